#!/usr/bin/python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""A screen that is touched. GTK has a display that shows its windows in a browser; here the
browser's part is played without one, and the fingers on its glass are told what to do by the test
program itself, which knows where its widgets are: it writes lines like "tap 300 40" to the file
that ADJUTANT_FINGERS numbers. Run under tests/app/in-window with the test program."""
import os
import socket
import struct
import subprocess
import sys
import threading
import time
from pathlib import Path

DISPLAY = ":7"
GLASS = (1280, 800)
PATIENCE = 60
BINARY = 0x82  # a whole message of bytes
STEPS = 10  # of a finger that slides

# what the screen is told, and what comes with it
(GRAB, UNGRAB, NEW, SHOW, HIDE, RAISE, LOWER, DESTROY, MOVE, ABOVE, FAREWELL, _, KEYBOARD, UPLOAD,
 RELEASE, NODES, ROUND_TRIP) = range(17)
WITH = {GRAB: "<HB", UNGRAB: "<", NEW: "<HhhHH", SHOW: "<H", HIDE: "<H", RAISE: "<H", LOWER: "<H",
        DESTROY: "<H", MOVE: "<HB", ABOVE: "<HH", FAREWELL: "<", KEYBOARD: "<H", UPLOAD: "<II",
        RELEASE: "<I", NODES: "<HI", ROUND_TRIP: "<HI"}

# what it tells
ENTER, LEAVE, TOUCH, CONFIGURED, SIZE, ROUND_TRIPPED = 0, 1, 5, 11, 12, 14
DOWN, MOVED, UP = range(3)


class Surface:
    """A window or a menu, where it lies."""

    def __init__(self, x, y, width, height):
        self.x, self.y, self.width, self.height = x, y, width, height
        self.shown = False

    def has(self, x, y):
        return self.shown and 0 <= x - self.x < self.width and 0 <= y - self.y < self.height


class Screen:
    def __init__(self, width, height):
        path = Path(os.environ["XDG_RUNTIME_DIR"]) / "touched"
        self.server = subprocess.Popen(["gtk4-broadwayd", "-u", str(path), DISPLAY],
                                       stdout=subprocess.DEVNULL)
        self.socket = socket.socket(socket.AF_UNIX)
        self.lock = threading.Lock()
        self.surfaces = {}
        self.serial = 0
        self.entered = 0
        self.held = 0
        self._connect(path)
        self._send(SIZE, width, height, 1)
        threading.Thread(target=self._listen, daemon=True).start()

    def close(self):
        self.server.terminate()
        self.server.wait()

    # ---- The wire ----

    def _connect(self, path):
        end = time.monotonic() + PATIENCE
        while True:
            try:
                self.socket.connect(str(path))
                break
            except OSError:
                if time.monotonic() > end:
                    raise
                time.sleep(0.05)
        self.socket.sendall(b"GET /socket HTTP/1.1\r\nHost: touched\r\nUpgrade: websocket\r\n"
                            b"Connection: Upgrade\r\nSec-WebSocket-Key: dG91Y2hlZCBieSBoYW5kcw==\r\n"
                            b"Sec-WebSocket-Protocol: broadway\r\nSec-WebSocket-Version: 13\r\n\r\n")
        while not self._read(1) == b"\n" or not self._read(2) == b"\r\n":
            pass

    def _read(self, n):
        data = b""
        while len(data) < n:
            more = self.socket.recv(n - len(data))
            if not more:
                raise EOFError
            data += more
        return data

    def _read_message(self):
        kind, length = self._read(2)
        if length == 126:
            length = struct.unpack(">H", self._read(2))[0]
        elif length == 127:
            length = struct.unpack(">Q", self._read(8))[0]
        data = self._read(length)
        return data if kind == BINARY else b""

    def _send(self, *numbers):
        now = int(time.monotonic() * 1000) & 0x7fffffff
        body = struct.pack(f">iIi{len(numbers) - 1}i", numbers[0], self.serial, now, *numbers[1:])
        with self.lock:
            # masked, as a client must, with a key of noughts
            self.socket.sendall(bytes([BINARY, 0x80 | len(body)]) + bytes(4) + body)

    def _listen(self):
        try:
            while True:
                self._obey(self._read_message())
        except (EOFError, OSError):
            pass

    def _obey(self, data):
        at = 0
        while at < len(data):
            what, self.serial = struct.unpack_from("<BI", data, at)
            at += 5
            numbers = struct.unpack_from(WITH[what], data, at)
            at += struct.calcsize(WITH[what])
            if what == MOVE:
                at += self._move(data, at, *numbers)
            elif what == UPLOAD:
                at += numbers[1]
            elif what == NODES:
                at += 4 * numbers[1]
            else:
                self._do(what, *numbers)

    def _do(self, what, number=0, *more):
        if what == NEW:
            self.surfaces[number] = Surface(*more)
            self._tell_place(number)
        elif what in (SHOW, HIDE):
            self.surfaces[number].shown = what == SHOW
        elif what == DESTROY:
            del self.surfaces[number]
        elif what == ROUND_TRIP:
            self._send(ROUND_TRIPPED, number, *more)

    def _move(self, data, at, number, has):
        """How many bytes it took."""
        surface = self.surfaces[number]
        start = at
        if has & 1:
            surface.x, surface.y = struct.unpack_from("<hh", data, at)
            at += 4
        if has & 2:
            surface.width, surface.height = struct.unpack_from("<HH", data, at)
            at += 4
        self._tell_place(number)
        return at - start

    def _tell_place(self, number):
        surface = self.surfaces[number]
        self._send(CONFIGURED, number, surface.x, surface.y, surface.width, surface.height)

    # ---- Fingers ----

    def _touch(self, what, finger, x, y):
        surface = self.surfaces[self.held]
        x, y = round(x), round(y)
        self._send(TOUCH, what, self.held, finger, finger == 1, x, y, x - surface.x, y - surface.y, 0)

    def _take(self, x, y):
        """The topmost surface there has it until the fingers are lifted."""
        self.held = max(number for number, one in list(self.surfaces.items()) if one.has(x, y))
        if self.held == self.entered:
            return
        for what, number in ((LEAVE, self.entered), (ENTER, self.held)):
            if number in self.surfaces:
                one = self.surfaces[number]
                self._send(what, number, number, x, y, x - one.x, y - one.y, 0, 0)
        self.entered = self.held

    def tap(self, x, y):
        self.hold(x, y)
        self.lift(x, y)

    def hold(self, x, y):
        self._take(x, y)
        self._touch(DOWN, 1, x, y)

    def lift(self, x, y):
        self._touch(UP, 1, x, y)

    def trace(self, *places):
        """One finger from place to place, two numbers each."""
        points = list(zip(places[::2], places[1::2]))
        self.hold(*points[0])
        for x, y in points[1:]:
            self._touch(MOVED, 1, x, y)
            time.sleep(0.02)
        self.lift(*points[-1])

    def slide(self, *points):
        """One finger for each four numbers, from the one point to the other."""
        ways = [(points[i:i + 2], points[i + 2:i + 4]) for i in range(0, len(points), 4)]
        self._take(*ways[0][0])
        for step in range(STEPS + 2):
            what = DOWN if step == 0 else UP if step > STEPS else MOVED
            part = min(step, STEPS) / STEPS
            for finger, (start, end) in enumerate(ways, 1):
                self._touch(what, finger, *(a + (b - a) * part for a, b in zip(start, end)))
            time.sleep(0.02)


def main():
    ours, theirs = socket.socketpair()
    screen = Screen(*GLASS)
    env = dict(os.environ, GDK_BACKEND="broadway", GSK_RENDERER="broadway",
               BROADWAY_DISPLAY=DISPLAY,
               ADJUTANT_FINGERS=str(theirs.fileno()))
    try:
        with subprocess.Popen(sys.argv[1:], env=env, pass_fds=[theirs.fileno()]) as program:
            theirs.close()
            for line in ours.makefile():
                what, *numbers = line.split()
                {"tap": screen.tap, "hold": screen.hold, "lift": screen.lift,
                 "slide": screen.slide, "trace": screen.trace}[what](*map(int, numbers))
        return program.returncode
    finally:
        screen.close()


if __name__ == "__main__":
    sys.exit(main())
