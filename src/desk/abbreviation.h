/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Words that are typed short: the whole of a name beats a beginning of it, and a beginning will do
 * where only one name has it. Case is ignored. */

#define ADJ_ABBREVIATION_NONE -1
#define ADJ_ABBREVIATION_SEVERAL -2

typedef const char *(*AdjNameOf) (gconstpointer data, int index);

/* The index of the one of n names that is meant, or one of those above. least: the fewest letters
 * that count as a beginning. */
int
adj_abbreviation_find (const char *word, gsize least, AdjNameOf name, gconstpointer data, int n);

/* The same among a NULL-terminated list. */
int adj_abbreviation_find_in (const char *word, gsize least, const char *const *names);
