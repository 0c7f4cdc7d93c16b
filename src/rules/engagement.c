/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/engagement.h"

#include "rules/played.h"
#include "table/effect-row.h"
#include "table/tokens.h"

gboolean
adj_results_wait (const AdjTable *table, const AdjBook *book)
{
  g_return_val_if_fail (table != NULL, FALSE);
  g_return_val_if_fail (book != NULL, FALSE);

  return adj_turns_are_simultaneous (table) &&
         adj_table_phase_kind (table, book) == ADJ_PHASE_COMBAT &&
         adj_phasing_side (table->phasing) == ADJ_NO_SIDE;
}

gboolean
adj_is_named_to_attack (const AdjTable *table, int unit)
{
  g_return_val_if_fail (table != NULL, FALSE);

  return (table->units[unit].plot & ADJ_PLOT_ATTACKS) != 0;
}

gboolean
adj_only_defends (const AdjField *field, int unit)
{
  g_return_val_if_fail (field != NULL, FALSE);

  return adj_results_wait (field->table, field->book) &&
         !adj_is_named_to_attack (field->table, unit);
}

gboolean
adj_engagement_owes_die (const AdjTable *table, int number)
{
  const AdjEngagement *engagement;

  g_return_val_if_fail (table != NULL, FALSE);
  g_return_val_if_fail (number >= 1 && number <= table->n_engagements, FALSE);

  engagement = &table->engagements[number - 1];
  return engagement->die == 0 && engagement->n_targets > 0;
}

int
adj_engagement_next (const AdjTable *table)
{
  g_return_val_if_fail (table != NULL, 0);

  for (int number = 1; number <= table->n_engagements; number++)
    if (adj_engagement_owes_die (table, number))
      return number;
  return 0;
}

guint
adj_engagements_count_open (const AdjTable *table)
{
  guint n = 0;

  g_return_val_if_fail (table != NULL, 0);

  for (int number = 1; number <= table->n_engagements; number++)
    n += adj_engagement_owes_die (table, number);
  return n;
}

int
adj_engagement_at (const AdjTable *table, AdjHex hex)
{
  g_return_val_if_fail (table != NULL, 0);

  for (int number = 1; number <= table->n_engagements; number++)
    for (guint i = 0; i < table->engagements[number - 1].n_targets; i++)
      if (table->engagements[number - 1].targets[i] == hex)
        return number;
  return 0;
}

gboolean
adj_engagements_have_begun (const AdjTable *table)
{
  g_return_val_if_fail (table != NULL, FALSE);

  for (guint i = 0; i < table->n_engagements; i++)
    if (table->engagements[i].die > 0)
      return TRUE;
  return FALSE;
}

int
adj_engagement_victor (const AdjEngagement *engagement)
{
  gboolean beaten;

  g_return_val_if_fail (engagement != NULL, ADJ_NO_SIDE);

  beaten = engagement->result == ADJ_RESULT_AE || engagement->result == ADJ_RESULT_AR;
  return beaten ? adj_enemy (engagement->side) : engagement->side;
}

gboolean
adj_engagement_is_done (const AdjTable *table, int number)
{
  g_return_val_if_fail (table != NULL, FALSE);
  g_return_val_if_fail (number >= 1 && number <= table->n_engagements, FALSE);

  for (guint i = 0; i < table->n_debts; i++)
    if (table->debts[i].engagement == number)
      return FALSE;
  return table->execution >= ADJ_EXECUTION_ADVANCES;
}

static gboolean
has_result (const AdjTable *table, int number, AdjCombatResult result)
{
  return number > 0 && table->engagements[number - 1].result == (int) result;
}

gboolean
adj_engagement_takes_effectiveness (const AdjTable *table, int unit)
{
  const AdjUnitState *state;

  g_return_val_if_fail (table != NULL, FALSE);

  state = &table->units[unit];
  return adj_effectiveness_is_played (table) && state->where == ADJ_ON_MAP &&
         state->role == ADJ_ROLE_ADJACENT && has_result (table, state->attacks_in, ADJ_RESULT_AR);
}

guint
adj_engagements_of_debt (const AdjTable *table, const AdjDebt *debt, int numbers[ADJ_MAX_CAUSES])
{
  const AdjUnitState *state;
  guint n = 0;

  g_return_val_if_fail (table != NULL, 0);
  g_return_val_if_fail (debt != NULL, 0);
  g_return_val_if_fail (numbers != NULL, 0);

  if (debt->engagement > 0)
    numbers[n++] = debt->engagement;
  if (n > 0 || debt->kind != ADJ_DEBT_RETREAT || debt->unit == ADJ_NO_UNIT)
    return n;
  state = &table->units[debt->unit];
  if (state->role == ADJ_ROLE_ADJACENT && has_result (table, state->attacks_in, ADJ_RESULT_AR))
    numbers[n++] = state->attacks_in;
  if (has_result (table, state->attacked_in, ADJ_RESULT_DR))
    numbers[n++] = state->attacked_in;
  if (has_result (table, state->lends_in, ADJ_RESULT_DR))
    numbers[n++] = state->lends_in;
  return n;
}

void
adj_engagement_do (
    AdjJudge *judge, AdjEffectKind kind, int number, int unit, AdjHex hex, int figure)
{
  AdjEffect effect = adj_effect_of_unit (kind, unit, hex, figure);

  g_return_if_fail (judge != NULL);

  effect.engagement = number;
  adj_judge_do (judge, &effect);
}
