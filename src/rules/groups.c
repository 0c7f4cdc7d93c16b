/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/groups.h"

#include <string.h>

/* A free hex is one without enemies and outside their zones, that units can enter at all. A unit's
 * own hex may be in an EZOC: what lies on either side of it is joined by the unit itself. */

static gboolean
is_free (const AdjCordon *cordon, AdjHex hex)
{
  return (cordon->hexes[hex] & (ADJ_CORDON_ENEMY | ADJ_CORDON_ZONE)) == 0 &&
         adj_book_terrain (cordon->book, hex)->entry != ADJ_CLOSED;
}

static gboolean
links (const AdjCordon *cordon, const guint8 *surrounded, int unit)
{
  const AdjUnitState *state = &cordon->table->units[unit];

  return adj_cordon_counts (cordon->table, unit) && state->side == cordon->side &&
         !surrounded[unit] && cordon->book->ruleset->arms[state->arm].symbol != ADJ_SYMBOL_TRAIN;
}

static void
open_hexes (AdjGroups *self, const guint8 *surrounded)
{
  const AdjCordon *cordon = self->cordon;

  for (guint hex = 0; hex < cordon->book->n_hexes; hex++)
    self->open[hex] = is_free (cordon, (AdjHex) hex);
  for (int unit = 0; unit < cordon->table->n_units; unit++)
    if (links (cordon, surrounded, unit))
      self->open[cordon->table->units[unit].hex] = TRUE;
}

/* Everything that can be come to from a hex belongs to its group. */
static void
spread (AdjGroups *self, AdjHex start)
{
  const AdjBook *book = self->cordon->book;
  AdjHex queue[ADJ_MAX_HEXES];
  guint n = 0;

  queue[n++] = start;
  self->group[start] = start;
  for (guint i = 0; i < n; i++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      {
        AdjHex next = book->hexes[queue[i]].neighbours[d];

        if ((book->hexes[queue[i]].passable & (1u << d)) == 0 || !self->open[next] ||
            self->group[next] != ADJ_NO_GROUP)
          continue;
        self->group[next] = start;
        queue[n++] = next;
      }
}

void
adj_groups_find (AdjGroups *self, const AdjCordon *cordon, const guint8 *surrounded)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (cordon != NULL);
  g_return_if_fail (surrounded != NULL);

  self->cordon = cordon;
  open_hexes (self, surrounded);
  memset (self->group, 0xff, cordon->book->n_hexes * sizeof self->group[0]);
  for (guint hex = 0; hex < cordon->book->n_hexes; hex++)
    if (self->open[hex] && self->group[hex] == ADJ_NO_GROUP)
      spread (self, (AdjHex) hex);
}

guint16
adj_group_at (const AdjGroups *self, AdjHex hex)
{
  const AdjBookHex *here;

  g_return_val_if_fail (self != NULL, 0);

  here = &self->cordon->book->hexes[hex];
  if (self->open[hex])
    return self->group[hex];
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if ((here->passable & (1u << d)) != 0 && self->open[here->neighbours[d]])
      return self->group[here->neighbours[d]];
  return hex;
}
