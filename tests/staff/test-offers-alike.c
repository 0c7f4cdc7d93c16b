/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "played.h"
#include "record/act.h"
#include "record/complete.h"
#include "record/order-make.h"
#include "rules/debts.h"
#include "staff/board-hints.h"
#include "staff/choices.h"
#include "staff/debt-choices.h"
#include "staff/intent.h"
#include "tests/record/fixture.h"
#include "tests/record/script.h"

/* The debts of a game by lot are answered from one list: each answer is lawful, and panel, board,
 * menu, order line and pointer offer the same ones. That an answer which is left out is warned of,
 * tests/rules/owed.c asks of the list itself. */

#define GAMES 3

typedef struct
{
  AdjView view;
  const AdjField *field;
  const AdjDebtChoices *found;
  guint n_compared;
} Offered;

static char *
text_of (const Offered *self, const AdjDebtChoice *choice)
{
  return adj_order_show (&self->view, &choice->order);
}

/* Of all that is offered, the one order; NULL. */
static const AdjDebtChoice *
find_choice (const Offered *self, const char *order)
{
  for (guint i = 0; i < self->found->choices->len; i++)
    {
      const AdjDebtChoice *choice = g_ptr_array_index (self->found->choices, i);
      g_autofree char *text = text_of (self, choice);

      if (g_str_equal (text, order))
        return choice;
    }
  return NULL;
}

/* ---- Lawful ---- */

static void
assert_lawful (const Offered *self, const AdjDebtChoice *choice)
{
  g_autoptr (AdjJudge) judge = adj_judge_new (self->view.book, self->view.table);
  g_autofree char *text = text_of (self, choice);
  g_auto (AdjOrderError) error = { 0 };
  AdjOrder order;

  g_assert_true (adj_order_parse (self->field, ADJ_EYES_ALL, text, &order, &error));
  adj_order_judge (judge, &order);
  if (judge->standing != ADJ_OK)
    g_test_message ("%s is not lawful", text);
  g_assert_cmpint (judge->standing, ==, ADJ_OK);
}

/* ---- In the menu and under the pointer ---- */

/* Of one unit in one hex: what pays is the same, and none of it is against a rule. */
static void
assert_in_menu (const Offered *self, const AdjDebtChoice *choice)
{
  const AdjPayment *payment = &choice->payment;
  int unit = payment->who.n > 0 ? payment->who.units[0] : -1;
  const AdjPicks nothing = { 0 };
  g_autofree char *text = text_of (self, choice);
  g_autoptr (GPtrArray) menu = adj_choices_find (&self->view, &nothing, payment->hex, unit);
  gboolean found = FALSE;

  for (guint i = 0; i < menu->len; i++)
    {
      const AdjChoice *item = g_ptr_array_index (menu, i);
      g_autofree char *orders =
          adj_orders_show (&self->view, (const AdjOrder *) item->orders->data, item->orders->len);

      if (item->group != ADJ_CHOICE_OWED || g_str_equal (orders, "roll"))
        continue;
      found |= g_str_equal (orders, text);
      g_assert_false (item->warned);
      g_assert_nonnull (find_choice (self, orders));
    }
  if (!found)
    g_test_message ("the menu lacks %s", text);
  g_assert_true (found);
}

static void
assert_under_pointer (const Offered *self, const AdjDebtChoice *choice)
{
  const AdjPayment *payment = &choice->payment;
  AdjPicks picks = { 0 };
  g_auto (AdjIntent) intent = { 0 };
  g_autofree char *expected = text_of (self, choice);
  g_autofree char *text = NULL;

  if (payment->hex == ADJ_NO_HEX)
    return;
  adj_picks_toggle_unit (&picks, payment->who.units[0]);
  intent = adj_intent_drop (&self->view, self->field, picks.units, 1, payment->hex, FALSE);
  g_assert_cmpint (intent.kind, ==, ADJ_INTENT_ORDER);
  text = adj_orders_show (&self->view, (const AdjOrder *) intent.orders->data, intent.orders->len);
  g_assert_cmpstr (text, ==, expected);
}

/* ---- On the board ---- */

static void
assert_on_board (const Offered *self)
{
  g_autofree AdjHints *hints = g_new0 (AdjHints, 1);
  guint n = 0;

  adj_hints_owed (hints, &self->view);
  for (guint i = 0; i < self->found->choices->len; i++)
    n += !((const AdjDebtChoice *) g_ptr_array_index (self->found->choices, i))->proves;
  g_assert_cmpuint (hints->payments->len, ==, n);
  for (guint i = 0; i < n; i++)
    {
      AdjOrder made = adj_order_pay (&g_array_index (hints->payments, AdjPayment, i));
      g_autofree char *order = adj_order_show (&self->view, &made);

      g_assert_nonnull (find_choice (self, order));
    }
  g_array_unref (hints->payments);
  adj_duties_clear (&hints->duties);
}

/* ---- On the order line ---- */

/* The last word is the hex or, of losses, all of them. */
static void
assert_completed (const Offered *self, const AdjDebtChoice *choice)
{
  gboolean whole = choice->payment.kind == ADJ_PAYMENT_LOSE;
  g_autofree char *order = text_of (self, choice);
  const char *last = whole ? strchr (order, ' ') : strrchr (order, ' ');
  g_autofree char *line = NULL;
  g_autoptr (AdjCompletions) found = NULL;
  gboolean offered = FALSE;

  if (last == NULL) /* stay */
    last = order - 1;
  line = g_strndup (order, (gsize) (last + 1 - order));
  found = adj_complete (self->field, self->view.eyes, line, strlen (line));
  for (guint i = 0; i < found->n; i++)
    offered |= g_str_equal (found->texts[i], last + 1);
  if (!offered && found->n < ADJ_MAX_COMPLETIONS)
    g_test_message ("the order line lacks %s", order);
  g_assert_true (offered || found->n == ADJ_MAX_COMPLETIONS);
}

/* Each answer that the order line offers a unit which owes something is one of the list. */
static void
assert_no_more_completed (const Offered *self, const AdjDebt *debt)
{
  g_autofree char *line = NULL;
  g_autoptr (AdjCompletions) found = NULL;

  if (debt->kind != ADJ_DEBT_RETREAT)
    return;
  line = g_strdup_printf ("retreat %s ", adj_view_unit_id (&self->view, debt->unit));
  found = adj_complete (self->field, self->view.eyes, line, strlen (line));
  for (guint i = 0; i < found->n; i++)
    {
      g_autofree char *order = g_strconcat (line, found->texts[i], NULL);

      g_assert_nonnull (find_choice (self, order));
    }
}

/* ---- Games ---- */

static guint
compare (AdjGame *game)
{
  AdjView view = played_view (game);
  g_autoptr (AdjDebtChoices) found = adj_debt_choices_new (&view);
  const Offered self = { view, adj_game_get_field (game), found, 0 };

  assert_on_board (&self);
  for (guint i = 0; i < view.table->n_debts; i++)
    assert_no_more_completed (&self, &view.table->debts[i]);
  for (guint i = 0; i < found->choices->len; i++)
    {
      const AdjDebtChoice *choice = g_ptr_array_index (found->choices, i);

      assert_lawful (&self, choice);
      if (choice->proves)
        continue;
      assert_in_menu (&self, choice);
      assert_under_pointer (&self, choice);
      assert_completed (&self, choice);
    }
  return found->choices->len;
}

static void
test_games (void)
{
  guint n = 0;

  for (guint64 seed = 1; seed <= GAMES; seed++)
    {
      g_autoptr (Script) script = script_new (fixture_book (), seed);
      g_autoptr (AdjGame) game = adj_game_new (fixture_book (), seed);

      for (guint i = 0; i < script->orders->len; i++)
        {
          g_ptr_array_unref (adj_game_submit (game, script_order (script, i)->line, FALSE));
          n += compare (game);
        }
    }
  g_test_message ("%u answers", n);
  g_assert_cmpuint (n, >, 300);
}

/* BG 7.81: as long as somebody has to make room, nobody is offered a retreat anywhere. */
static void
test_displacement (void)
{
  g_autoptr (AdjGame) game = played_new ();
  AdjView view;
  g_autoptr (AdjDebtChoices) found = NULL;

  played_on (game, "place wilder 1205; place smith 1204; place wright 1204; place fulton 1203; "
                   "place kelly 1203; place maney 1304; place strahl 1304; place brown 1104; "
                   "place bates 1104; next!; attack 1204 from wilder die 1 result Dr!; "
                   "retreat smith 1203");
  view = played_view (game);
  g_assert_true (adj_debt_is_open (view.table, ADJ_DEBT_DISPLACE));
  found = adj_debt_choices_new (&view);
  g_assert_cmpuint (found->choices->len, >, 0);
  for (guint i = 0; i < found->choices->len; i++)
    g_assert_cmpint (((const AdjDebtChoice *) g_ptr_array_index (found->choices, i))->order.verb,
                     ==, ADJ_VERB_DISPLACE);
  compare (game);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/offers-alike/games", test_games);
  g_test_add_func ("/staff/offers-alike/displacement", test_displacement);
  return g_test_run ();
}
