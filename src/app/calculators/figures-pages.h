/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"

#include <gtk/gtk.h>

/* The answers that can be worked out from typed figures, without a board and without a game:
 * Initiative and Command Control, a page each. */

#define ADJ_TYPE_FIGURES_PAGES (adj_figures_pages_get_type ())
G_DECLARE_FINAL_TYPE (AdjFiguresPages, adj_figures_pages, ADJ, FIGURES_PAGES, GtkWidget)

AdjFiguresPages *adj_figures_pages_new (void);

/* For a switcher. */
GtkStack *adj_figures_pages_get_stack (AdjFiguresPages *self);

/* page: "initiative" or "command". ruleset: the game's; NULL for the printed one. */
void adj_figures_pages_turn_to (AdjFiguresPages *self, const char *page, AdjRuleset *ruleset);
