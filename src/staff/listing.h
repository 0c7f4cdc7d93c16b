/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* How lists of units go through them: side by side of the table, formation by formation. */

#define ADJ_BOX_EMPTY "\342\230\220"
#define ADJ_BOX_TICKED "\342\230\221"

typedef struct
{
  const char *name; /* of the formation; NULL: units of none */
  GArray *units;    /* of guint16 */
} AdjFormation;

/* A side's units in the order of the book, by formation (of AdjFormation), those of none last.
 * Units these eyes may not know are in none, or their formation would give them away. */
GPtrArray *adj_formations (const AdjView *view, int side);

/* "Wilder", and in what state: "Wilder (inverted)". */
char *adj_listed_name (const AdjView *view, int unit);

/* Its hex, what became of it, or the turn it is due. */
char *adj_listed_place (const AdjView *view, int unit);
