/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/samples.h"

#include <string.h>

#include "book/library.h"

#define SIDE 40

/* The swatches of brushes. */

static cairo_surface_t *
paint (const AdjBook *samples, AdjBrush brush, const AdjPalette *palette)
{
  const AdjMapStyle style = { samples, palette, 1, 0 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);

  adj_samples_paint_brush (cr, &style, brush, SIDE);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

static gboolean
look_alike (cairo_surface_t *a, cairo_surface_t *b)
{
  return memcmp (cairo_image_surface_get_data (a), cairo_image_surface_get_data (b),
                 (gsize) cairo_image_surface_get_stride (a) * SIDE) == 0;
}

/* What the ruleset itself gives one look; terrains are told apart by what leads over them. */
static gboolean
mean_one_look (const AdjRuleset *ruleset, AdjBrush a, AdjBrush b)
{
  if (a.kind != b.kind || a.index < 0 || b.index < 0)
    return FALSE;
  if (a.kind != ADJ_BRUSH_TERRAIN)
    return ruleset->features[a.index].look == ruleset->features[b.index].look;
  return ruleset->terrains[a.index].look == ruleset->terrains[b.index].look &&
         (ruleset->terrains[a.index].only_by < 0) == (ruleset->terrains[b.index].only_by < 0);
}

/* No two brushes of a ruleset look alike, and looking alone has no swatch. */
static void
compare_swatches (const AdjRuleset *ruleset, const AdjBook *samples, const AdjPalette *palette)
{
  AdjBrush brushes[ADJ_MOST_BRUSHES];
  cairo_surface_t *surfaces[ADJ_MOST_BRUSHES];
  guint n = adj_brushes (ruleset, brushes);

  for (guint i = 0; i < n; i++)
    {
      surfaces[i] = paint (samples, brushes[i], palette);
      for (guint j = 0; j < i; j++)
        if (!mean_one_look (ruleset, brushes[i], brushes[j]) &&
            look_alike (surfaces[i], surfaces[j]))
          g_test_fail_printf ("%s looks like %s", adj_brush_name (ruleset, brushes[i]),
                              adj_brush_name (ruleset, brushes[j]));
    }
  for (guint i = 0; i < n; i++)
    cairo_surface_destroy (surfaces[i]);
}

static void
test_swatches (gconstpointer data)
{
  static const AdjPalette *const palettes[] = { &adj_palette_light, &adj_palette_dark,
                                                &adj_palette_print, &adj_palette_print_colour };
  g_autofree char *path = adj_library_find_ruleset (data);
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjRuleset) ruleset = adj_ruleset_load (path, problems);

  g_assert_nonnull (ruleset);
  for (int orientation = 0; orientation <= ADJ_ORIENTATION_POINTY; orientation++)
    {
      g_autoptr (AdjBook) samples = adj_samples_new (ruleset, (AdjHexOrientation) orientation);

      g_assert_nonnull (samples);
      for (guint i = 0; i < G_N_ELEMENTS (palettes); i++)
        compare_swatches (ruleset, samples, palettes[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/app/samples/1975", "blue-and-gray", test_swatches);
  g_test_add_data_func ("/app/samples/revised", "blue-and-grey-revised", test_swatches);
  return g_test_run ();
}
