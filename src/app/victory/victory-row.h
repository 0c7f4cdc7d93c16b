/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/victory-case.h"

#include <gtk/gtk.h>

/* An award: what it is for, who has how many points of it, what counts and what it still needs. */

#define ADJ_TYPE_VICTORY_ROW (adj_victory_row_get_type ())
G_DECLARE_FINAL_TYPE (AdjVictoryRow, adj_victory_row, ADJ, VICTORY_ROW, GtkListBoxRow)

void adj_victory_row_show (AdjVictoryRow *self, const AdjAwardFacts *award);

/* Its hexes are shown on the board. */
void adj_victory_row_mark (AdjVictoryRow *self, gboolean picked);
