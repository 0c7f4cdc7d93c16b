/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/charts-units.h"

#include <glib/gi18n-lib.h>

#include "app/figure-table.h"
#include "app/unit-figures.h"
#include "words/printed.h"

struct _AdjChartsUnits
{
  GtkWidget parent_instance;
  AdjCharts *charts;
  AdjFigureTable *table;
  GtkEditable *name;
  GtkDropDown *side;
  GtkDropDown *arm;
  GtkWidget *remove;
  GtkLabel *complaint;
};

G_DEFINE_FINAL_TYPE (AdjChartsUnits, adj_charts_units, GTK_TYPE_WIDGET)

static AdjDraft *
draft_of (AdjChartsUnits *self)
{
  return adj_charts_get_draft (self->charts);
}

/* After a change; what was refused is told under the table. */
static void
settle (AdjChartsUnits *self, gboolean done)
{
  gtk_label_set_label (self->complaint, done ? "" : adj_draft_get_refusal (draft_of (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), !done);
  if (done)
    adj_charts_save (self->charts);
}

/* Side and arm stay for the next one: counters lie in heaps of a kind. */
static void
on_add (AdjChartsUnits *self)
{
  g_autofree char *name = g_strstrip (g_strdup (gtk_editable_get_text (self->name)));
  gboolean done =
      adj_draft_add_unit (draft_of (self), name, (int) gtk_drop_down_get_selected (self->side),
                          (int) gtk_drop_down_get_selected (self->arm));

  settle (self, done);
  if (done)
    gtk_editable_set_text (self->name, "");
  gtk_widget_grab_focus (GTK_WIDGET (self->name));
}

static void
on_remove (AdjChartsUnits *self)
{
  guint row;
  guint column;

  if (adj_figure_table_get_place (self->table, &row, &column) &&
      row < adj_draft_get_scenario (draft_of (self))->n_units)
    settle (self, adj_draft_remove_unit (draft_of (self), (int) row));
}

static void
on_moved (AdjChartsUnits *self)
{
  gtk_widget_set_sensitive (self->remove, TRUE);
}

/* ---- Class ---- */

static void
adj_charts_units_dispose (GObject *object)
{
  g_clear_object (&ADJ_CHARTS_UNITS (object)->charts);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_CHARTS_UNITS);
  G_OBJECT_CLASS (adj_charts_units_parent_class)->dispose (object);
}

static void
adj_charts_units_class_init (AdjChartsUnitsClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_charts_units_dispose;
  g_type_ensure (ADJ_TYPE_FIGURE_TABLE);
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/charts-units.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, table);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, name);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, side);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, arm);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, remove);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsUnits, complaint);
  gtk_widget_class_bind_template_callback (widget_class, on_add);
  gtk_widget_class_bind_template_callback (widget_class, on_remove);
  gtk_widget_class_bind_template_callback (widget_class, on_moved);
}

static void
adj_charts_units_init (AdjChartsUnits *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

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

void
adj_charts_units_set_charts (AdjChartsUnits *self, AdjCharts *charts)
{
  g_autoptr (AdjFigures) figures = NULL;

  g_return_if_fail (ADJ_IS_CHARTS_UNITS (self));
  g_return_if_fail (ADJ_IS_CHARTS (charts));

  g_set_object (&self->charts, charts);
  fill_choices (self, adj_draft_get_scenario (draft_of (self)));
  figures = adj_unit_figures_new (charts);
  adj_figure_table_set_figures (self->table, figures);
}
