/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/samples.h"

#include "sheets/map.h"

#define TERRAIN_ROW 1
#define FEATURE_ROW 3 /* of the upper of two hexes that a feature lies between */

static void
tell_hexes (GString *text, const AdjRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_terrains; i++)
    g_string_append_printf (text, "<hex id=\"%04d\" terrain=\"%s\"/>",
                            adj_hex_id ((int) i + 1, TERRAIN_ROW), ruleset->terrains[i].id);
  for (guint i = 0; i < ruleset->n_features; i++)
    for (int row = FEATURE_ROW; row <= FEATURE_ROW + 1; row++)
      g_string_append_printf (text, "<hex id=\"%04d\" terrain=\"%s\"/>",
                              adj_hex_id ((int) i + 1, row), ruleset->terrains[0].id);
}

static void
tell_features (GString *text, const AdjRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_features; i++)
    g_string_append_printf (text, "<hexside between=\"%04d %04d\" has=\"%s\"/>",
                            adj_hex_id ((int) i + 1, FEATURE_ROW),
                            adj_hex_id ((int) i + 1, FEATURE_ROW + 1), ruleset->features[i].id);
}

AdjBook *
adj_samples_new (AdjRuleset *ruleset, AdjHexOrientation orientation)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("samples");
  g_autoptr (GString) text = g_string_new (NULL);
  g_autoptr (AdjScenario) scenario = NULL;

  g_return_val_if_fail (ruleset != NULL, NULL);

  if (ruleset->n_terrains == 0)
    return NULL;
  g_string_printf (text,
                   "<scenario xmlns=\"urn:adjutant:scenario\" version=\"1\" id=\"samples\" "
                   "title=\"samples\" ruleset=\"%s\">"
                   "<side id=\"a\" name=\"a\" colour=\"blue\"/>"
                   "<side id=\"b\" name=\"b\" colour=\"gray\"/>"
                   "<map columns=\"%d\" rows=\"%d\" orientation=\"%s\" shifted=\"even\">",
                   ruleset->id, (int) MAX (ruleset->n_terrains, ruleset->n_features),
                   FEATURE_ROW + 1, adj_map_orientations[orientation]);
  tell_hexes (text, ruleset);
  tell_features (text, ruleset);
  g_string_append (text, "</map></scenario>");
  scenario = adj_scenario_parse (text->str, text->len, ruleset, problems);
  return scenario != NULL ? adj_book_new (scenario) : NULL;
}

/* A hex that is taken off the map: paper, crossed out. */
static void
paint_off (cairo_t *cr, const AdjMapStyle *samples, AdjHex hex)
{
  const AdjHexGrid *grid = &samples->book->scenario->map.grid;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS / 2; d++)
    {
      AdjPoint from = adj_hex_corner (grid, samples->size, samples->book->hexes[hex].id, d);
      AdjPoint to = adj_hex_corner (grid, samples->size, samples->book->hexes[hex].id,
                                    d + ADJ_HEX_DIRECTIONS / 2);

      cairo_move_to (cr, from.x, from.y);
      cairo_line_to (cr, to.x, to.y);
    }
  adj_palette_set (cr, samples->palette->grid, 0.6);
  cairo_set_line_width (cr, MAX (1, samples->size * 0.04));
  cairo_stroke (cr);
}

void
adj_samples_paint_hex (cairo_t *cr, const AdjMapStyle *samples, int terrain, AdjPoint at)
{
  gboolean off = terrain == ADJ_OFF_MAP;
  AdjHex hex = adj_book_hex (samples->book, adj_hex_id (off ? 1 : terrain + 1, TERRAIN_ROW));
  AdjPoint center;
  g_autoptr (AdjTrees) trees = NULL;

  if (hex == ADJ_NO_HEX)
    return;
  center = adj_map_center (samples, hex);
  cairo_save (cr);
  cairo_translate (cr, at.x - center.x, at.y - center.y);
  trees = adj_trees_new (cr, samples->palette, samples->size);
  adj_map_outline (cr, samples, hex, 0);
  adj_palette_set (cr,
                   off ? samples->palette->paper
                       : samples->palette->ground[adj_book_terrain (samples->book, hex)->look],
                   1);
  cairo_fill (cr);
  if (off)
    paint_off (cr, samples, hex);
  else
    adj_ground_dress (cr, samples, trees, hex);
  adj_map_outline (cr, samples, hex, 0);
  adj_palette_set (cr, samples->palette->grid, 0.6);
  cairo_set_line_width (cr, MAX (1, samples->size * 0.04));
  cairo_stroke (cr);
  cairo_restore (cr);
}

static void
paint_feature (cairo_t *cr, const AdjMapStyle *samples, int feature, AdjPoint at)
{
  AdjHex upper = adj_book_hex (samples->book, adj_hex_id (feature + 1, FEATURE_ROW));
  AdjHex lower = adj_book_hex (samples->book, adj_hex_id (feature + 1, FEATURE_ROW + 1));
  AdjPoint a, b;

  if (upper == ADJ_NO_HEX || lower == ADJ_NO_HEX)
    return;
  a = adj_map_center (samples, upper);
  b = adj_map_center (samples, lower);
  cairo_translate (cr, at.x - (a.x + b.x) / 2, at.y - (a.y + b.y) / 2);
  adj_map_ground (cr, samples);
}

void
adj_samples_paint_brush (cairo_t *cr, const AdjMapStyle *samples, AdjBrush brush, double side)
{
  AdjMapStyle style = *samples;
  AdjPoint middle = { side / 2, side / 2 };

  cairo_save (cr);
  cairo_rectangle (cr, 0, 0, side, side);
  cairo_clip (cr);
  style.size = side / 2;
  if (brush.kind == ADJ_BRUSH_TERRAIN)
    adj_samples_paint_hex (cr, &style, brush.index, middle);
  else if (brush.kind != ADJ_BRUSH_NONE)
    {
      style.size = side / 1.5;
      paint_feature (cr, &style, brush.index, middle);
    }
  cairo_restore (cr);
}
