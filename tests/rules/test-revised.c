/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "revised.h"
#include "rules/arithmetic.h"
#include "rules/duties.h"
#include "rules/entry.h"
#include "rules/reach.h"

/* Blue & Grey (revised), as far as its text goes: each row by hand. */

#define FIELD "map flat 12x12; turns 5 night 4; "
#define FAR_ENEMY "unit x1 confederate infantry 5 1212; "
#define THIRD (ADJ_MP / 3)

/* The sixths that the unit has spent after the order, which comes out as expected. */
static void
assert_spends (
    const char *layout, const char *order, const char *expected, const char *unit, int spent)
{
  g_autofree char *turned = revised_turned (layout);
  g_autofree char *turned_order = revised_turned (order);
  const char *layouts[] = { layout, turned };
  const char *orders[] = { order, turned_order };

  for (guint i = 0; i < G_N_ELEMENTS (layouts); i++)
    {
      g_autoptr (Sketch) s = revised_new (layouts[i]);

      g_test_message ("%s: %s", layouts[i], orders[i]);
      g_assert_cmpstr (sketch_do (s, orders[i]), ==, expected);
      g_assert_cmpint (s->table->units[sketch_unit (s, unit)].spent, ==, spent);
    }
}

static void
assert_judged (const char *layout, const char *order, const char *expected)
{
  g_autoptr (Sketch) s = revised_new (layout);

  g_assert_cmpstr (sketch_judge (s, order), ==, expected);
}

static void
assert_judged_with_zones (const char *layout, const char *order, const char *expected)
{
  g_autoptr (Sketch) s = revised_with_zones (layout);

  g_assert_cmpstr (sketch_judge (s, order), ==, expected);
}

/* ---- Allowance (R 2.4) ---- */

static int
allowance_of (const char *unit)
{
  g_autofree char *layout = g_strconcat (FIELD FAR_ENEMY, unit, NULL);
  g_autoptr (Sketch) s = revised_new (layout);

  return adj_field_allowance (&s->field, sketch_unit (s, "u1"));
}

#define PRINTED(arm, movement)                                                                     \
  "<unit id='u1' name='U1' side='union' arm='" arm "' strength='4' movement='" movement            \
  "' hex='0101'/>"

static void
test_cavalry_has_eight (void)
{
  g_assert_cmpint (allowance_of ("unit u1 union cavalry 4 0101"), ==, 8 * ADJ_MP);
  g_assert_cmpint (allowance_of (PRINTED ("cavalry", "6")), ==, 8 * ADJ_MP);
  g_assert_cmpint (allowance_of (PRINTED ("cavalry", "10")), ==, 10 * ADJ_MP);
}

static void
test_others_have_six_or_the_print (void)
{
  g_assert_cmpint (allowance_of ("unit u1 union infantry 4 0101"), ==, 6 * ADJ_MP);
  g_assert_cmpint (allowance_of ("unit u1 union horse-artillery 4 0101"), ==, 6 * ADJ_MP);
  g_assert_cmpint (allowance_of (PRINTED ("infantry", "4")), ==, 4 * ADJ_MP);
}

/* ---- Paths (R 6.22 to 6.25) ---- */

static void
test_nine_turnpike_hexes (void)
{
  assert_spends (FIELD FAR_ENEMY "turnpike 0101 0102 0103 0104 0105 0106 0107 0108 0109 0110;"
                                 "unit u1 union infantry 5 0101",
                 "move u1 0101 0102 0103 0104 0105 0106 0107 0108 0109 0110", "ok", "u1",
                 6 * ADJ_MP);
  assert_spends (FIELD FAR_ENEMY "turnpike 0101 0102 0103 0104; unit u1 union infantry 5 0101",
                 "move u1 0101 0102 0103 0104", "ok", "u1", 2 * ADJ_MP);
}

static void
test_ten_turnpike_hexes (void)
{
  assert_spends (FIELD FAR_ENEMY "turnpike 0101 0102 0103 0104 0105 0106 0107 0108 0109 0110 0111;"
                                 "unit u1 union infantry 5 0101",
                 "move u1 0101 0102 0103 0104 0105 0106 0107 0108 0109 0110 0111",
                 "R 6.15 too-far; R 6.4 missing (unknown)", "u1", 6 * ADJ_MP + 2 * THIRD);
}

/* Through woods as through the clear; leaving the turnpike is no step along it. */
static void
test_beside_the_turnpike (void)
{
  assert_spends (FIELD FAR_ENEMY "turnpike 0101 0102; forest 0102; unit u1 union infantry 5 0101",
                 "move u1 0101 0102", "ok", "u1", 2 * THIRD);
  assert_spends (FIELD FAR_ENEMY "turnpike 0101 0102; unit u1 union infantry 5 0101",
                 "move u1 0101 0102 0103", "ok", "u1", ADJ_MP + 2 * THIRD);
}

static void
test_road_and_railway (void)
{
  assert_spends (FIELD FAR_ENEMY "road 0101 0102; railway 0102 0103; forest-rough 0102 0103;"
                                 "unit u1 union infantry 5 0101",
                 "move u1 0101 0102 0103", "ok", "u1", 2 * ADJ_MP);
}

/* What woods cost off the road nobody knows; it counts as a point, and nobody judges. */
static void
test_off_the_road (void)
{
  assert_spends (FIELD FAR_ENEMY "road 0101 0102; forest 0103; unit u1 union infantry 5 0101",
                 "move u1 0101 0102 0103", "R 10.1 missing (unknown)", "u1", 2 * ADJ_MP);
}

static void
test_trail_into_rough_ground (void)
{
  static const char *const grounds[] = { "forest", "rough", "forest-rough", "swamp" };

  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      g_autofree char *layout = g_strdup_printf (
          FIELD FAR_ENEMY "trail 0101 0102; %s 0102; unit u1 union infantry 5 0101", grounds[i]);

      assert_spends (layout, "move u1 0101 0102", "ok", "u1", 2 * ADJ_MP);
    }
}

static void
test_trail_elsewhere (void)
{
  assert_spends (FIELD FAR_ENEMY "trail 0101 0102 0103; town 0103; unit u1 union infantry 5 0101",
                 "move u1 0101 0102 0103", "ok", "u1", 2 * ADJ_MP);
  assert_spends (FIELD FAR_ENEMY "trail 0101 0102; road 0101 0102; swamp 0102;"
                                 "unit u1 union infantry 5 0101",
                 "move u1 0101 0102", "ok", "u1", ADJ_MP);
}

static void
test_hexsides_are_added (void)
{
  assert_spends (FIELD FAR_ENEMY "turnpike 0101 0102; side 0101 0102 creek bridge;"
                                 "unit u1 union infantry 5 0101",
                 "move u1 0101 0102", "ok", "u1", ADJ_MP + 2 * THIRD);
  assert_spends (FIELD FAR_ENEMY "road 0101 0102; side 0101 0102 creek ford;"
                                 "unit u1 union infantry 5 0101",
                 "move u1 0101 0102", "ok", "u1", 2 * ADJ_MP);
}

/* Woods typed in at three; 0103 is beside the enemy in 0104, or he is a hex farther away. */
static int
spent_into_woods (const char *enemy_hex)
{
  static const char *const changes[] = { "reach=\"unknown\"=>reach=\"adjacent\"",
                                         "look=\"forest\">=>look=\"forest\" entry=\"3\">", NULL };
  g_autoptr (AdjRuleset) ruleset = revised_rules (changes);
  g_autofree char *layout = g_strconcat (FIELD "turnpike 0101 0102 0103; forest 0103;"
                                               "side 0102 0103 creek bridge;"
                                               "unit u1 union infantry 5 0101;"
                                               "unit x1 confederate infantry 5 ",
                                         enemy_hex, NULL);
  g_autoptr (Sketch) s = sketch_under (ruleset, layout);

  g_assert_cmpstr (sketch_do (s, "move u1 0101 0102 0103"), ==, "ok");
  return s->table->units[sketch_unit (s, "u1")].spent;
}

static void
test_no_path_into_a_zone (void)
{
  g_assert_cmpint (spent_into_woods ("0104"), ==, 2 * THIRD + 3 * ADJ_MP + ADJ_MP);
}

static void
test_path_beside_a_zone (void)
{
  g_assert_cmpint (spent_into_woods ("0105"), ==, 2 * THIRD + 2 * THIRD + ADJ_MP);
}

/* The reach says the same as the march. */
static void
test_reach_agrees (void)
{
  g_autoptr (Sketch) s = revised_with_zones (FIELD "turnpike 0101 0102 0103; side 0102 0103 creek "
                                                   "bridge; unit u1 union infantry 5 0101;"
                                                   "unit x1 confederate infantry 5 0104");
  g_autofree AdjReach *reach = g_new0 (AdjReach, 1);

  adj_reach_find (reach, &s->field, sketch_unit (s, "u1"));
  g_assert_cmpint (reach->cost[sketch_hex (s, 102)], ==, 2 * THIRD);
  g_assert_cmpint (reach->cost[sketch_hex (s, 103)], ==, 2 * THIRD + 2 * ADJ_MP);
  g_assert_false (reach->uncertain[sketch_hex (s, 103)]);
}

/* ---- Slopes (R 6.21, 6.26) ---- */

/* Clear above level 1 typed in at two, woods at three; zones known. */
static Sketch *
on_slopes (const char *layout)
{
  static const char *const changes[] = { "reach=\"unknown\"=>reach=\"adjacent\"",
                                         "<above/>=><above costs=\"2\"/>",
                                         "look=\"forest\">=>look=\"forest\" entry=\"3\">", NULL };
  g_autoptr (AdjRuleset) ruleset = revised_rules (changes);

  return sketch_under (ruleset, layout);
}

/* What the march costs, on the map and with columns and rows changed about. */
static void
assert_climbs (const char *ground, const char *order, int spent)
{
  g_autofree char *layout =
      g_strconcat (FIELD FAR_ENEMY "unit u1 union infantry 5 0301;", ground, NULL);
  g_autofree char *turned = revised_turned (layout);
  g_autofree char *turned_order = revised_turned (order);

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (Sketch) s = on_slopes (i == 0 ? layout : turned);

      g_test_message ("%s: %s", ground, order);
      g_assert_cmpstr (sketch_do (s, i == 0 ? order : turned_order), ==, "ok");
      g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].spent, ==, spent);
    }
}

static void
test_up_a_slope (void)
{
  assert_climbs ("clear/1s 0302", "move u1 0301 0302", 2 * ADJ_MP);
  assert_climbs ("clear/1s 0302; clear/2 0303", "move u1 0301 0302 0303", (2 + 3) * ADJ_MP);
  assert_climbs ("forest/2 0302", "move u1 0301 0302", 4 * ADJ_MP); /* from level to level */
  assert_climbs ("turnpike 0301 0302; clear/1s 0302; side 0301 0302 creek bridge",
                 "move u1 0301 0302", 2 * THIRD + ADJ_MP);
}

static void
test_down_and_along_a_slope (void)
{
  assert_climbs ("clear/1s 0301", "move u1 0301 0302", ADJ_MP);
  assert_climbs ("clear/1s 0301 0302", "move u1 0301 0302", ADJ_MP);
  assert_climbs ("rough 0302; trail 0301 0302", "move u1 0301 0302", 2 * ADJ_MP); /* no level */
  assert_climbs ("road 0301 0302; clear/2 0302", "move u1 0301 0302", ADJ_MP);
}

static void
test_clear_above_level_1 (void)
{
  assert_climbs ("clear/2 0301 0302", "move u1 0301 0302", 2 * ADJ_MP);
  assert_climbs ("clear/2 0302; trail 0301 0302", "move u1 0301 0302", ADJ_MP);
  assert_climbs ("swamp/2 0301 0302; trail 0301 0302", "move u1 0301 0302", 2 * ADJ_MP);
}

/* As long as nobody has typed it in. */
static void
test_above_is_not_known (void)
{
  assert_spends (FIELD FAR_ENEMY "clear/2 0301 0302; unit u1 union infantry 5 0301",
                 "move u1 0301 0302", "R 10.1 missing (unknown)", "u1", ADJ_MP);
  assert_spends (FIELD FAR_ENEMY "clear/2 0301; unit u1 union infantry 5 0301", "move u1 0301 0302",
                 "ok", "u1", ADJ_MP);
}

/* Into woods up a slope and over a bridge, by turnpike, beside the enemy: 3, 1 and 1. */
static int
climbs_into_a_zone (int slope_into_zone)
{
  g_autoptr (Sketch) s =
      on_slopes (FIELD "turnpike 0301 0302; forest/1s 0302; side 0301 0302 creek bridge;"
                       "unit u1 union infantry 5 0301; unit x1 confederate infantry 5 0303");

  sketch_option (s, ADJ_OPTION_SLOPE_INTO_ZONE, slope_into_zone);
  g_assert_cmpstr (sketch_do (s, "move u1 0301 0302"), ==, "ok");
  return s->table->units[sketch_unit (s, "u1")].spent;
}

static void
test_slope_into_a_zone (void)
{
  g_assert_cmpint (climbs_into_a_zone (1), ==, 5 * ADJ_MP);
}

static void
test_no_slope_into_a_zone (void)
{
  g_autoptr (Sketch) s = on_slopes (FIELD "forest/1s 0302; unit u1 union infantry 5 0301;"
                                          "unit x1 confederate infantry 5 0303");

  g_assert_cmpint (climbs_into_a_zone (0), ==, 4 * ADJ_MP);
  sketch_option (s, ADJ_OPTION_SLOPE_INTO_ZONE, 0); /* who comes by no path pays it anyhow */
  g_assert_cmpstr (sketch_do (s, "move u1 0301 0302"), ==, "ok");
  g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].spent, ==, 4 * ADJ_MP);
}

/* One line in the rules says what zones do not reach across. */
static void
test_zones_closed_by (void)
{
  static const char *const changes[] = {
    "reach=\"unknown\"=>reach=\"adjacent\" closed-by=\"railway\"", NULL
  };
  g_autoptr (AdjRuleset) ruleset = revised_rules (changes);
  g_autoptr (Sketch) s =
      sketch_under (ruleset, FIELD
                    "side 0301 0302 creek; railway 0301 0201; unit x1 confederate infantry 5 0301");

  g_assert_true (adj_field_in_ezoc (&s->field, sketch_hex (s, 302), 0));
  g_assert_false (adj_field_in_ezoc (&s->field, sketch_hex (s, 201), 0));
  g_assert_true (adj_field_in_ezoc (&s->field, sketch_hex (s, 401), 0));
}

/* ---- The march (R 6.11 to 6.18) ---- */

static void
test_own_phase_only (void)
{
  assert_judged (FIELD FAR_ENEMY "unit u1 union infantry 5 0101", "move x1 1212 1211",
                 "R 6.11 not-your-phase");
}

static void
test_in_own_phase (void)
{
  assert_judged (FIELD FAR_ENEMY "unit u1 union infantry 5 0101", "move u1 0101 0102", "ok");
}

static void
test_never_through_enemies (void)
{
  assert_judged_with_zones (FIELD "unit u1 union infantry 5 0101; unit x1 confederate train 1 0102",
                            "move u1 0101 0102 0103", "R 6.12 enemy-in-hex");
}

static void
test_through_friends (void)
{
  assert_judged (FIELD FAR_ENEMY "unit u1 union infantry 5 0101; unit u2 union infantry 5 0102",
                 "move u1 0101 0102 0103", "ok");
}

static void
test_leaves_a_zone (void)
{
  assert_judged_with_zones (FIELD "unit u1 union infantry 5 0101; unit x1 confederate infantry 5 "
                                  "0102",
                            "move u1 0101 0201", "R 6.13 leaves-zone");
  assert_judged_with_zones (FIELD "unit u1 union infantry 5 0101; unit x1 confederate infantry 5 "
                                  "0104",
                            "move u1 0101 0102 0103 0202", "R 6.13 stops-in-zone");
}

/* Whether it does, nobody can say as long as zones are not known. */
static void
test_leaves_nobody_knows_what (void)
{
  assert_judged (FIELD "unit u1 union infantry 5 0101; unit x1 confederate infantry 5 0102",
                 "move u1 0101 0201", "R 7.0 missing (unknown)");
  assert_judged (FIELD "unit u1 union infantry 5 0101; unit x1 confederate infantry 5 0105",
                 "move u1 0101 0102", "ok");
}

static void
test_leaves_a_zone_by_night (void)
{
  g_autoptr (Sketch) s = revised_with_zones (FIELD "unit u1 union infantry 5 0101;"
                                                   "unit x1 confederate infantry 5 0102");

  sketch_phase (s, 4, "first-movement");
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0201"), ==, "R 11.0 missing (unknown)");
}

static void
test_leaves_nothing_by_night (void)
{
  g_autoptr (Sketch) s = revised_with_zones (FIELD FAR_ENEMY "unit u1 union infantry 5 0101");

  sketch_phase (s, 4, "first-movement");
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102"), ==, "ok");
}

static void
test_no_movement_in_combat (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD FAR_ENEMY "unit u1 union infantry 5 0101");

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102"), ==, "R 6.11 not-your-phase");
}

static void
test_no_combat_in_movement (void)
{
  assert_judged (FIELD "unit u1 union infantry 5 0101; unit x1 confederate infantry 5 0102",
                 "attack 0102 from u1",
                 "R 6.14 not-your-phase; R 8.4 missing; R 8.6 missing (unknown)");
}

static void
test_combat_in_its_phase (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD "unit u1 union infantry 5 0101;"
                                            "unit x1 confederate infantry 5 0102");

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0102 from u1"), ==,
                   "R 8.4 missing; R 8.6 missing (unknown)");
}

static void
test_spends_too_much (void)
{
  assert_judged (FIELD FAR_ENEMY "unit u1 union infantry 5 0101",
                 "move u1 0101 0102 0103 0104 0105 0106 0107 0108",
                 "R 6.15 too-far; R 6.4 missing (unknown)");
}

static void
test_spends_all (void)
{
  assert_judged (FIELD FAR_ENEMY "unit u1 union infantry 5 0101",
                 "move u1 0101 0102 0103 0104 0105 0106 0107", "ok");
}

#define SLOW_UNIT                                                                                  \
  FIELD FAR_ENEMY "side 0101 0102 creek bridge; <unit id='u1' name='U1' side='union' "             \
                  "arm='infantry' strength='4' "                                                   \
                  "movement='1' hex='0101'/>"

static void
test_one_hex_always (void)
{
  assert_judged (SLOW_UNIT, "move u1 0101 0102", "ok");
}

/* It is the whole move: not one more, and not where the side is closed. */
static void
test_one_hex_only (void)
{
  g_autoptr (Sketch) s = revised_new (SLOW_UNIT);

  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102 0103"), ==,
                   "R 6.15 too-far; R 6.4 missing (unknown)");
  g_assert_cmpstr (sketch_do (s, "move u1 0101 0102"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u1 0102 0103"), ==,
                   "R 6.18 moved-already; R 6.15 too-far; R 6.4 missing (unknown)");
  assert_judged (FIELD FAR_ENEMY "side 0101 0102 creek; unit u1 union infantry 5 0101",
                 "move u1 0101 0102", "R 6.29 closed-hexside");
}

/* A third of a point is left after eight turnpike hexes and a half; it enters nothing more. */
static void
test_a_third_left (void)
{
  g_autoptr (Sketch) s =
      revised_new (FIELD FAR_ENEMY "turnpike 0101 0102 0103 0104; turnpike 0105 0106 0107 0108;"
                                   "unit u1 union infantry 5 0101");

  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102 0103 0104 0105 0106 0107"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102 0103 0104 0105 0106 0107 0207 0307"), ==,
                   "R 6.15 too-far; R 6.4 missing (unknown)");
}

static void
test_jumps (void)
{
  assert_judged (FIELD FAR_ENEMY "unit u1 union infantry 5 0101", "move u1 0101 0103",
                 "impossible: not-adjacent");
}

static void
test_hex_by_hex (void)
{
  assert_judged (FIELD FAR_ENEMY "unit u1 union infantry 5 0101", "move u1 0101 0102 0103", "ok");
}

static void
test_moved_again (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD FAR_ENEMY "unit u1 union infantry 5 0101");

  g_assert_cmpstr (sketch_do (s, "move u1 0101 0102"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u1 0102 0103"), ==, "R 6.18 moved-already");
}

static void
test_moved_once (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD FAR_ENEMY "unit u1 union infantry 5 0101;"
                                                      "unit u2 union infantry 5 0201");

  g_assert_cmpstr (sketch_do (s, "move u1 0101 0102"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u2 0201 0202"), ==, "ok");
}

/* ---- Water (R 6.27 to 6.29) ---- */

static void
test_closed_water (void)
{
  assert_judged (FIELD FAR_ENEMY "river 0102; unit u1 union infantry 5 0101", "move u1 0101 0102",
                 "R 6.27 closed-hex");
  assert_judged (FIELD FAR_ENEMY "lake 0102; unit u1 union cavalry 5 0101", "move u1 0101 0102",
                 "R 6.27 closed-hex");
}

static void
test_gunboats_on_water (void)
{
  assert_judged (FIELD FAR_ENEMY "river 0101 0102; unit u1 union gunboat 5 0101",
                 "move u1 0101 0102", "R 9.6 missing; R 10.1 missing (unknown)");
}

#define PONTOON                                                                                    \
  FIELD FAR_ENEMY "pontoon 0102; side 0101 0102 pontoon; side 0102 0103 pontoon; unit u1 union "   \
                  "infantry 5 0101"

static void
test_stops_on_a_pontoon (void)
{
  assert_judged (PONTOON, "move u1 0101 0102", "R 10.1 missing; R 6.28 no-stopping (unknown)");
  assert_judged (PONTOON, "move u1 0101 0102 0202", "R 10.1 missing; R 6.27 closed-hex (unknown)");
}

static void
test_passes_a_pontoon (void)
{
  assert_judged (PONTOON, "move u1 0101 0102 0103", "R 10.1 missing (unknown)");
}

static void
test_creek (void)
{
  assert_judged (FIELD FAR_ENEMY "side 0101 0102 creek; unit u1 union infantry 5 0101",
                 "move u1 0101 0102", "R 6.29 closed-hexside");
}

static void
test_bridge_and_ford (void)
{
  assert_spends (FIELD FAR_ENEMY "side 0101 0102 creek bridge; side 0102 0103 creek ford;"
                                 "unit u1 union infantry 5 0101",
                 "move u1 0101 0102 0103", "ok", "u1", 4 * ADJ_MP);
}

/* ---- Arrivals (R 5) ---- */

#define COMING(n, turn, entry) "wait u" #n " union infantry 5 turn " #turn " entry " #entry "; "
#define SIX(turn, entry)                                                                           \
  COMING (1, turn, entry)                                                                          \
  COMING (2, turn, entry)                                                                          \
  COMING (3, turn, entry)                                                                          \
  COMING (4, turn, entry)                                                                          \
  COMING (5, turn, entry)                                                                          \
  COMING (6, turn, entry)

/* Six units by one hex, each of which marches a hex on. */
static void
assert_column (const char *path, const int *prices)
{
  g_autofree char *layout =
      g_strconcat (FIELD FAR_ENEMY, path, " 0601 0602 0603; " SIX (1, 0601), NULL);
  g_autoptr (Sketch) s = revised_new (layout);

  for (int i = 0; i < 6; i++)
    {
      g_autofree char *unit = g_strdup_printf ("u%d", i + 1);
      g_autofree char *order = g_strdup_printf ("enter %s 0601", unit);

      g_assert_cmpstr (sketch_do (s, order), ==, "ok");
      g_assert_cmpint (s->table->units[sketch_unit (s, unit)].spent, ==, prices[i]);
    }
}

static void
test_column_of_stacks (void)
{
  static const int turnpike[] = { 4, 4, 8, 8, 12, 12 }; /* sixths */
  static const int road[] = { 6, 6, 12, 12, 18, 18 };

  assert_column ("turnpike", turnpike);
  assert_column ("road", road);
}

static int
price (const Sketch *s, const char *unit, AdjHexId entry, gboolean *unknown)
{
  return adj_column_cost (&s->field, sketch_unit (s, unit), sketch_hex (s, entry), 0, unknown);
}

/* Each entry hex has a column of its own; a path that runs through the hex leads nowhere beyond. */
static void
test_column_at_each_hex (void)
{
  g_autoptr (Sketch) s =
      revised_new (FIELD FAR_ENEMY "turnpike 0501 0601 0701; forest 0801;"
                                   "wait u1 union infantry 5 turn 1 entry 0601 0801;"
                                   "wait u2 union infantry 5 turn 1 entry 0601 0801;"
                                   "wait u3 union infantry 5 turn 1 entry 0601 0801");
  gboolean unknown;

  g_assert_cmpint (price (s, "u1", 601, &unknown), ==, ADJ_MP);
  g_assert_false (unknown);
  sketch_do (s, "enter u1 0601");
  sketch_do (s, "enter u2 0601");
  g_assert_cmpint (price (s, "u3", 601, &unknown), ==, 2 * ADJ_MP);
  g_assert_cmpint (price (s, "u3", 801, &unknown), ==, ADJ_MP);
  g_assert_true (unknown);
}

static void
test_single_unit_is_a_stack (void)
{
  static const int cavalry_last[] = { 4, 4, 8 };
  g_autoptr (Sketch) s = revised_new (FIELD FAR_ENEMY "turnpike 0601 0602 0603;" COMING (1, 1, 0601)
                                          COMING (2, 1, 0601) COMING (3, 1, 0601));

  for (int i = 0; i < 3; i++)
    {
      g_autofree char *unit = g_strdup_printf ("u%d", i + 1);
      g_autofree char *order = g_strdup_printf ("enter %s 0601 0602", unit);

      g_assert_cmpstr (sketch_do (s, order), ==, "ok");
      g_assert_cmpint (s->table->units[sketch_unit (s, unit)].spent, ==,
                       cavalry_last[i] + 2 * THIRD);
    }
}

/* Nobody pays for a path into a zone, nor for a bridge that is not there. */
static void
test_first_stack_into_a_zone (void)
{
  g_autoptr (Sketch) s = revised_with_zones (
      FIELD "turnpike 0601 0602 0603;" COMING (1, 1, 0601) "unit x1 confederate infantry 5 0501");

  g_assert_cmpint (price (s, "u1", 601, NULL), ==, ADJ_MP);
}

static void
test_between_other_moves (void)
{
  g_autoptr (Sketch) s =
      revised_new (FIELD FAR_ENEMY "unit u2 union infantry 5 0101;" COMING (1, 1, 0601));

  g_assert_cmpstr (sketch_do (s, "move u2 0101 0102"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "enter u1 0601"), ==, "ok");
}

static void
test_not_in_combat (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD FAR_ENEMY COMING (1, 1, 0601));

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0601"), ==, "R 6.11 not-your-phase");
}

static void
test_marches_on (void)
{
  assert_spends (FIELD FAR_ENEMY COMING (1, 1, 0601), "enter u1 0601 0602 0603", "ok", "u1",
                 3 * ADJ_MP);
}

static void
test_marches_too_far (void)
{
  assert_judged (FIELD FAR_ENEMY COMING (1, 1, 0601), "enter u1 0601 0602 0603 0604 0605 0606 0607",
                 "R 6.15 too-far; R 6.4 missing (unknown)");
}

static void
test_waits_for_the_next_turn (void)
{
  g_autoptr (Sketch) s = revised_new (
      FIELD FAR_ENEMY
      "<unit id='u1' name='U1' side='union' arm='infantry' strength='4' movement='1' turn='1' "
      "entry='0601'/><unit id='u2' name='U2' side='union' arm='infantry' strength='4' "
      "movement='1' turn='1' entry='0601'/><unit id='u3' name='U3' side='union' arm='infantry' "
      "strength='4' movement='1' turn='1' entry='0601'/>");

  g_assert_cmpstr (sketch_do (s, "enter u1 0601"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "enter u2 0601"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "enter u3 0601"), ==, "R 5.3 column-too-long");
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_judge (s, "enter u3 0601"), ==, "ok");
}

static void
test_comes_too_early (void)
{
  assert_judged (FIELD FAR_ENEMY COMING (1, 2, 0601), "enter u1 0601", "R 5.0 not-due");
}

static void
test_an_enemy_in_the_entry (void)
{
  g_autoptr (Sketch) s =
      revised_new (FIELD "unit x1 confederate infantry 5 0601;" COMING (1, 1, 0601));

  g_assert_cmpstr (adj_entry_bar (&s->field, sketch_hex (s, 601), 0), ==, "BG 15.5");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0601"), ==, "impossible: enemy-in-hex");
}

static void
test_into_a_zone (void)
{
  assert_judged_with_zones (FIELD "unit x1 confederate infantry 5 0701;" COMING (1, 1, 0601),
                            "enter u1 0601", "ok");
}

static void
test_overdue_along_the_edge (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD FAR_ENEMY SIX (1, 0601));

  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_do (s, "enter u1 0301"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "enter u2 0901"), ==, "ok");
  g_assert_cmpint (s->table->units[sketch_unit (s, "u2")].spent, ==, ADJ_MP);
}

/* As many hexes as a unit may have, and three on either side of each, however far apart they are.
 */
static void
test_overdue_along_a_long_edge (void)
{
  g_autoptr (GString) layout = g_string_new ("map flat 90x4; turns 5 night 4; "
                                             "unit x1 confederate infantry 5 9004; "
                                             "wait u1 union infantry 5 turn 1 entry");
  g_autoptr (Sketch) s = NULL;

  for (int i = 0; i < ADJ_MAX_ENTRIES; i++)
    g_string_append_printf (layout, " %02d01", 4 + 7 * i);
  s = revised_new (layout->str);
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0101"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "enter u1 8401"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "enter u1 8501"), ==, "R 5.0 wrong-entry");
}

static void
test_in_time_or_too_far_along (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD FAR_ENEMY SIX (1, 0601));

  g_assert_cmpstr (sketch_judge (s, "enter u1 0301"), ==, "R 5.0 wrong-entry");
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0201"), ==, "R 5.0 wrong-entry");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0602"), ==, "R 5.0 wrong-entry");
}

/* ---- The edge, the rest, and what the rules have not ---- */

static void
test_nobody_leaves (void)
{
  assert_judged (FIELD FAR_ENEMY "unit u1 union infantry 5 0101", "exit u1", "R 2.1 no-exit");
}

static void
test_exits_of_the_battle (void)
{
  assert_judged (FIELD FAR_ENEMY "exit 0101; unit u1 union infantry 5 0101", "exit u1", "ok");
}

static void
test_sequence (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD FAR_ENEMY "unit u1 union infantry 5 0101");
  static const char *const phases[] = { "first-movement", "first-combat", "second-movement",
                                        "second-combat", "first-movement" };

  sketch_phase (s, 3, "first-movement"); /* by night, too, there are two phases of each */
  for (guint i = 0; i < G_N_ELEMENTS (phases); i++)
    {
      g_assert_cmpstr (s->book->ruleset->phases[s->table->phase].id, ==, phases[i]);
      g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
    }
}

static void
test_nothing_of_combat_is_owed (void)
{
  g_autoptr (Sketch) s = revised_with_zones (FIELD "unit u1 union infantry 5 0101;"
                                                   "unit x1 confederate infantry 5 0102");
  g_auto (AdjDuties) duties = { 0 };

  sketch_phase (s, 1, "first-combat");
  adj_duties_find (&s->field, &duties);
  g_assert_cmpuint (duties.n, ==, 0);
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "R 8.1 missing (unknown)");
}

static void
test_stacks_are_not_judged (void)
{
  assert_judged (FIELD FAR_ENEMY "unit u1 union infantry 5 0101; unit u2 union infantry 5 0101;"
                                 "unit u3 union infantry 5 0101",
                 "next", "R 6.3 missing (unknown)");
}

/* By night the sequence goes on as by day, and what changes is missing. */
static void
test_combat_by_night (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD "unit u1 union infantry 5 0101;"
                                            "unit x1 confederate infantry 5 0102");

  sketch_phase (s, 4, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0102 from u1"), ==,
                   "R 11.0 missing; R 8.4 missing; R 8.6 missing (unknown)");
}

/* ---- What its owner has typed in and ticked off ---- */

#define TABLE                                                                                      \
  "<combat-results die='6'><column attacker='1' defender='2' results='Ar Ar Ar Ar Ar Ar'/>"        \
  "<column attacker='1' defender='1' results='Dr Dr Dr Ar Ar Ar'/></combat-results>"

/* The results are looked up; what becomes of the units nobody knows, so the players carry it out.
 */
static void
test_table_typed_in (void)
{
  static const char *const changes[] = { "<option id=>" TABLE "<option id", NULL };
  static const char *const ticked[] = {
    "<option id=>" TABLE "<option id",
    "<missing row=\"R 8.6\"=><missing row=\"R 8.6\" answered=\"yes\"", NULL
  };
  static const char *const said[] = { "R 8.6 missing; R 8.7 missing (unknown)",
                                      "R 8.7 missing (unknown)" };

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (AdjRuleset) ruleset = revised_rules (i == 0 ? changes : ticked);
      g_autoptr (Sketch) s = sketch_under (ruleset, FIELD "unit u1 union infantry 5 0101;"
                                                          "unit x1 confederate infantry 5 0102");

      sketch_phase (s, 1, "first-combat");
      g_assert_cmpstr (sketch_do (s, "attack 0102 from u1"), ==, "R 8.4 missing (unknown)");
      g_assert_cmpstr (sketch_do (s, "roll 2"), ==, said[i]);
      g_assert_cmpuint (s->table->n_debts, ==, 0);
    }
}

/* What he sees to himself is said no more; nothing of 1975 takes its place. */
static void
test_ticked_off (void)
{
  static const char *const changes[] = {
    "<missing row=\"R 8.4\"=><missing row=\"R 8.4\" answered=\"yes\"",
    "<missing row=\"R 6.3\"=><missing row=\"R 6.3\" answered=\"yes\"",
    "<stacking/>=><stacking limit=\"1\"/>", NULL
  };
  g_autoptr (AdjRuleset) ruleset = revised_rules (changes);
  g_autoptr (Sketch) s =
      sketch_under (ruleset, FIELD "unit u1 union infantry 5 0101; unit u2 union "
                                   "infantry 5 0101; unit x1 confederate "
                                   "infantry 5 0102");

  g_assert_cmpstr (sketch_judge (s, "next"), ==, "R 6.3 over-limit");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0102 from u1"), ==, "R 8.6 missing (unknown)");
}

/* ---- Batteries (R 9) ---- */

#define GUNS                                                                                       \
  FIELD                                                                                            \
  "unit g1 union artillery 3 0101; unit g2 union artillery 3 0101; unit x1 confederate infantry "  \
  "5 "                                                                                             \
  "0103; unit x2 confederate infantry 5 0303"

static void
test_one_hex_is_bombarded (void)
{
  g_autoptr (Sketch) s = revised_new (GUNS);

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0103 from g1"), ==,
                   "R 9.3 missing; R 8.4 missing; R 8.6 missing (unknown)");
}

static void
test_two_hexes_are_bombarded (void)
{
  g_autoptr (Sketch) s = revised_new (GUNS);

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (
      sketch_judge (s, "attack 0103 0303 from g1"), ==,
      "R 9.13 bombards-several; R 9.3 missing; R 8.4 missing; R 8.6 missing (unknown)");
}

static void
test_batteries_fire_apart (void)
{
  g_autoptr (Sketch) s = revised_new (GUNS);

  sketch_phase (s, 1, "first-combat");
  sketch_set (s, "g1", ADJ_FACT_ATTACKED);
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from g2"), ==,
                   "R 9.3 missing; R 8.4 missing; R 8.6 missing (unknown)");
}

static void
test_infantry_apart_is_not_judged (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD "unit u1 union infantry 3 0101;"
                                            "unit u2 union infantry 3 0101;"
                                            "unit x1 confederate infantry 5 0102");

  sketch_phase (s, 1, "first-combat");
  sketch_set (s, "u1", ADJ_FACT_ATTACKED);
  g_assert_cmpstr (sketch_judge (s, "attack 0102 from u2"), ==,
                   "R 8.2 missing; R 8.4 missing; R 8.6 missing (unknown)");
}

/* ---- Batteries at range, and what no result strikes (R 9.15 to 9.19) ---- */

/* The strength of a bombardment by one battery, at two or three hexes. */
static int
bombards_with (int strength, const char *hex)
{
  g_autofree char *layout = g_strdup_printf (
      FIELD "unit g1 union artillery %d 0101; unit x1 confederate infantry 5 %s", strength, hex);
  g_autofree char *order = g_strdup_printf ("attack %s from g1", hex);
  g_autoptr (Sketch) s = revised_new (layout);
  AdjAttack attack;
  AdjArithmetic arithmetic;

  sketch_phase (s, 1, "first-combat");
  sketch_do (s, order);
  adj_attack_on_table (s->table, &attack);
  adj_arithmetic (&s->field, &attack, &arithmetic);
  return arithmetic.attack;
}

static void
test_a_third_is_lost (void)
{
  static const int kept[] = { 0, 1, 1, 2, 3, 3, 4, 5, 5, 6, 7 };

  for (int strength = 0; strength <= 10; strength++)
    g_assert_cmpint (bombards_with (strength, "0104"), ==, kept[strength]);
}

static void
test_none_is_lost_nearer (void)
{
  g_assert_cmpint (bombards_with (6, "0103"), ==, 6);
}

static void
test_no_result_strikes_it (void)
{
  g_autoptr (Sketch) s = revised_new (GUNS);

  sketch_phase (s, 1, "first-combat");
  sketch_do (s, "attack 0103 from g1"); /* whatever comes of it, nothing is owed */
  g_assert_cmpuint (s->table->n_debts, ==, 0);
  g_assert_cmpint (s->table->battle.attackers[0].role, ==, ADJ_ROLE_BOMBARDS);
}

/* Across a closed side it fires at a neighbour; across an open one it attacks him. */
static void
test_fires_across_a_closed_side (void)
{
  static const char *const layouts[] = {
    FIELD
    "side 0101 0102 creek; unit g1 union artillery 3 0101; unit x1 confederate infantry 5 0102",
    FIELD "unit g1 union artillery 3 0101; unit x1 confederate infantry 5 0102",
  };

  for (int i = 0; i < 2; i++)
    {
      g_autoptr (Sketch) s = revised_new (layouts[i]);

      sketch_phase (s, 1, "first-combat");
      sketch_do (s, "attack 0102 from g1");
      g_assert_cmpint (s->table->battle.attackers[0].role, ==,
                       i == 0 ? ADJ_ROLE_BOMBARDS : ADJ_ROLE_ADJACENT);
    }
}

/* What a battery of two meets with when it fires at the defender in 0103, or attacks him in 0102.
 */
static void
assert_fires (const char *defender, const char *expected)
{
  g_autofree char *layout =
      g_strconcat (FIELD "unit g1 union artillery 2 0101; unit x1 confederate ", defender, NULL);
  g_autofree char *order = g_strconcat ("attack ", strrchr (defender, ' ') + 1, " from g1", NULL);
  g_autoptr (Sketch) s = revised_new (layout);

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, order), ==, expected);
}

static void
test_one_to_five (void)
{
  assert_fires ("infantry 10 0103", "R 9.3 missing; R 8.4 missing; R 8.6 missing (unknown)");
  assert_fires ("infantry 11 0102", "R 8.4 missing; R 8.6 missing (unknown)"); /* no bombardment */
}

static void
test_not_below_one_to_five (void)
{
  assert_fires ("infantry 11 0103",
                "R 9.3 missing; R 9.18 bombards-too-weak; R 8.4 missing; R 8.6 missing (unknown)");
}

static int
bombards_across_a_river (AdjRuleset *ruleset, const char *terrain, gboolean *weakened)
{
  g_autofree char *layout = g_strdup_printf (
      FIELD "unit g1 union artillery 4 0101; unit x1 confederate infantry 5 0103; %s 0102",
      terrain);
  g_autoptr (Sketch) s = ruleset != NULL ? sketch_under (ruleset, layout) : sketch_new (layout);
  AdjAttack attack;
  AdjArithmetic arithmetic;

  sketch_phase (s, 1, "first-combat");
  sketch_do (s, "attack 0103 from g1");
  adj_attack_on_table (s->table, &attack);
  adj_arithmetic (&s->field, &attack, &arithmetic);
  *weakened = arithmetic.defence > 5;
  return arithmetic.attack;
}

/* R 9.16; in 1975 water between halves what comes across it. */
static void
test_not_weakened_across_water (void)
{
  g_autoptr (AdjRuleset) ruleset = revised_rules (NULL);
  gboolean weakened;

  g_assert_cmpint (bombards_across_a_river (ruleset, "river", &weakened), ==, 4);
  g_assert_false (weakened);
}

static void
test_weakened_in_1975 (void)
{
  gboolean weakened;

  bombards_across_a_river (NULL, "river", &weakened);
  g_assert_true (weakened);
}

/* R 9.17: an Ar that the players tell is accepted by an order, which nothing owes. */
static void
test_may_accept_an_ar (void)
{
  g_autoptr (Sketch) s = revised_new (GUNS);

  sketch_phase (s, 1, "first-combat");
  sketch_do (s, "attack 0103 from g1");
  g_assert_cmpuint (s->table->n_debts, ==, 0);
  g_assert_cmpstr (sketch_judge (s, "retreat g1 0201"), ==, "R 8.7 missing (unknown)");
}

/* By a table that has been typed in, too, nobody has to. */
static void
test_owes_no_ar (void)
{
  static const char *const changes[] = { "<option id=>" TABLE "<option id", NULL };
  g_autoptr (AdjRuleset) ruleset = revised_rules (changes);
  g_autoptr (Sketch) s = sketch_under (ruleset, GUNS);

  sketch_phase (s, 1, "first-combat");
  sketch_do (s, "attack 0103 from g1");
  g_assert_cmpstr (sketch_do (s, "roll 5"), ==, "R 8.6 missing; R 8.7 missing (unknown)");
  g_assert_cmpuint (s->table->n_debts, ==, 0);
}

/* ---- Setting up (R 3.0) and the column along the edge (R 5.5b) ---- */

#define TWO_STRENGTHS                                                                              \
  FIELD "<unit id='u1' name='U1' side='union' arm='infantry' strength='5' reduced='2' "            \
        "hex='0101'/><unit id='x1' name='X1' side='confederate' arm='infantry' strength='4' "      \
        "reduced='1' hex='1212'/>"

static void
test_set_up_full_side_up (void)
{
  g_autoptr (Sketch) s = revised_new (TWO_STRENGTHS);

  g_assert_cmpint (adj_table_points (s->table, sketch_unit (s, "u1")), ==, 5);
  g_assert_cmpint (adj_table_points (s->table, sketch_unit (s, "x1")), ==, 4);
}

/* Both stand there before the first phase, in which nobody sets up. */
static void
test_set_up_in_no_phase (void)
{
  g_autoptr (Sketch) s = revised_new (TWO_STRENGTHS);

  g_assert_cmpint (s->table->units[sketch_unit (s, "x1")].where, ==, ADJ_ON_MAP);
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
  g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].hex, ==, sketch_hex (s, 101));
}

/* At each hex of the edge a column of its own. */
static void
test_column_anew_along_the_edge (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD FAR_ENEMY SIX (1, 0601));

  sketch_phase (s, 2, "first-movement");
  sketch_do (s, "enter u1 0601");
  sketch_do (s, "enter u2 0601");
  g_assert_cmpint (price (s, "u3", 301, NULL), ==, ADJ_MP);
  g_assert_cmpint (price (s, "u3", 601, NULL), ==, 2 * ADJ_MP);
}

/* Round the corner as well, but not inland. */
static void
test_edge_is_counted_along_itself (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD FAR_ENEMY COMING (1, 1, 0201));

  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0104"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0105"), ==, "R 5.0 wrong-entry");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0202"), ==, "R 5.0 wrong-entry");
}

static void
add_movement (void)
{
  g_test_add_func ("/rules/R 6.11/+ in its phase", test_in_own_phase);
  g_test_add_func ("/rules/R 6.11/- in no other", test_own_phase_only);
  g_test_add_func ("/rules/R 6.12/+ through friends", test_through_friends);
  g_test_add_func ("/rules/R 6.12/- not through enemies", test_never_through_enemies);
  g_test_add_func ("/rules/R 6.13/+ zones not known", test_leaves_nobody_knows_what);
  g_test_add_func ("/rules/R 6.13/- does not leave", test_leaves_a_zone);
  g_test_add_func ("/rules/R 6.13b/+ night is not judged", test_leaves_a_zone_by_night);
  g_test_add_func ("/rules/R 6.13b/- elsewhere it is", test_leaves_nothing_by_night);
  g_test_add_func ("/rules/R 6.14/+ combat in its phase", test_combat_in_its_phase);
  g_test_add_func ("/rules/R 6.14/- no combat in movement", test_no_combat_in_movement);
  g_test_add_func ("/rules/R 6.15/+ all of it", test_spends_all);
  g_test_add_func ("/rules/R 6.15/- no more", test_spends_too_much);
  g_test_add_func ("/rules/R 6.16/+ one hex always", test_one_hex_always);
  g_test_add_func ("/rules/R 6.16/- a third enters nothing", test_a_third_left);
  g_test_add_func ("/rules/R 6.16b/+ one hex", test_one_hex_always);
  g_test_add_func ("/rules/R 6.16b/- the whole move", test_one_hex_only);
  g_test_add_func ("/rules/R 6.17/+ hex by hex", test_hex_by_hex);
  g_test_add_func ("/rules/R 6.17/- no jumps", test_jumps);
  g_test_add_func ("/rules/R 6.18/+ once", test_moved_once);
  g_test_add_func ("/rules/R 6.18/- not again", test_moved_again);
  g_test_add_func ("/rules/R 6.21/+ clear costs one", test_spends_all);
  g_test_add_func ("/rules/R 6.21/- the rest is not known", test_off_the_road);
  g_test_add_func ("/rules/R 6.22/+ nine are six", test_nine_turnpike_hexes);
  g_test_add_func ("/rules/R 6.22/- ten are too many", test_ten_turnpike_hexes);
  g_test_add_func ("/rules/R 6.22b/+ three are two", test_nine_turnpike_hexes);
  g_test_add_func ("/rules/R 6.22b/- beside it", test_beside_the_turnpike);
  g_test_add_func ("/rules/R 6.23/+ road and railway", test_road_and_railway);
  g_test_add_func ("/rules/R 6.23/- off the road", test_off_the_road);
  g_test_add_func ("/rules/R 6.24/+ two into rough ground", test_trail_into_rough_ground);
  g_test_add_func ("/rules/R 6.24/- one elsewhere", test_trail_elsewhere);
  g_test_add_func ("/rules/R 6.25/+ hexsides are added", test_hexsides_are_added);
  g_test_add_func ("/rules/R 6.25/- no path into a zone", test_no_path_into_a_zone);
  g_test_add_func ("/rules/R 6.25/- a path beside it", test_path_beside_a_zone);
  g_test_add_func ("/rules/R 6.25/+ reach agrees", test_reach_agrees);
  g_test_add_func ("/rules/R 6.21/- clear above level 1", test_above_is_not_known);
  g_test_add_func ("/rules/R 6.21/+ clear above level 1 typed in", test_clear_above_level_1);
  g_test_add_func ("/rules/R 6.25b/+ pays the slope", test_slope_into_a_zone);
  g_test_add_func ("/rules/R 6.25b/- switched off", test_no_slope_into_a_zone);
  g_test_add_func ("/rules/R 6.26/+ up a slope", test_up_a_slope);
  g_test_add_func ("/rules/R 6.26/- down, along and by path", test_down_and_along_a_slope);
  g_test_add_func ("/rules/R 6.26b/+ between the levels", test_up_a_slope);
  g_test_add_func ("/rules/R 6.26b/- the ways back", test_down_and_along_a_slope);
  g_test_add_func ("/rules/R 7.0/zones closed by what is typed in", test_zones_closed_by);
  g_test_add_func ("/rules/R 6.27/+ gunboats", test_gunboats_on_water);
  g_test_add_func ("/rules/R 6.27/- closed water", test_closed_water);
  g_test_add_func ("/rules/R 6.28/+ passes", test_passes_a_pontoon);
  g_test_add_func ("/rules/R 6.28/- does not stop", test_stops_on_a_pontoon);
  g_test_add_func ("/rules/R 6.29/+ bridge and ford", test_bridge_and_ford);
  g_test_add_func ("/rules/R 6.29/- no creek", test_creek);
  g_test_add_func ("/rules/R 6.31/+ through friends", test_through_friends);
  g_test_add_func ("/rules/R 6.31/- stacks are not judged", test_stacks_are_not_judged);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  add_movement ();
  g_test_add_func ("/rules/R 2.1/+ exits are the battle's", test_exits_of_the_battle);
  g_test_add_func ("/rules/R 2.1/- nobody else leaves", test_nobody_leaves);
  g_test_add_func ("/rules/R 2.4/+ cavalry has eight", test_cavalry_has_eight);
  g_test_add_func ("/rules/R 2.4/- others have six or the print",
                   test_others_have_six_or_the_print);
  g_test_add_func ("/rules/R 4.0/+ two phases for each", test_sequence);
  g_test_add_func ("/rules/R 4.0/- nobody moves in combat", test_no_movement_in_combat);
  g_test_add_func ("/rules/R 5.0/+ stacks of two", test_column_of_stacks);
  g_test_add_func ("/rules/R 5.0/- at each hex anew", test_column_at_each_hex);
  g_test_add_func ("/rules/R 5.0b/+ a single unit is a stack", test_single_unit_is_a_stack);
  g_test_add_func ("/rules/R 5.0b/- no path into a zone", test_first_stack_into_a_zone);
  g_test_add_func ("/rules/R 5.1/+ between other moves", test_between_other_moves);
  g_test_add_func ("/rules/R 5.1/- not in combat", test_not_in_combat);
  g_test_add_func ("/rules/R 5.2/+ marches on", test_marches_on);
  g_test_add_func ("/rules/R 5.2/- marches too far", test_marches_too_far);
  g_test_add_func ("/rules/R 5.3/+ the rest next turn", test_waits_for_the_next_turn);
  g_test_add_func ("/rules/R 5.3/- nobody early", test_comes_too_early);
  g_test_add_func ("/rules/R 5.4/+ into a zone", test_into_a_zone);
  g_test_add_func ("/rules/R 5.4/- not into an enemy", test_an_enemy_in_the_entry);
  g_test_add_func ("/rules/R 5.5/+ later along the edge", test_overdue_along_the_edge);
  g_test_add_func ("/rules/R 5.5/+ a long edge", test_overdue_along_a_long_edge);
  g_test_add_func ("/rules/R 5.5/- not in time, nor farther", test_in_time_or_too_far_along);
  g_test_add_func ("/rules/R 9.15/+ nothing is owed", test_no_result_strikes_it);
  g_test_add_func ("/rules/R 9.15/- across a closed side alone", test_fires_across_a_closed_side);
  g_test_add_func ("/rules/R 3.0/+ full side up", test_set_up_full_side_up);
  g_test_add_func ("/rules/R 3.0/- in no phase", test_set_up_in_no_phase);
  g_test_add_func ("/rules/R 5.5b/+ the column anew", test_column_anew_along_the_edge);
  g_test_add_func ("/rules/R 5.5b/- along the edge alone", test_edge_is_counted_along_itself);
  g_test_add_func ("/rules/R 9.16/+ across water as it is", test_not_weakened_across_water);
  g_test_add_func ("/rules/R 9.16/- in 1975 weakened", test_weakened_in_1975);
  g_test_add_func ("/rules/R 9.17/+ accepts an Ar", test_may_accept_an_ar);
  g_test_add_func ("/rules/R 9.17/- owes none", test_owes_no_ar);
  g_test_add_func ("/rules/R 9.18/+ one to five", test_one_to_five);
  g_test_add_func ("/rules/R 9.18/- not below", test_not_below_one_to_five);
  g_test_add_func ("/rules/R 9.19/+ a third is lost", test_a_third_is_lost);
  g_test_add_func ("/rules/R 9.19/- nearer none", test_none_is_lost_nearer);
  g_test_add_func ("/rules/R 9.13/+ one hex", test_one_hex_is_bombarded);
  g_test_add_func ("/rules/R 9.13/- not two", test_two_hexes_are_bombarded);
  g_test_add_func ("/rules/R 9.14/+ apart", test_batteries_fire_apart);
  g_test_add_func ("/rules/R 9.14/- infantry is not judged", test_infantry_apart_is_not_judged);
  g_test_add_func ("/rules/R 8.1/nothing of combat is owed", test_nothing_of_combat_is_owed);
  g_test_add_func ("/rules/R 11.0/combat by night", test_combat_by_night);
  g_test_add_func ("/rules/R 8.6/typed in", test_table_typed_in);
  g_test_add_func ("/rules/R 6.3/typed in and ticked off", test_ticked_off);
  return g_test_run ();
}
