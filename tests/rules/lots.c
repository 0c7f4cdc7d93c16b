/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lots.h"

#include "desk/dice.h"

static guint
take_bytes (Lots *self, guint n)
{
  guint value = 0;

  for (; n > 0 && self->n_bytes > 0; n--, self->n_bytes--)
    value = value * 256 + *self->bytes++;
  return value;
}

guint
lots_pick (Lots *self, guint n)
{
  if (n < 2)
    return 0;
  if (self->n_bytes > 0)
    return take_bytes (self, n <= 256 ? 1 : 2) % n;
  if (n <= 100)
    return (guint) adj_dice_throw (self->seed, self->thrown++, (int) n) - 1;
  return (lots_pick (self, 100) * 100 + lots_pick (self, 100)) % n;
}

gboolean
lots_chance (Lots *self, int percent)
{
  return (int) lots_pick (self, 100) < percent;
}
