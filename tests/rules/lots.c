/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lots.h"

#include "desk/dice.h"

guint
lots_pick (Lots *self, guint n)
{
  if (n < 2)
    return 0;
  if (n <= 100)
    return (guint) adj_dice_throw (self->seed, self->thrown++, (int) n) - 1;
  return (lots_pick (self, 100) * 100 + lots_pick (self, 100)) % n;
}

gboolean
lots_chance (Lots *self, int percent)
{
  return (int) lots_pick (self, 100) < percent;
}
