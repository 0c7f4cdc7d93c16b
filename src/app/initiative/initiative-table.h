/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/initiative-case.h"

#include <gtk/gtk.h>

/* All 36 throws of both sides' dice, and who moves first with each: told by a letter, a shade,
 * and for a tie by a sign. */

#define ADJ_TYPE_INITIATIVE_TABLE (adj_initiative_table_get_type ())
G_DECLARE_FINAL_TYPE (AdjInitiativeTable, adj_initiative_table, ADJ, INITIATIVE_TABLE, GtkWidget)

void adj_initiative_table_show (AdjInitiativeTable *self, const AdjInitiativeCase *initiative);
