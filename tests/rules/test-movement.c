/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/move.h"
#include "sketch-show.h"

/* Movement on the map (BG 5, 10.2). Flat maps, even columns half a hex lower. */

/* ---- Pieces and phases ---- */

static void
test_six_points (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 9x5; unit u1 union cavalry 4 0103;"
                  "unit u2 union artillery 3 0103; unit u3 union infantry 5 0102");

  g_assert_cmpint (s->table->units[0].strength, ==, 4);
  g_assert_cmpint (sketch_cost (s, "u1", 703), ==, 6);
  g_assert_cmpint (sketch_cost (s, "u2", 703), ==, 6);
  g_assert_cmpint (sketch_cost (s, "u3", 702), ==, 6);
}

static void
test_no_more (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 9x5; unit u1 union cavalry 4 0103");

  g_assert_cmpint (sketch_cost (s, "u1", 803), ==, -1);
  g_assert_cmpstr (sketch_judge (s, "move u1 0103 0202 0303 0402 0503 0602 0703 0802"), ==,
                   "BG 5.15 too-far");
}

static void
test_own_phase (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; unit u1 union infantry 5 0103;"
                                     "unit x1 confederate infantry 5 0603");

  g_assert_cmpstr (sketch_do (s, "move u1 0103 0203 0303"), ==, "ok");
  g_assert_cmpint (s->table->units[0].spent, ==, 2 * ADJ_MP);
  sketch_phase (s, 1, "second-movement");
  g_assert_cmpstr (sketch_do (s, "move x1 0603 0503"), ==, "ok");
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_do (s, "move u1 0303 0203"), ==, "ok");
}

static void
test_not_now (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; unit u1 union infantry 5 0103;"
                                     "unit x1 confederate infantry 5 0603");

  g_assert_cmpstr (sketch_judge (s, "move x1 0603 0503"), ==, "BG 5.11 not-your-phase");
  g_assert_cmpstr (sketch_do (s, "move u1 0103 0203"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u1 0203 0303"), ==, "BG 5.11 moved-already");
  g_assert_cmpstr (sketch_judge (s, "move u1 0203 0403"), ==, "impossible: not-adjacent");
  g_assert_cmpstr (sketch_judge (s, "move u1 0103 0203"), ==, "impossible: not-on-map");
  g_assert_cmpstr (sketch_judge (s, "move u1 0203"), ==, "impossible: no-path");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "move u1 0203 0303"), ==,
                   "BG 5.11 not-your-phase; BG 5.11 moved-already");
}

static void
test_round_the_enemy (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; road 0303 0403; unit u1 union infantry 5 0304;"
                                     "unit x1 confederate train 1 0303");

  /* the train has no zone, so nothing but 5.12 keeps the hex closed */
  g_assert_cmpint (sketch_cost (s, "u1", 302), ==, 3);
  g_assert_cmpstr (sketch_judge (s, "move u1 0304 0203 0202 0302"), ==, "ok");
}

static void
test_into_the_enemy (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 6x5; road 0303 0403; unit u1 union infantry 5 0304;"
                  "unit x1 confederate train 1 0303; unit x2 confederate infantry 3 0501");

  g_assert_cmpint (sketch_cost (s, "u1", 303), ==, -1);
  g_assert_cmpstr (sketch_judge (s, "move u1 0304 0303 0302"), ==, "BG 5.12 enemy-in-hex");
  g_assert_cmpstr (sketch_judge (s, "move u1 0304 0303"), ==, "impossible: enemy-in-hex");
}

static void
test_stays_in_zone (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; unit u1 union infantry 5 0304;"
                                     "unit x1 confederate infantry 5 0303");

  g_assert_cmpstr (sketch_reach (s, "u1"), ==, "");
  g_assert_cmpstr (sketch_judge (s, "move u1 0304 0305"), ==, "BG 5.13 leaves-zone");
  /* from one zone into another */
  g_assert_cmpstr (sketch_judge (s, "move u1 0304 0203"), ==, "BG 5.13 leaves-zone");
}

static void
test_leaves_no_zone (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6; unit u1 union infantry 5 0305;"
                                     "unit x1 confederate infantry 5 0303; side 0303 0304 creek;"
                                     "unit u2 union infantry 5 0304");

  g_assert_cmpstr (sketch_judge (s, "move u1 0305 0306"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u2 0304 0305"), ==, "ok"); /* behind the creek */
}

static void
test_points (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; forest 0202; rough 0303;"
                                     "unit u1 union infantry 5 0102");

  g_assert_cmpstr (sketch_do (s, "move u1 0102 0202 0303"), ==, "ok"); /* 3 + 3 */
  g_assert_cmpint (s->table->units[0].spent, ==, 6 * ADJ_MP);
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpint (s->table->units[0].spent, ==, 0); /* nothing is saved */
}

static void
test_points_not_exceeded (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; forest 0202; rough 0303;"
                                     "unit u1 union infantry 5 0102");

  g_assert_cmpstr (sketch_judge (s, "move u1 0102 0202 0303 0302"), ==, "BG 5.15 too-far");
  g_assert_cmpint (s->judge->findings[0].figure, ==, 1 * ADJ_MP);
}

static void
test_limits_kept (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; unit u1 union infantry 5 0102;"
                                     "unit u2 union infantry 5 0202\n"
                                     "<limit side=\"union\" from=\"1\" to=\"1\" units=\"1\"/>");

  g_assert_cmpstr (sketch_do (s, "move u1 0102 0103"), ==, "ok");
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_do (s, "move u1 0103 0102"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "move u2 0202 0203"), ==, "ok");
}

static void
test_limits_broken (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 6x5; unit u1 union infantry 5 0102; unit u2 union infantry 5 0202\n"
      "<limit side=\"union\" from=\"1\" to=\"1\" units=\"1\"/>\n"
      "<unit id=\"u3\" name=\"3\" side=\"union\" arm=\"infantry\" strength=\"1\" hex=\"0303\" "
      "still=\"2\"/>");

  g_assert_cmpstr (sketch_judge (s, "move u3 0303 0302"), ==, "BG 5.19 must-stay");
  g_assert_cmpstr (sketch_do (s, "move u1 0102 0103"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u2 0202 0203"), ==, "BG 5.19 move-limit");
  sketch_phase (s, 3, "first-movement");
  g_assert_cmpstr (sketch_judge (s, "move u3 0303 0302"), ==, "ok");
}

/* Y 5.58b: as soon as an enemy has crossed what lifts it, were it the first kind of hexside. */
static void
test_limits_lifted (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 6x5; road 0501 0502; unit u1 union infantry 5 0102; unit u2 union infantry 5 0202; "
      "unit x1 confederate infantry 5 0501; unit x2 confederate infantry 5 0601\n"
      "<limit side=\"union\" from=\"1\" units=\"1\" lifted-by-crossing=\"road\"/>\n"
      "<limit side=\"confederate\" from=\"1\" units=\"1\" lifted-by-crossing=\"road\"/>");

  g_assert_cmpint (adj_ruleset_feature (s->book->ruleset, "road"), ==, 0);
  sketch_phase (s, 1, "second-movement");
  g_assert_cmpstr (sketch_do (s, "move x1 0501 0502"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move x2 0601 0602"), ==, "BG 5.19 move-limit");
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_do (s, "move u1 0102 0103"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "move u2 0202 0203"), ==, "ok");
}

/* ---- No path at all ---- */

/* A charge by no hexes or by too many is refused for that alone, and nobody charges. */
static void
test_no_path (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; unit u1 union cavalry 5 0102");
  AdjHex path[ADJ_MAX_PATH + 2];

  sketch_option (s, ADJ_OPTION_CAVALRY_CHARGE, 1);
  for (guint i = 0; i < G_N_ELEMENTS (path); i++)
    path[i] = sketch_hex (s, i % 2 == 0 ? 102 : 103);
  for (guint n = 0; n <= G_N_ELEMENTS (path); n += G_N_ELEMENTS (path))
    {
      adj_judge_begin (s->judge, s->table);
      adj_charge (s->judge, 0, path, n);
      g_assert_cmpint (s->judge->standing, ==, ADJ_IMPOSSIBLE);
      g_assert_cmpuint (s->judge->n_findings, ==, 1);
      g_assert_cmpint (s->judge->findings[0].reason, ==, ADJ_REASON_NO_PATH);
      g_assert_cmpuint (s->judge->n_effects, ==, 0);
    }
}

/* ---- Costs ---- */

/* u1 in the middle of one hex of each kind. */
#define GROUND                                                                                     \
  "map flat 6x5; forest 0302; forest-rough 0402; rough 0403; town 0304;"                           \
  "unit u1 union infantry 5 0303;"

static void
test_entry_costs (void)
{
  g_autoptr (Sketch) s = sketch_new (GROUND);

  g_assert_cmpint (sketch_cost (s, "u1", 202), ==, 1);
  g_assert_cmpint (sketch_cost (s, "u1", 302), ==, 3);
  g_assert_cmpint (sketch_cost (s, "u1", 403), ==, 3);
  g_assert_cmpint (sketch_cost (s, "u1", 402), ==, 6);
  /* nobody knows what a town costs: at least one point, and no verdict */
  g_assert_cmpstr (sketch_judge (s, "move u1 0303 0304"), ==, "ok (unknown)");
}

static void
test_no_minimum_move (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; forest-rough 0402;"
                                     "unit u1 union infantry 5 0303");

  g_assert_cmpint (sketch_cost (s, "u1", 402), ==, 6); /* one such hex is a whole move */
  g_assert_cmpstr (sketch_judge (s, "move u1 0303 0302 0402"), ==, "BG 5.15 too-far"); /* 1 + 6 */
}

static void
test_road (void)
{
  g_autoptr (Sketch) s = sketch_new (GROUND "road 0303 0402 0502 0501; road 0303 0403");

  g_assert_cmpint (sketch_cost (s, "u1", 402), ==, 1);
  g_assert_cmpint (sketch_cost (s, "u1", 403), ==, 1);
  g_assert_cmpstr (sketch_do (s, "move u1 0303 0402 0502 0501"), ==, "ok");
  g_assert_cmpint (s->table->units[0].spent, ==, 3 * ADJ_MP);
}

static void
test_road_beside (void)
{
  /* both are road hexes, but no road crosses the side between them */
  g_autoptr (Sketch) s = sketch_new (GROUND "road 0303 0403; road 0402 0502");

  g_assert_cmpint (sketch_cost (s, "u1", 403), ==, 1);
  g_assert_cmpstr (sketch_do (s, "move u1 0303 0402"), ==, "ok");
  g_assert_cmpint (s->table->units[0].spent, ==, 6 * ADJ_MP);
}

static void
test_trail (void)
{
  g_autoptr (Sketch) s = sketch_new (GROUND "trail 0303 0302; trail 0303 0402; trail 0303 0403;"
                                            "trail 0303 0202");

  g_assert_cmpint (sketch_cost (s, "u1", 302), ==, 2);
  g_assert_cmpint (sketch_cost (s, "u1", 402), ==, 2);
  g_assert_cmpint (sketch_cost (s, "u1", 403), ==, 2);
  g_assert_cmpint (sketch_cost (s, "u1", 202), ==, 1); /* clear is still clear */
}

static void
test_trail_beside (void)
{
  g_autoptr (Sketch) s = sketch_new (GROUND "trail 0202 0302; trail 0402 0403");

  g_assert_cmpint (sketch_cost (s, "u1", 302), ==, 3); /* 1 + 2 along the trail is no less */
  g_assert_cmpint (sketch_cost (s, "u1", 403), ==, 3);
  g_assert_cmpint (sketch_cost (s, "u1", 402), ==, 5); /* 3 for 0403, and the trail */
}

/* ---- Water ---- */

#define RIVER                                                                                      \
  "map flat 6x5; river 0301 0302 0304 0305; river-ferry 0303; ferry 0202 0303 0402;"               \
  "unit u1 union infantry 5 0202;"

static void
test_ferry (void)
{
  g_autoptr (Sketch) s = sketch_new (RIVER);

  /* nobody knows what the ferry hex costs, so at least 1 + 1 */
  g_assert_cmpint (sketch_cost (s, "u1", 402), ==, 2);
  g_assert_cmpstr (sketch_judge (s, "move u1 0202 0303 0402"), ==, "ok (unknown)");
  g_assert_cmpstr (sketch_do (s, "move u1 0202 0303 0402 0503"), ==, "ok (unknown)");
}

static void
test_river (void)
{
  g_autoptr (Sketch) s = sketch_new (RIVER);

  g_assert_cmpstr (sketch_judge (s, "move u1 0202 0302"), ==, "BG 5.24 closed-hex");
  g_assert_cmpstr (sketch_judge (s, "move u1 0202 0303"), ==, "BG 5.24 no-stopping (unknown)");
  g_assert_cmpstr (sketch_judge (s, "move u1 0202 0203 0303 0402"), ==,
                   "BG 5.24 closed-hex"); /* not by the ferry's side */
  g_assert_cmpstr (sketch_judge (s, "move u1 0202 0303 0403"), ==,
                   "BG 5.24 closed-hex (unknown)"); /* nor out */
}

/* A creek between column 2 and column 3; a bridge, a ford, a ford on a trail, a ford on a road. */
#define CREEK                                                                                      \
  "map flat 6x7; side 0202 0302 creek; side 0202 0303 creek bridge; side 0203 0303 creek;"         \
  "side 0203 0304 creek ford; side 0204 0304 creek; side 0204 0305 creek ford trail;"              \
  "side 0205 0305 creek; side 0205 0306 creek ford road; forest 0305 0306;"                        \
  "unit u1 union infantry 5 0202; unit u2 union infantry 5 0203; unit u3 union infantry 5 0204;"   \
  "unit u4 union infantry 5 0205;"

static void
test_crossings (void)
{
  g_autoptr (Sketch) s = sketch_new (CREEK);

  g_assert_cmpint (sketch_cost (s, "u1", 303), ==, 1); /* bridge: nothing more */
  g_assert_cmpint (sketch_cost (s, "u2", 304), ==, 2); /* ford: 1 + 1 */
  g_assert_cmpint (sketch_cost (s, "u3", 305), ==, 3); /* ford on a trail: 2 + 1 */
  g_assert_cmpint (sketch_cost (s, "u4", 306), ==, 2); /* ford on a road: 1 + 1 */
}

static void
test_creek (void)
{
  g_autoptr (Sketch) s = sketch_new (CREEK);

  g_assert_cmpstr (sketch_judge (s, "move u1 0202 0302"), ==, "BG 5.25 closed-hexside");
  g_assert_cmpint (sketch_cost (s, "u1", 302), ==, 2); /* round by the bridge */
}

/* ---- Friends ---- */

static void
test_through_friends (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; unit u1 union infantry 5 0302;"
                                     "unit u2 union infantry 5 0303; unit u3 union cavalry 3 0303");

  g_assert_cmpstr (sketch_judge (s, "move u1 0302 0303 0304"), ==, "ok");
  g_assert_cmpint (sketch_cost (s, "u1", 304), ==, 2);
}

static void
test_through_enemies (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; unit u1 union infantry 5 0301;"
                                     "unit x2 confederate infantry 5 0303");

  g_assert_cmpstr (sketch_judge (s, "move u1 0301 0302 0303 0304"), ==,
                   "BG 6.0 stops-in-zone; BG 5.12 enemy-in-hex");
}

static void
test_two_in_a_hex (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; unit u1 union infantry 5 0302;"
                                     "unit u2 union infantry 5 0303; unit u3 union cavalry 3 0202");

  g_assert_cmpstr (sketch_do (s, "move u1 0302 0303"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "");
  /* a third may come in, for another may leave before the phase ends */
  g_assert_cmpstr (sketch_do (s, "move u3 0202 0303"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "limit u1 BG 5.32");
  g_assert_cmpstr (sketch_do (s, "move u2 0303 0304"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
}

static void
test_three_in_a_hex (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; unit u1 union infantry 5 0303;"
                                     "unit u2 union infantry 5 0303; unit u3 union cavalry 3 0202");

  g_assert_cmpstr (sketch_do (s, "move u3 0202 0303"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "BG 5.32 over-limit");
}

/* ---- Night ---- */

#define NIGHT                                                                                      \
  "map flat 6x7; turns 3 night 1; unit u1 union infantry 5 0302; unit u2 union infantry 5 0306;"   \
  "unit x1 confederate infantry 5 0305; wait u3 union infantry 5 turn 1 entry 0107 0407;"

static void
test_night_march (void)
{
  g_autoptr (Sketch) s = sketch_new (NIGHT);

  g_assert_cmpstr (sketch_judge (s, "move u1 0302 0303 0403"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "enter u3 0107"), ==, "ok");
  g_assert_cmpint (sketch_cost (s, "u1", 304), ==, -1);
}

static void
test_night_zone (void)
{
  g_autoptr (Sketch) s = sketch_new (NIGHT "unit x2 confederate infantry 2 0507");

  g_assert_cmpstr (sketch_judge (s, "move u1 0302 0303 0304"), ==, "BG 10.2 night-zone");
  g_assert_cmpstr (sketch_judge (s, "move u2 0306 0307"), ==, "BG 5.13 leaves-zone");
  g_assert_cmpstr (sketch_judge (s, "enter u3 0407"), ==, "BG 10.2 night-zone");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/BG 2.4/+ six points for every arm", test_six_points);
  g_test_add_func ("/rules/BG 2.4/- and no more, for cavalry either", test_no_more);
  g_test_add_func ("/rules/BG 5.11/+ once in its own Movement Phase", test_own_phase);
  g_test_add_func ("/rules/BG 5.11/- not twice, not now, not by leaps", test_not_now);
  g_test_add_func ("/rules/BG 5.12/+ round an enemy", test_round_the_enemy);
  g_test_add_func ("/rules/BG 5.12/- not into his hex", test_into_the_enemy);
  g_test_add_func ("/rules/BG 5.13/+ held by a zone", test_stays_in_zone);
  g_test_add_func ("/rules/BG 5.13/- free outside it", test_leaves_no_zone);
  g_test_add_func ("/rules/BG 5.15/+ points are spent and lost", test_points);
  g_test_add_func ("/rules/BG 5.15/- not exceeded", test_points_not_exceeded);
  g_test_add_func ("/rules/BG 5.19/+ as many as may", test_limits_kept);
  g_test_add_func ("/rules/BG 5.19/- one more, or one held back", test_limits_broken);
  g_test_add_func ("/rules/Y 5.58b/- lifted by a road", test_limits_lifted);
  g_test_add_func ("/rules/BG 5.11/- no path at all", test_no_path);
  g_test_add_func ("/rules/BG 5.21/+ costs of terrain", test_entry_costs);
  g_test_add_func ("/rules/BG 5.21/- no minimum move", test_no_minimum_move);
  g_test_add_func ("/rules/BG 5.22/+ one point along a road", test_road);
  g_test_add_func ("/rules/BG 5.22/- not beside it", test_road_beside);
  g_test_add_func ("/rules/BG 5.23/+ two points along a trail", test_trail);
  g_test_add_func ("/rules/BG 5.23/- not beside it", test_trail_beside);
  g_test_add_func ("/rules/BG 5.24/+ over by the ferry", test_ferry);
  g_test_add_func ("/rules/BG 5.24/- not into the river, nor to stop", test_river);
  g_test_add_func ("/rules/BG 5.25/+ bridges and fords", test_crossings);
  g_test_add_func ("/rules/BG 5.25/- no creek without", test_creek);
  g_test_add_func ("/rules/BG 5.31/+ through friends", test_through_friends);
  g_test_add_func ("/rules/BG 5.31/- not through enemies", test_through_enemies);
  g_test_add_func ("/rules/BG 5.32/+ two at the end of a phase", test_two_in_a_hex);
  g_test_add_func ("/rules/BG 5.32/- not three", test_three_in_a_hex);
  g_test_add_func ("/rules/BG 10.2/+ marches by night", test_night_march);
  g_test_add_func ("/rules/BG 10.2/- not into, not out of a zone", test_night_zone);
  return g_test_run ();
}
