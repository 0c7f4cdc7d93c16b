#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A Game-Turn of Chickamauga by keys alone, from the start page to the reinforcements of turn 2: no
pointer, and no button pressed but by the keys that are on it. What is heard tells where they are.
Run under tests/app/in-window with the program; speaks TAP."""
import sys

from bus import by_name, by_text, is_alone
from ear import attack, go_to, heard, hears, keys, play, text, walk_to


def opens_the_battle():
    heard("First battle")
    walk_to("Chickamauga")
    keys("Return")
    heard("1315, Forest-rough, Union: 3/3/XIV 5")


def chooses_an_option():
    keys("F10")
    heard("New Game")
    keys("r")
    walk_to("Variable initiative", most=90)
    keys("space")
    by_text("From the next Game-Turn, Variable initiative: on")
    keys("Escape")
    is_alone()


def union_moves():
    go_to("3/1/xiv", "1318, Rough, Union: 3/1/XIV 5")
    keys("space")
    heard("picked: 3/1/XIV")
    keys("Right", "Right", "Right", "Down")
    heard("1619")
    keys("Return")
    heard("1619, Forest, Union: 3/1/XIV 5 (has moved)")
    by_text("3/1/XIV moves 1318-1418-1519-1619 (3 MP)")


def takes_back_and_does_again():
    keys("ctrl+z")
    hears("1619, Forest")
    keys("ctrl+shift+z")
    hears("1619, Forest, Union: 3/1/XIV 5 (has moved)")


def union_attacks_and_retreats():
    keys("ctrl+Return")
    heard("3/1/XIV 5, must attack")
    keys("alt+1")
    heard("1620: Smith 4 (must be attacked)")
    keys("space", "Tab")
    heard("1720: Wright 4 (must be attacked)")
    keys("space")
    walk_to("3/1/XIV 5, in 1619")
    keys("space")
    by_text("Die 3: Ar, attacker retreats")
    keys("3")
    heard("3/1/XIV must retreat (Union): 1618")
    keys("1")
    heard("Confederate may advance one unit, or stay: Smith to 1619")
    keys("1")
    by_text("Smith advances to 1619")


def the_keys_come_back_to_the_board():
    keys("Escape")
    heard("1619")


def confederates_move():
    keys("ctrl+Return")
    by_name("Turn 1, Confederate, Movement")
    keys("ctrl+l")
    heard("Order")
    text("move wright 1719")
    keys("Return")
    by_text("Wright moves")
    keys("Escape")
    heard("1619")


def confederates_attack_and_stay():
    keys("ctrl+Return")
    by_name("Turn 1, Confederate, Combat")
    attack("3/1/xiv", "1618", "Smith", "1619")
    by_text("Die 1: Dr, defender retreats")
    keys("1")
    by_text("3/1/XIV must retreat (")
    keys("ctrl+b")
    heard("3/1/XIV must retreat (")
    keys("Return")
    heard("Confederate may advance one unit, or stay")
    walk_to("Stay", "Down")
    keys("Return")
    by_text("Confederate does not advance")


def reinforcements_come():
    keys("ctrl+Return")
    by_name("Turn 2, Union, Movement")
    keys("alt+2")
    heard("Bring on 6 in Order")
    keys("Tab")
    heard("Enter 1/2/XIV at 0728")
    keys("Return")
    by_text("1/2/XIV enters at 0728")
    keys("Escape")
    heard("16")
    go_to("1/2/xiv", "0728")


if __name__ == "__main__":
    play([opens_the_battle, chooses_an_option, union_moves, takes_back_and_does_again,
          union_attacks_and_retreats, the_keys_come_back_to_the_board, confederates_move,
          confederates_attack_and_stay, reinforcements_come], sys.argv[1:])
