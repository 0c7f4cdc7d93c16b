/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/parse-levels.h"

#include <glib/gi18n-lib.h>

#include "rules/command.h"
#include "rules/initiative.h"

#define MOST_COMMANDER 999

/* ---- Initiative ---- */

static gboolean
is_initiative_keyword (AdjParser *self)
{
  return adj_parser_peek (self) == NULL || adj_parser_next_is (self, "without") ||
         adj_parser_next_is (self, "by") || adj_parser_next_is (self, "result");
}

/* Units that are held back, or, with a hex, come in by it. */
static gboolean
parse_arrivals (AdjParser *self, AdjHex hex)
{
  AdjOrder *order = self->order;

  do
    {
      guint n = order->n_units;

      if (n >= ADJ_MAX_PATH)
        return adj_parser_fail (
            self, g_strdup_printf (_ ("an order takes at most %d units"), ADJ_MAX_PATH));
      if (!adj_parser_unit (self))
        return FALSE;
      if (order->n_units == n)
        {
          self->at--;
          return adj_parser_fail (self, g_strdup (_ ("this unit is named already")));
        }
      order->hexes[order->n_hexes++] = hex;
    }
  while (!is_initiative_keyword (self));
  return TRUE;
}

static gboolean
parse_side_die (AdjParser *self)
{
  int side;

  return adj_parser_side (self, &side) &&
         adj_parser_number (self, _ ("the die"), 1, ADJ_INITIATIVE_DIE, &self->order->dice[side]);
}

static gboolean
parse_initiative_part (AdjParser *self)
{
  AdjHex hex;

  if (adj_parser_take (self, "roll"))
    return self->order->roll = TRUE;
  if (adj_parser_take (self, "without"))
    return parse_arrivals (self, ADJ_NO_HEX);
  if (adj_parser_take (self, "by"))
    return adj_parser_hex (self, &hex) && parse_arrivals (self, hex);
  if (adj_parser_take (self, "result"))
    return adj_parser_side (self, &self->order->side);
  return parse_side_die (self);
}

gboolean
adj_parse_initiative (AdjParser *self)
{
  const AdjSide *sides = self->field->book->scenario->sides;
  const int *dice = self->order->dice;

  while (adj_parser_peek (self) != NULL)
    if (!parse_initiative_part (self))
      return FALSE;
  if (self->order->roll ? dice[0] == 0 && dice[1] == 0 : dice[0] > 0 && dice[1] > 0)
    return TRUE;
  return adj_parser_fail (self, g_strdup_printf (_ ("both dice, such as %s 4 %s 2; or roll"),
                                                 sides[0].id, sides[1].id));
}

gboolean
adj_parse_commander (AdjParser *self)
{
  return adj_parser_side (self, &self->order->side) &&
         adj_parser_number (self, _ ("what the commander adds"), 0, MOST_COMMANDER,
                            &self->order->figure) &&
         adj_parser_expect_end (self);
}

/* ---- Command Control ---- */

static gboolean
parse_chits (AdjParser *self)
{
  do
    {
      int digit;

      if (!adj_parser_number (self, _ ("a chit"), 0, 9, &digit))
        return FALSE;
      if (self->order->chits & (1u << digit))
        {
          self->at--;
          return adj_parser_fail (self,
                                  g_strdup_printf (_ ("there is only one chit with a %d"), digit));
        }
      self->order->chits |= (guint16) (1u << digit);
    }
  while (adj_parser_peek (self) != NULL);
  return TRUE;
}

gboolean
adj_parse_scatter (AdjParser *self)
{
  if (adj_parser_take (self, "level") &&
      !adj_parser_number (self, _ ("the level"), 1, ADJ_CHITS, &self->order->figure))
    return FALSE;
  if (adj_parser_take (self, "roll"))
    {
      self->order->roll = TRUE;
      return adj_parser_expect_end (self);
    }
  if (adj_parser_take (self, "chits"))
    return parse_chits (self);
  if (!adj_parser_take (self, "die"))
    return adj_parser_fail (self, g_strdup (_ ("here fits: level, die, chits or roll")));
  return adj_parser_number (self, _ ("the die"), 1, self->field->book->ruleset->command_die,
                            &self->order->die) &&
         adj_parser_expect_end (self);
}

gboolean
adj_parse_drift (AdjParser *self)
{
  int *dice = self->order->dice;

  if (!adj_parser_unit (self))
    return FALSE;
  self->order->roll = adj_parser_take (self, "roll");
  if (!self->order->roll &&
      (!adj_parser_number (self, _ ("the die for the direction"), 1, 6, &dice[0]) ||
       !adj_parser_number (self, _ ("the die for the points"), 1, 6, &dice[1])))
    return FALSE;
  return adj_parser_expect_end (self);
}
