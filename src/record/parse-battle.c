/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/parse-battle.h"

#include <glib/gi18n-lib.h>

static gboolean
parse_result (AdjParser *self)
{
  const AdjWord *word = adj_parser_peek (self);

  for (int result = 0; word != NULL && result < ADJ_N_RESULTS; result++)
    if (g_ascii_strcasecmp (adj_combat_results[result], word->text) == 0)
      {
        self->order->result = result;
        self->at++;
        return TRUE;
      }
  return adj_parser_fail (self, g_strdup (_ ("a result is one of Ae, Ar, Ex, Dr, De")));
}

static gboolean
parse_column (AdjParser *self)
{
  const AdjWord *word = adj_parser_peek (self);
  const AdjRuleset *ruleset = self->field->book->ruleset;

  for (guint i = 0; word != NULL && i < ruleset->n_columns; i++)
    {
      g_autofree char *name = adj_column_to_string (&ruleset->columns[i]);

      if (g_str_equal (name, word->text))
        {
          self->order->reduce = (int) i;
          self->at++;
          return TRUE;
        }
    }
  return adj_parser_fail (self, g_strdup (_ ("a column of the Combat Results Table, such as 3-1")));
}

static gboolean
parse_die (AdjParser *self)
{
  return adj_parser_number (self, _ ("the die"), 1, self->field->book->ruleset->combat_die,
                            &self->order->die);
}

/* The nearest of the hexes that are attacked, by this order or on the table. */
static AdjHex
nearest_target (const AdjParser *self, int unit)
{
  const AdjBook *book = self->field->book;
  const AdjBattle *battle = &self->field->table->battle;
  gboolean here = self->order->verb == ADJ_VERB_ATTACK;
  const AdjHex *targets = here ? self->order->hexes : battle->targets;
  guint n = here ? self->order->n_hexes : battle->n_targets;
  AdjHex from = self->field->table->units[unit].hex;
  AdjHex nearest = ADJ_NO_HEX;
  int least = G_MAXINT;

  for (guint i = 0; i < n; i++)
    {
      int distance = from == ADJ_NO_HEX
                         ? 0
                         : adj_hex_distance (&book->scenario->map.grid, book->hexes[from].id,
                                             book->hexes[targets[i]].id);

      if (distance < least)
        {
          least = distance;
          nearest = targets[i];
        }
    }
  return nearest;
}

/* Y 8.51: a battery, and behind it the hex it helps, where that is not the nearest one. */
static gboolean
parse_supporter (AdjParser *self)
{
  AdjOrder *order = self->order;
  int unit = adj_parser_find_unit (self, ADJ_VERB_SUPPORT);
  AdjHex hex;

  if (unit < 0)
    return FALSE;
  if (order->n_supports >= ADJ_MAX_SUPPORTS)
    return adj_parser_fail (
        self, g_strdup_printf (_ ("an order takes at most %d units"), ADJ_MAX_SUPPORTS));
  hex = nearest_target (self, unit);
  if (adj_parser_next_is_hex (self) && !adj_parser_hex (self, &hex))
    return FALSE;
  if (hex == ADJ_NO_HEX)
    return adj_parser_fail (self, g_strdup (_ ("which hex is attacked?")));
  order->supports[order->n_supports++] = (AdjSupport){ (guint16) unit, hex };
  return TRUE;
}

static gboolean
is_attack_keyword (AdjParser *self)
{
  return adj_parser_next_is (self, "support") || adj_parser_next_is (self, "die") ||
         adj_parser_next_is (self, "reduce") || adj_parser_next_is (self, "result") ||
         adj_parser_next_is (self, "roll");
}

gboolean
adj_parse_supporters (AdjParser *self)
{
  do
    if (!parse_supporter (self))
      return FALSE;
  while (adj_parser_peek (self) != NULL && !is_attack_keyword (self));
  return self->order->verb == ADJ_VERB_ATTACK || adj_parser_expect_end (self);
}

/* What may follow the units of an attack, in any order. */
static gboolean
parse_attack_end (AdjParser *self)
{
  while (adj_parser_peek (self) != NULL)
    {
      gboolean good;

      if (adj_parser_take (self, "die"))
        good = parse_die (self);
      else if (adj_parser_take (self, "support"))
        good = adj_parse_supporters (self);
      else if (adj_parser_take (self, "reduce"))
        good = parse_column (self);
      else if (adj_parser_take (self, "result"))
        good = parse_result (self);
      else if (adj_parser_take (self, "roll"))
        good = self->order->roll = TRUE;
      else
        good = adj_parser_fail (
            self, g_strdup (_ ("here fits: another unit, support, reduce, die, roll or result")));
      if (!good)
        return FALSE;
    }
  if (self->order->result >= 0 && self->order->die == 0 && !self->order->roll)
    return adj_parser_fail (self, g_strdup (_ ("a result needs its die: die 4 result Dr")));
  return TRUE;
}

gboolean
adj_parse_attack (AdjParser *self)
{
  while (!adj_parser_next_is (self, "from"))
    {
      AdjHex hex;

      if (adj_parser_peek (self) == NULL)
        return adj_parser_fail (self, g_strdup (_ ("attack HEX from UNIT: 'from' is missing")));
      if (!adj_parser_hex (self, &hex))
        return FALSE;
      if (self->order->n_hexes >= ADJ_MAX_TARGETS)
        return adj_parser_fail (self,
                                g_strdup_printf (_ ("at most %d hexes at once"), ADJ_MAX_TARGETS));
      adj_parser_push_hex (self, hex);
    }
  if (self->order->n_hexes == 0)
    return adj_parser_fail (self, g_strdup (_ ("which hex is attacked?")));
  self->at++;
  do
    if (!adj_parser_subject (self))
      return FALSE;
  while (adj_parser_peek (self) != NULL && !is_attack_keyword (self));
  return parse_attack_end (self);
}

gboolean
adj_parse_roll (AdjParser *self)
{
  if (adj_parser_peek (self) != NULL && !adj_parser_next_is (self, "result") && !parse_die (self))
    return FALSE;
  self->order->roll = self->order->die == 0;
  if (adj_parser_take (self, "result") && !parse_result (self))
    return FALSE;
  return adj_parser_expect_end (self);
}
