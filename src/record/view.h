/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* What a pair of eyes may know of the table. Everything that shows something asks here what a
 * unit is called: one that lies face down is nobody's business but its owner's (Y 11.5). */

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

/* May these eyes know which unit it is? */
gboolean adj_view_knows (const AdjView *self, int unit);

/* The designation as printed, and the id that orders take; of a unit these eyes may not know
 * what stands on every back of its side: "?u", "?c". */
const char *adj_view_unit_name (const AdjView *self, int unit);
const char *adj_view_unit_id (const AdjView *self, int unit);

/* "union", "confederate", "public" or "all"; FALSE if it is none of them. */
gboolean adj_eyes_parse (const AdjScenario *scenario, const char *text, AdjEyes *eyes);
