/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/reach.h"
#include "sketch-show.h"

/* The demands of optional rules on the march: zones of control (Y 6.2), one-hex moves (Y 5.21),
 * guns in forests (Y 9.0b), unlimbering (Y 8.6), the dark (E N.5). Flat maps, even columns half a
 * hex lower. */

static Sketch *
with (AdjOptionKey key, const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_option (s, key, 1);
  return s;
}

static const char *
rows_of (Sketch *s, const char *unit, AdjHexId hex)
{
  g_autofree AdjReach *reach = g_new (AdjReach, 1);
  const char *rows[ADJ_REACH_ROWS];
  g_autoptr (GString) text = g_string_new (NULL);
  guint n;

  adj_reach_find (reach, &s->field, sketch_unit (s, unit));
  n = adj_reach_rows (reach, &s->field, sketch_unit (s, unit), sketch_hex (s, hex), rows);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s", i > 0 ? ", " : "", rows[i]);
  return g_string_chunk_insert (s->words, text->str);
}

/* ---- Y 6.2 ---- */

#define LANE "map flat 1x9; unit u1 union infantry 5 0101; unit x1 confederate infantry 5 "

static void
test_zone_costs (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_ZOC_COST, LANE "0105");

  g_assert_cmpint (sketch_cost (s, "u1", 103), ==, 2);
  g_assert_cmpint (sketch_cost (s, "u1", 104), ==, 6); /* 3 clear hexes and 3 */
  g_assert_cmpstr (rows_of (s, "u1", 104), ==, "Y 6.2");
  g_assert_cmpstr (sketch_do (s, "move u1 0101 0102 0103 0104"), ==, "ok");
  g_assert_cmpint (s->table->units[0].spent, ==, 6 * ADJ_MP);
  g_assert_cmpint (s->table->units[0].deployed, ==, 3 * ADJ_MP);
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpint (s->table->units[0].deployed, ==, 0);
}

static void
test_zone_too_dear (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_ZOC_COST, LANE "0106");

  g_assert_cmpint (sketch_cost (s, "u1", 105), ==, -1); /* 4 + 3 */
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102 0103 0104 0105"), ==, "Y 6.2 too-far");
}

static void
test_zone_is_free_without (void)
{
  g_autoptr (Sketch) s = sketch_new (LANE "0107");

  g_assert_cmpint (sketch_cost (s, "u1", 106), ==, 5);
  g_assert_cmpstr (rows_of (s, "u1", 106), ==, "");
}

/* A creek keeps the zone away, and with it the cost. */
static void
test_no_zone_no_cost (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_ZOC_COST, LANE "0105; side 0104 0105 creek");

  g_assert_cmpint (sketch_cost (s, "u1", 104), ==, 3);
}

/* Ruling: on top of the hex's own cost, or by the switch all that is paid. */
static void
test_zone_switch (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_ZOC_COST, LANE "0104; forest 0103");

  g_assert_cmpint (sketch_cost (s, "u1", 103), ==, -1); /* 1 + 3 + 3 */
  sketch_option (s, ADJ_OPTION_ZOC_COST_REPLACES_TERRAIN, 1);
  g_assert_cmpint (sketch_cost (s, "u1", 103), ==, 4); /* 1 + 3 */
  g_assert_cmpstr (sketch_do (s, "move u1 0101 0102 0103"), ==, "ok");
  g_assert_cmpint (s->table->units[0].spent, ==, 4 * ADJ_MP);
}

/* The switch alone is nothing. */
static void
test_zone_switch_alone (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_ZOC_COST_REPLACES_TERRAIN, LANE "0104; forest 0103");

  g_assert_cmpint (sketch_cost (s, "u1", 103), ==, 4); /* 1 + 3 */
}

/* By the switch the hex's own cost need not be known, and what is closed stays closed. */
static void
test_zone_switch_unknown (void)
{
  g_autoptr (Sketch) s =
      with (ADJ_OPTION_ZOC_COST, "map flat 2x4; town 0102; river 0201; unit u1 union infantry 5 "
                                 "0101; unit x1 confederate infantry 5 0103; unit x2 confederate "
                                 "infantry 5 0202; side 0101 0102 road");

  sketch_option (s, ADJ_OPTION_ZOC_COST_REPLACES_TERRAIN, 1);
  g_assert_cmpint (sketch_cost (s, "u1", 102), ==, 3);
  g_assert_cmpint (sketch_cost (s, "u1", 201), ==, -1);
}

/* An arrival pays it on top of its place in the column, by the switch as well. */
static void
test_zone_at_entry (void)
{
  g_autoptr (Sketch) s =
      with (ADJ_OPTION_ZOC_COST,
            "map flat 3x5; turns 5; forest 0101; unit x1 confederate infantry 5 0102;"
            "wait u1 union infantry 5 turn 1 entry 0101;"
            "wait u2 union infantry 5 turn 1 entry 0301;"
            "wait u3 union infantry 5 turn 1 entry 0301;"
            "wait u4 union artillery 5 turn 1 entry 0201");

  g_assert_cmpstr (sketch_do (s, "enter u1 0101"), ==, "ok");
  g_assert_cmpint (s->table->units[1].spent, ==, 4 * ADJ_MP); /* 1 + 3 */
  g_assert_cmpint (s->table->units[1].deployed, ==, 3 * ADJ_MP);
  g_assert_cmpstr (sketch_do (s, "enter u2 0301 0302"), ==, "ok");
  g_assert_cmpint (s->table->units[2].spent, ==, 3 * ADJ_MP); /* 2 + 1 */
  g_assert_cmpstr (sketch_do (s, "enter u3 0301"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "enter u4 0201"), ==, "Y 6.2 too-far"); /* 4 + 3 */
}

/* ---- Y 5.21 ---- */

#define HILL                                                                                       \
  "map flat 3x4; forest-rough 0102; side 0101 0102 creek ford; unit u1 union infantry 5 0101"

static void
test_one_hex (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_ONE_HEX_MOVE, HILL);

  g_assert_cmpint (sketch_cost (s, "u1", 102), ==, 7); /* 6 + 1 at the ford */
  g_assert_cmpstr (rows_of (s, "u1", 102), ==, "Y 5.21");
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102"), ==, "ok");
}

static void
test_one_hex_is_too_far_without (void)
{
  g_autoptr (Sketch) s = sketch_new (HILL);

  g_assert_cmpint (sketch_cost (s, "u1", 102), ==, -1);
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102"), ==, "BG 5.15 too-far");
}

/* It is the whole move: neither part of a longer one nor the rest of one. */
static void
test_one_hex_is_all (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_ONE_HEX_MOVE,
                               "map flat 1x5; forest-rough 0103; unit u1 union infantry 5 0101;"
                               "unit u2 union infantry 5 0102; side 0102 0103 creek ford");

  g_assert_cmpint (sketch_cost (s, "u1", 103), ==, -1);
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102 0103"), ==, "BG 5.15 too-far");
  g_assert_cmpstr (sketch_do (s, "move u1 0101 0102"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u1 0102 0103"), ==,
                   "BG 5.11 moved-already; BG 5.15 too-far");
}

static void
test_one_hex_not_out_of_a_zone (void)
{
  g_autoptr (Sketch) s =
      with (ADJ_OPTION_ONE_HEX_MOVE, HILL "; unit x1 confederate infantry 5 0201");

  g_assert_cmpstr (sketch_reach (s, "u1"), ==, "");
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102"), ==, "BG 5.13 leaves-zone");
}

static void
test_one_hex_not_where_it_is_closed (void)
{
  g_autoptr (Sketch) s =
      with (ADJ_OPTION_ONE_HEX_MOVE, "map flat 3x4; river 0102; side 0101 0201 creek;"
                                     "unit u1 union infantry 5 0101");

  g_assert_cmpstr (sketch_reach (s, "u1"), ==, "");
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102"), ==, "BG 5.24 closed-hex");
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0201"), ==, "BG 5.25 closed-hexside");
}

static void
test_one_hex_not_over_the_limit (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_ONE_HEX_MOVE, HILL "; unit u2 union infantry 5 0102;"
                                                             "unit u3 union infantry 5 0102");

  g_assert_cmpstr (sketch_do (s, "move u1 0101 0102"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "BG 5.32 over-limit");
}

/* Night zones and ineffective units are no matter of cost. */
static void
test_one_hex_not_into_a_night_zone (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_ONE_HEX_MOVE, HILL "; turns 3 night 1;"
                                                             "unit x1 confederate infantry 5 0103");

  g_assert_cmpint (sketch_cost (s, "u1", 102), ==, -1);
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102"), ==, "BG 10.2 night-zone");
}

/* With the cost of a zone: 6 + 1 + 3, and hexes still come by rising cost. */
static void
test_one_hex_into_a_zone (void)
{
  g_autoptr (Sketch) s =
      with (ADJ_OPTION_ONE_HEX_MOVE, HILL "; rough 0201; side 0101 0201 creek "
                                          "ford; unit x1 confederate infantry 5 0103;"
                                          "unit x2 confederate infantry 5 0301");
  g_autofree AdjReach *reach = g_new (AdjReach, 1);

  sketch_option (s, ADJ_OPTION_ZOC_COST, 1);
  g_assert_cmpint (sketch_cost (s, "u1", 102), ==, 10);
  g_assert_cmpint (sketch_cost (s, "u1", 201), ==, 7);
  g_assert_cmpstr (rows_of (s, "u1", 102), ==, "Y 6.2, Y 5.21");
  adj_reach_find (reach, &s->field, 0);
  g_assert_cmpuint (reach->n, ==, 3);
  g_assert_cmpuint (reach->hexes[1], ==, sketch_hex (s, 201));
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102"), ==, "ok");
}

/* ---- Y 9.0b ---- */

#define WOOD                                                                                       \
  "map flat 3x4; forest 0102 0201; unit g1 union artillery 3 0101; unit u1 union infantry 3 0101"

static void
test_guns_in_forest (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_FOREST_COVER, WOOD);

  g_assert_cmpint (sketch_cost (s, "g1", 102), ==, 6);
  g_assert_cmpint (sketch_cost (s, "u1", 102), ==, 3);
  g_assert_cmpstr (rows_of (s, "g1", 102), ==, "Y 9.0b");
  g_assert_cmpstr (sketch_judge (s, "move g1 0101 0102 0103"), ==, "Y 9.0b too-far");
}

/* What forest costs the others is left out, were it nothing, as a ruleset may have it. */
static void
test_guns_in_free_forest (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_FOREST_COVER, WOOD);
  AdjHex from = sketch_hex (s, 101);
  int d = adj_book_direction (s->book, from, sketch_hex (s, 102));
  int guns = s->table->units[sketch_unit (s, "g1")].arm;

  s->book->costs[guns][from * ADJ_HEX_DIRECTIONS + d] = 0;
  g_assert_cmpstr (sketch_judge (s, "move g1 0101 0102 0103"), ==, "Y 9.0b too-far");
}

static void
test_guns_in_forest_without (void)
{
  g_autoptr (Sketch) s = sketch_new (WOOD);

  g_assert_cmpint (sketch_cost (s, "g1", 102), ==, 3);
}

static void
test_guns_by_road_and_trail (void)
{
  g_autoptr (Sketch) s =
      with (ADJ_OPTION_FOREST_COVER, WOOD "; side 0101 0102 road; side 0101 0201 trail");

  g_assert_cmpint (sketch_cost (s, "g1", 102), ==, 1);
  g_assert_cmpint (sketch_cost (s, "g1", 201), ==, 6);
  g_assert_cmpint (sketch_cost (s, "u1", 201), ==, 2);
}

/* Forest-rough is as dear as ever, and a trail spares it. */
static void
test_guns_in_forest_rough (void)
{
  g_autoptr (Sketch) s =
      with (ADJ_OPTION_FOREST_COVER, "map flat 3x4; forest-rough 0102 0201; side 0101 0201 trail;"
                                     "unit g1 union artillery 3 0101");

  g_assert_cmpint (sketch_cost (s, "g1", 102), ==, 6);
  g_assert_cmpint (sketch_cost (s, "g1", 201), ==, 2);
}

static void
test_face_down_guns (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_FOREST_COVER, WOOD);

  sketch_set (s, "g1", ADJ_FACT_FACE_DOWN);
  g_assert_cmpint (sketch_cost (s, "g1", 102), ==, 3);
}

/* ---- Y 8.6 ---- */

#define GUN_LANE "map flat 1x9; unit g1 union artillery 3 0101; unit x1 confederate infantry 5 "

static void
test_marched_too_far (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_UNLIMBERING, GUN_LANE "0107");

  g_assert_cmpstr (sketch_do (s, "move g1 0101 0102 0103 0104 0105"), ==, "ok"); /* 4 */
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0107 from g1"), ==, "Y 8.6 limbered");
}

static void
test_marched_three (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_UNLIMBERING, GUN_LANE "0106");

  g_assert_cmpstr (sketch_do (s, "move g1 0101 0102 0103 0104"), ==, "ok"); /* 3 */
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0106 from g1"), ==, "ok");
}

static void
test_no_unlimbering_without (void)
{
  g_autoptr (Sketch) s = sketch_new (GUN_LANE "0107");

  g_assert_cmpstr (sketch_do (s, "move g1 0101 0102 0103 0104 0105"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0107 from g1"), ==, "ok");
}

/* It owes nothing, and an enemy that it alone touches need not be attacked; it defends as ever. */
static void
test_limbered_owes_nothing (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_UNLIMBERING, GUN_LANE "0106");

  g_assert_cmpstr (sketch_do (s, "move g1 0101 0102 0103 0104 0105"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==,
                   "[attack g1 Y 8.6 limbered]; [be-attacked x1 Y 8.6 limbered]");
  g_assert_cmpstr (sketch_judge (s, "attack 0106 from g1"), ==, "Y 8.6 limbered");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  sketch_phase (s, 1, "second-combat");
  g_assert_cmpstr (sketch_sum (s, "attack 0105 from x1"), ==,
                   "x1 5 BG 7.3; attack 5 BG 7.24; g1 3 BG 7.3; defence 3 BG 7.25; 1-1 BG 7.6");
}

/* Infantry beside it is not freed, nor is the enemy that infantry touches. */
static void
test_others_still_owe (void)
{
  g_autoptr (Sketch) s =
      with (ADJ_OPTION_UNLIMBERING, GUN_LANE "0106; unit u1 union infantry 4 0105");

  g_assert_cmpstr (sketch_do (s, "move g1 0101 0102 0103 0104 0105"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==,
                   "[attack g1 Y 8.6 limbered]; be-attacked x1 BG 7.11; attack u1 BG 7.12");
  g_assert_cmpstr (sketch_judge (s, "attack 0106 from u1"), ==, "ok"); /* BG 7.22 leaves it out */
}

/* The three points of Y 6.2 stand for its unlimbering: 3 + 3 = 6 and it attacks. */
static void
test_zone_is_no_march (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_UNLIMBERING, GUN_LANE "0105");

  sketch_option (s, ADJ_OPTION_ZOC_COST, 1);
  g_assert_cmpstr (sketch_do (s, "move g1 0101 0102 0103 0104"), ==, "ok");
  g_assert_cmpint (s->table->units[0].spent, ==, 6 * ADJ_MP);
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "attack g1 BG 7.12; be-attacked x1 BG 7.11");
  g_assert_cmpstr (sketch_judge (s, "attack 0105 from g1"), ==, "ok");
}

/* Ruling: the place in the column is marching. */
static void
test_column_is_marching (void)
{
  g_autoptr (Sketch) s =
      with (ADJ_OPTION_UNLIMBERING, "map flat 3x5; turns 5; unit x1 confederate infantry 5 0103;"
                                    "wait g1 union artillery 3 turn 1 entry 0101;"
                                    "wait u1 union infantry 3 turn 1 entry 0201;"
                                    "wait u2 union infantry 3 turn 1 entry 0301;"
                                    "wait u3 union infantry 3 turn 1 entry 0301");

  g_assert_cmpstr (sketch_do (s, "enter u1 0201"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "enter u2 0301 0302"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "enter u3 0301"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "enter g1 0101"), ==, "ok"); /* the fourth */
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0103 from g1"), ==, "Y 8.6 limbered");
}

/* ---- E N.5 ---- */

#define DARK                                                                                       \
  "map flat 3x9; turns 4 night 1; forest 0104 0304 0207; forest-rough 0102; "                      \
  "side 0103 0104 road; side 0303 0304 trail; side 0106 0107 creek ford; "                         \
  "side 0306 0307 creek ford road; unit u1 union infantry 5 0103; "                                \
  "unit u2 union infantry 5 0303; unit u3 union infantry 5 0106; unit u4 union infantry 5 0306; "  \
  "unit u5 union infantry 5 0208; unit g1 union artillery 5 0209; "                                \
  "unit x1 confederate infantry 5 0101"

static void
test_night_doubles (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_NIGHT_TERRAIN, DARK);

  g_assert_cmpint (sketch_cost (s, "u1", 203), ==, 2);
  g_assert_cmpint (sketch_cost (s, "u5", 207), ==, 6);  /* forest */
  g_assert_cmpint (sketch_cost (s, "u1", 102), ==, -1); /* forest-rough */
  g_assert_cmpint (sketch_cost (s, "u2", 304), ==, 4);  /* by trail */
  g_assert_cmpint (sketch_cost (s, "u3", 107), ==, 4);  /* by ford */
  g_assert_cmpstr (rows_of (s, "u3", 107), ==, "E N.5");
  g_assert_cmpstr (sketch_judge (s, "move u1 0103 0102"), ==, "BG 10.2 night-zone; E N.5 too-far");
  g_assert_cmpstr (sketch_judge (s, "move u5 0208 0308 0207"), ==, "E N.5 too-far");
}

static void
test_night_spares_roads (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_NIGHT_TERRAIN, DARK);

  g_assert_cmpint (sketch_cost (s, "u1", 104), ==, 1);
  g_assert_cmpstr (rows_of (s, "u1", 104), ==, "");
  g_assert_cmpint (sketch_cost (s, "u4", 307), ==, 3); /* but not a ford's point */
}

#define CROSSING                                                                                   \
  "map flat 1x4; turns 4 night 1; river-ferry 0102; side 0101 0102 ferry; side 0102 0103 ferry; "  \
  "unit u1 union infantry 5 0101; unit u2 union infantry 5 0102"

/* The ferry's own cost is not known, and counts as one point. */
static void
test_night_spares_ferries (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_NIGHT_TERRAIN, CROSSING);

  g_assert_cmpint (sketch_cost (s, "u1", 103), ==, 2);
  g_assert_cmpint (sketch_cost (s, "u2", 103), ==, 1);
  g_assert_cmpint (sketch_cost (s, "u2", 104), ==, 3);
}

static void
test_day_is_as_ever (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_NIGHT_TERRAIN, DARK);

  sketch_phase (s, 2, "first-movement");
  g_assert_cmpint (sketch_cost (s, "u5", 207), ==, 3);
  g_assert_cmpint (sketch_cost (s, "u2", 304), ==, 2);
  g_assert_cmpint (sketch_cost (s, "u3", 107), ==, 2);
}

/* Guns pay for a forest's cover twice over; one-hex moves help against the dark. */
static void
test_night_with_others (void)
{
  g_autoptr (Sketch) s = with (ADJ_OPTION_NIGHT_TERRAIN, DARK);

  sketch_option (s, ADJ_OPTION_FOREST_COVER, 1);
  g_assert_cmpint (sketch_cost (s, "u5", 207), ==, 6);
  sketch_do (s, "place g1 0307");
  g_assert_cmpint (sketch_cost (s, "g1", 207), ==, -1); /* 12 */
  sketch_option (s, ADJ_OPTION_ONE_HEX_MOVE, 1);
  g_assert_cmpint (sketch_cost (s, "g1", 207), ==, 12);
  g_assert_cmpstr (rows_of (s, "g1", 207), ==, "Y 9.0b, E N.5, Y 5.21");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/E N.5/+ terrain costs double by night", test_night_doubles);
  g_test_add_func ("/rules/E N.5/- not along a road", test_night_spares_roads);
  g_test_add_func ("/rules/E N.5/- nor by ferry", test_night_spares_ferries);
  g_test_add_func ("/rules/E N.5/- nor by day", test_day_is_as_ever);
  g_test_add_func ("/rules/E N.5/+ with other options", test_night_with_others);
  g_test_add_func ("/rules/Y 6.2/+ three points on top", test_zone_costs);
  g_test_add_func ("/rules/Y 6.2/+ too dear", test_zone_too_dear);
  g_test_add_func ("/rules/Y 6.2/- free without it", test_zone_is_free_without);
  g_test_add_func ("/rules/Y 6.2/- no zone, no cost", test_no_zone_no_cost);
  g_test_add_func ("/rules/Y 6.2/+ the switch", test_zone_switch);
  g_test_add_func ("/rules/Y 6.2/- the switch alone", test_zone_switch_alone);
  g_test_add_func ("/rules/Y 6.2/+ the switch and unknown ground", test_zone_switch_unknown);
  g_test_add_func ("/rules/Y 6.2/+ arrivals", test_zone_at_entry);
  g_test_add_func ("/rules/Y 5.21/+ one hex, whatever it costs", test_one_hex);
  g_test_add_func ("/rules/Y 5.21/- too far without it", test_one_hex_is_too_far_without);
  g_test_add_func ("/rules/Y 5.21/- it is the whole move", test_one_hex_is_all);
  g_test_add_func ("/rules/Y 5.21/- not out of a zone", test_one_hex_not_out_of_a_zone);
  g_test_add_func ("/rules/Y 5.21/- not where it is closed", test_one_hex_not_where_it_is_closed);
  g_test_add_func ("/rules/Y 5.21/- not over the limit", test_one_hex_not_over_the_limit);
  g_test_add_func ("/rules/Y 5.21/- not into a night zone", test_one_hex_not_into_a_night_zone);
  g_test_add_func ("/rules/Y 5.21/+ into a zone that costs", test_one_hex_into_a_zone);
  g_test_add_func ("/rules/Y 9.0b/+ guns pay six", test_guns_in_forest);
  g_test_add_func ("/rules/Y 9.0b/+ where forest is free", test_guns_in_free_forest);
  g_test_add_func ("/rules/Y 9.0b/- three without it", test_guns_in_forest_without);
  g_test_add_func ("/rules/Y 9.0b/+ a road spares, a trail does not", test_guns_by_road_and_trail);
  g_test_add_func ("/rules/Y 9.0b/- forest-rough as ever", test_guns_in_forest_rough);
  g_test_add_func ("/rules/Y 9.0b/- guns face down", test_face_down_guns);
  g_test_add_func ("/rules/Y 8.6/+ marched too far", test_marched_too_far);
  g_test_add_func ("/rules/Y 8.6/- marched three", test_marched_three);
  g_test_add_func ("/rules/Y 8.6/- not without it", test_no_unlimbering_without);
  g_test_add_func ("/rules/Y 8.6/+ owes nothing", test_limbered_owes_nothing);
  g_test_add_func ("/rules/Y 8.6/- others still owe", test_others_still_owe);
  g_test_add_func ("/rules/Y 8.6/- a zone's cost is no march", test_zone_is_no_march);
  g_test_add_func ("/rules/Y 8.6/+ a place in the column is", test_column_is_marching);
  return g_test_run ();
}
