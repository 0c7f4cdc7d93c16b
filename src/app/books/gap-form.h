/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/books/own-battle.h"

/* Writes down what is missing besides, and opens again what was said to be missing no more: what
 * has been settled since the window was opened, and what the program's own battle still lacks. */

#define ADJ_TYPE_GAP_FORM (adj_gap_form_get_type ())
G_DECLARE_FINAL_TYPE (AdjGapForm, adj_gap_form, ADJ, GAP_FORM, GtkWidget)

void adj_gap_form_set_charts (AdjGapForm *self, AdjOwnBattle *battle);

/* Before a gap of the draft is settled: it can be opened again. */
void adj_gap_form_keep (AdjGapForm *self, const AdjUnknown *gap);

/* Shows those that can be opened again now. */
void adj_gap_form_show (AdjGapForm *self);
