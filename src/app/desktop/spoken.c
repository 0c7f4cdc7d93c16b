/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/desktop/spoken.h"

#include <gmodule.h>

#include "app/desktop/windows.h"

/* The text that can be seen in it. */
static GtkWidget *
find_label (GtkWidget *widget)
{
  GtkWidget *found = NULL;

  if (GTK_IS_LABEL (widget))
    return widget;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL && found == NULL;
       child = gtk_widget_get_next_sibling (child))
    if (gtk_widget_get_child_visible (child))
      found = find_label (child);
  return found;
}

/* A row in the list of a drop-down, or of a table, where the first column says whose it is. */
static gboolean
is_row (GtkWidget *widget)
{
  return GTK_IS_LIST_VIEW (gtk_widget_get_parent (widget)) &&
         (gtk_widget_get_ancestor (widget, GTK_TYPE_DROP_DOWN) != NULL ||
          gtk_widget_get_ancestor (widget, GTK_TYPE_COLUMN_VIEW) != NULL);
}

static gboolean
has_mnemonic (GtkWidget *widget)
{
  return (GTK_IS_BUTTON (widget) && gtk_button_get_use_underline (GTK_BUTTON (widget))) ||
         (GTK_IS_CHECK_BUTTON (widget) &&
          gtk_check_button_get_use_underline (GTK_CHECK_BUTTON (widget)));
}

static void
adj_spoken_on_label (GtkWidget *button)
{
  gtk_accessible_reset_property (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_PROPERTY_LABEL);
}

/* GTK does it again with each label the button is given. */
static void
name_by_label (GtkWidget *button)
{
  g_signal_handlers_disconnect_by_func (button, adj_spoken_on_label, NULL);
  g_signal_connect (button, "notify::label", G_CALLBACK (adj_spoken_on_label), NULL);
  adj_spoken_on_label (button);
}

static void
adj_spoken_name_focus (GtkWindow *window)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  GtkWidget *outer = focus != NULL ? gtk_widget_get_parent (focus) : NULL;
  GtkWidget *label;

  if (outer == NULL)
    return;
  label = find_label (focus);
  if (has_mnemonic (focus))
    name_by_label (focus);
  if (label != NULL && is_row (focus) && GTK_IS_LABEL (gtk_widget_get_next_sibling (label)))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, gtk_widget_get_next_sibling (label), NULL, -1);
  else if (GTK_IS_DROP_DOWN (outer))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    outer, label, NULL, -1);
  else if (label != NULL &&
           (is_row (focus) || (GTK_IS_CHECK_BUTTON (focus) && has_mnemonic (focus))))
    gtk_accessible_update_relation (GTK_ACCESSIBLE (focus), GTK_ACCESSIBLE_RELATION_LABELLED_BY,
                                    label, NULL, -1);
}

static void
watch_window (GtkWindow *window)
{
  g_signal_connect (window, "notify::focus-widget", G_CALLBACK (adj_spoken_name_focus), NULL);
}

void
adj_spoken_watch (void)
{
  adj_windows_watch (watch_window);
}

/* ---- What is said at once ---- */

/* As gtk_accessible_announce of GTK 4.14, with the second of its three priorities. */
typedef void (*Announce) (GtkAccessible *self, const char *message, int priority);

#define MEDIUM 1

static Announce
find_announce (void)
{
  GModule *program = g_module_open (NULL, 0);
  gpointer found = NULL;

  if (program == NULL)
    return NULL;
  if (!g_module_symbol (program, "gtk_accessible_announce", &found))
    found = NULL;
  g_module_close (program); /* GTK stays where it is */
  return (Announce) found;
}

void
adj_spoken_announce (GtkWidget *widget, const char *text)
{
  Announce announce;

  g_return_if_fail (GTK_IS_WIDGET (widget));
  g_return_if_fail (text != NULL);

  announce = find_announce ();
  if (announce != NULL)
    announce (GTK_ACCESSIBLE (widget), text, MEDIUM);
}
