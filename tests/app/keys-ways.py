#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""How many keys each deed takes: done here by keys alone, counted, and held against the table that
docs/playing.md has of them, in every language. test-ways.c counts clicks and touches. Run under
tests/app/in-window with the program; speaks TAP."""
import re
import sys
from pathlib import Path

from bus import Missing, by_text, is_alone, is_shut
from ear import go_to, heard, keys, play, pressed, returns_to, text, walk_to

DOCS = Path(__file__).resolve().parents[2] / "docs"
ROW = re.compile(r"^\|[^|]*\|([^|]*)\|[^|]*\|\s*(?:–|\d[\d +]*)\s*\|$", re.MULTILINE)
DEEDS = ["odds", "begin", "move", "move-dragged", "battle", "battle-of-several", "exchange",
         "column", "leave", "leave-owed", "die", "older-die", "initiative", "scatter-list", "drift", "summary"]
counted = {}


def counting(deed):
    """The keys pressed from here to the end of the deed are what it takes."""
    before = pressed[0]

    def done():
        counted[deed] = pressed[0] - before
    return done


def orders(line):
    keys("ctrl+l")
    heard("Order")
    text(line)
    keys("Return", "Escape")


def odds():
    heard("First battle")
    done = counting("odds")
    keys("ctrl+k")
    heard("Strength of the attack")
    text("13 4")
    keys("Return")
    by_text("3-1")
    done()
    keys("Escape")
    heard("First battle")


def a_battle_begins():
    walk_to("Chickamauga")
    done = counting("begin")
    keys("Return")
    heard("1315, Forest-rough, Union: 3/3/XIV 5")
    done()


def a_unit_moves():
    done = counting("move")
    keys("space", "Down", "Return")
    by_text("3/3/XIV moves 1315-")
    done()


def a_phase_is_left():
    done = counting("leave")
    keys("ctrl+Return")
    by_text("Turn 1, Union, Combat")
    done()


def one_attacks():
    orders("place 3/1/xiv 1619")
    go_to("1619", "3/1/XIV 5")
    done = counting("battle")
    keys("space", "Down", "Return")
    by_text("Die 3: Dr")
    keys("3")
    by_text("must retreat")
    done()


def the_die_was_another():
    done = counting("die")
    keys("ctrl+z")
    by_text("Die 4: Ar")
    keys("4")
    by_text("die 4")
    done()


def two_attack():
    keys("ctrl+z", "Escape")
    orders("place wilder 1621")
    go_to("1619", "3/1/XIV 5")
    done = counting("battle-of-several")
    keys("space", "Down", "Return", "Down", "Return")
    by_text("Die 6: Ex")
    keys("6")
    by_text("must lose")
    done()


def losses_are_exchanged():
    done = counting("exchange")
    keys("1")
    by_text("3/1/XIV is eliminated")
    done()


def a_phase_is_left_with_something_owed():
    keys("Escape")
    orders("place 1/1/xiv 1619")
    done = counting("leave-owed")
    keys("ctrl+Return")
    by_text("Once more")
    keys("ctrl+Return")
    by_text("Turn 1, Confederate, Movement")
    done()


def an_older_die_was_another():
    """The attack of two is three orders up: a loss, a counter placed and the end of the phase lie
    behind it."""
    done = counting("older-die")
    keys("alt+7")
    heard("Which orders are shown")
    keys("Tab", "Tab", "Tab", "End")
    heard("next")
    keys("Up", "Up", "Up")
    heard("die 6: Ex")
    keys("1")
    heard("As it should be")
    by_text("What becomes of later orders")
    keys("Return")
    by_text("die 1: ")
    done()


def a_summary_is_there():
    keys("Escape")
    done = counting("summary")
    keys("ctrl+p")
    heard("Turn summary")
    done()
    keys("Escape")
    is_alone()
    returns_to("Chickamauga")


def a_list_is_found():
    orders("option command-control")
    done = counting("scatter-list")
    keys("ctrl+m")
    heard("Die 1: digits")
    keys("3")
    heard(", ")
    done()


def one_drifts():
    done = counting("drift")
    keys("2", "3", "a")
    by_text(", dice 2 and 3,")
    done()
    keys("Escape")


def a_column_comes():
    orders("option command-control=off; next!; next!")
    done = counting("column")
    keys("alt+2")
    heard("Bring on 6 in Order")
    keys("Return")
    is_shut("Bring on 6 in Order")
    done()
    keys("Escape")


def the_dice_fall():
    orders("option variable-initiative" + "; next!" * 30)
    by_text("Both sides must throw for the initiative")
    done = counting("initiative")
    keys("alt+3", "4", "2")
    by_text("Confederate moves first now")
    done()


def help_tells_the_same():
    for page in ("playing.md", "de/playing.md", "fr/playing.md"):
        told = [cell.strip() for cell in ROW.findall((DOCS / page).read_text("utf-8"))]
        done = [str(counted.get(deed, "–")) for deed in DEEDS]
        if told != done:
            raise Missing(f"{page} tells {told}, counted were {done}")


if __name__ == "__main__":
    play([odds, a_battle_begins, a_unit_moves, a_phase_is_left, one_attacks, the_die_was_another,
          two_attack, losses_are_exchanged, a_phase_is_left_with_something_owed,
          an_older_die_was_another, a_summary_is_there, a_list_is_found, one_drifts,
          a_column_comes, the_dice_fall, help_tells_the_same], sys.argv[1:])
