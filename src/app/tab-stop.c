/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/tab-stop.h"

struct _AdjTabStop
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (AdjTabStop, adj_tab_stop, GTK_TYPE_BOX)

static gboolean
adj_tab_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (tab && gtk_widget_get_focus_child (widget) != NULL)
    return FALSE;
  return GTK_WIDGET_CLASS (adj_tab_stop_parent_class)->focus (widget, direction);
}

static void
adj_tab_stop_class_init (AdjTabStopClass *class)
{
  GTK_WIDGET_CLASS (class)->focus = adj_tab_stop_focus;
}

static void
adj_tab_stop_init (AdjTabStop *self)
{
}
