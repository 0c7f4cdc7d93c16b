#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The program as a screen reader finds it: nothing but names and roles on the accessibility bus.
Run under tests/app/in-window with the program and a scenario; speaks TAP."""
import subprocess
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402

PATIENCE = 60


class Missing(Exception):
    """Something that should be on the bus is not."""


def walk(node):
    yield node
    for i in range(node.get_child_count()):
        child = node.get_child_at_index(i)
        if child is not None:
            yield from walk(child)


def application():
    """The program as the bus knows it; None where it has ended, or does not answer in time."""
    desktop = Atspi.get_desktop(0)
    for i in range(desktop.get_child_count()):
        found = desktop.get_child_at_index(i)
        if found is not None and found.get_name() == "adjutant":
            return found
    return None


def the_program():
    """The program, which is there but may be too busy to say its name: who waits asks again, for
    what nobody answers is not yet gone from its windows."""
    found = application()
    if found is None:
        raise Missing("the program")
    return found


def everything():
    """All that is on the bus, the newest window first: what is waited for mostly comes or goes
    there, and to ask for all the rest takes a second."""
    program = the_program()
    for i in reversed(range(program.get_child_count())):
        window = program.get_child_at_index(i)
        if window is not None:
            yield from walk(window)


def wait_for(what, find):
    """What goes away while it is looked at is not what was looked for, nor what nobody answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            found = find()
        except (GLib.Error, Missing):
            found = None
        if found:
            return found
        time.sleep(0.1)
    raise Missing(what)


def by_name(name, role=None):
    return wait_for(name, lambda: next((node for node in everything() if node.get_name() == name
                                        and role in (None, node.get_role())), None))


def by_text(text):
    """Something whose name has the text in it."""
    return wait_for(text, lambda: next((node for node in everything()
                                        if text in (node.get_name() or "")), None))


def is_shut(text):
    """Nothing says that any more."""
    wait_for(f"no “{text}” any more",
             lambda: all(text not in (node.get_name() or "") for node in everything()))


def is_alone():
    """All windows but the first are shut."""
    wait_for("the other windows to be shut", lambda: the_program().get_child_count() == 1)


def asks_beyond():
    """Where a window was that has just been shut: a screen reader may still ask for it by its
    number, and the program is there to say that there is none."""
    program = wait_for("the program", application)
    try:
        program.get_child_at_index(program.get_child_count() + 1)
    except GLib.Error:
        pass
    wait_for("the program", application)


def press(node):
    node.do_action(0)


def type_order(line):
    """Into the order line, Enter included, with the keys of the X server."""
    subprocess.run(["xdotool", "key", "ctrl+l"], check=True)
    subprocess.run(["xdotool", "type", "--delay", "5", line], check=True)
    subprocess.run(["xdotool", "key", "Return"], check=True)


def has_named_buttons():
    for name in ("Turn record", "Take back", "Do again", "Menu"):
        by_name(name)


def order_is_answered():
    type_order("move 3/1/xiv 1619")
    by_text("1619")


TESTS = [has_named_buttons, order_is_answered]


def main():
    print(f"1..{len(TESTS)}")
    program = subprocess.Popen(sys.argv[1:])
    try:
        wait_for("the program", application)
        for number, test in enumerate(TESTS, 1):
            try:
                test()
                print(f"ok {number} {test.__name__}", flush=True)
            except (Missing, GLib.Error) as trouble:
                print(f"not ok {number} {test.__name__}: {trouble}", flush=True)
    finally:
        program.terminate()
        program.wait()


if __name__ == "__main__":
    main()
