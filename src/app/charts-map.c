/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/charts-map.h"

#include <glib/gi18n-lib.h>

#include "app/looks.h"
#include "sheets/map.h"

struct _AdjChartsMap
{
  GtkWidget parent_instance;
  AdjCharts *charts;
  GtkSpinButton *columns;
  GtkSpinButton *rows;
  GtkDropDown *orientation;
  GtkDropDown *stagger;
  GtkWidget *confirm;
  GtkEditable *line;
  GtkLabel *words;
  GtkLabel *complaint;
  GtkDrawingArea *picture;
  gboolean showing; /* the program sets the controls itself */
};

G_DEFINE_FINAL_TYPE (AdjChartsMap, adj_charts_map, GTK_TYPE_WIDGET)

static AdjDraft *
draft_of (AdjChartsMap *self)
{
  return adj_charts_get_draft (self->charts);
}

/* ---- Showing ---- */

/* As large as there is room for. */
static void
paint (GtkDrawingArea *area, cairo_t *cr, int width, int height, gpointer data)
{
  AdjChartsMap *self = data;
  gboolean dark = adj_looks_are_dark ();
  AdjMapStyle style = { adj_draft_get_book (draft_of (self)),
                        dark ? &adj_palette_dark : &adj_palette_light, 1 };
  AdjPoint extent = adj_map_extent (&style);

  style.size = MIN (width / extent.x, height / extent.y);
  cairo_translate (cr, (width - style.size * extent.x) / 2, (height - style.size * extent.y) / 2);
  adj_palette_set (cr, style.palette->paper, 1);
  cairo_rectangle (cr, 0, 0, style.size * extent.x, style.size * extent.y);
  cairo_fill (cr);
  adj_map_paint (cr, &style);
}

static void
show (AdjChartsMap *self)
{
  const AdjMap *map = &adj_draft_get_scenario (draft_of (self))->map;

  self->showing = TRUE;
  gtk_spin_button_set_value (self->columns, map->grid.columns);
  gtk_spin_button_set_value (self->rows, map->grid.rows);
  gtk_drop_down_set_selected (self->orientation, map->grid.orientation);
  gtk_drop_down_set_selected (self->stagger, map->grid.stagger);
  gtk_widget_set_visible (self->confirm, map->assumed != NULL);
  self->showing = FALSE;
  gtk_widget_queue_draw (GTK_WIDGET (self->picture));
}

/* "clear, forest, rough; on hexsides road, trail, creek; or nothing" */
static void
show_words (AdjChartsMap *self)
{
  const AdjRuleset *ruleset = adj_draft_get_book (draft_of (self))->ruleset;
  g_autoptr (GString) words = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_terrains; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? ", " : "", ruleset->terrains[i].id);
  g_string_append (words, "\n");
  for (guint i = 0; i < ruleset->n_features; i++)
    g_string_append_printf (words, "%s%s", i > 0 ? ", " : "", ruleset->features[i].id);
  g_string_append (words, ", nothing");
  gtk_label_set_label (self->words, words->str);
}

/* ---- Typing ---- */

static void
settle (AdjChartsMap *self, gboolean done)
{
  gtk_label_set_label (self->complaint, done ? "" : adj_draft_get_refusal (draft_of (self)));
  gtk_widget_set_visible (GTK_WIDGET (self->complaint), !done);
  if (done)
    adj_charts_save (self->charts);
  else
    show (self);
}

static void
on_grid (AdjChartsMap *self)
{
  AdjHexGrid grid;

  if (self->showing || self->charts == NULL)
    return;
  grid = adj_draft_get_scenario (draft_of (self))->map.grid;
  grid.columns = gtk_spin_button_get_value_as_int (self->columns);
  grid.rows = gtk_spin_button_get_value_as_int (self->rows);
  grid.orientation = (AdjHexOrientation) gtk_drop_down_get_selected (self->orientation);
  grid.stagger = (AdjHexStagger) gtk_drop_down_get_selected (self->stagger);
  settle (self, adj_draft_set_grid (draft_of (self), &grid));
}

static void
on_confirm (AdjChartsMap *self)
{
  settle (self, adj_draft_confirm_map (draft_of (self)));
}

static void
on_line (AdjChartsMap *self)
{
  gboolean done = adj_draft_map_line (draft_of (self), gtk_editable_get_text (self->line));

  settle (self, done);
  if (done)
    gtk_editable_set_text (self->line, "");
}

/* ---- Class ---- */

static void
adj_charts_map_dispose (GObject *object)
{
  AdjChartsMap *self = ADJ_CHARTS_MAP (object);

  if (self->picture != NULL)
    gtk_drawing_area_set_draw_func (self->picture, NULL, NULL, NULL);
  g_clear_object (&self->charts);
  gtk_widget_dispose_template (GTK_WIDGET (object), ADJ_TYPE_CHARTS_MAP);
  G_OBJECT_CLASS (adj_charts_map_parent_class)->dispose (object);
}

static void
adj_charts_map_class_init (AdjChartsMapClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->dispose = adj_charts_map_dispose;
  gtk_widget_class_set_layout_manager_type (widget_class, GTK_TYPE_BIN_LAYOUT);
  gtk_widget_class_set_template_from_resource (widget_class,
                                               "/org/adjutant/Adjutant/charts-map.ui");
  gtk_widget_class_bind_template_child_full (widget_class, "content", FALSE, 0);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, columns);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, rows);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, orientation);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, stagger);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, confirm);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, line);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, words);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, complaint);
  gtk_widget_class_bind_template_child (widget_class, AdjChartsMap, picture);
  gtk_widget_class_bind_template_callback (widget_class, on_grid);
  gtk_widget_class_bind_template_callback (widget_class, on_confirm);
  gtk_widget_class_bind_template_callback (widget_class, on_line);
}

static void
adj_charts_map_init (AdjChartsMap *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
}

void
adj_charts_map_set_charts (AdjChartsMap *self, AdjCharts *charts)
{
  g_return_if_fail (ADJ_IS_CHARTS_MAP (self));
  g_return_if_fail (ADJ_IS_CHARTS (charts));

  g_set_object (&self->charts, charts);
  gtk_drawing_area_set_draw_func (self->picture, paint, self, NULL);
  g_signal_connect_object (charts, "changed", G_CALLBACK (show), self, G_CONNECT_SWAPPED);
  show_words (self);
  show (self);
}
