/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/throw.h"

#include "desk/dice.h"

int
adj_thrower_next (AdjThrower *self, int faces)
{
  g_return_val_if_fail (self != NULL, 0);

  return adj_dice_throw (self->seed, self->thrown + (guint64) self->order->thrown++, faces);
}

gboolean
adj_order_wants_die (const AdjOrder *order)
{
  g_return_val_if_fail (order != NULL, FALSE);

  return order->roll && order->thrown == 0;
}

gboolean
adj_order_rests_on_chance (const AdjOrder *order)
{
  const AdjVerbRow *row;

  g_return_val_if_fail (order != NULL, FALSE);

  row = adj_verb_row (order->verb);
  return row->throw != NULL && (row->has_die == NULL || row->has_die (order));
}

void
adj_order_throw (AdjOrder *order, const AdjField *field, guint64 seed, guint64 thrown)
{
  AdjThrower self = { order, seed, thrown };

  g_return_if_fail (order != NULL);
  g_return_if_fail (field != NULL);

  if (adj_order_wants_die (order))
    adj_verb_row (order->verb)->throw (&self, field);
}
