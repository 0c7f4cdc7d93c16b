/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "marching.h"
#include "sketch-show.h"

/* Who attacks and who is attacked in simultaneous combat, by the missions in the plots (Y S7.0 to
 * S7.3, S7.6). Flat maps, even columns half a hex lower: 0303 has the neighbours 0302 n, 0402 ne,
 * 0403 se, 0304 s, 0203 sw, 0202 nw. */

#define TWO                                                                                        \
  "map flat 8x8; unit u1 union infantry 5 0302; unit x1 confederate infantry 4 0303; "             \
  "unit u9 union infantry 1 0808; unit x9 confederate infantry 1 0801"

/* Who was not named only defends, and owes nothing; who was owes an attack, and every enemy in its
 * zone is attacked by somebody. */
static void
test_missions (void)
{
  g_autoptr (Sketch) s = marching_fight (TWO "; unit u2 union infantry 3 0202", "u1");

  g_assert_cmpstr (sketch_duties (s), ==,
                   "attack u1 Y S7.2; be-attacked x1 Y S7.6; maybe repulsed u1 Y 7.77; "
                   "maybe repulsed x1 Y 7.77; maybe repulsed u2 Y 7.77");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 u2"), ==, "Y S7.3 not-named");
  g_assert_cmpstr (sketch_judge (s, "attack 0302 from x1"), ==, "Y S7.3 not-named");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==,
                   "choice 0303 Y S7.5; maybe repulsed x1 Y 7.77; maybe repulsed u2 Y 7.77");
}

/* Whoever was named and stands in a zone attacks, and everybody in his own is attacked. */
static void
test_must (void)
{
  g_autoptr (Sketch) s = marching_fight (TWO "; unit x2 confederate infantry 2 0402", "u1");

  g_assert_cmpstr (sketch_judge (s, "next"), ==,
                   "Y S7.2 owes-attack; Y S7.6 owes-defence; Y S7.6 owes-defence");
  g_assert_cmpstr (sketch_do (s, "attack 0303 0402 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==,
                   "choice 0303 Y S7.5; maybe repulsed x1 Y 7.77; maybe repulsed x2 Y 7.77");
}

/* Nobody who was not named has to, and nobody is attacked for his sake; he defends with all he has,
 * and the article brings its repulsions along (Y 0). */
static void
test_need_not (void)
{
  g_autoptr (Sketch) s = marching_fight (TWO "; unit u2 union infantry 3 0202", "x1");
  g_autofree char *column = NULL;

  g_assert_cmpint (adj_table_option (s->table, ADJ_OPTION_VOLUNTARY_ATTACK), ==, 0);
  g_assert_cmpstr (sketch_duties (s), ==,
                   "be-attacked u1 Y S7.6; attack x1 Y S7.2; be-attacked u2 Y S7.6; "
                   "maybe repulsed u1 Y 7.77; maybe repulsed x1 Y 7.77; maybe repulsed u2 Y 7.77");
  g_assert_cmpstr (sketch_do (s, "attack 0302 0202 from x1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 3"), ==, "ok");
  column = adj_column_to_string (
      &s->book->ruleset->columns[s->table->engagements[0].column]); /* 4 to 5 and 3 */
  g_assert_cmpstr (column, ==, "1-2");
}

/* ---- Missions (Y S7.1, S7.2) ---- */

/* Nobody is named in a plot but who attacks: any enemy beside it will do, and all must do that
 * stand in its zone. */
static void
test_no_target (void)
{
  g_autoptr (Sketch) s = marching_fight (TWO "; unit x2 confederate infantry 2 0402", "u1");

  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1"), ==, "Y S7.6 left-to-nobody");
  g_assert_cmpstr (sketch_judge (s, "attack 0402 from u1"), ==, "Y S7.6 left-to-nobody");
  g_assert_cmpstr (sketch_do (s, "attack 0303 0402 from u1"), ==, "ok");
}

/* It goes for nobody who is not there: a mission without an enemy beside it lapses, but for a
 * battery's, which may bombard and need not (Y S7.2b). */
#define NOBODY_NEAR                                                                                \
  "map flat 8x8; unit u1 union infantry 5 0302; unit g1 union artillery 3 0302; "                  \
  "unit g2 union artillery 3 0401; unit x1 confederate infantry 4 0304"

static void
test_lapses (void)
{
  g_autoptr (Sketch) s = marching_fight (NOBODY_NEAR, "u1 g1");

  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_judge (s, "attack 0304 from u1"), ==, "impossible: out-of-reach");
  g_assert_cmpstr (sketch_do (s, "attack 0304 from g1"), ==, "ok");
}

static void
test_bombards_named (void)
{
  g_autoptr (Sketch) s = marching_fight (NOBODY_NEAR, "g1");

  g_assert_cmpstr (sketch_judge (s, "attack 0304 from g2"), ==, "Y S7.3 not-named");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok"); /* it need not */
}

/* ---- What is not asked (Y S5.0) ---- */

/* The three points of a mission stand for the march limit of Y 8.6: a battery that came farther all
 * the same, against which its plot was warned, fires as any other. */
static void
test_no_march_limit (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 3x9; unit g1 union artillery 3 0101; unit u9 union infantry 1 0301; "
                  "unit x1 confederate infantry 5 0107");
  int g1 = sketch_unit (s, "g1");

  sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_option (s, ADJ_OPTION_UNLIMBERING, 1);
  sketch_phase (s, 1, "both-march");
  marching_mission (s, "g1", "0102 0103 0104 0105");
  g_assert_cmpstr (marching_night (s), ==, "4 g1 0105 plot-ends");
  g_assert_cmpint (s->table->units[g1].spent, >,
                   s->book->ruleset->arms[s->table->units[g1].arm].march_to_fire);
  sketch_phase (s, 1, "both-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0107 from g1"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "");
}

/* And beside an enemy it owes its attack, as by turns it would not. */
static void
test_owes_unlimbered (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 3x9; unit g1 union artillery 3 0101; unit u9 union infantry 1 0301; "
                  "unit x1 confederate infantry 5 0106");

  sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_option (s, ADJ_OPTION_UNLIMBERING, 1);
  sketch_phase (s, 1, "both-march");
  marching_mission (s, "g1", "0102 0103 0104 0105");
  marching_night (s);
  sketch_phase (s, 1, "both-combat");
  g_assert_cmpstr (sketch_duties (s), ==,
                   "attack g1 Y S7.2; be-attacked x1 Y S7.6; maybe repulsed g1 Y 7.77; "
                   "maybe repulsed x1 Y 7.77");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y S7.3/- who was not named only defends", test_missions);
  g_test_add_func ("/rules/Y S7.2/+ who was named attacks", test_must);
  g_test_add_func ("/rules/Y S7.6/+ all in his zone are attacked", test_must);
  g_test_add_func ("/rules/Y S7.6/- nobody for the sake of others", test_need_not);
  g_test_add_func ("/rules/Y S7.3/+ who was not named defends", test_need_not);
  g_test_add_func ("/rules/Y 0/+ voluntary attacks are brought along", test_need_not);
  g_test_add_func ("/rules/Y S7.1/+ any enemy beside it", test_no_target);
  g_test_add_func ("/rules/Y S7.2b/- without an enemy a mission lapses", test_lapses);
  g_test_add_func ("/rules/Y S7.2/- a battery need not bombard", test_bombards_named);
  g_test_add_func ("/rules/Y S5.0/- no march limit for batteries", test_no_march_limit);
  g_test_add_func ("/rules/Y S7.2/+ a battery that came far owes its attack", test_owes_unlimbered);
  return g_test_run ();
}
