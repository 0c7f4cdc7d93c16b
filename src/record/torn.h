/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A game's text whose end is not what it should be, looked at before it is parsed. Entries are
 * written behind one another over the end tag, so that what the power leaves of the last writing is
 * a part of it, with or without NULs in the place of what is missing. */

/* Does the text break off behind an entry that is whole, with nothing lost but what was being
 * written? *length is then that of what stands before it. */
gboolean adj_torn_find (const char *text, gsize length, gsize *whole);
