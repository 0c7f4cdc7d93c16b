/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"

/* Changes the table. FALSE, and nothing changed, if the effect does not fit it: a unit or hex
 * that is not there, a list that is full. Rules never make such a one; a file may. */
gboolean adj_table_apply (AdjTable *self, const AdjBook *book, const AdjEffect *effect);
