/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/flow-cell.h"

struct _AdjFlowCell
{
  GtkFlowBoxChild parent_instance;
};

G_DEFINE_FINAL_TYPE (AdjFlowCell, adj_flow_cell, GTK_TYPE_FLOW_BOX_CHILD)

static gboolean
adj_flow_cell_focus (GtkWidget *widget, GtkDirectionType direction)
{
  GtkWidget *child = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (widget));

  return child != NULL && gtk_widget_child_focus (child, direction);
}

/* A flow box passes over a cell that is insensitive or hidden, but stays where it is when it comes
 * to one whose child takes no focus. */
static void
adj_flow_cell_notify (GObject *object, GParamSpec *spec)
{
  static const char *const alike[] = { "sensitive", "visible" };
  GtkWidget *child = gtk_flow_box_child_get_child (GTK_FLOW_BOX_CHILD (object));

  for (guint i = 0; i < G_N_ELEMENTS (alike); i++)
    if (child != NULL && g_str_equal (spec->name, "child"))
      g_object_bind_property (child, alike[i], object, alike[i], G_BINDING_SYNC_CREATE);
}

static void
adj_flow_cell_class_init (AdjFlowCellClass *class)
{
  G_OBJECT_CLASS (class)->notify = adj_flow_cell_notify;
  GTK_WIDGET_CLASS (class)->focus = adj_flow_cell_focus;
}

static void
adj_flow_cell_init (AdjFlowCell *self)
{
  gtk_widget_set_focusable (GTK_WIDGET (self), FALSE);
}

GtkWidget *
adj_flow_cell_new (GtkWidget *button)
{
  return g_object_new (ADJ_TYPE_FLOW_CELL, "child", button, NULL);
}
