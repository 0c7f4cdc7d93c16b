/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "table/view.h"

/* Where a look back should look: the hex that was attacked in the steps of the line from one on up
 * to before another, or else that of the first unit they moved or changed, as those eyes may know
 * it; ADJ_NO_HEX if they were about nobody on the map. shown is the table after them. */
AdjHex adj_touched_hex (AdjGame *game, guint from, guint n_steps, const AdjView *shown);
