#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a desktop starts it: how it ends, what it opens, and that there is one of it.
Run under tests/app/in-window with the program and a scenario; speaks TAP."""
import os
import re
import resource
import subprocess
import sys
import tempfile
import time
from pathlib import Path

PATIENCE = 60
BAD = "<game version='1'>\n<oops"


class Missing(Exception):
    """Something that should have happened has not."""


def windows(title):
    """How many windows with that title are on the screen."""
    answer = subprocess.run(["xdotool", "search", "--onlyvisible", "--name", f"^{title}$"],
                            stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True,
                            check=False)
    return len(answer.stdout.split())


def wait_for(what, condition):
    end = time.monotonic() + PATIENCE
    while not condition():
        if time.monotonic() > end:
            raise Missing(what)
        time.sleep(0.1)


def run(*arguments, before=None):
    """To the end, which must be a good one; what GTK complains of would have been fatal. What is told
    on the way is nobody's result."""
    subprocess.run(arguments, check=True, timeout=PATIENCE, preexec_fn=before,
                   stdout=subprocess.DEVNULL)


def leaves_after_startup(program, scenario, bad):
    run(program, "--exit-after-startup")
    run(program, "--exit-after-startup", scenario)
    run(program, "--exit-after-startup", bad)
    run(program, "--exit-when-settled")
    run(program, "--exit-when-settled", scenario)


def tells_of_itself(program, scenario, bad):
    """Which version it is and what may be given to it; its page of the manual has it all."""
    page = (Path(os.environ["ADJUTANT_DATA_DIR"]) / "man/adjutant.1").read_text("utf-8")
    said = [subprocess.run([program, option], check=True, timeout=PATIENCE, text=True,
                           stdout=subprocess.PIPE).stdout for option in ("--version", "--help")]
    if not re.fullmatch(r"adjutant [0-9.]+(-rc)?\n", said[0]):
        raise Missing("the version")
    if "FILE" not in said[1]:
        raise Missing("that a file may be given")
    for option in re.findall(r"--([a-z]+)\b(?!-)", said[1]):
        if f"\\-\\-{option}" not in page:
            raise Missing(f"--{option} in the manual")


def speaks_the_players_language(program, scenario, bad):
    """Also from the folder it was built in, where no catalog is installed."""
    for language, word in ("de", "Fassung"), ("fr", "version"):
        environment = {**os.environ, "LC_ALL": "C.UTF-8", "LANGUAGE": language}
        said = subprocess.run([program, "--help"], check=True, timeout=PATIENCE, text=True,
                              stdout=subprocess.PIPE, env=environment).stdout
        if word not in said or "Say which" in said:
            raise Missing(f"the words of {language}")


def outlives_a_full_file(program, scenario, bad):
    """A file that may grow no more ends no game: the system's signal for it is not heard."""
    def limit():
        resource.setrlimit(resource.RLIMIT_FSIZE, (4096, resource.RLIM_INFINITY))

    run(program, "--exit-after-startup", scenario, before=limit)


def is_one(program, scenario, bad):
    """A second start hands its file to the first and is done."""
    with subprocess.Popen([program]) as first:
        try:
            wait_for("the start page", lambda: windows("Adjutant") == 1)
            run(program, scenario)
            wait_for("the battle in the first window", lambda: windows("Chickamauga") == 1)
            run(program, scenario)
            wait_for("another window for another game", lambda: windows("Chickamauga") == 2)
            run(program)
            if first.poll() is not None or windows("Chickamauga") != 2:
                raise Missing("the first program, with its two windows")
        finally:
            first.terminate()


def opens_a_skirmish(program, scenario, bad):
    """In a window of its own, which the start page makes room for; asked for twice it is one."""
    with tempfile.TemporaryDirectory() as folder:
        path = str(Path(folder) / "barn.skirmish")
        run(Path(program).parent.parent / "cli/adjutant-cli", "skirmish", "new", path)
        with subprocess.Popen([program]) as first:
            try:
                wait_for("the start page", lambda: windows("Adjutant") == 1)
                run(program, path)
                wait_for("the skirmish", lambda: windows("barn.skirmish") == 1)
                wait_for("room for it", lambda: windows("Adjutant") == 0)
                run(program, path)
                if first.poll() is not None or windows("barn.skirmish") != 1:
                    raise Missing("one window for one skirmish")
            finally:
                first.terminate()


def keeps_the_start_page(program, scenario, bad):
    """A file that cannot be read is no reason not to come up."""
    with subprocess.Popen([program, bad]) as first:
        try:
            wait_for("the start page", lambda: windows("Adjutant") == 1)
            if first.poll() is not None:
                raise Missing("the program")
        finally:
            first.terminate()


def main():
    program, scenario = sys.argv[1:]
    tests = [leaves_after_startup, tells_of_itself, speaks_the_players_language, outlives_a_full_file,
             is_one, opens_a_skirmish, keeps_the_start_page]
    failed = 0

    print(f"1..{len(tests)}")
    with tempfile.TemporaryDirectory() as folder:
        bad = Path(folder) / "bad.adjutant"
        bad.write_text(BAD, "utf-8")
        for number, test in enumerate(tests, 1):
            try:
                test(program, scenario, str(bad))
                print(f"ok {number} - {test.__name__}", flush=True)
            except (Missing, subprocess.SubprocessError) as error:
                failed = 1
                print(f"not ok {number} - {test.__name__}: {error}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
