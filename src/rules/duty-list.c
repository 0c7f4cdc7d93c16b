/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/duty-list.h"

void
adj_duties_add (AdjDuties *self,
                AdjDutyKind kind,
                AdjDutyState state,
                AdjDutyWhy why,
                const char *row,
                int unit,
                AdjHex hex)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (row != NULL);

  if (self->n == self->room)
    {
      self->room = MAX (2 * self->room, 64);
      self->duties = g_renew (AdjDuty, self->duties, self->room);
    }
  self->duties[self->n++] = (AdjDuty){ kind, state, why, row, unit, hex };
}

void
adj_duties_clear (AdjDuties *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->duties);
  *self = (AdjDuties){ 0 };
}

guint
adj_duties_count (const AdjDuties *duties, AdjDutyState state)
{
  guint n = 0;

  g_return_val_if_fail (duties != NULL, 0);

  for (guint i = 0; i < duties->n; i++)
    n += duties->duties[i].state == state;
  return n;
}
