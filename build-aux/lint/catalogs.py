# SPDX-License-Identifier: GPL-3.0-or-later
"""What the linters know of translations: which languages there are, and what a catalog holds."""
import gettext
import os
import subprocess
from pathlib import Path

import tree


def languages(root):
    return [line for line in tree.read(root, "po/LINGUAS").split("\n")
            if line and not line.startswith("#")]


def run(*command, root, folder, text=None):
    environment = dict(os.environ, GETTEXTDATADIRS=str(root / "po"), LC_ALL="C.UTF-8")
    answer = subprocess.run(command, cwd=folder, env=environment, input=text, text=True,
                            stdout=subprocess.PIPE, stderr=subprocess.PIPE, check=False)
    if answer.returncode != 0:
        raise RuntimeError(answer.stderr.strip() or f"{command[0]} failed")
    return answer.stdout


def catalog(root, folder, po):
    """{(context and sentence, number of its plural): what is shown}; the fuzzy are left out."""
    run("msgfmt", "--check-format", "-o", "messages.mo", po, root=root, folder=folder)
    with open(Path(folder) / "messages.mo", "rb") as file:
        read = gettext.GNUTranslations(file)._catalog
    found = {key if isinstance(key, tuple) else (key, None): text for key, text in read.items()}
    found.pop(("", None), None)
    return found
