/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/headcount.h"

AdjHeadcount
adj_headcount (const AdjTable *table, int side)
{
  AdjHeadcount count = { 0 };

  for (int unit = 0; unit < table->n_units; unit++)
    {
      int points = adj_table_points (table, unit);
      gboolean ineffective = adj_table_has (table, unit, ADJ_FACT_INEFFECTIVE);

      if (table->units[unit].side != side || adj_table_has (table, unit, ADJ_FACT_DUMMY))
        continue;
      switch (table->units[unit].where)
        {
        case ADJ_ON_MAP:
          count.on_map += points;
          count.n_on_map++;
          count.ineffective += ineffective ? points : 0;
          count.n_ineffective += ineffective;
          break;
        case ADJ_ELIMINATED:
          count.lost += points;
          break;
        case ADJ_EXITED:
          count.exited += points;
          break;
        case ADJ_WAITING:
          count.waiting += points;
          break;
        default:
          break;
        }
    }
  return count;
}
