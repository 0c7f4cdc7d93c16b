/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-units.h"

#include <glib/gi18n-lib.h>

#include "app/books/figure-table.h"
#include "app/books/unit-figures.h"
#include "words/printed.h"

struct _AdjChartsUnits
{
  AdjChartsPage parent_instance;
  AdjFigureTable *table;
  GtkEditable *name;
  GtkDropDown *side;
  GtkDropDown *arm;
  GtkWidget *remove;
  GtkLabel *complaint;
};

G_DEFINE_FINAL_TYPE (AdjChartsUnits, adj_charts_units, ADJ_TYPE_CHARTS_PAGE)

static void
fill_choices (AdjChartsUnits *self, const AdjScenario *scenario)
{
  g_autoptr (GtkStringList) sides = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) arms = gtk_string_list_new (NULL);

  for (int side = 0; side < ADJ_SIDES; side++)
    gtk_string_list_append (sides, adj_words_printed (scenario->sides[side].name));
  for (guint i = 0; i < scenario->ruleset->n_arms; i++)
    gtk_string_list_append (arms, adj_words_printed (scenario->ruleset->arms[i].name));
  gtk_drop_down_set_model (self->side, G_LIST_MODEL (sides));
  gtk_drop_down_set_model (self->arm, G_LIST_MODEL (arms));
}

static void
prepare (AdjChartsPage *page)
{
  AdjChartsUnits *self = ADJ_CHARTS_UNITS (page);
  g_autoptr (AdjFigures) figures =
      adj_chart_figures_new (ADJ_TYPE_UNIT_FIGURES, adj_charts_page_get_battle (page));

  fill_choices (self, adj_charts_page_get_scenario (page));
  adj_figure_table_set_figures (self->table, figures);
}

static void
settle (AdjChartsUnits *self, gboolean done)
{
  adj_charts_page_settle (ADJ_CHARTS_PAGE (self), done, self->complaint);
}

/* Side and arm stay for the next one: counters lie in heaps of a kind. */
static void
adj_charts_units_on_add (AdjChartsUnits *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  gboolean done = adj_draft_add_unit (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)), name,
                                      (int) gtk_drop_down_get_selected (self->side),
                                      (int) gtk_drop_down_get_selected (self->arm));

  settle (self, done);
  if (done)
    gtk_editable_set_text (self->name, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

static void
adj_charts_units_on_remove (AdjChartsUnits *self)
{
  guint row;
  guint column;

  if (adj_figure_table_get_place (self->table, &row, &column) &&
      row < adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self))->n_units)
    settle (self,
            adj_draft_remove_unit (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)), (int) row));
}

static void
adj_charts_units_on_moved (AdjChartsUnits *self)
{
  gtk_widget_set_sensitive (self->remove, TRUE);
}

/* ---- Class ---- */

static void
adj_charts_units_class_init (AdjChartsUnitsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ADJ_CHARTS_PAGE_CLASS (class)->prepare = prepare;
  g_type_ensure (ADJ_TYPE_FIGURE_TABLE);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/charts-units.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, table);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, name);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, side);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, arm);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, remove);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, complaint);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_units_on_add);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_units_on_remove);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_units_on_moved);
}

static void
adj_charts_units_init (AdjChartsUnits *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
