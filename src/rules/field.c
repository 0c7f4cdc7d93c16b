/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/field.h"

#include <string.h>

/* The directions it reaches in, for sure or perhaps: one of the two is empty. */
static guint
across (const AdjBookHex *from)
{
  return from->zone | from->doubt;
}

static gboolean
has_zone (const AdjField *self, int unit)
{
  return self->book->ruleset->arms[self->places[unit].arm].zone;
}

/* One more of those that lie around the unit, or one less. */
static void
count_zone (AdjField *self, int unit, int more)
{
  const AdjFieldPlace *place = &self->places[unit];
  const AdjBookHex *here = &self->book->hexes[place->hex];
  int kind = here->doubt != 0 ? ADJ_SIDES + place->side : place->side;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (across (here) & (1u << d))
      {
        AdjHex to = here->neighbours[d];
        int n = self->n_zones[to][kind] + more;

        self->n_zones[to][kind] = (guint16) n;
        self->zones[to] = (guint8) ((self->zones[to] & ~(1u << kind)) | (n > 0 ? 1u << kind : 0));
      }
}

/* Where it is in the list of a hex, which is in the book's order; or where it belongs. */
static guint16 *
place_of (AdjField *self, int unit, AdjHex hex)
{
  guint16 *place = &self->first[hex];

  while (*place < unit) /* nobody comes last */
    place = &self->next[*place];
  return place;
}

static void
put (AdjField *self, int unit)
{
  AdjHex hex = self->places[unit].hex;
  guint16 *place = place_of (self, unit, hex);

  self->next[unit] = *place;
  *place = (guint16) unit;
  self->count[hex]++;
  if (has_zone (self, unit))
    count_zone (self, unit, 1);
}

static void
take (AdjField *self, int unit)
{
  AdjHex hex = self->places[unit].hex;

  *place_of (self, unit, hex) = self->next[unit];
  self->count[hex]--;
  if (has_zone (self, unit))
    count_zone (self, unit, -1);
}

/* Where the table has it. */
static AdjFieldPlace
find_place (const AdjField *self, int unit)
{
  const AdjUnitState *state = &self->table->units[unit];

  return (AdjFieldPlace){ state->where == ADJ_ON_MAP ? state->hex : ADJ_NO_HEX, state->side,
                          state->arm };
}

void
adj_field_read (AdjField *self, const AdjBook *book, const AdjTable *table)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (book != NULL);
  g_return_if_fail (table != NULL);

  self->book = book;
  self->table = table;
  memset (self->first, 0xff, book->n_hexes * sizeof self->first[0]);
  memset (self->count, 0, book->n_hexes * sizeof self->count[0]);
  memset (self->zones, 0, book->n_hexes);
  memset (self->n_zones, 0, book->n_hexes * sizeof self->n_zones[0]);
  self->n_units = table->n_units;
  /* backwards, so that each belongs at the head of its list */
  for (int unit = table->n_units - 1; unit >= 0; unit--)
    {
      self->places[unit] = find_place (self, unit);
      if (self->places[unit].hex != ADJ_NO_HEX)
        put (self, unit);
    }
}

static inline gboolean
is_in_place (const AdjField *self, int unit)
{
  const AdjFieldPlace *place = &self->places[unit];
  const AdjUnitState *state = &self->table->units[unit];

  return place->hex == (state->where == ADJ_ON_MAP ? state->hex : ADJ_NO_HEX) &&
         place->side == state->side && place->arm == state->arm;
}

static void
leave (AdjField *self, int unit)
{
  if (self->places[unit].hex != ADJ_NO_HEX)
    take (self, unit);
}

static void
move (AdjField *self, int unit)
{
  leave (self, unit);
  self->places[unit] = find_place (self, unit);
  if (self->places[unit].hex != ADJ_NO_HEX)
    put (self, unit);
}

/* Dummies come in the course of a game, and in an earlier position are not there. */
static void
count_units (AdjField *self)
{
  for (; self->n_units < self->table->n_units; self->n_units++)
    self->places[self->n_units].hex = ADJ_NO_HEX;
  for (; self->n_units > self->table->n_units; self->n_units--)
    leave (self, self->n_units - 1);
}

void
adj_field_follow_unit (AdjField *self, int unit)
{
  g_return_if_fail (self != NULL);

  count_units (self);
  if (!is_in_place (self, unit))
    move (self, unit);
}

void
adj_field_follow (AdjField *self)
{
  g_return_if_fail (self != NULL);

  count_units (self);
  for (int unit = 0; unit < self->n_units; unit++)
    if (!is_in_place (self, unit))
      move (self, unit);
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
         !(adj_field_is_tight (self) && is_set_up_stack (self, hex));
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
