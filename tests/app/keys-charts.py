#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A battle filled in by keys alone, heard as a screen reader says it: its map over a picture of it,
units, turns, victory, special rules, the battle itself, what is missing, comparing with the print,
and the game. Run under
tests/app/in-window with the program; speaks TAP."""
import os
import sys

from bus import by_text, is_alone, is_shut
from ear import heard, hears, keys, play, returns_to, text, walk_to
import gi

gi.require_version("GdkPixbuf", "2.0")
from gi.repository import GdkPixbuf  # noqa: E402

TITLE = "Millbrook"
PICTURE = os.path.join(os.environ["HOME"], "sheet.png")


def begins():
    heard("First battle")
    walk_to("New battle")
    keys("Return")
    walk_to("Title of the battle")
    text(TITLE)
    walk_to("Begin Filling In")
    keys("Return")
    returns_to(TITLE)
    heard("What is missing")


def grid():
    keys("Right", "Right", "Right")
    heard("Map")
    walk_to("Columns")
    keys("ctrl+a")
    text("10")
    walk_to("Rows")
    keys("ctrl+a")
    text("10")
    walk_to("How the hexes lie")


def picture_is_given():
    GdkPixbuf.Pixbuf.new(GdkPixbuf.Colorspace.RGB, False, 8, 900, 900).savev(PICTURE, "png", [], [])
    keys("ctrl+Page_Down")
    walk_to("Choose picture")
    keys("Return")
    returns_to("Choose a Picture of Your Map")
    text(PICTURE)
    keys("Return")
    returns_to(TITLE)
    heard("The picture; arrow keys move a cross over it")


def hex_is_pointed_at(number, guess, *arrows):
    keys(*arrows)
    heard(guess)
    keys("Return")
    heard("Number of this hex")
    text(number)
    keys("Return")
    heard("Cross at")


def picture_is_laid():
    hex_is_pointed_at("0101", "Cross at", *["Left"] * 12, *["Up"] * 12)
    hex_is_pointed_at("1001", "Cross at", *["Right"] * 24)
    hex_is_pointed_at("1010", "the grid has", *["Down"] * 24)
    hex_is_pointed_at("0110", "the grid has", *["Left"] * 24)
    by_text("4 hexes")
    keys("Escape")
    is_shut("Not the last one")


def north_is_given():
    walk_to("Click its side")
    keys("Return")
    by_text("Click the side of any hex")
    keys("Down", "ctrl+Up", "Return")
    is_shut("Click the side of any hex")
    walk_to("As printed")
    keys("Return")


def map_is_drawn():
    """The pages are folded away meanwhile, and the map has the keys."""
    keys("F9")
    heard("01")
    keys("2", "shift+Down")
    heard("Forest")
    keys("ctrl+Down", "c", "b", "r")
    heard("Road, Creek, Bridge; from your charts; side chosen: ")
    keys("n")
    heard("Name of what lies on the side")
    text("Mill Bridge")
    keys("Return")
    heard("side chosen: ")
    keys("0", "F9")
    heard("Picture")


def rest_is_clear():
    keys("ctrl+Page_Up")
    walk_to("Terrain of the rest")
    walk_to("Paint the rest")
    keys("Return")
    heard("Paint the rest, 0 hexes")


def units_are_typed():
    keys("ctrl+Page_Up", "ctrl+Page_Up")
    walk_to("Designation of a new unit")
    text("1/I")
    keys("Return")
    text("2/I")
    keys("Return")
    walk_to("Strength", "shift+Tab")
    heard("Strength, Union · 2/I, Infantry")
    text("5")
    keys("Up")
    heard("Strength, Union · 1/I, Infantry")
    text("4")
    keys("Down", "Right")
    heard("Set-up hex, Union · 2/I, Infantry")


def hex_is_picked():
    """Of the second unit, from the map: the field has the keys again after that."""
    keys("F4")
    heard("01")
    keys("Right", "Return")
    hears("Set-up hex, Union · 2/I, Infantry: 0203")


def counter_is_set_down():
    keys("F9")
    heard("0203")
    walk_to("Union · 1/I, Infantry")
    keys("Return")
    heard("0203")
    keys("Right", "Return")
    heard("1/I")


def turns_are_typed():
    keys("F9", "ctrl+Page_Down")
    walk_to("Number of Game-Turns")
    keys("ctrl+a")
    text("8")
    walk_to("First player")
    keys("space", "Down")
    heard("Union")
    keys("Return")
    heard("First player Union")
    keys("Tab")
    heard("Day or night, Turn 1")


def award_is_typed():
    """Its hex is pointed at on the map, and the field has the keys again after that."""
    keys(*["ctrl+Page_Down"] * 3)
    walk_to("Add victory points")
    walk_to("Given for")
    keys("space", "Down", "Down")
    heard("hexes held at the end")
    keys("Return")
    walk_to("Points")
    text("10")
    walk_to("Hexes")
    walk_to("Point at them on the map")
    keys("Return")
    heard("0303")
    keys("Right", "Return", "Escape")
    heard("Hexes")
    walk_to("In words")
    text("The mill")
    keys("Tab")
    by_text("Union, 10: The mill")


def special_rule_is_typed():
    keys("ctrl+Page_Down")
    walk_to("Add a rule")
    walk_to("Title and number")
    text("Fog")
    walk_to("What it says")
    text("Nobody sees far.")
    keys("Tab")
    walk_to("Fog", "shift+Tab")


def battle_is_told():
    """A source that is added leaves the keys where the next one is typed."""
    keys("ctrl+Page_Down", "ctrl+Page_Down")
    walk_to("Date")
    text("4 May 1863")
    walk_to("Name of a new source")
    text("letter")
    walk_to("Which book")
    text("A letter of the designer")
    walk_to("Add the Source")
    keys("Return")
    heard("Name of a new source")
    walk_to("Source “letter”", "shift+Tab")


def nothing_is_missing():
    """What is settled goes away, and the keys stay with the next."""
    keys(*["ctrl+Page_Up"] * 8)
    walk_to("Nothing missing any more")
    for left in reversed(range(10)):
        keys("Return")
        heard("Nothing missing any more" if left else "Begin the Battle")


def all_is_compared():
    """What one has drawn and typed oneself is, row by row; Enter says so of the rest."""
    keys(*["ctrl+Page_Down"] * 7)
    walk_to("As printed")
    keys("Return")
    by_text("Everything is compared with the print")


def battle_begins():
    walk_to("Begin the Battle", "shift+Tab")
    keys("Return")
    is_alone()
    returns_to(TITLE)
    by_text("Turn 1, Union")
    heard("Clear")


if __name__ == "__main__":
    play([begins, grid, picture_is_given, picture_is_laid, north_is_given, map_is_drawn,
          rest_is_clear, units_are_typed, hex_is_picked, counter_is_set_down, turns_are_typed,
          award_is_typed, special_rule_is_typed, battle_is_told, nothing_is_missing,
          all_is_compared, battle_begins], sys.argv[1:])
