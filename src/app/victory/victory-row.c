/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/victory/victory-row.h"

struct _AdjVictoryRow
{
  GtkListBoxRow parent_instance;
  GtkLabel *title;
  GtkLabel *state;
  GtkLabel *points;
};

G_DEFINE_FINAL_TYPE (AdjVictoryRow, adj_victory_row, GTK_TYPE_LIST_BOX_ROW)

static void
mark (GtkWidget *widget, const char *class, gboolean marked)
{
  if (marked)
    gtk_widget_add_css_class (widget, class);
  else
    gtk_widget_remove_css_class (widget, class);
}

static void
adj_victory_row_class_init (AdjVictoryRowClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/victory/victory-row.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryRow, title);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryRow, state);
  gtk_widget_class_bind_template_child (widget_class, AdjVictoryRow, points);
}

static void
adj_victory_row_init (AdjVictoryRow *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_victory_row_show (AdjVictoryRow *self, const AdjAwardFacts *award)
{
  g_return_if_fail (ADJ_IS_VICTORY_ROW (self));

  gtk_label_set_label (self->title, award->title);
  gtk_label_set_label (self->state, award->state);
  gtk_label_set_label (self->points, award->points);
  mark (GTK_WIDGET (self->points), "dim-label", award->nothing);
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL,
                                  award->whole, -1);
}

void
adj_victory_row_mark (AdjVictoryRow *self, gboolean picked)
{
  g_return_if_fail (ADJ_IS_VICTORY_ROW (self));

  mark (GTK_WIDGET (self), "picked", picked);
}
