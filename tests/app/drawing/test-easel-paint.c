/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/easel-paint.h"

#include <glib/gstdio.h>

#include "app/books/charts-drawing.h"
#include "app/desktop/looks.h"
#include "book/chart-line.h"
#include "desk-work.h"

/* What the easel paints over a map leaves colour where it is meant, and nowhere else. */

typedef struct
{
  AdjWindow *window;
  AdjChartsWindow *battle;
  AdjMapView *map;
} Stage;

static Stage
open_stage (void)
{
  Stage stage = { .window = stage_open () };

  stage.battle = desk_work_open_charts (stage.window, "shiloh.scenario.xml");
  stage.map = adj_charts_drawing_get_map (stage_find (stage.battle, ADJ_TYPE_CHARTS_DRAWING));
  g_assert_true (adj_draft_chart (desk_work_draft (stage.battle), "0302 0303 terrain=forest"));
  adj_own_battle_save (adj_charts_window_get_battle (stage.battle));
  stage_settle ();
  wait_until (adj_map_view_is_sharp (stage.map));
  return stage;
}

static void
close_stage (const Stage *stage)
{
  g_autofree char *path =
      g_strdup (adj_own_battle_get_path (adj_charts_window_get_battle (stage->battle)));

  desk_work_close (stage->battle, stage->window);
  g_remove (path);
}

/* The hexes that have colour, in the order of their numbers. */
static char *
find_coloured (const Stage *stage, void (*paint) (cairo_t *cr, AdjMapView *map))
{
  int width = gtk_widget_get_width (GTK_WIDGET (stage->map));
  int height = gtk_widget_get_height (GTK_WIDGET (stage->map));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);
  const AdjHexGrid *grid = &adj_map_view_get_book (stage->map)->scenario->map.grid;
  g_autofree gboolean *coloured = g_new0 (gboolean, ADJ_HEX_IDS);
  GString *told = g_string_new (NULL);

  paint (cr, stage->map);
  cairo_surface_flush (surface);
  for (int y = 0; y < height; y++)
    for (int x = 0; x < width; x++)
      {
        const guchar *pixel = cairo_image_surface_get_data (surface) +
                              y * cairo_image_surface_get_stride (surface) + 4 * x;

        if (pixel[0] + pixel[1] + pixel[2] + pixel[3] > 0)
          coloured[adj_hex_at (grid, 1,
                               adj_camera_to_map (adj_map_view_get_camera (stage->map),
                                                  (AdjPoint){ x + 0.5, y + 0.5 }))] = TRUE;
      }
  for (int id = 0; id < ADJ_HEX_IDS; id++)
    if (coloured[id])
      g_string_append_printf (told, "%s%04d", told->len > 0 ? " " : "", id);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return g_string_free (told, FALSE);
}

static void
assert_coloured (const Stage *stage,
                 void (*paint) (cairo_t *cr, AdjMapView *map),
                 const char *hexes)
{
  g_autofree char *found = find_coloured (stage, paint);

  g_assert_cmpstr (found, ==, hexes);
}

static void
mark_hex (cairo_t *cr, AdjMapView *map)
{
  adj_easel_paint_mark (cr, map, (AdjHexPair){ 504, ADJ_HEX_NONE });
}

static void
mark_side (cairo_t *cr, AdjMapView *map)
{
  adj_easel_paint_mark (cr, map, (AdjHexPair){ 504, 505 });
}

static void
mark_beyond (cairo_t *cr, AdjMapView *map)
{
  adj_easel_paint_mark (cr, map, (AdjHexPair){ 9999, ADJ_HEX_NONE });
}

/* A dot in each hex that is the owner's own. */
static void
test_typed (void)
{
  Stage stage = open_stage ();

  assert_coloured (&stage, adj_easel_paint_typed, "0302 0303");
  desk_work_undo (stage.battle);
  assert_coloured (&stage, adj_easel_paint_typed, "");
  close_stage (&stage);
}

/* A doubt is marked in its hex, or over its side; one that is beyond the map nowhere. */
static void
test_mark (void)
{
  Stage stage = open_stage ();

  assert_coloured (&stage, mark_hex, "0504");
  assert_coloured (&stage, mark_side, "0504 0505");
  assert_coloured (&stage, mark_beyond, "");
  close_stage (&stage);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  g_test_add_func ("/app/easel-paint/typed", test_typed);
  g_test_add_func ("/app/easel-paint/mark", test_mark);
  return g_test_run ();
}
