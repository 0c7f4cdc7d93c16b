/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/charts-map.h"

#include <glib/gi18n-lib.h>

#include "app/books/grid-loss.h"
#include "app/widgets/flow-cell.h"
#include "book/draft-strokes.h"
#include "words/printed.h"

struct _AdjChartsMap
{
  AdjChartsPage parent_instance;
  GtkSpinButton *columns;
  GtkSpinButton *rows;
  GtkDropDown *orientation;
  GtkDropDown *stagger;
  GtkWidget *confirm;
  AdjGridLoss *loss;
  GtkDropDown *rest_terrain;
  GtkButton *rest;
  GtkLabel *words;
  GtkLabel *complaint;
};

G_DEFINE_FINAL_TYPE (AdjChartsMap, adj_charts_map, ADJ_TYPE_CHARTS_PAGE)

/* ---- Showing ---- */

/* How many they are is known before anything is done. */
static void
show_rest (AdjChartsMap *self)
{
  guint n = adj_draft_find_rest (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)), NULL);
  g_autofree char *label =
      g_strdup_printf (ngettext ("Paint the _last %u hex", "Paint the _rest, %u hexes", n), n);

  gtk_button_set_label (self->rest, label);
  gtk_button_set_use_underline (self->rest, TRUE);
  gtk_widget_set_sensitive (GTK_WIDGET (self->rest), n > 0);
}

static void
show (AdjChartsPage *page)
{
  AdjChartsMap *self = ADJ_CHARTS_MAP (page);
  const AdjMap *map = &adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self))->map;

  gtk_spin_button_set_value (self->columns, map->grid.columns);
  gtk_spin_button_set_value (self->rows, map->grid.rows);
  gtk_drop_down_set_selected (self->orientation, map->grid.orientation);
  gtk_drop_down_set_selected (self->stagger, map->grid.stagger);
  gtk_widget_set_visible (self->confirm, map->assumed != NULL);
  gtk_widget_set_visible (GTK_WIDGET (self->loss), FALSE);
  show_rest (self);
}

static void
fill_terrains (AdjChartsMap *self, const AdjRuleset *ruleset)
{
  g_autoptr (GtkStringList) names = gtk_string_list_new (NULL);

  for (guint i = 0; i < ruleset->n_terrains; i++)
    gtk_string_list_append (names, adj_words_printed (ruleset->terrains[i].name));
  gtk_drop_down_set_model (self->rest_terrain, G_LIST_MODEL (names));
}

/* "The line below the map knows:", and under that "clear, forest, rough" and "road, trail, creek,
 * nothing". */
static void
show_words (AdjChartsMap *self)
{
  const AdjRuleset *ruleset =
      adj_draft_get_book (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)))->ruleset;
  g_autoptr (GString) words = g_string_new (_ ("The line below the map knows:"));

  g_string_append_c (words, '\n');
  for (guint i = 0; i < ruleset->n_terrains; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? ", " : "", ruleset->terrains[i].id);
  g_string_append (words, "\n");
  for (guint i = 0; i < ruleset->n_features; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? ", " : "", ruleset->features[i].id);
  g_string_append (words, ", nothing");
  gtk_label_set_label (self->words, words->str);
}

static void
prepare (AdjChartsPage *page)
{
  show_words (ADJ_CHARTS_MAP (page));
  fill_terrains (ADJ_CHARTS_MAP (page), adj_charts_page_get_scenario (page)->ruleset);
}

/* ---- Typing ---- */

static void
settle (AdjChartsMap *self, gboolean done)
{
  adj_charts_page_settle (ADJ_CHARTS_PAGE (self), done, self->complaint);
}

static void
adj_charts_map_on_grid (AdjChartsMap *self)
{
  AdjDraft *draft;
  AdjHexGrid grid;

  if (!adj_charts_page_is_used (ADJ_CHARTS_PAGE (self)))
    return;
  grid = adj_charts_page_get_scenario (ADJ_CHARTS_PAGE (self))->map.grid;
  grid.columns = gtk_spin_button_get_value_as_int (self->columns);
  grid.rows = gtk_spin_button_get_value_as_int (self->rows);
  grid.orientation = (AdjHexOrientation) gtk_drop_down_get_selected (self->orientation);
  grid.stagger = (AdjHexStagger) gtk_drop_down_get_selected (self->stagger);
  draft = adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self));
  if (!adj_grid_loss_ask (self->loss, draft, &grid))
    settle (self, adj_draft_set_grid (draft, &grid));
}

static void
adj_charts_map_on_cut (AdjChartsMap *self)
{
  settle (self, adj_draft_cut_grid (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)),
                                    adj_grid_loss_get_grid (self->loss)));
}

/* As if nothing had been asked for: the controls show what stands. */
static void
adj_charts_map_on_keep (AdjChartsMap *self)
{
  settle (self, TRUE);
}

static void
adj_charts_map_on_confirm (AdjChartsMap *self)
{
  settle (self, adj_draft_confirm_map (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self))));
}

static void
adj_charts_map_on_rest (AdjChartsMap *self)
{
  settle (self, adj_draft_rest (adj_charts_page_get_draft (ADJ_CHARTS_PAGE (self)),
                                (int) gtk_drop_down_get_selected (self->rest_terrain)));
}

/* ---- Class ---- */

static void
adj_charts_map_class_init (AdjChartsMapClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  ADJ_CHARTS_PAGE_CLASS (class)->prepare = prepare;
  ADJ_CHARTS_PAGE_CLASS (class)->show = show;
  g_type_ensure (ADJ_TYPE_FLOW_CELL);
  g_type_ensure (ADJ_TYPE_GRID_LOSS);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/books/charts-map.ui");
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, columns);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, rows);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, orientation);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, stagger);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, confirm);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, loss);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, rest_terrain);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, rest);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, words);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, complaint);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_map_on_grid);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_map_on_cut);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_map_on_keep);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_map_on_confirm);
  gtk_widget_class_bind_template_callback (widget_class, adj_charts_map_on_rest);
}

static void
adj_charts_map_init (AdjChartsMap *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}
