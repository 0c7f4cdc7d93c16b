/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "book/ruleset.h"

/* One option of the ruleset: its text, what it needs and offsets, its rulings, and the control
 * that sets it. Signal "chosen" (int value) when a player has set it otherwise. */

#define ADJ_TYPE_OPTION_ROW (adj_option_row_get_type ())
G_DECLARE_FINAL_TYPE (AdjOptionRow, adj_option_row, ADJ, OPTION_ROW, GtkWidget)

/* index: of the ruleset's options. depth: how many others it stands under. */
GtkWidget *adj_option_row_new (const AdjRuleset *ruleset, int index, int depth);
int adj_option_row_get_index (AdjOptionRow *self);

/* By option: what is in force, and what will be from the next Game-Turn on. */
void adj_option_row_show (AdjOptionRow *self, const gint16 *options, const gint16 *coming);
