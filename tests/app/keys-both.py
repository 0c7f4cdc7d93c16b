#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A Game-Turn of simultaneous movement by keys alone: two plots with missions behind one curtain, the
command dice of both sides, a hex that both make for, one of each side that scatters, an attack of
each side, and their results carried out. The keys of a plot and of a battle are counted. Run under tests/app/in-window with the program, the command line
and the scenario; speaks TAP."""
import subprocess
import sys
import tempfile
from pathlib import Path

from bus import Missing, by_name, by_text
from ear import heard, keys, play, pressed, walk_to

# By Union's die 5 and Confederate's 3 only 2/3/XIV and Gist are out of command.
BEGUN = ("option simultaneous-movement; option attack-effectiveness; option command-control;"
         "place wilder 1318; place fulton 1320; place 2/1/xiv 1218;"
         "place 2/4/xiv+1/1/res+2/1/res off;"
         "place polk+bates+trigg+gregg+mcnair+forrest off")
A_PLOT = 5  # three hexes, the mission, and on to the next
A_BATTLE = 6  # two attacks, all dice, and carried out


def counted(most, what):
    """Presses no more than so many keys in it."""
    before = pressed[0]
    what()
    if pressed[0] - before > most:
        raise Missing(f"{most} keys; they were {pressed[0] - before}")


def look(side):
    """From the curtain, which gives nothing away to a key pressed too often."""
    by_name("Both together: nobody's secrets")
    walk_to(f"{side} only", "shift+Tab")
    keys("Return")
    by_text(f"For {side} eyes only")


def the_union_plots():
    look("Union")
    keys("alt+9")
    heard("MP")
    walk_to("Wilder", "Down", 60)
    keys("space", "4", "a")
    by_text("3 of 3 MP, to attack")


def three_hexes_are_plotted():
    walk_to("3/1/XIV", "Up", 60)
    counted(A_PLOT, lambda: (keys("1", "1", "1", "a", "Return"), heard("no plot")))


def the_confederate_plots():
    keys("ctrl+Return")
    by_text("Confederate comes to the screen now")
    look("Confederate")
    keys("alt+9")
    heard("MP")
    walk_to("Fulton", "Down", 60)
    keys("1", "a")
    by_text("3 of 3 MP, to attack")
    keys("ctrl+Return")


def both_find_who_is_out_of_command():
    by_name("Both together: nobody's secrets")
    keys("Return")
    by_text("To Movement of both sides")
    keys("ctrl+Return")
    by_text("Union throws a die for Command Control")
    keys("alt+4")
    heard("Die 1")
    keys("5")
    by_text("Confederate throws a die for Command Control")
    keys("3")


def both_march_and_dispute_a_hex():
    keys("ctrl+Return")
    by_text("March segment 1")
    keys("alt+9")
    for segment in ("March segment 2", "March segment 3"):
        keys("ctrl+Return")
        by_text(segment)
    keys("ctrl+Return")
    by_text("Both sides make for 1319")
    keys("4", "4")
    by_text("Both threw 4")
    keys("2", "6")
    by_text("Fulton stops in 1319")


def one_of_each_scatters():
    keys("alt+4")
    heard("Infantry 5")
    keys("3")
    by_text("2/3/XIV drifts")
    keys("2", "a")
    by_text("Gist drifts")
    keys("3", "2", "a")
    by_text("To Combat of both sides")


def both_attack():
    keys("ctrl+Return")
    by_text("Both sides say whom they attack")
    keys("alt+1")
    heard("must be attacked")
    counted(A_BATTLE, a_battle)


def a_battle():
    keys("Return", "a")
    heard("must be attacked")
    keys("Return", "a", "shift+r")
    heard("Carry Out the Results")
    keys("Return")
    by_text("under way")


if __name__ == "__main__":
    program, cli, scenario = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        game = str(Path(folder) / "both.adjutant")
        subprocess.run([cli, "new", scenario, "-o", game], check=True, stdout=subprocess.DEVNULL)
        subprocess.run([cli, "play", game, BEGUN], check=True, stdout=subprocess.DEVNULL)
        play([the_union_plots, three_hexes_are_plotted, the_confederate_plots,
              both_find_who_is_out_of_command, both_march_and_dispute_a_hex, one_of_each_scatters,
              both_attack], [program, game])
