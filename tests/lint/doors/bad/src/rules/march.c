/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/march.h"

const char *
adj_march_cost (const AdjField *field, const AdjHex *path)
{
  g_return_val_if_fail (field != NULL, NULL);

  return field->cost[*path];
}

AdjHex *
adj_march_ends (AdjReach *self, AdjHex ends[6])
{
  return self->ends = ends;
}

void
adj_march_do (AdjJudge *judge)
{
  int unit = 0;

  judge->unit = unit;

  g_return_if_fail (judge != NULL);
}
