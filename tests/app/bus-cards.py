#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A skirmish at the keys, on the accessibility bus: the quick sum, and two games that differ in
nothing but what the knights hide. Whatever the bandits look at and try, all that the bus says, each
name and each description, is the same of both, byte by byte. Run under tests/app/in-window with the
program and adjutant-cli; speaks TAP."""
import subprocess
import sys
import tempfile
from pathlib import Path

from bus import (Missing, application, by_text, is_alone, is_shut, the_program, type_order,
                 wait_for, walk)
from ear import heard, keys, play, pressed, returns_to, running, start, text, until, walk_to

TABLE = ("figure gawain knights good leader heroic; figure squire knights average; figure kay "
         "knights good; figure guy bandits average bow; figure mob bandits rubbish; ")
HANDS = ("card duel knights gawain squire : burn the barn of guy if the gate is open",
         "card raid knights kay : carry off mob")
HIDDEN = ("duel", "barn", "raid", "carry off")
NAME = "barn.skirmish"
folder = tempfile.TemporaryDirectory()
told = []  # of each game the moments at which all of the bus was read
secret = []  # of each what the knights themselves are told


def file_of(hand):
    return Path(folder.name) / str(hand) / NAME


def lay_out(cli):
    for hand, card in enumerate(HANDS):
        file_of(hand).parent.mkdir()
        for words in (["new", file_of(hand)], ["play", file_of(hand), TABLE + card]):
            subprocess.run([cli, "skirmish", *words], check=True, stdout=subprocess.DEVNULL)


def read_bus():
    """All that a screen reader could say of all windows. Where the file lies is the machine's."""
    return [f"{node.get_role_name()}|{node.get_name()}|{node.get_description()}"
            for node in walk(the_program())]


def all_said():
    """Once nothing changes any more."""
    before = []

    def is_still():
        nonlocal before
        now = read_bus()
        still = now == before
        before = now
        return still
    wait_for("a moment's peace", is_still)
    return before


def note(words):
    """What the bus says now, once it says that."""
    by_text(words)
    told[-1].append(all_said())


def a_sum_takes_three_keys_and_enter():
    keys("ctrl+shift+k")
    heard("Quality")
    before = pressed[0]
    keys("4", "4", "2")
    by_text("12 is needed, a chance of 9/20")
    keys("Return")
    if pressed[0] - before != 4:
        raise Missing("a sum in three keys and Enter")
    keys("1", "0", "0")
    by_text("22 would be needed")
    keys("Escape")
    is_alone()
    returns_to(NAME)


def the_bandits_look_and_try():
    told.append([])
    by_text("An order card, face down")
    keys("F10", "c")
    heard("knights look, and nobody else")
    walk_to("bandits look, and nobody else")
    keys("space")
    note("Order cards of bandits")
    type_order("card duel bandits guy : kill kay")
    by_text("Order card: duel")
    type_order("undo")
    by_text("Taken back")
    type_order("seize gawain by charge card du die 3")
    note("no card 'du'")
    type_order("strike 1")
    note("Order 1 is struck out")
    type_order("undo")
    by_text("Taken back")
    type_order("strike 6")
    by_text("the other side's")
    keys("ctrl+l")
    heard("Order")
    text("seize gawain by charge card ")
    keys("Tab")  # completes nothing, and so leaves the line
    until("another place than the line", lambda said: said != "Order")
    told[-1].append(all_said())
    keys("Escape", "Escape", "Escape")


def the_table_is_open():
    is_shut("Order cards of bandits")
    keys("ctrl+z")
    is_shut("An order card, face down")
    note("That concerns an order card")
    keys("ctrl+shift+z")
    note("An order card, face down")


def the_knights_look():
    """They are told of their card: else nothing would have been shown above."""
    keys("F10", "c")
    heard("knights look, and nobody else")
    keys("space")
    by_text("Order cards of knights")
    secret.append("\n".join(all_said()))


def the_other_hand():
    running[-1].terminate()
    running[-1].wait()
    wait_for("no program", lambda: application() is None)
    start([running[-1].args[0], file_of(1)])
    heard("")
    the_bandits_look_and_try()
    the_table_is_open()
    the_knights_look()


def nothing_was_told():
    for moment, (one, other) in enumerate(zip(*told)):
        if one != other:
            raise Missing(f"the same words at moment {moment}: {set(one) ^ set(other)}")
    leaks = [word for game in told for moment in game[:1] for line in moment for word in HIDDEN
             if word in line.replace(NAME, "")]
    if leaks or len(told[0]) != len(told[1]):
        raise Missing(f"silence about {leaks}")


def the_knights_were_told():
    if not all(word in secret[i // 2] for i, word in enumerate(HIDDEN)):
        raise Missing("the knights' own cards")


if __name__ == "__main__":
    lay_out(sys.argv[2])
    play([a_sum_takes_three_keys_and_enter, the_bandits_look_and_try, the_table_is_open,
          the_knights_look, the_other_hand, nothing_was_told, the_knights_were_told],
         [sys.argv[1], file_of(0)])
