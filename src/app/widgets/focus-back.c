/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/focus-back.h"

gboolean
adj_focus_is_within (GtkWidget *widget)
{
  GtkRoot *root = gtk_widget_get_root (widget);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  return focus != NULL && (focus == widget || gtk_widget_is_ancestor (focus, widget));
}

gboolean
adj_focus_is_seen_within (GtkWidget *widget)
{
  return adj_focus_is_within (widget) &&
         gtk_widget_get_mapped (gtk_root_get_focus (gtk_widget_get_root (widget)));
}

void
adj_focus_keep (GtkWidget **kept, GtkWidget *taker)
{
  GtkRoot *root = gtk_widget_get_root (taker);
  GtkWidget *focus = root != NULL ? gtk_root_get_focus (root) : NULL;

  if (focus == NULL || !gtk_widget_is_ancestor (focus, taker))
    g_set_weak_pointer (kept, focus);
}

void
adj_focus_give_back (GtkWidget **kept)
{
  if (*kept != NULL && gtk_widget_get_mapped (*kept))
    gtk_widget_grab_focus (*kept);
  g_clear_weak_pointer (kept);
}

void
adj_focus_leave_search (GtkWidget *panel)
{
  gtk_widget_activate_action (panel, "page.board", NULL);
}

void
adj_focus_on_escape (GtkWidget *widget, GtkShortcutFunc leave, gpointer data)
{
  GtkEventController *keys = gtk_shortcut_controller_new ();

  gtk_shortcut_controller_add_shortcut (
      GTK_SHORTCUT_CONTROLLER (keys),
      gtk_shortcut_new (gtk_keyval_trigger_new (GDK_KEY_Escape, 0),
                        gtk_callback_action_new (leave, data, NULL)));
  gtk_widget_add_controller (widget, keys);
}
