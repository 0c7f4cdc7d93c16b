/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-turns.h"

#include <glib/gi18n-lib.h>

#include "app/books/figure-table.h"
#include "app/books/turn-figures.h"
#include "words/printed.h"

struct _AdjChartsTurns
{
  AdjChartsPage parent_instance;
  GtkSpinButton *number;
  GtkDropDown *first;
  AdjFigureTable *table;
  GtkLabel *complaint;
};

G_DEFINE_FINAL_TYPE (AdjChartsTurns, adj_charts_turns, ADJ_TYPE_CHARTS_PAGE)

static void
prepare (AdjChartsPage *page)
{
  AdjChartsTurns *self = ADJ_CHARTS_TURNS (page);
  const AdjScenario *scenario = adj_charts_page_get_scenario (page);
  g_autoptr (AdjFigures) figures =
      adj_chart_figures_new (ADJ_TYPE_TURN_FIGURES, adj_charts_page_get_battle (page));
  g_autoptr (GtkStringList) sides = gtk_string_list_new (NULL);

  gtk_string_list_append (sides, _ ("not known"));
  for (int side = 0; side < ADJ_SIDES; side++)
    gtk_string_list_append (sides, adj_words_printed (scenario->sides[side].name));
  gtk_drop_down_set_model (self->first, G_LIST_MODEL (sides));
  gtk_spin_button_set_range (self->number, 0, ADJ_MAX_TURNS);
  adj_figure_table_set_figures (self->table, figures);
}

static void
show (AdjChartsPage *page)
{
  AdjChartsTurns *self = ADJ_CHARTS_TURNS (page);
  const AdjScenario *scenario = adj_charts_page_get_scenario (page);

  gtk_spin_button_set_value (self->number, scenario->n_turns);
  gtk_drop_down_set_selected (self->first, (guint) (scenario->first_player + 1));
}

/* A command level is typed in the row of the first turn that it holds for. */
static void
lead_to (AdjChartsPage *page, const char *element, guint place)
{
  AdjChartsTurns *self = ADJ_CHARTS_TURNS (page);
  const GArray *commands = adj_charts_page_get_scenario (page)->commands;

  if (g_str_equal (element, "command") && place < commands->len)
    {
      const AdjCommand *command = &g_array_index (commands, AdjCommand, place);

      adj_figure_table_focus (self->table, (guint) command->from - 1,
                              ADJ_TURN_FIRST_LEVEL + (guint) command->side);
    }
  else
    adj_figure_table_focus (self->table, place, ADJ_TURN_NIGHT);
}

static void
settle (AdjChartsTurns *self, gboolean done)
{
  adj_charts_page_settle (ADJ_CHARTS_PAGE (self), done, self->complaint);
}

static void
adj_charts_turns_on_number (AdjChartsTurns *self)
{
  if (adj_charts_page_is_used (ADJ_CHARTS_PAGE (self)))
    settle (self, adj_draft_set_turns (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)),
                                       gtk_spin_button_get_value_as_int (self->number)));
}

static void
adj_charts_turns_on_first (AdjChartsTurns *self)
{
  if (adj_charts_page_is_used (ADJ_CHARTS_PAGE (self)))
    settle (self, adj_draft_set_first_player (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)),
                                              (int) gtk_drop_down_get_selected (self->first) - 1));
}

/* ---- Class ---- */

static void
adj_charts_turns_class_init (AdjChartsTurnsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ADJ_CHARTS_PAGE_CLASS (class)->prepare = prepare;
  ADJ_CHARTS_PAGE_CLASS (class)->show = show;
  ADJ_CHARTS_PAGE_CLASS (class)->lead_to = lead_to;
  g_type_ensure (ADJ_TYPE_FIGURE_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/charts-turns.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjChartsTurns, number);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsTurns, first);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsTurns, table);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsTurns, complaint);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_turns_on_number);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_turns_on_first);
}

static void
adj_charts_turns_init (AdjChartsTurns *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
