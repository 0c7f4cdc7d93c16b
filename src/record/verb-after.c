/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "record/complete-fit.h"
#include "record/order-make.h"
#include "record/parser.h"
#include "record/path.h"
#include "record/seen-duties.h"
#include "record/verb-parts.h"
#include "rules/cavalry-slip.h"
#include "rules/combat.h"
#include "rules/debts.h"
#include "rules/defences.h"
#include "rules/payments.h"

/* retreat, displace, advance, stay, lose: what comes of a die. */

/* ---- Making ---- */

static AdjOrder
step_of (AdjVerb verb, int unit, AdjHex to)
{
  AdjOrder order = adj_order_about_one (verb, unit);

  adj_order_add_way (&order, &to, 1);
  return order;
}

AdjOrder
adj_order_retreat (int unit, AdjHex to)
{
  return step_of (ADJ_VERB_RETREAT, unit, to);
}

static AdjOrder
advance (int unit, AdjHex to)
{
  AdjOrder order = adj_order_about_one (ADJ_VERB_ADVANCE, unit);

  adj_order_add_hexes (&order, &to, 1);
  return order;
}

AdjOrder
adj_order_pay (const AdjPayment *payment)
{
  AdjOrder order;

  g_return_val_if_fail (payment != NULL, (AdjOrder){ 0 });

  switch (payment->kind)
    {
    case ADJ_PAYMENT_RETREAT:
      return adj_order_retreat (payment->who.units[0], payment->hex);
    case ADJ_PAYMENT_DISPLACE:
      return step_of (ADJ_VERB_DISPLACE, payment->who.units[0], payment->hex);
    case ADJ_PAYMENT_ADVANCE:
      return advance (payment->who.units[0], payment->hex);
    case ADJ_PAYMENT_LOSE:
      return adj_order_about (ADJ_VERB_LOSE, payment->who.units, payment->who.n);
    case ADJ_PAYMENT_RECOVER:
      return adj_order_bears (payment->who.units[0], 0, payment->bears);
    case ADJ_PAYMENT_ELIMINATE:
      return adj_order_eliminate (payment->who.units, payment->who.n);
    case ADJ_PAYMENT_STAY:
    default:
      order = adj_order_begin (ADJ_VERB_STAY);
      order.engagement = payment->engagement;
      return order;
    }
}

static char *
settle_step (AdjOrder *order, const AdjField *field, const AdjView *view)
{
  return adj_path_start (view, order->units, order->n_units, &order->hexes[0]);
}

/* ---- Parsing ---- */

static gboolean
parse_one_step (AdjParser *self)
{
  if (!adj_parser_unit (self) || !adj_parser_start_path (self))
    return FALSE;
  if (adj_phrase_peek (&self->phrase) == NULL)
    return adj_phrase_fail (&self->phrase,
                            g_strdup (_ ("where to? a hex, or a direction such as ne")));
  if (!adj_parser_step (self, self->order->units[0]))
    return FALSE;
  if (self->order->n_hexes > 2)
    {
      self->phrase.at--;
      return adj_phrase_fail (
          &self->phrase, g_strdup (_ ("one hex only: a neighbour, or a direction such as ne")));
    }
  return adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

/* Several were left, or none. */
static char *
ask_where (const AdjField *field)
{
  g_autoptr (GString) hexes = g_string_new (NULL);

  for (guint i = 0; i < field->table->n_vacated; i++)
    g_string_append_printf (hexes, "%s%04d", i > 0 ? ", " : "",
                            field->book->hexes[field->table->vacated[i]].id);
  if (hexes->len == 0)
    return g_strdup (_ ("into which hex?"));
  /* Translators: %s is a list of hexes */
  return g_strdup_printf (_ ("into which hex? %s"), hexes->str);
}

static gboolean
parse_advance (AdjParser *self)
{
  AdjHex hex;

  if (!adj_parser_unit (self))
    return FALSE;
  if (adj_phrase_peek (&self->phrase) != NULL)
    return adj_parser_hex (self, &hex) && adj_parser_push_hex (self, hex) &&
           adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
  if (self->field->table->n_vacated != 1)
    return adj_phrase_fail (&self->phrase, ask_where (self->field));
  return adj_parser_push_hex (self, self->field->table->vacated[0]);
}

static gboolean
parse_units (AdjParser *self)
{
  do
    if (!adj_parser_subject (self))
      return FALSE;
  while (adj_phrase_peek (&self->phrase) != NULL);
  return TRUE;
}

/* The number may be left out where there is one advance to decline, and is then found. */
static gboolean
parse_stay (AdjParser *self)
{
  int only = adj_engagement_to_decline (self->field->table);

  if (adj_phrase_peek (&self->phrase) == NULL)
    {
      self->order->engagement = MAX (only, 0);
      return TRUE;
    }
  return adj_phrase_number (&self->phrase, _ ("the number of an attack"), 1, ADJ_MAX_ENGAGEMENTS,
                            &self->order->engagement) &&
         adj_phrase_end (&self->phrase, adj_verb_name (self->order->verb));
}

/* ---- Printing and judging ---- */

static void
print_stay (GString *text, const AdjView *view, const AdjOrder *order)
{
  if (order->engagement > 0)
    g_string_append_printf (text, " %d", order->engagement);
}

static void
print_losses (GString *text, const AdjView *view, const AdjOrder *order)
{
  adj_print_units (text, view, order, " ", FALSE);
}

static void
judge_retreat (AdjJudge *judge, const AdjOrder *order)
{
  adj_combat_retreat (judge, order->units[0], order->hexes[1]);
}

static void
judge_displace (AdjJudge *judge, const AdjOrder *order)
{
  adj_combat_displace (judge, order->units[0], order->hexes[1]);
}

static void
judge_advance (AdjJudge *judge, const AdjOrder *order)
{
  adj_combat_advance (judge, order->units[0], order->hexes[0]);
}

static void
judge_stay (AdjJudge *judge, const AdjOrder *order)
{
  adj_combat_stay (judge, order->engagement);
}

static void
judge_lose (AdjJudge *judge, const AdjOrder *order)
{
  int units[ADJ_MAX_BATTLE_UNITS];

  adj_order_list_units (order, units);
  adj_combat_lose (judge, units, order->n_units);
}

/* ---- Whom it concerns ---- */

static gboolean
owes_retreat (const AdjField *field, int unit)
{
  return adj_debt_is_owed_by (field->table, unit, ADJ_VERB_RETREAT);
}

static gboolean
has_retreat_to_make (const AdjField *field, int unit)
{
  return adj_table_on_map (field->table, unit) &&
         (owes_retreat (field, unit) || adj_cavalry_may_ask (field, unit) ||
          adj_table_has (field->table, unit, ADJ_FACT_MUST_LEAVE | ADJ_FACT_MAY_GO_BACK) ||
          adj_field_arm (field, unit)->flees);
}

static gboolean
is_to_be_displaced (const AdjField *field, int unit)
{
  return adj_table_on_map (field->table, unit) &&
         adj_debt_find (field->table, ADJ_DEBT_DISPLACE, unit, field->table->units[unit].hex) !=
             NULL;
}

static gboolean
is_victor (const AdjField *field, int unit)
{
  return adj_table_on_map (field->table, unit) &&
         field->table->units[unit].side == adj_victor (field->table);
}

static gboolean
attacks_in_battle (const AdjField *field, int unit)
{
  const AdjBattle *battle = &field->table->battle;

  if (!adj_table_on_map (field->table, unit))
    return FALSE;
  for (guint i = 0; i < battle->n_attackers; i++)
    if (battle->attackers[i].unit == unit)
      return TRUE;
  return FALSE;
}

/* ---- Completing ---- */

/* Where the payments of that kind lead the units that are typed. */
static void
offer_payments (AdjUnfinished *self, AdjPaymentKind kind)
{
  g_autoptr (GArray) payments = adj_seen_payments (&self->view);

  for (guint i = 0; i < payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);

      if (payment->kind == kind && adj_unfinished_has (self, payment->who.units[0]))
        adj_offer_hex (self, payment->hex);
    }
}

/* Slipping away (Y 8.72). */
static void
offer_slips (AdjUnfinished *self)
{
  AdjAttack attack;
  g_autoptr (GArray) offers = NULL;

  if (self->field->table->battle.stage != ADJ_BATTLE_DECLARED)
    return;
  adj_attack_on_table (self->field->table, &attack);
  offers = adj_defence_offers (self->field, &attack);
  for (guint i = 0; i < offers->len; i++)
    {
      const AdjDefenceOffer *offer = &g_array_index (offers, AdjDefenceOffer, i);

      if (offer->slips && offer->unit == self->units[0])
        adj_offer_hex (self, offer->hex);
    }
}

/* Going back with an Ar (BG 8.16). */
static void
offer_way_back (AdjUnfinished *self)
{
  AdjRetreats ways;

  if (!adj_table_has (self->field->table, self->units[0], ADJ_FACT_MAY_GO_BACK) ||
      adj_debt_is_open (self->field->table, ADJ_DEBT_DISPLACE))
    return;
  adj_retreats_find (self->field, self->units[0], &ways);
  for (guint i = 0; i < ways.n; i++)
    adj_offer_hex (self, ways.hexes[i]);
}

/* The answers to what is owed, and what else may be done. */
static void
fit_retreat (AdjUnfinished *self)
{
  if (self->n_units == 0 || !adj_table_on_map (self->field->table, self->units[0]))
    return;
  offer_payments (self, ADJ_PAYMENT_RETREAT);
  offer_slips (self);
  offer_way_back (self);
}

static void
fit_displace (AdjUnfinished *self)
{
  offer_payments (self, ADJ_PAYMENT_DISPLACE);
}

static void
fit_advance (AdjUnfinished *self)
{
  offer_payments (self, ADJ_PAYMENT_ADVANCE);
}

static void
complete_stay (AdjUnfinished *self)
{
  const AdjTable *table = self->field->table;

  for (guint i = 0; i < table->n_debts; i++)
    if (table->debts[i].kind == ADJ_DEBT_ADVANCE && table->debts[i].engagement > 0)
      {
        g_autofree char *number = g_strdup_printf ("%d", table->debts[i].engagement);

        adj_offer (self, number);
      }
}

/* Each choice whole, for it is the units together that are enough. */
static void
fit_losses (AdjUnfinished *self)
{
  g_autoptr (GArray) payments = adj_seen_payments (&self->view);

  for (guint i = 0; i < payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);
      g_autoptr (GString) text = g_string_new (NULL);

      if (payment->kind != ADJ_PAYMENT_LOSE)
        continue;
      for (guint j = 0; j < payment->who.n; j++)
        g_string_append_printf (text, "%s%s", j > 0 ? " " : "",
                                adj_view_unit_id (&self->view, payment->who.units[j]));
      adj_offer (self, text->str);
    }
  adj_fit_units (self);
}

/* ---- Rows ---- */

static const AdjVerbRow rows[] = {
  {
      .verb = ADJ_VERB_RETREAT,
      .parse = parse_one_step,
      .print = adj_print_way_on,
      .settle = settle_step,
      .judge = judge_retreat,
      .concerns = has_retreat_to_make,
      .seems = owes_retreat,
      .complete = adj_complete_subject,
      .complete_behind = fit_retreat,
  },
  {
      .verb = ADJ_VERB_DISPLACE,
      .parse = parse_one_step,
      .print = adj_print_way_on,
      .settle = settle_step,
      .judge = judge_displace,
      .concerns = is_to_be_displaced,
      .complete = adj_complete_subject,
      .complete_behind = fit_displace,
  },
  {
      .verb = ADJ_VERB_ADVANCE,
      .parse = parse_advance,
      .print = adj_print_way,
      .judge = judge_advance,
      .concerns = is_victor,
      .complete = adj_complete_subject,
      .complete_behind = fit_advance,
  },
  {
      .verb = ADJ_VERB_STAY,
      .parse = parse_stay,
      .print = print_stay,
      .judge = judge_stay,
      .complete = complete_stay,
  },
  {
      .verb = ADJ_VERB_LOSE,
      .parse = parse_units,
      .print = print_losses,
      .judge = judge_lose,
      .concerns = attacks_in_battle,
      .complete = adj_complete_subject,
      .complete_behind = adj_fit_units,
      .complete_units = fit_losses,
  },
};

const AdjVerbFamily adj_verbs_after = { rows, G_N_ELEMENTS (rows) };
