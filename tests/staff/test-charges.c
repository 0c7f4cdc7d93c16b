/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch.h"
#include "staff/board-charges.h"
#include "staff/board-hints.h"
#include "staff/choices.h"
#include "staff/intent.h"

/* Charges on the board (Y 8.73): where they may end, what is said of them, and what a counter does
 * that is let go there. Flat maps, even columns half a hex lower; u1 gets six hexes far and charges
 * twelve. */

#define LAYOUT                                                                                     \
  "map flat 14x4; unit u1 union cavalry 5 0102; unit u2 union infantry 4 0101;"                    \
  "unit x1 confederate infantry 3 1002; unit x2 confederate infantry 3 0402"

static Sketch *
in_movement (const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_option (s, ADJ_OPTION_CAVALRY_CHARGE, 1);
  sketch_phase (s, 1, "first-movement");
  adj_field_read (&s->field, s->book, s->table);
  return s;
}

static char *
ends_of (Sketch *s, const char *unit)
{
  g_autofree AdjChargeMarks *marks = g_new (AdjChargeMarks, 1);
  const guint16 units[] = { (guint16) sketch_unit (s, unit) };
  GString *text = g_string_new (NULL);

  adj_field_read (&s->field, s->book, s->table);
  adj_charge_marks_read (marks, &s->field, units, 1);
  for (guint hex = 0; hex < s->book->n_hexes; hex++)
    if (adj_charge_marks_has (marks, (AdjHex) hex))
      g_string_append_printf (text, "%s%04d", text->len > 0 ? " " : "", s->book->hexes[hex].id);
  return g_string_free (text, FALSE);
}

static void
assert_ends (Sketch *s, const char *unit, const char *expected)
{
  g_autofree char *ends = ends_of (s, unit);

  g_assert_cmpstr (ends, ==, expected);
}

/* Only beside somebody it can attack, and only for cavalry that may set out. */
static void
test_ends (void)
{
  g_autoptr (Sketch) s = in_movement (LAYOUT);

  assert_ends (s, "u1", "0302 0303 0401 0403 0502 0503 0902 0903 1001 1003 1103");
  assert_ends (s, "u2", "");
  sketch_set (s, "u1", ADJ_FACT_MOVED);
  assert_ends (s, "u1", "");
}

static void
test_nobody_charges (void)
{
  g_autoptr (Sketch) s = in_movement (LAYOUT);
  g_autofree AdjChargeMarks *marks = g_new (AdjChargeMarks, 1);
  const guint16 both[] = { (guint16) sketch_unit (s, "u1"), (guint16) sketch_unit (s, "u2") };

  adj_charge_marks_read (marks, &s->field, both, 2);
  g_assert_cmpint (marks->unit, ==, -1);
  sketch_phase (s, 1, "second-movement");
  assert_ends (s, "u1", "");
  sketch_phase (s, 2, "first-movement");
  sketch_option (s, ADJ_OPTION_CAVALRY_CHARGE, 0);
  assert_ends (s, "u1", "");
}

static char *
let_go (Sketch *s, AdjHexId hex)
{
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  const guint16 units[] = { (guint16) sketch_unit (s, "u1") };
  g_auto (AdjIntent) intent =
      adj_intent_drop (&view, &s->field, units, 1, sketch_hex (s, hex), FALSE);

  return adj_orders_show (&view, (const AdjOrder *) intent.orders->data, intent.orders->len);
}

static void
assert_lets_go (Sketch *s, AdjHexId hex, const char *expected)
{
  g_autofree char *order = let_go (s, hex);

  g_assert_cmpstr (order, ==, expected);
}

/* Near by it marches; too far for that it charges; where nobody is to be attacked it marches too
 * far, and the verdict says so. */
static void
test_let_go (void)
{
  g_autoptr (Sketch) s = in_movement (LAYOUT);

  assert_lets_go (s, 302, "move u1 0302");
  assert_lets_go (s, 1001, "charge u1 0202 0203 0304 0404 0504 0603 0602 0702 0801 0901 1001");
  assert_lets_go (s, 1304, "move u1 1304");
}

static char *
tell (Sketch *s, AdjHexId hex)
{
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  g_autofree AdjHints *hints = g_new0 (AdjHints, 1);
  const guint16 units[] = { (guint16) sketch_unit (s, "u1") };

  adj_hints_reach (hints, &s->field, units, 1);
  return adj_charge_marks_tell (&hints->charges, &view, &s->field, sketch_hex (s, hex),
                                hints->step[sketch_hex (s, hex)] != ADJ_THERE_NOT);
}

static void
assert_tells (Sketch *s, AdjHexId hex, const char *expected)
{
  g_autofree char *told = tell (s, hex);

  g_assert_cmpstr (told, ==, expected);
}

static void
test_words (void)
{
  g_autoptr (Sketch) s = in_movement (LAYOUT "; forest 0902");

  assert_tells (s, 1001,
                "Charge to 1001: 11 of 12 Movement Points; then it must attack, beside 1002 "
                "(Y 8.73)");
  assert_tells (s, 302,
                "From the menu also a charge to 0302: 4 of 12 Movement Points; then it must "
                "attack, beside 0402 (Y 8.73)");
  assert_tells (s, 902, "No charge to 0902: u1 charges into 0902, which is not clear (Y 8.73)");
  assert_tells (s, 1304, NULL);
  assert_tells (s, 102, NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/charges/Y 8.73/+ ends", test_ends);
  g_test_add_func ("/staff/charges/Y 8.73/- nobody charges", test_nobody_charges);
  g_test_add_func ("/staff/charges/Y 8.73/+ let go", test_let_go);
  g_test_add_func ("/staff/charges/Y 8.73/+ words", test_words);
  return g_test_run ();
}
