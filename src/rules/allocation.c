/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/allocation.h"

#include "rules/duties.h"

void
adj_allocation_judge (AdjJudge *judge, const char *row)
{
  g_auto (AdjDuties) duties = { 0 };

  g_return_if_fail (judge != NULL);
  g_return_if_fail (row != NULL);

  adj_duties_find_attacks (&judge->field, &duties);
  for (guint i = 0; i < duties.n; i++)
    {
      const AdjDuty *duty = &duties.duties[i];

      if ((duty->kind == ADJ_DUTY_ATTACK || duty->kind == ADJ_DUTY_BE_ATTACKED) &&
          duty->state == ADJ_DUE_OWED && duty->why == ADJ_WHY_NOTHING)
        adj_judge_warn (judge, row, ADJ_REASON_NOT_ALL_ALLOCATED, duty->unit, duty->hex, 0);
    }
}
