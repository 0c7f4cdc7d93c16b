/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"

/* Do two effects come to the same, each on the table its order was judged on? Equal ones do. A
 * figure that goes on from the one before it, such as points added to a score or facts added to
 * others, may differ by what lay on the table before, and no more; what a unit is called while it
 * lies face down means nothing. */
gboolean adj_effect_alike (const AdjEffect *a,
                           const AdjTable *on_a,
                           const AdjEffect *b,
                           const AdjTable *on_b);
