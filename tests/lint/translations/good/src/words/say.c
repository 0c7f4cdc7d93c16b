/* SPDX-License-Identifier: GPL-3.0-or-later */
const char *a = _ ("{unit} leaves {hex}");
const char *b = _ ("Open…");
const char *c = ngettext ("one hex", "%d hexes", n);
