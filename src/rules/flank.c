/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/flank.h"

static gboolean
is_in_force (const AdjField *field)
{
  return adj_table_option (field->table, ADJ_OPTION_FLANK_ATTACK) != 0;
}

gboolean
adj_flank_doubles (const AdjField *field, int unit)
{
  AdjArmSymbol symbol;

  g_return_val_if_fail (field != NULL, FALSE);

  symbol = adj_field_arm (field, unit)->symbol;
  return symbol == ADJ_SYMBOL_INFANTRY || symbol == ADJ_SYMBOL_CAVALRY;
}

/* Bit d: infantry or cavalry attacks the hex through its side toward direction d. */
static guint
sides_used (const AdjField *field, const AdjAttack *attack, AdjHex target)
{
  guint sides = 0;

  for (guint i = 0; i < attack->n_attackers; i++)
    {
      int unit = attack->attackers[i].unit;
      AdjHex from = field->table->units[unit].hex;

      if (attack->attackers[i].role == ADJ_ROLE_ADJACENT && adj_flank_doubles (field, unit) &&
          adj_attack_crosses (field, target, from))
        sides |= 1u << adj_book_direction (field->book, target, from);
    }
  return sides;
}

/* Neighbouring sides share a corner; all others do not. */
static gboolean
find_apart (guint sides, int pair[2])
{
  for (int a = 0; a < ADJ_HEX_DIRECTIONS; a++)
    for (int b = a + 2; b < ADJ_HEX_DIRECTIONS && b - a < ADJ_HEX_DIRECTIONS - 1; b++)
      if ((sides & (1u << a)) != 0 && (sides & (1u << b)) != 0)
        {
          pair[0] = a;
          pair[1] = b;
          return TRUE;
        }
  return FALSE;
}

gboolean
adj_flank_is_turned (const AdjField *field, const AdjAttack *attack, AdjFlankTurned *turned)
{
  int pair[2];

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (attack != NULL, FALSE);

  for (guint i = 0; is_in_force (field) && i < attack->n_targets; i++)
    if (find_apart (sides_used (field, attack, attack->targets[i]), pair))
      {
        const AdjHex *neighbours = field->book->hexes[attack->targets[i]].neighbours;

        if (turned != NULL)
          *turned =
              (AdjFlankTurned){ attack->targets[i], { neighbours[pair[0]], neighbours[pair[1]] } };
        return TRUE;
      }
  return FALSE;
}

static gboolean
can_stand (const AdjBook *book, AdjHex hex)
{
  const AdjTerrain *terrain = adj_book_terrain (book, hex);

  return terrain->stop && terrain->entry != ADJ_CLOSED;
}

guint
adj_flanks_find (const AdjField *field, const AdjAttack *attack, AdjFlank flanks[ADJ_MAX_FLANKS])
{
  int pair[2];
  guint n = 0;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (attack != NULL, 0);
  g_return_val_if_fail (flanks != NULL, 0);

  if (!is_in_force (field) || adj_flank_is_turned (field, attack, NULL))
    return 0;
  for (guint i = 0; i < attack->n_targets; i++)
    {
      AdjHex target = attack->targets[i];
      guint sides = sides_used (field, attack, target);

      for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
        {
          AdjHex from = field->book->hexes[target].neighbours[d];

          if (from != ADJ_NO_HEX && adj_attack_crosses (field, target, from) &&
              can_stand (field->book, from) && find_apart (sides | (1u << d), pair) &&
              (field->count[from] == 0 || adj_field_side (field, from) == attack->side))
            flanks[n++] = (AdjFlank){ target, from };
        }
    }
  return n;
}
