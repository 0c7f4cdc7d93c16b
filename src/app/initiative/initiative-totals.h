/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/initiative-case.h"

#include <gtk/gtk.h>

/* Both sides' totals to be typed in, for who keeps the game on the cardboard alone. Signal
 * "changed". */

#define ADJ_TYPE_INITIATIVE_TOTALS (adj_initiative_totals_get_type ())
G_DECLARE_FINAL_TYPE (AdjInitiativeTotals, adj_initiative_totals, ADJ, INITIATIVE_TOTALS, GtkWidget)

/* The names of the sides, and who held the initiative. */
void adj_initiative_totals_name (AdjInitiativeTotals *self, const AdjInitiativeCase *initiative);

/* Puts what is typed into the sums, as far as it can be read. */
void adj_initiative_totals_read (AdjInitiativeTotals *self, AdjInitiativeCase *initiative);
