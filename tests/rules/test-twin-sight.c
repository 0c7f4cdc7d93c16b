/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/sight.h"
#include "wild.h"

/* Lines of sight with a ruler on paper: whole coordinates, exact fractions, no hex arithmetic. */

#define MAPS 250
#define THOROUGH_MAPS 8000
#define MOST 6

/* ---- Paper ---- */

typedef struct
{
  int x;
  int y;
} Spot;

/* Columns and rows stretched so that all corners are whole: that moves no crossing. */
static Spot
centre_of (const AdjHexGrid *grid, AdjHexId id)
{
  int column = adj_hex_column (id);
  int row = adj_hex_row (id);
  int along = grid->orientation == ADJ_ORIENTATION_FLAT ? column : row;
  gboolean shifted = (along % 2 == 0) == (grid->stagger == ADJ_STAGGER_EVEN);

  if (grid->orientation == ADJ_ORIENTATION_FLAT)
    return (Spot){ 3 * column, 2 * row + (shifted ? 1 : 0) };
  return (Spot){ 2 * column + (shifted ? 1 : 0), 3 * row };
}

static void
corners_of (const AdjHexGrid *grid, AdjHexId id, Spot corners[6])
{
  static const Spot flat[6] = { { -1, -1 }, { 1, -1 }, { 2, 0 }, { 1, 1 }, { -1, 1 }, { -2, 0 } };
  Spot centre = centre_of (grid, id);

  for (int i = 0; i < 6; i++)
    {
      gboolean upright = grid->orientation == ADJ_ORIENTATION_FLAT;

      corners[i].x = centre.x + (upright ? flat[i].x : flat[i].y);
      corners[i].y = centre.y + (upright ? flat[i].y : flat[i].x);
    }
}

static int
side_of_line (Spot from, Spot to, Spot spot)
{
  int cross = (to.x - from.x) * (spot.y - from.y) - (to.y - from.y) * (spot.x - from.x);

  return (cross > 0) - (cross < 0);
}

/* ---- The line ---- */

typedef struct
{
  const Naive *naive;
  const AdjHexGrid *grid;
  AdjHex from;
  AdjHex to;
  Spot start;
  Spot end;
} Ruler;

/* How far along the line, in some unit; the stretching of the paper is taken back. */
static int
progress (const Ruler *self, Spot spot)
{
  gboolean flat = self->grid->orientation == ADJ_ORIENTATION_FLAT;

  return (flat ? 1 : 3) * (self->end.x - self->start.x) * (spot.x - self->start.x) +
         (flat ? 3 : 1) * (self->end.y - self->start.y) * (spot.y - self->start.y);
}

static gboolean
is_between (const Ruler *self, Spot spot)
{
  return progress (self, spot) >= 0 && progress (self, spot) <= progress (self, self->end);
}

/* The ruler passes through the inside of the hex, somewhere between the two centres. */
static gboolean
cuts (const Ruler *self, AdjHexId id)
{
  Spot corners[6];
  gboolean left = FALSE;
  gboolean right = FALSE;

  corners_of (self->grid, id, corners);
  for (int i = 0; i < 6; i++)
    {
      left |= side_of_line (self->start, self->end, corners[i]) > 0;
      right |= side_of_line (self->start, self->end, corners[i]) < 0;
    }
  return left && right && is_between (self, centre_of (self->grid, id));
}

/* One of its sides lies on the line; the hex beyond that side is returned, which may be off the
 * map (ADJ_NO_HEX); FALSE if none does. */
static gboolean
lies_along (const Ruler *self, AdjHex hex, AdjHex *beyond)
{
  Spot corners[6];
  AdjHexId id = self->naive->book->hexes[hex].id;

  corners_of (self->grid, id, corners);
  for (int i = 0; i < 6; i++)
    {
      Spot a = corners[i];
      Spot b = corners[(i + 1) % 6];
      Spot centre = centre_of (self->grid, id);
      Spot other = { a.x + b.x - centre.x, a.y + b.y - centre.y };

      if (side_of_line (self->start, self->end, a) != 0 ||
          side_of_line (self->start, self->end, b) != 0 || !is_between (self, a) ||
          !is_between (self, b))
        continue;
      *beyond = ADJ_NO_HEX;
      for (AdjHex next = 0; next < self->naive->book->n_hexes; next++)
        {
          Spot spot = centre_of (self->grid, self->naive->book->hexes[next].id);

          if (spot.x == other.x && spot.y == other.y)
            *beyond = next;
        }
      return TRUE;
    }
  return FALSE;
}

static gboolean
blocks (const Naive *naive, AdjHex hex)
{
  const char *terrain = naive->book->ruleset->terrains[naive->book->hexes[hex].terrain].id;

  return g_str_equal (terrain, "forest") || g_str_equal (terrain, "forest-rough") ||
         g_str_equal (terrain, "town");
}

/* BG 8.31, 8.32, 8.34. */
static gboolean
twin_clear (const Ruler *self)
{
  for (AdjHex hex = 0; hex < self->naive->book->n_hexes; hex++)
    {
      AdjHex beyond;

      if (hex == self->from || hex == self->to || !blocks (self->naive, hex))
        continue;
      if (cuts (self, self->naive->book->hexes[hex].id))
        return FALSE;
      if (lies_along (self, hex, &beyond) && beyond != ADJ_NO_HEX && blocks (self->naive, beyond))
        return FALSE;
    }
  return TRUE;
}

/* ---- What it crosses (BG 9.0b) ---- */

static gboolean
is_on_way (const Ruler *self, AdjHex hex)
{
  AdjHex beyond;

  return hex == self->from || hex == self->to || cuts (self, self->naive->book->hexes[hex].id) ||
         lies_along (self, hex, &beyond);
}

static gboolean
is_prohibited (const Naive *naive, AdjHex hex)
{
  return naive->book->hexes[hex].terrain == naive->river ||
         naive->book->hexes[hex].terrain == naive->river_ferry;
}

/* Can one go along the ruler from hex to the end over dry sides and hexes, each step onward? The
 * two hexes beside a hexside that it runs along are two ways round. */
static gboolean
has_dry_way (const Ruler *self, AdjHex hex)
{
  guint32 wet = self->naive->creek | self->naive->bridge | self->naive->ford;
  int here = progress (self, centre_of (self->grid, self->naive->book->hexes[hex].id));

  if (hex == self->to)
    return TRUE;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex next = self->naive->book->hexes[hex].neighbours[d];

      if (next == ADJ_NO_HEX || (self->naive->book->hexes[hex].features[d] & wet) != 0 ||
          !is_on_way (self, next) || (next != self->to && is_prohibited (self->naive, next)) ||
          progress (self, centre_of (self->grid, self->naive->book->hexes[next].id)) <= here)
        continue;
      if (has_dry_way (self, next))
        return TRUE;
    }
  return FALSE;
}

/* ---- Comparing ---- */

typedef struct
{
  guint lines;
  guint blocked;
  guint crossing;
} Counts;

static void
compare (const Ruler *ruler, Counts *counts)
{
  const AdjBook *book = ruler->naive->book;
  AdjSight sight = adj_sight (book, ruler->from, ruler->to);
  gboolean clear = twin_clear (ruler);

  g_assert_cmpint (
      sight.range, ==,
      adj_hex_distance (ruler->grid, book->hexes[ruler->from].id, book->hexes[ruler->to].id));
  g_assert_cmpint (sight.clear, ==, clear);
  counts->lines++;
  counts->blocked += !clear;
  if (clear)
    g_assert_cmpuint (sight.blocked_by, ==, ADJ_NO_HEX);
  else
    {
      g_assert_true (blocks (ruler->naive, sight.blocked_by));
      g_assert_true (is_on_way (ruler, sight.blocked_by));
    }
  if (sight.range > 3)
    return; /* nobody fires farther */
  g_assert_cmpint (sight.crosses, ==, !has_dry_way (ruler, ruler->from));
  counts->crossing += sight.crosses;
}

static void
compare_map (const Naive *naive, Counts *counts)
{
  const AdjBook *book = naive->book;
  const AdjHexGrid *grid = &book->scenario->map.grid;

  for (AdjHex from = 0; from < book->n_hexes; from++)
    for (AdjHex to = 0; to < book->n_hexes; to++)
      {
        Ruler ruler = { .naive = naive,
                        .grid = grid,
                        .from = from,
                        .to = to,
                        .start = centre_of (grid, book->hexes[from].id),
                        .end = centre_of (grid, book->hexes[to].id) };

        if (from != to && adj_hex_distance (grid, book->hexes[from].id, book->hexes[to].id) <= MOST)
          compare (&ruler, counts);
      }
}

static void
test_sight (void)
{
  g_autoptr (AdjRuleset) ruleset = wild_ruleset ();
  guint maps = g_test_thorough () ? THOROUGH_MAPS : MAPS;
  Counts counts = { 0 };

  for (guint seed = 1; seed <= maps; seed++)
    {
      Lots lots = { .seed = seed };
      g_autoptr (AdjBook) book = wild_book (ruleset, &lots, 8, 7);
      Naive naive = naive_of (book);

      compare_map (&naive, &counts);
    }
  g_test_message ("%u lines, %u blocked, %u across water", counts.lines, counts.blocked,
                  counts.crossing);
  g_assert_cmpuint (counts.blocked, >, maps);
  g_assert_cmpuint (counts.crossing, >, maps);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/twin/sight", test_sight);
  return g_test_run ();
}
