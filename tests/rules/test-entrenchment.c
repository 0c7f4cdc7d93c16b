/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "rules/entrenchment.h"
#include "table/apply.h"

#include "sketch-show.h"

/* Entrenchments (Y 5.41 to 5.49) and what else the ground is worth with forest cover (Y 9.0). Flat
 * maps, even columns half a hex lower: 0303 has the neighbours 0302 n, 0402 ne, 0403 se, 0304 s,
 * 0203 sw, 0202 nw. The union moves first. */

static Sketch *
digging (const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_option (s, ADJ_OPTION_ENTRENCHMENTS, 1);
  return s;
}

/* Goes through the phases up to the one named, without a word said against it. */
static void
go_on_to (Sketch *s, int turn, const char *phase)
{
  while (s->table->turn != turn ||
         g_strcmp0 (s->book->ruleset->phases[s->table->phase].id, phase) != 0)
    g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
}

#define QUIET                                                                                      \
  "map flat 9x5; turns 9; unit u1 union infantry 4 0303; unit u2 union infantry 3 0303;"           \
  "unit x1 confederate infantry 9 0803; unit y1 confederate artillery 3 0903"

/* ---- Building ---- */

static void
test_two_turns (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  g_assert_cmpstr (sketch_do (s, "move u1 0303 0403"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "0403 building 2 u1");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "0403 building 1 u1");
  go_on_to (s, 2, "first-movement");
  g_assert_cmpstr (sketch_markers (s), ==, "0403 building 1 u1");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "0403 entrenchment");
}

static void
test_not_in_play (void)
{
  g_autoptr (Sketch) s = sketch_new (QUIET);

  g_assert_cmpstr (sketch_judge (s, "entrench u1"), ==, "impossible: not-played");
}

static void
test_own_movement_phase_only (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  g_assert_cmpstr (sketch_judge (s, "entrench x1"), ==, "Y 5.41 not-now-digging");
  go_on_to (s, 1, "first-combat");
  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "Y 5.41 not-now-digging");
  g_assert_cmpstr (sketch_markers (s), ==, "0303 building 1 u1"); /* as if begun in time */
}

static void
test_one_a_hex (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "entrench u1"), ==, "impossible: dug-already");
  g_assert_cmpstr (sketch_judge (s, "entrench u2"), ==, "impossible: dug-already");
  g_assert_cmpstr (sketch_do (s, "eliminate u1"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "entrench u1"), ==, "impossible: not-on-map");
}

/* ---- Y 5.42 ---- */

/* n turns: ready at the end of the own Movement Phase number n - 1 after the first. */
static void
test_number_of_turns (void)
{
  for (int turns = 2; turns <= 4; turns++)
    {
      g_autoptr (Sketch) s = digging (QUIET);

      sketch_option (s, ADJ_OPTION_ENTRENCHMENT_TURNS, turns);
      g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
      go_on_to (s, turns, "first-movement");
      g_assert_cmpstr (sketch_markers (s), ==, "0303 building 1 u1");
      g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
      g_assert_cmpstr (sketch_markers (s), ==, "0303 entrenchment");
    }
}

static void
test_moving_gives_it_up (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
  go_on_to (s, 2, "first-movement");
  g_assert_cmpstr (sketch_do (s, "move u1 0303 0304"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "");
  g_assert_cmpint (s->judge->effects[s->judge->n_effects - 1].marker.figure, ==,
                   ADJ_WORKS_GIVEN_UP_MOVED);
  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok"); /* anew, in the same phase */
  g_assert_cmpstr (sketch_markers (s), ==, "0304 building 2 u1");
}

/* The friend in the hex may come and go. */
static void
test_friends_may_move (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
  go_on_to (s, 2, "first-movement");
  g_assert_cmpstr (sketch_do (s, "move u2 0303 0304"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "0303 entrenchment");
}

static void
test_bombarding_gives_it_up (void)
{
  g_autoptr (Sketch) s = digging ("map flat 9x5; unit g1 union artillery 4 0303;"
                                  "unit x1 confederate infantry 9 0503");

  g_assert_cmpstr (sketch_do (s, "entrench g1"), ==, "ok");
  go_on_to (s, 1, "first-combat");
  g_assert_cmpstr (sketch_do (s, "attack 0503 from g1"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "");
}

/* Ruling: being bombarded is being attacked. */
static void
test_being_bombarded_gives_it_up (void)
{
  g_autoptr (Sketch) s = digging ("map flat 9x5; unit u1 union infantry 4 0303;"
                                  "unit y1 confederate artillery 3 0503");

  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
  go_on_to (s, 1, "second-combat");
  g_assert_cmpstr (sketch_markers (s), ==, "0303 building 1 u1");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from y1"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "");
  g_assert_cmpint (s->judge->effects[s->judge->n_effects - 1].marker.figure, ==,
                   ADJ_WORKS_GIVEN_UP_DEFENDED);
  /* and again from the own next Movement Phase on */
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
}

/* Y 5.43: die 3 at level 1 scatters hexes that end in 3. */
static void
test_scattered_digger (void)
{
  g_autoptr (Sketch) s =
      digging ("map flat 9x5; unit u1 union infantry 4 0303;"
               "unit u2 union infantry 4 0304; unit x1 confederate infantry 9 0903");

  sketch_option (s, ADJ_OPTION_COMMAND_CONTROL, 1);
  g_assert_cmpstr (sketch_do (s, "scatter level 1 die 3"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "entrench u1"), ==, "Y 5.43 digs-scattered");
  g_assert_cmpstr (sketch_judge (s, "entrench u2"), ==, "ok");
}

/* Y 8.51: guns that lend their strength take part in the defence. */
static void
test_lending_gives_it_up (void)
{
  g_autoptr (Sketch) s =
      digging ("map flat 9x5; unit g1 union artillery 4 0301;"
               "unit u1 union infantry 4 0303; unit x1 confederate infantry 9 0304");

  sketch_option (s, ADJ_OPTION_ARTILLERY_SUPPORT, 1);
  g_assert_cmpstr (sketch_do (s, "entrench g1"), ==, "ok");
  sketch_phase (s, 1, "second-combat");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from x1"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "0301 building 2 g1");
  g_assert_cmpstr (sketch_do (s, "support g1 0303"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "");
}

/* At night there is no Combat Phase that could disturb it. */
static void
test_night_does_not_disturb (void)
{
  g_autoptr (Sketch) s = digging (QUIET "; turns 5 night 1");

  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
  go_on_to (s, 2, "first-combat");
  g_assert_cmpstr (sketch_markers (s), ==, "0303 entrenchment");
}

static void
test_gone_gives_it_up (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "eliminate u1"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "");
}

/* Put down where it stands it goes on, put elsewhere it does not. */
static void
test_placed (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "place u1 0303"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "0303 building 2 u1");
  g_assert_cmpstr (sketch_do (s, "place u1 0302"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "");
}

/* Ruling: whoever has to attack cannot dig. */
static void
test_not_in_a_zone (void)
{
  g_autoptr (Sketch) s = digging ("map flat 5x5; unit u1 union infantry 4 0303;"
                                  "unit x1 confederate infantry 4 0302");

  g_assert_cmpstr (sketch_judge (s, "entrench u1"), ==, "Y 5.42 digs-in-zone");
}

/* A third turn may find the enemy near. He who attacks out of it gives it up; he who need not,
 * because the enemy came by his own advance, goes on. */
static void
test_enemy_comes_near (void)
{
  g_autoptr (Sketch) s = digging ("map flat 5x5; unit u1 union infantry 4 0303;"
                                  "unit x1 confederate infantry 4 0301");

  sketch_option (s, ADJ_OPTION_ENTRENCHMENT_TURNS, 3);
  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
  go_on_to (s, 2, "first-movement");
  g_assert_cmpstr (sketch_do (s, "place x1 0302"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "0303 building 1 u1");
  g_assert_cmpstr (sketch_duties (s), ==, "attack u1 BG 7.12; be-attacked x1 BG 7.11");
  g_assert_cmpstr (sketch_do (s, "attack 0302 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "");
}

/* ---- Y 5.43 ---- */

static void
test_out_of_command (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
  adj_judge_begin (s->judge, s->table);
  adj_entrenchment_lose_command (s->judge, sketch_unit (s, "u1"));
  g_assert_cmpuint (s->judge->table->n_markers, ==, 0);
  g_assert_cmpint (s->judge->effects[0].marker.figure, ==, ADJ_WORKS_GIVEN_UP_COMMAND);
}

static void
test_others_out_of_command (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
  adj_judge_begin (s->judge, s->table);
  adj_entrenchment_lose_command (s->judge, sketch_unit (s, "u2"));
  g_assert_cmpuint (s->judge->n_effects, ==, 0);
}

/* ---- Y 5.44 ---- */

#define FORT                                                                                       \
  "map flat 9x5; turns 9; unit u1 union infantry 4 0303; unit x1 confederate infantry 8 0302"

static void
test_serves_either_side (void)
{
  g_autoptr (Sketch) s = digging (FORT);

  g_assert_cmpstr (sketch_do (s, "mark 0303 entrenchment"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "mark 0302 entrenchment"), ==, "ok");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_sum (s, "attack 0302 from u1"), ==,
                   "u1 4 BG 7.3; attack 4 BG 7.24; x1 8 BG 7.3; 0302 x2=16 Y 5.45; "
                   "defence 16 BG 7.25; 1-4 BG 7.6");
  sketch_phase (s, 1, "second-combat");
  g_assert_cmpstr (sketch_column (s, "attack 0303 from x1"), ==, "1-1"); /* 8 : 8 */
  g_assert_cmpstr (sketch_do (s, "eliminate u1"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "0303 entrenchment; 0302 entrenchment");
}

static void
test_slows_nobody (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  g_assert_cmpstr (sketch_do (s, "mark 0304 entrenchment"), ==, "ok");
  g_assert_cmpint (sketch_cost (s, "u1", 304), ==, 1);
  g_assert_cmpint (sketch_cost (s, "u1", 305), ==, 2);
}

/* ---- Y 5.45, 5.46 ---- */

static void
test_multipliers (void)
{
  static const struct
  {
    const char *ground;
    const char *sum;
  } grounds[] = {
    { "clear", "0303 x2=8 Y 5.45; defence 8" },
    { "forest", "0303 x3=12 Y 5.45; defence 12" },
    { "rough", "[0303 x2=8 BG 7.4]; 0303 x3=12 Y 5.45; defence 12" },
    { "town", "[0303 x2=8 BG 7.4]; 0303 x3=12 Y 5.45; defence 12" },
    { "forest-rough", "0303 x2=8 BG 7.4; defence 8" }, /* a natural one, and no better */
  };

  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      g_autofree char *layout = g_strdup_printf (FORT "; %s 0303", grounds[i].ground);
      g_autoptr (Sketch) s = digging (layout);
      const char *sum;

      g_assert_cmpstr (sketch_do (s, "mark 0303 entrenchment"), ==, "ok");
      sketch_phase (s, 1, "second-combat");
      sum = sketch_sum (s, "attack 0303 from x1");
      g_test_message ("%s", sum);
      g_assert_nonnull (strstr (sum, grounds[i].sum));
    }
}

static void
test_worth_nothing_otherwise (void)
{
  g_autoptr (Sketch) s = digging (FORT);

  g_assert_cmpstr (sketch_do (s, "mark 0303 building"), ==, "ok"); /* not finished */
  sketch_phase (s, 1, "second-combat");
  g_assert_cmpstr (sketch_column (s, "attack 0303 from x1"), ==, "2-1"); /* 8 : 4 */
  g_assert_cmpstr (sketch_do (s, "mark 0303 entrenchment"), ==, "ok");
  g_assert_cmpstr (sketch_column (s, "attack 0303 from x1"), ==, "1-1");
  sketch_option (s, ADJ_OPTION_ENTRENCHMENTS, 0); /* not in play */
  g_assert_cmpstr (sketch_column (s, "attack 0303 from x1"), ==, "2-1");
}

static void
test_no_digging (void)
{
  g_autoptr (Sketch) s = digging (QUIET "; forest-rough 0303");

  g_assert_cmpstr (sketch_judge (s, "entrench u1"), ==, "Y 5.46 no-digging-here");
}

static void
test_digging_elsewhere (void)
{
  static const char *const grounds[] = { "clear", "forest", "rough", "town" };

  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      g_autofree char *layout = g_strdup_printf (QUIET "; %s 0303", grounds[i]);
      g_autoptr (Sketch) s = digging (layout);

      g_assert_cmpstr (sketch_judge (s, "entrench u1"), ==, "ok");
    }
}

/* On ground that nobody has typed in there is no verdict. */
static void
test_digging_in_unknown_ground (void)
{
  g_autoptr (Sketch) s = digging ("map flat 5x5 unknown; unit u1 union infantry 4 0303");

  g_assert_cmpstr (sketch_judge (s, "entrench u1"), ==, "ok (unknown)");
}

/* ---- Y 5.47 ---- */

static void
test_attack_out_of_it (void)
{
  g_autoptr (Sketch) s = digging (FORT);

  g_assert_cmpstr (sketch_do (s, "mark 0303 entrenchment"), ==, "ok");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_sum (s, "attack 0302 from u1"), ==,
                   "u1 4 BG 7.3; attack 4 BG 7.24; x1 8 BG 7.3; defence 8 BG 7.25; 1-2 BG 7.6");
}

static void
test_attack_leaves_a_finished_one (void)
{
  g_autoptr (Sketch) s = digging (FORT);

  g_assert_cmpstr (sketch_do (s, "mark 0303 entrenchment"), ==, "ok");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_do (s, "attack 0302 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "0303 entrenchment");
}

/* ---- Y 5.48 ---- */

static void
test_two_share_it (void)
{
  g_autoptr (Sketch) s = digging (FORT "; unit u2 union infantry 3 0303");

  g_assert_cmpstr (sketch_do (s, "mark 0303 entrenchment"), ==, "ok");
  sketch_phase (s, 1, "second-combat");
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from x1"), ==,
                   "x1 8 BG 7.3; attack 8 BG 7.24; u1 4 BG 7.3; u2 3 BG 7.3; 0303 7 BG 7.21; "
                   "0303 x2=14 Y 5.45; defence 14 BG 7.25; 1-2 BG 7.6");
}

static void
test_takes_no_room (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  g_assert_cmpstr (sketch_do (s, "mark 0303 entrenchment"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, ""); /* two units and the work */
}

/* ---- Y 5.49 ---- */

static void
test_dummies (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  sketch_set (s, "u1", ADJ_FACT_DUMMY | ADJ_FACT_FACE_DOWN);
  g_assert_cmpstr (sketch_judge (s, "entrench u1"), ==, "Y 5.49 dummy-digs");
}

static void
test_face_down (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  sketch_set (s, "u1", ADJ_FACT_FACE_DOWN);
  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
  g_assert_true (sketch_has (s, "u1", ADJ_FACT_FACE_DOWN));
}

/* ---- By the umpire's hand ---- */

static void
test_marked (void)
{
  g_autoptr (Sketch) s = digging (QUIET);

  g_assert_cmpstr (sketch_do (s, "mark 0303 building"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "mark 0505 building"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "mark 0803 building"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==,
                   "0303 building 2 u1; 0505 building 0 -; 0803 building 1 x1");
  go_on_to (s, 2, "second-movement");
  g_assert_cmpstr (sketch_markers (s), ==,
                   "0303 entrenchment; 0505 building 0 -; 0803 entrenchment");
  g_assert_cmpstr (sketch_do (s, "mark 0303 none"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "0803 entrenchment; 0505 building 0 -");
}

/* As many as there is room for: each goes on, and the list ends where it ends. */
static void
test_most_markers (void)
{
  g_autoptr (Sketch) s = digging ("map flat 24x11; turns 9; unit u1 union infantry 4 0101;"
                                  "unit x1 confederate infantry 4 2411");
  AdjEffect mark = adj_effect (ADJ_EFFECT_MARKER);

  mark.unit = (guint16) sketch_unit (s, "u1");
  mark.marker.kind = ADJ_MARKER_BUILDING;
  mark.marker.figure = 1;
  for (int i = 0; i < ADJ_MAX_MARKERS; i++)
    {
      mark.hex = (AdjHex) i;
      adj_table_apply (s->table, s->book, &mark);
    }
  g_assert_cmpint (s->table->n_markers, ==, ADJ_MAX_MARKERS);
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpint (s->table->n_markers, ==, ADJ_MAX_MARKERS);
  for (int i = 0; i < ADJ_MAX_MARKERS; i++)
    g_assert_cmpint (adj_table_marker (s->table, (AdjHex) i)->kind, ==, ADJ_MARKER_ENTRENCHMENT);
}

/* ---- Y 9.0 ---- */

#define WOOD "map flat 5x5; unit u1 union infantry 4 0303; unit x1 confederate infantry 8 0302; "

static void
test_forest_cover (void)
{
  static const struct
  {
    const char *ground;
    const char *column;
  } grounds[] = {
    { "clear", "2-1" },        /* 8 : 4 */
    { "forest", "1-1" },       /* 8 : 8 */
    { "rough", "1-1" },        /* as printed */
    { "forest-rough", "1-2" }, /* 8 : 12 */
  };

  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      g_autofree char *layout = g_strconcat (WOOD, grounds[i].ground, " 0303", NULL);
      g_autoptr (Sketch) s = sketch_new (layout);

      sketch_option (s, ADJ_OPTION_FOREST_COVER, 1);
      sketch_phase (s, 1, "second-combat");
      g_assert_cmpstr (sketch_column (s, "attack 0303 from x1"), ==, grounds[i].column);
    }
}

static void
test_no_forest_cover (void)
{
  g_autoptr (Sketch) s = sketch_new (WOOD "forest 0303");

  sketch_phase (s, 1, "second-combat");
  g_assert_cmpstr (sketch_column (s, "attack 0303 from x1"), ==, "2-1");
}

/* BG 7.4: of forest cover, entrenchment and a ford only the best one counts. */
static void
test_best_counts (void)
{
  g_autoptr (Sketch) s = digging (WOOD "forest 0303; side 0302 0303 creek ford");

  sketch_option (s, ADJ_OPTION_FOREST_COVER, 1);
  g_assert_cmpstr (sketch_do (s, "mark 0303 entrenchment"), ==, "ok");
  sketch_phase (s, 1, "second-combat");
  g_assert_cmpstr (sketch_sum (s, "attack 0303 from x1"), ==,
                   "x1 8 BG 7.3; attack 8 BG 7.24; u1 4 BG 7.3; [0303 x2=8 Y 9.0]; "
                   "0303 x3=12 Y 5.45; [0303 x2=8 BG 9.0]; defence 12 BG 7.25; 1-2 BG 7.6");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y 5.41/+ begun after a move", test_two_turns);
  g_test_add_func ("/rules/Y 5.41/- not in play", test_not_in_play);
  g_test_add_func ("/rules/Y 5.41/- in the own Movement Phase only", test_own_movement_phase_only);
  g_test_add_func ("/rules/Y 5.41/- one in a hex", test_one_a_hex);
  g_test_add_func ("/rules/Y 5.42/+ the number of turns", test_number_of_turns);
  g_test_add_func ("/rules/Y 5.42/- moving gives it up", test_moving_gives_it_up);
  g_test_add_func ("/rules/Y 5.42/+ friends may move", test_friends_may_move);
  g_test_add_func ("/rules/Y 5.42/- bombarding gives it up", test_bombarding_gives_it_up);
  g_test_add_func ("/rules/Y 5.42/- being bombarded does", test_being_bombarded_gives_it_up);
  g_test_add_func ("/rules/Y 5.43/- not by the scattered", test_scattered_digger);
  g_test_add_func ("/rules/Y 5.42/- lending strength does", test_lending_gives_it_up);
  g_test_add_func ("/rules/Y 5.42/+ a night does not", test_night_does_not_disturb);
  g_test_add_func ("/rules/Y 5.42/- who is gone gives it up", test_gone_gives_it_up);
  g_test_add_func ("/rules/Y 5.42/- so does who is put elsewhere", test_placed);
  g_test_add_func ("/rules/Y 5.42/- not in a zone", test_not_in_a_zone);
  g_test_add_func ("/rules/Y 5.42/- an enemy comes near", test_enemy_comes_near);
  g_test_add_func ("/rules/Y 5.43/+ out of command", test_out_of_command);
  g_test_add_func ("/rules/Y 5.43/- others out of command", test_others_out_of_command);
  g_test_add_func ("/rules/Y 5.44/+ serves either side", test_serves_either_side);
  g_test_add_func ("/rules/Y 5.44/- slows nobody", test_slows_nobody);
  g_test_add_func ("/rules/Y 5.45/+ multipliers", test_multipliers);
  g_test_add_func ("/rules/Y 5.45/- worth nothing otherwise", test_worth_nothing_otherwise);
  g_test_add_func ("/rules/Y 5.46/+ none in forest-rough", test_no_digging);
  g_test_add_func ("/rules/Y 5.46/- elsewhere", test_digging_elsewhere);
  g_test_add_func ("/rules/Y 5.46/- on unknown ground", test_digging_in_unknown_ground);
  g_test_add_func ("/rules/Y 5.47/+ attack out of it", test_attack_out_of_it);
  g_test_add_func ("/rules/Y 5.47/- a finished one stays", test_attack_leaves_a_finished_one);
  g_test_add_func ("/rules/Y 5.48/+ two share it", test_two_share_it);
  g_test_add_func ("/rules/Y 5.48/- it takes no room", test_takes_no_room);
  g_test_add_func ("/rules/Y 5.49/+ dummies do not dig", test_dummies);
  g_test_add_func ("/rules/Y 5.49/- who lies face down may", test_face_down);
  g_test_add_func ("/rules/entrenchment/by hand", test_marked);
  g_test_add_func ("/rules/Y 5.41/+ as many as there is room for", test_most_markers);
  g_test_add_func ("/rules/Y 9.0/+ forest covers", test_forest_cover);
  g_test_add_func ("/rules/Y 9.0/- not without it", test_no_forest_cover);
  g_test_add_func ("/rules/Y 9.0/- the best one counts", test_best_counts);
  return g_test_run ();
}
