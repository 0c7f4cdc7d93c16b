/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/victory.h"

#include "sketch-show.h"

/* Points (BG 17). Flat maps, even columns half a hex lower; on the map of one column a hex has a
 * neighbour above and one below. */

static void
settle (Sketch *s)
{
  sketch_phase (s, 1, "first-combat");
}

/* ---- What is counted ---- */

#define LOSSES                                                                                     \
  "\n<award id=\"losses\" title=\"Losses\" side=\"union\" kind=\"eliminated\" points=\"2\" "       \
  "per=\"strength\"/>\n<award id=\"out\" title=\"Out\" side=\"union\" kind=\"exited\" "            \
  "points=\"3\" per=\"unit\"/>\n"

static void
test_strength (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 6x6; exit 0101; unit u1 union infantry 5 0101; unit u2 union infantry 5 0101;"
      "unit x1 confederate infantry 4 0605; unit x2 confederate cavalry 3 0605" LOSSES);

  g_assert_cmpstr (sketch_score (s), ==, "losses=0 out=0; union 0, confederate 0");
  sketch_do (s, "eliminate x1");
  sketch_do (s, "eliminate x2");
  sketch_do (s, "exit u1 u2");
  g_assert_cmpstr (sketch_score (s), ==, "losses=14 out=6; union 20, confederate 0");
}

/* A side that merely puts units aside, or has lost some of its own, has won nothing. */
static void
test_no_strength (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 6x6; exit 0101; unit u1 union infantry 5 0101;"
                  "unit x1 confederate infantry 4 0605; unit x2 confederate cavalry 3 0605" LOSSES);

  sketch_do (s, "place x1");
  sketch_do (s, "eliminate u1");
  g_assert_cmpstr (sketch_score (s), ==, "losses=0 out=0; union 0, confederate 0");
}

/* Of an award for one arm nobody else counts, and of a lead only who is off the map. */
static void
test_one_arm (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 6x6; exit 0101 0601; unit u1 union infantry 5 0101; unit u2 union cavalry 4 0101;"
      "unit u3 union cavalry 2 0101; unit x1 confederate infantry 7 0605;"
      "unit x2 confederate cavalry 3 0605; unit x3 confederate cavalry 1 0601\n"
      "<award id=\"losses\" title=\"Losses\" side=\"union\" kind=\"eliminated\" points=\"2\" "
      "per=\"strength\" arm=\"cavalry\"/>\n<award id=\"out\" title=\"Out\" side=\"union\" "
      "kind=\"exited\" points=\"3\" per=\"unit\" arm=\"cavalry\"/>\n<award id=\"lead\" "
      "title=\"Lead\" side=\"union\" kind=\"exit-lead\" points=\"1\" arm=\"cavalry\"/>\n");
  const AdjAward *lead = &g_array_index (s->book->scenario->awards, AdjAward, 2);
  AdjUnitState *ghost = &s->table->units[s->table->n_units];

  ghost->where = ADJ_EXITED;
  sketch_do (s, "eliminate x1");
  g_assert_cmpstr (sketch_score (s), ==, "losses=0 out=0 lead=0; union 0, confederate 0");
  sketch_do (s, "eliminate x2");
  g_assert_cmpint (adj_exit_lead (s->table, lead), ==, 0);
  sketch_do (s, "exit u1");
  g_assert_cmpint (adj_exit_lead (s->table, lead), ==, 0);
  sketch_do (s, "exit u2 u3");
  g_assert_cmpint (adj_exit_lead (s->table, lead), ==, 2);
  sketch_phase (s, 1, "second-movement");
  sketch_do (s, "exit x3");
  g_assert_cmpint (adj_exit_lead (s->table, lead), ==, 1);
  g_assert_cmpstr (sketch_score (s), ==, "losses=6 out=6 lead=0; union 12, confederate 0");
}

/* An award for one arm counts no other, not even for the first arm there is. */
static void
test_another_arm (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 6x6; unit u1 union infantry 5 0101; unit x1 confederate infantry 4 0605;"
      "unit x2 confederate cavalry 3 0605\n<award id=\"foot\" title=\"Foot\" side=\"union\" "
      "kind=\"eliminated\" points=\"2\" per=\"strength\" arm=\"infantry\"/>\n");

  sketch_do (s, "eliminate x2");
  g_assert_cmpstr (sketch_score (s), ==, "foot=0; union 0, confederate 0");
  sketch_do (s, "eliminate x1");
  g_assert_cmpstr (sketch_score (s), ==, "foot=8; union 8, confederate 0");
}

/* Seen units count; beside it stands how many may count as well, whatever they are, and then nobody
 * leads. */
static void
test_unseen (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 6x6; exit 0101; unit u1 union infantry 5 0101; unit u2 union infantry 5 0101;"
      "unit x1 confederate infantry 4 0605; unit x2 confederate cavalry 3 0605" LOSSES);
  g_autofree AdjVictory *victory = NULL;

  sketch_do (s, "eliminate x1");
  sketch_do (s, "eliminate x2");
  sketch_do (s, "exit u1 u2");
  s->table->units[sketch_unit (s, "x2")].unseen = TRUE;
  s->table->units[sketch_unit (s, "u2")].unseen = TRUE;
  victory = adj_victory_find (&s->field);
  g_assert_cmpint (victory->scores[0].points, ==, 8);
  g_assert_cmpint (victory->scores[0].n_unseen, ==, 1);
  g_assert_cmpint (victory->scores[1].points, ==, 3);
  g_assert_cmpint (victory->n_unseen[0], ==, 2);
  g_assert_cmpint (victory->n_unseen[1], ==, 0);
  g_assert_true (adj_victory_is_open (victory));
}

/* Nor may what is recorded of the lead at the end of a turn tell what has left face down. */
static void
test_lead_face_down (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 6x6; exit 0101; unit u1 union infantry 5 0101; unit u2 union infantry 5 0101;"
      "unit x1 confederate infantry 4 0605" LOSSES);
  const AdjAward award = { .side = 0, .arm = -1 };

  sketch_do (s, "exit u1 u2");
  g_assert_cmpint (adj_exit_lead (s->table, &award), ==, 2);
  s->table->units[sketch_unit (s, "u2")].facts |= ADJ_FACT_FACE_DOWN;
  g_assert_cmpint (adj_exit_lead (s->table, &award), ==, 1);
}

/* ---- Hexes ---- */

#define HILL                                                                                       \
  "map flat 6x6; unit u1 union infantry 6 0302; unit x1 confederate infantry 6 0304\n"             \
  "<holds side=\"confederate\" hexes=\"0303 0403 0301\"/>\n"                                       \
  "<award id=\"hill\" title=\"Hill\" side=\"union\" kind=\"held\" points=\"10\" "                  \
  "hexes=\"0303 0403\"/>\n<award id=\"once\" title=\"Once\" side=\"union\" kind=\"once-held\" "    \
  "points=\"1\" hexes=\"0301\"/>"

static void
test_held_by_marching (void)
{
  g_autoptr (Sketch) s = sketch_new (HILL);

  sketch_do (s, "place x1 0605");
  g_assert_cmpstr (sketch_score (s), ==, "hill=0! once=0!; union 0, confederate 0");
  sketch_do (s, "move u1 0302 0303 0403 0503"); /* through both of them */
  g_assert_cmpstr (sketch_score (s), ==, "hill=20 once=0!; union 20, confederate 0");
  sketch_phase (s, 2, "first-movement");
  sketch_do (s, "place u1 0302");
  sketch_do (s, "move u1 0302 0301");
  sketch_phase (s, 2, "second-movement");
  sketch_do (s, "place x1 0501");
  sketch_do (s, "place u1 0605");
  sketch_do (s, "move x1 0501 0401 0301"); /* taken back: once is once */
  g_assert_cmpstr (sketch_score (s), ==, "hill=20 once=1; union 21, confederate 0");
}

/* x1 is beaten out of 0303, u1 advances: it is held; by the switch it is not. */
static void
take_by_advance (Sketch *s)
{
  sketch_do (s, "place x1 0303");
  settle (s);
  sketch_do (s, "attack 0303 from u1");
  sketch_do (s, "roll 1");
  sketch_do (s, "retreat x1 0403");
  g_assert_cmpstr (sketch_do (s, "advance u1 0303"), ==, "ok");
}

static void
test_held_by_advance (void)
{
  g_autoptr (Sketch) s = sketch_new (HILL);

  take_by_advance (s);
  g_assert_cmpstr (sketch_score (s), ==, "hill=10 once=0!; union 10, confederate 0");
}

/* u1 is thrown back into 0301 by its own attack. */
static void
test_held_by_retreat (void)
{
  g_autoptr (Sketch) s = sketch_new (HILL);

  sketch_do (s, "place x1 0303");
  settle (s);
  sketch_do (s, "attack 0303 from u1");
  sketch_do (s, "roll 6");
  sketch_do (s, "retreat u1 0301");
  g_assert_cmpstr (sketch_score (s), ==, "hill=0! once=1; union 1, confederate 0");
}

/* x1 is driven back upon two of its own, and one of them into 0101. */
static void
test_held_by_displacement (void)
{
  static const char *const layout =
      "map flat 1x4; unit u1 union infantry 9 0104; unit x1 confederate infantry 5 0103;"
      "unit y1 confederate infantry 3 0102; unit y2 confederate infantry 2 0102\n"
      "<holds side=\"union\" hexes=\"0101\"/>\n<award id=\"hill\" title=\"Hill\" "
      "side=\"confederate\" kind=\"held\" points=\"4\" hexes=\"0101\"/>";

  for (int switched = 0; switched <= 1; switched++)
    {
      g_autoptr (Sketch) s = sketch_new (layout);

      sketch_option (s, ADJ_OPTION_OCCUPATION_BY_MOVE_ONLY, switched);
      settle (s);
      sketch_do (s, "attack 0103 from u1");
      sketch_do (s, "roll 1"); /* 1-1, Dr */
      sketch_do (s, "retreat x1 0102");
      g_assert_cmpstr (sketch_do (s, "displace y1 0101"), ==, "ok");
      g_assert_cmpstr (sketch_score (s), ==,
                       switched ? "hill=0!; union 0, confederate 0"
                                : "hill=4; union 0, confederate 4");
    }
}

static void
test_only_marches (void)
{
  g_autoptr (Sketch) s = sketch_new (HILL);

  sketch_option (s, ADJ_OPTION_OCCUPATION_BY_MOVE_ONLY, 1);
  take_by_advance (s);
  g_assert_cmpstr (sketch_score (s), ==, "hill=0! once=0!; union 0, confederate 0");
  sketch_phase (s, 2, "first-movement");
  sketch_do (s, "place x1 0605");
  sketch_do (s, "move u1 0303 0403");
  g_assert_cmpstr (sketch_score (s), ==, "hill=20 once=0!; union 20, confederate 0");
}

/* A zone holds nothing. */
static void
test_zone_holds_nothing (void)
{
  g_autoptr (Sketch) s = sketch_new (HILL);

  g_assert_true (adj_field_in_ezoc (&s->field, sketch_hex (s, 303), 1));
  g_assert_cmpstr (sketch_score (s), ==, "hill=0! once=0!; union 0, confederate 0");
}

/* ---- Ways ---- */

#define WAY                                                                                        \
  "map flat 1x16; road 0101 0102 0103; unit u1 union infantry 5 0113;"                             \
  "wait u2 union infantry 3 turn 9 entry 0115 0116; unit x1 confederate infantry 4 0116;"          \
  "turns 9\n<award id=\"cut\" title=\"Cut off\" side=\"confederate\" kind=\"cut-off\" "            \
  "points=\"1\" per=\"strength\"><trace along=\"road\" to=\"0101\" within=\"10\"/></award>"

static void
test_ten_hexes (void)
{
  g_autoptr (Sketch) s = sketch_new (WAY);

  /* 0113 to 0103 is ten; u2 could come in at 0115, which is twelve */
  g_assert_cmpstr (sketch_score (s), ==, "cut=3; union 0, confederate 3");
}

static void
test_eleven_hexes (void)
{
  g_autoptr (Sketch) s = sketch_new (WAY);

  sketch_do (s, "place u1 0114");
  g_assert_cmpstr (sketch_score (s), ==, "cut=8; union 0, confederate 8");
}

static void
test_way_blocked (void)
{
  g_autoptr (Sketch) s = sketch_new (WAY);

  sketch_do (s, "place u1 0105");
  sketch_do (s, "place x1 0110"); /* behind it; a zone alone stops no way */
  g_assert_cmpstr (sketch_score (s), ==, "cut=3; union 0, confederate 3");
  sketch_do (s, "place x1 0104");
  g_assert_cmpstr (sketch_score (s), ==, "cut=8; union 0, confederate 8");
  sketch_do (s, "place x1 0102"); /* on the road: 0103 leads nowhere any more */
  g_assert_cmpstr (sketch_score (s), ==, "cut=8; union 0, confederate 8");
  sketch_do (s, "place x1 0101");
  g_assert_cmpstr (sketch_score (s), ==, "cut=8; union 0, confederate 8");
}

static void
test_way_over_water (void)
{
  g_autoptr (Sketch) s = sketch_new ("side 0104 0105 creek;" WAY);
  g_autoptr (Sketch) t = sketch_new ("side 0104 0105 creek ford;" WAY);
  g_autoptr (Sketch) u = sketch_new ("side 0102 0103 creek;" WAY);

  g_assert_cmpstr (sketch_score (s), ==, "cut=8; union 0, confederate 8");
  g_assert_cmpstr (sketch_score (t), ==, "cut=3; union 0, confederate 3");
  g_assert_cmpstr (sketch_score (u), ==, "cut=8; union 0, confederate 8"); /* the road itself */
}

/* A unit that waits face down may be any that is to come: as long as one of them has no way it is
 * counted among those that nobody sees. */
static void
test_unseen_to_come (void)
{
  g_autoptr (Sketch) s = sketch_new (WAY);
  g_autoptr (Sketch) t = sketch_new ("wait u3 union infantry 3 turn 9 entry 0113;" WAY);
  g_autofree AdjVictory *cut = NULL;
  g_autofree AdjVictory *open = NULL;

  s->table->units[sketch_unit (s, "u2")].unseen = TRUE;
  cut = adj_victory_find (&s->field);
  g_assert_cmpint (cut->scores[0].points, ==, 0);
  g_assert_cmpint (cut->scores[0].n_unseen, ==, 1);
  t->table->units[sketch_unit (t, "u3")].unseen = TRUE;
  open = adj_victory_find (&t->field);
  g_assert_cmpint (open->scores[0].points, ==, 3);
  g_assert_cmpint (open->scores[0].n_unseen, ==, 1); /* it may be u2 */
}

static void
test_units_to_come (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 2x6; road 0101 0102 0103 0104 0105;"
                                     "wait u2 union infantry 3 turn 4 entry 0206 0106;"
                                     "unit x1 confederate infantry 4 0205\n"
                                     "<award id=\"cut\" title=\"Cut off\" side=\"confederate\" "
                                     "kind=\"cut-off\" points=\"1\" per=\"strength\">"
                                     "<trace along=\"road\" to=\"0101\" within=\"10\"/></award>");

  g_assert_cmpstr (sketch_score (s), ==, "cut=0; union 0, confederate 0");
  sketch_do (s, "place x1 0106"); /* by the other entry */
  g_assert_cmpstr (sketch_score (s), ==, "cut=0; union 0, confederate 0");
  sketch_do (s, "place x1 0101"); /* the way's end */
  g_assert_cmpstr (sketch_score (s), ==, "cut=3; union 0, confederate 3");
}

/* Points for what has exited hang on a road back. */
#define ROAD_BACK                                                                                  \
  "map flat 5x3; road 0101 0201 0301 0401 0501; exit 0101; unit x1 confederate infantry 4 0101;"   \
  "unit u1 union infantry 5 0503; turns 3 first confederate\n"                                     \
  "<award id=\"raid\" title=\"Raid\" side=\"confederate\" kind=\"exited\" points=\"10\" "          \
  "per=\"strength\"><trace along=\"road\" from=\"0101\" to=\"0501\"/></award>"

static void
test_road_open (void)
{
  g_autoptr (Sketch) s = sketch_new (ROAD_BACK);

  sketch_do (s, "exit x1");
  g_assert_cmpstr (sketch_score (s), ==, "raid=40; union 0, confederate 40");
  sketch_do (s, "place u1 0302"); /* beside the road */
  g_assert_cmpstr (sketch_score (s), ==, "raid=40; union 0, confederate 40");
}

static void
test_road_closed (void)
{
  g_autoptr (Sketch) s = sketch_new (ROAD_BACK);
  static const char *const places[] = { "place u1 0101", "place u1 0301", "place u1 0501" };

  sketch_do (s, "exit x1");
  for (guint i = 0; i < G_N_ELEMENTS (places); i++)
    {
      sketch_do (s, places[i]);
      g_assert_cmpstr (sketch_score (s), ==, "raid=0!; union 0, confederate 0");
    }
}

/* ---- Winning ---- */

static void
test_winner (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 6x6; unit u1 union infantry 5 0101; unit x1 confederate infantry 4 0605" LOSSES);
  g_autofree AdjVictory *victory = NULL;

  sketch_do (s, "eliminate x1");
  victory = adj_victory_find (&s->field);
  g_assert_cmpint (victory->winner, ==, 0);
  g_assert_cmpint (victory->margin, ==, 8);
}

static void
test_draw (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 6x6; unit u1 union infantry 5 0101; unit x1 confederate infantry 4 0605" LOSSES);
  g_autofree AdjVictory *victory = adj_victory_find (&s->field);

  g_assert_cmpint (victory->winner, ==, ADJ_NO_SIDE);
  g_assert_cmpint (victory->margin, ==, 0);
}

/* Where there are degrees of victory they say who wins, and not the points alone. */
#define DEGREES                                                                                    \
  "map flat 6x6; unit u1 union infantry 5 0101; unit u2 union infantry 3 0101;"                    \
  "unit x1 confederate infantry 4 0605" LOSSES                                                     \
  "<award id=\"theirs\" title=\"Theirs\" side=\"confederate\" kind=\"eliminated\" "                \
  "points=\"1\" per=\"strength\"/>\n"                                                              \
  "<level side=\"union\" name=\"decisive\" measure=\"ratio\" least=\"3\"/>\n"                      \
  "<level side=\"confederate\" name=\"marginal\" measure=\"ratio\" above=\"1/3\"/>\n"

static void
test_degrees (void)
{
  g_autoptr (Sketch) s = sketch_new (DEGREES);
  g_autofree AdjVictory *ahead = NULL;
  g_autofree AdjVictory *behind = NULL;

  sketch_do (s, "eliminate x1");
  ahead = adj_victory_find (&s->field);
  g_assert_cmpint (ahead->level, ==, 0);
  g_assert_cmpint (ahead->winner, ==, 0);
  sketch_do (s, "eliminate u2");
  behind = adj_victory_find (&s->field);
  g_assert_cmpint (behind->total[0], ==, 8);
  g_assert_cmpint (behind->total[1], ==, 3);
  g_assert_cmpint (behind->leader, ==, 0);
  g_assert_cmpint (behind->level, ==, 1);
  g_assert_cmpint (behind->winner, ==, 1);
}

/* Without a point nobody is at any ratio to the enemy; a lead that reaches no degree is a draw. */
static void
test_no_degree (void)
{
  g_autoptr (Sketch) s = sketch_new (DEGREES);
  g_autoptr (Sketch) t = sketch_new (
      "map flat 6x6; unit u1 union infantry 5 0101; unit x1 confederate infantry 4 0605" LOSSES
      "<level side=\"union\" name=\"marginal\" measure=\"margin\" least=\"11\"/>\n");
  g_autofree AdjVictory *nothing = adj_victory_find (&s->field);
  g_autofree AdjVictory *small = NULL;

  g_assert_cmpint (nothing->level, ==, -1);
  g_assert_cmpint (nothing->winner, ==, ADJ_NO_SIDE);
  sketch_do (t, "eliminate x1");
  small = adj_victory_find (&t->field);
  g_assert_cmpint (small->leader, ==, 0);
  g_assert_cmpint (small->margin, ==, 8);
  g_assert_cmpint (small->level, ==, -1);
  g_assert_cmpint (small->winner, ==, ADJ_NO_SIDE);
}

static void
test_score_shows (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");
  g_autofree AdjVictory *victory = adj_victory_find (&s->field);

  /* eleven awards, with who has what, and the Union ahead by 5 */
  g_assert_cmpuint (victory->n, ==, 11);
  g_assert_cmpint (victory->total[0], ==, 15);
  g_assert_cmpint (victory->total[1], ==, 10);
  g_assert_cmpint (victory->margin, ==, 5);
  g_assert_cmpint (victory->winner, ==, 0);
}

/* A lack is said to be one: a hex not held, a strength nobody knows. */
static void
test_score_lacks (void)
{
  g_autoptr (Sketch) s = sketch_new (HILL);
  g_autoptr (Sketch) t = sketch_new ("map flat 6x6; unit u1 union infantry 5 0101;"
                                     "unit x1 confederate infantry ? 0605" LOSSES);
  g_autofree AdjVictory *hill = adj_victory_find (&s->field);
  g_autofree AdjVictory *unknown = NULL;

  g_assert_false (hill->scores[0].met);
  g_assert_false (hill->unknown);
  sketch_do (t, "eliminate x1");
  unknown = adj_victory_find (&t->field);
  g_assert_true (unknown->unknown);
  g_assert_cmpint (unknown->total[0], ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/BG 17.1/+ strength lost and exited", test_strength);
  g_test_add_func ("/rules/BG 17.1/- another arm", test_another_arm);
  g_test_add_func ("/rules/BG 17.1/+ one arm alone", test_one_arm);
  g_test_add_func ("/rules/BG 17.1/+ hexes marched through", test_held_by_marching);
  g_test_add_func ("/rules/BG 17.1/+ hexes advanced into", test_held_by_advance);
  g_test_add_func ("/rules/BG 17.1/+ hexes retreated into", test_held_by_retreat);
  g_test_add_func ("/rules/BG 17.1/+ hexes displaced into", test_held_by_displacement);
  g_test_add_func ("/rules/BG 17.1/- only marches, by the switch", test_only_marches);
  g_test_add_func ("/rules/BG 17.1/- nothing for one's own losses", test_no_strength);
  g_test_add_func ("/rules/BG 17.1/- a zone holds nothing", test_zone_holds_nothing);
  g_test_add_func ("/rules/BG 17.3/+ ten hexes", test_ten_hexes);
  g_test_add_func ("/rules/BG 17.3/+ a road open", test_road_open);
  g_test_add_func ("/rules/BG 17.3/+ units to come", test_units_to_come);
  g_test_add_func ("/rules/BG 17.3/- unseen to come", test_unseen_to_come);
  g_test_add_func ("/rules/BG 17.3/- eleven hexes", test_eleven_hexes);
  g_test_add_func ("/rules/BG 17.3/- a way blocked", test_way_blocked);
  g_test_add_func ("/rules/BG 17.3/- a road closed", test_road_closed);
  g_test_add_func ("/rules/BG 17.3/- no way over water", test_way_over_water);
  g_test_add_func ("/rules/BG 17.4/+ more points win", test_winner);
  g_test_add_func ("/rules/BG 17.4/- as many draw", test_draw);
  g_test_add_func ("/rules/BG 17.4/+ degrees say who wins", test_degrees);
  g_test_add_func ("/rules/BG 17.4/- no degree is a draw", test_no_degree);
  g_test_add_func ("/rules/BG 17.9/+ the score and the margin", test_score_shows);
  g_test_add_func ("/rules/BG 17.9/- what an award lacks", test_score_lacks);
  g_test_add_func ("/rules/BG 17.9/- what lies face down", test_unseen);
  g_test_add_func ("/rules/BG 17.9/- a lead face down", test_lead_face_down);
  return g_test_run ();
}
