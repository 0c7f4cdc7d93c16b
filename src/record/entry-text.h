/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"
#include "record/entry.h"

/* An entry as the game's file has it. */

/* Sixteen digits of base sixteen; a text that is NULL has none. */
gboolean adj_hash_parse (const char *text, guint64 *hash);

/* book: the one the game was begun with; its ids are those of every other. */
void adj_entry_write (AdjXmlWriter *xml, const AdjBook *book, const AdjEntry *entry);

/* A document of those entries (record/save-form.h). From *first on it is word for word what a
 * game's file has of them at its end, the end tag with it. length and first may not be NULL. */
char *adj_entries_write (
    const AdjBook *book, AdjEntry *const *entries, guint n, gsize *length, gsize *first);

/* NULL, with a problem, if it cannot be read, or has not that number. */
AdjEntry *
adj_entry_read (const AdjBook *book, const AdjXmlNode *node, guint number, AdjProblems *problems);
