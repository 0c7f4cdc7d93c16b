/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"

/* Which unit a word means (docs/orders.md): its exact id, its exact designation, then a beginning
 * of either, with - for a blank, then of a later word of the designation; what is more exact always
 * wins. First among the units the verb
 * can concern at this moment, then among all. What the view does not know has no name but its
 * alias, which finds it for everybody. */

#define ADJ_MAX_FOUND 24

typedef struct
{
  guint n; /* how many it may mean */
  guint16 units[ADJ_MAX_FOUND];
} AdjFound;

/* word may bear "union:" or "c:" before and "@1620" behind. */
void adj_find_units (
    const AdjField *field, const AdjView *view, AdjVerb verb, const char *word, AdjFound *found);

/* Can the verb, at this moment, concern the unit? */
gboolean adj_verb_concerns (const AdjField *field, const AdjView *view, AdjVerb verb, int unit);
