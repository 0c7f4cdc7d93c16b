# SPDX-License-Identifier: GPL-3.0-or-later
"""The list of mutants, for build-aux/mutants, which tries them, and for the linter that sees
whether they still fit. The head of build-aux/mutants.list explains the form."""
import re
import sys
from dataclasses import dataclass, field

HEAD = re.compile(r"\[(?P<file>\S+)\] (?P<what>.+)")
TESTS = re.compile(r"killed by (?P<names>.+)")


@dataclass
class Mutant:
    file: str
    what: str
    line: int
    tests: list = field(default_factory=list)
    old: list = field(default_factory=list)
    new: list = field(default_factory=list)

    def fits(self, text):
        return text.count("\n".join(self.old)) == 1

    def applied_to(self, text):
        return text.replace("\n".join(self.old), "\n".join(self.new))


def read_list(path):
    mutants = []
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        head, tests = HEAD.fullmatch(line), TESTS.fullmatch(line)
        if head:
            mutants.append(Mutant(head["file"], head["what"], number))
        elif mutants and tests:
            mutants[-1].tests = tests["names"].split()
        elif mutants and line.startswith("-"):
            mutants[-1].old.append(line[1:])
        elif mutants and line.startswith("+"):
            mutants[-1].new.append(line[1:])
        elif line and not line.startswith("#"):
            sys.exit(f"{path.name}:{number}: no [FILE], killed by, -old, +new or # comment")
    for mutant in mutants:
        if not mutant.tests or not mutant.old or mutant.old == mutant.new:
            sys.exit(f"{path.name}:{mutant.line}: needs killed by, and -old unlike its +new")
    return mutants
