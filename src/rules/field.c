/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/field.h"

#include <string.h>

static void
spread_zone (AdjField *self, AdjHex hex, int side)
{
  const AdjBookHex *here = &self->book->hexes[hex];
  guint across = here->zone | here->doubt; /* one of them is empty */
  guint8 bit = (guint8) (1u << (here->doubt != 0 ? ADJ_SIDES + side : side));

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (across & (1u << d))
      self->zones[here->neighbours[d]] |= bit;
}

void
adj_field_read (AdjField *self, const AdjBook *book, const AdjTable *table)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (book != NULL);
  g_return_if_fail (table != NULL);

  self->book = book;
  self->table = table;
  self->tight = adj_table_option (table, ADJ_OPTION_TIGHT_STACKING) != 0;
  memset (self->first, 0xff, book->n_hexes * sizeof self->first[0]);
  memset (self->count, 0, book->n_hexes * sizeof self->count[0]);
  memset (self->zones, 0, book->n_hexes);
  /* backwards, so that the units of a hex come out in the book's order */
  for (int unit = table->n_units - 1; unit >= 0; unit--)
    {
      const AdjUnitState *state = &table->units[unit];

      if (state->where != ADJ_ON_MAP)
        continue;
      self->next[unit] = self->first[state->hex];
      self->first[state->hex] = (guint16) unit;
      self->count[state->hex]++;
      if (book->ruleset->arms[state->arm].zone)
        spread_zone (self, state->hex, state->side);
    }
}

int
adj_field_allowance (const AdjField *self, int unit)
{
  const AdjArm *arm;
  int printed;

  g_return_val_if_fail (self != NULL, 0);

  arm = adj_field_arm (self, unit);
  if (unit < (int) self->book->scenario->n_units && !self->table->units[unit].unseen)
    printed = self->book->scenario->units[unit].movement;
  else
    printed = arm->movement;
  return printed == ADJ_UNKNOWN_COST ? printed : MAX (printed, arm->least); /* R 2.4 */
}

gboolean
adj_field_controls (const AdjField *self, int a, int b)
{
  AdjHex from;
  int d;

  g_return_val_if_fail (self != NULL, FALSE);

  from = self->table->units[a].hex;
  d = adj_book_direction (self->book, from, self->table->units[b].hex);
  return d >= 0 && adj_field_arm (self, a)->zone && (self->book->hexes[from].zone & (1u << d)) != 0;
}

gboolean
adj_field_fits (const AdjField *self, int unit, AdjHex hex, int without)
{
  gboolean alone;
  int others = 0;

  g_return_val_if_fail (self != NULL, FALSE);

  alone = adj_field_arm (self, unit)->alone;
  for (guint16 other = self->first[hex]; other != ADJ_NOBODY; other = self->next[other])
    {
      if (other == without || other == unit)
        continue;
      others++;
      alone |= adj_field_arm (self, other)->alone;
    }
  return alone ? others == 0 : others < adj_field_limit (self, hex);
}

/* Y 5.32: those who were set up together may stay until one of them marches. */
static gboolean
is_set_up_stack (const AdjField *self, AdjHex hex)
{
  for (guint16 unit = self->first[hex]; unit != ADJ_NOBODY; unit = self->next[unit])
    if (self->table->units[unit].came_from != ADJ_NO_HEX ||
        self->table->units[unit].entered_turn > 0 || adj_field_arm (self, unit)->alone)
      return FALSE;
  return self->count[hex] <= adj_field_usual_limit (self);
}

gboolean
adj_field_over_limit (const AdjField *self, AdjHex hex)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->count[hex] > 1 && !adj_field_fits (self, self->first[hex], hex, -1) &&
         !(self->tight && is_set_up_stack (self, hex));
}

const char *
adj_field_limit_row (const AdjField *self, AdjHex hex)
{
  g_return_val_if_fail (self != NULL, NULL);

  if (self->count[hex] > adj_field_usual_limit (self))
    return "BG 5.32";
  return self->count[hex] > adj_field_limit (self, hex) ? "Y 5.32" : "CH 18.3";
}

gboolean
adj_field_can_fight (const AdjField *self, int unit)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return adj_field_arm (self, unit)->attacks &&
         !adj_table_has (self->table, unit, ADJ_FACT_INEFFECTIVE);
}
