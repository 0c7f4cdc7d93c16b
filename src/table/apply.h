/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"

/* Changes the table. FALSE, and nothing changed, if the effect does not fit it: a unit or hex
 * that is not there, a list that is full. Rules never make such a one; a file may. */
gboolean adj_table_apply (AdjTable *self, const AdjBook *book, const AdjEffect *effect);

/* The effects of an order as they come to pass one after the other on the table before it: what an
 * old game left untold of them is told, as far as they fit (of AdjEffect). */
GArray *adj_effects_told (const GArray *effects, const AdjTable *table, const AdjBook *book);
