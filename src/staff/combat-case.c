/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/combat-case.h"

#include "record/act.h"
#include "record/order-make.h"
#include "record/seen.h"
#include "rules/combat.h"
#include "rules/next.h"
#include "rules/odds.h"
#include "words/outcome.h"

/* ---- After the roll ---- */

/* Each result is looked at once, on a scratch table. */
static void
look_ahead (AdjCombatCase *self, AdjJudge *judge)
{
  g_autoptr (AdjTable) declared = adj_table_copy (judge->table);
  AdjView view = adj_view (self->view.book, declared, self->view.eyes);
  AdjFaces faces[ADJ_N_RESULTS];

  self->n_outcomes = adj_faces_by_result (view.book->ruleset, self->arithmetic.column, faces);
  for (guint i = 0; i < self->n_outcomes; i++)
    {
      AdjCombatOutcome *outcome = &self->outcomes[i];
      g_autoptr (AdjTable) rolled =
          adj_forecast_find (&outcome->forecast, judge, declared, adj_faces_first (faces[i].faces));

      outcome->forecast.result = faces[i].result;
      outcome->faces = faces[i];
      outcome->text =
          adj_words_outcome (&view, rolled, faces[i].result, outcome->forecast.advances);
    }
}

/* ---- Margins ---- */

/* The same attack without one unit: as lawful as with it, and as good? */
static gboolean
is_spared (const AdjCombatCase *self,
           AdjJudge *judge,
           const AdjTable *table,
           guint n_faults,
           guint without)
{
  AdjAttack attack = self->attack;
  AdjArithmetic arithmetic;

  attack.n_attackers--;
  attack.attackers[without] = attack.attackers[attack.n_attackers];
  adj_judge_begin (judge, table);
  if (!adj_attack_may_go_without (&judge->field, &self->attack,
                                  self->attack.attackers[without].unit))
    return FALSE;
  adj_attack_judge (judge, &attack);
  adj_arithmetic (&judge->field, &attack, &arithmetic);
  return judge->n_findings <= n_faults && arithmetic.best_column == self->arithmetic.best_column;
}

static void
find_margins (AdjCombatCase *self, AdjJudge *judge, const AdjTable *table, guint n_faults)
{
  const AdjRuleset *ruleset = self->view.book->ruleset;
  const AdjArithmetic *sums = &self->arithmetic;
  int shift = sums->best_column - adj_odds_column (ruleset, sums->attack, sums->defence);

  self->more = adj_odds_to_next (ruleset, sums->attack, sums->defence, shift, &self->next_column);
  self->spare = adj_odds_to_spare (ruleset, sums->attack, sums->defence, shift);
  for (guint i = 0; self->attack.n_attackers > 1 && i < self->attack.n_attackers; i++)
    if (is_spared (self, judge, table, n_faults, i))
      self->spared[self->n_spared++] = self->attack.attackers[i].unit;
}

/* ---- Before the roll ---- */

static gboolean
is_hidden (const AdjCombatCase *self)
{
  for (guint i = 0; i < self->attack.n_attackers; i++)
    if (!adj_view_knows (&self->view, self->attack.attackers[i].unit))
      return TRUE;
  for (guint i = 0; i < self->attack.n_defenders; i++)
    if (!adj_view_knows (&self->view, self->attack.defenders[i]))
      return TRUE;
  return FALSE;
}

/* The first attack ends the Movement Phase by itself; what is owed in it is told along with it. */
static void
enter_combat (AdjJudge *judge, const AdjPicks *picks)
{
  const AdjOrder order = { .verb = ADJ_VERB_ATTACK,
                           .n_units = picks->n_units,
                           .units = { picks->units[0] } };

  if (adj_order_implies_next (&judge->field, &order))
    adj_next (judge);
}

/* Which rule a unit breaks that these eyes do not know would tell what it is. */
static void
keep_findings (AdjCombatCase *self, const AdjJudge *judge)
{
  g_autoptr (GArray) all = g_array_new (FALSE, FALSE, sizeof (AdjFinding));
  g_autoptr (GArray) seen = NULL;

  g_array_append_vals (all, judge->findings, judge->n_findings);
  seen = adj_seen_findings (&self->view, all);
  self->n_findings = seen->len;
  for (guint i = 0; i < seen->len; i++)
    self->findings[i] = g_array_index (seen, AdjFinding, i);
}

/* The attack lies open on the judge's table, and whoever defends has turned up. */
static void
find_defences (AdjCombatCase *self, AdjJudge *judge)
{
  AdjView view = adj_view (self->view.book, judge->table, self->view.eyes);
  AdjAttack attack;

  adj_attack_on_table (judge->table, &attack);
  self->defences = adj_defences_find (&view, &judge->field, &attack);
}

static void
find_flanks (AdjCombatCase *self, const AdjField *field)
{
  self->flanked = adj_flank_is_turned (field, &self->attack, &self->turned);
  self->n_flanks = adj_flanks_find (field, &self->attack, self->flanks);
}

static void
argue (AdjCombatCase *self, AdjJudge *judge)
{
  g_autoptr (AdjTable) table = adj_table_copy (judge->table);
  guint n_faults = judge->n_findings;

  if (!self->declared)
    adj_attack_judge (judge, &self->attack);
  n_faults = judge->n_findings - n_faults;
  adj_arithmetic (&judge->field, &self->attack, &self->arithmetic);
  find_flanks (self, &judge->field);
  if (!self->declared)
    adj_combat_declare (judge, &self->attack);
  keep_findings (self, judge);
  self->sensible = judge->standing != ADJ_IMPOSSIBLE;
  if (self->sensible)
    find_defences (self, judge);
  self->hidden = is_hidden (self);
  if (self->sensible && !self->hidden && self->arithmetic.column >= 0)
    {
      look_ahead (self, judge);
      find_margins (self, judge, table, n_faults);
    }
}

AdjCombatCase *
adj_combat_case_new (const AdjView *view, const AdjPicks *picks, int reduce)
{
  g_autoptr (AdjTable) seen = NULL;
  g_autoptr (AdjJudge) judge = NULL;
  AdjCombatCase *self;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (picks != NULL, NULL);

  seen = adj_seen_table (view);
  judge = adj_judge_new (view->book, seen);
  self = g_new0 (AdjCombatCase, 1);
  self->view = *view;
  enter_combat (judge, picks);
  if (adj_picks_attack (picks, judge, &self->attack))
    {
      self->attack.reduce = reduce;
      argue (self, judge);
    }
  if (!self->sensible)
    keep_findings (self, judge);
  return self;
}

AdjCombatCase *
adj_combat_case_new_open (const AdjView *view)
{
  g_autoptr (AdjTable) seen = NULL;
  g_autoptr (AdjJudge) judge = NULL;
  AdjCombatCase *self;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (view->table->battle.stage == ADJ_BATTLE_DECLARED, NULL);

  seen = adj_seen_table (view);
  judge = adj_judge_new (view->book, seen);
  self = g_new0 (AdjCombatCase, 1);
  self->view = *view;
  self->declared = TRUE;
  adj_attack_on_table (view->table, &self->attack);
  argue (self, judge);
  return self;
}

AdjCombatCase *
adj_combat_case_find (const AdjView *view, const AdjPicks *picks, int reduce)
{
  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (picks != NULL, NULL);

  if (view->table->battle.stage == ADJ_BATTLE_DECLARED)
    return adj_combat_case_new_open (view);
  if (picks->n_units > 0 && picks->n_targets > 0)
    return adj_combat_case_new (view, picks, reduce);
  return NULL;
}

void
adj_combat_case_free (AdjCombatCase *self)
{
  g_return_if_fail (self != NULL);

  for (guint i = 0; i < self->n_outcomes; i++)
    g_free (self->outcomes[i].text);
  g_clear_pointer (&self->defences, g_ptr_array_unref);
  g_free (self);
}

const AdjCombatOutcome *
adj_combat_case_outcome (const AdjCombatCase *self, int die)
{
  g_return_val_if_fail (self != NULL, NULL);

  for (guint i = 0; i < self->n_outcomes; i++)
    if (self->outcomes[i].faces.faces & (1u << (die - 1)))
      return &self->outcomes[i];
  return NULL;
}

/* The unit that is lent strength is for the defender to name. */
AdjOrder
adj_combat_case_order (const AdjCombatCase *self)
{
  AdjAttack attack;

  g_return_val_if_fail (self != NULL, (AdjOrder){ 0 });

  attack = self->attack;
  attack.n_supports = 0;
  return adj_order_attack (&attack);
}

AdjOrder
adj_combat_case_throw (const AdjCombatCase *self, int face, int result)
{
  AdjOrder order;

  g_return_val_if_fail (self != NULL, (AdjOrder){ 0 });

  order = self->declared ? adj_order_roll (face, result) : adj_combat_case_order (self);
  if (!self->declared)
    adj_order_throw_at_once (&order, face, result);
  return order;
}

guint
adj_combat_case_answer (const AdjCombatCase *self, const AdjDefence *defence, AdjOrder orders[2])
{
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (defence != NULL, 0);
  g_return_val_if_fail (orders != NULL, 0);

  if (!self->declared)
    orders[n++] = adj_combat_case_order (self);
  orders[n++] = defence->order;
  return n;
}
