/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The card of a hex to look at: its lines from top to bottom (staff/hex-card-words.h). Nothing in
 * it is clicked: what lies under it is. */

#define ADJ_TYPE_CARD_VIEW (adj_card_view_get_type ())
G_DECLARE_FINAL_TYPE (AdjCardView, adj_card_view, ADJ, CARD_VIEW, GtkWidget)

void adj_card_view_clear (AdjCardView *self);

/* Of AdjCardLine. */
void adj_card_view_set_lines (AdjCardView *self, const GPtrArray *lines);
