/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"

#include <gtk/gtk.h>

/* What can be worked out from typed figures, without a board and without a game. It keeps what is
 * typed until its game window goes. */

#define ADJ_TYPE_FIGURES_WINDOW (adj_figures_window_get_type ())
G_DECLARE_FINAL_TYPE (AdjFiguresWindow, adj_figures_window, ADJ, FIGURES_WINDOW, GtkWindow)

AdjFiguresWindow *adj_figures_window_new (GtkWindow *beside);

/* page: "initiative" or "command". ruleset: the game's; NULL for the printed one. */
void adj_figures_window_show (AdjFiguresWindow *self, const char *page, AdjRuleset *ruleset);
