/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/widgets/item.h"

/* A row of a list view: the item it shows changes while the list is scrolled. The view's template
 * makes such rows, and looks item and position up in the view's own place for one. */

#define ADJ_TYPE_LIST_ROW (adj_list_row_get_type ())
G_DECLARE_DERIVABLE_TYPE (AdjListRow, adj_list_row, ADJ, LIST_ROW, GtkWidget)

struct _AdjListRowClass
{
  GtkWidgetClass parent_class;

  /* Never without an item. */
  void (*show) (AdjListRow *self, gpointer item);
};

/* Properties "item", NULL as long as the row is not in use, and "position" in the list. */
gpointer adj_list_row_get_item (AdjListRow *self);
guint adj_list_row_get_position (AdjListRow *self);

/* The words of a screen reader for the row. */
void adj_list_row_describe (AdjListRow *self, const char *text);

/* Sets or takes away a CSS class. */
void adj_list_row_mark (AdjListRow *self, const char *class, gboolean marked);

/* The row of the view that has the focus, or that something inside has; NULL. */
AdjListRow *adj_list_row_get_focused (GtkListView *view);

/* So that the row at that place can be seen, and has the focus. */
void adj_list_row_scroll_to (GtkListView *view, guint position);
void adj_list_row_focus (GtkListView *view, guint position);
