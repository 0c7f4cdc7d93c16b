/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/victory/chart-view.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

#define HEIGHT 180
#define LETTER 11.0

struct _AdjChartView
{
  GtkWidget parent_instance;
  AdjChart *chart;
};

G_DEFINE_FINAL_TYPE (AdjChartView, adj_chart_view, GTK_TYPE_WIDGET)

static void
adj_chart_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdjChartView *self = ADJ_CHART_VIEW (widget);
  AdjArea area = { gtk_widget_get_width (widget), gtk_widget_get_height (widget), LETTER };
  graphene_rect_t all;
  cairo_t *cr;

  if (self->chart == NULL || area.width <= 0 || area.height <= 0)
    return;
  graphene_rect_init (&all, 0, 0, (float) area.width, (float) area.height);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1, 1, 1, 1 }, &all);
  cr = gtk_snapshot_append_cairo (snapshot, &all);
  adj_chart_paint (cr, &area, self->chart);
  cairo_destroy (cr);
}

static void
adj_chart_view_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 160 : HEIGHT;
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 320 : HEIGHT;
}

static void
adj_chart_view_finalize (GObject *object)
{
  g_clear_pointer (&ADJ_CHART_VIEW (object)->chart, adj_chart_free);
  G_OBJECT_CLASS (adj_chart_view_parent_class)->finalize (object);
}

static void
adj_chart_view_class_init (AdjChartViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = adj_chart_view_finalize;
  widget_class->snapshot = adj_chart_view_snapshot;
  widget_class->measure = adj_chart_view_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
adj_chart_view_init (AdjChartView *self)
{
}

static char *
last_figure (const AdjChart *chart, int line)
{
  const GArray *values = chart->lines[line];

  return g_strdup_printf ("%.0f",
                          values->len > 0 ? g_array_index (values, double, values->len - 1) : 0.0);
}

void
adj_chart_view_show (AdjChartView *self, AdjChart *chart)
{
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (ADJ_IS_CHART_VIEW (self));
  g_return_if_fail (chart != NULL);

  g_clear_pointer (&self->chart, adj_chart_free);
  self->chart = chart;
  one = last_figure (chart, 0);
  other = last_figure (chart, 1);
  text = adj_fill (
      /* Translators: a chart of two lines: its title, what the lines are and their last figures */
      _ ("{title}, now {name} {one}, {othername} {other}"),
      (const AdjPlace[]){ { "title", chart->title },
                          { "name", chart->names[0] },
                          { "one", one },
                          { "othername", chart->names[1] },
                          { "other", other },
                          { NULL, NULL } });
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
