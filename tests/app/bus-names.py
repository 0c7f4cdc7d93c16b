#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every panel and every window as it is on the accessibility bus: what can have the focus says what
it is, and so does every picture. Run under tests/app/in-window with the program and a scenario;
speaks TAP."""
import re
import sys

from bus import Missing, by_name, by_text, is_alone, the_program, type_order, wait_for
from ear import heard, keys, play, returns_to, walk_to
from gi.repository import Atspi

PICTURES = (Atspi.Role.IMAGE, Atspi.Role.ICON, Atspi.Role.CANVAS, Atspi.Role.DRAWING_AREA,
            Atspi.Role.CHART)
CONTROLS = (Atspi.Role.PUSH_BUTTON, Atspi.Role.TOGGLE_BUTTON, Atspi.Role.CHECK_BOX,
            Atspi.Role.RADIO_BUTTON, Atspi.Role.LIST_ITEM, Atspi.Role.MENU_ITEM,
            Atspi.Role.TABLE_CELL, Atspi.Role.TABLE_ROW, Atspi.Role.LINK)
# Built by GTK itself into drop-down lists and tables, and named when it gets the focus.
NAMED_IN_TIME = ("GtkListItemWidget", "GtkColumnListView")
# Not seen, and empty until they are.
HAVE_NOTHING_TO_SAY = ("AdjCurtainPage", "AdjTrouble")


def is_named(node):
    """GTK says the class of what has no name."""
    name = node.get_name() or ""
    return bool(name) and not re.fullmatch("(Gtk|Adj)[A-Z][A-Za-z]*", name)


def nameless(node, told):
    """A picture in something that has a name needs none of its own."""
    if node.get_role() == Atspi.Role.COMBO_BOX or node.get_name() in HAVE_NOTHING_TO_SAY:
        return
    named = is_named(node)
    wants = (node.get_state_set().contains(Atspi.StateType.FOCUSABLE)
             or (node.get_role() in PICTURES and not told))
    if wants and not named and node.get_name() not in NAMED_IN_TIME:
        yield f"{node.get_role_name()} {node.get_name()} in {way_to(node)}"
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            yield from nameless(child, told or (named and node.get_role() in CONTROLS))


def way_to(node):
    names = []
    while len(names) < 6 and (node := node.get_parent()) is not None:
        names.append(f"{node.get_role_name()} {node.get_name()}")
    return " < ".join(names)


def is_all_named(root):
    """Asked again where something has no name: the program may have been too busy to say it."""
    found = []

    def has_no_other():
        found[:] = nameless(root, False)
        return not found
    try:
        wait_for("all names", has_no_other)
    except Missing:
        raise Missing("names for " + "; ".join(found)) from None


def newest_window():
    return wait_for("a window", lambda: the_program().get_child_at_index(
        the_program().get_child_count() - 1))


def opens_and_is_named(words, *ways):
    """Its keys, and what is said when it has come."""
    keys(*ways)
    heard(words)
    is_all_named(newest_window())


def shuts():
    keys("Escape")
    is_alone()
    returns_to("Chickamauga")


def game_with_a_battle():
    type_order("option variable-initiative; move 3/1/xiv 1619; next; attack 1620 1720 from 3/1/xiv")
    by_text("3/1/XIV attacks")
    for digit in "12346":
        keys("alt+" + digit)
    heard("victory points")
    is_all_named(newest_window())


def read_back_and_set_up():
    keys("alt+8")
    heard("By Formation")
    opens_and_is_named("0302: 1/1/Res 6", "F10", "b", "e")


def correction():
    keys("alt+7")
    walk_to("Correct order 1")
    keys("Return")
    heard("Correct…")
    keys("Return")
    heard("As it should be")
    is_all_named(newest_window())
    keys("Escape")


def bars_and_notes():
    keys("ctrl+e")
    heard("What is to be remembered")
    keys("Escape", "ctrl+k")
    heard("Strength of the attack")
    keys("ctrl+f")
    heard("Find a hex or a unit")
    is_all_named(newest_window())
    keys("Escape", "ctrl+k")


def what_if_and_table_mode():
    keys("ctrl+t", "F11")
    by_name("Leave table mode")
    is_all_named(newest_window())
    keys("F11", "ctrl+t")


def windows():
    for ways in (("ctrl+comma",), ("F10", "r"), ("ctrl+p",), ("F1",), ("ctrl+i",),
                 ("ctrl+shift+m",), ("F10", "f", "l")):
        keys(*ways)
        wait_for("a window by " + " ".join(ways), lambda: the_program().get_child_count() == 2)
        is_all_named(newest_window())
        shuts()


def roster():
    """Last of the panels: there is much in it."""
    opens_and_is_named("Search the roster", "alt+5")


def start_page_and_charts():
    keys("ctrl+n")
    walk_to("Shiloh")
    is_all_named(newest_window())
    keys("Return")
    wait_for("the charts", lambda: the_program().get_child_count() == 2)
    is_all_named(newest_window())


def pages_of_the_charts():
    """Each of the others, and what comes up over the map."""
    for _ in range(8):
        keys("ctrl+Page_Down")
        is_all_named(newest_window())
    keys("F9")
    heard("01")
    keys("n")
    heard("Name of the hex")
    is_all_named(newest_window())
    keys("Escape")
    heard("01")


if __name__ == "__main__":
    play([game_with_a_battle, read_back_and_set_up, correction, bars_and_notes,
          what_if_and_table_mode, windows, roster, start_page_and_charts, pages_of_the_charts], sys.argv[1:])
