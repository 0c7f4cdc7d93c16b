/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch-show.h"

/* Attack Effectiveness (BG 11). Flat maps, even columns half a hex lower: 0303 has the neighbours
 * 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202 nw. 1-1 gives Dr on 1 and Ar on 6, 3-1 De on
 * 1 and Ex on 6. */

#define PAIR                                                                                       \
  "map flat 6x6; turns 4; unit u1 union infantry 6 0302; unit u2 union infantry 6 0302;"           \
  "unit g1 union artillery 6 0501; unit x1 confederate infantry 6 0303;"

static gboolean
is_ineffective (const Sketch *s, const char *unit)
{
  return sketch_has (s, unit, ADJ_FACT_INEFFECTIVE);
}

static void
test_lost_by_ar (void)
{
  g_autoptr (Sketch) s = sketch_combat (PAIR);

  sketch_do (s, "attack 0303 from u1 u2 g1 reduce 1-1"); /* 18 : 6 */
  sketch_do (s, "roll 6");
  g_assert_true (is_ineffective (s, "u1"));
  g_assert_true (is_ineffective (s, "u2"));
  g_assert_false (is_ineffective (s, "x1"));
}

static void
test_not_lost (void)
{
  g_autoptr (Sketch) s = sketch_combat (PAIR);

  sketch_do (s, "attack 0303 from u1 u2 g1 reduce 1-1");
  sketch_do (s, "roll 6");
  g_assert_false (is_ineffective (s, "g1")); /* from a distance */
  sketch_do (s, "place u1 0302");
  sketch_do (s, "place u2 0302");
  sketch_phase (s, 1, "second-combat");
  sketch_do (s, "attack 0302 from x1"); /* 6 : 12, 1-2 */
  sketch_do (s, "roll 1");              /* Dr: driven back, but not out of an attack */
  g_assert_false (is_ineffective (s, "x1"));
}

static void
test_not_lost_by_exchange (void)
{
  g_autoptr (Sketch) s = sketch_combat (PAIR "unit u3 union infantry 6 0402");

  sketch_do (s, "attack 0303 from u1 u2 u3");
  sketch_do (s, "roll 6"); /* 18 : 6, Ex */
  sketch_do (s, "lose u1");
  g_assert_false (is_ineffective (s, "u2"));
  g_assert_false (is_ineffective (s, "u3"));
}

static void
test_option_off (void)
{
  g_autoptr (Sketch) s = sketch_combat (PAIR);

  g_assert_cmpint (adj_table_option (s->table, ADJ_OPTION_ATTACK_EFFECTIVENESS), ==, 1);
  sketch_option (s, ADJ_OPTION_ATTACK_EFFECTIVENESS, 0);
  sketch_do (s, "attack 0303 from u1 u2 reduce 1-1");
  sketch_do (s, "roll 6");
  g_assert_cmpstr (sketch_debts (s), ==, "retreat u1; retreat u2");
  g_assert_false (is_ineffective (s, "u1"));
}

/* ---- What it may not and what it may ---- */

static void
test_may_not (void)
{
  g_autoptr (Sketch) s = sketch_new (PAIR);

  sketch_set (s, "u1", ADJ_FACT_INEFFECTIVE);
  sketch_do (s, "place u1 0301");
  g_assert_cmpint (sketch_cost (s, "u1", 202), ==, -1); /* x1's zone */
  g_assert_cmpstr (sketch_judge (s, "move u1 0301 0201 0202"), ==, "BG 11.2 ineffective-zone");
  sketch_do (s, "place u1 0302");
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1 u2"), ==, "BG 11.2 ineffective");
}

static void
test_may_not_advance (void)
{
  g_autoptr (Sketch) s =
      sketch_combat ("map flat 6x6; unit u1 union infantry 6 0302; unit u2 union infantry 6 0202;"
                     "unit x1 confederate infantry 6 0303; unit x2 confederate infantry 6 0403;"
                     "unit u3 union infantry 2 0502; unit u4 union infantry 2 0204");

  sketch_set (s, "x1", ADJ_FACT_INEFFECTIVE);
  sketch_do (s, "attack 0303 from u1");
  sketch_do (s, "roll 6"); /* Ar; u2's zone reaches 0302 */
  sketch_do (s, "retreat u1 0301");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  sketch_phase (s, 2, "first-combat");
  sketch_do (s, "place u1 0302");
  sketch_do (s, "place x2 0303");
  sketch_do (s, "attack 0303 from u1 reduce 1-2"); /* 6 : 12 */
  sketch_do (s, "roll 5");                         /* Ar */
  sketch_do (s, "retreat u1 0301");
  g_assert_cmpstr (sketch_advances (s), ==, "x2 0302"); /* the other one may */
  g_assert_cmpstr (sketch_judge (s, "advance x1 0302"), ==, "BG 11.2 ineffective-zone");
}

static void
test_may (void)
{
  g_autoptr (Sketch) s = sketch_new (PAIR);

  sketch_set (s, "u1", ADJ_FACT_INEFFECTIVE);
  sketch_do (s, "place u1 0501");
  g_assert_cmpstr (sketch_judge (s, "move u1 0501 0502 0503"), ==, "ok");
  sketch_set (s, "x1", ADJ_FACT_INEFFECTIVE);
  /* it keeps its zone and its strength */
  g_assert_true (adj_field_in_ezoc (&s->field, sketch_hex (s, 302), 0));
  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_column (s, "attack 0303 from u2"), ==, "1-1");
}

/* ---- Leaving ---- */

/* u1 cannot fight any more and x1 has come up to it; the Union's Combat Phase begins. */
static Sketch *
cornered (const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_set (s, "u1", ADJ_FACT_INEFFECTIVE);
  sketch_do (s, "next");
  return s;
}

#define CORNERED "map flat 6x6; unit u1 union infantry 6 0302; unit x1 confederate infantry 6 0303;"

static void
test_must_leave (void)
{
  g_autoptr (Sketch) s = cornered (CORNERED);

  g_assert_true (sketch_has (s, "u1", ADJ_FACT_MUST_LEAVE));
  /* neither owes it an attack, nor must x1, whom it alone touches, be attacked */
  g_assert_cmpstr (sketch_duties (s), ==,
                   "[attack u1 BG 11.31 ineffective]; [be-attacked x1 BG 11.31 ineffective]; "
                   "leave u1 BG 11.31");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "BG 11.31 owes-leaving");
  g_assert_cmpstr (sketch_judge (s, "retreat u1 0202"), ==, "BG 7.71 retreat-zone");
  g_assert_cmpstr (sketch_do (s, "retreat u1 0301"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
}

/* u2 must attack x1 all the same; the moment of leaving is the owner's. */
static void
test_others_still_owe (void)
{
  g_autoptr (Sketch) s = cornered (CORNERED "unit u2 union infantry 6 0304");

  g_assert_cmpstr (sketch_duties (s), ==,
                   "[attack u1 BG 11.31 ineffective]; be-attacked x1 BG 7.11; attack u2 BG 7.12; "
                   "leave u1 BG 11.31");
  sketch_do (s, "attack 0303 from u2");
  sketch_do (s, "roll 6");
  sketch_do (s, "retreat u2 0305");
  sketch_do (s, "stay");
  g_assert_cmpstr (sketch_do (s, "retreat u1 0401"), ==, "ok");
}

static void
test_lost_with_nowhere_to_go (void)
{
  g_autoptr (Sketch) s = cornered (
      CORNERED "unit x2 confederate infantry 2 0401; unit x3 confederate infantry 2 0201");

  g_assert_cmpstr (sketch_retreats (s, "u1"), ==, "");
  g_assert_cmpstr (sketch_duties (s), ==,
                   "[attack u1 BG 11.31 ineffective]; [be-attacked x1 BG 11.31 ineffective]; "
                   "[be-attacked x2 BG 11.31 ineffective]; [be-attacked x3 BG 11.31 ineffective]; "
                   "leave u1 BG 11.31 nowhere");
  sketch_do (s, "next");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "eliminated");
}

static void
test_zone_gone_first (void)
{
  g_autoptr (Sketch) s = cornered (CORNERED "unit u2 union infantry 6 0304");

  sketch_do (s, "attack 0303 from u2");
  sketch_do (s, "roll 1"); /* Dr, and u1's zone helps to corner x1 */
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "eliminated");
  sketch_do (s, "stay");
  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_judge (s, "retreat u1 0301"), ==, "impossible: nothing-owed");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
}

static void
test_only_when_the_phase_begins (void)
{
  g_autoptr (Sketch) s = sketch_new (CORNERED);

  sketch_do (s, "next"); /* effective */
  g_assert_false (sketch_has (s, "u1", ADJ_FACT_MUST_LEAVE));
  g_assert_cmpstr (sketch_judge (s, "retreat u1 0301"), ==, "impossible: nothing-owed");
  sketch_phase (s, 1, "second-movement");
  sketch_set (s, "u1", ADJ_FACT_INEFFECTIVE);
  sketch_do (s, "next"); /* the enemy's Combat Phase */
  g_assert_false (sketch_has (s, "u1", ADJ_FACT_MUST_LEAVE));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/BG 11.1/+ lost by an Ar", test_lost_by_ar);
  g_test_add_func ("/rules/BG 11.1/- not by Dr, nor from a distance", test_not_lost);
  g_test_add_func ("/rules/BG 11.1/- not by an exchange", test_not_lost_by_exchange);
  g_test_add_func ("/rules/BG 11.1/- not with the option off", test_option_off);
  g_test_add_func ("/rules/BG 11.2/+ no attack, no zone", test_may_not);
  g_test_add_func ("/rules/BG 11.2/+ no advance into a zone", test_may_not_advance);
  g_test_add_func ("/rules/BG 11.2/- all else as before", test_may);
  g_test_add_func ("/rules/BG 11.31/+ must leave", test_must_leave);
  g_test_add_func ("/rules/BG 11.31/+ or is lost", test_lost_with_nowhere_to_go);
  g_test_add_func ("/rules/BG 11.31/- others still owe an attack", test_others_still_owe);
  g_test_add_func ("/rules/BG 11.31/- not when the zone is gone first", test_zone_gone_first);
  g_test_add_func ("/rules/BG 11.31/- only as its own phase begins",
                   test_only_when_the_phase_begins);
  return g_test_run ();
}
