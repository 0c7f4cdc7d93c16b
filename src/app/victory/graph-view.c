/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/victory/graph-view.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"

#define HEIGHT 180
#define LETTER 11.0

struct _AdjGraphView
{
  GtkWidget parent_instance;
  AdjGraph *graph;
};

G_DEFINE_FINAL_TYPE (AdjGraphView, adj_graph_view, GTK_TYPE_WIDGET)

static void
adj_graph_view_snapshot (GtkWidget *widget, GtkSnapshot *snapshot)
{
  AdjGraphView *self = ADJ_GRAPH_VIEW (widget);
  AdjArea area = { gtk_widget_get_width (widget), gtk_widget_get_height (widget), LETTER };
  graphene_rect_t all;
  cairo_t *cr;

  if (self->graph == NULL || area.width <= 0 || area.height <= 0)
    return;
  graphene_rect_init (&all, 0, 0, (float) area.width, (float) area.height);
  gtk_snapshot_append_color (snapshot, &(GdkRGBA){ 1, 1, 1, 1 }, &all);
  cr = gtk_snapshot_append_cairo (snapshot, &all);
  adj_graph_paint (cr, &area, self->graph);
  cairo_destroy (cr);
}

static void
adj_graph_view_measure (GtkWidget *widget,
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
adj_graph_view_finalize (GObject *object)
{
  g_clear_pointer (&ADJ_GRAPH_VIEW (object)->graph, adj_graph_free);
  G_OBJECT_CLASS (adj_graph_view_parent_class)->finalize (object);
}

static void
adj_graph_view_class_init (AdjGraphViewClass *class)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (class);

  G_OBJECT_CLASS (class)->finalize = adj_graph_view_finalize;
  widget_class->snapshot = adj_graph_view_snapshot;
  widget_class->measure = adj_graph_view_measure;
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_IMG);
}

static void
adj_graph_view_init (AdjGraphView *self)
{
}

static char *
last_figure (const AdjGraph *graph, int line)
{
  const GArray *values = graph->lines[line];

  return g_strdup_printf ("%.0f",
                          values->len > 0 ? g_array_index (values, double, values->len - 1) : 0.0);
}

void
adj_graph_view_show (AdjGraphView *self, AdjGraph *graph)
{
  g_autofree char *one = NULL;
  g_autofree char *other = NULL;
  g_autofree char *text = NULL;

  g_return_if_fail (ADJ_IS_GRAPH_VIEW (self));
  g_return_if_fail (graph != NULL);

  g_clear_pointer (&self->graph, adj_graph_free);
  self->graph = graph;
  one = last_figure (graph, 0);
  other = last_figure (graph, 1);
  text = adj_fill (
      /* Translators: a graph of two lines: its title, what the lines are and their last figures */
      _ ("{title}, now {name} {one}, {othername} {other}"),
      (const AdjPlace[]){ { "title", graph->title },
                          { "name", graph->names[0] },
                          { "one", one },
                          { "othername", graph->names[1] },
                          { "other", other },
                          { NULL, NULL } });
  gtk_accessible_update_property (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_PROPERTY_LABEL, text, -1);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}
