/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/march.h"

static int
cost_of (const AdjField *field)
{
  return field->cost;
}

int
adj_march_cost (const AdjField *field, const AdjHex *path, guint n_path, char **why)
{
  int sum = 0;
  const char *row;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (path != NULL || n_path == 0, 0);

  row = field->row;
  if (why != NULL)
    *why = g_strdup (row);
  return sum + cost_of (field);
}

void
adj_march_do (AdjJudge *judge, AdjGame *game, int unit, const char *text, AdjHex ends[6], GError **error)
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (ADJ_IS_GAME (game));
  g_return_if_fail (text != NULL);
  g_return_if_fail (ends != NULL);

  judge->unit = unit;
}
