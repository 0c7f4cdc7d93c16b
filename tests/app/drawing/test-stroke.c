/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/stroke.h"

/* What a brush meets on its way over a grid. */

static const AdjHexGrid flat = { ADJ_ORIENTATION_FLAT, ADJ_STAGGER_EVEN, 12, 10 };
static const AdjHexGrid pointy = { ADJ_ORIENTATION_POINTY, ADJ_STAGGER_ODD, 12, 10 };

/* A battle on that grid, of which every hex but these is on the map. It is never let go. */
static AdjScenario *
map_without (const AdjHexGrid *grid, const AdjHexId *off, guint n_off)
{
  static AdjMapHex hexes[12 * 10];
  static AdjScenario map;

  map = (AdjScenario){ .refs = 1, .map = { .grid = *grid, .hexes = hexes } };
  for (AdjHexId id = 101; id <= 1210; id++)
    {
      gboolean is_off = !adj_hex_on_grid (grid, id);

      for (guint i = 0; i < n_off; i++)
        is_off |= off[i] == id;
      if (!is_off)
        hexes[map.map.n_hexes++] = (AdjMapHex){ .id = id };
    }
  return &map;
}

static AdjPoint
middle (const AdjHexGrid *grid, AdjHexId hex)
{
  return adj_hex_center (grid, 1, hex);
}

static AdjStroke
begin_on (AdjScenario *map, AdjBrushKind kind, AdjPoint at)
{
  AdjStroke stroke = { 0 };

  adj_stroke_begin (&stroke, map, (AdjBrush){ kind, 0 }, FALSE, at);
  return stroke;
}

static AdjStroke
begin (const AdjHexGrid *grid, AdjBrushKind kind, AdjPoint at)
{
  return begin_on (map_without (grid, NULL, 0), kind, at);
}

static char *
tell_hexes (const AdjStroke *stroke)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < stroke->hexes->len; i++)
    g_string_append_printf (text, "%s%04d", i > 0 ? " " : "",
                            g_array_index (stroke->hexes, AdjHexId, i));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static char *
tell_sides (const AdjStroke *stroke)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < stroke->sides->len; i++)
    {
      AdjHexPair side = g_array_index (stroke->sides, AdjHexPair, i);

      g_string_append_printf (text, "%s%04d-%04d", i > 0 ? " " : "", side.a, side.b);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_hexes (const AdjStroke *stroke, const char *expected)
{
  g_autofree char *text = tell_hexes (stroke);

  g_assert_cmpstr (text, ==, expected);
}

static void
assert_sides (const AdjStroke *stroke, const char *expected)
{
  g_autofree char *text = tell_sides (stroke);

  g_assert_cmpstr (text, ==, expected);
}

/* However far apart two events of the pointer are, no hex between them is left out, and none is
 * met twice. */
static void
test_paint (void)
{
  AdjStroke stroke = begin (&flat, ADJ_BRUSH_TERRAIN, middle (&flat, 302));

  adj_stroke_move (&stroke, middle (&flat, 306));
  adj_stroke_move (&stroke, middle (&flat, 304));
  adj_stroke_move (&stroke, (AdjPoint){ middle (&flat, 304).x, -4 });
  adj_stroke_end (&stroke);
  assert_hexes (&stroke, "0302 0303 0304 0305 0306 0301");
  adj_stroke_clear (&stroke);
  g_assert_true (adj_stroke_is_empty (&stroke));
}

/* A way leads from neighbour to neighbour; who goes back shortens it, and who only cuts a corner
 * does not mean the hex. */
static void
test_way (void)
{
  AdjStroke stroke = begin (&flat, ADJ_BRUSH_WAY, middle (&flat, 302));
  AdjPoint corner = adj_hex_corner (&flat, 1, 305, 5);

  g_assert_true (adj_stroke_is_empty (&stroke));
  adj_stroke_move (&stroke, middle (&flat, 305));
  assert_hexes (&stroke, "0302 0303 0304 0305");
  adj_stroke_move (&stroke, middle (&flat, 304));
  assert_hexes (&stroke, "0302 0303 0304");
  adj_stroke_move (&stroke, (AdjPoint){ corner.x, corner.y });
  assert_hexes (&stroke, "0302 0303 0304");
  adj_stroke_move (&stroke, middle (&flat, 304));
  adj_stroke_move (&stroke, middle (&flat, 402));
  for (guint i = 1; i < stroke.hexes->len; i++)
    g_assert_cmpint (adj_hex_distance (&flat, g_array_index (stroke.hexes, AdjHexId, i - 1),
                                       g_array_index (stroke.hexes, AdjHexId, i)),
                     ==, 1);
  adj_stroke_clear (&stroke);
}

/* From the corner before a side to the one behind the last: just those sides, on whichever side of
 * the line the hand is. */
static void
follow_creek (const AdjHexGrid *grid, AdjHexId hex, double part, const char *expected)
{
  AdjPoint center = middle (grid, hex);
  AdjStroke stroke = { 0 };

  for (int d = 1; d <= 4; d++)
    {
      AdjPoint corner = adj_hex_corner (grid, 1, hex, d);
      AdjPoint at = { center.x + (corner.x - center.x) * part,
                      center.y + (corner.y - center.y) * part };

      if (d == 1)
        stroke = begin (grid, ADJ_BRUSH_ALONG, at);
      else
        adj_stroke_move (&stroke, at);
    }
  adj_stroke_end (&stroke);
  assert_sides (&stroke, expected);
  adj_stroke_clear (&stroke);
}

static void
test_along (void)
{
  follow_creek (&flat, 505, 0.8, "0505-0604 0505-0605 0505-0506");
  follow_creek (&flat, 505, 1.15, "0505-0604 0505-0605 0505-0506");
  follow_creek (&pointy, 505, 0.8, "0505-0605 0505-0606 0505-0506");
  follow_creek (&pointy, 505, 1.15, "0505-0605 0505-0606 0505-0506");
}

/* Back over the last side takes it back; a click means the nearest; beyond the edge is none. */
static void
test_sides (void)
{
  AdjPoint first = adj_hex_corner (&flat, 1, 505, 1);
  AdjPoint second = adj_hex_corner (&flat, 1, 505, 2);
  AdjStroke stroke = begin (&flat, ADJ_BRUSH_ALONG, first);

  adj_stroke_move (&stroke, second);
  g_assert_cmpuint (stroke.sides->len, ==, 1);
  adj_stroke_move (&stroke, first);
  g_assert_cmpuint (stroke.sides->len, ==, 0);
  adj_stroke_clear (&stroke);

  for (AdjBrushKind kind = ADJ_BRUSH_ALONG; kind <= ADJ_BRUSH_CROSSING; kind++)
    {
      AdjPoint at = middle (&flat, 505);

      at.y += 0.6;
      stroke = begin (&flat, kind, at);
      adj_stroke_end (&stroke);
      assert_sides (&stroke, "0505-0506");
      adj_stroke_clear (&stroke);
      at = middle (&flat, 501);
      at.y -= 0.6;
      stroke = begin (&flat, kind, at);
      adj_stroke_end (&stroke);
      g_assert_true (adj_stroke_is_empty (&stroke));
      adj_stroke_clear (&stroke);
    }
}

/* A way ends on the last hex of the map, wherever the hand goes then; back at that hex it goes on.
 */
static void
test_way_leaves_the_map (void)
{
  const AdjHexId off[] = { 303, 403 };
  AdjScenario *map = map_without (&flat, off, G_N_ELEMENTS (off));
  AdjStroke stroke = begin_on (map, ADJ_BRUSH_WAY, middle (&flat, 301));

  adj_stroke_move (&stroke, middle (&flat, 304)); /* over what is off, and in again */
  adj_stroke_move (&stroke, middle (&flat, 306));
  assert_hexes (&stroke, "0301 0302");
  adj_stroke_clear (&stroke);

  stroke = begin_on (map, ADJ_BRUSH_WAY, middle (&flat, 502));
  adj_stroke_move (&stroke, (AdjPoint){ middle (&flat, 501).x, -3 }); /* beyond the grid */
  adj_stroke_move (&stroke, (AdjPoint){ middle (&flat, 901).x, -3 });
  adj_stroke_move (&stroke, middle (&flat, 905));
  assert_hexes (&stroke, "0502 0501");
  adj_stroke_move (&stroke, (AdjPoint){ middle (&flat, 901).x, -3 });
  adj_stroke_move (&stroke, (AdjPoint){ middle (&flat, 601).x, -3 });
  adj_stroke_move (&stroke, middle (&flat, 602));
  assert_hexes (&stroke, "0502 0501 0601 0602");
  adj_stroke_clear (&stroke);

  stroke = begin_on (map, ADJ_BRUSH_WAY, middle (&flat, 303)); /* begins where there is nothing */
  adj_stroke_move (&stroke, middle (&flat, 305));
  assert_hexes (&stroke, "0304 0305");
  adj_stroke_clear (&stroke);
}

/* Along the edge of the map there is no hexside, nor between two hexes off it. */
static void
test_sides_leave_the_map (void)
{
  const AdjHexId off[] = { 506, 606 };
  AdjScenario *map = map_without (&flat, off, G_N_ELEMENTS (off));
  AdjPoint center = middle (&flat, 505);
  AdjStroke stroke = { 0 };

  for (int d = 0; d < 4; d++)
    {
      AdjPoint corner = adj_hex_corner (&flat, 1, 505, d + 1);
      AdjPoint at = { center.x + (corner.x - center.x) * 0.8,
                      center.y + (corner.y - center.y) * 0.8 };

      if (d == 0)
        stroke = begin_on (map, ADJ_BRUSH_ALONG, at);
      else
        adj_stroke_move (&stroke, at);
    }
  adj_stroke_end (&stroke);
  assert_sides (&stroke, "0505-0604 0505-0605");
  adj_stroke_clear (&stroke);
  for (AdjBrushKind kind = ADJ_BRUSH_ALONG; kind <= ADJ_BRUSH_CROSSING; kind++)
    {
      AdjPoint at = middle (&flat, 506);

      at.y -= 0.6;
      stroke = begin_on (map, kind, at);
      adj_stroke_end (&stroke);
      g_assert_true (adj_stroke_is_empty (&stroke));
      adj_stroke_clear (&stroke);
    }
}

/* Wherever the hand goes: a way goes from neighbour to neighbour, and along the sides each is met
 * once. */
static void
test_random (void)
{
  g_autoptr (GRand) rand = g_rand_new_with_seed (22);

  for (int i = 0; i < 200; i++)
    {
      const AdjHexGrid *grid = i % 2 == 0 ? &flat : &pointy;
      AdjPoint extent = adj_hex_extent (grid, 1);
      AdjBrushKind kind = (AdjBrushKind) g_rand_int_range (rand, 1, 5);
      AdjPoint at = { g_rand_double_range (rand, 0, extent.x),
                      g_rand_double_range (rand, 0, extent.y) };
      const AdjHexId off[] = { 303, 304, 404, 805, 906, 1210 };
      AdjStroke stroke = begin_on (map_without (grid, off, G_N_ELEMENTS (off)), kind, at);

      for (int move = 0; move < 12; move++)
        {
          at.x += g_rand_double_range (rand, -3, 3);
          at.y += g_rand_double_range (rand, -3, 3);
          adj_stroke_move (&stroke, at);
        }
      adj_stroke_end (&stroke);
      for (guint h = 0; h < stroke.hexes->len; h++)
        {
          AdjHexId hex = g_array_index (stroke.hexes, AdjHexId, h);

          g_assert_true (adj_hex_on_grid (grid, hex));
          g_assert_true (kind != ADJ_BRUSH_WAY || adj_scenario_hex (stroke.scenario, hex) != NULL);
        }
      for (guint h = 1; kind == ADJ_BRUSH_WAY && h < stroke.hexes->len; h++)
        g_assert_cmpint (adj_hex_distance (grid, g_array_index (stroke.hexes, AdjHexId, h - 1),
                                           g_array_index (stroke.hexes, AdjHexId, h)),
                         ==, 1);
      for (guint s = 0; s < stroke.sides->len; s++)
        {
          AdjHexPair side = g_array_index (stroke.sides, AdjHexPair, s);

          g_assert_cmpint (side.a, <, side.b);
          g_assert_nonnull (adj_scenario_hex (stroke.scenario, side.a));
          g_assert_nonnull (adj_scenario_hex (stroke.scenario, side.b));
          g_assert_cmpint (adj_hex_direction (grid, side.a, side.b), >=, 0);
        }
      adj_stroke_clear (&stroke);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/stroke/paint", test_paint);
  g_test_add_func ("/app/stroke/way", test_way);
  g_test_add_func ("/app/stroke/along", test_along);
  g_test_add_func ("/app/stroke/sides", test_sides);
  g_test_add_func ("/app/stroke/way-leaves-the-map", test_way_leaves_the_map);
  g_test_add_func ("/app/stroke/sides-leave-the-map", test_sides_leave_the_map);
  g_test_add_func ("/app/stroke/random", test_random);
  return g_test_run ();
}
