/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/command/scatter-row.h"

#include "app/command/scatter-line.h"

struct _AdjScatterRow
{
  AdjListRow parent_instance;
  GtkCheckButton *tick;
  GtkLabel *name;
  GtkLabel *detail;
  GtkLabel *warning;
};

G_DEFINE_FINAL_TYPE (AdjScatterRow, adj_scatter_row, ADJ_TYPE_LIST_ROW)

/* The player's hand, not the list's own doing. */
static void
adj_scatter_row_on_toggled (AdjScatterRow *self)
{
  AdjScatterLine *line = adj_list_row_get_item (ADJ_LIST_ROW (self));
  gboolean ticked = gtk_check_button_get_active (self->tick);

  if (line != NULL && adj_scatter_line_get_look (line)->ticked != ticked)
    gtk_widget_activate_action (GTK_WIDGET (self), "command.tick", "(ib)",
                                adj_scatter_line_get_look (line)->unit, ticked);
}

static void
adj_scatter_row_show (AdjListRow *row, gpointer item)
{
  AdjScatterRow *self = ADJ_SCATTER_ROW (row);
  const AdjScatterLook *look = adj_scatter_line_get_look (item);
  const char *warning = look->warning != NULL ? look->warning : "";
  g_autofree char *words = g_strdup_printf ("%s, %s%s%s", look->name, look->detail,
                                            *warning != '\0' ? ": " : "", warning);

  gtk_label_set_label (self->name, look->name);
  gtk_label_set_label (self->detail, look->detail);
  gtk_label_set_label (self->warning, warning);
  gtk_widget_set_visible (GTK_WIDGET (self->warning), *warning != '\0');
  gtk_check_button_set_active (self->tick, look->ticked);
  gtk_widget_set_sensitive (GTK_WIDGET (self->tick), !look->drifted);
  gtk_widget_set_visible (GTK_WIDGET (self->tick), look->listed);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self->tick), GTK_ACCESSIBLE_PROPERTY_LABEL, words,
                                  -1);
  adj_list_row_mark (row, "picked", look->picked);
  adj_list_row_mark (row, "ticked", look->ticked);
  adj_list_row_describe (row, words);
}

static void
adj_scatter_row_class_init (AdjScatterRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ADJ_LIST_ROW_CLASS (class)->show = adj_scatter_row_show;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/command/scatter-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjScatterRow, tick);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterRow, name);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterRow, detail);
  gtk_widget_class_bind_template_child (widget_class, AdjScatterRow, warning);
  gtk_widget_class_bind_template_callback (widget_class, adj_scatter_row_on_toggled);
}

static void
adj_scatter_row_init (AdjScatterRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
