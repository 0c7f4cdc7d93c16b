/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <stdlib.h>

#include "app/board/board-counters.h"
#include "app/map/map-painting.h"
#include "app/map/painted-map.h"
#include "app/session/session.h"
#include "book/library.h"
#include "folder.h"
#include "sheets/map.h"

/* The map painted in strips by several threads, and the counters that are ready when it is. */

#define WIDTH 500
#define HEIGHT 640

static AdjSession *
open_chickamauga (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);
  g_autoptr (AdjGame) game = NULL;

  g_assert_nonnull (loaded->book);
  game = adj_game_new (loaded->book, 1);
  return adj_session_new (game, NULL, NULL, NULL);
}

static AdjCamera
camera_of (AdjSession *session, int turns)
{
  AdjCamera camera = { .extent =
                           adj_hex_extent (&adj_session_book (session)->scenario->map.grid, 1),
                       .turns = turns };

  adj_camera_resize (&camera, WIDTH, HEIGHT, 0);
  adj_camera_fit (&camera);
  adj_camera_zoom (&camera, 1.3, adj_camera_middle (&camera));
  return camera;
}

static void
take (gpointer owner, AdjMapPainting *painting)
{
  g_object_set_data (owner, "painted", adj_map_painting_steal (painting));
}

static cairo_surface_t *
paint_in_strips (AdjSession *session, const AdjCamera *camera)
{
  const AdjMapLook look = { adj_game_get_book (adj_session_get_game (session)), &adj_palette_light,
                            FALSE, NULL };

  adj_map_painting_start (&look, camera, 1, take, G_OBJECT (session));
  wait_until (g_object_get_data (G_OBJECT (session), "painted") != NULL);
  return g_object_steal_data (G_OBJECT (session), "painted");
}

static cairo_surface_t *
paint_at_once (AdjSession *session, const AdjCamera *camera)
{
  const AdjMapStyle style = { adj_session_book (session), &adj_palette_light, camera->size,
                              camera->turns };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, HEIGHT);
  cairo_t *cr = cairo_create (surface);

  adj_palette_set (cr, adj_palette_light.paper, 1);
  cairo_paint (cr);
  cairo_translate (cr, WIDTH / 2.0, HEIGHT / 2.0);
  cairo_rotate (cr, camera->turns * G_PI_2);
  cairo_translate (cr, -camera->at.x * camera->size, -camera->at.y * camera->size);
  adj_map_paint (cr, &style);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* How many bytes of a row of pixels differ by more than an edge may be rounded. */
static guint
count_differing (cairo_surface_t *a, cairo_surface_t *b, int row)
{
  int stride = cairo_image_surface_get_stride (a);
  const guint8 *left = cairo_image_surface_get_data (a) + row * stride;
  const guint8 *right = cairo_image_surface_get_data (b) + row * stride;
  guint n = 0;

  for (int i = 0; i < 4 * WIDTH; i++)
    n += abs (left[i] - right[i]) > 12;
  return n;
}

/* Where one ends and the next begins nobody can see. */
static void
test_no_seams (void)
{
  g_autoptr (AdjSession) session = open_chickamauga ();

  for (int turns = 0; turns < 2; turns++)
    {
      AdjCamera camera = camera_of (session, turns);
      cairo_surface_t *strips = paint_in_strips (session, &camera);
      cairo_surface_t *whole = paint_at_once (session, &camera);

      for (int row = 0; row < HEIGHT; row++)
        g_assert_cmpuint (count_differing (strips, whole, row), <=, WIDTH / 50);
      cairo_surface_destroy (strips);
      cairo_surface_destroy (whole);
    }
}

/* As many as there is time for, and once each. */
static void
test_counters_ready (void)
{
  g_autoptr (AdjSession) session = open_chickamauga ();
  AdjCamera camera = camera_of (session, 0);
  AdjView view = adj_session_view (session);
  AdjCounterGround ground = { &camera, 1, adj_session_true_field (session), &view,
                              &adj_palette_light };
  AdjCounters *counters = adj_counters_new ();
  cairo_surface_t *surface = paint_at_once (session, &camera);
  cairo_t *cr = cairo_create (surface);
  gsize first;
  gsize all;

  g_assert_false (adj_counters_prepare (counters, &ground, 0));
  first = adj_counters_bytes (counters);
  g_assert_true (adj_counters_prepare (counters, &ground, G_MAXINT64));
  all = adj_counters_bytes (counters);
  g_assert_cmpuint (all, >, 5 * first);
  adj_counters_put (counters, cr, &ground);
  g_assert_cmpuint (adj_counters_bytes (counters), ==, all);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  adj_counters_free (counters);
}

/* What the camera saw is there, and so much more on each side. */
static void
assert_sharp (AdjPaintedMap *map, const AdjCamera *camera, int margin)
{
  adj_painted_map_want (map, camera, 1);
  wait_until (adj_painted_map_is_sharp (map));
  g_assert_cmpfloat (adj_painted_map_get_part (map)->camera.width, ==, camera->width + 2 * margin);
}

/* A map that nobody has seen yet is painted as far as it is going to be seen; there is a margin as
 * soon as somebody pans it. */
static void
test_margin_for_a_pan (void)
{
  g_autoptr (AdjSession) session = open_chickamauga ();
  g_autoptr (AdjPaintedMap) map = adj_painted_map_new ();
  AdjCamera camera = camera_of (session, 0);

  adj_painted_map_set_look (map, adj_game_get_book (adj_session_get_game (session)), FALSE, FALSE);
  assert_sharp (map, &camera, 0);
  adj_camera_pan (&camera, 0, 5);
  assert_sharp (map, &camera, 48);
}

static guint
times_painted (GObject *painted)
{
  return GPOINTER_TO_UINT (g_object_get_data (painted, "times"));
}

static void
count_painted (gpointer painted, AdjMapPainting *painting)
{
  g_object_set_data (painted, "times", GUINT_TO_POINTER (times_painted (painted) + 1));
}

/* Who waits long enough has it at once, and only once; who does not has it later. */
static void
test_waited_for (void)
{
  g_autoptr (AdjSession) session = open_chickamauga ();
  g_autoptr (GObject) painted = g_object_new (G_TYPE_OBJECT, NULL);
  AdjCamera camera = camera_of (session, 0);
  AdjMapLook look = { adj_game_get_book (adj_session_get_game (session)), &adj_palette_light, FALSE,
                      NULL };
  AdjMapPainting *painting = adj_map_painting_start (&look, &camera, 1, count_painted, painted);

  adj_map_painting_wait (painting, G_MAXINT64);
  g_assert_cmpuint (times_painted (painted), ==, 1);
  while (g_main_context_iteration (NULL, FALSE))
    ;
  g_assert_cmpuint (times_painted (painted), ==, 1);
  painting = adj_map_painting_start (&look, &camera, 1, count_painted, painted);
  adj_map_painting_wait (painting, 0);
  wait_until (times_painted (painted) == 2);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/map-painting/no-seams", test_no_seams);
  g_test_add_func ("/app/map-painting/counters-ready", test_counters_ready);
  g_test_add_func ("/app/map-painting/margin-for-a-pan", test_margin_for_a_pan);
  g_test_add_func ("/app/map-painting/waited-for", test_waited_for);
  return g_test_run ();
}
