/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A heading with a few rows of two lines below it, to be read and walked through by keys. It is
 * hidden as long as it has no row. */

#define ADJ_TYPE_LINE_LIST (adj_line_list_get_type ())
G_DECLARE_FINAL_TYPE (AdjLineList, adj_line_list, ADJ, LINE_LIST, GtkWidget)

/* Takes the rows away. */
void adj_line_list_begin (AdjLineList *self, const char *heading);

/* A row: a sign, what it is about, and more about that in a smaller line, or "". said: all of it
 * for who does not see it; style: a class of the row, or NULL. */
void adj_line_list_add (AdjLineList *self,
                        const char *sign,
                        const char *title,
                        const char *caption,
                        const char *said,
                        const char *style);

/* A button behind the row that was added last: an action with a number. tip: what it does. */
void adj_line_list_add_button (
    AdjLineList *self, const char *icon, const char *tip, const char *action, int number);
