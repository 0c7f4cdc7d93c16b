/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/graph.h"

#include <math.h>

#include "sheets/lettering.h"
#include "words/number.h"

#define DOT 1.7

AdjGraph *
adj_graph_new (const char *title, int first, const char *one, const char *other)
{
  AdjGraph *self;

  g_return_val_if_fail (title != NULL, NULL);

  self = g_new0 (AdjGraph, 1);
  self->title = g_strdup (title);
  self->first = first;
  self->names[0] = g_strdup (one);
  self->names[1] = g_strdup (other);
  for (int i = 0; i < 2; i++)
    self->lines[i] = g_array_new (FALSE, FALSE, sizeof (double));
  self->low = g_array_new (FALSE, FALSE, sizeof (double));
  self->high = g_array_new (FALSE, FALSE, sizeof (double));
  return self;
}

void
adj_graph_free (AdjGraph *self)
{
  g_return_if_fail (self != NULL);

  for (int i = 0; i < 2; i++)
    {
      g_free (self->names[i]);
      g_array_unref (self->lines[i]);
    }
  g_array_unref (self->low);
  g_array_unref (self->high);
  g_free (self->title);
  g_free (self);
}

/* ---- Scales ---- */

/* The plot inside its area, and what its edges stand for. */
typedef struct
{
  cairo_t *cr;
  const AdjGraph *graph;
  double letter;
  double left;
  double top;
  double right;
  double bottom;
  double least;
  double most;
  double tick;
  guint n;
} Plot;

static double
value_at (const GArray *values, guint i)
{
  return g_array_index (values, double, i);
}

static void
stretch (Plot *plot, const GArray *values)
{
  for (guint i = 0; i < values->len; i++)
    {
      plot->least = MIN (plot->least, value_at (values, i));
      plot->most = MAX (plot->most, value_at (values, i));
    }
  plot->n = MAX (plot->n, values->len);
}

/* 1, 2 or 5 times a power of ten, so that there are five ticks or so. */
static double
round_tick (double range)
{
  double power = pow (10, floor (log10 (range / 5)));
  double ratio = range / 5 / power;

  return power * (ratio > 5 ? 10 : ratio > 2 ? 5 : ratio > 1 ? 2 : 1);
}

static void
measure (Plot *plot)
{
  plot->least = plot->most = 0;
  for (int i = 0; i < 2; i++)
    stretch (plot, plot->graph->lines[i]);
  stretch (plot, plot->graph->low);
  stretch (plot, plot->graph->high);
  plot->tick = MAX (1, round_tick (MAX (plot->most - plot->least, 1)));
  plot->least = floor (plot->least / plot->tick) * plot->tick;
  plot->most = MAX (ceil (plot->most / plot->tick) * plot->tick, plot->least + plot->tick);
}

static double
x_of (const Plot *plot, guint i)
{
  return plot->n < 2 ? (plot->left + plot->right) / 2
                     : plot->left + (plot->right - plot->left) * i / (plot->n - 1);
}

static double
y_of (const Plot *plot, double value)
{
  return plot->bottom -
         (plot->bottom - plot->top) * (value - plot->least) / (plot->most - plot->least);
}

/* ---- Drawing ---- */

/* In as many lines as it needs, for narrow letters are hard to read; says how high they are. */
static double
draw_title (cairo_t *cr, const AdjArea *area, double letter, const char *title)
{
  g_autoptr (PangoLayout) layout = adj_lettering (cr, letter, TRUE);
  PangoRectangle room;

  pango_layout_set_text (layout, title, -1);
  pango_layout_set_width (layout, pango_units_from_double (area->width - 4 * letter));
  pango_layout_set_alignment (layout, PANGO_ALIGN_CENTER);
  pango_layout_get_extents (layout, NULL, &room);
  cairo_set_source_rgb (cr, 0, 0, 0);
  cairo_move_to (cr, 3 * letter, 0);
  pango_cairo_show_layout (cr, layout);
  return pango_units_to_double (room.height);
}

static void
draw_scales (const Plot *plot)
{
  guint every = 1 + plot->n / 16;

  for (double value = plot->least; value <= plot->most + plot->tick / 2; value += plot->tick)
    {
      g_autofree char *text = adj_words_number (value, 0, FALSE);

      cairo_set_source_rgb (plot->cr, 0.7, 0.7, 0.7);
      cairo_set_line_width (plot->cr, fabs (value) < 0.5 ? 0.7 : 0.25);
      cairo_move_to (plot->cr, plot->left, y_of (plot, value));
      cairo_line_to (plot->cr, plot->right, y_of (plot, value));
      cairo_stroke (plot->cr);
      cairo_set_source_rgb (plot->cr, 0, 0, 0);
      adj_letter (plot->cr, (AdjPoint){ plot->left - plot->letter * 1.5, y_of (plot, value) },
                  plot->letter * 0.8, plot->letter * 2.4, FALSE, text);
    }
  for (guint i = 0; i < plot->n; i += every)
    {
      g_autofree char *text = g_strdup_printf ("%d", plot->graph->first + (int) i);

      adj_letter (plot->cr, (AdjPoint){ x_of (plot, i), plot->bottom + plot->letter },
                  plot->letter * 0.8, 0, FALSE, text);
    }
}

static void
draw_band (const Plot *plot)
{
  const AdjGraph *graph = plot->graph;

  if (graph->low->len == 0)
    return;
  for (guint i = 0; i < graph->low->len; i++)
    cairo_line_to (plot->cr, x_of (plot, i), y_of (plot, value_at (graph->low, i)));
  for (guint i = graph->high->len; i > 0; i--)
    cairo_line_to (plot->cr, x_of (plot, i - 1), y_of (plot, value_at (graph->high, i - 1)));
  cairo_close_path (plot->cr);
  cairo_set_source_rgb (plot->cr, 0.87, 0.87, 0.87);
  cairo_fill (plot->cr);
}

static void
draw_mark (const Plot *plot, int line, double x, double y)
{
  double size = DOT * plot->letter / 8;

  cairo_new_path (plot->cr);
  if (line == 0)
    cairo_arc (plot->cr, x, y, size, 0, 2 * G_PI);
  else
    cairo_rectangle (plot->cr, x - size, y - size, 2 * size, 2 * size);
  if (line == 0)
    cairo_set_source_rgb (plot->cr, 0, 0, 0);
  else
    cairo_set_source_rgb (plot->cr, 1, 1, 1);
  cairo_fill_preserve (plot->cr);
  cairo_set_source_rgb (plot->cr, 0, 0, 0);
  cairo_set_line_width (plot->cr, 0.6);
  cairo_stroke (plot->cr);
}

static void
draw_line (const Plot *plot, int line)
{
  static const double dash[] = { 4, 2 };
  const GArray *values = plot->graph->lines[line];

  cairo_save (plot->cr);
  cairo_set_source_rgb (plot->cr, 0, 0, 0);
  cairo_set_line_width (plot->cr, 1);
  if (line == 1)
    cairo_set_dash (plot->cr, dash, 2, 0);
  for (guint i = 0; i < values->len; i++)
    cairo_line_to (plot->cr, x_of (plot, i), y_of (plot, value_at (values, i)));
  cairo_stroke (plot->cr);
  cairo_restore (plot->cr);
  for (guint i = 0; i < values->len; i++)
    draw_mark (plot, line, x_of (plot, i), y_of (plot, value_at (values, i)));
}

/* Under the plot: what the lines are. */
static void
draw_key (const Plot *plot)
{
  double half = (plot->right - plot->left) / 2;
  double y = plot->bottom + plot->letter * 2.5;

  for (int line = 0; line < 2; line++)
    if (plot->graph->names[line] != NULL)
      {
        double x = plot->left + half * line;

        double width =
            MIN (0.6 * plot->letter * g_utf8_strlen (plot->graph->names[line], -1), half * 0.8);

        draw_mark (plot, line, x + plot->letter, y);
        adj_letter (plot->cr, (AdjPoint){ x + plot->letter * 2 + width / 2, y }, plot->letter * 0.9,
                    width, FALSE, plot->graph->names[line]);
      }
}

void
adj_graph_paint (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  const AdjGraph *graph = data;
  double letter;
  Plot plot;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (area != NULL);
  g_return_if_fail (graph != NULL);

  letter = MIN (area->letter, area->height / 10);
  plot = (Plot){ .cr = cr,
                 .graph = graph,
                 .letter = letter,
                 .left = 3 * letter,
                 .top = draw_title (cr, area, letter, graph->title) + 0.8 * letter,
                 .right = area->width - letter,
                 .bottom = area->height - 3.4 * letter };
  measure (&plot);
  draw_band (&plot);
  draw_scales (&plot);
  for (int line = 0; line < 2; line++)
    draw_line (&plot, line);
  draw_key (&plot);
}
