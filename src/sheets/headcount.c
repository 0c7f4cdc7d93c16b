/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/headcount.h"

#include "rules/played.h"

static AdjAtLeast *
sum_of (AdjHeadcount *count, guint8 where)
{
  switch (where)
    {
    case ADJ_ON_MAP:
      return &count->on_map;
    case ADJ_ELIMINATED:
      return &count->lost;
    case ADJ_EXITED:
      return &count->exited;
    case ADJ_WAITING:
      return &count->waiting;
    default:
      return NULL;
    }
}

/* Whether a unit that is not seen is ineffective is not seen either. */
AdjHeadcount
adj_headcount (const AdjTable *table, int side)
{
  AdjHeadcount count = { 0 };

  g_return_val_if_fail (table != NULL, (AdjHeadcount){ 0 });

  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnitState *state = &table->units[unit];
      AdjAtLeast *sum = sum_of (&count, state->where);

      if (state->side != side || adj_table_is_dummy (table, unit) || sum == NULL)
        continue;
      sum->points += adj_table_points (table, unit);
      sum->n_unseen += state->unseen;
      if (state->where != ADJ_ON_MAP)
        continue;
      count.ineffective.n_unseen += state->unseen;
      if (adj_table_has (table, unit, ADJ_FACT_INEFFECTIVE))
        count.ineffective.points += adj_table_points (table, unit);
    }
  return count;
}

gboolean
adj_headcount_has_ineffective (const AdjTable *table)
{
  g_return_val_if_fail (table != NULL, FALSE);

  if (adj_effectiveness_is_played (table))
    return TRUE;
  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_table_has (table, unit, ADJ_FACT_INEFFECTIVE))
      return TRUE;
  return FALSE;
}
