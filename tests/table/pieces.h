/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/apply.h"

/* Chickamauga from the shipped data, loaded once, and effects on it in a line. */
AdjBook *load (void);

/* hex: its printed id, 0 for none. */
AdjEffect on_unit (AdjEffectKind kind, const char *unit, AdjHexId hex, int value);
AdjEffect of_side (AdjEffectKind kind, int side, int value, int other);

/* It must fit. */
void apply (AdjTable *table, AdjEffect effect);
