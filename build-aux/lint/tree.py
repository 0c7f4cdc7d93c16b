# SPDX-License-Identifier: GPL-3.0-or-later
"""What the linters share: which files there are, C without its comments, and how a linter
reports. A linter is a program that is given the root of a tree and prints `file:line: text`."""
import re
import sys
from pathlib import Path

LITERAL_OR_COMMENT = re.compile(
    r'"(?:\\.|[^"\\\n])*"' r"|'(?:\\.|[^'\\\n])*'" r"|/\*.*?\*/|//[^\n]*", re.DOTALL)


def is_ours(path):
    """Not what is built, not what git, editors and caches keep in hidden folders, and not the
    linters' own examples of bad style (tests/lint/NAME/)."""
    parts = path.parts
    if parts == (".git",):  # of a second work tree: it names the first one's place
        return False
    if len(parts) > 1 and parts[0] != ".ci" and (
            parts[0] == "build" or parts[0].startswith((".", "_build"))):
        return False
    return not (parts[:2] == ("tests", "lint") and len(parts) > 3 or "__pycache__" in parts)


def files(root, *tops, suffixes=None):
    """Our files under the folders tops (all without), sorted, relative to root."""
    found = []
    for top in tops or (".",):
        for path in sorted((root / top).rglob("*")):
            relative = path.relative_to(root)
            if path.is_file() and is_ours(relative) and (
                    suffixes is None or path.suffix in suffixes):
                found.append(relative)
    return found


def read(root, path):
    return (root / path).read_text(encoding="utf-8")


def blanked(text, literals=True):
    """C with comments, and string literals if asked, blanked out; every line keeps its number
    and every character its column."""
    def blank(match):
        if not literals and match[0][0] in "\"'":
            return match[0]
        return re.sub(r"[^\n]", " ", match[0])
    return LITERAL_OR_COMMENT.sub(blank, text)


def line_of(text, position):
    return text.count("\n", 0, position) + 1


class Report:
    def __init__(self):
        self.findings = []
        self.remarks = []

    def finding(self, path, line, text):
        self.findings.append(f"{path}:{line}: {text}")

    def remark(self, text):
        self.remarks.append(text)


def lint(check):
    """The main function of a linter: check(root, report)."""
    report = Report()
    check(Path(sys.argv[1]), report)
    for line in report.remarks:
        print(f"remark: {line}")
    for line in report.findings:
        print(line)
    return 1 if report.findings else 0
