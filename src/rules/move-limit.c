/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/move-limit.h"

static gboolean
holds_now (const AdjTable *table, const AdjLimit *limit, int side)
{
  return limit->side == side && limit->from <= table->turn &&
         (limit->to == 0 || table->turn <= limit->to);
}

static gboolean
is_lifted (const AdjTable *table, const AdjLimit *limit)
{
  return limit->lifted_by >= 0 && (table->crossed[1 - limit->side] & (1u << limit->lifted_by)) != 0;
}

int
adj_limit_of (const AdjTable *table, const AdjBook *book, int side)
{
  const GArray *limits;
  int least = -1;

  g_return_val_if_fail (table != NULL, 0);
  g_return_val_if_fail (book != NULL, 0);

  limits = book->scenario->limits;
  for (guint i = 0; i < limits->len; i++)
    {
      const AdjLimit *limit = &g_array_index (limits, AdjLimit, i);

      if (holds_now (table, limit, side) && !is_lifted (table, limit) &&
          (least < 0 || limit->units < least))
        least = limit->units;
    }
  return least;
}

gboolean
adj_limit_is_lifted (const AdjTable *table, const AdjBook *book, int side)
{
  const GArray *limits;

  g_return_val_if_fail (table != NULL, FALSE);
  g_return_val_if_fail (book != NULL, FALSE);

  limits = book->scenario->limits;
  for (guint i = 0; i < limits->len; i++)
    {
      const AdjLimit *limit = &g_array_index (limits, AdjLimit, i);

      if (holds_now (table, limit, side) && is_lifted (table, limit))
        return TRUE;
    }
  return FALSE;
}
