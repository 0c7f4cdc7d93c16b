/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"
#include "table/table.h"

/* What a side plots stands masked in the game's file, so that nobody reads it there by accident and
 * no search finds it: a text of fixed length, however much of it is used. It keeps honest people
 * honest and is no lock, for the program has to open it again without being asked for a key. */

/* Room for what a side can plot, all its units and then some: in full 4 KiB. */
gsize adj_mask_room (const AdjBook *book, const AdjTable *table, int side);

/* The salt of a masked text is of the system, never of the game's dice. */
#define ADJ_MASK_SALT 16

/* text: shorter than room. */
char *adj_mask_put (const char *text, gsize room);

/* The text again, and its salt; NULL if it is damaged. */
char *adj_mask_take (const char *masked, guint8 salt[ADJ_MASK_SALT]);
