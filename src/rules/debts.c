/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/debts.h"

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
  state = &table->units[unit];
  flees = adj_field_arm (field, unit)->flees && adj_table_is_phasing (table, state->side) &&
          adj_table_phase_kind (table, field->book) == ADJ_PHASE_COMBAT;
  return (flees || (state->facts & ADJ_FACT_MUST_LEAVE) != 0) && state->where == ADJ_ON_MAP &&
         adj_field_in_ezoc (field, state->hex, state->side);
}

/* ---- Exchanges ---- */

static guint
exchange_candidates (const AdjField *field, guint16 units[ADJ_MAX_LOSERS])
{
  const AdjBattle *battle = &field->table->battle;
  guint n = 0;

  for (guint i = 0; i < battle->n_attackers && n < ADJ_MAX_LOSERS; i++)
    if (battle->attackers[i].role == ADJ_ROLE_ADJACENT &&
        adj_table_on_map (field->table, battle->attackers[i].unit))
      units[n++] = battle->attackers[i].unit;
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
adj_losses_find (const AdjField *field, int points, AdjLosses losses[ADJ_MAX_LOSSES])
{
  guint16 units[ADJ_MAX_LOSERS];
  int values[ADJ_MAX_LOSERS];
  guint n;
  g_autoptr (GArray) choices = g_array_new (FALSE, FALSE, sizeof (Choice));

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (losses != NULL, 0);

  n = exchange_candidates (field, units);
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
add_advances_of (const AdjField *field, int unit, AdjAdvance *advances, guint n)
{
  const AdjTable *table = field->table;
  const AdjUnitState *state = &table->units[unit];

  if (state->where != ADJ_ON_MAP || !adj_field_arm (field, unit)->attacks)
    return n;
  for (guint i = 0; i < table->n_vacated && n < ADJ_MAX_ADVANCES; i++)
    {
      AdjHex hex = table->vacated[i];
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

/* A defender that had retreated before adds nothing to the battle and wins nothing in it. */
guint
adj_advances_find (const AdjField *field, AdjAdvance advances[ADJ_MAX_ADVANCES])
{
  const AdjBattle *battle;
  int victor;
  guint n = 0;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (advances != NULL, 0);

  battle = &field->table->battle;
  victor = adj_victor (field->table);
  if (victor == battle->side)
    {
      for (guint i = 0; i < battle->n_attackers; i++)
        if (battle->attackers[i].role == ADJ_ROLE_ADJACENT)
          n = add_advances_of (field, battle->attackers[i].unit, advances, n);
    }
  else if (victor != ADJ_NO_SIDE)
    for (guint i = 0; i < battle->n_defenders; i++)
      if (!adj_table_has (field->table, battle->defenders[i], ADJ_FACT_RETREATED))
        n = add_advances_of (field, battle->defenders[i], advances, n);
  return n;
}
