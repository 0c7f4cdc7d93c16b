/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/throw.h"

#include "desk/dice.h"
#include "rules/control.h"
#include "rules/initiative.h"
#include "rules/played.h"

typedef struct
{
  AdjOrder *order;
  guint64 seed;
  guint64 thrown; /* before this order */
} Thrower;

static int
next_die (Thrower *self, int faces)
{
  return adj_dice_throw (self->seed, self->thrown + (guint64) self->order->thrown++, faces);
}

/* Y 5.57: without putting one back; what is left alone need not be thrown for. */
static void
draw_chits (Thrower *self, guint16 drawn, int n)
{
  for (; n > 0; n--)
    {
      int digits[10];
      int left = 0;
      int digit;

      for (int i = 0; i <= 9; i++)
        if ((drawn & (1u << i)) == 0)
          digits[left++] = i;
      if (left == 0)
        return;
      digit = digits[left > 1 ? next_die (self, left) - 1 : 0];
      drawn |= (guint16) (1u << digit);
      self->order->chits |= (guint16) (1u << digit);
    }
}

static void
throw_scatter (Thrower *self, const AdjField *field)
{
  const AdjTable *table = field->table;

  if (adj_command_method (table) == ADJ_COMMAND_DICE)
    self->order->die = next_die (self, field->book->ruleset->command_die);
  else
    for (int side = 0; side < ADJ_SIDES; side++)
      if (adj_table_is_phasing (table, side))
        draw_chits (self, table->digits[side], adj_scatter_chits_left (field, self->order->figure));
}

gboolean
adj_order_wants_die (const AdjOrder *order)
{
  return order->roll && order->die == 0 && order->thrown == 0;
}

void
adj_order_throw (AdjOrder *order, const AdjField *field, guint64 seed, guint64 thrown)
{
  Thrower self = { order, seed, thrown };

  if (!order->roll)
    return;
  switch ((int) order->verb)
    {
    case ADJ_VERB_INITIATIVE:
    case ADJ_VERB_DRIFT:
      for (int i = 0; i < 2; i++)
        order->dice[i] = next_die (&self, ADJ_INITIATIVE_DIE);
      break;
    case ADJ_VERB_SCATTER:
      throw_scatter (&self, field);
      break;
    default:
      if (adj_order_wants_die (order))
        order->die = next_die (&self, field->book->ruleset->combat_die);
      break;
    }
}
