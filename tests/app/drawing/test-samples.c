/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/samples.h"

#include <string.h>

#include "book/library.h"

#define SIDE 40

/* The swatches of brushes. */

static cairo_surface_t *
paint (const AdjBook *samples, AdjBrush brush)
{
  const AdjMapStyle style = { samples, &adj_palette_light, 1, 0 };
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

/* Terrains that the ruleset itself gives one look. */
static gboolean
mean_one_look (const AdjRuleset *ruleset, AdjBrush a, AdjBrush b)
{
  return a.kind == ADJ_BRUSH_TERRAIN && b.kind == ADJ_BRUSH_TERRAIN && a.index >= 0 &&
         b.index >= 0 && ruleset->terrains[a.index].look == ruleset->terrains[b.index].look;
}

/* No two brushes of a ruleset look alike, and looking alone has no swatch. */
static void
test_swatches (gconstpointer data)
{
  g_autofree char *path = adj_library_find_scenario (data);
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (AdjBook) samples = NULL;
  AdjBrush brushes[ADJ_MOST_BRUSHES];
  cairo_surface_t *surfaces[ADJ_MOST_BRUSHES];
  guint n;

  g_assert_nonnull (loaded->book);
  for (int orientation = 0; orientation <= ADJ_ORIENTATION_POINTY; orientation++)
    {
      g_clear_pointer (&samples, adj_book_unref);
      samples = adj_samples_new (loaded->book->ruleset, (AdjHexOrientation) orientation);
      g_assert_nonnull (samples);
      n = adj_brushes (loaded->book->ruleset, brushes);
      for (guint i = 0; i < n; i++)
        {
          surfaces[i] = paint (samples, brushes[i]);
          for (guint j = 0; j < i; j++)
            if (!mean_one_look (loaded->book->ruleset, brushes[i], brushes[j]) &&
                look_alike (surfaces[i], surfaces[j]))
              g_test_fail_printf ("%s looks like %s",
                                  adj_brush_name (loaded->book->ruleset, brushes[i]),
                                  adj_brush_name (loaded->book->ruleset, brushes[j]));
        }
      for (guint i = 0; i < n; i++)
        cairo_surface_destroy (surfaces[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_data_func ("/app/samples/chickamauga", "chickamauga", test_swatches);
  g_test_add_data_func ("/app/samples/hooker-and-lee", "hooker-and-lee", test_swatches);
  return g_test_run ();
}
