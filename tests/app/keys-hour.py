#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""What an hour at the keys comes to besides a Game-Turn and the windows: a battle's charts typed in,
options, a scatter list, a battle in table mode, a look back, the board read back. Run under
tests/app/in-window with the program; speaks TAP."""
import sys

from bus import by_name, by_text, is_alone
from ear import go_to, heard, keys, play, returns_to, text, walk_to


def orders(line):
    keys("ctrl+l")
    heard("Order")
    text(line)
    keys("Return", "Escape")


def charts_are_typed():
    """The titles of the pages are one stop of Tab, and Ctrl+Z takes a figure back."""
    heard("First battle")
    walk_to("Antietam")
    keys("Return")
    heard("What is missing")
    keys("Right", "Right", "Tab")
    heard("Number of Game-Turns")
    text("12")
    keys("Return", "Tab", "Tab")
    heard("Day or night, Turn 1: day")
    text("night")
    keys("Return")
    heard("Turn 2: day")
    by_name("Day or night, Turn 1: night")
    keys("ctrl+z")
    by_name("Day or night, Turn 1: day")


def clauses_are_typed():
    """From the list into the form of the row that is picked, and back to that row."""
    keys("ctrl+Next", "ctrl+Next", "ctrl+Next")
    heard("Add victory points")
    keys("Down")
    heard("Add a degree")
    keys("Tab", "shift+Tab")
    heard("Add a degree")
    keys("alt+b")
    by_name("Turn 1, Union, Movement")
    keys("ctrl+n")
    heard("Antietam, my charts Turn 1")
    keys("Tab")
    heard("Rules that new games are played by")
    keys("Tab")
    heard("Chickamauga")


def options_are_found():
    keys("Return")
    heard("1315, Forest-rough, Union: 3/3/XIV 5")
    keys("F10")
    heard("New Game")
    keys("r")
    by_text("Attack Effectiveness")
    keys("u")
    heard("Unlimbering")
    walk_to("Cavalry is weaker")
    keys("Escape")
    is_alone()
    returns_to("Chickamauga")


def level_and_die_are_told_apart():
    """By where the cursor is: in the field of the level a digit is that, elsewhere the die."""
    keys("ctrl+shift+m")
    heard("Die 1: digits 0")
    walk_to("Level of lost command", key="shift+Tab")
    keys("4", "Tab")
    by_name("Die 1: digits 1 3 5 8")
    walk_to("Die 1: digits 1 3 5 8")
    keys("3")
    by_text("1 3 7 8")
    walk_to("Level of lost command", key="shift+Tab")
    keys("2", "Return")
    by_name("Die 1: digits 1 4")
    keys("Escape")
    is_alone()
    returns_to("Chickamauga")


def scatter_list_is_done():
    """One key opens the panel, one is the die, and three are enough for each unit."""
    orders("option command-control")
    keys("ctrl+m")
    heard("Die 1: digits 1 3 5 8")
    keys("3")
    heard("1/1/XXI, 1127")
    keys("2", "3", "a")
    by_text("1/1/XXI, dice 2 and 3,")
    keys("1", "6", "a")
    by_text(", dice 1 and 6,")
    keys("Escape")
    heard("1315")


def two_of_a_stack_are_picked():
    orders("option command-control=off; place 2/1/xiv 1318")
    go_to("1318", "1318, Rough, Union: ")
    keys("space", "ctrl+space")
    heard("picked: 2/1/XIV and 3/1/XIV")
    keys("Escape")
    go_to("1315", "1315")


def table_mode_is_for_the_pad():
    """Space is nothing there: it does not take back. Then a whole battle by the pad."""
    orders("place smith 1418; place 2/1/xiv 1319; place 3/1/xiv 1318; next!")
    orders("attack 1418 from 3/1/xiv")
    keys("F11")
    heard("Table mode")
    by_text("3/1/XIV against 1418")
    keys("space", "1")
    by_text("Smith must retreat (Confederate)")
    keys("1")
    by_text("Union may advance one unit, or stay")
    keys("1", "Escape")
    heard("1315")
    by_text("3/1/XIV advances to 1418")


def what_was_tried_is_kept():
    keys("ctrl+t")
    by_text("What if")
    orders("place wright 1621")
    by_text("1 order tried")
    keys("ctrl+shift+t")
    by_text("Union, Combat")
    go_to("wright", "1621")
    go_to("1315", "1315")


def typing_is_taken_back():
    """And not the order before it."""
    keys("ctrl+l")
    heard("Order")
    text("note")
    keys("ctrl+z", "Escape")
    heard("1315")
    go_to("wright", "1621")
    go_to("1315", "1315")


def looks_back():
    """By Page Up and Page Down, with Ctrl further; Space plays on and pauses, and picks nobody.
    Escape lets go of the look back as of anything else; a turn to come has a menu."""
    keys("ctrl+Home")
    by_text("as it stood: the beginning")
    keys("Next")
    by_text("From now on, Command control: on")
    keys("space")
    by_name("Pause")
    keys("ctrl+End")
    by_name("Turn 1, Union, Combat")
    keys("Prior", "ctrl+Prior", "ctrl+Prior")
    by_name("Turn 1, Union, Movement")
    keys("ctrl+Next")
    by_name("Turn 1, Union, Combat")
    keys("ctrl+End")
    keys("alt+7")
    walk_to("Show only orders that say")
    keys("Down", "Return")
    by_name("Turn 1, Union, Movement")
    keys("Escape")
    heard("1315")
    keys("Escape")
    by_name("Turn 1, Union, Combat")
    keys("F9")
    walk_to("Turn 1, now", "shift+Tab")
    keys("Right", "Return")
    heard("What the Book Says of Turn 2")
    keys("Escape")
    heard("Turn 2, 21 units arrive")
    keys("Return")
    heard("What the Book Says of Turn 2")
    keys("Return")
    heard("As it should be")
    text("yes")
    keys("Return", "Escape")
    heard("1315")
    keys("F9")
    by_text("Turn 2, Night")


def reads_back():
    """The list is left by one Tab from what differs."""
    keys("F10")
    heard("New Game")
    keys("b")
    heard("Board")
    keys("e")
    heard("0302: 1/1/Res 6")
    keys("Down", "Tab")
    heard("differs")
    keys("Tab")
    heard("Combat")
    keys("shift+Tab")
    heard("0402: 2/1/Res 4 differs")
    keys("Escape")
    heard("1315")


def panels_are_left():
    """A panel's key once more is no step in it, and Escape leads out of a search as well."""
    go_to("wilder", "1022")
    for panel, words in (("5", "Search the roster"), ("7", "Which orders are shown")):
        keys("alt+" + panel)
        heard(words)
        keys("alt+" + panel)
        heard(words)
        if panel == "7":
            walk_to("Show only orders that say")
        keys("Escape")
        heard("1022")


if __name__ == "__main__":
    play([charts_are_typed, clauses_are_typed, options_are_found,
          level_and_die_are_told_apart, scatter_list_is_done,
          two_of_a_stack_are_picked, table_mode_is_for_the_pad, what_was_tried_is_kept,
          typing_is_taken_back, looks_back, reads_back, panels_are_left], sys.argv[1:])
