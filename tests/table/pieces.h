/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/apply.h"
#include "table/effect-row.h"

/* Chickamauga from the shipped data, loaded once, and effects on it in a line. */
AdjBook *load (void);

/* hex: its printed id, 0 for none. */
AdjEffect on_unit (AdjEffectKind kind, const char *unit, AdjHexId hex, int value);
AdjEffect of_side (AdjEffectKind kind, int side, int first, int second);

/* The figures of a kind in the order of its row; NULL, and nothing is set, if it has not so many.
 */
const AdjEffectField *figure_of (AdjEffectKind kind, guint nth);
void set_figure (AdjEffect *effect, guint nth, int figure);

/* It must fit. */
void apply (AdjTable *table, AdjEffect effect);
