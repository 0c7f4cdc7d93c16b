/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/emblem.h"

#include "book/library.h"

/* The emblem of a battle that is still to be filled in: what of it is known, and both colours. */

static AdjLoaded *
load (const char *id)
{
  g_autofree char *path = adj_library_find_scenario (id);
  AdjLoaded *loaded = adj_library_load (path);

  g_assert_nonnull (loaded->book);
  return loaded;
}

static void
test_known (void)
{
  g_autoptr (AdjLoaded) whole = load ("chickamauga");
  g_autoptr (AdjLoaded) frame = load ("chattanooga");

  for (int part = 0; part < ADJ_N_PARTS; part++)
    g_assert_true (adj_emblem_knows (whole->book->scenario, (AdjBookPart) part));
  g_assert_false (adj_emblem_knows (frame->book->scenario, ADJ_PART_MAP));
  g_assert_false (adj_emblem_knows (frame->book->scenario, ADJ_PART_UNITS));
  g_assert_true (adj_emblem_knows (frame->book->scenario, ADJ_PART_TURNS));
}

static guint32
colour_at (cairo_surface_t *surface, int x, int y)
{
  const guchar *row =
      cairo_image_surface_get_data (surface) + y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (const void *) row)[x] & 0xffffff;
}

/* Each side's corner is in its colour. */
static void
test_sides (void)
{
  g_autoptr (AdjLoaded) frame = load ("antietam");
  const AdjScenario *scenario = frame->book->scenario;
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 280, 140);
  cairo_t *cr = cairo_create (surface);

  adj_emblem_paint (cr, scenario, &adj_palette_light, "Serif", 280, 140);
  cairo_surface_flush (surface);
  g_assert_cmphex (colour_at (surface, 3, 3), ==,
                   adj_palette_light.counter[scenario->sides[0].colour]);
  g_assert_cmphex (colour_at (surface, 276, 3), ==,
                   adj_palette_light.counter[scenario->sides[1].colour]);
  g_assert_cmphex (colour_at (surface, 3, 137), ==, adj_palette_light.paper);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/emblem/known", test_known);
  g_test_add_func ("/sheets/emblem/sides", test_sides);
  return g_test_run ();
}
