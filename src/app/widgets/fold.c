/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/fold.h"

GHashTable *
adj_folds_clear (GtkBox *box)
{
  GHashTable *open = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  GtkWidget *child;

  while ((child = gtk_widget_get_first_child (GTK_WIDGET (box))) != NULL)
    {
      if (GTK_IS_EXPANDER (child) && gtk_expander_get_expanded (GTK_EXPANDER (child)))
        g_hash_table_add (open, g_strdup (gtk_widget_get_name (child)));
      gtk_box_remove (box, child);
    }
  return open;
}

static GtkWidget *
new_label (const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_xalign (GTK_LABEL (label), 0);
  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_widget_set_hexpand (label, TRUE);
  return label;
}

void
adj_folds_add (
    GtkBox *box, GHashTable *open, const char *name, const char *heading, const char *lines)
{
  GtkWidget *fold = gtk_expander_new (NULL);
  GtkWidget *body = new_label (lines);

  gtk_expander_set_label_widget (GTK_EXPANDER (fold), new_label (heading));
  gtk_widget_add_css_class (body, "fold-lines");
  gtk_label_set_selectable (GTK_LABEL (body), TRUE);
  gtk_expander_set_child (GTK_EXPANDER (fold), body);
  /* Hidden, too: what GTK only puts aside would still be given the keys, and keep them. */
  g_object_bind_property (fold, "expanded", body, "visible", G_BINDING_SYNC_CREATE);
  gtk_widget_add_css_class (fold, "fold");
  gtk_widget_set_name (fold, name);
  gtk_accessible_update_property (GTK_ACCESSIBLE (fold), GTK_ACCESSIBLE_PROPERTY_LABEL, heading,
                                  -1);
  gtk_expander_set_expanded (GTK_EXPANDER (fold), g_hash_table_contains (open, name));
  gtk_box_append (box, fold);
}

GtkWidget *
adj_folds_add_line (GtkBox *box, const char *text, const char *style)
{
  GtkWidget *label = new_label (text);

  gtk_widget_add_css_class (label, style);
  gtk_box_append (box, label);
  return label;
}
