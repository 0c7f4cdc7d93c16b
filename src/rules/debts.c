/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/debts.h"

#include "rules/engagement.h"
#include "rules/retreat.h"

const AdjDebt *
adj_debt_find (const AdjTable *table, AdjDebtKind kind, int unit, AdjHex hex)
{
  g_return_val_if_fail (table != NULL, NULL);

  for (guint i = 0; i < table->n_debts; i++)
    {
      const AdjDebt *debt = &table->debts[i];

      if (debt->kind == kind &&
          (adj_debt_row (kind)->payer == ADJ_PAYER_UNIT ? debt->unit == unit : debt->hex == hex))
        return debt;
    }
  return NULL;
}

gboolean
adj_debt_is_open (const AdjTable *table, AdjDebtKind kind)
{
  g_return_val_if_fail (table != NULL, FALSE);

  for (guint i = 0; i < table->n_debts; i++)
    if (table->debts[i].kind == kind)
      return TRUE;
  return FALSE;
}

gboolean
adj_debt_is_owed_by (const AdjTable *table, int unit, AdjVerb verb)
{
  g_return_val_if_fail (table != NULL, FALSE);

  for (guint i = 0; i < table->n_debts; i++)
    {
      const AdjDebtRow *row = adj_debt_row (table->debts[i].kind);

      if (row->payer == ADJ_PAYER_UNIT && row->verb == verb && table->debts[i].unit == unit)
        return TRUE;
    }
  return FALSE;
}

int
adj_engagement_to_decline (const AdjTable *table)
{
  int only = 0;

  g_return_val_if_fail (table != NULL, 0);

  for (guint i = 0; i < table->n_debts; i++)
    {
      int engagement = table->debts[i].engagement;

      if (table->debts[i].kind != ADJ_DEBT_ADVANCE)
        continue;
      if (only > 0 && engagement != only)
        return ADJ_ANY_ENGAGEMENT;
      only = engagement;
    }
  return only;
}

gboolean
adj_debts_are_done (const AdjTable *table)
{
  g_return_val_if_fail (table != NULL, FALSE);

  for (guint i = 0; i < table->n_debts; i++)
    if (!adj_debt_row (table->debts[i].kind)->declines)
      return FALSE;
  return TRUE;
}

gboolean
adj_retreat_is_hopeless (const AdjField *field, int unit)
{
  AdjRetreats retreats;

  g_return_val_if_fail (field != NULL, FALSE);

  adj_retreats_find (field, unit, &retreats);
  return retreats.n == 0;
}

/* BG 11.31: unless the zone is gone first; CH 18.4: in its own Combat Phase. */
gboolean
adj_must_leave_zone (const AdjField *field, int unit)
{
  const AdjTable *table;
  const AdjUnitState *state;
  gboolean flees;

  g_return_val_if_fail (field != NULL, FALSE);

  table = field->table;
  if (adj_results_wait (table, field->book)) /* its repulsion stands for it (Y S7.5d) */
    return FALSE;
  state = &table->units[unit];
  flees = adj_field_arm (field, unit)->flees && adj_table_is_phasing (table, state->side) &&
          adj_table_phase_kind (table, field->book) == ADJ_PHASE_COMBAT;
  return (flees || (state->facts & ADJ_FACT_MUST_LEAVE) != 0) && state->where == ADJ_ON_MAP &&
         adj_field_in_ezoc (field, state->hex, state->side);
}

/* ---- Exchanges ---- */

gboolean
adj_dead_may_pay (const AdjTable *table, int unit)
{
  g_return_val_if_fail (table != NULL, FALSE);

  return table->execution == ADJ_EXECUTION_LOSSES && table->units[unit].where == ADJ_ELIMINATED &&
         table->units[unit].attacks_in > 0 &&
         adj_table_option (table, ADJ_OPTION_EXCHANGE_BY_THE_DEAD);
}

guint
adj_losses_payers (const AdjField *field, int engagement, guint16 units[ADJ_MAX_PAYERS])
{
  const AdjTable *table;
  guint n = 0;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (units != NULL, 0);

  table = field->table;
  for (guint i = 0; engagement == 0 && i < table->battle.n_attackers; i++)
    if (table->battle.attackers[i].role == ADJ_ROLE_ADJACENT &&
        adj_table_on_map (table, table->battle.attackers[i].unit))
      units[n++] = table->battle.attackers[i].unit;
  for (int unit = 0; engagement > 0 && unit < table->n_units; unit++)
    if (table->units[unit].attacks_in == engagement &&
        table->units[unit].role == ADJ_ROLE_ADJACENT &&
        (adj_table_on_map (table, unit) || adj_dead_may_pay (table, unit)))
      units[n++] = (guint16) unit;
  return n;
}

typedef struct
{
  int sum;
  guint set;
} Choice;

/* Those of as many points stay in the order of their units, for the sort is stable. */
static int
fewest_points_first (const void *a, const void *b)
{
  const Choice *first = a;
  const Choice *second = b;

  return first->sum - second->sum;
}

/* Enough, and none of them could be kept. */
static gboolean
is_choice (const int *values, guint n, guint set, int points, int *sum)
{
  int least = G_MAXINT;

  *sum = 0;
  for (guint i = 0; i < n; i++)
    if (set & (1u << i))
      {
        *sum += values[i];
        least = MIN (least, values[i]);
      }
  return *sum >= points && *sum - least < points;
}

guint
adj_losses_find (const AdjField *field,
                 int engagement,
                 int points,
                 AdjLosses losses[ADJ_MAX_LOSSES])
{
  guint16 units[ADJ_MAX_PAYERS];
  int values[ADJ_MAX_LOSERS];
  guint n;
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (Choice));

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (losses != NULL, 0);

  n = MIN (adj_losses_payers (field, engagement, units), ADJ_MAX_LOSERS);
  for (guint i = 0; i < n; i++)
    values[i] = adj_table_points (field->table, units[i]);
  for (guint set = 1; set < (1u << n); set++)
    {
      Choice choice = { .set = set };

      if (is_choice (values, n, set, points, &choice.sum))
        g_array_append_val (choices, choice);
    }
  g_array_sort (choices, fewest_points_first);
  for (guint i = 0; i < choices->len; i++)
    {
      losses[i].n = 0;
      for (guint j = 0; j < n; j++)
        if (g_array_index (choices, Choice, i).set & (1u << j))
          losses[i].units[losses[i].n++] = units[j];
    }
  return choices->len;
}

/* ---- Advances ---- */

int
adj_victor (const AdjTable *table)
{
  const AdjBattle *battle;

  g_return_val_if_fail (table != NULL, ADJ_NO_SIDE);

  battle = &table->battle;
  if (battle->stage == ADJ_BATTLE_DECLARED && table->n_vacated > 0)
    return battle->side;
  if (battle->stage != ADJ_BATTLE_SETTLING)
    return ADJ_NO_SIDE;
  return battle->result == ADJ_RESULT_AE || battle->result == ADJ_RESULT_AR ? 1 - battle->side
                                                                            : battle->side;
}

/* BG 7.75, 11.2: one hex, across a side that may be crossed; no ineffective unit into an EZOC. */
static guint
add_advances_of (const AdjField *field, int engagement, int unit, AdjAdvance *advances, guint n)
{
  const AdjTable *table = field->table;
  const AdjUnitState *state = &table->units[unit];
  const AdjEngagement *of = engagement > 0 ? &table->engagements[engagement - 1] : NULL;
  const AdjHex *vacated = of != NULL ? of->vacated : table->vacated;
  guint n_vacated = of != NULL ? of->n_vacated : table->n_vacated;

  if (state->where != ADJ_ON_MAP || !adj_field_arm (field, unit)->attacks)
    return n;
  for (guint i = 0; i < n_vacated && n < ADJ_MAX_ADVANCES; i++)
    {
      AdjHex hex = vacated[i];
      int d = adj_book_direction (field->book, state->hex, hex);

      if (d < 0 || field->count[hex] > 0 ||
          adj_book_cost (field->book, state->arm, state->hex, d) == ADJ_CLOSED)
        continue;
      if ((state->facts & ADJ_FACT_INEFFECTIVE) != 0 && adj_field_in_ezoc (field, hex, state->side))
        continue;
      advances[n++] = (AdjAdvance){ (guint16) unit, hex };
    }
  return n;
}

/* One advance for each result, by who neither died nor went back, nor has advanced (Y S7.5c). */
static guint
find_in_engagement (const AdjField *field, int engagement, AdjAdvance *advances)
{
  const AdjTable *table = field->table;
  const AdjEngagement *of = &table->engagements[engagement - 1];
  guint16 bars = ADJ_FACT_RETREATED | ADJ_FACT_DISPLACED | ADJ_FACT_ADVANCED;
  gboolean attackers = adj_engagement_victor (of) == of->side;
  guint n = 0;

  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnitState *state = &table->units[unit];
      gboolean won = attackers ? state->attacks_in == engagement && state->role == ADJ_ROLE_ADJACENT
                               : state->attacked_in == engagement;

      if (won && (state->facts & bars) == 0)
        n = add_advances_of (field, engagement, unit, advances, n);
    }
  return n;
}

/* A defender that had retreated before adds nothing to the battle and wins nothing in it. */
static guint
find_in_battle (const AdjField *field, AdjAdvance *advances)
{
  const AdjBattle *battle = &field->table->battle;
  int victor = adj_victor (field->table);
  guint n = 0;

  if (victor == battle->side)
    {
      for (guint i = 0; i < battle->n_attackers; i++)
        if (battle->attackers[i].role == ADJ_ROLE_ADJACENT)
          n = add_advances_of (field, 0, battle->attackers[i].unit, advances, n);
    }
  else if (victor != ADJ_NO_SIDE)
    for (guint i = 0; i < battle->n_defenders; i++)
      if (!adj_table_has (field->table, battle->defenders[i], ADJ_FACT_RETREATED))
        n = add_advances_of (field, 0, battle->defenders[i], advances, n);
  return n;
}

guint
adj_advances_find (const AdjField *field, int engagement, AdjAdvance advances[ADJ_MAX_ADVANCES])
{
  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (advances != NULL, 0);

  return engagement > 0 ? find_in_engagement (field, engagement, advances)
                        : find_in_battle (field, advances);
}
