# SPDX-License-Identifier: GPL-3.0-or-later
"""Cases that are functions, each told as a line of TAP by its name."""
import subprocess


class Skipped(Exception):
    """A case that this machine has no means for."""


def run(*command, **options):
    answer = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True,
                            check=False, **options)
    return answer.returncode, answer.stdout


def play(folder, cases):
    """What such a program ends with."""
    failed = 0
    print(f"1..{len(cases)}")
    for number, case in enumerate(cases, 1):
        name = f"/{folder}/{case.__name__.replace('_', ' ')}"
        try:
            case()
            print(f"ok {number} {name}", flush=True)
        except Skipped as reason:
            print(f"ok {number} {name} # SKIP {reason}")
        except AssertionError as why:
            failed += 1
            print(f"not ok {number} {name}")
            print("\n".join(f"# {line}" for line in str(why).splitlines()))
    return 1 if failed else 0
