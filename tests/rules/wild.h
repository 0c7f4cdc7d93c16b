/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "lots.h"
#include "naive.h"
#include "rules/field.h"

/* Small maps by lot, with everything on them that a map can have, and positions on them. */

/* The 1975 rules. */
AdjRuleset *wild_ruleset (void);

/* At most so many columns and rows, of either orientation and stagger. Two turns, the second a
 * Night; WILD_UNITS a side, the last of the first side a supply train, none of them on the map. */
#define WILD_UNITS 14

AdjBook *wild_book (AdjRuleset *ruleset, Lots *lots, guint columns, guint rows);

/* least to most units a side on the map, the second side often with few of them, some ineffective,
 * in a phase of the first side. */
AdjTable *wild_table (
    const AdjBook *book, Lots *lots, guint least, guint most, AdjPhaseKind kind, gboolean night);

/* The middle of a Combat Phase: who shares a hex has fought together, or come in alone. */
void wild_fight (AdjTable *table, const AdjBook *book, Lots *lots);

/* Batteries of the first side have marched, some too far to fire (Y 8.6). */
void wild_march_guns (AdjTable *table, const AdjBook *book, Lots *lots);

AdjField *wild_field (const AdjBook *book, const AdjTable *table);
