/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "revised.h"
#include "rules/breastworks.h"
#include "rules/duties.h"
#include "rules/payments.h"

/* The markers of the revised rules on units and hexes (R 2.3, 4.0, 12.42, 12.43). */

#define FIELD                                                                                      \
  "map flat 12x12; turns 5; unit u1 union infantry 5 0101; unit u2 union infantry 4 0501;"         \
  "unit x1 confederate infantry 5 1212; unit x2 confederate infantry 5 0502; wait u3 union "       \
  "infantry 4 turn 1 entry 0801"

static void
assert_bears (Sketch *s, const char *unit, int bears)
{
  g_assert_cmpint ((int) s->table->units[sketch_unit (s, unit)].bears, ==, bears);
}

static void
assert_done (Sketch *s, const char *order)
{
  g_test_message ("%s", order);
  g_assert_cmpstr (sketch_do (s, order), ==, "ok");
}

/* ---- R 2.3 ---- */

static void
test_bears (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD);

  assert_done (s, "status u1 routed shaken");
  assert_bears (s, "u1", ADJ_BEARS_ROUTED | ADJ_BEARS_SHAKEN);
  assert_done (s, "status u1 disrupted -shaken");
  assert_bears (s, "u1", ADJ_BEARS_ROUTED | ADJ_BEARS_DISRUPTED);
  sketch_phase (s, 2, "second-combat"); /* nothing but the players takes them off */
  assert_bears (s, "u1", ADJ_BEARS_ROUTED | ADJ_BEARS_DISRUPTED);
}

static void
test_none_in_1975 (void)
{
  g_autoptr (Sketch) s = sketch_new (FIELD);

  g_assert_cmpstr (sketch_judge (s, "status u1 routed"), ==, "impossible: no-such-marker");
  g_assert_cmpstr (sketch_judge (s, "rally u1"), ==, "impossible: no-such-marker");
  g_assert_cmpstr (sketch_judge (s, "mark 0101 breastworks"), ==, "impossible: no-such-marker");
  g_assert_cmpstr (sketch_judge (s, "mark 0101 entrenchment"), ==, "ok");
}

static void
test_no_entrenchments (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD);

  g_assert_cmpstr (sketch_judge (s, "mark 0101 entrenchment"), ==, "impossible: no-such-marker");
  g_assert_cmpstr (sketch_judge (s, "entrench u1"), ==, "impossible: not-played");
}

/* What they do is said once a phase, when it ends, and not at every order. */
static void
test_not_judged_once_a_phase (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD);

  assert_done (s, "status u1 routed");
  assert_done (s, "move u1 0101 0102");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "R 5.3 not-entered; R 12.0 missing (unknown)");
  sketch_phase (s, 1, "second-movement"); /* nobody of this side bears one */
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
}

/* ---- R 4.0: who builds or is to rally stays ---- */

static void
test_marked_units_stay (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD);

  assert_done (s, "status u1 rally");
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102"), ==, "R 4.0 stays-to-rally");
  assert_done (s, "status u1 -rally");
  assert_done (s, "mark 0101 building");
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102"), ==, "R 4.0 stays-to-build");
}

static void
test_marked_after_a_move (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD);

  assert_done (s, "move u1 0101 0102");
  g_assert_cmpstr (sketch_judge (s, "status u1 rally"), ==, "R 4.0 moved-already");
  g_assert_cmpstr (sketch_judge (s, "mark 0102 building"), ==, "R 4.0 moved-already");
  assert_done (s, "enter u3 0801");
  g_assert_cmpstr (sketch_judge (s, "status u3 rally"), ==, "R 4.0 moved-already");
}

static void
test_marked_in_another_phase (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD);

  g_assert_cmpstr (sketch_judge (s, "status x1 rally"), ==, "R 4.0 marked-late");
  g_assert_cmpstr (sketch_judge (s, "mark 1212 building"), ==, "R 4.0 marked-late");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "status u1 rally"), ==, "R 4.0 marked-late");
  g_assert_cmpstr (sketch_judge (s, "status u1 routed"), ==, "ok");
}

/* ---- R 4.0: breastworks ---- */

static guint
count_duties (Sketch *s, AdjDutyKind kind)
{
  g_auto (AdjDuties) duties = { 0 };
  guint n = 0;

  adj_duties_find (&s->field, &duties);
  for (guint i = 0; i < duties.n; i++)
    n += duties.duties[i].kind == kind && duties.duties[i].state == ADJ_DUE_REMINDER;
  return n;
}

static const AdjMarker *
works (Sketch *s)
{
  const AdjMarker *marker = adj_table_marker (s->table, sketch_hex (s, 101));

  g_assert_nonnull (marker);
  return marker;
}

/* Through the whole Game-Turn by orders, so that nothing is forgotten between the phases. */
static void
test_breastworks_turned (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD);

  assert_done (s, "mark 0101 building");
  g_assert_cmpuint (count_duties (s, ADJ_DUTY_WORKS), ==, 0);
  for (int phase = 0; phase < 4; phase++)
    {
      sketch_do (s, "next");
      g_assert_cmpint (works (s)->kind, ==, ADJ_MARKER_BUILDING);
      g_assert_cmpuint (count_duties (s, ADJ_DUTY_WORKS), ==, phase == 3 ? 1 : 0);
    }
  assert_done (s, "mark 0101 breastworks");
  g_assert_cmpint (works (s)->kind, ==, ADJ_MARKER_BREASTWORKS);
  g_assert_cmpuint (count_duties (s, ADJ_DUTY_WORKS), ==, 0);
  assert_done (s, "move u1 0101 0102"); /* the builder is free, and they stay */
  g_assert_cmpint (works (s)->kind, ==, ADJ_MARKER_BREASTWORKS);
}

static void
test_breastworks_too_early (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD);

  assert_done (s, "mark 0101 building");
  g_assert_cmpstr (sketch_judge (s, "mark 0101 breastworks"), ==, "R 4.0 works-unfinished");
  sketch_do (s, "next");
  g_assert_cmpstr (sketch_judge (s, "mark 0101 breastworks"), ==, "R 4.0 works-unfinished");
  g_assert_cmpstr (sketch_judge (s, "mark 0303 breastworks"), ==,
                   "ok"); /* as the cardboard has it */
}

/* ---- R 12.42, 12.43: the attempt ---- */

static Sketch *
in_combat (const char *status)
{
  Sketch *s = revised_new (FIELD);

  assert_done (s, status);
  sketch_phase (s, 1, "first-combat");
  return s;
}

static void
test_marker_comes_off (void)
{
  g_autoptr (Sketch) s = in_combat ("status u1 routed rally");

  g_assert_cmpuint (count_duties (s, ADJ_DUTY_RALLY), ==, 1);
  assert_done (s, "rally u1");
  assert_bears (s, "u1", ADJ_BEARS_ROUTED);
  g_assert_cmpuint (s->table->n_debts, ==, 1);
  g_assert_cmpuint (count_duties (s, ADJ_DUTY_RALLY), ==, 0);
  assert_done (s, "status u1 -routed");
  assert_bears (s, "u1", 0);
  g_assert_cmpuint (s->table->n_debts, ==, 0);
}

static void
test_not_marked (void)
{
  g_autoptr (Sketch) s = in_combat ("status u1 routed");

  g_assert_cmpuint (count_duties (s, ADJ_DUTY_RALLY), ==, 0);
  g_assert_cmpstr (sketch_judge (s, "rally u1"), ==, "R 4.0 not-marked");
}

static void
test_rallies_elsewhere (void)
{
  g_autoptr (Sketch) s = revised_new (FIELD);

  assert_done (s, "status u1 rally");
  g_assert_cmpstr (sketch_judge (s, "rally u1"), ==, "R 4.0 rallies-elsewhere");
  g_assert_cmpstr (sketch_judge (s, "rally u3"), ==, "impossible: not-on-map");
}

static void
test_rallies_after_an_attack (void)
{
  g_autoptr (Sketch) s = in_combat ("status u1 rally");

  sketch_set (s, "u2", ADJ_FACT_ATTACKED);
  g_assert_cmpuint (count_duties (s, ADJ_DUTY_RALLY), ==, 0);
  g_assert_cmpstr (sketch_judge (s, "rally u1"), ==, "R 4.0 rallies-late");
}

/* Whoever goes on is asked no more. */
static void
test_attack_goes_on (void)
{
  g_autoptr (Sketch) s = in_combat ("status u1 shaken rally");

  assert_done (s, "rally u1");
  g_assert_cmpstr (sketch_do (s, "attack 0502 from u2"), ==,
                   "R 8.4 missing; R 8.6 missing (unknown)");
  g_assert_cmpuint (s->table->n_debts, ==, 0);
}

/* Each way to answer is judged ok; a routed unit alone may be eliminated. */
static void
test_answers (void)
{
  g_autoptr (Sketch) s = in_combat ("status u1 disrupted shaken rally");
  g_autoptr (GArray) shaken = NULL;
  g_autoptr (GArray) routed = NULL;

  assert_done (s, "rally u1");
  shaken = adj_payments_find (&s->field);
  g_assert_cmpuint (shaken->len, ==, 3);
  g_assert_cmpint (g_array_index (shaken, AdjPayment, 0).bears, ==, ADJ_BEARS_DISRUPTED);
  g_assert_cmpint (g_array_index (shaken, AdjPayment, 1).bears, ==, ADJ_BEARS_SHAKEN);
  g_assert_cmpint (g_array_index (shaken, AdjPayment, 2).kind, ==, ADJ_PAYMENT_STAY);
  assert_done (s, "stay");
  g_assert_cmpuint (s->table->n_debts, ==, 0);
  assert_done (s, "status u1 routed -shaken -disrupted");
  g_assert_cmpstr (sketch_do (s, "rally u1"), ==, "R 4.0 not-marked");
  routed = adj_payments_find (&s->field);
  g_assert_cmpuint (routed->len, ==, 3);
  g_assert_cmpint (g_array_index (routed, AdjPayment, 1).kind, ==, ADJ_PAYMENT_ELIMINATE);
  assert_done (s, "eliminate u1");
  g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].where, ==, ADJ_ELIMINATED);
  g_assert_cmpuint (s->table->n_debts, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/R 2.3/+ bears markers", test_bears);
  g_test_add_func ("/rules/R 2.3/- none in 1975", test_none_in_1975);
  g_test_add_func ("/rules/R 2.3/- no entrenchments", test_no_entrenchments);
  g_test_add_func ("/rules/R 12.0/once a phase", test_not_judged_once_a_phase);
  g_test_add_func ("/rules/R 4.0/- marked units stay", test_marked_units_stay);
  g_test_add_func ("/rules/R 4.0/- after a move", test_marked_after_a_move);
  g_test_add_func ("/rules/R 4.0/- in another phase", test_marked_in_another_phase);
  g_test_add_func ("/rules/R 4.0/+ breastworks are turned", test_breastworks_turned);
  g_test_add_func ("/rules/R 4.0/- not yet", test_breastworks_too_early);
  g_test_add_func ("/rules/R 4.0/- rallies elsewhere", test_rallies_elsewhere);
  g_test_add_func ("/rules/R 4.0/- rallies after an attack", test_rallies_after_an_attack);
  g_test_add_func ("/rules/R 12.42/+ the marker comes off", test_marker_comes_off);
  g_test_add_func ("/rules/R 12.42/- not marked", test_not_marked);
  g_test_add_func ("/rules/R 12.42/+ goes on", test_attack_goes_on);
  g_test_add_func ("/rules/R 12.43/+ may be eliminated", test_answers);
  g_test_add_func ("/rules/R 12.43/- who is shaken may not", test_answers);
  return g_test_run ();
}
