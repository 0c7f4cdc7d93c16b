/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-ways.h"

#include "staff/picks.h"

#define BEGIN 0.45 /* of the first step */

/* The hexes of the way one after the other, without the segments in which it stands. */
static guint
trace_way (const AdjPlotCase *plot, AdjHex path[ADJ_SEGMENTS + 1])
{
  guint n = 0;

  for (int segment = 0; segment <= ADJ_SEGMENTS; segment++)
    if (plot->way[segment] != ADJ_NO_HEX && (n == 0 || path[n - 1] != plot->way[segment]))
      path[n++] = plot->way[segment];
  return n;
}

static gboolean
is_picked (const AdjScene *scene, const AdjPlotCase *plot)
{
  return scene->picks->n_units == 1 && scene->picks->units[0] == plot->unit;
}

/* At the edge of the counter, which stays legible. */
static void
begin_way (cairo_t *cr, const AdjScene *scene, const AdjHex path[2])
{
  AdjPoint from = adj_trace_center (scene, path[0]);
  AdjPoint to = adj_trace_center (scene, path[1]);

  cairo_new_path (cr);
  cairo_move_to (cr, from.x + BEGIN * (to.x - from.x), from.y + BEGIN * (to.y - from.y));
}

static void
paint_way (cairo_t *cr, const AdjScene *scene, const AdjPlotCase *plot)
{
  int side = scene->field->table->units[plot->unit].side;
  int colour = scene->field->book->scenario->sides[side].colour;
  AdjHex path[ADJ_SEGMENTS + 1];
  guint n = trace_way (plot, path);

  if (n < 2)
    return;
  begin_way (cr, scene, path);
  adj_trace_path (cr, scene, path + 1, n - 1, is_picked (scene, plot) ? ADJ_SCENE_DARK : 0xffffff,
                  is_picked (scene, plot) ? ADJ_SCENE_GOLD : scene->palette->counter_edge[colour]);
}

static void
paint_numbers (cairo_t *cr, const AdjScene *scene, const AdjPlotCase *plot)
{
  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    if (plot->way[segment] != ADJ_NO_HEX && plot->way[segment] != plot->way[segment - 1])
      {
        g_autofree char *number = g_strdup_printf ("%d", segment);

        adj_trace_number (cr, scene, plot->way[segment], number);
      }
}

/* The one that is picked lies over the others. */
void
adj_scene_plots (cairo_t *cr, const AdjScene *scene)
{
  const GArray *plots = scene->plots->plots;

  for (int picked = FALSE; plots != NULL && picked <= TRUE; picked++)
    for (guint i = 0; i < plots->len; i++)
      {
        const AdjPlotCase *plot = &g_array_index (plots, AdjPlotCase, i);

        if (plot->tokens == 0 || is_picked (scene, plot) != picked)
          continue;
        paint_way (cr, scene, plot);
        if (picked)
          paint_numbers (cr, scene, plot);
      }
}
