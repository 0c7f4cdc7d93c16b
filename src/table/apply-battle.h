/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"

/* The battle on the table, as an effect that fits changes it; for table/apply.c alone. */

void adj_battle_apply (AdjTable *self, const AdjEffect *effect);

/* There is none, and nothing is left of the one before. */
void adj_battle_clear (AdjTable *self);

/* Y 8.72: it leaves the hex that is attacked, and was not attacked. */
void adj_battle_slip_away (AdjTable *self, guint16 number);
