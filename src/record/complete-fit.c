/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/complete-fit.h"
#include "record/find.h"
#include "rules/control.h"
#include "rules/debts.h"
#include "rules/deployment.h"
#include "rules/engagement.h"
#include "rules/passage.h"
#include "rules/rally.h"
#include "rules/reach.h"
#include "rules/victory.h"

/* ---- Verbs ---- */

/* The verbs that pay the first debt, or that the phase is for. */
static void
fit_urgent_verbs (AdjUnfinished *self)
{
  const AdjTable *table = self->field->table;

  if (adj_table_owes_dawn (table))
    adj_offer (self, adj_verb_name (ADJ_VERB_INITIATIVE));
  for (int side = 0; side < ADJ_SIDES; side++)
    if (adj_scatter_is_owed (self->field, side))
      adj_offer (self, adj_verb_name (ADJ_VERB_SCATTER));
  if (table->battle.stage == ADJ_BATTLE_DECLARED || adj_engagement_next (table) > 0)
    adj_offer (self, adj_verb_name (ADJ_VERB_ROLL));
  for (guint i = 0; i < table->n_debts; i++)
    adj_offer (self, adj_verb_name (adj_debt_row (table->debts[i].kind)->verb));
  if (adj_debt_is_open (table, ADJ_DEBT_ADVANCE) || adj_debt_is_open (table, ADJ_DEBT_RALLY))
    adj_offer (self, adj_verb_name (ADJ_VERB_STAY));
  if (adj_table_phase_kind (table, self->field->book) == ADJ_PHASE_COMBAT)
    adj_offer (self, adj_verb_name (ADJ_VERB_ATTACK));
  else if (adj_table_is_march (table, self->field->book))
    adj_offer (self, adj_verb_name (ADJ_VERB_MOVE));
  adj_offer (self, adj_verb_name (ADJ_VERB_NEXT));
}

/* Some verbs are for rules that others have not. */
static gboolean
is_in_rules (const AdjUnfinished *self, AdjVerb verb)
{
  if (verb == ADJ_VERB_VICTORY)
    return adj_victory_is_declared (self->field->book);
  return verb != ADJ_VERB_RALLY || adj_markers_are_borne (self->field->book);
}

void
adj_fit_verbs (AdjUnfinished *self)
{
  g_return_if_fail (self != NULL);

  fit_urgent_verbs (self);
  for (int verb = 0; verb < ADJ_N_VERBS; verb++)
    if (is_in_rules (self, (AdjVerb) verb))
      adj_offer (self, adj_verb_name ((AdjVerb) verb));
}

/* ---- Units ---- */

/* Has it done already what the verb is about? */
static gboolean
has_done (const AdjUnfinished *self, int unit)
{
  const AdjTable *table = self->field->table;

  return adj_verb_row (self->verb)->once && adj_table_has (table, unit, ADJ_FACT_MOVED);
}

void
adj_fit_units (AdjUnfinished *self)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n;
  AdjFound found;

  g_return_if_fail (self != NULL);

  n = adj_view_units (&self->view, units);
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

/* The points the unit has left when it has gone along the order's path, in sixths; never below
 * 0. */
static int
budget_left (const AdjUnfinished *self, int unit, const AdjOrder *order)
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

/* Hexes within reach, the nearest first. */
static void
offer_reach (AdjUnfinished *self, int unit, const AdjReach *reach)
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
adj_fit_march (AdjUnfinished *self)
{
  g_autofree AdjReach *reach = NULL;
  AdjOrder order;
  int unit;

  g_return_if_fail (self != NULL);

  unit = self->n_units > 0 ? self->units[0] : -1;
  if (unit < 0 || !adj_table_on_map (self->field->table, unit))
    return;
  reach = g_new (AdjReach, 1);
  if (adj_unfinished_read (self, self->words.n, &order))
    adj_reach_find_from (reach, self->field, unit, order.hexes[order.n_hexes - 1],
                         budget_left (self, unit, &order));
  else
    adj_reach_find (reach, self->field, unit);
  offer_reach (self, unit, reach);
}

/* Y 14.0: the set-up hexes of its side, those with room. */
void
adj_fit_deployment (AdjUnfinished *self)
{
  int unit;

  g_return_if_fail (self != NULL);

  unit = self->n_units > 0 ? self->units[0] : -1;
  if (unit < 0 || !adj_deployment_is_open (self->field->book, self->field->table))
    return;
  for (guint hex = 0; hex < self->field->book->n_hexes; hex++)
    if (adj_deployment_is_listed (self->field->book, self->field->table->units[unit].side,
                                  (AdjHex) hex) &&
        adj_field_fits (self->field, unit, (AdjHex) hex, -1))
      adj_offer_hex (self, (AdjHex) hex);
}

/* ---- Subjects ---- */

/* The subject from a word on: names joined by "+"; TRUE if it is finished. */
static gboolean
take_subject (AdjUnfinished *self, guint at)
{
  while (at < self->words.n)
    {
      adj_unfinished_take (self, &self->words.words[at++]);
      if (!adj_unfinished_is_word (self, at, "+"))
        {
          self->after = at;
          return TRUE;
        }
      at++;
    }
  return FALSE;
}

/* Where a unit may go tells what it is. */
static gboolean
knows_units (const AdjUnfinished *self)
{
  for (guint i = 0; i < self->n_units; i++)
    if (!adj_view_knows (&self->view, self->units[i]))
      return FALSE;
  return TRUE;
}

void
adj_complete_subject (AdjUnfinished *self)
{
  const AdjVerbRow *row;

  g_return_if_fail (self != NULL);

  row = adj_verb_row (self->verb);
  if (!take_subject (self, 1))
    (row->complete_units != NULL ? row->complete_units : adj_fit_units) (self);
  else if (row->complete_behind != NULL && knows_units (self))
    row->complete_behind (self);
}

void
adj_complete_side (AdjUnfinished *self)
{
  g_return_if_fail (self != NULL);

  if (self->words.n == 1)
    adj_offer_sides (self);
}
