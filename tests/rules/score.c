/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "score.h"

#include <string.h>

const AdjHexId score_hexes[SCORE_HEXES] = { 211, 502, 822, 1108, 1115, 1920, 2311 };

enum
{
  UNION,
  CONFEDERATE,
};

/* Marks where one can get to from the marked hexes, by road or anyhow, past no enemy of side;
 * as far as most hexes. */
static void
flood (
    const Naive *self, const AdjTable *table, int side, gboolean by_road, int most, guint8 *marked)
{
  for (gboolean more = TRUE; more && most > 0; most--)
    {
      g_autofree guint8 *before = g_memdup2 (marked, self->book->n_hexes);

      more = FALSE;
      for (AdjHex hex = 0; hex < self->book->n_hexes; hex++)
        for (int d = 0; before[hex] && d < ADJ_HEX_DIRECTIONS; d++)
          {
            AdjHex next = self->book->hexes[hex].neighbours[d];

            if (next == ADJ_NO_HEX || marked[next] || !naive_can_cross (self, hex, next) ||
                naive_side_in (table, next) == 1 - side ||
                (by_road && (self->book->hexes[hex].features[d] & self->road) == 0))
              continue;
            marked[next] = TRUE;
            more = TRUE;
          }
    }
}

static void
mark (const Naive *self, const AdjTable *table, int side, AdjHexId id, guint8 *marked)
{
  AdjHex hex = adj_book_hex (self->book, id);

  if (naive_side_in (table, hex) != 1 - side)
    marked[hex] = TRUE;
}

/* CH 17.1: a road free of Union units from an exit hex to the east edge. */
static gboolean
has_road_back (const Naive *self, const AdjTable *table)
{
  guint8 marked[ADJ_MAX_HEXES] = { 0 };

  mark (self, table, CONFEDERATE, 101, marked);
  mark (self, table, CONFEDERATE, 111, marked);
  flood (self, table, CONFEDERATE, TRUE, G_MAXINT, marked);
  return marked[adj_book_hex (self->book, 2503)] || marked[adj_book_hex (self->book, 2512)] ||
         marked[adj_book_hex (self->book, 2517)];
}

/* CH 17.4. */
static int
count_cut_off (const Naive *self, const AdjTable *table)
{
  guint8 marked[ADJ_MAX_HEXES] = { 0 };
  int points = 0;

  mark (self, table, UNION, 101, marked);
  mark (self, table, UNION, 111, marked);
  flood (self, table, UNION, TRUE, G_MAXINT, marked);
  flood (self, table, UNION, FALSE, 10, marked);
  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnitState *state = &table->units[unit];
      gboolean traces = FALSE;

      if (state->side != UNION)
        continue;
      if (state->where == ADJ_ON_MAP)
        traces = marked[state->hex];
      else if (state->where == ADJ_WAITING)
        for (guint i = 0; i < self->book->scenario->units[unit].n_entries; i++)
          {
            AdjHex hex = adj_book_hex (self->book, self->book->scenario->units[unit].entries[i]);

            traces |= marked[hex] && naive_side_in (table, hex) != CONFEDERATE;
          }
      else
        traces = TRUE;
      points += traces ? 0 : self->book->scenario->units[unit].strength;
    }
  return points;
}

static void
count_units (const Naive *self, const AdjTable *table, int points[ADJ_SIDES])
{
  int per_exit = has_road_back (self, table) ? 10 : 0;

  for (int unit = 0; unit < table->n_units; unit++)
    {
      const AdjUnit *printed = &self->book->scenario->units[unit];
      guint8 where = table->units[unit].where;

      if (where == ADJ_ELIMINATED)
        points[1 - printed->side] += printed->strength;
      if (where == ADJ_EXITED)
        points[printed->side] += printed->strength * (printed->side == UNION ? 1 : per_exit);
      if (printed->arm == self->train && where != ADJ_EXITED)
        points[CONFEDERATE] += 10;
    }
}

void
score_count (const Naive *naive,
             const AdjTable *table,
             const int holders[SCORE_HEXES],
             int points[ADJ_SIDES])
{
  static const int worth[SCORE_HEXES][ADJ_SIDES] = {
    { 0, 20 }, { 0, 20 }, { 5, 5 }, { 5, 5 }, { 5, 5 }, { 10, 0 }, { 20, 0 },
  };

  memset (points, 0, ADJ_SIDES * sizeof points[0]);
  count_units (naive, table, points);
  for (guint i = 0; i < SCORE_HEXES; i++)
    points[holders[i]] += worth[i][holders[i]];
  points[CONFEDERATE] += count_cut_off (naive, table);
}
