/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch-show.h"

/* The sequence of play, the night and Attack Effectiveness over the turns (BG 4.1, 5.14, 10.1,
 * 11.4). */

static void
assert_moment (const Sketch *s, int turn, const char *phase, int side)
{
  g_assert_cmpint (s->table->turn, ==, turn);
  g_assert_cmpstr (s->book->ruleset->phases[s->table->phase].id, ==, phase);
  g_assert_cmpint (s->table->phasing, ==, 1 << side);
}

#define PLAIN                                                                                      \
  "map flat 6x5; turns 3 night 2 first confederate; unit u1 union infantry 5 0101;"                \
  "unit x1 confederate infantry 5 0605;"

static void
test_game_turn (void)
{
  g_autoptr (Sketch) s = sketch_new (PLAIN);

  assert_moment (s, 1, "first-movement", 1);
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  assert_moment (s, 1, "first-combat", 1);
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  assert_moment (s, 1, "second-movement", 0);
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  assert_moment (s, 1, "second-combat", 0);
}

static void
test_end (void)
{
  g_autoptr (Sketch) s = sketch_new (PLAIN);

  sketch_phase (s, 3, "second-combat");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpint (s->table->over, ==, 1);
  g_assert_cmpint (s->table->turn, ==, 3);
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "impossible: game-over");
}

static void
test_no_combat_by_night (void)
{
  g_autoptr (Sketch) s = sketch_new (PLAIN);

  sketch_phase (s, 1, "second-combat");
  sketch_do (s, "next");
  assert_moment (s, 2, "first-night", 1);
  sketch_do (s, "next");
  assert_moment (s, 2, "second-night", 0);
  sketch_do (s, "next");
  assert_moment (s, 3, "first-movement", 1);
  g_assert_cmpint (s->table->day, ==, 2);
}

static void
test_attack_by_night (void)
{
  g_autoptr (Sketch) s = sketch_new (PLAIN "unit u2 union artillery 3 0605");

  sketch_do (s, "place u1 0604");
  sketch_do (s, "place u2 0603");
  sketch_do (s, "place x1 0605");
  sketch_phase (s, 2, "second-movement");
  g_assert_cmpstr (sketch_judge (s, "attack 0605 from u1"), ==, "BG 10.1 night-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0605 from u2"), ==, "BG 10.1 night-combat");
}

/* However an attack came to be announced in a Movement Phase: from then on nobody moves in it. */
static void
test_movement_ends_with_the_attack (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 6x5; exit 0101; unit u1 union infantry 5 0303;"
                  "unit u2 union infantry 5 0101; unit x1 confederate infantry 5 0304;"
                  "wait u3 union infantry 4 turn 1 entry 0601");

  sketch_option (s, ADJ_OPTION_ENTRENCHMENTS, 1);
  g_assert_cmpstr (sketch_judge (s, "move u2 0101 0102"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "attack 0304 from u1"), ==, "BG 5.14 not-your-phase");
  g_assert_cmpstr (sketch_judge (s, "move u2 0101 0102"), ==, "BG 5.14 battle-open");
  g_assert_cmpstr (sketch_judge (s, "enter u3 0601"), ==, "BG 5.14 battle-open");
  g_assert_cmpstr (sketch_judge (s, "exit u2"), ==, "BG 5.14 battle-open");
  g_assert_cmpstr (sketch_judge (s, "entrench u2"), ==, "Y 5.41 not-now-digging");
  sketch_option (s, ADJ_OPTION_COMMAND_CONTROL, 1);
  g_assert_cmpstr (sketch_judge (s, "drift u2 3 1"), ==, "BG 5.14 battle-open; Y 5.51 in-control");
}

static void
test_combat_in_its_phase (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; unit u1 union infantry 5 0303;"
                                     "unit x1 confederate infantry 5 0304");

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from u1"), ==, "ok");
}

static void
test_combat_while_moving (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; unit u1 union infantry 5 0303;"
                                     "unit x1 confederate infantry 5 0304");

  g_assert_cmpstr (sketch_judge (s, "attack 0304 from u1"), ==, "BG 5.14 not-your-phase");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from x1"), ==, "BG 5.14 not-your-phase");
  /* nor does anybody move in a Combat Phase */
  sketch_do (s, "place u1 0301");
  g_assert_cmpstr (sketch_judge (s, "move u1 0301 0201"), ==, "BG 5.11 not-your-phase");
}

/* ---- Recovery ---- */

static void
test_recovery (void)
{
  g_autoptr (Sketch) s = sketch_new (PLAIN);

  sketch_set (s, "u1", ADJ_FACT_INEFFECTIVE);
  sketch_set (s, "x1", ADJ_FACT_INEFFECTIVE);
  sketch_phase (s, 2, "second-movement");
  g_assert_true (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
  sketch_do (s, "next");
  g_assert_false (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
  g_assert_false (sketch_has (s, "x1", ADJ_FACT_INEFFECTIVE));
}

static void
test_no_recovery_by_day (void)
{
  g_autoptr (Sketch) s = sketch_new (PLAIN);

  sketch_set (s, "u1", ADJ_FACT_INEFFECTIVE);
  sketch_phase (s, 1, "second-combat");
  sketch_do (s, "next"); /* the day ends, the night begins */
  g_assert_true (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
  sketch_do (s, "next");
  g_assert_true (sketch_has (s, "u1", ADJ_FACT_INEFFECTIVE));
}

/* ---- Chickamauga ---- */

static void
test_chickamauga (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  g_assert_cmpuint (s->book->scenario->n_turns, ==, 15);
  assert_moment (s, 1, "first-movement", 0);
  sketch_phase (s, 9, "first-movement");
  g_assert_true (adj_table_is_night (s->table, s->book));
}

static void
test_chickamauga_days (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  for (int turn = 1; turn <= 15; turn++)
    if (turn != 9)
      {
        sketch_phase (s, turn, "first-movement");
        g_assert_false (adj_table_is_night (s->table, s->book));
      }
  sketch_phase (s, 15, "second-combat");
  sketch_do (s, "next");
  g_assert_cmpint (s->table->over, ==, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/BG 4.1/+ four phases", test_game_turn);
  g_test_add_func ("/rules/BG 4.1/- and an end", test_end);
  g_test_add_func ("/rules/BG 5.14/+ combat in its phase", test_combat_in_its_phase);
  g_test_add_func ("/rules/BG 5.14/- not while moving, nor the other way",
                   test_combat_while_moving);
  g_test_add_func ("/rules/BG 10.1/+ no Combat Phases by night", test_no_combat_by_night);
  g_test_add_func ("/rules/BG 10.1/- no attack, no bombardment", test_attack_by_night);
  g_test_add_func ("/rules/BG 5.14/- movement ends with the attack",
                   test_movement_ends_with_the_attack);
  g_test_add_func ("/rules/BG 11.4/+ recovery when the night ends", test_recovery);
  g_test_add_func ("/rules/BG 11.4/- not before", test_no_recovery_by_day);
  g_test_add_func ("/rules/CH 14/+ fifteen turns, the ninth by night, Union first",
                   test_chickamauga);
  g_test_add_func ("/rules/CH 14/- every other turn by day", test_chickamauga_days);
  return g_test_run ();
}
