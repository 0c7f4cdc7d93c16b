/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* The part of the table that a pair of eyes may know. Everything that shows something asks here
 * what a unit is called: one that lies face down is nobody's business but its owner's (Y 11.5). */

typedef enum
{
  ADJ_EYES_FIRST,  /* the scenario's first side */
  ADJ_EYES_SECOND, /* and its second */
  ADJ_EYES_PUBLIC, /* what both may know */
  ADJ_EYES_ALL,
} AdjEyes;

typedef struct
{
  const AdjBook *book;
  const AdjTable *table;
  AdjEyes eyes;
} AdjView;

static inline AdjView
adj_view (const AdjBook *book, const AdjTable *table, AdjEyes eyes)
{
  return (AdjView){ book, table, eyes };
}

/* Do these eyes see what the side keeps to itself? */
gboolean adj_view_is_of (const AdjView *self, int side);

/* May these eyes know which unit it is? */
gboolean adj_view_knows (const AdjView *self, int unit);

/* Would they learn from the table after which of those units it is that they do not know before? */
gboolean adj_view_tells_more (const AdjView *before, const AdjView *after);

/* The designation as printed, and the id that orders take; of a unit these eyes may not know
 * its alias. */
const char *adj_view_unit_name (const AdjView *self, int unit);
const char *adj_view_unit_id (const AdjView *self, int unit);

/* The name of a unit among those who do not know it: "?c7", the first letter of its side and the
 * number dealt to it, "?c" as long as it has none. */
const char *adj_view_alias (const AdjBook *book, const AdjTable *table, int unit);

/* The unit with that id, or lying face down under that alias; -1 if these eyes know none. */
int adj_view_find (const AdjView *self, const char *id);

/* Lists units in an order that tells nothing of those that are not known: the known ones first, as
 * they come, then the others by their aliases. */
void adj_view_sort (const AdjView *self, guint16 *units, guint n);
gboolean adj_view_is_before (const AdjView *self, int a, int b);
int adj_view_compare (const AdjView *self, int a, int b);

/* All units of the table in such an order, from that of the book; units holds 2 * ADJ_MAX_UNITS.
 * Returns how many. */
guint adj_view_units (const AdjView *self, guint16 *units);

/* "union", "confederate", "public" or "all"; FALSE if it is none of them. */
gboolean adj_eyes_parse (const AdjScenario *scenario, const char *text, AdjEyes *eyes);
