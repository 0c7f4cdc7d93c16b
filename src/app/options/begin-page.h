/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* What is agreed on before a battle begins: the standard game, an article's rules, what was played
 * last time or a set that the players have kept, and each option by itself. Begins with the action
 * "win.begin-with" and goes back with "win.start". */

#define ADJ_TYPE_BEGIN_PAGE (adj_begin_page_get_type ())
G_DECLARE_FINAL_TYPE (AdjBeginPage, adj_begin_page, ADJ, BEGIN_PAGE, GtkWidget)

/* For the battle of that file; FALSE if it cannot be read. */
gboolean adj_begin_page_show (AdjBeginPage *self, const char *scenario);
