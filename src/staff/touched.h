/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "table/view.h"

/* Where a look back should look: the hex of the first unit that the last of so many steps moved or
 * changed, as those eyes may know it; ADJ_NO_HEX if it was about nobody on the map. shown is the
 * table after that step. */
AdjHex adj_touched_hex (AdjGame *game, guint n_steps, const AdjView *shown);
