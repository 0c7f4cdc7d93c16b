/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/duties.h"
#include "rules/entry.h"
#include "sketch-show.h"

/* Reinforcements (BG 15) and exits (BG 16). */

/* Seven for the Union on turn 2, by two entry hexes. */
#define COLUMN                                                                                     \
  "map flat 8x6; forest-rough 0101; turns 5 night 4;"                                              \
  "wait u1 union infantry 5 turn 2 entry 0101 0106; wait u2 union infantry 5 turn 2 entry 0101 "   \
  "0106; wait u3 union infantry 5 turn 2 entry 0101 0106; wait u4 union infantry 5 turn 2 entry "  \
  "0101 0106; wait u5 union infantry 5 turn 2 entry 0101 0106; wait u6 union infantry 5 turn 2 "   \
  "entry 0101 0106; wait u7 union infantry 5 turn 2 entry 0101 0106;"                              \
  "unit x1 confederate infantry 5 0805;"

static Sketch *
column_on_turn (int turn)
{
  Sketch *s = sketch_new (COLUMN);

  sketch_phase (s, turn, "first-movement");
  return s;
}

static int
spent (const Sketch *s, const char *unit)
{
  return s->table->units[sketch_unit (s, unit)].spent / ADJ_MP;
}

static int
column_cost (const Sketch *s, const char *unit, AdjHexId entry)
{
  return adj_column_cost (&s->field, sketch_unit (s, unit), sketch_hex (s, entry), 0, NULL);
}

/* The forest-rough of the entry hex would cost 6; the place in the column takes its place. */
static void
test_column (void)
{
  g_autoptr (Sketch) s = column_on_turn (2);

  g_assert_cmpstr (sketch_do (s, "enter u1 0101 0102 0103 0104 0105 0106"), ==, "ok");
  g_assert_cmpint (spent (s, "u1"), ==, 1 + 5);
  g_assert_cmpstr (sketch_do (s, "enter u2 0101 0102"), ==, "ok");
  g_assert_cmpint (spent (s, "u2"), ==, 2 + 1);
  /* one column a side, whichever hex it comes in by */
  g_assert_cmpint (column_cost (s, "u1", 106), ==, 3 * ADJ_MP);
  g_assert_cmpint (column_cost (s, "x1", 106), ==, 1 * ADJ_MP);
  sketch_phase (s, 3, "first-movement");
  g_assert_cmpint (column_cost (s, "u1", 106), ==, 1 * ADJ_MP);
}

static void
test_column_at_each_hex (void)
{
  g_autoptr (Sketch) s = column_on_turn (2);

  sketch_option (s, ADJ_OPTION_COLUMN_PER_ENTRY_HEX, 1);
  g_assert_cmpstr (sketch_do (s, "enter u1 0101 0102"), ==, "ok");
  g_assert_cmpint (column_cost (s, "u1", 106), ==, 1 * ADJ_MP);
  g_assert_cmpint (column_cost (s, "u1", 101), ==, 2 * ADJ_MP);
}

static void
test_not_now (void)
{
  g_autoptr (Sketch) s = column_on_turn (1);

  g_assert_cmpstr (sketch_judge (s, "enter u1 0101"), ==, "BG 15.0 not-due");
  g_assert_cmpstr (sketch_judge (s, "enter u1"), ==, "impossible: no-path");
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0103"), ==, "BG 15.0 wrong-entry");
  g_assert_cmpstr (sketch_do (s, "enter u1 0101 0102"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0106"), ==, "impossible: not-waiting");
  sketch_phase (s, 2, "second-movement");
  g_assert_cmpstr (sketch_judge (s, "enter u2 0101"), ==, "BG 5.11 not-your-phase");
}

static void
test_one_behind_the_other (void)
{
  g_autoptr (Sketch) s = column_on_turn (2);

  g_assert_cmpstr (sketch_do (s, "enter u1 u2 0106 0205"), ==, "ok");
  g_assert_cmpint (spent (s, "u1"), ==, 2);
  g_assert_cmpint (spent (s, "u2"), ==, 3);
  g_assert_cmpstr (sketch_where (s, "u2"), ==, "0205");
}

static void
test_not_stacked (void)
{
  g_autoptr (Sketch) s = column_on_turn (2);

  g_assert_cmpstr (sketch_judge (s, "enter u1 u2 0106"), ==, "BG 15.1 stacked-entry");
  g_assert_cmpstr (sketch_do (s, "enter u1 0106"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "enter u2 0106"), ==, "BG 15.1 stacked-entry");
  g_assert_cmpstr (sketch_judge (s, "enter u2 0106 0105"), ==, "ok"); /* through a friend */
}

static void
test_marches_on (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; wait u1 union infantry 5 turn 1 entry 0101;"
                                     "unit x1 confederate infantry 5 0303");

  g_assert_cmpstr (sketch_do (s, "enter u1 0101"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "move u1 0101 0201 0302"), ==, "ok"); /* later is at once, too */
  g_assert_cmpint (spent (s, "u1"), ==, 3);
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "attack 0303 from u1"), ==, "ok");
}

/* The third in the column has three points left, and shows no more until it has moved on. */
static void
test_reaches_with_the_rest (void)
{
  g_autoptr (Sketch) s = column_on_turn (2);

  g_assert_cmpstr (sketch_do (s, "enter u1 0106 0105"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "enter u2 0106 0105"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "enter u3 0106"), ==, "ok");
  g_assert_cmpint (sketch_cost (s, "u3", 405), ==, 3);
  g_assert_cmpint (sketch_cost (s, "u3", 506), ==, -1);
  sketch_phase (s, 2, "first-combat"); /* how far it will get next time */
  g_assert_cmpint (sketch_cost (s, "u3", 506), ==, 4);
}

static void
test_not_too_far (void)
{
  g_autoptr (Sketch) s = column_on_turn (2);

  g_assert_cmpstr (sketch_do (s, "enter u1 u2 0106 0105"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "enter u3 0106 0205 0306 0405"), ==, "ok"); /* 3 + 3 */
  g_assert_cmpstr (sketch_judge (s, "enter u3 0106 0205 0306 0405 0506"), ==, "BG 5.15 too-far");
  g_assert_cmpstr (sketch_do (s, "enter u3 0106 0205"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "move u3 0205 0306"), ==, "BG 5.11 moved-already");
}

/* Six come in, the seventh would pay 7 of its 6. */
static void
enter_six (Sketch *s)
{
  static const char *const orders[] = {
    "enter u1 0106 0105", "enter u2 0106 0105", "enter u3 0106 0205",
    "enter u4 0106 0205", "enter u5 0106 0206", "enter u6 0106",
  };

  for (guint i = 0; i < G_N_ELEMENTS (orders); i++)
    g_assert_cmpstr (sketch_do (s, orders[i]), ==, "ok");
}

static void
test_last_in_time (void)
{
  g_autoptr (Sketch) s = column_on_turn (2);

  enter_six (s);
  g_assert_cmpint (spent (s, "u6"), ==, 6);
  g_assert_cmpstr (sketch_duties (s), ==, "[enter u7 BG 15.3 column]");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
  sketch_phase (s, 3, "first-movement");
  g_assert_cmpstr (sketch_judge (s, "enter u7 0101"), ==, "ok");
}

/* The same with a column of its own at each hex, for a unit that has that hex alone. */
static void
test_last_at_its_hex (void)
{
  g_autoptr (Sketch) s = sketch_new (COLUMN "wait u8 union infantry 5 turn 2 entry 0106");

  sketch_phase (s, 2, "first-movement");
  sketch_option (s, ADJ_OPTION_COLUMN_PER_ENTRY_HEX, 1);
  enter_six (s);
  g_assert_cmpstr (sketch_duties (s), ==, "maybe enter u7 BG 15.9; [enter u8 BG 15.3 column]");
}

static void
test_too_late (void)
{
  g_autoptr (Sketch) s = column_on_turn (2);

  enter_six (s);
  g_assert_cmpstr (sketch_judge (s, "enter u7 0101"), ==, "BG 15.3 column-too-long");
  /* that it has nothing left for a march either goes without saying */
  g_assert_cmpstr (sketch_judge (s, "enter u7 0101 0102"), ==, "BG 15.3 column-too-long");
}

/* Nobody is due, and nothing is counted. */
static void
test_nothing_due (void)
{
  const AdjDuties none = { 0 };

  g_assert_cmpuint (adj_duties_count (&none, ADJ_DUE_OWED), ==, 0);
}

/* Where it comes in is not printed: its column cannot be too long. */
static void
test_no_entry_printed (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x6; wait u1 union infantry 5 turn 1 entry 0101");

  s->book->scenario->units[sketch_unit (s, "u1")].n_entries = 0;
  g_assert_cmpstr (sketch_duties (s), ==, "maybe enter u1 BG 15.9");
}

static void
test_order_and_moment (void)
{
  g_autoptr (Sketch) s = column_on_turn (3);

  g_assert_cmpstr (sketch_do (s, "enter u5 0106 0105"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "enter u2 0101"), ==, "ok");
  sketch_phase (s, 5, "first-movement");
  g_assert_cmpstr (sketch_do (s, "enter u1 0106"), ==, "ok");
}

/* Held back is held back: nobody comes on by himself, nor stays for ever. */
static void
test_held_back (void)
{
  g_autoptr (Sketch) s = column_on_turn (2);

  g_assert_cmpstr (sketch_do (s, "next"), ==,
                   "BG 15.9 not-entered; BG 15.9 not-entered; BG 15.9 not-entered; BG 15.9 "
                   "not-entered; BG 15.9 not-entered; BG 15.9 not-entered; BG 15.9 not-entered");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "waiting");
}

static void
test_into_a_zone (void)
{
  g_autoptr (Sketch) s = column_on_turn (2);

  sketch_do (s, "place x1 0105");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0106"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0106 0206"), ==, "BG 5.13 leaves-zone");
}

static void
test_entry_taken (void)
{
  g_autoptr (Sketch) s = column_on_turn (2);
  int u1 = sketch_unit (s, "u1");

  sketch_do (s, "place x1 0106");
  g_assert_null (adj_entry_blocked_by (&s->field, u1)); /* there is another one */
  g_assert_cmpstr (sketch_judge (s, "enter u1 0106"), ==, "impossible: enemy-in-hex");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0106 0105"), ==,
                   "BG 15.5 entry-occupied; BG 5.12 enemy-in-hex");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0101"), ==, "ok");
}

static void
test_all_taken (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 6x5; wait u1 union infantry 5 turn 1 entry 0101 0103;"
                  "unit x1 confederate infantry 5 0101; unit x2 confederate infantry 5 0103");

  g_assert_cmpstr (adj_entry_blocked_by (&s->field, 0), ==, "BG 15.5");
  g_assert_cmpstr (sketch_duties (s), ==, "[enter u1 BG 15.5 blocked]");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
}

/* By night a zone closes an entry hex as an enemy in it does. */
static void
test_all_closed_by_night (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 6x5; turns 3 night 2; wait u1 union infantry 5 turn 1 entry 0101;"
                  "unit x1 confederate infantry 5 0102");

  g_assert_cmpstr (sketch_duties (s), ==, "maybe enter u1 BG 15.9");
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_duties (s), ==, "[enter u1 BG 15.5 blocked]");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0101"), ==, "BG 10.2 night-zone");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
}

static void
test_reminder (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; wait u1 union infantry 5 turn 2 entry 0101;"
                                     "wait u2 union infantry 5 turn 4 entry 0101;"
                                     "wait x1 confederate infantry 5 turn 2 entry 0601");

  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpint (adj_due_turn (&s->field, 1), ==, 4); /* three turns on */
  sketch_phase (s, 3, "first-movement");
  g_assert_cmpstr (sketch_duties (s), ==, "maybe enter u1 BG 15.9"); /* overdue; x1 is not ours */
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "BG 15.9 not-entered");
}

static void
test_no_reminder (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; wait u1 union infantry 5 turn 2 entry 0101");

  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_do (s, "enter u1 0101"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "ok");
}

/* ---- Exits ---- */

#define EXIT                                                                                       \
  "map flat 6x5; exit 0101; unit u1 union infantry 5 0103; unit u2 union infantry 4 0601;"         \
  "unit x1 confederate infantry 5 0201;"

static void
test_exit (void)
{
  g_autoptr (Sketch) s = sketch_new (EXIT);

  sketch_do (s, "place x1 0605");
  g_assert_cmpstr (sketch_do (s, "move u1 0103 0102 0101"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "exit u1"), ==, "ok"); /* 2 + 1, in the same move */
  g_assert_cmpint (spent (s, "u1"), ==, 3);
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "exited");
}

static void
test_no_exit (void)
{
  g_autoptr (Sketch) s = sketch_new (EXIT);

  g_assert_cmpstr (sketch_judge (s, "exit u1"), ==, "BG 16.1 no-exit");
  sketch_do (s, "place u1 0101"); /* x1's zone */
  g_assert_cmpstr (sketch_judge (s, "exit u1"), ==, "BG 16.1 leaves-zone");
  sketch_do (s, "place x1 0605");
  sketch_do (s, "place u2 0401");
  g_assert_cmpstr (sketch_do (s, "move u2 0401 0402 0302 0301 0201 0102 0101"), ==, "ok");
  g_assert_cmpstr (sketch_judge (s, "exit u2"), ==, "BG 5.15 too-far"); /* 6 + 1 */
  sketch_phase (s, 1, "second-movement");
  g_assert_cmpstr (sketch_judge (s, "exit u1"), ==, "BG 5.11 not-your-phase");
  /* not by retreat: what is off the map is no way out */
  g_assert_cmpstr (sketch_retreats (s, "u1"), ==, "0201 0102");
}

/* An exit of the other side, or of another arm, is none. */
static void
test_exit_of_others (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 6x5; unit u1 union infantry 5 0101; unit u2 union cavalry 4 0101;"
                  "unit x1 confederate infantry 5 0605\n"
                  "<exit hexes=\"0101\" cost=\"1\" side=\"confederate\"/>\n"
                  "<exit hexes=\"0101\" cost=\"2\" side=\"union\" arm=\"cavalry\"/>");

  g_assert_cmpstr (sketch_judge (s, "exit u1"), ==, "BG 16.1 no-exit");
  g_assert_cmpstr (sketch_do (s, "exit u2"), ==, "ok");
  g_assert_cmpint (spent (s, "u2"), ==, 2);
  sketch_do (s, "place u1");
  sketch_do (s, "place x1 0101");
  sketch_phase (s, 1, "second-movement");
  g_assert_cmpstr (sketch_do (s, "exit x1"), ==, "ok");
  g_assert_cmpint (spent (s, "x1"), ==, 1);
}

static void
test_gone (void)
{
  g_autoptr (Sketch) s = sketch_new (
      EXIT "\n<award id=\"lost\" title=\"Lost\" side=\"confederate\" kind=\"eliminated\" "
           "points=\"1\" per=\"strength\"/>\n<award id=\"out\" title=\"Out\" side=\"union\" "
           "kind=\"exited\" points=\"1\" per=\"strength\"/>");

  sketch_do (s, "place x1 0605");
  sketch_do (s, "place u1 0101");
  g_assert_cmpstr (sketch_do (s, "exit u1"), ==, "ok");
  g_assert_cmpstr (sketch_score (s), ==, "lost=0 out=5; union 5, confederate 0");
}

static void
test_never_back (void)
{
  g_autoptr (Sketch) s = sketch_new (EXIT);

  sketch_do (s, "place x1 0605");
  sketch_do (s, "place u1 0101");
  sketch_do (s, "exit u1");
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_judge (s, "enter u1 0101"), ==, "impossible: not-waiting");
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102"), ==, "impossible: not-on-map");
  g_assert_cmpstr (sketch_judge (s, "exit u1"), ==, "impossible: not-on-map");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/BG 15.0/+ one column a side", test_column);
  g_test_add_func ("/rules/BG 15.0/+ one at each entry hex, by the switch",
                   test_column_at_each_hex);
  g_test_add_func ("/rules/BG 15.0/- not before its turn, nor elsewhere", test_not_now);
  g_test_add_func ("/rules/BG 15.1/+ one behind the other", test_one_behind_the_other);
  g_test_add_func ("/rules/BG 15.1/- not stacked", test_not_stacked);
  g_test_add_func ("/rules/BG 15.2/+ marches on and attacks", test_marches_on);
  g_test_add_func ("/rules/BG 15.2/- with what is left and once", test_not_too_far);
  g_test_add_func ("/rules/BG 15.2/- and reaches no farther", test_reaches_with_the_rest);
  g_test_add_func ("/rules/BG 15.3/+ the sixth still pays", test_last_in_time);
  g_test_add_func ("/rules/BG 15.3/+ the last at its hex", test_last_at_its_hex);
  g_test_add_func ("/rules/BG 15.3/- the seventh waits", test_too_late);
  g_test_add_func ("/rules/BG 15.9/- nothing due", test_nothing_due);
  g_test_add_func ("/rules/BG 15.9/+ no entry printed", test_no_entry_printed);
  g_test_add_func ("/rules/BG 15.4/+ in any order, any time later", test_order_and_moment);
  g_test_add_func ("/rules/BG 15.4/- held back", test_held_back);
  g_test_add_func ("/rules/BG 15.5/+ into a zone", test_into_a_zone);
  g_test_add_func ("/rules/BG 15.5/+ waits while all entries are taken", test_all_taken);
  g_test_add_func ("/rules/BG 15.5/+ or closed by night", test_all_closed_by_night);
  g_test_add_func ("/rules/BG 15.5/- not into a hex that is taken", test_entry_taken);
  g_test_add_func ("/rules/BG 15.9/+ reminds of arrivals", test_reminder);
  g_test_add_func ("/rules/BG 15.9/- is silent when all have come", test_no_reminder);
  g_test_add_func ("/rules/BG 16.1/+ off the map", test_exit);
  g_test_add_func ("/rules/BG 16.1/- an exit of others", test_exit_of_others);
  g_test_add_func ("/rules/BG 16.1/- not here, not now, not from a zone", test_no_exit);
  g_test_add_func ("/rules/BG 16.3/+ gone is not lost", test_gone);
  g_test_add_func ("/rules/BG 16.3/- never back", test_never_back);
  return g_test_run ();
}
