/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play-command.h"

#include "rules/command.h"
#include "rules/control.h"

static int throw (Player * self)
{
  return 1 + (int) player_pick (self, 6);
}

/* Now and then one by one. */
static void
draw_chits (Player *self, int side, PlayOrder *order)
{
  guint16 drawn = self->judge->table->digits[side];
  int left = adj_scatter_chits_left (&self->judge->field, side, 0);

  if (player_chance (self, 30))
    left = 1;
  while (left > 0)
    {
      guint16 chit = (guint16) (1u << player_pick (self, ADJ_CHITS));

      if (((drawn | order->chits) & chit) != 0)
        continue;
      order->chits |= chit;
      left--;
    }
}

/* The side is named where both have theirs to find. */
static void
find_digits (Player *self, int side)
{
  while (adj_scatter_is_owed (&self->judge->field, side))
    {
      PlayOrder order = play_order (PLAY_SCATTER);

      order.value =
          adj_phasing_side (self->judge->table->phasing) == ADJ_NO_SIDE ? side : ADJ_NO_SIDE;
      if (adj_table_option (self->judge->table, ADJ_OPTION_COMMAND_METHOD) == ADJ_METHOD_DICE)
        order.die = throw (self);
      else
        draw_chits (self, side, &order);
      player_do (self, &order);
    }
}

void
player_find_order (Player *self)
{
  PlayOrder dice = play_order (PLAY_INITIATIVE);

  if (adj_table_owes_dawn (self->judge->table))
    {
      dice.dice[0] = throw (self);
      dice.dice[1] = throw (self);
      player_do (self, &dice);
    }
  for (int side = 0; side < ADJ_SIDES; side++)
    find_digits (self, side);
}

/* One that stands in an EZOC stays; some throw for it all the same. */
void
player_drift (Player *self)
{
  for (int unit = 0; unit < self->judge->table->n_units; unit++)
    {
      const AdjUnitState *state = &self->judge->table->units[unit];
      PlayOrder order;

      if (state->where != ADJ_ON_MAP || state->control != ADJ_CONTROL_LOST ||
          (adj_field_in_ezoc (&self->judge->field, state->hex, state->side) &&
           player_chance (self, 50)))
        continue;
      order = play_order (PLAY_DRIFT);
      order.n_units = 1;
      order.units[0] = unit;
      order.dice[0] = throw (self);
      order.dice[1] = throw (self);
      player_do (self, &order);
    }
}
