# SPDX-License-Identifier: GPL-3.0-or-later
"""Mutants drawn by lot, for build-aux/mutants --random: one operator, one returned truth or one
bound of the source turned round. The same seed draws the same mutants from the same tree."""
import random
import re
from dataclasses import dataclass, field

import tree

# What stands in the source, and what it is turned into. Blanks on both sides of an operator tell
# a minus from a sign and a comparison from an arrow or an #include.
TURNS = (
    (re.compile(r" (<=|>=|<|>|==|!=|&&|\|\||\+|-) "),
     {"<": "<=", "<=": "<", ">": ">=", ">=": ">", "==": "!=", "!=": "==",
      "&&": "||", "||": "&&", "+": "-", "-": "+"}),
    (re.compile(r"\breturn (TRUE|FALSE);"), {"TRUE": "FALSE", "FALSE": "TRUE"}),
    (re.compile(r"\b(MIN|MAX) \("), {"MIN": "MAX", "MAX": "MIN"}),
    (re.compile(r"\((!)[\w(]"), {"!": ""}),
)

# A guard against a programmer's mistake has no test, for no input reaches it, and a macro of the
# preprocessor is not C.
PASSED_OVER = re.compile(r"^\s*#|\bg_(return|assert|warn|error)")


@dataclass
class Drawn:
    file: str
    line: int
    start: int
    old: str
    new: str
    tests: list = field(default_factory=list)

    @property
    def what(self):
        return f"line {self.line}, '{self.old}' becomes '{self.new}'"

    def fits(self, text):
        return text[self.start:self.start + len(self.old)] == self.old

    def applied_to(self, text):
        return text[:self.start] + self.new + text[self.start + len(self.old):]


def places(path, text):
    """Every mutant that could be drawn from one file."""
    code = tree.blanked(text)
    lines = code.splitlines()
    found = []
    for pattern, turned in TURNS:
        for match in pattern.finditer(code):
            line = tree.line_of(code, match.start(1))
            if not PASSED_OVER.search(lines[line - 1]):
                found.append(Drawn(str(path), line, match.start(1), match[1], turned[match[1]]))
    return sorted(found, key=lambda mutant: mutant.start)


def draw(root, folders, count, seed):
    """So many mutants of the folders, each killed by the tests of its own folder or of the other
    folders drawn from."""
    names = [folder.rstrip("/").split("/")[-1] for folder in folders]
    everywhere = []
    for folder, name in zip(folders, names):
        for path in tree.files(root, folder, suffixes={".c"}):
            for mutant in places(path, tree.read(root, path)):
                mutant.tests = [name, *(other for other in names if other != name)]
                everywhere.append(mutant)
    return random.Random(seed).sample(everywhere, min(count, len(everywhere)))
