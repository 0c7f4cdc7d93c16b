/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/debt-choices.h"

#include <glib/gi18n-lib.h>

#include "record/payment-order.h"
#include "record/seen-duties.h"
#include "rules/zone.h"
#include "words/debt.h"
#include "words/duty.h"
#include "words/fill.h"
#include "words/place.h"

typedef struct
{
  const AdjView *view;
  const AdjField *field;
  GArray *payments;
  AdjDebtChoices *found;
} Finder;

static void
free_choice (gpointer data)
{
  AdjDebtChoice *choice = data;

  g_free (choice->label);
  g_free (choice->order);
  g_free (choice);
}

/* Takes both over. */
static void
add (Finder *self, char *label, char *order)
{
  AdjDebtChoice *choice = g_new (AdjDebtChoice, 1);

  *choice = (AdjDebtChoice){ self->found->owed->len - 1, label, order };
  g_ptr_array_add (self->found->choices, choice);
}

/* What is special about a way back; NULL where nothing is. */
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

/* Behind the curtain of the side that bars the way: who could prove it (Y 11.56). */
static void
add_proofs (Finder *self, int side, AdjHex hex)
{
  guint16 units[ADJ_MAX_WITNESSES];
  guint n = adj_zone_witnesses (self->field, hex, side, units);
  g_autofree char *place = adj_words_hex (self->view, hex);

  for (guint i = 0; i < n && adj_view_is_of (self->view, adj_enemy (side)); i++)
    {
      g_autofree char *unit = adj_words_unit (self->view, units[i]);

      add (self,
           adj_fill (_ ("Show {unit}: it bars {hex} (Y 11.56)"),
                     (const AdjPlace[]){ { "unit", unit }, { "hex", place }, { NULL, NULL } }),
           g_strdup_printf ("flip %s up", adj_view_unit_id (self->view, units[i])));
    }
}

/* A single unit's, which what is owed has named; those repulsed (Y 7.77) may be several. */
static gboolean
is_retreat (const Finder *self, const AdjPayment *payment)
{
  return payment->debt == ADJ_LEAVING ||
         self->view->table->debts[payment->debt].kind == ADJ_DEBT_RETREAT;
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

static char *
payment_label (const Finder *self, const AdjPayment *payment)
{
  switch (payment->kind)
    {
    case ADJ_PAYMENT_RETREAT:
      return is_retreat (self, payment)
                 ? retreat_label (self, payment)
                 : adj_words_step (self->view, payment->who.units[0], payment->hex);
    case ADJ_PAYMENT_LOSE:
      return adj_words_loss (self->view, payment->who.units, payment->who.n);
    case ADJ_PAYMENT_STAY:
      /* Translators: not to advance after a battle */
      return g_strdup (_ ("Stay"));
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
      add (self, payment_label (self, &payments[i]), adj_payment_order (self->view, &payments[i]));
  for (guint i = 0; i < self->payments->len; i++)
    if (answers (&payments[i], debt, leaver) && payments[i].way == ADJ_RETREAT_CLAIMED &&
        is_retreat (self, &payments[i]))
      add_proofs (self, self->view->table->units[payments[i].who.units[0]].side, payments[i].hex);
}

static gboolean
can_leave (const Finder *self, int unit)
{
  for (guint i = 0; i < self->payments->len; i++)
    if (answers (&g_array_index (self->payments, AdjPayment, i), ADJ_LEAVING, unit))
      return TRUE;
  return FALSE;
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

      if ((duty->kind != ADJ_DUTY_LEAVE && duty->kind != ADJ_DUTY_FLEE) ||
          !can_leave (self, duty->unit))
        continue;
      g_ptr_array_add (self->found->owed, adj_words_duty (self->view, duty));
      add_answers (self, ADJ_LEAVING, duty->unit);
    }
}

AdjDebtChoices *
adj_debt_choices_new (const AdjView *view, const AdjField *field)
{
  g_autoptr (GArray) payments = adj_payments_find (field);
  AdjDebtChoices *found = g_new (AdjDebtChoices, 1);
  Finder self = { view, field, payments, found };

  found->owed = g_ptr_array_new_with_free_func (g_free);
  found->choices = g_ptr_array_new_with_free_func (free_choice);
  for (guint debt = 0; debt < view->table->n_debts; debt++)
    {
      g_ptr_array_add (found->owed, adj_words_debt (view, &view->table->debts[debt]));
      add_answers (&self, (int) debt, -1);
    }
  add_leaving (&self);
  return found;
}

void
adj_debt_choices_free (AdjDebtChoices *self)
{
  g_ptr_array_unref (self->owed);
  g_ptr_array_unref (self->choices);
  g_free (self);
}

const char *
adj_debt_choices_order (const AdjDebtChoices *self, int choice)
{
  return choice >= 0 && choice < (int) self->choices->len
             ? ((const AdjDebtChoice *) g_ptr_array_index (self->choices, choice))->order
             : NULL;
}
