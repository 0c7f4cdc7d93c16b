/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/effect.h"

/* Games were once recorded whose effects did not say what ends with them, what a march crosses or
 * which arm a dummy passes for: that was worked out as they were applied. Such an effect is untold.
 * Its consequences are worked out here as they were then, whatever the rules do today. */

/* Tells of an untold effect what it brings about on the table before it, which it fits. */
void adj_effect_tell (AdjEffect *effect, const AdjTable *table, const AdjBook *book);
