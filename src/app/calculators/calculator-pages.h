/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"

#include <gtk/gtk.h>

/* The answers that can be worked out from typed figures, without a board and without a game:
 * Initiative and Command Control, a page each. */

#define ADJ_TYPE_CALCULATOR_PAGES (adj_calculator_pages_get_type ())
G_DECLARE_FINAL_TYPE (AdjCalculatorPages, adj_calculator_pages, ADJ, CALCULATOR_PAGES, GtkWidget)

AdjCalculatorPages *adj_calculator_pages_new (void);

/* For a switcher. */
GtkStack *adj_calculator_pages_get_stack (AdjCalculatorPages *self);

/* page: "initiative" or "command". ruleset: the game's; NULL for the printed one. */
void adj_calculator_pages_turn_to (AdjCalculatorPages *self, const char *page, AdjRuleset *ruleset);
