/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/show.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "cli/say.h"
#include "cli/show-attacks.h"
#include "cli/show-offers.h"
#include "record/payment-order.h"
#include "record/seen-duties.h"
#include "rules/duty-list.h"
#include "rules/zone.h"
#include "words/debt.h"
#include "words/duty.h"
#include "words/fill.h"
#include "words/place.h"

/* What is owed after a roll, or before the phase is over, with each order that would pay it: in
 * lines, or in sentences. */

typedef struct
{
  const AdjLook *look;
  gboolean say;
} Telling;

static int
hex_id (const Telling *self, AdjHex hex)
{
  return self->look->field->book->hexes[hex].id;
}

static const char *
unit_id (const Telling *self, int unit)
{
  return adj_view_unit_id (&self->look->view, unit);
}

/* ---- Retreats only dummies may stand against (Y 11.56) ---- */

/* May these eyes know who could prove that a way is blocked? */
static gboolean
knows_witnesses (const Telling *self, const AdjDebt *debt)
{
  return adj_view_is_of (&self->look->view, adj_enemy (debt->side));
}

/* claim HEX UNIT... */
static void
print_claim (const Telling *self, const AdjDebt *debt, AdjHex hex)
{
  guint16 units[ADJ_MAX_WITNESSES];
  guint n = adj_zone_witnesses (self->look->field, hex, debt->side, units);

  g_print ("claim\t%04d\t", hex_id (self, hex));
  if (!knows_witnesses (self, debt))
    g_print ("?");
  else if (n == 0)
    g_print ("-");
  else
    for (guint i = 0; i < n; i++)
      g_print ("%s%s", i > 0 ? " " : "", unit_id (self, units[i]));
  g_print ("\n");
}

static void
say_claim (const Telling *self, const AdjDebt *debt, AdjHex hex)
{
  guint16 units[ADJ_MAX_WITNESSES];
  guint n = adj_zone_witnesses (self->look->field, hex, debt->side, units);
  g_autofree char *claimed = adj_words_hex (&self->look->view, hex);
  g_autofree char *names = adj_words_units (&self->look->view, units, n);
  const AdjPlace places[] = { { "hex", claimed }, { "units", names }, { NULL, NULL } };
  g_autofree char *line = NULL;

  if (!knows_witnesses (self, debt))
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

/* ---- Answers ---- */

static int
compare_movers (gconstpointer a, gconstpointer b, gpointer view)
{
  const AdjPayment *first = a;
  const AdjPayment *second = b;

  return first->kind == ADJ_PAYMENT_DISPLACE && second->kind == ADJ_PAYMENT_DISPLACE
             ? adj_view_compare (view, first->who.units[0], second->who.units[0])
             : 0;
}

/* Each order that would be an answer, and behind them what is claimed. */
static void
tell_answers (const Telling *self, const AdjDebt *debt, const AdjPayment *answers, guint n)
{
  for (guint i = 0; i < n; i++)
    {
      g_autofree char *order = adj_payment_order (&self->look->view, &answers[i]);

      g_print ("%s%s\n", self->say ? "  " : "answer\t", order);
    }
  for (guint i = 0; i < n; i++)
    if (answers[i].kind == ADJ_PAYMENT_RETREAT && answers[i].way == ADJ_RETREAT_CLAIMED)
      (self->say ? say_claim : print_claim) (self, debt, answers[i].hex);
}

/* ---- Debts ---- */

static void
print_debt (const Telling *self, const AdjDebt *debt)
{
  static const char *const kinds[] = { "retreat", "displace", "lose", "advance", "repulse" };

  g_print ("debt\t%s\t%s\t%s\t", kinds[debt->kind],
           self->look->field->book->scenario->sides[debt->side].id,
           debt->unit == ADJ_NO_UNIT ? "-" : unit_id (self, debt->unit));
  if (debt->hex == ADJ_NO_HEX)
    g_print ("-");
  else
    g_print ("%04d", hex_id (self, debt->hex));
  g_print ("\t%d\n", debt->value);
}

static void
say_debt (const Telling *self, const AdjDebt *debt)
{
  g_autofree char *text = adj_words_debt (&self->look->view, debt);

  g_print ("%s\n", text);
}

/* The debts are told as the eyes know them, in another order than they lie on the table. */
static int
index_of (const AdjTable *table, const AdjDebt *debt)
{
  for (guint i = 0; i < table->n_debts; i++)
    if (memcmp (&table->debts[i], debt, sizeof *debt) == 0)
      return (int) i;
  return -1;
}

/* Those that answer the debt, out of all. */
static GArray *
answers_to (const Telling *self, const GArray *payments, int debt)
{
  GArray *answers = g_array_new (FALSE, FALSE, sizeof (AdjPayment));

  for (guint i = 0; i < payments->len; i++)
    if (g_array_index (payments, AdjPayment, i).debt == debt)
      g_array_append_vals (answers, &g_array_index (payments, AdjPayment, i), 1);
  g_array_sort_with_data (answers, compare_movers, (gpointer) &self->look->view);
  return answers;
}

static void
tell_debts (const Telling *self, const GArray *payments)
{
  AdjDebt debts[ADJ_MAX_DEBTS];
  guint n = adj_seen_debts (&self->look->view, debts);

  for (guint i = 0; i < n; i++)
    {
      g_autoptr (GArray) answers =
          answers_to (self, payments, index_of (self->look->field->table, &debts[i]));

      (self->say ? say_debt : print_debt) (self, &debts[i]);
      tell_answers (self, &debts[i], (const AdjPayment *) answers->data, answers->len);
    }
}

/* ---- Who has to leave (BG 11.31, CH 18.4) ---- */

static void
print_leaving (const Telling *self, const AdjDuty *duty)
{
  const AdjUnitState *state = &self->look->field->table->units[duty->unit];

  g_print ("debt\tleave\t%s\t%s\t%04d\t0\n",
           self->look->field->book->scenario->sides[state->side].id, unit_id (self, duty->unit),
           hex_id (self, duty->hex));
}

static void
say_leaving (const Telling *self, const AdjDuty *duty)
{
  g_autofree char *text = adj_words_duty (&self->look->view, duty);

  g_print ("%s\n", text);
}

static void
tell_leaving (const Telling *self, const AdjDuty *duty, const GArray *payments)
{
  const AdjDebt debt = { .side = self->look->field->table->units[duty->unit].side,
                         .unit = (guint16) duty->unit };

  (self->say ? say_leaving : print_leaving) (self, duty);
  for (guint i = 0; i < payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);

      if (payment->debt == ADJ_LEAVING && payment->who.units[0] == duty->unit)
        tell_answers (self, &debt, payment, 1);
    }
}

static void
tell_all (const AdjLook *look, gboolean say)
{
  const Telling self = { look, say };
  g_autoptr (GArray) payments = adj_payments_find (look->field);
  g_auto (AdjDuties) duties = { 0 };

  tell_debts (&self, payments);
  adj_seen_duties (&look->view, &duties);
  for (guint i = 0; i < duties.n; i++)
    if (duties.duties[i].kind == ADJ_DUTY_LEAVE || duties.duties[i].kind == ADJ_DUTY_FLEE)
      tell_leaving (&self, &duties.duties[i], payments);
}

AdjExitCode
adj_cli_game_debts (const AdjLook *look)
{
  tell_all (look, FALSE);
  adj_cli_print_announced (look);
  adj_cli_print_answers (look);
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_say_debts (const AdjLook *look)
{
  tell_all (look, TRUE);
  adj_cli_say_announced (look);
  adj_cli_say_answers (look);
  return ADJ_EXIT_YES;
}
