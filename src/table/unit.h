/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* The names of units. The table has room for as many dummies (Y 11.52) as the book has units; they
 * come behind those and are called dummy-1, dummy-2 ... */

static inline gboolean
adj_unit_is_printed (const AdjBook *book, int unit)
{
  return unit < (int) book->scenario->n_units;
}

/* The id that orders take, and the designation as printed. */
const char *adj_unit_id (const AdjBook *book, int unit);
const char *adj_unit_name (const AdjBook *book, int unit);

/* The unit with that id, -1 if there can be none. A dummy need not be on the table yet. */
int adj_unit_find (const AdjBook *book, const char *id);
