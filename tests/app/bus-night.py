#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""While a side plots, the accessibility bus tells nobody else of it: for two different plots
everything that is on it behind the curtain and for the other side's eyes is the same, byte by byte:
by night (E N.1) and by day, where plots have missions (Y S9). Run under tests/app/in-window with the
program, the command line, a scenario for the night and one for the day; speaks TAP."""
import subprocess
import sys
import tempfile
from pathlib import Path

from bus import (PATIENCE, Missing, application, by_name, by_text, press, the_program, type_order,
                 wait_for, walk)
from ear import keys
from gi.repository import Atspi, GLib

DUSK = ("option variable-initiative; option night-plots; next!; next; next!; next; place u1 0101;"
        "place c1 0105; place c2 0605; place u2 0501; place ug off")
# How each begins, and two plots of the Union.
NIGHT = (DUSK, ["plot u1 0102 0202; plot u2 . 0502", "plot u2 ."])
DAY = ("option simultaneous-movement", ["plot alden . attack", "plot alden ."])
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
        now = [told_by(node) for node in walk(the_program())]
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


def told_of(program, cli, scenario, before, orders):
    """What its own side is told while it plots, and what the other side is."""
    with tempfile.TemporaryDirectory() as folder:
        game = str(Path(folder) / "plotted.adjutant")
        subprocess.run([cli, "new", scenario, "-o", game], check=True, stdout=subprocess.DEVNULL)
        subprocess.run([cli, "play", game, before], check=True, stdout=subprocess.DEVNULL)
        with subprocess.Popen([program, game]) as running:
            try:
                by_text("Who looks first?")
                return plot(orders), told_others()
            finally:
                running.terminate()
                running.wait(PATIENCE)
                wait_for("no program", lambda: application() is None)


def compare(program, cli, scenario, begun):
    """Whether its own side is told, and whether nobody else is."""
    before, plots = begun
    told = [told_of(program, cli, scenario, before, orders) for orders in plots]
    for one, other in zip(told[0][1].split("\n"), told[1][1].split("\n")):
        if one != other:
            print(f"# {one!r} is not {other!r}")
    return told[0][0] != told[1][0], told[0][1] == told[1][1]


def main():
    print("1..4")
    program, cli, by_night, by_day = sys.argv[1:]
    fine = []
    for scenario, begun in ((by_night, NIGHT), (by_day, DAY)):
        try:
            fine += compare(program, cli, scenario, begun)
        except (Missing, GLib.Error, subprocess.SubprocessError) as trouble:
            print(f"# {trouble}")
            fine += [False, False]
    names = [f"{when}, {what}" for when in ("by night", "by day")
             for what in ("its own side is told", "nobody else is")]
    for number, (good, name) in enumerate(zip(fine, names), 1):
        print(f"{'ok' if good else 'not ok'} {number} - {name}")
    return not all(fine)


if __name__ == "__main__":
    sys.exit(main())
