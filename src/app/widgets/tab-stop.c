/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/tab-stop.h"

struct _AdjTabStop
{
  GtkBox parent_instance;
  GtkWidget *left; /* where Tab comes to; weak */
};

G_DEFINE_FINAL_TYPE (AdjTabStop, adj_tab_stop, GTK_TYPE_BOX)

static void
leave (AdjTabStop *self)
{
  GtkWidget *focus = gtk_root_get_focus (gtk_widget_get_root (GTK_WIDGET (self)));

  g_set_weak_pointer (&self->left, focus);
}

static gboolean
return_to (AdjTabStop *self)
{
  return self->left != NULL && gtk_widget_is_ancestor (self->left, GTK_WIDGET (self)) &&
         gtk_widget_get_mapped (self->left) &&
         gtk_widget_child_focus (self->left, GTK_DIR_TAB_FORWARD);
}

static gboolean
adj_tab_stop_focus (GtkWidget *widget, GtkDirectionType direction)
{
  gboolean tab = direction == GTK_DIR_TAB_FORWARD || direction == GTK_DIR_TAB_BACKWARD;

  if (tab && gtk_widget_get_focus_child (widget) != NULL)
    {
      leave (ADJ_TAB_STOP (widget));
      return FALSE;
    }
  if (tab && return_to (ADJ_TAB_STOP (widget)))
    return TRUE;
  return GTK_WIDGET_CLASS (adj_tab_stop_parent_class)->focus (widget, direction);
}

static void
adj_tab_stop_dispose (GObject *object)
{
  g_clear_weak_pointer (&ADJ_TAB_STOP (object)->left);
  G_OBJECT_CLASS (adj_tab_stop_parent_class)->dispose (object);
}

static void
adj_tab_stop_class_init (AdjTabStopClass *class)
{
  G_OBJECT_CLASS (class)->dispose = adj_tab_stop_dispose;
  GTK_WIDGET_CLASS (class)->focus = adj_tab_stop_focus;
}

static void
adj_tab_stop_init (AdjTabStop *self)
{
}

void
adj_tab_stop_begin_at (AdjTabStop *self, GtkWidget *descendant)
{
  g_return_if_fail (ADJ_IS_TAB_STOP (self));
  g_return_if_fail (gtk_widget_is_ancestor (descendant, GTK_WIDGET (self)));

  g_set_weak_pointer (&self->left, descendant);
}
