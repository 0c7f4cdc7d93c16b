/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/initiative-case.h"

#include <gtk/gtk.h>

/* A row of die keys for each side, on each key the level it would bring. A key is the action
 * "initiative.die" (side, die), the figures 1 to 6 are "initiative.throw". */

#define ADJ_TYPE_INITIATIVE_DICE (adj_initiative_dice_get_type ())
G_DECLARE_FINAL_TYPE (AdjInitiativeDice, adj_initiative_dice, ADJ, INITIATIVE_DICE, GtkWidget)

void adj_initiative_dice_show (AdjInitiativeDice *self, const AdjInitiativeCase *initiative);
