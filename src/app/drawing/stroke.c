/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/stroke.h"

#include <math.h>

#define STEP 0.1   /* how closely the way between two events of the pointer is looked at */
#define INSIDE 0.8 /* as far from its centre a hex is meant; whoever cuts a corner means others */
#define SAME 0.01  /* two corners so near are one */

void
adj_stroke_clear (AdjStroke *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->hexes, g_array_unref);
  g_clear_pointer (&self->sides, g_array_unref);
  g_clear_pointer (&self->scenario, adj_scenario_unref);
  *self = (AdjStroke){ 0 };
}

gboolean
adj_stroke_is_empty (const AdjStroke *self)
{
  g_return_val_if_fail (self != NULL, TRUE);

  if (self->hexes == NULL)
    return TRUE;
  if (self->brush.kind == ADJ_BRUSH_WAY)
    return self->hexes->len < 2;
  return self->hexes->len == 0 && self->sides->len == 0;
}

/* ---- What is near ---- */

static double
distance (AdjPoint a, AdjPoint b)
{
  return hypot (a.x - b.x, a.y - b.y);
}

static int
nearest_corner (const AdjHexGrid *grid, AdjHexId hex, AdjPoint at)
{
  int nearest = 0;

  for (int d = 1; d < ADJ_HEX_DIRECTIONS; d++)
    if (distance (adj_hex_corner (grid, 1, hex, d), at) <
        distance (adj_hex_corner (grid, 1, hex, nearest), at))
      nearest = d;
  return nearest;
}

int
adj_stroke_nearest_side (const AdjHexGrid *grid, AdjHexId hex, AdjPoint at)
{
  double least = G_MAXDOUBLE;
  int nearest = 0;

  g_return_val_if_fail (grid != NULL, 0);

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjPoint from = adj_hex_corner (grid, 1, hex, d);
      AdjPoint to = adj_hex_corner (grid, 1, hex, (d + 1) % ADJ_HEX_DIRECTIONS);
      double away = distance ((AdjPoint){ (from.x + to.x) / 2, (from.y + to.y) / 2 }, at);

      if (away < least)
        {
          least = away;
          nearest = d;
        }
    }
  return nearest;
}

/* ---- Hexes ---- */

static const AdjHexGrid *
grid_of (const AdjStroke *self)
{
  return &self->scenario->map.grid;
}

static gboolean
is_on_map (const AdjStroke *self, AdjHexId hex)
{
  return hex != ADJ_HEX_NONE && adj_scenario_hex (self->scenario, hex) != NULL;
}

static gboolean
has_hex (const AdjStroke *self, AdjHexId hex)
{
  for (guint i = 0; i < self->hexes->len; i++)
    if (g_array_index (self->hexes, AdjHexId, i) == hex)
      return TRUE;
  return FALSE;
}

static void
add_hex (AdjStroke *self, AdjHexId hex)
{
  if (!has_hex (self, hex))
    g_array_append_val (self->hexes, hex);
}

static AdjHexId
from_end (const AdjStroke *self, guint back)
{
  return back < self->hexes->len
             ? g_array_index (self->hexes, AdjHexId, self->hexes->len - 1 - back)
             : ADJ_HEX_NONE;
}

/* The neighbour that is nearer to a hex farther away; ADJ_HEX_NONE if the map has none there. */
static AdjHexId
step_toward (const AdjStroke *self, AdjHexId from, AdjHexId to)
{
  AdjHexId best = from;

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHexId next = adj_hex_neighbour (grid_of (self), from, d);

      if (is_on_map (self, next) &&
          adj_hex_distance (grid_of (self), next, to) < adj_hex_distance (grid_of (self), best, to))
        best = next;
    }
  return best != from ? best : ADJ_HEX_NONE;
}

static void
lead_to (AdjStroke *self, AdjHexId hex)
{
  AdjHexId next = from_end (self, 0);

  if (hex == from_end (self, 0))
    return;
  if (hex == from_end (self, 1))
    {
      g_array_set_size (self->hexes, self->hexes->len - 1);
      return;
    }
  while (next != ADJ_HEX_NONE && next != hex)
    {
      next = step_toward (self, next, hex);
      if (next != ADJ_HEX_NONE)
        g_array_append_val (self->hexes, next);
    }
}

/* Who comes back elsewhere than where he has left the map does not mean what lies between. */
static void
go_way (AdjStroke *self, AdjHexId hex, AdjPoint at)
{
  AdjHexId last = from_end (self, 0);

  if (!is_on_map (self, hex))
    {
      self->left = TRUE;
      return;
    }
  if (last == ADJ_HEX_NONE)
    g_array_append_val (self->hexes, hex);
  else if (distance (adj_hex_center (grid_of (self), 1, hex), at) >= INSIDE ||
           (self->left && adj_hex_distance (grid_of (self), last, hex) > 1))
    return;
  else
    lead_to (self, hex);
  self->left = FALSE;
}

/* ---- Sides ---- */

static gboolean
find_side (const AdjStroke *self, AdjHexPair side, guint *place)
{
  for (guint i = 0; i < self->sides->len; i++)
    if (g_array_index (self->sides, AdjHexPair, i).a == side.a &&
        g_array_index (self->sides, AdjHexPair, i).b == side.b)
      {
        *place = i;
        return TRUE;
      }
  return FALSE;
}

/* Where the map ends there is no hexside. */
static void
meet_side (AdjStroke *self, AdjHexId hex, int direction)
{
  AdjHexId beyond = adj_hex_neighbour (grid_of (self), hex, direction);
  AdjHexPair side = { MIN (hex, beyond), MAX (hex, beyond) };
  guint place;

  if (!is_on_map (self, hex) || !is_on_map (self, beyond))
    return;
  if (!find_side (self, side, &place))
    g_array_append_val (self->sides, side);
  else if (place == self->sides->len - 1)
    g_array_set_size (self->sides, place);
}

/* The corners that a place is nearest to follow each other along the sides. */
static void
follow (AdjStroke *self, AdjHexId hex, int corner)
{
  int turn = (corner - self->corner + ADJ_HEX_DIRECTIONS) % ADJ_HEX_DIRECTIONS;
  int step = turn <= ADJ_HEX_DIRECTIONS / 2 ? 1 : -1;

  if (hex != self->hex)
    return;
  for (int at = self->corner; at != corner;)
    {
      int next = (at + step + ADJ_HEX_DIRECTIONS) % ADJ_HEX_DIRECTIONS;

      meet_side (self, hex, step > 0 ? at : next);
      at = next;
    }
}

/* ---- The stroke ---- */

static void
go_along (AdjStroke *self, AdjHexId hex, AdjPoint at)
{
  int corner = nearest_corner (grid_of (self), hex, at);

  if (self->hex != ADJ_HEX_NONE && hex != self->hex)
    {
      /* over a side, the corner is the same one with another number */
      AdjPoint was = adj_hex_corner (grid_of (self), 1, self->hex, self->corner);

      self->corner = nearest_corner (grid_of (self), hex, was);
      if (distance (adj_hex_corner (grid_of (self), 1, hex, self->corner), was) > SAME)
        self->corner = corner;
      self->hex = hex;
    }
  if (self->hex != ADJ_HEX_NONE)
    follow (self, hex, corner);
  self->corner = corner;
}

static void
go_to (AdjStroke *self, AdjPoint at)
{
  AdjHexId hex = adj_hex_at (grid_of (self), 1, at);

  self->at = at;
  if (hex != ADJ_HEX_NONE && self->brush.kind == ADJ_BRUSH_TERRAIN)
    add_hex (self, hex);
  else if (hex != ADJ_HEX_NONE && self->brush.kind == ADJ_BRUSH_POINT)
    {
      g_array_set_size (self->hexes, 0);
      g_array_append_val (self->hexes, hex);
    }
  else if (self->brush.kind == ADJ_BRUSH_WAY)
    go_way (self, hex, at);
  else if (hex != ADJ_HEX_NONE && self->brush.kind == ADJ_BRUSH_ALONG)
    go_along (self, hex, at);
  self->hex = hex;
}

void
adj_stroke_begin (
    AdjStroke *self, AdjScenario *scenario, AdjBrush brush, gboolean without, AdjPoint at)
{
  g_return_if_fail (self != NULL && scenario != NULL);

  adj_stroke_clear (self);
  *self = (AdjStroke){ .brush = brush,
                       .without = without,
                       .scenario = adj_scenario_ref (scenario),
                       .hexes = g_array_new (FALSE, FALSE, sizeof (AdjHexId)),
                       .sides = g_array_new (FALSE, FALSE, sizeof (AdjHexPair)) };
  go_to (self, at);
  if (brush.kind == ADJ_BRUSH_CROSSING && self->hex != ADJ_HEX_NONE)
    meet_side (self, self->hex, adj_stroke_nearest_side (grid_of (self), self->hex, at));
}

void
adj_stroke_move (AdjStroke *self, AdjPoint at)
{
  AdjPoint from;
  int n;

  g_return_if_fail (self != NULL);
  g_return_if_fail (self->hexes != NULL);

  from = self->at;
  n = (int) ceil (distance (from, at) / STEP);
  for (int i = 1; i <= n; i++)
    go_to (self, (AdjPoint){ from.x + (at.x - from.x) * i / n, from.y + (at.y - from.y) * i / n });
}

void
adj_stroke_end (AdjStroke *self)
{
  g_return_if_fail (self != NULL);

  if (self->hexes != NULL && self->brush.kind == ADJ_BRUSH_ALONG && self->sides->len == 0 &&
      self->hex != ADJ_HEX_NONE)
    meet_side (self, self->hex, adj_stroke_nearest_side (grid_of (self), self->hex, self->at));
}

/* ---- Filling ---- */

/* What lies in a hex: its terrain, -1 where it is not on the map. */
static int
terrain_of (const AdjScenario *scenario, AdjHexId id)
{
  const AdjMapHex *hex = adj_scenario_hex (scenario, id);

  return hex != NULL ? hex->terrain : -1;
}

void
adj_stroke_fill (AdjStroke *self)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  int ground;

  g_return_if_fail (self != NULL);

  if (self->hexes == NULL || self->hexes->len == 0)
    return;
  ground = terrain_of (self->scenario, from_end (self, 0));
  for (guint i = 0; i < self->hexes->len; i++)
    g_hash_table_add (seen, GINT_TO_POINTER (g_array_index (self->hexes, AdjHexId, i)));
  for (guint i = 0; i < self->hexes->len; i++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      {
        AdjHexId next =
            adj_hex_neighbour (grid_of (self), g_array_index (self->hexes, AdjHexId, i), d);

        if (next != ADJ_HEX_NONE && terrain_of (self->scenario, next) == ground &&
            g_hash_table_add (seen, GINT_TO_POINTER (next)))
          g_array_append_val (self->hexes, next);
      }
}
