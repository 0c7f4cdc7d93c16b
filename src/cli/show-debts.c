/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show.h"

#include <glib/gi18n-lib.h>

#include "cli/say.h"
#include "cli/show-attacks.h"
#include "cli/show-offers.h"
#include "cli/show-results.h"
#include "staff/debt-choices.h"
#include "staff/defence.h"
#include "words/fill.h"
#include "words/place.h"

/* The debts owed after a roll, or before the phase is over, with each order that would pay them: in
 * lines, or in sentences. */

typedef struct
{
  const AdjShowing *showing;
  gboolean say;
} Telling;

static int
hex_id (const Telling *self, AdjHex hex)
{
  return self->showing->field->book->hexes[hex].id;
}

static const char *
unit_id (const Telling *self, int unit)
{
  return adj_view_unit_id (&self->showing->view, unit);
}

/* ---- Retreats only dummies may stand against (Y 11.56) ---- */

/* claim HEX UNIT... */
static void
print_claim (const Telling *self, const AdjPayment *claim)
{
  guint16 units[ADJ_MAX_WITNESSES];
  guint n = adj_debt_witnesses (&self->showing->view, claim, units);

  g_print ("claim\t%04d\t", hex_id (self, claim->hex));
  if (!adj_debt_knows_witnesses (&self->showing->view, claim))
    g_print ("?");
  else if (n == 0)
    g_print ("-");
  else
    for (guint i = 0; i < n; i++)
      g_print ("%s%s", i > 0 ? " " : "", unit_id (self, units[i]));
  g_print ("\n");
}

static void
say_claim (const Telling *self, const AdjPayment *claim)
{
  guint16 units[ADJ_MAX_WITNESSES];
  guint n = adj_debt_witnesses (&self->showing->view, claim, units);
  g_autofree char *claimed = adj_words_hex (&self->showing->view, claim->hex);
  g_autofree char *names = adj_words_units (&self->showing->view, units, n);
  const AdjPlace places[] = { { "hex", claimed }, { "units", names }, { NULL, NULL } };
  g_autofree char *line = NULL;

  if (!adj_debt_knows_witnesses (&self->showing->view, claim))
    line = adj_fill (_ ("It may claim {hex}, unless a unit beside it is shown to be real "
                        "(Y 11.56)"),
                     places);
  else if (n == 0)
    line = adj_fill (_ ("It may claim {hex}: no real unit is beside it (Y 11.56)"), places);
  else
    line = adj_fill (_ ("It may claim {hex}, unless one of these is shown: {units} (Y 11.56)"),
                     places);
  g_print ("  %s\n", line);
}

/* ---- What is owed, and its answers ---- */

static void
print_debt (const Telling *self, const AdjOwed *owed)
{
  const AdjDebt *debt = &owed->debt;

  g_print ("debt\t%s\t%s\t%s\t", owed->leaving ? "leave" : adj_debt_row (debt->kind)->word,
           self->showing->field->book->scenario->sides[debt->side].id,
           debt->unit == ADJ_NO_UNIT ? "-" : unit_id (self, debt->unit));
  if (debt->hex == ADJ_NO_HEX)
    g_print ("-");
  else
    g_print ("%04d", hex_id (self, debt->hex));
  g_print ("\t%d", debt->value);
  adj_cli_print_results_of_debt (self->showing, debt);
  g_print ("\n");
}

/* Each order that would be an answer, and behind them what is claimed. */
static void
tell_answers (const Telling *self, const GPtrArray *choices, guint owed)
{
  for (guint i = 0; i < choices->len; i++)
    {
      const AdjDebtChoice *choice = g_ptr_array_index (choices, i);

      g_autofree char *order = adj_order_show (&self->showing->view, &choice->order);

      if (choice->owed == owed && !choice->proves)
        g_print ("%s%s\n", self->say ? "  " : "answer\t", order);
    }
  for (guint i = 0; i < choices->len; i++)
    {
      const AdjDebtChoice *choice = g_ptr_array_index (choices, i);

      if (choice->owed == owed && !choice->proves && choice->payment.kind == ADJ_PAYMENT_RETREAT &&
          choice->payment.way == ADJ_RETREAT_CLAIMED)
        (self->say ? say_claim : print_claim) (self, &choice->payment);
    }
}

static void
tell_all (const AdjShowing *showing, gboolean say)
{
  const Telling self = { showing, say };
  g_autoptr (AdjDebtChoices) found = adj_debt_choices_new (&showing->view);

  for (guint i = 0; i < found->owed->len; i++)
    {
      const AdjOwed *owed = g_ptr_array_index (found->owed, i);

      if (say)
        g_print ("%s\n", owed->text);
      else
        print_debt (&self, owed);
      tell_answers (&self, found->choices, i);
    }
}

/* ---- Whatever may be answered now ---- */

static int
side_of (const AdjDebtChoices *found, const AdjDebtChoice *choice)
{
  int side = ((const AdjOwed *) g_ptr_array_index (found->owed, choice->owed))->debt.side;

  return choice->proves ? adj_enemy (side) : side;
}

/* answer SIDE ORDER, without the end of its line: the numbers of results may follow. */
static void
print_answer (const AdjShowing *showing, int side, const AdjOrder *answer)
{
  g_autofree char *order = adj_order_show (&showing->view, answer);

  g_print ("answer\t%s\t%s", showing->field->book->scenario->sides[side].id, order);
}

static void
print_defences (const AdjShowing *showing, int number)
{
  AdjAttack attack;
  g_autoptr (GPtrArray) defences = adj_cli_find_defences (showing, number, &attack);

  for (guint i = 0; defences != NULL && i < defences->len; i++)
    {
      print_answer (showing, adj_enemy (attack.side),
                    &((const AdjDefence *) g_ptr_array_index (defences, i))->order);
      adj_cli_print_number (number);
      g_print ("\n");
    }
}

AdjExitCode
adj_cli_game_answers (const AdjShowing *showing)
{
  g_autoptr (AdjDebtChoices) found = adj_debt_choices_new (&showing->view);

  for (int number = 0; number <= showing->field->table->n_engagements; number++)
    print_defences (showing, number);
  for (guint i = 0; i < found->choices->len; i++)
    {
      const AdjDebtChoice *choice = g_ptr_array_index (found->choices, i);
      const AdjOwed *owed = g_ptr_array_index (found->owed, choice->owed);

      print_answer (showing, side_of (found, choice), &choice->order);
      adj_cli_print_results_of_debt (showing, &owed->debt);
      g_print ("\n");
    }
  return ADJ_EXIT_YES;
}

static void
say_answer (const AdjShowing *showing, const char *label, const AdjOrder *answer)
{
  g_autofree char *order = adj_order_show (&showing->view, answer);

  g_print ("  %s: %s\n", label, order);
}

static void
say_defences (const AdjShowing *showing, int number)
{
  AdjAttack attack;
  g_autoptr (GPtrArray) defences = adj_cli_find_defences (showing, number, &attack);

  for (guint i = 0; defences != NULL && i < defences->len; i++)
    {
      const AdjDefence *defence = g_ptr_array_index (defences, i);

      say_answer (showing, defence->label, &defence->order);
    }
}

AdjExitCode
adj_cli_say_answers (const AdjShowing *showing)
{
  g_autoptr (AdjDebtChoices) found = adj_debt_choices_new (&showing->view);

  for (int number = 0; number <= showing->field->table->n_engagements; number++)
    say_defences (showing, number);
  for (guint i = 0; i < found->choices->len; i++)
    {
      const AdjDebtChoice *choice = g_ptr_array_index (found->choices, i);
      const AdjDebtChoice *last = i > 0 ? g_ptr_array_index (found->choices, i - 1) : NULL;

      if (last == NULL || last->owed != choice->owed)
        g_print ("%s\n", ((const AdjOwed *) g_ptr_array_index (found->owed, choice->owed))->text);
      say_answer (showing, choice->label, &choice->order);
    }
  return ADJ_EXIT_YES;
}

/* ---- What waits in a battle ---- */

AdjExitCode
adj_cli_game_debts (const AdjShowing *showing)
{
  tell_all (showing, FALSE);
  adj_cli_print_announced (showing);
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_say_debts (const AdjShowing *showing)
{
  tell_all (showing, TRUE);
  adj_cli_say_announced (showing);
  return ADJ_EXIT_YES;
}
