/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/order-make.h"
#include "rules/sequence.h"
#include "sketch.h"
#include "staff/choices.h"
#include "staff/combat-case.h"

/* The offers that the optional rules of combat make in the window: answers before the die, flanks,
 * repulsions, charges, entrenchments. Flat maps, even columns half a hex lower: 0303 has the
 * neighbours 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202 nw. */

static Sketch *
in_combat (AdjOptionKey option, const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_option (s, option, 1);
  sketch_phase (s, 1, "first-combat");
  return s;
}

static AdjCombatCase *
picked (const Sketch *s, AdjHexId target, const char *first, const char *second)
{
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  AdjPicks picks = { 0 };

  adj_picks_toggle_target (&picks, sketch_hex (s, target));
  adj_picks_toggle_unit (&picks, sketch_unit (s, first));
  if (second != NULL)
    adj_picks_toggle_unit (&picks, sketch_unit (s, second));
  return adj_combat_case_new (&view, &picks, -1);
}

static AdjCombatCase *
open_for (const Sketch *s, AdjEyes eyes)
{
  AdjView view = adj_view (s->book, s->table, eyes);

  return adj_combat_case_new_open (&view);
}

static void
assert_defences (const AdjCombatCase *c, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < c->defences->len; i++)
    {
      const AdjDefence *defence = g_ptr_array_index (c->defences, i);
      AdjOrder orders[2];
      guint n = adj_combat_case_answer (c, defence, orders);
      g_autofree char *line = adj_orders_show (&c->view, orders, n);

      g_string_append_printf (text, "%s = %s\n", defence->label, line);
    }
  g_assert_cmpstr (text->str, ==, expected);
}

/* ---- Before the die ---- */

#define GUNS                                                                                       \
  "map flat 9x9; unit u1 union infantry 4 0302; unit x1 confederate infantry 3 0303;"              \
  "unit g1 confederate artillery 3 0304; unit g2 confederate artillery 2 0809"

/* g1 stands two hexes from the attacker; g2 is too far off. */
static void
test_support (void)
{
  g_autoptr (Sketch) s = in_combat (ADJ_OPTION_ARTILLERY_SUPPORT, GUNS);
  g_autoptr (AdjCombatCase) before = picked (s, 303, "u1", NULL);
  g_autoptr (AdjCombatCase) open = NULL;
  g_autoptr (AdjCombatCase) lent = NULL;

  assert_defences (before, "g1 could lend 3 to 0303 (Y 8.51) = "
                           "attack 0303 from u1; support g1 0303\n");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  open = open_for (s, ADJ_EYES_ALL);
  assert_defences (open, "g1 could lend 3 to 0303 (Y 8.51) = support g1 0303\n");
  g_assert_cmpint (open->arithmetic.defence, ==, 3);
  g_assert_cmpstr (sketch_do (s, "support g1 0303"), ==, "ok");
  lent = open_for (s, ADJ_EYES_ALL);
  assert_defences (lent, "");
  g_assert_cmpint (lent->arithmetic.defence, ==, 6);
}

static void
test_support_over_range (void)
{
  g_autoptr (Sketch) s = in_combat (ADJ_OPTION_ARTILLERY_SUPPORT, GUNS);
  g_autoptr (AdjCombatCase) c = NULL;

  sketch_option (s, ADJ_OPTION_RANGE_ATTENUATION, 1);
  c = picked (s, 303, "u1", NULL);
  assert_defences (c, "g1 could lend 2 to 0303 (Y 8.51) = attack 0303 from u1; support g1 0303\n");
}

/* A player who does not know that it is a battery is not told. */
static void
test_support_face_down (void)
{
  g_autoptr (Sketch) s = in_combat (ADJ_OPTION_ARTILLERY_SUPPORT, GUNS);
  g_autoptr (AdjCombatCase) enemy = NULL;
  g_autoptr (AdjCombatCase) own = NULL;

  sketch_option (s, ADJ_OPTION_LIMITED_INTELLIGENCE, 1);
  s->table->units[sketch_unit (s, "g1")].facts |= ADJ_FACT_FACE_DOWN;
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  enemy = open_for (s, ADJ_EYES_FIRST);
  assert_defences (enemy, "");
  own = open_for (s, ADJ_EYES_SECOND);
  assert_defences (own, "g1 could lend 3 to 0303 (Y 8.51) = support g1 0303\n");
}

static void
test_slip (void)
{
  g_autoptr (Sketch) s =
      in_combat (ADJ_OPTION_CAVALRY_RETREAT, "map flat 8x8; unit u1 union infantry 4 0302;"
                                             "unit u2 union cavalry 4 0402;"
                                             "unit x1 confederate cavalry 3 0303");
  g_autoptr (AdjCombatCase) by_foot = picked (s, 303, "u1", NULL);
  g_autoptr (AdjCombatCase) with_cavalry = picked (s, 303, "u1", "u2");

  assert_defences (by_foot, "x1 slips away to 0304 (Y 8.72) = "
                            "attack 0303 from u1; retreat x1 0304\n"
                            "x1 slips away to 0203 (Y 8.72) = "
                            "attack 0303 from u1; retreat x1 0203\n");
  assert_defences (with_cavalry, "");
}

/* ---- Flanks (Y 7.26) ---- */

static void
test_flank (void)
{
  g_autoptr (Sketch) s =
      in_combat (ADJ_OPTION_FLANK_ATTACK, "map flat 8x6; unit u1 union infantry 3 0302;"
                                          "unit u3 union infantry 4 0403;"
                                          "unit x1 confederate infantry 4 0303");
  g_autoptr (AdjCombatCase) one = picked (s, 303, "u1", NULL);
  g_autoptr (AdjCombatCase) two = picked (s, 303, "u1", "u3");

  g_assert_false (one->flanked);
  g_assert_cmpuint (one->n_flanks, ==, 3); /* not from 0302's neighbours 0402 and 0202 */
  g_assert_cmpint (one->flanks[0].from, ==, sketch_hex (s, 403));
  g_assert_true (two->flanked);
  g_assert_cmpuint (two->n_flanks, ==, 0);
  g_assert_cmpint (two->turned.target, ==, sketch_hex (s, 303));
  g_assert_cmpint (two->turned.from[0], ==, sketch_hex (s, 302));
  g_assert_cmpint (two->turned.from[1], ==, sketch_hex (s, 403));
}

/* ---- Repulsion (Y 7.77) ---- */

static void
test_repulsion (void)
{
  g_autoptr (Sketch) s =
      in_combat (ADJ_OPTION_VOLUNTARY_ATTACK, "map flat 8x6; unit u1 union infantry 3 0302;"
                                              "unit x1 confederate infantry 4 0303");
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  g_autoptr (GArray) payments = NULL;

  sketch_do (s, "next");
  payments = adj_payments_find (&s->field);
  g_assert_cmpuint (payments->len, >, 0);
  for (guint i = 0; i < payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);
      AdjOrder made = adj_order_pay (payment);
      g_autofree char *order = adj_order_show (&view, &made);
      g_autofree char *expected =
          g_strdup_printf ("retreat u1 %04d", s->book->hexes[payment->hex].id);

      g_assert_cmpstr (order, ==, expected);
      g_assert_cmpint (s->table->debts[payment->debt].kind, ==, ADJ_DEBT_REPULSE);
    }
}

/* ---- In the menu ---- */

static char *
offers_with (const Sketch *s, AdjHexId hex, const char *unit, const char *beginning)
{
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_ALL);
  AdjPicks picks = { 0 };
  g_autoptr (GPtrArray) choices = NULL;
  GString *text = g_string_new (NULL);

  adj_picks_toggle_unit (&picks, sketch_unit (s, unit));
  choices = adj_choices_find (&view, &picks, sketch_hex (s, hex), sketch_unit (s, unit));
  for (guint i = 0; i < choices->len; i++)
    {
      const AdjChoice *choice = g_ptr_array_index (choices, i);
      g_autofree char *orders =
          adj_orders_show (&view, (const AdjOrder *) choice->orders->data, choice->orders->len);

      if (g_str_has_prefix (orders, beginning))
        g_string_append_printf (text, "%u %s = %s\n", choice->group, choice->label, orders);
    }
  return g_string_free (text, FALSE);
}

static void
assert_offers (
    const Sketch *s, AdjHexId hex, const char *unit, const char *beginning, const char *expected)
{
  g_autofree char *offers = offers_with (s, hex, unit, beginning);

  g_assert_cmpstr (offers, ==, expected);
}

static void
test_menu (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 9x9; unit u1 union infantry 3 0202;"
                                     "unit u2 union cavalry 3 0302;"
                                     "unit x1 confederate infantry 4 0908");

  sketch_phase (s, 1, "first-movement");
  assert_offers (s, 202, "u1", "entrench", "");
  assert_offers (s, 702, "u2", "charge", "");
  assert_offers (s, 202, "u1", "flip", "3 Turn u1 face down = flip u1 down\n");
  sketch_option (s, ADJ_OPTION_ENTRENCHMENTS, 1);
  sketch_option (s, ADJ_OPTION_CAVALRY_CHARGE, 1);
  sketch_option (s, ADJ_OPTION_LIMITED_INTELLIGENCE, 1);
  assert_offers (s, 202, "u1", "entrench", "1 Begin an entrenchment with u1 = entrench u1\n");
  assert_offers (s, 202, "u1", "flip", "1 Turn u1 face down = flip u1 down\n");
  assert_offers (s, 702, "u2", "charge", "1 Charge with u2 to 0702 = charge u2 0702\n");
  assert_offers (s, 702, "u1", "charge", "");
  sketch_do (s, "entrench u1");
  assert_offers (s, 202, "u1", "entrench", "");
  sketch_phase (s, 1, "second-movement");
  assert_offers (s, 302, "u2", "entrench", "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/defence/support", test_support);
  g_test_add_func ("/staff/defence/support-over-range", test_support_over_range);
  g_test_add_func ("/staff/defence/support-face-down", test_support_face_down);
  g_test_add_func ("/staff/defence/slip", test_slip);
  g_test_add_func ("/staff/defence/flank", test_flank);
  g_test_add_func ("/staff/defence/repulsion", test_repulsion);
  g_test_add_func ("/staff/defence/menu", test_menu);
  return g_test_run ();
}
