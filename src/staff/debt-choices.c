/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/debt-choices.h"

#include <glib/gi18n-lib.h>

#include "record/payment-order.h"
#include "rules/zone.h"
#include "words/debt.h"
#include "words/fill.h"
#include "words/place.h"

typedef struct
{
  const AdjView *view;
  const AdjField *field;
  GPtrArray *choices;
  guint debt;
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

  *choice = (AdjDebtChoice){ self->debt, label, order };
  g_ptr_array_add (self->choices, choice);
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
add_proofs (Finder *self, const AdjDebt *debt, AdjHex hex)
{
  guint16 units[ADJ_MAX_WITNESSES];
  guint n = adj_zone_witnesses (self->field, hex, debt->side, units);
  g_autofree char *place = adj_words_hex (self->view, hex);

  for (guint i = 0; i < n && adj_view_is_of (self->view, adj_enemy (debt->side)); i++)
    {
      g_autofree char *unit = adj_words_unit (self->view, units[i]);

      add (self,
           adj_fill (_ ("Show {unit}: it bars {hex} (Y 11.56)"),
                     (const AdjPlace[]){ { "unit", unit }, { "hex", place }, { NULL, NULL } }),
           g_strdup_printf ("flip %s up", adj_view_unit_id (self->view, units[i])));
    }
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
      return self->view->table->debts[payment->debt].kind == ADJ_DEBT_RETREAT
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

/* Behind the last of the debt's own answers. */
static void
add_proofs_of (Finder *self, const GArray *payments, guint debt)
{
  for (guint i = 0; i < payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);

      if (payment->debt == (int) debt && payment->way == ADJ_RETREAT_CLAIMED &&
          self->view->table->debts[debt].kind == ADJ_DEBT_RETREAT)
        add_proofs (self, &self->view->table->debts[debt], payment->hex);
    }
}

GPtrArray *
adj_debt_choices_find (const AdjView *view, const AdjField *field)
{
  g_autoptr (GArray) payments = adj_payments_find (field);
  Finder self = { .view = view, .field = field };

  self.choices = g_ptr_array_new_with_free_func (free_choice);
  for (self.debt = 0; self.debt < view->table->n_debts; self.debt++)
    {
      for (guint i = 0; i < payments->len; i++)
        {
          const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);

          if (payment->debt == (int) self.debt)
            add (&self, payment_label (&self, payment), adj_payment_order (view, payment));
        }
      add_proofs_of (&self, payments, self.debt);
    }
  return self.choices;
}
