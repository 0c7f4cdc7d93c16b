#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""While a side plots, the accessibility bus tells nobody else of it: for two different plots
everything that is on it behind the curtain and for the other side's eyes is the same, byte by byte
(E N.1). Run under tests/app/in-window with the program, the command line and a scenario; speaks
TAP."""
import subprocess
import sys
import tempfile
from pathlib import Path

from bus import (PATIENCE, Missing, application, by_name, by_text, press, type_order, wait_for,
                 walk)
from ear import keys
from gi.repository import Atspi, GLib

DUSK = ("option variable-initiative; option night-plots; next!; next; next!; next; place u1 0101;"
        "place c1 0105; place c2 0605; place u2 0501; place ug off")
PLOTS = ["plot u1 0102 0202; plot u2 . 0502", "plot u2 ."]
PANELS = ["alt+5", "alt+7"]  # roster and log


def told_by(node):
    """What a screen reader may say of it."""
    said = Atspi.Text.get_text(node, 0, -1) if "Text" in node.get_interfaces() else ""
    return "\t".join([node.get_role_name() or "", node.get_name() or "",
                      node.get_description() or "", said or ""])


def tell():
    """Of the whole program, once it has come to rest: told twice the same."""
    last = []

    def is_at_rest():
        now = [told_by(node) for node in walk(application())]
        same = last == [now]
        last[:] = [now]
        return same

    wait_for("rest", is_at_rest)
    return "\n".join(last[0])


def lift_for(side):
    press(by_name(f"{side} only: press to look", Atspi.Role.PUSH_BUTTON))
    by_text(f"For {side} eyes only")


def plot(orders):
    lift_for("Union")
    type_order(orders)
    by_text("Saved")
    plotted = tell()
    keys("F8")
    by_text("Who looks first?")
    return plotted


def told_others():
    said = [tell()]
    lift_for("Confederate")
    said.append(tell())
    for key in PANELS:
        keys(key)
        said.append(tell())
    return "\n".join(said)


def night(program, cli, scenario, orders):
    """From nightfall on; what its own side is told while it plots, and what the other side is."""
    with tempfile.TemporaryDirectory() as folder:
        game = str(Path(folder) / "night.adjutant")
        subprocess.run([cli, "new", scenario, "-o", game], check=True, stdout=subprocess.DEVNULL)
        subprocess.run([cli, "play", game, DUSK], check=True, stdout=subprocess.DEVNULL)
        with subprocess.Popen([program, game]) as running:
            try:
                by_text("Who looks first?")
                return plot(orders), told_others()
            finally:
                running.terminate()
                running.wait(PATIENCE)
                wait_for("no program", lambda: application() is None)


def main():
    print("1..2")
    nights = []
    try:
        nights = [night(*sys.argv[1:], orders) for orders in PLOTS]
    except (Missing, GLib.Error, subprocess.SubprocessError) as trouble:
        print(f"# {trouble}")
    own = bool(nights) and "0202" in nights[0][0] and nights[0][0] != nights[1][0]
    others = bool(nights) and nights[0][1] == nights[1][1]
    if nights and not others:
        for one, other in zip(nights[0][1].split("\n"), nights[1][1].split("\n")):
            if one != other:
                print(f"# {one!r} is not {other!r}")
    print("ok 1 - its own side is told" if own else "not ok 1 - its own side is told")
    print("ok 2 - nobody else is" if others else "not ok 2 - nobody else is")
    return not (own and others)


if __name__ == "__main__":
    sys.exit(main())
