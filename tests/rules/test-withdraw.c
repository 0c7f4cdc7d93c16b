/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "marching.h"
#include "rules/withdraw.h"
#include "sketch-show.h"
#include "table/effect.h"
#include "table/unit.h"

/* Withdrawal in the morning after night marches (E N.4, N.4b). Flat maps, even columns half a hex
 * lower; turn 1 is the night. */

#define PAIR                                                                                       \
  "map flat 5x9; turns 4 night 1; unit u1 union infantry 5 0502; unit u2 union infantry 5 0102; "  \
  "unit x1 confederate infantry 5 0507"

/* The worked figure: both closed in segment 2. */
static Sketch *
new_morning (const char *layout)
{
  Sketch *s = sketch_new (layout);

  marching_plot (s, "u1", "0503 0504 0505");
  marching_plot (s, "x1", "0506 0505 0504");
  marching_night (s);
  sketch_phase (s, 2, "first-movement");
  return s;
}

static const char *
list (Sketch *s, int side)
{
  g_autofree AdjWithdrawal *found = g_new (AdjWithdrawal, s->table->n_units);
  guint n = adj_withdrawals_find (&s->field, side, found);
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%s %04d %d %d", i > 0 ? "; " : "",
                            adj_unit_id (s->book, found[i].unit), s->book->hexes[found[i].hex].id,
                            found[i].cost / ADJ_MP, found[i].left / ADJ_MP);
  return g_string_chunk_insert (s->words, text->str);
}

/* The reasons against a withdrawal, by their order; carried out on the table. */
static AdjStanding
withdraw (Sketch *s, const char *unit, AdjHexId first, AdjHexId second)
{
  int u = sketch_unit (s, unit);
  AdjHex path[] = { s->table->units[u].hex, sketch_hex (s, first),
                    second != 0 ? sketch_hex (s, second) : ADJ_NO_HEX };

  adj_judge_begin (s->judge, s->table);
  adj_withdraw (s->judge, &u, 1, path, second != 0 ? 3 : 2);
  if (s->judge->standing != ADJ_IMPOSSIBLE)
    adj_table_assign (s->table, s->judge->table);
  adj_field_read (&s->field, s->book, s->table);
  return s->judge->standing;
}

static void
test_withdraws (void)
{
  g_autoptr (Sketch) s = new_morning (PAIR);

  g_assert_cmpstr (list (s, 0), ==, "u1 0503 2 4");
  g_assert_cmpstr (list (s, 1), ==, "");
  g_assert_cmpint (withdraw (s, "u1", 503, 502), ==, ADJ_OK);
  g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].spent, ==, 3 * ADJ_MP);
  g_assert_true (adj_table_did (s->table, sketch_unit (s, "u1"), ADJ_DEED_WITHDREW));
  g_assert_cmpstr (list (s, 0), ==, "");
}

/* One after the other: who has withdrawn does not close the door to the next (E N.4b). */
static void
test_one_by_one (void)
{
  g_autoptr (Sketch) s = sketch_new (PAIR "; unit u3 union infantry 2 0502");

  marching_plot (s, "u1", "0503 0504");
  marching_plot (s, "u3", "0503 0504");
  marching_plot (s, "x1", "0506 0505");
  marching_night (s);
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (list (s, 0), ==, "u1 0503 2 4; u3 0503 2 4");
  g_assert_cmpint (withdraw (s, "u1", 503, 502), ==, ADJ_OK);
  g_assert_cmpstr (list (s, 0), ==, "u3 0503 2 4");
  g_assert_cmpint (withdraw (s, "u3", 503, 0), ==, ADJ_OK);
}

/* A forest on the way back costs its terrain and a point. */
static void
test_pays_terrain (void)
{
  g_autoptr (Sketch) s = new_morning (PAIR "; forest 0502 0503");

  g_assert_cmpstr (list (s, 0), ==, "u1 0502 4 2");
  sketch_do (s, "place x1 0509");
  g_assert_cmpstr (list (s, 0), ==, ""); /* nobody is near it any more */
}

/* Who entered by night and went no farther has no way back. */
static void
test_entered (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 5x9; turns 4 night 1; wait u1 union infantry 4 turn 1 entry 0501; "
      "wait u2 union infantry 4 turn 1 entry 0501; unit x1 confederate infantry 5 0509");

  marching_plot (s, "u1", "enter 0501 0502 0503");
  marching_plot (s, "u2", ". enter 0501");
  marching_night (s);
  g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].night_from, ==, sketch_hex (s, 502));
  g_assert_cmpint (s->table->units[sketch_unit (s, "u2")].night_from, ==, ADJ_NO_HEX);
}

/* The train drifts by night, and then an enemy to its side, for the train keeps nobody away. */
static Sketch *
new_morning_after_drifts (const char *phase, gboolean may_withdraw)
{
  Sketch *s =
      sketch_new ("map flat 5x9; turns 4 night 1; road 0502 0503 0504; unit u1 union train 5 0502; "
                  "unit x1 confederate infantry 5 0507");

  sketch_option (s, ADJ_OPTION_DRIFTED_MAY_WITHDRAW, may_withdraw);
  sketch_phase (s, 1, phase);
  for (int unit = 0; unit < s->table->n_units; unit++)
    s->table->units[unit].control = ADJ_CONTROL_LOST;
  adj_field_read (&s->field, s->book, s->table);
  sketch_do (s, "drift u1 4 2");
  sketch_do (s, "drift x1 1 2");
  sketch_phase (s, 2, "first-movement");
  return s;
}

/* By the switch; and not where the night was not plotted. */
static void
test_drifted (void)
{
  g_autoptr (Sketch) by_switch = new_morning_after_drifts ("night-march", TRUE);
  g_autoptr (Sketch) unplotted = new_morning_after_drifts ("first-night", TRUE);
  g_autoptr (Sketch) plain = new_morning_after_drifts ("night-march", FALSE);
  int train = sketch_unit (plain, "u1");

  g_assert_cmpint (plain->table->units[train].hex, ==, sketch_hex (plain, 504));
  g_assert_cmpstr (list (by_switch, 0), ==, "u1 0503 2 4");
  g_assert_cmpint (withdraw (by_switch, "u1", 503, 502), ==, ADJ_OK);
  g_assert_cmpstr (list (plain, 0), ==, "");
  g_assert_cmpint (withdraw (plain, "u1", 503, 0), ==, ADJ_WARNED);
  g_assert_true (adj_judge_has (plain->judge, ADJ_REASON_NO_WAY_BACK));
  g_assert_cmpstr (list (unplotted, 0), ==, "");
}

static void
test_stood_so (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 5x9; turns 4 night 1; unit u1 union infantry 5 0502; "
                  "unit x1 confederate infantry 5 0503");

  marching_night (s);
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (list (s, 0), ==, "");
  g_assert_cmpint (withdraw (s, "u1", 501, 0), ==, ADJ_WARNED);
  g_assert_true (adj_judge_has (s->judge, ADJ_REASON_NO_WAY_BACK));
}

static void
test_only_the_holder (void)
{
  g_autoptr (Sketch) s = new_morning (PAIR);

  sketch_phase (s, 2, "second-movement");
  g_assert_cmpstr (list (s, 1), ==, "");
  g_assert_cmpint (withdraw (s, "x1", 506, 0), ==, ADJ_WARNED);
  g_assert_true (adj_judge_has (s->judge, ADJ_REASON_NOT_THE_HOLDER));
}

static void
test_only_that_morning (void)
{
  g_autoptr (Sketch) s = new_morning (PAIR);

  sketch_phase (s, 3, "first-movement");
  g_assert_cmpstr (list (s, 0), ==, "");
  g_assert_cmpint (withdraw (s, "u1", 503, 0), ==, ADJ_WARNED);
  g_assert_true (adj_judge_has (s->judge, ADJ_REASON_NOT_THE_MORNING));
}

static void
test_before_others (void)
{
  g_autoptr (Sketch) s = new_morning (PAIR);

  sketch_do (s, "move u2 0102 0101");
  g_assert_cmpstr (list (s, 0), ==, "");
  g_assert_cmpint (withdraw (s, "u1", 503, 0), ==, ADJ_WARNED);
  g_assert_true (adj_judge_has (s->judge, ADJ_REASON_OTHERS_MOVED));
}

static void
test_where_to (void)
{
  g_autoptr (Sketch) s = new_morning (PAIR);
  g_autoptr (Sketch) barred = new_morning (PAIR "; unit x2 confederate infantry 1 0109");

  g_assert_cmpint (withdraw (s, "u1", 404, 0), ==, ADJ_WARNED);
  g_assert_true (adj_judge_has (s->judge, ADJ_REASON_OTHER_WAY_BACK));
  sketch_do (barred, "place x2 0402");
  g_assert_cmpstr (list (barred, 0), ==, "");
  g_assert_cmpint (withdraw (barred, "u1", 503, 0), ==, ADJ_WARNED);
  g_assert_true (adj_judge_has (barred->judge, ADJ_REASON_BACK_INTO_ZONE));
  sketch_do (barred, "place x1 0509");
  g_assert_cmpint (withdraw (barred, "u2", 101, 0), ==, ADJ_WARNED);
  g_assert_true (adj_judge_has (barred->judge, ADJ_REASON_NOT_IN_ZONE));
}

/* No farther than what is left, and not at all from where it is not. */
static void
test_as_far_as_it_goes (void)
{
  g_autoptr (Sketch) s = new_morning (PAIR "; forest 0502");

  g_assert_cmpint (withdraw (s, "u1", 503, 502), ==, ADJ_OK); /* 1 + 1 + 3 */
  g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].spent, ==, 5 * ADJ_MP);
  g_assert_cmpint (withdraw (s, "u1", 509, 0), ==, ADJ_IMPOSSIBLE); /* it is not next to it */
}

/* ---- Where a night march came from ---- */

static void
test_night_from (void)
{
  g_autoptr (Sketch) s = new_morning (PAIR);
  int u1 = sketch_unit (s, "u1");
  int x1 = sketch_unit (s, "x1");

  g_assert_cmpint (s->table->units[u1].night_from, ==, sketch_hex (s, 503));
  sketch_phase (s, 2, "second-movement");
  g_assert_cmpint (s->table->units[u1].night_from, ==, sketch_hex (s, 503));
  sketch_do (s, "place u1 0503");
  g_assert_cmpint (s->table->units[u1].night_from, ==, ADJ_NO_HEX);
  g_assert_cmpint (s->table->units[x1].night_from, ==, sketch_hex (s, 506));
  sketch_do (s, "eliminate x1");
  g_assert_cmpint (s->table->units[x1].night_from, ==, ADJ_NO_HEX);
}

/* The plots of a night end with it, and where its marches came from when the next one falls. */
static void
test_next_nightfall (void)
{
  g_autoptr (Sketch) s =
      new_morning ("map flat 5x9; turns 4 night 1 night 3; unit u1 union infantry 5 0502; "
                   "unit u2 union infantry 5 0102; unit x1 confederate infantry 5 0507");
  int u1 = sketch_unit (s, "u1");

  g_assert_cmpuint (s->table->units[u1].plot, ==, 0);
  g_assert_cmpuint (s->table->segment, ==, 0);
  for (int phase = 0; phase < 4 && s->table->turn == 2; phase++)
    {
      g_assert_cmpint (s->table->units[u1].night_from, ==, sketch_hex (s, 503));
      sketch_do (s, "next");
    }
  g_assert_cmpint (s->table->turn, ==, 3);
  g_assert_cmpint (s->table->units[u1].night_from, ==, ADJ_NO_HEX);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/E N.4/+ back for a point more, and on", test_withdraws);
  g_test_add_func ("/rules/E N.4b/+ unit by unit", test_one_by_one);
  g_test_add_func ("/rules/E N.4b/+ the step back costs its terrain", test_pays_terrain);
  g_test_add_func ("/rules/E N.4b/- who entered and went no farther", test_entered);
  g_test_add_func ("/rules/E N.4b/- who drifted, unless the switch says so", test_drifted);
  g_test_add_func ("/rules/E N.4/- who stood so at nightfall", test_stood_so);
  g_test_add_func ("/rules/E N.4/- not without the initiative", test_only_the_holder);
  g_test_add_func ("/rules/E N.4/- not on another turn", test_only_that_morning);
  g_test_add_func ("/rules/E N.4/- not after another friend", test_before_others);
  g_test_add_func ("/rules/E N.4/- where to", test_where_to);
  g_test_add_func ("/rules/E N.4/- no farther than its points", test_as_far_as_it_goes);
  g_test_add_func ("/rules/E N.4/+ the hex that the night march came from", test_night_from);
  g_test_add_func ("/rules/E N.4/- a new night forgets the last", test_next_nightfall);
  return g_test_run ();
}
