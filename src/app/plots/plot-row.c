/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/plots/plot-row.h"

#include "app/plots/plot-line.h"

struct _AdjPlotRow
{
  AdjListRow parent_instance;
  GtkLabel *name;
  GtkLabel *points;
  GtkBox *cells;
  GtkLabel *note;
};

G_DEFINE_FINAL_TYPE (AdjPlotRow, adj_plot_row, ADJ_TYPE_LIST_ROW)

static void
adj_plot_row_show (AdjListRow *row, gpointer item)
{
  AdjPlotRow *self = ADJ_PLOT_ROW (row);
  const AdjPlotLook *look = adj_plot_line_get_look (item);
  GtkWidget *cell = gtk_widget_get_first_child (GTK_WIDGET (self->cells));

  gtk_label_set_label (self->name, look->name);
  gtk_label_set_label (self->points, look->points);
  gtk_label_set_label (self->note, look->note);
  gtk_widget_set_visible (GTK_WIDGET (self->note), *look->note != '\0');
  gtk_widget_set_visible (GTK_WIDGET (self->cells), !look->blank);
  for (int i = 0; i < ADJ_SEGMENTS && cell != NULL; i++)
    {
      gtk_label_set_label (GTK_LABEL (cell), look->cells[i]);
      cell = gtk_widget_get_next_sibling (cell);
    }
  adj_list_row_mark (row, "picked", look->picked);
  adj_list_row_mark (row, "frozen", look->frozen);
  adj_list_row_mark (row, "met", look->met);
  adj_list_row_mark (row, "to-attack", look->attacks);
  adj_list_row_describe (row, look->said);
}

/* The list's own widget around the row has the keys, and hears what is pressed there. */
static gboolean
adj_plot_row_grab_focus (GtkWidget *widget)
{
  gtk_root_set_focus (gtk_widget_get_root (widget), gtk_widget_get_parent (widget));
  return TRUE;
}

static void
adj_plot_row_class_init (AdjPlotRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  widget_class->grab_focus = adj_plot_row_grab_focus;
  ADJ_LIST_ROW_CLASS (class)->show = adj_plot_row_show;
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/plots/plot-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjPlotRow, name);
  gtk_widget_class_bind_template_child (widget_class, AdjPlotRow, points);
  gtk_widget_class_bind_template_child (widget_class, AdjPlotRow, cells);
  gtk_widget_class_bind_template_child (widget_class, AdjPlotRow, note);
}

static void
adj_plot_row_init (AdjPlotRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  for (int i = 0; i < ADJ_SEGMENTS; i++)
    {
      GtkWidget *cell = gtk_label_new (NULL);

      gtk_widget_add_css_class (cell, "plot-cell");
      gtk_box_append (self->cells, cell);
    }
}
