/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* All that a widget and those below it say to anybody, seen or not: labels, texts, tooltips, what
 * a screen reader is told, the orders behind buttons, what is in their lists. A line each. */
char *walk_tell (gpointer root);

/* The text the widget itself writes with cairo, a line each time: the letters on the board, the
 * pages of a paper. */
char *walk_read_drawn (GtkWidget *widget);

/* A word of the text that is one of these; NULL if none is. Capitals count. */
const char *walk_find_word (const char *text, const GPtrArray *words);
