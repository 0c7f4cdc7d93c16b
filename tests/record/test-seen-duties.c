/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"
#include "record/seen-duties.h"
#include "record/seen.h"

/* The duties as they look to somebody who does not know all of the units that owe them. */

/* The duties of one kind, a line each: its state, row and unit. */
static char *
tell (AdjGame *game, AdjEyes eyes, AdjDutyKind kind)
{
  static const char *const states[] = { "owed", "reminder", "not owed" };
  AdjView view = adj_view (fixture_book (), adj_game_get_table (game), eyes);
  g_auto (AdjDuties) duties = { 0 };
  GString *text = g_string_new (NULL);

  adj_seen_duties (&view, &duties);
  for (guint i = 0; i < duties.n; i++)
    {
      const AdjDuty *duty = &duties.duties[i];

      if (duty->kind == kind)
        g_string_append_printf (text, "%s %s %s%s\n", states[duty->state], duty->row,
                                duty->unit >= 0 ? adj_view_unit_id (&view, duty->unit) : "-",
                                duty->why == ADJ_WHY_NOTHING ? "" : " because");
    }
  return g_string_free (text, FALSE);
}

static void
assert_told (AdjGame *game, AdjEyes eyes, AdjDutyKind kind, const char *expected)
{
  g_autofree char *told = tell (game, eyes, kind);

  g_assert_cmpstr (told, ==, expected);
}

/* Those who are not known come behind the others, and by their aliases: the book has law first. */
static void
test_order (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game,
                "place smith 1105; place wright 1109; place law 1112; place polk 1115; "
                "place wilder 1106; place 1/1/xiv 1110; place 2/1/xiv 1113; place 3/1/xiv 1116; "
                "flip smith; flip wright; flip law; next",
                ADJ_OK);
  assert_told (game, ADJ_EYES_SECOND, ADJ_DUTY_BE_ATTACKED,
               "owed BG 7.11 polk\nowed BG 7.11 law\n"
               "owed BG 7.11 smith\nowed BG 7.11 wright\n");
  assert_told (game, ADJ_EYES_FIRST, ADJ_DUTY_BE_ATTACKED,
               "owed BG 7.11 polk\nowed BG 7.11 ?c1\n"
               "owed BG 7.11 ?c2\nowed BG 7.11 ?c3\n");
}

/* Kind after kind, whoever's they are: 1/1/xiv is the first unit of the book, and its attack comes
 * behind the full hex of others. */
static void
test_order_of_kinds (void)
{
  static const AdjDutyKind expected[] = { ADJ_DUTY_LIMIT, ADJ_DUTY_ATTACK, ADJ_DUTY_BE_ATTACKED };
  g_autoptr (AdjGame) game = fixture_game ();
  g_auto (AdjDuties) duties = { 0 };

  fixture_play (game, "place 1/1/xiv 1619; place 2/2/res 0302; place 2/1/res 0302", ADJ_OK);
  fixture_play (game, "next", ADJ_WARNED); /* three of them in 0302 */
  for (int eyes = ADJ_EYES_FIRST; eyes <= ADJ_EYES_ALL; eyes++)
    {
      AdjView view = adj_view (fixture_book (), adj_game_get_table (game), (AdjEyes) eyes);
      guint kind = 0;

      adj_seen_duties (&view, &duties);
      for (guint i = 0; i < duties.n; i++)
        {
          while (kind < G_N_ELEMENTS (expected) && duties.duties[i].kind != expected[kind])
            kind++;
          g_assert_cmpuint (kind, <, G_N_ELEMENTS (expected));
        }
      g_assert_cmpint (duties.duties[0].kind, ==, ADJ_DUTY_LIMIT);
      g_assert_cmpint (duties.duties[1].unit, ==, 0);
      g_assert_cmpint (duties.duties[1].kind, ==, ADJ_DUTY_ATTACK);
    }
}

/* Debts of one kind may be told in another order, but a kind keeps its place among the others. */
static void
test_order_of_debts (void)
{
  static const char *const ids[] = { "law", "wright", "smith" };
  static const char *const seen[] = { "law", "smith", "wright" };
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjTable) table = NULL;
  AdjDebt debts[ADJ_MAX_DEBTS];
  AdjView view;

  fixture_play (game, "flip smith; flip wright; flip law", ADJ_OK);
  table = adj_table_copy (adj_game_get_table (game));
  view = adj_view (fixture_book (), table, ADJ_EYES_FIRST);
  table->n_debts = G_N_ELEMENTS (ids);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    table->debts[i] = (AdjDebt){
      .kind = i == 0 ? ADJ_DEBT_DISPLACE : ADJ_DEBT_RETREAT,
      .side = 1,
      .unit = (guint16) adj_scenario_unit (fixture_book ()->scenario, ids[i]),
    };
  g_assert_cmpuint (adj_seen_debts (&view, debts), ==, G_N_ELEMENTS (seen));
  for (guint i = 0; i < G_N_ELEMENTS (seen); i++)
    g_assert_cmpint (debts[i].unit, ==, adj_scenario_unit (fixture_book ()->scenario, seen[i]));
}

/* The ways to pay a debt, a word each: who goes, or "stay". */
static char *
tell_payments (const AdjView *view)
{
  g_autoptr (GArray) payments = adj_seen_payments (view);
  GString *text = g_string_new (NULL);

  for (guint i = 0; i < payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);

      g_string_append_printf (text, "%s%s", i > 0 ? " " : "",
                              payment->who.n > 0 ? adj_view_unit_id (view, payment->who.units[0])
                                                 : "stay");
    }
  return g_string_free (text, FALSE);
}

/* Who may advance is told by aliases where he is not known, and that nobody need comes last. */
static void
test_order_of_payments (void)
{
  static const char *const ids[] = { "wilder", "1/1/xiv", "2/1/xiv" };
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjTable) table = NULL;
  g_autofree char *known = NULL;
  g_autofree char *unknown = NULL;
  AdjView view;

  fixture_play (
      game,
      "place smith 1105; place wilder 1106; place 1/1/xiv 1205; place 2/1/xiv 1005; next; "
      "attack 1105 from wilder 1/1/xiv 2/1/xiv die 1",
      ADJ_OK);
  table = adj_table_copy (adj_game_get_table (game));
  view = adj_view (fixture_book (), table, ADJ_EYES_SECOND);
  known = tell_payments (&view);
  g_assert_cmpstr (known, ==, "wilder 1/1/xiv 2/1/xiv stay");
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      AdjUnitState *unit = &table->units[adj_scenario_unit (fixture_book ()->scenario, ids[i])];

      unit->facts |= ADJ_FACT_FACE_DOWN;
      unit->alias = (guint8) (G_N_ELEMENTS (ids) - i);
    }
  unknown = tell_payments (&view);
  g_assert_cmpstr (unknown, ==, "?u1 ?u2 ?u3 stay");
}

/* The duties are told in the order they are owed in, not in that of the book. */
static void
test_choices (void)
{
  static const char *const ids[] = { "polk", "wood" };
  g_autoptr (AdjTable) table = adj_table_new (fixture_book ());
  AdjView view = adj_view (fixture_book (), table, ADJ_EYES_FIRST);
  g_auto (AdjDuties) duties = { 0 };
  guint n = 0;

  table->n_debts = G_N_ELEMENTS (ids);
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    table->debts[i] = (AdjDebt){
      .kind = ADJ_DEBT_RETREAT,
      .side = 1,
      .unit = (guint16) adj_scenario_unit (fixture_book ()->scenario, ids[i]),
    };
  adj_seen_duties (&view, &duties);
  for (guint i = 0; i < duties.n; i++)
    if (duties.duties[i].kind == ADJ_DUTY_CHOICE)
      {
        g_assert_cmpuint (n, <, G_N_ELEMENTS (ids));
        g_assert_cmpint (duties.duties[i].unit, ==, table->debts[n++].unit);
      }
  g_assert_cmpuint (n, ==, G_N_ELEMENTS (ids));
}

/* An ineffective unit that lies face down owes what any other in its place would. */
static void
test_like_any_other (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "place 3/1/xiv 1304; place smith 1305; next", ADJ_OK);
  fixture_play (game, "next", ADJ_WARNED);
  fixture_play (game, "status smith ineffective; next; flip smith", ADJ_OK);
  assert_told (game, ADJ_EYES_SECOND, ADJ_DUTY_ATTACK, "not owed BG 11.31 smith because\n");
  assert_told (game, ADJ_EYES_SECOND, ADJ_DUTY_LEAVE, "owed BG 11.31 smith\n");
  assert_told (game, ADJ_EYES_FIRST, ADJ_DUTY_ATTACK, "owed BG 7.12 ?c1\n");
  assert_told (game, ADJ_EYES_FIRST, ADJ_DUTY_LEAVE, "");
  assert_told (game, ADJ_EYES_FIRST, ADJ_DUTY_BE_ATTACKED, "owed BG 7.11 3/1/xiv\n");
}

/* That the train never stacks (CH 18.3) would tell where it is. */
static void
test_train (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  fixture_play (game, "place union-supply-train 1104; place 3/1/xiv 1104; flip 1104", ADJ_OK);
  assert_told (game, ADJ_EYES_FIRST, ADJ_DUTY_LIMIT, "owed CH 18.3 3/1/xiv\n");
  assert_told (game, ADJ_EYES_SECOND, ADJ_DUTY_LIMIT, "");
}

/* A unit that is due to enter is the owner's business. */
static void
test_arrivals (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *before = NULL;

  for (int phase = 0; phase < 4; phase++)
    fixture_play (game, "next", ADJ_OK);
  before = tell (game, ADJ_EYES_SECOND, ADJ_DUTY_ENTER);
  g_assert_cmpstr (before, !=, "");
  fixture_play (game, "flip union", ADJ_OK);
  assert_told (game, ADJ_EYES_FIRST, ADJ_DUTY_ENTER, before);
  assert_told (game, ADJ_EYES_SECOND, ADJ_DUTY_ENTER, "");
}

/* A crowded hex is in order if a dummy is among them, and the other player may ask for that: it is
 * said to both, and of no unit in particular (Y 11.54). */
static void
test_crowded (void)
{
  static const char excuse[] = "not owed Y 11.54 %s because\n";
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *own = g_strdup_printf (excuse, "2/1/xiv");
  g_autofree char *other = NULL;

  fixture_play (game, "option limited-intelligence; flip union down; dummy union 2", ADJ_OK);
  fixture_play (game, "place dummy-1 1319", ADJ_OK);
  fixture_play (game, "place dummy-2 1319", ADJ_WARNED); /* another hex has room */
  assert_told (game, ADJ_EYES_FIRST, ADJ_DUTY_LIMIT, own);
  other = tell (game, ADJ_EYES_SECOND, ADJ_DUTY_LIMIT);
  g_assert_true (g_str_has_prefix (other, "not owed Y 11.54 ?u"));
  fixture_play (game, "flip 2/1/xiv up", ADJ_OK);
  assert_told (game, ADJ_EYES_FIRST, ADJ_DUTY_LIMIT, "owed BG 5.32 2/1/xiv\n");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/seen-duties/like any other", test_like_any_other);
  g_test_add_func ("/record/seen-duties/order", test_order);
  g_test_add_func ("/record/seen-duties/order of kinds", test_order_of_kinds);
  g_test_add_func ("/record/seen-duties/order of debts", test_order_of_debts);
  g_test_add_func ("/record/seen-duties/order of payments", test_order_of_payments);
  g_test_add_func ("/record/seen-duties/choices", test_choices);
  g_test_add_func ("/record/seen-duties/train", test_train);
  g_test_add_func ("/record/seen-duties/arrivals", test_arrivals);
  g_test_add_func ("/record/seen-duties/Y 11.54/+ crowded", test_crowded);
  return g_test_run ();
}
