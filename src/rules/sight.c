/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/sight.h"

#include "hex/line.h"

#define MOST_RANGE 12

/* One or two hexes a step: a line along a hexside has one on either side of it. */
typedef struct
{
  guint n;
  AdjHex hexes[2];
  gboolean open[2]; /* reached so far without crossing anything (BG 9.0b) */
} Step;

static Step
read_step (const AdjBook *book, const AdjHexStep *line_step)
{
  Step step = { .n = 0 };

  for (int i = 0; i < 2; i++)
    {
      AdjHex hex = adj_book_hex (book, line_step->hex[i]);

      if (hex != ADJ_NO_HEX)
        step.hexes[step.n++] = hex;
    }
  return step;
}

static gboolean
blocks (const AdjBook *book, AdjHex hex)
{
  return adj_book_terrain (book, hex)->blocks_sight;
}

/* BG 8.32: along a hexside both hexes must block, and off the map is nothing that could. Where
 * a long line cuts through two hexes of one distance, either blocks. */
static void
look_at (const AdjBook *book, const Step *step, gboolean pair, AdjSight *sight)
{
  AdjHex blocking = ADJ_NO_HEX;
  guint n = 0;

  for (guint i = 0; i < step->n; i++)
    {
      sight->unknown |= adj_book_terrain (book, step->hexes[i])->look == ADJ_LOOK_UNKNOWN;
      if (!blocks (book, step->hexes[i]))
        continue;
      n++;
      if (blocking == ADJ_NO_HEX)
        blocking = step->hexes[i];
    }
  if (n >= (pair ? 2u : 1u) && sight->clear)
    {
      sight->clear = FALSE;
      sight->blocked_by = blocking;
    }
}

static gboolean
side_is_crossing (const AdjBook *book, AdjHex from, AdjHex to)
{
  int d = adj_book_direction (book, from, to);

  for (guint i = 0; d >= 0 && i < book->ruleset->n_features; i++)
    if ((book->hexes[from].features[d] & (1u << i)) != 0 &&
        book->ruleset->features[i].bombardment_defence > 1)
      return TRUE;
  return FALSE;
}

static gboolean
is_prohibited (const AdjBook *book, AdjHex hex)
{
  const AdjTerrain *terrain = adj_book_terrain (book, hex);

  return terrain->entry == ADJ_CLOSED || terrain->only_by >= 0;
}

/* Which hexes of a step can be come to from the last step without crossing anything. Where the
 * line runs along a hexside it crosses only if both ways round do (BG 9.0b, ruling); the two
 * hexes of a longer line are taken likewise. */
static void
go_on (const AdjBook *book, const Step *last, Step *step, gboolean is_target)
{
  for (guint i = 0; i < step->n; i++)
    for (guint j = 0; j < last->n; j++)
      if (last->open[j] && !side_is_crossing (book, last->hexes[j], step->hexes[i]) &&
          (is_target || !is_prohibited (book, step->hexes[i])))
        step->open[i] = TRUE;
}

AdjSight
adj_sight (const AdjBook *book, AdjHex from, AdjHex to)
{
  const AdjHexGrid *grid;
  AdjHexStep line[MOST_RANGE + 1];
  AdjSight sight;
  Step last;
  guint n;

  g_return_val_if_fail (book != NULL, (AdjSight){ 0 });

  grid = &book->scenario->map.grid;
  sight = (AdjSight){ .clear = TRUE, .blocked_by = ADJ_NO_HEX };
  sight.range = adj_hex_distance (grid, book->hexes[from].id, book->hexes[to].id);
  if (sight.range > MOST_RANGE)
    {
      sight.clear = FALSE;
      return sight;
    }
  n = adj_hex_line (grid, book->hexes[from].id, book->hexes[to].id, line);
  last = (Step){ .n = 1, .hexes = { from }, .open = { TRUE } };
  for (guint i = 1; i < n; i++)
    {
      Step step = read_step (book, &line[i]);

      if (i + 1 < n)
        look_at (book, &step, line[i].pair, &sight);
      go_on (book, &last, &step, i + 1 == n);
      last = step;
    }
  sight.crosses = !(last.n > 0 && last.open[0]);
  return sight;
}
