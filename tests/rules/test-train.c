/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch-show.h"

/* The supply train (CH 18). Flat maps, even columns half a hex lower; on the map of one column a
 * road runs down the lane. */

#define ROAD                                                                                       \
  "map flat 8x6; road 0103 0203 0303 0403 0503 0603 0703; trail 0303 0304 0305;"                   \
  "unit t1 union train 1 0103;"

static void
test_defends (void)
{
  g_autoptr (Sketch) s = sketch_new (ROAD "unit x1 confederate infantry 4 0202");

  sketch_phase (s, 1, "second-combat");
  g_assert_cmpstr (sketch_sum (s, "attack 0103 from x1"), ==,
                   "x1 4 BG 7.3; attack 4 BG 7.24; t1 1 BG 7.3; defence 1 BG 7.25; 4-1 BG 7.6");
  /* x1 may attack it, but need not */
  g_assert_cmpstr (sketch_judge (s, "attack 0103 from x1"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "[be-attacked t1 CH 18.1 need-not]");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
}

static void
test_bound_by_zones (void)
{
  g_autoptr (Sketch) s = sketch_new (ROAD "unit x1 confederate infantry 4 0202");

  g_assert_cmpstr (sketch_reach (s, "t1"), ==, "");
  g_assert_cmpstr (sketch_judge (s, "move t1 0103 0203"), ==, "BG 5.13 leaves-zone");
}

static void
test_never_attacks (void)
{
  g_autoptr (Sketch) s = sketch_new (ROAD "unit x1 confederate infantry 4 0202");

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0202 from t1"), ==, "CH 18.1 cannot-attack");
  /* nor does it hold x1 or call for an attack on it */
  g_assert_false (adj_field_in_ezoc (&s->field, sketch_hex (s, 202), 1));
  g_assert_cmpstr (sketch_duties (s), ==, "flee t1 CH 18.4 nowhere");
}

static void
test_roads_and_trails (void)
{
  g_autoptr (Sketch) s = sketch_new (ROAD "forest 0304");

  g_assert_cmpstr (sketch_reach (s, "t1"), ==,
                   "0203=1 0303=2 0304=4 0305=5 0403=3 0503=4 0603=5 0703=6");
}

static void
test_off_the_road (void)
{
  g_autoptr (Sketch) s = sketch_new (ROAD);

  g_assert_cmpstr (sketch_judge (s, "move t1 0103 0104"), ==, "CH 18.2 off-roads");
  g_assert_cmpstr (sketch_judge (s, "move t1 0103 0203 0204 0304"), ==,
                   "CH 18.2 off-roads; CH 18.2 off-roads");
}

/* Driven from the end of the road, with nothing but fields about. */
static void
test_destroyed_off_the_road (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 8x6; road 0303 0302; unit t1 union train 1 0303;"
                                     "unit x1 confederate infantry 3 0302");

  sketch_phase (s, 1, "second-combat");
  sketch_do (s, "attack 0303 from x1");
  sketch_do (s, "roll 2"); /* 3-1, Dr */
  g_assert_cmpstr (sketch_where (s, "t1"), ==, "eliminated");
}

static void
test_alone (void)
{
  g_autoptr (Sketch) s = sketch_new (ROAD "unit u1 union infantry 4 0202;");

  g_assert_cmpstr (sketch_judge (s, "move t1 0103 0203"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u1 0202 0203"), ==, "ok");
}

static void
test_through_nobody (void)
{
  g_autoptr (Sketch) s = sketch_new (ROAD "unit u1 union infantry 4 0203;");

  g_assert_cmpstr (sketch_reach (s, "t1"), ==, "");
  g_assert_cmpstr (sketch_judge (s, "move t1 0103 0203 0303"), ==, "CH 18.3 passes-train");
  g_assert_cmpstr (sketch_judge (s, "move u1 0203 0103 0102"), ==, "CH 18.3 passes-train");
  g_assert_cmpstr (sketch_do (s, "move u1 0203 0103"), ==, "CH 18.3 passes-train");
  g_assert_cmpstr (sketch_duties (s), ==, "limit t1 CH 18.3");
}

#define LANE                                                                                       \
  "map flat 1x7; road 0101 0102 0103 0104 0105 0106 0107; unit x1 confederate infantry 4 0102;"    \
  "unit t1 union train 1 0103;"

static void
test_displaces (void)
{
  g_autoptr (Sketch) s = sketch_new (LANE "unit u1 union infantry 4 0104");

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_retreats (s, "t1"), ==, "displacing 0104");
  g_assert_cmpstr (sketch_do (s, "retreat t1 0104"), ==, "ok");
  g_assert_cmpstr (sketch_displacements (s), ==, "u1 0105");
  g_assert_cmpstr (sketch_do (s, "displace u1 0105"), ==, "ok");
}

static void
test_is_displaced (void)
{
  g_autoptr (Sketch) s = sketch_new (LANE "unit u1 union infantry 2 0104");

  sketch_do (s, "place t1 0105");
  sketch_do (s, "place u1 0104");
  sketch_do (s, "place x1 0103");
  sketch_phase (s, 1, "second-combat");
  sketch_do (s, "attack 0104 from x1");
  sketch_do (s, "roll 1"); /* 2-1, Dr */
  g_assert_cmpstr (sketch_do (s, "retreat u1 0105"), ==, "ok");
  g_assert_cmpstr (sketch_displacements (s), ==, "t1 0106");
  g_assert_cmpstr (sketch_do (s, "displace t1 0106"), ==, "ok");
}

/* Two of them would have to go to make room for it; only one can. */
static void
test_displaces_no_stack (void)
{
  g_autoptr (Sketch) s = sketch_new (LANE "unit u1 union infantry 4 0104;"
                                          "unit u2 union infantry 4 0104");

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_retreats (s, "t1"), ==, "");
  sketch_do (s, "next");
  g_assert_cmpstr (sketch_where (s, "t1"), ==, "eliminated");
}

static void
test_flees (void)
{
  g_autoptr (Sketch) s = sketch_new (LANE);

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_duties (s), ==, "flee t1 CH 18.4");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "CH 18.4 owes-leaving");
  g_assert_cmpstr (sketch_do (s, "retreat t1 0104"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, ""); /* no advance follows */
  g_assert_cmpstr (sketch_duties (s), ==, "");
}

/* At any moment: also when somebody advances to it. */
static void
test_flees_later (void)
{
  g_autoptr (Sketch) s = sketch_new (LANE "unit u1 union infantry 4 0105");

  sketch_do (s, "place t1 0106");
  sketch_do (s, "place x1 0104");
  sketch_phase (s, 1, "first-combat");
  sketch_do (s, "attack 0104 from u1");
  g_assert_cmpstr (sketch_judge (s, "retreat t1 0107"), ==, "impossible: nothing-owed");
  sketch_do (s, "roll 6"); /* Ar: u1 pushes the train, or dies */
  g_assert_cmpstr (sketch_do (s, "retreat u1 0106"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "displace t1 0107"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "advance x1 0105"), ==, "ok");
  sketch_do (s, "eliminate u1");
  sketch_do (s, "place x1 0106");
  g_assert_cmpstr (sketch_duties (s), ==, "flee t1 CH 18.4 nowhere");
}

static void
test_stays (void)
{
  g_autoptr (Sketch) s = sketch_new (LANE);

  /* not while moving, not in the enemy's phase, not from two hexes away */
  g_assert_cmpstr (sketch_judge (s, "retreat t1 0104"), ==, "impossible: nothing-owed");
  sketch_phase (s, 1, "second-combat");
  g_assert_cmpstr (sketch_judge (s, "retreat t1 0104"), ==, "impossible: nothing-owed");
  sketch_do (s, "place x1 0101");
  sketch_phase (s, 2, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "retreat t1 0104"), ==, "impossible: nothing-owed");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/CH 18.1/+ defends with one, unless left alone", test_defends);
  g_test_add_func ("/rules/CH 18.1/+ held by zones", test_bound_by_zones);
  g_test_add_func ("/rules/CH 18.1/- never attacks, holds nobody", test_never_attacks);
  g_test_add_func ("/rules/CH 18.2/+ along roads and trails", test_roads_and_trails);
  g_test_add_func ("/rules/CH 18.2/- not off them", test_off_the_road);
  g_test_add_func ("/rules/CH 18.2/- destroyed off them", test_destroyed_off_the_road);
  g_test_add_func ("/rules/CH 18.3/+ alone in its hex", test_alone);
  g_test_add_func ("/rules/CH 18.3/+ displaces", test_displaces);
  g_test_add_func ("/rules/CH 18.3/+ is displaced", test_is_displaced);
  g_test_add_func ("/rules/CH 18.3/- through nobody, nobody through it", test_through_nobody);
  g_test_add_func ("/rules/CH 18.3/- displaces no full stack", test_displaces_no_stack);
  g_test_add_func ("/rules/CH 18.4/+ flees", test_flees);
  g_test_add_func ("/rules/CH 18.4/+ at any moment", test_flees_later);
  g_test_add_func ("/rules/CH 18.4/- not at other times", test_stays);
  return g_test_run ();
}
