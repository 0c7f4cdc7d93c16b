/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/focus-order.h"

static GtkWidget *
next_of (GtkWidget *widget, GtkWidget *child, gboolean forward)
{
  if (child == NULL)
    return forward ? gtk_widget_get_first_child (widget) : gtk_widget_get_last_child (widget);
  return forward ? gtk_widget_get_next_sibling (child) : gtk_widget_get_prev_sibling (child);
}

gboolean
adj_focus_among_children (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean forward = direction == GTK_DIR_TAB_FORWARD;
  GtkWidget *child = gtk_widget_get_focus_child (widget);

  if (!forward && direction != GTK_DIR_TAB_BACKWARD)
    return GTK_WIDGET_CLASS (g_type_class_peek (GTK_TYPE_WIDGET))->focus (widget, direction);
  if (child == NULL)
    child = next_of (widget, NULL, forward);
  for (; child != NULL; child = next_of (widget, child, forward))
    if (gtk_widget_get_mapped (child) && gtk_widget_child_focus (child, direction))
      return TRUE;
  return FALSE;
}
