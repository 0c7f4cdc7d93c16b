/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/clear-typed.h"

static void
forget (GtkEditable *text)
{
  gtk_editable_set_text (text, "");
  gtk_editable_set_enable_undo (text, FALSE);
  gtk_editable_set_enable_undo (text, TRUE);
}

void
adj_clear_typed (GtkWidget *root)
{
  if (GTK_IS_SPIN_BUTTON (root))
    return;
  if (GTK_IS_TEXT (root))
    forget (GTK_EDITABLE (root));
  for (GtkWidget *child = gtk_widget_get_first_child (root); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    adj_clear_typed (child);
}
