/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The side that moves first after a Night: both sides' sums, all throws of the dice, what would
 * turn it. Dice are recorded when the game waits for them; otherwise they show what would be. Class
 * actions:
 *
 *   initiative.throw "i"     the next die (keys 1 to 6)
 *   initiative.die "(ii)"    the die of a side
 *   initiative.roll          the program throws both, when they are owed
 *   initiative.clear         takes the dice back that were only tried
 *   initiative.typed         property: by typed totals, not by the table */

#define ADJ_TYPE_INITIATIVE_PANEL (adj_initiative_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjInitiativePanel, adj_initiative_panel, ADJ, INITIATIVE_PANEL, AdjPart)
