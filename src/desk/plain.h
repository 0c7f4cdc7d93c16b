/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* The text as it is looked for: without what is left out in typing, which is capitals, accents and
 * the printer's apostrophe. "Schöpf" is found by "schopf". */
char *adj_plain (const char *text);
