#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A Game-Turn of Chickamauga as a player has it who hears the program: what has the focus is what
is said, keys and the names of buttons are all there is. No places on the screen, no typed orders.
Run under tests/app/in-window with the program and a scenario; speaks TAP."""
import sys

from bus import by_name, by_text, is_shut, press, the_program, wait_for, walk
from ear import attack, go_to, heard, keys, play, text
from gi.repository import Atspi


def push(words):
    """The button with the words in its name."""
    def find():
        return next((node for node in walk(the_program())
                     if node.get_role() in (Atspi.Role.PUSH_BUTTON, Atspi.Role.MENU_ITEM)
                     and words in (node.get_name() or "")), None)
    press(wait_for(words, find))


def begins_on_the_map():
    wait_for("the focus on a hex",
             lambda: any(node.get_role() == Atspi.Role.TABLE_CELL
                         and node.get_state_set().contains(Atspi.StateType.FOCUSED)
                         for node in walk(the_program())))


def union_moves():
    go_to("3/1/xiv", "1318, Rough, Union: 3/1/XIV 5")
    keys("space")
    heard("picked: 3/1/XIV")
    keys("Down")
    heard("1319, Forest, Union: 2/1/XIV 5")
    go_to("1619", "1619, Forest")
    keys("Return")
    heard("1619, Forest, Union: 3/1/XIV 5 (has moved)")
    by_text("3/1/XIV moves 1318-1418-1519-1619 (3 MP)")


def takes_back_and_does_again():
    push("Take back")
    by_name("1619, Forest")
    push("Do again")
    by_name("1619, Forest, Union: 3/1/XIV 5 (has moved)")


def union_attacks_and_retreats():
    push("To Union Combat")
    by_text("3/1/XIV 5, must attack")
    keys("ctrl+b")
    heard("1620: Smith 4 (must be attacked)")
    keys("space", "Tab")
    heard("1720: Wright 4 (must be attacked)")
    keys("space")
    push("All who can")
    by_text("Die 3: Ar, attacker retreats")
    keys("3")
    heard("3/1/XIV must retreat (Union): 1618")
    keys("Return")
    heard("Confederate may advance one unit, or stay: Smith to 1619")
    keys("Return")
    by_text("Smith advances to 1619")


def confederates_move():
    push("To Confederate Movement")
    is_shut("To Confederate Movement")
    go_to("wright", "1720, Forest, Confederate: Wright 4")
    keys("space")
    heard("picked: Wright")
    go_to("1719", "1719")
    keys("Menu")
    heard("Wright")
    push("Move Wright")
    by_text("Wright moves")


def confederates_attack_and_advance():
    push("To Confederate Combat")
    is_shut("To Confederate Combat")
    attack("3/1/xiv", "1618", "Smith", "1619")
    by_text("Die 1: Dr, defender retreats")
    keys("1")
    push("3/1/XIV must retreat (")
    by_text("3/1/XIV retreats to ")
    push("Confederate may advance one unit, or stay: Stay")
    by_text("Confederate does not advance")


def comes_to_the_next_turn():
    push("To Turn 2")
    by_text("12 units arrive for Union")
    by_name("Turn 2, Union, Movement")


def reinforcements_come():
    push("Arrivals")
    push("Enter 1/2/XIV at 0728")
    by_text("1/2/XIV enters at 0728")
    keys("Escape")
    heard("16")
    go_to("1/2/xiv", "0728")
    keys("space")
    heard("picked: 1/2/XIV")
    keys("Up")
    heard("0727")
    keys("Return")
    heard("0727")
    by_text("1/2/XIV moves 0728-0727")


def a_note_is_written():
    keys("ctrl+e")
    heard("What is to be remembered")
    text("Rain since noon")
    push("Write a note")
    by_text("Rain since noon")


TURN = [begins_on_the_map, union_moves, takes_back_and_does_again, union_attacks_and_retreats,
        confederates_move, confederates_attack_and_advance, comes_to_the_next_turn,
        reinforcements_come, a_note_is_written]


if __name__ == "__main__":
    play(TURN, sys.argv[1:])
