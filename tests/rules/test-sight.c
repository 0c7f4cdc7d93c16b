/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/sight.h"

#include "sketch-show.h"

/* Lines of sight (BG 8.3) and what lines of fire cross (BG 9.0b). Flat maps, even columns half a
 * hex lower. The shapes: 0302 to 0304 and 0305 straight down column 3; 0303 to 0503 along the
 * side between 0402 and 0403; 0302 to 0404 bent, through 0303 and 0403. */

/* "2", "2 blocked 0303", "2 crosses". */
static const char *
look (Sketch *s, AdjHexId from, AdjHexId to)
{
  AdjSight sight = adj_sight (s->book, sketch_hex (s, from), sketch_hex (s, to));
  g_autoptr (GString) text = g_string_new (NULL);

  g_string_append_printf (text, "%d", sight.range);
  if (!sight.clear)
    g_string_append_printf (text, " blocked %04d", s->book->hexes[sight.blocked_by].id);
  if (sight.crosses)
    g_string_append (text, " crosses");
  if (sight.unknown)
    g_string_append (text, " unknown");
  return g_string_chunk_insert (s->words, text->str);
}

static void
test_range (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6");

  g_assert_cmpstr (look (s, 302, 303), ==, "1");
  g_assert_cmpstr (look (s, 302, 304), ==, "2");
  g_assert_cmpstr (look (s, 303, 503), ==, "2");
  g_assert_cmpstr (look (s, 302, 404), ==, "3");
  g_assert_cmpstr (look (s, 302, 306), ==, "4");
}

static void
test_blocked (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 8x6; forest 0303; forest-rough 0403; town 0603;"
                                     "unit g1 union artillery 3 0302;"
                                     "unit x1 confederate infantry 3 0304");

  g_assert_cmpstr (look (s, 302, 304), ==, "2 blocked 0303");
  g_assert_cmpstr (look (s, 304, 302), ==, "2 blocked 0303");
  g_assert_cmpstr (look (s, 402, 404), ==, "2 blocked 0403");
  g_assert_cmpstr (look (s, 602, 604), ==, "2 blocked 0603");
  g_assert_cmpstr (look (s, 302, 305), ==, "3 blocked 0303");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from g1"), ==, "BG 8.31 no-sight");
}

static void
test_bent (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 8x6; forest 0303");
  g_autoptr (Sketch) t = sketch_new ("map flat 8x6; forest 0403");
  g_autoptr (Sketch) u = sketch_new ("map flat 8x6; forest 0402 0304");

  g_assert_cmpstr (look (s, 302, 404), ==, "3 blocked 0303");
  g_assert_cmpstr (look (t, 302, 404), ==, "3 blocked 0403");
  g_assert_cmpstr (look (u, 302, 404), ==, "3"); /* beside the line */
}

static void
test_not_blocked (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6; rough 0303; forest 0202 0402;"
                                     "unit g1 union artillery 3 0302;"
                                     "unit x1 confederate infantry 3 0304");

  g_assert_cmpstr (look (s, 302, 304), ==, "2");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from g1"), ==, "ok");
}

static void
test_along_a_side (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6; forest 0402 0403");

  g_assert_cmpstr (look (s, 303, 503), ==, "2 blocked 0402");
}

static void
test_one_of_two (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6; forest 0402; rough 0403");
  g_autoptr (Sketch) t = sketch_new ("map flat 6x6; forest 0403");

  g_assert_cmpstr (look (s, 303, 503), ==, "2");
  g_assert_cmpstr (look (t, 303, 503), ==, "2");
}

/* Along the map's edge there is nothing outside that could block. */
static void
test_at_the_edge (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6; forest 0201");

  g_assert_cmpstr (look (s, 101, 301), ==, "2");
}

static void
test_ends (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6; forest 0302 0304; town 0503");

  g_assert_cmpstr (look (s, 302, 304), ==, "2");
  g_assert_cmpstr (look (s, 304, 302), ==, "2");
  g_assert_cmpstr (look (s, 303, 503), ==, "2");
}

static void
test_between_the_ends (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6; forest 0304");

  g_assert_cmpstr (look (s, 302, 304), ==, "2");
  g_assert_cmpstr (look (s, 302, 305), ==, "3 blocked 0304");
}

#define BEHIND_UNITS                                                                               \
  "map flat 6x6; unit g1 union artillery 3 0302; unit u1 union infantry 3 0303;"                   \
  "unit u2 union infantry 3 0303; unit x2 confederate infantry 3 0304;"                            \
  "unit x1 confederate infantry 3 0305;"

static void
test_over_units (void)
{
  g_autoptr (Sketch) s = sketch_new (BEHIND_UNITS);

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0305 from g1"), ==, "ok");
}

static void
test_forest_under_units (void)
{
  g_autoptr (Sketch) s = sketch_new (BEHIND_UNITS "forest 0303");

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0305 from g1"), ==, "BG 8.31 no-sight");
}

/* ---- Crossings ---- */

static void
test_crosses (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 8x6; side 0303 0304 creek; side 0403 0404 creek ford;"
                  "side 0503 0504 creek bridge; river 0603;"
                  "side 0704 0705 ferry");

  g_assert_cmpstr (look (s, 302, 304), ==, "2 crosses");
  g_assert_cmpstr (look (s, 303, 304), ==, "1 crosses"); /* BG 8.45 */
  g_assert_cmpstr (look (s, 402, 404), ==, "2 crosses");
  g_assert_cmpstr (look (s, 502, 504), ==, "2 crosses");
  g_assert_cmpstr (look (s, 602, 604), ==, "2 crosses"); /* a prohibited hex */
  g_assert_cmpstr (look (s, 703, 705), ==, "2");         /* a ferry alone is none of them */
}

static void
test_crosses_along_a_side (void)
{
  /* both ways round: over 0402, and over 0403 */
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6; side 0303 0402 creek; side 0403 0503 creek");
  g_autoptr (Sketch) t = sketch_new ("map flat 6x6; side 0402 0503 creek; river 0403");

  g_assert_cmpstr (look (s, 303, 503), ==, "2 crosses");
  g_assert_cmpstr (look (t, 303, 503), ==, "2 crosses");
}

static void
test_crosses_not (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6; side 0303 0402 creek; side 0402 0403 creek;"
                                     "side 0402 0503 creek");
  g_autoptr (Sketch) t = sketch_new ("map flat 6x6; river 0402; side 0303 0304 creek");

  g_assert_cmpstr (look (s, 303, 503), ==, "2"); /* one way round is free, though a creek lies
                                                    along the line */
  g_assert_cmpstr (look (t, 303, 503), ==, "2");
  g_assert_cmpstr (look (t, 302, 303), ==, "1"); /* behind the target */
}

static void
test_unknown_ground (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6; unknown 0303; unit g1 union artillery 3 0302;"
                                     "unit x1 confederate infantry 3 0304");

  g_assert_cmpstr (look (s, 302, 304), ==, "2 unknown");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from g1"), ==, "ok (unknown)");
}

/* Pointed tops, odd rows half a hex to the right: 0303 has the neighbours 0402 ne, 0403 e, 0404
 * se, 0304 sw, 0203 w, 0302 nw; 0301 is straight up, along the side between 0302 and 0402. */
static void
test_pointy (void)
{
  g_autoptr (Sketch) s = sketch_new ("map pointy 6x6 odd; forest 0302 0402; forest 0403");
  g_autoptr (Sketch) t = sketch_new ("map pointy 6x6 odd; forest 0302; side 0303 0402 creek");

  g_assert_cmpstr (look (s, 303, 301), ==, "2 blocked 0302");
  g_assert_cmpstr (look (s, 303, 503), ==, "2 blocked 0403");
  g_assert_cmpstr (look (t, 303, 301), ==, "2");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/BG 8.12/+ ranges of all shapes", test_range);
  g_test_add_func ("/rules/BG 8.31/+ forest, forest-rough and town", test_blocked);
  g_test_add_func ("/rules/BG 8.31/+ a bent line", test_bent);
  g_test_add_func ("/rules/BG 8.31/- not rough, not beside the line", test_not_blocked);
  g_test_add_func ("/rules/BG 8.32/+ along a side by both", test_along_a_side);
  g_test_add_func ("/rules/BG 8.32/- not by one", test_one_of_two);
  g_test_add_func ("/rules/BG 8.32/- not at the map's edge", test_at_the_edge);
  g_test_add_func ("/rules/BG 8.32/+ on a map with pointed tops", test_pointy);
  g_test_add_func ("/rules/BG 8.34/+ the ends never block", test_ends);
  g_test_add_func ("/rules/BG 8.34/- the same hex in between does", test_between_the_ends);
  g_test_add_func ("/rules/BG 8.35/+ over friends and enemies", test_over_units);
  g_test_add_func ("/rules/BG 8.35/- what they stand in blocks", test_forest_under_units);
  g_test_add_func ("/rules/BG 9.0b/+ lines that cross", test_crosses);
  g_test_add_func ("/rules/BG 9.0b/+ along a side both ways round", test_crosses_along_a_side);
  g_test_add_func ("/rules/BG 9.0b/- one way round is free", test_crosses_not);
  g_test_add_func ("/rules/sight/unknown ground is not judged", test_unknown_ground);
  return g_test_run ();
}
