/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/debt-choices.h"

#include <glib/gi18n-lib.h>

#include "record/order-make.h"
#include "record/seen-duties.h"
#include "record/seen.h"
#include "words/debt.h"
#include "words/duty.h"
#include "words/fill.h"
#include "words/offer.h"
#include "words/place.h"

typedef struct
{
  const AdjView *view;
  GArray *payments;
  AdjDebtChoices *found;
} Finder;

static void
free_owed (gpointer data)
{
  AdjOwed *owed = data;

  g_free (owed->text);
  g_free (owed);
}

static void
free_choice (gpointer data)
{
  AdjDebtChoice *choice = data;

  g_free (choice->label);
  g_free (choice);
}

/* Takes the text over. */
static void
add_owed (Finder *self, const AdjDebt *debt, gboolean leaving, char *text)
{
  AdjOwed *owed = g_new (AdjOwed, 1);

  *owed = (AdjOwed){ *debt, leaving, text };
  g_ptr_array_add (self->found->owed, owed);
}

/* Takes the label over. */
static void
add (Finder *self, const AdjPayment *payment, gboolean proves, char *label, AdjOrder order)
{
  AdjDebtChoice *choice = g_new (AdjDebtChoice, 1);

  *choice = (AdjDebtChoice){ self->found->owed->len - 1, proves, *payment, label, order };
  g_ptr_array_add (self->found->choices, choice);
}

/* The remark behind a way to retreat; NULL for an ordinary one. */
static const char *
way_pattern (AdjRetreatKind kind)
{
  switch (kind)
    {
    case ADJ_RETREAT_DISPLACES:
      /* Translators: a retreat into a full hex */
      return _ ("{hex}, displacing a friend");
    case ADJ_RETREAT_CLAIMED:
      /* Translators: a retreat that only units lying face down may bar, if they are real */
      return _ ("{hex}, claimed: nobody beside it is proved real (Y 11.56)");
    case ADJ_RETREAT_FREE:
    default:
      return NULL;
    }
}

guint
adj_debt_witnesses (const AdjView *view, const AdjPayment *claim, guint16 units[ADJ_MAX_WITNESSES])
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_autoptr (AdjTable) table = NULL;

  g_return_val_if_fail (view != NULL, 0);
  g_return_val_if_fail (claim != NULL, 0);
  g_return_val_if_fail (units != NULL, 0);

  table = adj_seen_field (view, field);
  return adj_zone_witnesses (field, claim->hex, table->units[claim->who.units[0]].side, units);
}

gboolean
adj_debt_knows_witnesses (const AdjView *view, const AdjPayment *claim)
{
  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (claim != NULL, FALSE);

  return adj_view_is_of (view, adj_enemy (view->table->units[claim->who.units[0]].side));
}

/* Behind the curtain of the side that bars the way: who could prove it (Y 11.56). */
static void
add_proofs (Finder *self, const AdjPayment *claim)
{
  guint16 units[ADJ_MAX_WITNESSES];
  guint n = adj_debt_witnesses (self->view, claim, units);
  g_autofree char *place = adj_words_hex (self->view, claim->hex);

  for (guint i = 0; i < n && adj_debt_knows_witnesses (self->view, claim); i++)
    {
      g_autofree char *unit = adj_words_unit (self->view, units[i]);

      add (self, claim, TRUE,
           adj_fill (_ ("Show {unit}: it bars {hex} (Y 11.56)"),
                     (const AdjPlace[]){ { "unit", unit }, { "hex", place }, { NULL, NULL } }),
           adj_order_flip (&units[i], 1, FALSE));
    }
}

/* A single unit's, which what is owed has named; those repulsed (Y 7.77) may be several. */
static gboolean
is_retreat (const Finder *self)
{
  const AdjOwed *owed = g_ptr_array_index (self->found->owed, self->found->owed->len - 1);

  return owed->leaving || owed->debt.kind == ADJ_DEBT_RETREAT;
}

static char *
retreat_label (const Finder *self, const AdjPayment *payment)
{
  const char *pattern = way_pattern (payment->way);
  g_autofree char *place = adj_words_hex_named (self->view, payment->hex);

  return pattern == NULL
             ? g_steal_pointer (&place)
             : adj_fill (pattern, (const AdjPlace[]){ { "hex", place }, { NULL, NULL } });
}

/* R 12.42. */
static gboolean
is_rally (const Finder *self)
{
  const AdjOwed *owed = g_ptr_array_index (self->found->owed, self->found->owed->len - 1);

  return !owed->leaving && owed->debt.kind == ADJ_DEBT_RALLY;
}

static char *
payment_label (const Finder *self, const AdjPayment *payment)
{
  AdjOrder order;

  switch (payment->kind)
    {
    case ADJ_PAYMENT_RETREAT:
      return is_retreat (self) ? retreat_label (self, payment)
                               : adj_words_step (self->view, payment->who.units[0], payment->hex);
    case ADJ_PAYMENT_LOSE:
      return adj_words_loss (self->view, payment->who.units, payment->who.n);
    case ADJ_PAYMENT_STAY:
      /* Translators: the first of a unit that could not be rallied, the other not to advance after
       * a battle */
      return g_strdup (is_rally (self) ? _ ("It stays as it is") : _ ("Stay"));
    case ADJ_PAYMENT_RECOVER:
    case ADJ_PAYMENT_ELIMINATE:
      order = adj_order_pay (payment);
      return adj_words_offer (self->view, &order);
    case ADJ_PAYMENT_DISPLACE:
    case ADJ_PAYMENT_ADVANCE:
    default:
      return adj_words_step (self->view, payment->who.units[0], payment->hex);
    }
}

/* ---- What is owed ---- */

static gboolean
answers (const AdjPayment *payment, int debt, int leaver)
{
  return payment->debt == debt && (debt != ADJ_LEAVING || payment->who.units[0] == leaver);
}

/* Behind the last answer is who could prove that a way is barred. */
static void
add_answers (Finder *self, int debt, int leaver)
{
  const AdjPayment *payments = (const AdjPayment *) self->payments->data;

  for (guint i = 0; i < self->payments->len; i++)
    if (answers (&payments[i], debt, leaver))
      add (self, &payments[i], FALSE, payment_label (self, &payments[i]),
           adj_order_pay (&payments[i]));
  for (guint i = 0; i < self->payments->len; i++)
    if (answers (&payments[i], debt, leaver) && payments[i].kind == ADJ_PAYMENT_RETREAT &&
        payments[i].way == ADJ_RETREAT_CLAIMED)
      add_proofs (self, &payments[i]);
}

/* A hex that both make for is thrown for (Y S5.23): real dice are typed, the program's are an
 * answer. */
static void
add_throw (Finder *self, int debt, AdjHex hex)
{
  const AdjPayment nothing = { .debt = debt, .hex = hex };
  AdjOrder order = adj_order_contest (hex, NULL);

  add (self, &nothing, FALSE, adj_words_offer (self->view, &order), order);
}

static gboolean
can_leave (const Finder *self, int unit)
{
  for (guint i = 0; i < self->payments->len; i++)
    if (answers (&g_array_index (self->payments, AdjPayment, i), ADJ_LEAVING, unit))
      return TRUE;
  return FALSE;
}

/* BG 7.6c: could more be lost than the choices are put together of? */
static gboolean
leaves_some_out (const AdjView *view, const AdjDebt *debt)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  guint16 payers[ADJ_MAX_PAYERS];

  adj_field_read (field, view->book, view->table);
  return adj_losses_payers (field, debt->engagement, payers) > ADJ_MAX_LOSERS;
}

/* What is owed, and that there are other ways to pay it than are listed. */
static char *
say_debt (const AdjView *view, const AdjDebt *debt)
{
  g_autofree char *owed = adj_words_debt (view, debt);

  if (debt->kind != ADJ_DEBT_LOSE || !leaves_some_out (view, debt))
    return g_steal_pointer (&owed);
  return adj_fill (
      /* Translators: lose is the word of the order and stays */
      _ ("{debt}. More units could be lost than are listed: type lose and their names"),
      (const AdjPlace[]){ { "debt", owed }, { NULL, NULL } });
}

/* BG 11.31, CH 18.4. */
static void
add_leaving (Finder *self)
{
  g_auto (AdjDuties) duties = { 0 };

  adj_seen_duties (self->view, &duties);
  for (guint i = 0; i < duties.n; i++)
    {
      const AdjDuty *duty = &duties.duties[i];
      AdjDebt debt = { .unit = (guint16) duty->unit, .hex = duty->hex };

      if ((duty->kind != ADJ_DUTY_LEAVE && duty->kind != ADJ_DUTY_FLEE) ||
          !can_leave (self, duty->unit))
        continue;
      debt.side = self->view->table->units[duty->unit].side;
      add_owed (self, &debt, TRUE, adj_words_duty (self->view, duty));
      add_answers (self, ADJ_LEAVING, duty->unit);
    }
}

AdjDebtChoices *
adj_debt_choices_new (const AdjView *view)
{
  g_autoptr (GArray) payments = NULL;
  AdjDebtChoices *found;
  Finder self;
  AdjDebt debts[ADJ_MAX_DEBTS];
  guint n;

  g_return_val_if_fail (view != NULL, NULL);

  payments = adj_seen_payments (view);
  found = g_new (AdjDebtChoices, 1);
  self = (Finder){ view, payments, found };
  n = adj_seen_debts (view, debts);
  found->owed = g_ptr_array_new_with_free_func (free_owed);
  found->choices = g_ptr_array_new_with_free_func (free_choice);
  for (guint debt = 0; debt < n; debt++)
    {
      add_owed (&self, &debts[debt], FALSE, say_debt (view, &debts[debt]));
      add_answers (&self, (int) debt, -1);
      if (debts[debt].kind == ADJ_DEBT_CONTEST)
        add_throw (&self, (int) debt, debts[debt].hex);
    }
  add_leaving (&self);
  return found;
}

void
adj_debt_choices_free (AdjDebtChoices *self)
{
  g_return_if_fail (self != NULL);

  g_ptr_array_unref (self->owed);
  g_ptr_array_unref (self->choices);
  g_free (self);
}

const AdjOrder *
adj_debt_choices_order (const AdjDebtChoices *self, int choice)
{
  g_return_val_if_fail (self != NULL, NULL);

  return choice >= 0 && choice < (int) self->choices->len
             ? &((const AdjDebtChoice *) g_ptr_array_index (self->choices, choice))->order
             : NULL;
}

/* ---- Before anything else ---- */

/* A unit that has to leave a zone does so when its owner likes, and an attack may save it the way:
 * nobody is asked about it who is picking for one (BG 11.31, CH 18.4). */
static gboolean
may_leave (const AdjTable *table, const AdjPicks *picks, const AdjDebtChoices *choices)
{
  return table->battle.stage != ADJ_BATTLE_DECLARED && picks->n_units + picks->n_targets == 0 &&
         choices->choices->len > 0;
}

gboolean
adj_debt_choices_come_first (const AdjDebtChoices *self,
                             const AdjTable *table,
                             const AdjPicks *picks)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (table != NULL, FALSE);
  g_return_val_if_fail (picks != NULL, FALSE);

  if (table->over)
    return FALSE;
  if (table->n_debts == 0)
    return may_leave (table, picks, self);
  return picks->n_targets == 0 || !adj_debts_are_done (table);
}
