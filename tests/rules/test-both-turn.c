/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "marching.h"
#include "rules/contact.h"
#include "rules/withdraw.h"
#include "sketch-show.h"
#include "table/tokens.h"

/* What stands around the marches and the combat of simultaneous movement (Y S4.1 to S4.3): the
 * morning after a night, digging in, nights without plots of their own. Flat maps, even columns
 * half a hex lower. */

static Sketch *
begin (const char *layout, int turn, const char *phase)
{
  Sketch *self = sketch_new (layout);

  sketch_option (self, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_phase (self, turn, phase);
  return self;
}

/* ---- The morning (Y S4.2) ---- */

#define MORNING                                                                                    \
  "map flat 5x9; turns 4 night 1; unit u1 union infantry 5 0502; unit u2 union infantry 5 0102; "  \
  "unit x1 confederate infantry 5 0507"

/* Both closed in the second segment of a night with plots. */
static Sketch *
new_morning (const char *phase)
{
  Sketch *s = begin (MORNING, 1, "night-march");

  sketch_option (s, ADJ_OPTION_NIGHT_PLOTS, 1);
  sketch_option (s, ADJ_OPTION_VARIABLE_INITIATIVE, 1);
  marching_plot (s, "u1", "0503 0504 0505");
  marching_plot (s, "x1", "0506 0505 0504");
  marching_night (s);
  sketch_phase (s, 2, phase);
  s->table->dawn = ADJ_DAWN_OWED;
  return s;
}

static gboolean
may_withdraw (Sketch *s, const char *unit)
{
  int u = sketch_unit (s, unit);
  g_autofree AdjWithdrawal *found = g_new (AdjWithdrawal, s->table->n_units);
  guint n = adj_withdrawals_find (&s->field, s->table->units[u].side, found);

  return n == 1 && found[0].unit == u;
}

static const char *
withdraw (Sketch *s, const char *unit, AdjHexId to)
{
  int u = sketch_unit (s, unit);
  const AdjHex path[] = { s->table->units[u].hex, sketch_hex (s, to) };

  adj_judge_begin (s->judge, s->table);
  adj_withdraw (s->judge, &u, 1, path, 2);
  if (s->judge->standing != ADJ_IMPOSSIBLE)
    adj_table_assign (s->table, s->judge->table);
  adj_field_read (&s->field, s->book, s->table);
  return s->judge->n_findings > 0 ? adj_reason_name (s->judge->findings[0].reason) : "ok";
}

/* The levels are compared at dawn, before the plotting; their holder is the first player. */
static void
test_holder_withdraws (void)
{
  g_autoptr (Sketch) s = new_morning ("both-plot");

  g_assert_false (may_withdraw (s, "u1"));
  g_assert_cmpstr (sketch_do (s, "initiative union 1 confederate 6 result confederate"), !=,
                   "impossible");
  g_assert_cmpint (s->table->first_player, ==, 1);
  g_assert_true (may_withdraw (s, "x1"));
  g_assert_false (may_withdraw (s, "u1"));
  g_assert_cmpstr (withdraw (s, "x1", 506), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "0506");
}

static void
test_others_do_not (void)
{
  g_autoptr (Sketch) s = new_morning ("both-plot");
  g_autoptr (Sketch) late = new_morning ("both-march");

  sketch_do (s, "initiative union 1 confederate 6 result confederate");
  g_assert_cmpstr (withdraw (s, "u1", 503), ==, "not-the-holder");
  sketch_do (late, "initiative union 1 confederate 6 result confederate");
  g_assert_false (may_withdraw (late, "x1"));
}

/* Once its side has sealed its plots it is too late. */
static void
test_withdraws_before_plots (void)
{
  g_autoptr (Sketch) s = new_morning ("both-plot");

  sketch_do (s, "initiative union 1 confederate 6 result confederate");
  s->table->sealed[1] = ADJ_SEALED_ON_PAPER;
  g_assert_false (may_withdraw (s, "x1"));
  g_assert_cmpstr (withdraw (s, "x1", 506), ==, "plot-stands");
}

/* What it costs to withdraw is not there any more to be plotted. */
static void
test_points_off_plot (void)
{
  g_autoptr (Sketch) s = new_morning ("both-plot");

  sketch_do (s, "initiative union 1 confederate 6 result confederate");
  withdraw (s, "x1", 506);
  g_assert_cmpint (s->table->units[sketch_unit (s, "x1")].spent, ==, 2 * ADJ_MP);
  g_assert_cmpstr (marching_fill (s, "x1", "0507 0508 0509 0409"), ==, "0507 0508 0509 0409 . .");
  g_assert_cmpstr (marching_fill (s, "x1", "0507 0508 0509 0409 0309"), ==,
                   "0507 0508 0509 0409 . . cut 0309");
}

/* ---- Digging in (Y S4.3) ---- */

#define DIGGERS                                                                                    \
  "map flat 5x9; unit u1 union infantry 5 0502; unit u2 union infantry 5 0302; "                   \
  "unit x1 confederate infantry 4 0509"

static Sketch *
diggers (const char *phase)
{
  Sketch *s = begin (DIGGERS, 1, phase);

  sketch_option (s, ADJ_OPTION_ENTRENCHMENTS, 1);
  return s;
}

/* When all have marched and those out of command have scattered. */
static void
test_digs_last (void)
{
  g_autoptr (Sketch) s = diggers ("both-march");

  marching_plot (s, "u1", "0503");
  marching_night (s);
  s->table->units[sketch_unit (s, "x1")].control = ADJ_CONTROL_DRIFTED;
  g_assert_cmpstr (sketch_do (s, "entrench u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "entrench u2"), ==, "ok");
  g_assert_cmpstr (sketch_markers (s), ==, "0503 building 2 u1; 0302 building 2 u2");
}

/* Who is out of command beside an enemy stays where he is, and nobody waits for him (Y 5.53). */
static void
test_digs_beside (void)
{
  g_autoptr (Sketch) s = diggers ("both-march");

  sketch_do (s, "place x1 0503");
  s->table->units[sketch_unit (s, "x1")].control = ADJ_CONTROL_LOST;
  g_assert_cmpstr (sketch_do (s, "entrench u2"), ==, "ok");
}

static void
test_digs_too_early (void)
{
  g_autoptr (Sketch) s = diggers ("both-march");
  g_autoptr (Sketch) scattered = diggers ("both-march");
  g_autoptr (Sketch) plotting = diggers ("both-plot");

  marching_plot (s, "u1", "0503");
  g_assert_cmpstr (sketch_judge (s, "entrench u2"), ==, "Y S4.3 digs-too-early");
  scattered->table->units[sketch_unit (scattered, "x1")].control = ADJ_CONTROL_LOST;
  g_assert_cmpstr (sketch_judge (scattered, "entrench u2"), ==, "Y S4.3 digs-too-early");
  g_assert_cmpstr (sketch_judge (plotting, "entrench u2"), ==, "Y 5.41 not-now-digging");
}

/* ---- Before the reveal (Y S4.3) ---- */

/* Enemies who stand side by side while both plot owe nothing but seals, and a plot leads past
 * others. */
static void
test_no_zones (void)
{
  g_autoptr (Sketch) s =
      begin ("map flat 5x9; unit u1 union infantry 5 0502; unit x1 confederate infantry 4 0503; "
             "unit u2 union infantry 5 0101; unit x2 confederate infantry 4 0205",
             1, "both-plot");

  g_assert_cmpstr (sketch_duties (s), ==, "seal - Y S4.1");
  g_assert_cmpstr (marching_fill (s, "u2", "0102 0103 0104 0105 0106"), ==,
                   "0102 0103 0104 0105 0106 .");
  sketch_do (s, "next");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0502");
}

/* ---- Nights without plots of their own (Y S4.1) ---- */

/* There is no combat, and who stands in a zone when all have marched is repulsed: the first
 * player's first, and who is clear of it then stays. */
static void
test_night (void)
{
  g_autoptr (Sketch) s =
      begin ("map flat 5x9; turns 4 night 1 first confederate; unit u1 union infantry 5 0502; "
             "unit x1 confederate infantry 4 0503; unit u2 union infantry 2 0302; "
             "unit u3 union infantry 2 0304; unit x2 confederate infantry 2 0303",
             1, "both-night-march");

  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse x1; repulse x2");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0504"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, ""); /* x2 has nowhere to go, and stays */
  g_assert_cmpstr (sketch_where (s, "x2"), ==, "0303");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "repulse u2; repulse u3");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0502");
}

/* Who is still to drift, and whose plots are still closed, is named before anybody is repulsed, and
 * afterwards it would be too late. */
static void
test_before_repulsion (void)
{
  const char *layout = "map flat 5x9; turns 4 night 1; unit u1 union infantry 5 0502; "
                       "unit x1 confederate infantry 4 0503; unit x2 confederate infantry 2 0108";
  g_autoptr (Sketch) drifts = begin (layout, 1, "both-night-march");
  g_autoptr (Sketch) closed = begin (layout, 1, "both-night-march");

  marching_plot (drifts, "x2", ".");
  drifts->table->units[sketch_unit (drifts, "x2")].control = ADJ_CONTROL_LOST;
  g_assert_cmpstr (sketch_do (drifts, "next"), ==, "ok"); /* the march alone */
  g_assert_cmpint (drifts->table->segment, ==, ADJ_SEGMENTS);
  g_assert_cmpstr (sketch_debts (drifts), ==, "");
  g_assert_cmpstr (sketch_do (drifts, "next"), ==, "Y 5.52 owes-drift");
  g_assert_cmpstr (sketch_debts (drifts), ==, "repulse u1");
  closed->table->sealed[0] = closed->table->sealed[1] = ADJ_SEALED_ON_PAPER;
  g_assert_cmpstr (sketch_do (closed, "next"), ==, "Y S4.1 owes-reveal");
  g_assert_cmpstr (sketch_debts (closed), ==, "repulse u1");
}

/* By its own rules it ends as such a night does: nobody is repulsed, with or without plots of the
 * day (E N.4). */
static void
test_plotted_night (void)
{
  g_autoptr (Sketch) s =
      begin ("map flat 5x9; turns 4 night 1 first confederate; unit u1 union infantry 5 0502; "
             "unit x1 confederate infantry 4 0503",
             1, "night-march");

  sketch_option (s, ADJ_OPTION_NIGHT_PLOTS, 1);
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0502");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "0503");
}

/* Contact is that of the day in a night of simultaneous movement, and of the night where that is
 * plotted: zones that overlap keep nobody, or both. */
static void
test_contact (void)
{
  g_autoptr (Sketch) s = begin ("map flat 5x9; turns 4 night 1; unit u1 union infantry 5 0502; "
                                "unit x1 confederate infantry 4 0504",
                                1, "both-night-plot");
  int u1 = sketch_unit (s, "u1");

  g_assert_cmpint (adj_plot_frozen (&s->field, u1), ==, ADJ_TOUCH_NONE);
  g_assert_cmpint (adj_plot_contact (&s->field, u1), ==, ADJ_TOUCH_NONE);
  sketch_option (s, ADJ_OPTION_NIGHT_PLOTS, 1);
  g_assert_cmpint (adj_plot_frozen (&s->field, u1), ==, ADJ_TOUCH_OVERLAP);
  g_assert_cmpint (adj_plot_contact (&s->field, u1), ==, ADJ_TOUCH_OVERLAP);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y S4.2/+ the holder of the morning withdraws", test_holder_withdraws);
  g_test_add_func ("/rules/Y S4.2/+ what it paid is off its plot", test_points_off_plot);
  g_test_add_func ("/rules/Y S4.2/- nobody does when his side has plotted",
                   test_withdraws_before_plots);
  g_test_add_func ("/rules/Y S4.2/- the other side does not", test_others_do_not);
  g_test_add_func ("/rules/Y S4.3/- no zone acts before the reveal", test_no_zones);
  g_test_add_func ("/rules/Y S4.3/+ digs in when all have scattered", test_digs_last);
  g_test_add_func ("/rules/Y S4.3/+ nobody waits for who is held", test_digs_beside);
  g_test_add_func ("/rules/Y S4.3/- not before", test_digs_too_early);
  g_test_add_func ("/rules/Y S4.1/+ a night ends with repulsions", test_night);
  g_test_add_func ("/rules/Y S4.1/- no repulsion unsaid before the drifts", test_before_repulsion);
  g_test_add_func ("/rules/Y S4.1/- no repulsion in a night that is plotted", test_plotted_night);
  g_test_add_func ("/rules/Y S5.23/- zones that overlap keep nobody by the day's rules",
                   test_contact);
  return g_test_run ();
}
