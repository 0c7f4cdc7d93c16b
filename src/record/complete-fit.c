/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/complete-fit.h"
#include "record/find.h"
#include "record/seen-duties.h"
#include "rules/attack.h"
#include "rules/cavalry-slip.h"
#include "rules/charge.h"
#include "rules/control.h"
#include "rules/deployment.h"
#include "rules/duties.h"
#include "rules/passage.h"
#include "rules/reach.h"
#include "rules/support.h"
#include "table/unit.h"

/* ---- Verbs ---- */

/* What pays the first debt, or what the phase is for. */
static void
fit_urgent_verbs (AdjCompleter *self)
{
  static const AdjVerb payments[] = {
    [ADJ_DEBT_RETREAT] = ADJ_VERB_RETREAT, [ADJ_DEBT_DISPLACE] = ADJ_VERB_DISPLACE,
    [ADJ_DEBT_LOSE] = ADJ_VERB_LOSE,       [ADJ_DEBT_ADVANCE] = ADJ_VERB_ADVANCE,
    [ADJ_DEBT_REPULSE] = ADJ_VERB_RETREAT,
  };
  const AdjTable *table = self->field->table;

  if (adj_table_owes_dawn (table))
    adj_offer (self, adj_verb_name (ADJ_VERB_INITIATIVE));
  for (int side = 0; side < ADJ_SIDES; side++)
    if (adj_scatter_is_owed (self->field, side))
      adj_offer (self, adj_verb_name (ADJ_VERB_SCATTER));
  if (table->battle.stage == ADJ_BATTLE_DECLARED)
    adj_offer (self, adj_verb_name (ADJ_VERB_ROLL));
  for (guint i = 0; i < table->n_debts; i++)
    adj_offer (self, adj_verb_name (payments[table->debts[i].kind]));
  if (adj_debt_is_open (table, ADJ_DEBT_ADVANCE))
    adj_offer (self, adj_verb_name (ADJ_VERB_STAY));
  if (adj_table_phase_kind (table, self->field->book) == ADJ_PHASE_COMBAT)
    adj_offer (self, adj_verb_name (ADJ_VERB_ATTACK));
  else
    adj_offer (self, adj_verb_name (ADJ_VERB_MOVE));
  adj_offer (self, adj_verb_name (ADJ_VERB_NEXT));
}

void
adj_fit_verbs (AdjCompleter *self)
{
  fit_urgent_verbs (self);
  for (int verb = 0; verb < ADJ_N_VERBS; verb++)
    adj_offer (self, adj_verb_name ((AdjVerb) verb));
}

/* ---- Units ---- */

/* Has it done already what the verb is about? */
static gboolean
has_done (const AdjCompleter *self, int unit)
{
  const AdjTable *table = self->field->table;

  if (self->verb == ADJ_VERB_MOVE || self->verb == ADJ_VERB_CHARGE || self->verb == ADJ_VERB_EXIT)
    return adj_table_has (table, unit, ADJ_FACT_MOVED);
  return FALSE;
}

void
adj_fit_units (AdjCompleter *self)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (&self->view, units);
  AdjFound found;

  for (int done = 0; done <= 1; done++)
    for (guint i = 0; i < n; i++)
      if (adj_verb_concerns (self->field, &self->view, self->verb, units[i]) &&
          has_done (self, units[i]) == done)
        adj_offer_unit (self, units[i]);
  if (self->partial.length == 0)
    return;
  adj_find_units (self->field, &self->view, self->verb, self->partial.text, &found);
  for (guint i = 0; i < found.n; i++)
    adj_offer_unit (self, found.units[i]);
}

/* ---- Marches ---- */

/* What the unit has left when it has gone along the order's path, in sixths; never below 0. */
static int
budget_left (const AdjCompleter *self, int unit, const AdjOrder *order)
{
  const AdjBook *book = self->field->book;
  int left = adj_reach_budget (self->field, unit);
  AdjPassage passage;

  adj_passage_init (&passage, self->field, unit);
  for (guint i = 1; i < order->n_hexes; i++)
    {
      int d = adj_book_direction (book, order->hexes[i - 1], order->hexes[i]);
      int cost = d >= 0 ? adj_passage_ground (&passage, self->field, order->hexes[i - 1], d) : 0;

      left -= (cost >= 0 ? cost : ADJ_MP) +
              adj_passage_zone (&passage, self->field, order->hexes[i]) +
              adj_passage_company (&passage, self->field, order->hexes[i]);
    }
  return CLAMP (left, 0, ADJ_MOST_BUDGET);
}

/* The order as far as those words; FALSE as long as it has no path. */
static gboolean
read_order (const AdjCompleter *self, guint n_words, AdjOrder *order)
{
  g_autoptr (GString) text = g_string_new (NULL);
  g_auto (AdjOrderError) error = { 0 };

  for (guint i = 0; i < n_words; i++)
    g_string_append_printf (text, self->words.words[i].quoted ? "\"%s\" " : "%s ",
                            self->words.words[i].text);
  return adj_order_parse (self->field, self->view.eyes, text->str, order, &error) &&
         order->n_hexes > 0;
}

/* Hexes within reach, the nearest first. */
static void
offer_reach (AdjCompleter *self, int unit, const AdjReach *reach)
{
  for (guint i = 1; i < reach->n; i++)
    {
      gboolean full = FALSE;

      if (reach->hexes[i] != self->field->table->units[unit].hex &&
          adj_reach_may_end (reach, self->field, unit, reach->hexes[i], &full) && !full)
        adj_offer_hex (self, reach->hexes[i]);
    }
}

void
adj_fit_march (AdjCompleter *self)
{
  g_autofree AdjReach *reach = NULL;
  AdjOrder order;
  int unit = self->n_units > 0 ? self->units[0] : -1;

  if (unit < 0 || !adj_table_on_map (self->field->table, unit))
    return;
  reach = g_new (AdjReach, 1);
  if (read_order (self, self->words.n, &order))
    adj_reach_find_from (reach, self->field, unit, order.hexes[order.n_hexes - 1],
                         budget_left (self, unit, &order));
  else
    adj_reach_find (reach, self->field, unit);
  offer_reach (self, unit, reach);
}

/* Y 14.0: the set-up hexes of its side, those with room. */
void
adj_fit_deployment (AdjCompleter *self)
{
  int unit = self->n_units > 0 ? self->units[0] : -1;

  if (unit < 0 || !adj_deployment_is_open (self->field->table))
    return;
  for (guint hex = 0; hex < self->field->book->n_hexes; hex++)
    if (adj_deployment_is_listed (self->field->book, self->field->table->units[unit].side,
                                  (AdjHex) hex) &&
        adj_field_fits (self->field, unit, (AdjHex) hex, -1))
      adj_offer_hex (self, (AdjHex) hex);
}

/* Y 8.73: hexes that are a charge away. What is typed already shortens it. */
void
adj_fit_charge (AdjCompleter *self)
{
  g_autofree AdjReach *reach = NULL;
  AdjOrder order = { .n_hexes = 0 };
  int unit = self->n_units > 0 ? self->units[0] : -1;
  guint done;
  AdjHex from;

  if (unit < 0 || !adj_table_on_map (self->field->table, unit) ||
      (self->words.n > self->after && !read_order (self, self->words.n, &order)))
    return;
  done = order.n_hexes > 0 ? order.n_hexes - 1 : 0;
  from = done > 0 ? order.hexes[done] : self->field->table->units[unit].hex;
  reach = g_new (AdjReach, 1);
  adj_charge_find (reach, self->field, unit, from,
                   MAX (adj_charge_budget (self->field, unit) - (int) done * ADJ_MP, 0));
  for (guint i = 1; i < reach->n; i++)
    if (reach->hexes[i] != self->field->table->units[unit].hex &&
        reach->steps[reach->hexes[i]] + done >= ADJ_CHARGE_HEXES &&
        adj_field_fits (self->field, unit, reach->hexes[i], -1))
      adj_offer_hex (self, reach->hexes[i]);
}

void
adj_fit_entry (AdjCompleter *self)
{
  const AdjUnit *printed;

  if (self->n_units == 0 || self->words.n > self->after ||
      !adj_unit_is_printed (self->field->book, self->units[0]))
    return;
  printed = &self->field->book->scenario->units[self->units[0]];
  for (guint i = 0; i < printed->n_entries; i++)
    adj_offer_hex (self, adj_book_hex (self->field->book, printed->entries[i]));
}

/* ---- After combat ---- */

/* Where the payments of that kind lead the units that are typed. */
static void
offer_payments (AdjCompleter *self, AdjPaymentKind kind)
{
  g_autoptr (GArray) payments = adj_seen_payments (&self->view);

  for (guint i = 0; i < payments->len; i++)
    {
      const AdjPayment *payment = &g_array_index (payments, AdjPayment, i);

      if (payment->kind == kind && adj_completer_has (self, payment->who.units[0]))
        adj_offer_hex (self, payment->hex);
    }
}

/* What is owed, and what may be done: slipping away (Y 8.72), and going back with an Ar (BG 8.16).
 */
void
adj_fit_retreat (AdjCompleter *self)
{
  AdjRetreats ways = { .n = 0 };

  if (self->n_units == 0 || !adj_table_on_map (self->field->table, self->units[0]))
    return;
  offer_payments (self, ADJ_PAYMENT_RETREAT);
  if (adj_cavalry_may_ask (self->field, self->units[0]))
    adj_cavalry_ways (self->field, self->units[0], &ways);
  else if (adj_table_has (self->field->table, self->units[0], ADJ_FACT_MAY_GO_BACK) &&
           !adj_debt_is_open (self->field->table, ADJ_DEBT_DISPLACE))
    adj_retreats_find (self->field, self->units[0], &ways);
  for (guint i = 0; i < ways.n; i++)
    adj_offer_hex (self, ways.hexes[i]);
}

void
adj_fit_displace (AdjCompleter *self)
{
  offer_payments (self, ADJ_PAYMENT_DISPLACE);
}

void
adj_fit_advance (AdjCompleter *self)
{
  offer_payments (self, ADJ_PAYMENT_ADVANCE);
}

/* Each choice whole, for it is the units together that are enough. */
void
adj_fit_losses (AdjCompleter *self)
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

/* ---- Attacks ---- */

static gboolean
may_attack (const AdjCompleter *self, int unit, AdjHex target, int role)
{
  return adj_may_attack (self->field, unit, target) &&
         adj_attack_role (self->field, unit, target) == role;
}

static gboolean
anybody_may_attack (const AdjCompleter *self, AdjHex target, int role)
{
  for (int unit = 0; unit < self->field->table->n_units; unit++)
    if (may_attack (self, unit, target, role))
      return TRUE;
  return FALSE;
}

/* Hexes that must be attacked, then those that may be from next to them, then by fire. */
void
adj_fit_targets (AdjCompleter *self)
{
  const AdjField *field = self->field;
  g_auto (AdjDuties) duties = { 0 };

  adj_duties_find (field, &duties);
  for (guint i = 0; i < duties.n; i++)
    if (duties.duties[i].kind == ADJ_DUTY_BE_ATTACKED && duties.duties[i].state == ADJ_DUTY_OWED)
      adj_offer_hex (self, duties.duties[i].hex);
  for (int role = ADJ_ROLE_ADJACENT; role <= ADJ_ROLE_BOMBARDS; role++)
    for (guint hex = 0; hex < field->book->n_hexes; hex++)
      if (field->count[hex] > 0 && anybody_may_attack (self, (AdjHex) hex, role))
        adj_offer_hex (self, (AdjHex) hex);
}

static gboolean
may_attack_typed (const AdjCompleter *self, int unit, int role)
{
  for (guint i = 1; i < self->words.n; i++)
    {
      AdjHex hex = adj_book_hex (self->field->book, adj_hex_parse (self->words.words[i].text));

      if (g_ascii_strcasecmp (self->words.words[i].text, "from") == 0)
        break;
      if (hex != ADJ_NO_HEX && may_attack (self, unit, hex, role))
        return TRUE;
    }
  return FALSE;
}

void
adj_fit_attackers (AdjCompleter *self)
{
  for (int role = ADJ_ROLE_ADJACENT; role <= ADJ_ROLE_BOMBARDS; role++)
    for (int unit = 0; unit < self->field->table->n_units; unit++)
      if (may_attack_typed (self, unit, role))
        adj_offer_unit (self, unit);
}

/* The attack as it is typed so far. */
static gboolean
read_attack (const AdjCompleter *self, AdjJudge *judge, AdjAttack *attack)
{
  AdjOrder order;
  int units[ADJ_MAX_BATTLE_UNITS];

  guint n_words = 0;

  while (n_words < self->words.n &&
         g_ascii_strcasecmp (self->words.words[n_words].text, "support") != 0)
    n_words++;
  if (!read_order (self, n_words, &order) || order.verb != ADJ_VERB_ATTACK)
    return FALSE;
  for (guint i = 0; i < order.n_units; i++)
    units[i] = order.units[i];
  return adj_attack_prepare (judge, attack, order.hexes, order.n_hexes, units, order.n_units);
}

void
adj_fit_supporters (AdjCompleter *self)
{
  g_autoptr (AdjJudge) judge = adj_judge_new (self->field->book, self->field->table);
  AdjSupportOffer offers[ADJ_MAX_SUPPORT_OFFERS];
  AdjAttack attack;
  guint n;

  if (self->field->table->battle.stage == ADJ_BATTLE_DECLARED)
    adj_attack_on_table (self->field->table, &attack);
  else if (!read_attack (self, judge, &attack))
    return;
  n = adj_supports_find (self->field, &attack, offers);
  for (guint i = 0; i < n; i++)
    if (adj_view_knows (&self->view, offers[i].support.unit))
      adj_offer_unit (self, offers[i].support.unit);
}
