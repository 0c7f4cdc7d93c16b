/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/figure-cell.h"

#include <glib/gi18n-lib.h>

#include "app/widgets/field-mark.h"
#include "app/widgets/tip.h"
#include "words/fill.h"

GtkWidget *
adj_figure_cell_new (int width_chars)
{
  GtkWidget *cell = gtk_entry_new ();

  gtk_editable_set_width_chars (GTK_EDITABLE (cell), width_chars);
  gtk_editable_set_max_width_chars (GTK_EDITABLE (cell), width_chars);
  /* what is taken back is a figure, not a letter: the window does it */
  gtk_editable_set_enable_undo (GTK_EDITABLE (cell), FALSE);
  gtk_widget_set_valign (cell, GTK_ALIGN_CENTER);
  return cell;
}

static void
mark_difference (GtkWidget *cell, const char *printed)
{
  g_autofree char *tooltip = NULL;

  if (printed != NULL)
    {
      tooltip =
          adj_fill (_ ("Printed: {figure}"),
                    (const AdjPlace[]){ { "figure", *printed != '\0' ? printed : _ ("nothing") },
                                        { NULL, NULL } });
      gtk_widget_add_css_class (cell, "differs");
    }
  else
    gtk_widget_remove_css_class (cell, "differs");
  adj_tip_show (cell, tooltip);
}

void
adj_figure_cell_show (GtkEntry *cell, const char *text, const char *spoken, const char *printed)
{
  if (g_strcmp0 (gtk_editable_get_text (GTK_EDITABLE (cell)), text) != 0)
    gtk_editable_set_text (GTK_EDITABLE (cell), text);
  adj_figure_cell_pardon (cell);
  gtk_accessible_update_property (GTK_ACCESSIBLE (cell), GTK_ACCESSIBLE_PROPERTY_LABEL, spoken, -1);
  mark_difference (GTK_WIDGET (cell), printed);
}

void
adj_figure_cell_refuse (GtkEntry *cell, const char *refusal)
{
  adj_field_mark (GTK_WIDGET (cell), refusal);
}

void
adj_figure_cell_pardon (GtkEntry *cell)
{
  adj_field_mark (GTK_WIDGET (cell), NULL);
}

gboolean
adj_figure_cell_is_refused (GtkEntry *cell)
{
  return gtk_widget_has_css_class (GTK_WIDGET (cell), "error");
}
