# SPDX-License-Identifier: GPL-3.0-or-later
"""A player at the keys, and what he hears: keys go through the X server, and whatever gets the focus
is what a screen reader says. For the journeys of tests/app."""
import subprocess
import sys
import time

from bus import PATIENCE, Missing, application, wait_for
from gi.repository import Atspi, GLib

spoken = []
focus = []  # whose name was spoken
running = []
pressed = [0]  # so many keys


def say(place):
    """Asked anew each time: under load the first answer may have come too early. While it is asked
    for, the focus may move on."""
    try:
        focus[place].clear_cache()
        spoken[place] = focus[place].get_name() or focus[place].get_role_name()
    except GLib.Error:
        pass  # gone again before it was said


def hear(event):
    """The focus has moved: that is when a screen reader speaks."""
    if event.detail1:
        focus.append(event.source)
        spoken.append("")
        say(len(spoken) - 1)


def listen(seconds):
    context = GLib.MainContext.default()
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        while context.pending():
            context.iteration(False)
        time.sleep(0.01)


def until(words, is_it):
    """What is asked for again and again is never told the next thing: now and then is enough."""
    end = time.monotonic() + PATIENCE
    asked = time.monotonic()
    while not (spoken and is_it(spoken[-1])):
        if time.monotonic() > end:
            raise Missing(f"“{words}”; said was: {spoken[-3:]}")
        listen(0.02)
        if spoken and time.monotonic() > asked + 0.5:
            say(len(spoken) - 1)
            asked = time.monotonic()


def heard(words):
    """Until the last thing said has the words in it."""
    until(words, lambda said: words in said)


def hears(words):
    """Until the last thing said is just that."""
    until(words, lambda said: said == words)


def keys(*names):
    pressed[0] += len(names)
    subprocess.run(["xdotool", "key", "--delay", "30", *names], check=True)


def text(words):
    pressed[0] += len(words)
    subprocess.run(["xdotool", "type", "--delay", "10", words], check=True)


def returns_to(title):
    """Another window has been shut; there is no window manager here that gave the keys on."""
    subprocess.run(["xdotool", "search", "--sync", "--onlyvisible", "--name", f"^{title}$",
                    "windowfocus", "--sync"], check=True, stdout=subprocess.DEVNULL)


def walk_to(words, key="Tab", most=40):
    """Presses the key until what is said has the words in it."""
    for _ in range(most):
        before = len(spoken)
        keys(key)
        end = time.monotonic() + PATIENCE
        while len(spoken) == before and time.monotonic() < end:
            listen(0.02)
        listen(0.05)
        if words in spoken[-1]:
            return
    raise Missing(f"“{words}” by {key}; said was: {spoken[-most:]}")


def go_to(what, words):
    """Finds a hex or unit; the map says what is there."""
    keys("ctrl+f")
    heard("Find a hex or a unit")
    text(what)
    keys("Return")
    heard(words)


def attack(target, its_hex, attacker, from_hex):
    """Both picked on the map."""
    go_to(target, its_hex)
    keys("Return")
    heard("target")
    go_to(attacker, from_hex)
    keys("Return")
    heard(f"picked: {attacker}")


def start(program):
    """The process is the newest of those in running."""
    running.append(subprocess.Popen(program))
    wait_for("the program", application)


def start_again(key):
    """After the key has ended the program."""
    keys(key)
    running[-1].wait(PATIENCE)
    wait_for("no program", lambda: application() is None)
    start(running[-1].args)


def play(steps, program):
    """One step after the other, as TAP; those behind the first that fails have nothing to go by."""
    print(f"1..{len(steps)}")
    listener = Atspi.EventListener.new(hear)
    listener.register("object:state-changed:focused")
    failed = False
    try:
        start(program)
        for number, step in enumerate(steps, 1):
            try:
                if failed:
                    raise Missing("what came before")
                step()
                print(f"ok {number} - {step.__name__}", flush=True)
            except (Missing, GLib.Error, subprocess.SubprocessError) as trouble:
                failed = True
                print(f"not ok {number} - {step.__name__}: {trouble}", flush=True)
    finally:
        running[-1].terminate()
        running[-1].wait()
    sys.exit(failed)
