/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/alter-typed.h"

/* GtkText does not tell whether it has anything to take back; that it is another text does. */
static gboolean
alter (GtkWindow *window, const char *action)
{
  GtkWidget *focus = gtk_window_get_focus (window);
  g_autofree char *before = NULL;

  if (!GTK_IS_TEXT (focus))
    return FALSE;
  before = g_strdup (gtk_editable_get_text (GTK_EDITABLE (focus)));
  gtk_widget_activate_action (focus, action, NULL);
  return !g_str_equal (gtk_editable_get_text (GTK_EDITABLE (focus)), before);
}

gboolean
adj_alter_typed_undo (GtkWindow *window)
{
  return alter (window, "text.undo");
}

gboolean
adj_alter_typed_redo (GtkWindow *window)
{
  return alter (window, "text.redo");
}
