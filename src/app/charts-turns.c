/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/charts-turns.h"

#include <glib/gi18n-lib.h>

#include "app/figure-table.h"
#include "app/turn-figures.h"
#include "words/printed.h"

struct _AdjChartsTurns
{
  GtkWidget parent_instance;
  AdjCharts *charts;
  GtkSpinButton *number;
  GtkDropDown *first;
  AdjFigureTable *table;
  GtkLabel *complaint;
  gboolean showing; /* the program sets the controls itself */
};

G_DEFINE_FINAL_TYPE (AdjChartsTurns, adj_charts_turns, GTK_TYPE_WIDGET)

static AdjDraft *
draft_of (AdjChartsTurns *self)
{
  return adj_charts_get_draft (self->charts);
}

static void
show (AdjChartsTurns *self)
{
  const AdjScenario *scenario = adj_draft_get_scenario (draft_of (self));

  self->showing = TRUE;
  gtk_spin_button_set_value (self->number, scenario->n_turns);
  gtk_drop_down_set_selected (self->first, (guint) (scenario->first_player + 1));
  self->showing = FALSE;
}

static void
settle (AdjChartsTurns *self, gboolean done)
{
  gtk_label_set_label (self->complaint, done ? "" : adj_draft_get_refusal (draft_of (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), !done);
  if (done)
    adj_charts_save (self->charts);
  else
    show (self);
}

static void
on_number (AdjChartsTurns *self)
{
  if (!self->showing && self->charts != NULL)
    settle (self,
            adj_draft_set_turns (draft_of (self), gtk_spin_button_get_value_as_int (self->number)));
}

static void
on_first (AdjChartsTurns *self)
{
  if (!self->showing && self->charts != NULL)
    settle (self, adj_draft_set_first_player (draft_of (self),
                                              (int) gtk_drop_down_get_selected (self->first) - 1));
}

/* ---- Class ---- */

static void
adj_charts_turns_dispose (GObject *object)
{
  g_clear_object (&ADJ_CHARTS_TURNS (object)->charts);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_CHARTS_TURNS);
  G_OBJECT_CLASS (adj_charts_turns_parent_class)->dispose (object);
}

static void
adj_charts_turns_class_init (AdjChartsTurnsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_charts_turns_dispose;
  g_type_ensure (ADJ_TYPE_FIGURE_TABLE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/charts-turns.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsTurns, number);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsTurns, first);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsTurns, table);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsTurns, complaint);
  gtk_widget_class_bind_template_callback (widget_class, on_number);
  gtk_widget_class_bind_template_callback (widget_class, on_first);
}

static void
adj_charts_turns_init (AdjChartsTurns *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_charts_turns_set_charts (AdjChartsTurns *self, AdjCharts *charts)
{
  g_autoptr (AdjFigures) figures = NULL;
  g_autoptr (GtkStringList) sides = gtk_string_list_new (NULL);
  const AdjScenario *scenario;

  g_return_if_fail (ADJ_IS_CHARTS_TURNS (self));
  g_return_if_fail (ADJ_IS_CHARTS (charts));

  g_set_object (&self->charts, charts);
  scenario = adj_draft_get_scenario (draft_of (self));
  gtk_string_list_append (sides, _ ("not known"));
  for (int side = 0; side < ADJ_SIDES; side++)
    gtk_string_list_append (sides, adj_words_printed (scenario->sides[side].name));
  self->showing = TRUE;
  gtk_drop_down_set_model (self->first, G_LIST_MODEL (sides));
  gtk_spin_button_set_range (self->number, 0, ADJ_MAX_TURNS);
  figures = adj_turn_figures_new (charts);
  adj_figure_table_set_figures (self->table, figures);
  g_signal_connect_object (charts, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show (self);
}
