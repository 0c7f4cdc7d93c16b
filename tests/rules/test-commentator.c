/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/entry.h"
#include "sketch-show.h"

/* Rulings that are switches (BG 7.74b, 15.5b), and what the article's commentator would rather have
 * (Y 0.2). */

/* ---- BG 7.74b ---- */

/* x1 is driven down the lane and displaces y1, who is hit in its new hex. */
static Sketch *
new_displaced (void)
{
  Sketch *s = sketch_combat (
      "map flat 1x7; unit u1 union infantry 9 0102; unit x1 confederate infantry 5 0103;"
      "unit y1 confederate infantry 3 0104; unit y2 confederate infantry 2 0104;"
      "unit g1 union artillery 4 0107");

  sketch_fight (s, "attack 0103 from u1", "roll 1");
  sketch_do (s, "retreat x1 0104");
  sketch_do (s, "displace y1 0105");
  sketch_do (s, "stay");
  return s;
}

static void
test_displaced_adds (void)
{
  g_autoptr (Sketch) s = new_displaced ();

  g_assert_cmpstr (sketch_sum (s, "attack 0105 from g1"), ==,
                   "g1 4 BG 8.21; attack 4 BG 7.24; y1 3 BG 7.3; defence 3 BG 7.25; 1-1 BG 7.6");
}

static void
test_displaced_adds_nothing (void)
{
  g_autoptr (Sketch) s = new_displaced ();

  sketch_option (s, ADJ_OPTION_DISPLACED_ADDS_NOTHING, 1);
  g_assert_cmpstr (sketch_sum (s, "attack 0105 from g1"), ==,
                   "g1 4 BG 8.21; attack 4 BG 7.24; y1 0 BG 7.74b; defence 0 BG 7.25; 6-1 BG 7.74");
}

/* ---- BG 15.5b ---- */

#define ARRIVAL                                                                                    \
  "map flat 6x6; unit u1 union infantry 5 0101; unit x1 confederate infantry 5 0606;"              \
  "wait u2 union infantry 4 turn 1 entry 0101"

static void
test_friend_is_passed (void)
{
  g_autoptr (Sketch) s = sketch_new (ARRIVAL);

  g_assert_cmpstr (sketch_judge (s, "enter u2 0101 0102"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "maybe enter u2 BG 15.9");
  g_assert_cmpint (adj_entry_way_in (&s->field, sketch_hex (s, 101), 0), ==, ADJ_WAY_IN_TAKEN);
  g_assert_cmpint (adj_entry_way_in (&s->field, sketch_hex (s, 102), 0), ==, ADJ_WAY_IN_FREE);
  g_assert_cmpint (adj_entry_way_in (&s->field, sketch_hex (s, 606), 0), ==, ADJ_WAY_IN_HELD);
}

static void
test_friends_bar (void)
{
  g_autoptr (Sketch) s = sketch_new (ARRIVAL);

  sketch_option (s, ADJ_OPTION_FRIENDS_BAR_ENTRY, 1);
  g_assert_cmpstr (sketch_judge (s, "enter u2 0101 0102"), ==, "BG 15.5b entry-occupied");
  g_assert_cmpstr (sketch_duties (s), ==, "[enter u2 BG 15.5b friends]");
  g_assert_cmpint (adj_entry_way_in (&s->field, sketch_hex (s, 101), 0), ==, ADJ_WAY_IN_BARRED);
}

/* ---- Y 0.2 ---- */

#define WOODS                                                                                      \
  "map flat 3x4; forest 0102 0201; side 0101 0102 road; side 0101 0201 trail;"                     \
  "unit g1 union artillery 3 0101; unit u1 union infantry 3 0101"

static void
test_guns_keep_out (void)
{
  g_autoptr (Sketch) s = sketch_new (WOODS);

  g_assert_cmpint (sketch_cost (s, "g1", 201), >, 0);
  sketch_option (s, ADJ_OPTION_GUNS_OUT_OF_FOREST, 1);
  g_assert_cmpint (sketch_cost (s, "g1", 201), ==, -1);
  g_assert_cmpstr (sketch_judge (s, "move g1 0101 0201"), ==, "Y 0.2 off-roads");
  g_assert_cmpstr (sketch_judge (s, "move g1 0101 0102"), ==, "ok"); /* along the road */
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0201"), ==, "ok");
}

/* The cost stays, the cover goes. */
static void
test_forest_not_doubled (void)
{
  g_autoptr (Sketch) s = sketch_combat ("map flat 6x6; forest 0303; unit u1 union infantry 4 0302;"
                                        "unit g1 union artillery 4 0304;"
                                        "unit x1 confederate infantry 2 0303");

  sketch_option (s, ADJ_OPTION_FOREST_COVER, 1);
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1"), ==,
                   "u1 4 BG 7.3; attack 4 BG 7.24; x1 2 BG 7.3; 0303 x2=4 Y 9.0; "
                   "defence 4 BG 7.25; 1-1 BG 7.6");
  sketch_option (s, ADJ_OPTION_FOREST_NOT_DOUBLED, 1);
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from u1"), ==,
                   "u1 4 BG 7.3; attack 4 BG 7.24; x1 2 BG 7.3; defence 2 BG 7.25; 2-1 BG 7.6");
  sketch_do (s, "eliminate x1");
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpint (sketch_cost (s, "g1", 303), ==, 6);
}

#define LOSSES                                                                                     \
  "map flat 6x6; unit x1 confederate cavalry 3 0303; unit x2 confederate infantry 5 0404;"         \
  "unit u1 union infantry 1 0101;"                                                                 \
  "\n<award id=\"lost\" side=\"union\" kind=\"eliminated\" points=\"1\" per=\"strength\" "         \
  "title=\"lost\"/>"

static void
test_dear_cavalry (void)
{
  g_autoptr (Sketch) s = sketch_new (LOSSES);

  sketch_do (s, "eliminate x1");
  sketch_do (s, "eliminate x2");
  g_assert_cmpstr (sketch_score (s), ==, "lost=8; union 8, confederate 0");
  sketch_option (s, ADJ_OPTION_CAVALRY_POINTS, 3);
  g_assert_cmpstr (sketch_score (s), ==, "lost=14; union 14, confederate 0");
}

/* A road of nine hexes with a trail at its end, through open ground: every way costs the same. */
#define ROAD                                                                                       \
  "map flat 12x3; unit u1 union infantry 3 0101; unit x1 confederate infantry 3 1203;"             \
  "wait u2 union infantry 4 turn 1 entry 0101;"                                                    \
  "side 0101 0201 road; side 0201 0301 road; side 0301 0401 road; side 0401 0501 road;"            \
  "side 0501 0601 road; side 0601 0701 road; side 0701 0801 road; side 0801 0901 road;"            \
  "side 0901 1001 trail"

#define SEVEN "0101 0201 0301 0401 0501 0601 0701 0801"
#define ROUNDABOUT "0101 0201 0301 0401 0402 0502 0501 0601"

static void
test_road_goes_farther (void)
{
  g_autoptr (Sketch) s = sketch_new (ROAD);

  sketch_option (s, ADJ_OPTION_ROAD_BONUS, 2);
  g_assert_cmpint (sketch_cost (s, "u1", 801), ==, 7);
  g_assert_cmpint (sketch_cost (s, "u1", 901), ==, 8);
  g_assert_cmpstr (sketch_judge (s, "move u1 " SEVEN " 0901"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u1 " SEVEN " 0901 1001"), ==, "BG 5.15 too-far");
  g_assert_cmpstr (sketch_judge (s, "enter u2 " SEVEN), ==, "ok");
  sketch_do (s, "move u1 0101 0201");
  g_assert_cmpint (sketch_cost (s, "u1", 901), ==, -1); /* the march is over */
}

static void
test_off_the_road (void)
{
  g_autoptr (Sketch) s = sketch_new (ROAD);

  g_assert_cmpint (sketch_cost (s, "u1", 801), ==, -1);
  g_assert_cmpstr (sketch_judge (s, "move u1 " SEVEN), ==, "BG 5.15 too-far");
  sketch_option (s, ADJ_OPTION_ROAD_BONUS, 2);
  g_assert_cmpint (sketch_cost (s, "u1", 802), ==, -1);  /* beside the road */
  g_assert_cmpint (sketch_cost (s, "u1", 1001), ==, -1); /* a trail is no road */
  g_assert_cmpstr (sketch_judge (s, "move u1 " ROUNDABOUT), ==, "BG 5.15 too-far");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/BG 7.74b/+ a displaced unit adds its strength", test_displaced_adds);
  g_test_add_func ("/rules/BG 7.74b/- or nothing, by the switch", test_displaced_adds_nothing);
  g_test_add_func ("/rules/BG 15.5b/+ a friend is passed", test_friend_is_passed);
  g_test_add_func ("/rules/BG 15.5b/- friends bar the hex, by the switch", test_friends_bar);
  g_test_add_func ("/rules/Y 0.2/- no guns in the forest", test_guns_keep_out);
  g_test_add_func ("/rules/Y 0.2/+ forest covers nobody more", test_forest_not_doubled);
  g_test_add_func ("/rules/Y 0.2/+ dear cavalry", test_dear_cavalry);
  g_test_add_func ("/rules/Y 0.2/+ a march by road goes farther", test_road_goes_farther);
  g_test_add_func ("/rules/Y 0.2/- not off the road, nor by trail", test_off_the_road);
  return g_test_run ();
}
