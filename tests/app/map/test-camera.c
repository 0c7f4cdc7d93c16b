/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "app/board/board-fan.h"
#include "app/map/camera.h"

static AdjCamera
camera_on (double width, double height, int turns)
{
  AdjCamera camera = { .extent = { 40, 60 }, .turns = turns };

  adj_camera_resize (&camera, width, height, 0);
  return camera;
}

static void
assert_near (AdjPoint a, AdjPoint b)
{
  g_assert_cmpfloat_with_epsilon (a.x, b.x, 1e-6);
  g_assert_cmpfloat_with_epsilon (a.y, b.y, 1e-6);
}

/* To the screen and back, from everywhere and however the map lies. */
static void
test_round_trip (void)
{
  for (int turns = 0; turns < 4; turns++)
    {
      AdjCamera camera = camera_on (800, 600, turns);

      adj_camera_zoom (&camera, 3, (AdjPoint){ 200, 500 });
      for (int i = 0; i < 50; i++)
        {
          AdjPoint point = { i * 16.3, 600 - i * 11.9 };

          assert_near (adj_camera_to_screen (&camera, adj_camera_to_map (&camera, point)), point);
        }
    }
}

/* A quarter turn clockwise brings the map's left edge to the top. */
static void
test_turn (void)
{
  AdjCamera camera = camera_on (800, 600, 0);
  AdjPoint corner;

  g_assert_cmpfloat_with_epsilon (camera.size, 576.0 / 60, 1e-9);
  adj_camera_turn (&camera, 1);
  g_assert_true (adj_camera_is_fit (&camera));
  g_assert_cmpfloat_with_epsilon (camera.size, 776.0 / 60, 1e-9);
  corner = adj_camera_to_screen (&camera, (AdjPoint){ 0, 60 });
  g_assert_cmpfloat_with_epsilon (corner.x, 12, 1e-6);
  g_assert_cmpfloat (corner.y, <, 300);
  adj_camera_turn (&camera, -1);
  g_assert_cmpint (camera.turns, ==, 0);
  adj_camera_turn (&camera, -1);
  corner = adj_camera_to_screen (&camera, (AdjPoint){ 0, 60 });
  g_assert_cmpfloat_with_epsilon (corner.x, 788, 1e-6);
  adj_camera_turn (&camera, 5);
  assert_near (adj_camera_to_screen (&camera, (AdjPoint){ 20, 30 }), (AdjPoint){ 400, 300 });
}

static void
test_zoom_holds_the_pointer (void)
{
  for (int turns = 0; turns < 4; turns++)
    {
      AdjCamera camera = camera_on (800, 600, turns);
      AdjPoint pointer = { 420, 280 };
      AdjPoint place;

      adj_camera_zoom (&camera, 4, (AdjPoint){ 400, 300 });
      place = adj_camera_to_map (&camera, pointer);
      adj_camera_zoom (&camera, 1.5, pointer);
      assert_near (adj_camera_to_map (&camera, pointer), place);
      adj_camera_zoom (&camera, 1 / 1.3, pointer);
      assert_near (adj_camera_to_map (&camera, pointer), place);
    }
}

/* Neither smaller than the whole map nor without end, and never beyond its edges. */
static void
test_limits (void)
{
  for (int turns = 0; turns < 4; turns++)
    {
      AdjCamera camera = camera_on (800, 600, turns);
      AdjCameraBounds bounds;

      adj_camera_zoom (&camera, 0.1, (AdjPoint){ 0, 0 });
      g_assert_true (adj_camera_is_fit (&camera));
      adj_camera_zoom (&camera, 1e6, (AdjPoint){ 400, 300 });
      g_assert_cmpfloat (camera.size, <=, 100);
      g_assert_false (adj_camera_is_fit (&camera));
      adj_camera_pan (&camera, 1e6, 1e6);
      adj_camera_pan (&camera, -50, -50);
      bounds = adj_camera_bounds (&camera);
      g_assert_cmpfloat (bounds.from.x, >=, -12 / camera.size - 1e-9);
      g_assert_cmpfloat (bounds.from.y, >=, -12 / camera.size - 1e-9);
      g_assert_cmpfloat (bounds.to.x, <=, 40 + 12 / camera.size + 1e-9);
      g_assert_cmpfloat (bounds.to.y, <=, 60 + 12 / camera.size + 1e-9);
    }
}

/* The place under a hand that moves goes with it. */
static void
test_pan (void)
{
  for (int turns = 0; turns < 4; turns++)
    {
      AdjCamera camera = camera_on (800, 600, turns);
      AdjPoint place;

      adj_camera_zoom (&camera, 5, (AdjPoint){ 400, 300 });
      place = adj_camera_to_map (&camera, (AdjPoint){ 300, 200 });
      adj_camera_pan (&camera, 25, -17);
      assert_near (adj_camera_to_screen (&camera, place), (AdjPoint){ 325, 183 });
    }
}

static void
test_resize (void)
{
  AdjCamera camera = camera_on (800, 600, 0);
  AdjPoint middle;

  adj_camera_resize (&camera, 1000, 900, 0);
  g_assert_true (adj_camera_is_fit (&camera));
  adj_camera_zoom (&camera, 3, (AdjPoint){ 500, 450 });
  middle = camera.at;
  adj_camera_resize (&camera, 900, 700, 0);
  g_assert_false (adj_camera_is_fit (&camera));
  assert_near (camera.at, middle);
}

/* Only near the edge, toward the middle, and faster the nearer. */
static void
test_pull (void)
{
  AdjCamera camera = camera_on (800, 600, 1);
  AdjPoint middle = adj_camera_pull (&camera, (AdjPoint){ 400, 300 });
  AdjPoint right = adj_camera_pull (&camera, (AdjPoint){ 770, 300 });
  AdjPoint farther = adj_camera_pull (&camera, (AdjPoint){ 799, 300 });
  AdjPoint outside = adj_camera_pull (&camera, (AdjPoint){ 2000, 300 });
  AdjPoint corner = adj_camera_pull (&camera, (AdjPoint){ 5, 595 });

  assert_near (middle, (AdjPoint){ 0, 0 });
  g_assert_cmpfloat (right.x, <, 0);
  g_assert_cmpfloat (right.y, ==, 0);
  g_assert_cmpfloat (farther.x, <, right.x);
  g_assert_cmpfloat (outside.x, <=, farther.x);
  g_assert_cmpfloat (outside.x, >, -1000);
  g_assert_cmpfloat (corner.x, >, 0);
  g_assert_cmpfloat (corner.y, <, 0);
}

/* Buttons lie on the right of the board, or on its left: however it is turned, a map seen whole is
 * clear of them, and a larger one can be drawn out from under them. */
static void
test_beside (void)
{
  for (int turns = 0; turns < 4; turns++)
    for (int side = -1; side <= 1; side += 2)
      {
        AdjCamera camera = camera_on (800, 600, turns);
        double left = side < 0 ? 180 : 0;
        AdjPoint a, b;

        adj_camera_resize (&camera, 800, 600, side * 180);
        for (int zoomed = 0; zoomed < 2; zoomed++)
          {
            a = adj_camera_to_screen (&camera, (AdjPoint){ 0, 0 });
            b = adj_camera_to_screen (&camera, camera.extent);
            if (zoomed)
              g_assert_cmpfloat_with_epsilon (side > 0 ? MAX (a.x, b.x) : MIN (a.x, b.x),
                                              side > 0 ? 620 - 12 : 180 + 12, 1e-6);
            else
              {
                g_assert_cmpfloat (MIN (a.x, b.x), >=, left + 12 - 1e-6);
                g_assert_cmpfloat (MAX (a.x, b.x), <=, left + 620 - 12 + 1e-6);
                assert_near (adj_camera_middle (&camera), (AdjPoint){ left + 310, 300 });
              }
            adj_camera_zoom (&camera, 4, (AdjPoint){ 400, 300 });
            adj_camera_pan (&camera, side * -1e6, 0);
          }
      }
}

/* ---- The fan ---- */

static const AdjCamera board = { .width = 800, .height = 600 };

static void
test_fan_places (void)
{
  const guint16 units[] = { 7, 3, 9, 1, 4, 6, 8, 2 };
  AdjFan fan = { 0 };

  adj_fan_open (&fan, units, G_N_ELEMENTS (units), (AdjPoint){ 400, 300 }, 10, &board);
  g_assert_cmpfloat (fan.side, >=, 44);
  for (guint i = 0; i < fan.n; i++)
    g_assert_cmpint (adj_fan_unit_at (&fan, adj_fan_place (&fan, i)), ==, units[i]);
  g_assert_cmpfloat (adj_fan_place (&fan, 6).y, >, adj_fan_place (&fan, 5).y);
  g_assert_true (adj_fan_has (&fan, (AdjPoint){ 400, 300 }));
  g_assert_false (adj_fan_has (&fan, (AdjPoint){ 20, 20 }));
  g_assert_cmpint (adj_fan_unit_at (&fan, (AdjPoint){ 20, 20 }), ==, -1);
  adj_fan_close (&fan);
  g_assert_false (adj_fan_has (&fan, (AdjPoint){ 400, 300 }));
  g_assert_cmpint (adj_fan_unit_at (&fan, (AdjPoint){ 400, 300 }), ==, -1);
}

/* In a corner it stays on the board. */
static void
test_fan_edges (void)
{
  guint16 units[40];
  AdjFan fan = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    units[i] = (guint16) i;
  adj_fan_open (&fan, units, G_N_ELEMENTS (units), (AdjPoint){ 790, 2 }, 60, &board);
  g_assert_cmpuint (fan.columns, ==, 6);
  g_assert_cmpfloat (fan.corner.y, >=, 0);
  g_assert_cmpfloat (fan.corner.x + fan.width, <=, 800);
  adj_fan_open (&fan, units, 0, (AdjPoint){ 1, 1 }, 60, &board);
  g_assert_false (adj_fan_has (&fan, (AdjPoint){ 1, 1 }));
}

/* As many as a battle may have, and none is left out or lies beside the board. */
static void
test_fan_of_all (void)
{
  static const guint numbers[] = { 24, 25, 64, 65, 150, ADJ_PILE_MOST };
  guint16 units[ADJ_PILE_MOST];
  AdjFan fan = { 0 };

  for (guint i = 0; i < G_N_ELEMENTS (units); i++)
    units[i] = (guint16) i;
  for (guint i = 0; i < G_N_ELEMENTS (numbers); i++)
    {
      adj_fan_open (&fan, units, numbers[i], (AdjPoint){ 790, 2 }, 60, &board);
      for (guint j = 0; j < numbers[i]; j++)
        g_assert_cmpint (adj_fan_unit_at (&fan, adj_fan_place (&fan, j)), ==, units[j]);
      g_assert_cmpfloat (fan.corner.x, >=, 0);
      g_assert_cmpfloat (fan.corner.x + fan.width, <=, 800);
      g_assert_cmpfloat (fan.corner.y, >=, 0);
      g_assert_cmpfloat (fan.corner.y + fan.height, <=, 600);
    }
}

/* Not under the buttons on the board, on whichever side they are; narrower rather than there. */
static void
test_fan_beside (void)
{
  const guint16 units[] = { 7, 3, 9, 1, 4, 6, 8, 2 };
  AdjCamera camera = { .width = 460, .height = 480, .beside = 60 };
  AdjFan fan = { 0 };

  adj_fan_open (&fan, units, G_N_ELEMENTS (units), (AdjPoint){ 390, 240 }, 72, &camera);
  g_assert_cmpfloat (fan.corner.x, >=, 0);
  g_assert_cmpfloat (fan.corner.x + fan.width, <=, 400);
  camera.beside = -60;
  adj_fan_open (&fan, units, G_N_ELEMENTS (units), (AdjPoint){ 70, 240 }, 72, &camera);
  g_assert_cmpfloat (fan.corner.x, >=, 60);
  g_assert_cmpfloat (fan.corner.x + fan.width, <=, 460);
  camera.width = 20;
  adj_fan_open (&fan, units, G_N_ELEMENTS (units), (AdjPoint){ 10, 240 }, 72, &camera);
  g_assert_cmpuint (fan.columns, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/camera/round-trip", test_round_trip);
  g_test_add_func ("/app/camera/turn", test_turn);
  g_test_add_func ("/app/camera/zoom-holds-the-pointer", test_zoom_holds_the_pointer);
  g_test_add_func ("/app/camera/limits", test_limits);
  g_test_add_func ("/app/camera/pan", test_pan);
  g_test_add_func ("/app/camera/resize", test_resize);
  g_test_add_func ("/app/camera/beside", test_beside);
  g_test_add_func ("/app/camera/pull", test_pull);
  g_test_add_func ("/app/fan/places", test_fan_places);
  g_test_add_func ("/app/fan/edges", test_fan_edges);
  g_test_add_func ("/app/fan/of-all", test_fan_of_all);
  g_test_add_func ("/app/fan/beside", test_fan_beside);
  return g_test_run ();
}
