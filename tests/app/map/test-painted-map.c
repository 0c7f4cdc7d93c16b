/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <stdlib.h>

#include "app/map/painted-map.h"
#include "book/library.h"
#include "folder.h"

/* A frame on the way to another place: the sharp picture where it reaches, and the whole map, small
 * and enlarged, beside it. */

#define WIDTH 500
#define HEIGHT 400

static const AdjMapLayer nothing = { 0 };

static cairo_surface_t *
pixels_of (GtkSnapshot *snapshot)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  g_autoptr (GskRenderNode) node = gtk_snapshot_free_to_node (snapshot);
  cairo_t *cr = cairo_create (surface);

  gsk_render_node_draw (node, cr);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* The colours of a pixel further apart than rounding explains? */
static gboolean
differ (cairo_surface_t *a, cairo_surface_t *b, int x, int y)
{
  const guint8 *left =
      cairo_image_surface_get_data (a) + y * cairo_image_surface_get_stride (a) + 4 * x;
  const guint8 *right =
      cairo_image_surface_get_data (b) + y * cairo_image_surface_get_stride (b) + 4 * x;

  for (int i = 0; i < 4; i++)
    if (abs (left[i] - right[i]) > 4)
      return TRUE;
  return FALSE;
}

/* How many pixels differ in that part of the frame from one with nothing but the whole. */
static guint
count_sharp (AdjPaintedMap *map, GtkWidget *widget, const AdjCamera *camera, GdkRectangle part)
{
  GtkSnapshot *drawn = gtk_snapshot_new ();
  GtkSnapshot *coarse = gtk_snapshot_new ();
  cairo_surface_t *a;
  cairo_surface_t *b;
  guint n = 0;

  adj_painted_map_draw (map, drawn, widget, camera);
  adj_painted_map_draw_whole (map, coarse, widget, camera);
  a = pixels_of (drawn);
  b = pixels_of (coarse);
  for (int y = part.y; y < part.y + part.height; y++)
    for (int x = part.x; x < part.x + part.width; x++)
      n += differ (a, b, x, y);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  return n;
}

static void
draw (AdjPaintedMap *map, GtkWidget *widget, const AdjCamera *camera)
{
  count_sharp (map, widget, camera, (GdkRectangle){ 0 });
}

static AdjPaintedMap *
map_of_battle (AdjCamera *camera)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  AdjPaintedMap *map = adj_painted_map_new ();

  *camera = (AdjCamera){ .extent = adj_hex_extent (&loaded->book->scenario->map.grid, 1) };
  adj_camera_resize (camera, WIDTH, HEIGHT, 0);
  adj_camera_fit (camera);
  adj_camera_zoom (camera, 4, adj_camera_middle (camera));
  adj_painted_map_set_layer (map, &nothing, NULL);
  adj_painted_map_set_look (map, loaded->book, FALSE, FALSE);
  return map;
}

static void
test_beside (void)
{
  static const struct
  {
    double x; /* how far the map is pushed */
    double y;
    double zoom;
    GdkRectangle beside; /* what the picture does not reach then */
    GdkRectangle reached;
  } ways[] = {
    { -200, 0, 1, { 302, 0, 198, HEIGHT }, { 0, 0, 298, HEIGHT } },
    { 200, 0, 1, { 0, 0, 198, HEIGHT }, { 202, 0, 298, HEIGHT } },
    { 0, -150, 1, { 0, 252, WIDTH, 148 }, { 0, 0, WIDTH, 248 } },
    { 0, 150, 1, { 0, 0, WIDTH, 148 }, { 0, 152, WIDTH, 248 } },
    { 0, 0, 0.5, { 0, 0, 123, HEIGHT }, { 127, 102, 246, 196 } },
    { 0, 0, 0.5, { 0, 302, WIDTH, 98 }, { 127, 102, 246, 196 } },
  };
  AdjCamera camera;
  g_autoptr (AdjPaintedMap) map = map_of_battle (&camera);
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (NULL));

  draw (map, widget, &camera);
  wait_until (adj_painted_map_is_sharp (map) && adj_painted_map_has_whole (map));
  for (guint i = 0; i < G_N_ELEMENTS (ways); i++)
    {
      AdjCamera there = camera;

      adj_camera_pan (&there, ways[i].x, ways[i].y);
      adj_camera_zoom (&there, ways[i].zoom, adj_camera_middle (&there));
      g_assert_cmpuint (count_sharp (map, widget, &there, ways[i].beside), ==, 0);
      g_assert_cmpuint (count_sharp (map, widget, &there, ways[i].reached), >, 10000);
    }
  wait_until (adj_painted_map_is_sharp (map));
  g_object_unref (widget);
}

static void
count (guint *n)
{
  *n += 1;
}

/* The small map, which is painted after the sharp part, is nothing that one sees there. */
static void
test_whole (void)
{
  AdjCamera camera;
  g_autoptr (AdjPaintedMap) map = map_of_battle (&camera);
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (NULL));
  guint n_painted = 0;
  guint n_whole = 0;
  guint before;

  g_signal_connect_swapped (map, "painted", G_CALLBACK (count), &n_painted);
  g_signal_connect_swapped (map, "whole-painted", G_CALLBACK (count), &n_whole);
  draw (map, widget, &camera);
  wait_until (adj_painted_map_is_sharp (map));
  draw (map, widget, &camera);
  before = n_painted;
  wait_until (adj_painted_map_has_whole (map));
  g_assert_cmpuint (n_whole, ==, 1);
  g_assert_cmpuint (n_painted, ==, before);
  g_assert_true (adj_painted_map_shows (map, &camera, 1));
  g_object_unref (widget);
}

static void
pan (AdjPaintedMap *map, AdjCamera *camera)
{
  adj_camera_pan (camera, -200, 0);
  adj_painted_map_want (map, camera, 1);
}

/* Who has panned meanwhile sees it at once beside what is sharp, before the part is there. */
static void
test_whole_is_seen (void)
{
  AdjCamera camera;
  g_autoptr (AdjPaintedMap) map = map_of_battle (&camera);
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (NULL));
  guint n_painted = 0;

  draw (map, widget, &camera);
  wait_until (adj_painted_map_is_sharp (map));
  g_signal_connect (map, "whole-painted", G_CALLBACK (pan), &camera);
  g_signal_connect_swapped (map, "painted", G_CALLBACK (count), &n_painted);
  wait_until (adj_painted_map_has_whole (map));
  g_assert_cmpuint (n_painted, ==, 1);
  g_assert_false (adj_painted_map_is_sharp (map));
  wait_until (adj_painted_map_is_sharp (map));
  g_object_unref (widget);
}

/* An order while the small map is painted: the frame does not wait for it, and the overview hears
 * of it. */
static void
test_whole_is_told (void)
{
  AdjCamera camera;
  g_autoptr (AdjPaintedMap) map = map_of_battle (&camera);
  GtkWidget *widget = g_object_ref_sink (gtk_label_new (NULL));
  guint n_whole = 0;

  g_signal_connect_swapped (map, "whole-painted", G_CALLBACK (count), &n_whole);
  while (!adj_painted_map_has_whole (map))
    {
      adj_painted_map_put_again (map);
      draw (map, widget, &camera);
      g_main_context_iteration (NULL, FALSE);
    }
  g_assert_cmpuint (n_whole, ==, 1);
  g_object_unref (widget);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv);
  g_test_add_func ("/app/painted map/beside", test_beside);
  g_test_add_func ("/app/painted map/whole", test_whole);
  g_test_add_func ("/app/painted map/whole is seen", test_whole_is_seen);
  g_test_add_func ("/app/painted map/whole is told", test_whole_is_told);
  return g_test_run ();
}
