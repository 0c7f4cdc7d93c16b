/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/ways.h"

#include <math.h>

/* How far what lies on a hexside stands out from the centre of its hex. */
#define REACH 1.4

static guint32
features_with (const AdjRuleset *ruleset, AdjFeatureLook look)
{
  guint32 features = 0;

  for (guint i = 0; i < ruleset->n_features; i++)
    if (ruleset->features[i].look == look)
      features |= 1u << i;
  return features;
}

/* Each hexside once: from the hex with the lower place, or from the only one. */
static gboolean
is_mine (const AdjBook *book, AdjHex hex, int d)
{
  AdjHex neighbour = book->hexes[hex].neighbours[d];

  return neighbour == ADJ_NO_HEX || hex < neighbour;
}

static AdjPoint
corner (const AdjMapStyle *style, AdjHex hex, int d)
{
  return adj_hex_corner (&style->book->scenario->map.grid, style->size, style->book->hexes[hex].id,
                         d % ADJ_HEX_DIRECTIONS);
}

static AdjPoint
side_middle (const AdjMapStyle *style, AdjHex hex, int d)
{
  AdjPoint a = corner (style, hex, d);
  AdjPoint b = corner (style, hex, d + 1);

  return (AdjPoint){ (a.x + b.x) / 2, (a.y + b.y) / 2 };
}

/* ---- Creeks ---- */

static void
trace_creek (cairo_t *cr, const AdjMapStyle *style, AdjHex hex, int d)
{
  AdjPoint a = corner (style, hex, d);
  AdjPoint b = corner (style, hex, d + 1);
  double bend = (hex + d) % 2 ? 0.12 : -0.12; /* water does not run along a ruler */

  cairo_move_to (cr, a.x, a.y);
  cairo_curve_to (cr, a.x + (b.x - a.x) * 0.33 + (b.y - a.y) * bend,
                  a.y + (b.y - a.y) * 0.33 - (b.x - a.x) * bend,
                  a.x + (b.x - a.x) * 0.66 - (b.y - a.y) * bend,
                  a.y + (b.y - a.y) * 0.66 + (b.x - a.x) * bend, b.x, b.y);
}

static void
trace_creeks (cairo_t *cr, const AdjMapStyle *style, guint32 creeks)
{
  AdjMapWindow window = adj_map_window (cr, style, REACH);

  for (guint hex = 0; hex < style->book->n_hexes; hex++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      if ((style->book->hexes[hex].features[d] & creeks) != 0 &&
          is_mine (style->book, (AdjHex) hex, d) &&
          adj_map_window_has (&window, adj_map_center (style, (AdjHex) hex)))
        trace_creek (cr, style, (AdjHex) hex, d);
}

static void
paint_banks (cairo_t *cr, const AdjMapStyle *style, double strength)
{
  guint32 creeks = features_with (style->book->ruleset, ADJ_FEATURE_LOOK_CREEK);

  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  cairo_set_line_join (cr, CAIRO_LINE_JOIN_ROUND);
  trace_creeks (cr, style, creeks);
  adj_palette_set (cr, style->palette->creek, strength);
  cairo_set_line_width (cr, style->size * 0.17);
  cairo_stroke_preserve (cr);
}

static void
paint_creeks (cairo_t *cr, const AdjMapStyle *style)
{
  paint_banks (cr, style, 1);
  adj_palette_set (cr, style->palette->creek_light, 1);
  cairo_set_line_width (cr, style->size * 0.085);
  cairo_stroke (cr);
}

/* ---- Roads and trails ---- */

/* A way that comes to a hex at the map's edge and stops there leads off the map: the direction
 * it leaves by, as straight on as may be; -1 if it does not. */
static int
way_off (const AdjBookHex *hex, guint32 ways)
{
  static const int turns[] = { 3, 2, 4 };
  int in = -1;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (hex->features[d] & ways)
      {
        if (in >= 0)
          return -1;
        in = d;
      }
  for (guint i = 0; in >= 0 && i < G_N_ELEMENTS (turns); i++)
    if (hex->edge & (1u << ((in + turns[i]) % ADJ_HEX_DIRECTIONS)))
      return (in + turns[i]) % ADJ_HEX_DIRECTIONS;
  return -1;
}

/* Through the middle of a hex in one bend where the way has two ends there, else from each side
 * to the centre. */
static void
trace_way_in (cairo_t *cr, const AdjMapStyle *style, AdjHex hex, guint32 ways)
{
  AdjPoint center = adj_map_center (style, hex);
  AdjPoint ends[ADJ_HEX_DIRECTIONS];
  int off = way_off (&style->book->hexes[hex], ways);
  guint n = 0;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if ((style->book->hexes[hex].features[d] & ways) != 0 || d == off)
      ends[n++] = side_middle (style, hex, d);
  if (n == 2)
    {
      cairo_move_to (cr, ends[0].x, ends[0].y);
      cairo_curve_to (cr, (ends[0].x + 2 * center.x) / 3, (ends[0].y + 2 * center.y) / 3,
                      (ends[1].x + 2 * center.x) / 3, (ends[1].y + 2 * center.y) / 3, ends[1].x,
                      ends[1].y);
      return;
    }
  for (guint i = 0; i < n; i++)
    {
      cairo_move_to (cr, ends[i].x, ends[i].y);
      cairo_line_to (cr, center.x, center.y);
    }
}

static void
trace_ways (cairo_t *cr, const AdjMapStyle *style, guint32 ways)
{
  AdjMapWindow window = adj_map_window (cr, style, REACH);

  for (guint hex = 0; hex < style->book->n_hexes; hex++)
    if (adj_map_window_has (&window, adj_map_center (style, (AdjHex) hex)))
      trace_way_in (cr, style, (AdjHex) hex, ways);
}

static void
paint_trails (cairo_t *cr, const AdjMapStyle *style)
{
  double dashes[] = { style->size * 0.17, style->size * 0.13 };

  trace_ways (cr, style, features_with (style->book->ruleset, ADJ_FEATURE_LOOK_TRAIL));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  cairo_set_dash (cr, dashes, G_N_ELEMENTS (dashes), 0);
  adj_palette_set (cr, style->palette->trail, 1);
  cairo_set_line_width (cr, style->size * 0.065);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

static void
paint_road_edges (cairo_t *cr, const AdjMapStyle *style, AdjFeatureLook look, double width)
{
  trace_ways (cr, style, features_with (style->book->ruleset, look));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_ROUND);
  adj_palette_set (cr, style->palette->road_edge, 1);
  cairo_set_line_width (cr, style->size * width);
  cairo_stroke_preserve (cr);
}

static void
paint_roads (cairo_t *cr, const AdjMapStyle *style, AdjFeatureLook look, double width)
{
  paint_road_edges (cr, style, look, width);
  adj_palette_set (cr, style->palette->road, 1);
  cairo_set_line_width (cr, style->size * (width - 0.08));
  cairo_stroke (cr);
}

/* A line with its sleepers across. */
static void
paint_railways (cairo_t *cr, const AdjMapStyle *style)
{
  double sleepers[] = { style->size * 0.04, style->size * 0.11 };

  trace_ways (cr, style, features_with (style->book->ruleset, ADJ_FEATURE_LOOK_RAILWAY));
  cairo_set_line_cap (cr, CAIRO_LINE_CAP_BUTT);
  adj_palette_set (cr, style->palette->crossing, 1);
  cairo_set_line_width (cr, style->size * 0.05);
  cairo_stroke_preserve (cr);
  cairo_set_dash (cr, sleepers, G_N_ELEMENTS (sleepers), 0);
  cairo_set_line_width (cr, style->size * 0.18);
  cairo_stroke (cr);
  cairo_set_dash (cr, NULL, 0, 0);
}

/* ---- Crossings ---- */

/* Two rails along the way, splayed at both ends. */
static void
trace_bridge (cairo_t *cr, double size)
{
  for (int rail = -1; rail <= 1; rail += 2)
    {
      cairo_move_to (cr, -0.30 * size, rail * 0.24 * size);
      cairo_line_to (cr, -0.20 * size, rail * 0.14 * size);
      cairo_line_to (cr, 0.20 * size, rail * 0.14 * size);
      cairo_line_to (cr, 0.30 * size, rail * 0.24 * size);
    }
}

/* Rows of stones across the water. */
static void
trace_ford (cairo_t *cr, double size)
{
  for (int i = -1; i <= 1; i++)
    {
      cairo_move_to (cr, i * 0.12 * size, -0.17 * size);
      cairo_line_to (cr, i * 0.12 * size, 0.17 * size);
    }
}

static void
paint_crossing (cairo_t *cr, const AdjMapStyle *style, AdjHex hex, int d, AdjFeatureLook look)
{
  AdjPoint middle = side_middle (style, hex, d);
  AdjPoint center = adj_map_center (style, hex);

  cairo_save (cr);
  cairo_translate (cr, middle.x, middle.y);
  cairo_rotate (cr, atan2 (middle.y - center.y, middle.x - center.x));
  if (look == ADJ_FEATURE_LOOK_BRIDGE)
    trace_bridge (cr, style->size);
  else if (look == ADJ_FEATURE_LOOK_FORD)
    trace_ford (cr, style->size);
  else
    adj_ground_trace_boat (cr, style->size);
  cairo_restore (cr);
  adj_palette_set (cr, style->palette->crossing, 1);
  cairo_set_line_width (cr, style->size * (look == ADJ_FEATURE_LOOK_FORD ? 0.045 : 0.06));
  cairo_stroke (cr);
}

static void
paint_crossings_of (cairo_t *cr, const AdjMapStyle *style, AdjFeatureLook look, guint32 but)
{
  guint32 crossings = features_with (style->book->ruleset, look);
  AdjMapWindow window = adj_map_window (cr, style, REACH);

  for (guint hex = 0; hex < style->book->n_hexes; hex++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      {
        guint32 features = style->book->hexes[hex].features[d];

        if ((features & crossings) != 0 && (features & but) == 0 &&
            is_mine (style->book, (AdjHex) hex, d) &&
            adj_map_window_has (&window, adj_map_center (style, (AdjHex) hex)))
          paint_crossing (cr, style, (AdjHex) hex, d, look);
      }
}

/* Where there is a bridge, what else leads across does not matter. */
static void
paint_crossings (cairo_t *cr, const AdjMapStyle *style)
{
  static const AdjFeatureLook looks[] = { ADJ_FEATURE_LOOK_BRIDGE, ADJ_FEATURE_LOOK_FORD,
                                          ADJ_FEATURE_LOOK_FERRY };
  guint32 painted = 0;

  for (guint i = 0; i < G_N_ELEMENTS (looks); i++)
    {
      paint_crossings_of (cr, style, looks[i], painted);
      painted |= features_with (style->book->ruleset, looks[i]);
    }
}

void
adj_ways_paint (cairo_t *cr, const AdjMapStyle *style)
{
  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);

  paint_creeks (cr, style);
  paint_trails (cr, style);
  paint_roads (cr, style, ADJ_FEATURE_LOOK_ROAD, 0.185);
  paint_roads (cr, style, ADJ_FEATURE_LOOK_TURNPIKE, 0.27);
  paint_railways (cr, style);
  paint_crossings (cr, style);
}

void
adj_ways_sketch (cairo_t *cr, const AdjMapStyle *style)
{
  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);

  paint_banks (cr, style, 0.5); /* or it would look like a road */
  cairo_new_path (cr);
  paint_trails (cr, style);
  paint_road_edges (cr, style, ADJ_FEATURE_LOOK_ROAD, 0.11);
  cairo_new_path (cr);
  paint_road_edges (cr, style, ADJ_FEATURE_LOOK_TURNPIKE, 0.15);
  cairo_new_path (cr);
  paint_railways (cr, style);
  paint_crossings (cr, style);
}
