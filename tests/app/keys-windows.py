#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Everything else by keys alone: each panel, each window, and the way back to the board from each
of them; then the program is left and started again. Run under tests/app/in-window with the
program; speaks TAP."""
import signal
import sys
import threading
import time

from bus import Missing, asks_beyond, by_name, by_text, is_alone, is_shut
from ear import (go_to, heard, hears, keys, play, returns_to, running, start_again, text,
                 walk_to)
from gi.repository import Atspi

HOME = "1619, Forest, Union: 3/1/XIV 5 (has moved)"


def begins():
    heard("First battle")
    walk_to("Chickamauga")
    keys("Return")
    heard("1315, Forest-rough, Union: 3/3/XIV 5")
    keys("ctrl+l")
    heard("Order")
    text("move 3/1/xiv 1619")
    keys("Return", "Escape")
    go_to("1619", HOME)


def roster():
    keys("alt+5")
    heard("Search the roster")
    text("3/1/xiv")
    walk_to("3/1/XIV is effective")
    keys("space")
    by_text("3/1/XIV becomes ineffective")
    keys("Tab")
    heard("State of 3/1/XIV")
    keys("Return")
    walk_to("3/1/XIV: effective again", "Down")
    keys("Escape")
    heard("State of 3/1/XIV")
    keys("Escape")
    heard("1619")
    keys("ctrl+z")
    hears(HOME)


def log():
    keys("alt+7")
    walk_to("Correct order 1")
    keys("Return")
    heard("Correct…")
    walk_to("Strike…", "Down")
    keys("Return")
    heard("Accept")
    keys("Escape")
    heard("1619")


def log_corrects():
    keys("alt+7")
    walk_to("Correct order 1")
    keys("Return")
    heard("Correct…")
    keys("Return")
    heard("As it should be")
    keys("ctrl+a")
    text("move 3/1/xiv 1519")
    keys("Return")
    heard("1619")
    by_text("3/1/XIV moves 1318-1418-1519")
    keys("ctrl+z")
    hears(HOME)


def other_panels():
    """What has the keys first in each, and the board again by one key."""
    for digit, words in (("1", "1620: Smith 4"), ("2", "1/2/XIV"), ("3", "Typed totals"),
                         ("4", "Die 1"), ("6", "Union, 0 victory points"), ("8", "By Formation")):
        keys("alt+" + digit)
        heard(words)
        keys("Escape")
        hears(HOME)


def read_back():
    keys("F10")
    heard("New Game")
    keys("b")
    heard("Board")
    keys("e")
    heard("0302: 1/1/Res 6")
    keys("Down", "space")
    by_text("1 of 46 agree")
    keys("Down", "Tab")
    heard("1505: 2/2/Res 5 differs")
    keys("Return")
    heard("Where it stands on the cardboard")
    text("1506")
    keys("Return")
    heard("1506: 2/2/Res 5")
    by_text("2/2/Res is placed in 1506")
    keys("Escape")
    heard("1619")
    keys("ctrl+z")
    hears(HOME)


def notes():
    keys("F9")
    by_name("Phases of the turn")
    keys("F9")
    is_shut("Phases of the turn")
    keys("F7")
    is_shut("Read the map back")
    keys("F7")
    keys("ctrl+e")
    heard("What is to be remembered")
    text("Rain since noon")
    keys("Return")
    by_text("Rain since noon")
    keys("Escape")
    heard("1619")


def papers():
    keys("ctrl+p")
    heard("Turn summary")
    walk_to("Save")
    keys("Return")
    by_name("Name:")
    keys("Escape")
    is_shut("Name:")
    returns_to("Papers")
    keys("Escape")
    is_alone()
    returns_to("Chickamauga")
    hears(HOME)


def what_if():
    keys("ctrl+t")
    by_text("What if")
    keys("ctrl+l")
    text("move 2/1/xiv 1320")
    keys("Return")
    by_text("2/1/XIV moves")
    keys("Escape")
    keys("ctrl+t")
    hears(HOME)


def table_mode():
    keys("F11")
    by_name("Leave table mode")
    text("13.4")
    by_text("13 : 4")
    keys("Escape")
    heard("1619")


def menu():
    """One key leaves it, out of what opens within it as well."""
    for way in ("New Game", "Figures"):
        keys("F10")
        heard("New Game")
        if way == "Figures":
            keys("f")
            heard(way)
        keys("Escape")
        hears(HOME)


def windows():
    """Each by its keys, and shut by Escape."""
    for ways, words in ((("F1",), "Find in the help"), (("ctrl+question",), "Order line"),
                        (("ctrl+comma",), "Text size"), (("F10", "r"), "Attack Effectiveness"),
                        (("ctrl+i",), "Figures"), (("ctrl+shift+m",), "Figures"),
                        (("F10", "f", "l"), "Tables of the Rules")):
        keys(*ways)
        by_text(words)
        keys("Escape")
        is_alone()
        asks_beyond()
        returns_to("Chickamauga")
        hears(HOME)


def help_finds():
    keys("F1")
    heard("Find in the help")
    text("advance")
    keys("Return", "Escape")
    is_alone()
    returns_to("Chickamauga")
    hears(HOME)


def help_is_read():
    """The contents are one stop for Tab; who picks a chapter goes on in it."""
    keys("F1")
    heard("Find in the help")
    keys("Tab")
    heard("The window")
    keys("Down")
    heard("Combat")
    keys("Return", "Tab")
    heard("Then the panel lists the enemies")
    keys("Escape")
    is_alone()
    returns_to("Chickamauga")
    hears(HOME)


def quick_odds():
    keys("ctrl+k")
    heard("Strength of the attack")
    text("13")
    keys("Tab")
    heard("Strength of the defence")
    text("4")
    by_text("3-1")
    keys("Escape")
    heard("1619")


def while_it_is_busy(ask):
    """The program is stopped for a second, and nothing it has to answer is settled before."""
    end = time.monotonic() + 1
    running[-1].send_signal(signal.SIGSTOP)
    threading.Timer(1, running[-1].send_signal, [signal.SIGCONT]).start()
    ask()
    if time.monotonic() < end:
        raise Missing("a wait for the busy program")


def is_asked_while_it_is_busy():
    """What a busy program does not answer is no answer: whoever waits asks again. The times are
    milliseconds that the bus waits, later and just after the start."""
    Atspi.set_timeout(100, 0)
    while_it_is_busy(is_alone)
    while_it_is_busy(lambda: is_shut("words that nobody has said"))
    Atspi.set_timeout(800, 15000)


def goes_and_comes_back():
    start_again("ctrl+q")
    heard("Union")
    go_to("1619", HOME)


if __name__ == "__main__":
    play([begins, roster, log, log_corrects, other_panels, read_back, notes, papers, what_if,
          table_mode, menu, windows, help_finds, help_is_read, quick_odds, is_asked_while_it_is_busy,
          goes_and_comes_back], sys.argv[1:])
