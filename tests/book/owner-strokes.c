/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "owner-strokes.h"

#include <math.h>

typedef struct
{
  const AdjScenario *printed;
  GPtrArray *strokes; /* of OwnerStroke */
} Owner;

static void
free_stroke (gpointer data)
{
  OwnerStroke *stroke = data;

  g_array_unref (stroke->hexes);
  g_array_unref (stroke->sides);
  g_array_unref (stroke->points);
  g_free (stroke);
}

static OwnerStroke *
add_stroke (Owner *self, OwnerDeed deed, int index)
{
  OwnerStroke *stroke = g_new0 (OwnerStroke, 1);

  stroke->deed = deed;
  stroke->index = index;
  stroke->hexes = g_array_new (FALSE, FALSE, sizeof (AdjHexId));
  stroke->sides = g_array_new (FALSE, FALSE, sizeof (AdjHexPair));
  stroke->points = g_array_new (FALSE, FALSE, sizeof (AdjPoint));
  g_ptr_array_add (self->strokes, stroke);
  return stroke;
}

static void
point_at (const Owner *self, OwnerStroke *stroke, AdjHexId hex)
{
  AdjPoint at = adj_hex_center (&self->printed->map.grid, 1, hex);

  g_array_append_val (stroke->points, at);
}

/* ---- Areas ---- */

/* What is painted in a hex: its terrain, or that it is off the map. */
static int
paint_of (const AdjScenario *printed, AdjHexId id)
{
  const AdjMapHex *hex = adj_scenario_hex (printed, id);

  return hex != NULL ? hex->terrain : ADJ_OFF_MAP;
}

/* From one hex into each beside it that is painted the same and was not met yet, and back. */
static void
paint_from (const Owner *self, OwnerStroke *stroke, AdjHexId id, gboolean *seen)
{
  seen[id] = TRUE;
  g_array_append_val (stroke->hexes, id);
  point_at (self, stroke, id);
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHexId next = adj_hex_neighbour (&self->printed->map.grid, id, d);

      if (next == ADJ_HEX_NONE || seen[next] || paint_of (self->printed, next) != stroke->index)
        continue;
      paint_from (self, stroke, next, seen);
      point_at (self, stroke, id);
    }
}

static void
paint_areas (Owner *self, int rest)
{
  const AdjHexGrid *grid = &self->printed->map.grid;
  g_autofree gboolean *seen = g_new0 (gboolean, adj_hex_id (grid->columns, grid->rows) + 1);

  for (int column = 1; column <= grid->columns; column++)
    for (int row = 1; row <= grid->rows; row++)
      {
        AdjHexId id = adj_hex_id (column, row);
        int paint = paint_of (self->printed, id);

        if (!seen[id] && paint != rest)
          paint_from (self, add_stroke (self, OWNER_PAINTS, paint), id, seen);
      }
  add_stroke (self, OWNER_RESTS, rest);
}

/* ---- Lines ---- */

/* A hexside of the print, between two ends: the hexes that a road joins, the corners that a creek
 * runs between. */
typedef struct
{
  AdjHexPair side;
  int ends[2];
  AdjPoint places[2];
  gboolean drawn;
} Edge;

static int
number_of (AdjPoint place)
{
  return (int) (round (place.x * 10) * 10000 + round (place.y * 10));
}

static Edge
edge_of (const AdjScenario *printed, const AdjMapHexside *side, gboolean along)
{
  const AdjHexGrid *grid = &printed->map.grid;
  int d = adj_hex_direction (grid, side->a, side->b);
  Edge edge = { .side = { side->a, side->b }, .ends = { side->a, side->b } };

  if (along)
    {
      edge.places[0] = adj_hex_corner (grid, 1, side->a, d);
      edge.places[1] = adj_hex_corner (grid, 1, side->a, (d + 1) % ADJ_HEX_DIRECTIONS);
    }
  for (int i = 0; i < 2; i++)
    if (along)
      edge.ends[i] = number_of (edge.places[i]);
    else
      edge.places[i] = adj_hex_center (grid, 1, edge.ends[i]);
  return edge;
}

static GArray *
edges_with (const AdjScenario *printed, int feature, gboolean along)
{
  GArray *edges = g_array_new (FALSE, FALSE, sizeof (Edge));

  for (guint i = 0; i < printed->map.n_hexsides; i++)
    if ((printed->map.hexsides[i].features & 1u << feature) != 0)
      {
        Edge edge = edge_of (printed, &printed->map.hexsides[i], along);

        g_array_append_val (edges, edge);
      }
  return edges;
}

static guint
count_left (const GArray *edges, int end)
{
  guint n = 0;

  for (guint i = 0; i < edges->len; i++)
    {
      const Edge *edge = &g_array_index (edges, Edge, i);

      n += !edge->drawn && (edge->ends[0] == end || edge->ends[1] == end);
    }
  return n;
}

/* Where a stroke begins: at an end that only one or three still lead to, else anywhere. */
static const Edge *
find_start (const GArray *edges, int *end)
{
  const Edge *any = NULL;

  for (guint i = 0; i < edges->len; i++)
    for (int j = 0; j < 2; j++)
      {
        const Edge *edge = &g_array_index (edges, Edge, i);

        if (edge->drawn)
          continue;
        *end = j;
        any = edge;
        if (count_left (edges, edge->ends[j]) % 2 == 1)
          return edge;
      }
  return any;
}

/* On from that end, over whatever leads furthest: not into a dead end while there is another. */
static Edge *
find_next (GArray *edges, int end)
{
  Edge *best = NULL;
  guint most = 0;

  for (guint i = 0; i < edges->len; i++)
    {
      Edge *edge = &g_array_index (edges, Edge, i);
      guint left;

      if (edge->drawn || (edge->ends[0] != end && edge->ends[1] != end))
        continue;
      left = count_left (edges, edge->ends[edge->ends[0] == end]);
      if (best == NULL || left > most)
        {
          best = edge;
          most = left;
        }
    }
  return best;
}

static void
draw_lines (Owner *self, const char *name, gboolean along)
{
  int feature = adj_ruleset_feature (self->printed->ruleset, name);
  g_autoptr (GArray) edges = edges_with (self->printed, feature, along);
  const Edge *start;
  int first;

  while ((start = find_start (edges, &first)) != NULL)
    {
      OwnerStroke *stroke = add_stroke (self, along ? OWNER_FOLLOWS : OWNER_LEADS, feature);
      int end = start->ends[first];
      Edge *edge;

      g_array_append_val (stroke->hexes, end);
      g_array_append_val (stroke->points, start->places[first]);
      while ((edge = find_next (edges, end)) != NULL)
        {
          int far = edge->ends[0] == end;

          edge->drawn = TRUE;
          end = edge->ends[far];
          g_array_append_val (stroke->hexes, end);
          g_array_append_val (stroke->sides, edge->side);
          g_array_append_val (stroke->points, edge->places[far]);
        }
    }
}

/* A click in the one hex, near to the other. */
static void
point_at_side (const Owner *self, OwnerStroke *stroke, const AdjMapHexside *side)
{
  AdjPoint a = adj_hex_center (&self->printed->map.grid, 1, side->a);
  AdjPoint b = adj_hex_center (&self->printed->map.grid, 1, side->b);
  AdjPoint at = { a.x + (b.x - a.x) * 0.4, a.y + (b.y - a.y) * 0.4 };
  AdjHexPair pair = { side->a, side->b };

  g_array_append_val (stroke->sides, pair);
  g_array_append_val (stroke->points, at);
}

static void
draw_crossings (Owner *self, const char *name)
{
  int feature = adj_ruleset_feature (self->printed->ruleset, name);

  for (guint i = 0; i < self->printed->map.n_hexsides; i++)
    if ((self->printed->map.hexsides[i].features & 1u << feature) != 0)
      point_at_side (self, add_stroke (self, OWNER_CROSSES, feature),
                     &self->printed->map.hexsides[i]);
}

/* ---- Names ---- */

static OwnerStroke *
add_to_hex (Owner *self, OwnerDeed deed, const AdjMapHex *hex)
{
  OwnerStroke *stroke = add_stroke (self, deed, 0);

  g_array_append_val (stroke->hexes, hex->id);
  point_at (self, stroke, hex->id);
  return stroke;
}

static void
write_names (Owner *self)
{
  const AdjMap *map = &self->printed->map;

  for (guint i = 0; i < map->n_hexes; i++)
    {
      if (map->hexes[i].drawn == ADJ_DRAWN_TOWN)
        add_to_hex (self, OWNER_BUILDS, &map->hexes[i]);
      if (map->hexes[i].name != NULL)
        add_to_hex (self, OWNER_CALLS, &map->hexes[i])->name = map->hexes[i].name;
    }
  for (guint i = 0; i < map->n_hexsides; i++)
    if (map->hexsides[i].name != NULL)
      {
        OwnerStroke *stroke = add_stroke (self, OWNER_CALLS, 0);

        point_at_side (self, stroke, &map->hexsides[i]);
        stroke->name = map->hexsides[i].name;
      }
}

/* ---- The whole ---- */

GPtrArray *
owner_strokes (const AdjScenario *printed, const char *rest)
{
  Owner owner = { printed, g_ptr_array_new_with_free_func (free_stroke) };

  paint_areas (&owner, adj_ruleset_terrain (printed->ruleset, rest));
  draw_lines (&owner, "road", FALSE);
  draw_lines (&owner, "trail", FALSE);
  draw_lines (&owner, "creek", TRUE);
  draw_crossings (&owner, "bridge");
  draw_crossings (&owner, "ford");
  write_names (&owner);
  return owner.strokes;
}

gboolean
owner_draw (AdjDraft *draft, const OwnerStroke *stroke)
{
  const AdjHexId *hexes = (const AdjHexId *) (gpointer) stroke->hexes->data;
  const AdjHexPair *sides = (const AdjHexPair *) (gpointer) stroke->sides->data;
  guint32 feature = 1u << (guint) MAX (stroke->index, 0);

  switch (stroke->deed)
    {
    case OWNER_PAINTS:
      return adj_draft_stroke (draft, hexes, stroke->hexes->len, stroke->index);
    case OWNER_RESTS:
      return adj_draft_rest (draft, stroke->index);
    case OWNER_LEADS:
      return adj_draft_way (draft, hexes, stroke->hexes->len, feature, TRUE);
    case OWNER_FOLLOWS:
    case OWNER_CROSSES:
      return adj_draft_sides (draft, sides, stroke->sides->len, feature, TRUE);
    case OWNER_BUILDS:
      return adj_draft_draw_town (draft, hexes[0], TRUE);
    case OWNER_CALLS:
      return stroke->sides->len > 0
                 ? adj_draft_call_side (draft, sides[0].a, sides[0].b, stroke->name)
                 : adj_draft_call_hex (draft, hexes[0], stroke->name);
    }
  return FALSE;
}

void
owner_assert_same_map (const AdjMap *a, const AdjMap *b)
{
  g_assert_cmpuint (a->n_hexes, ==, b->n_hexes);
  for (guint i = 0; i < a->n_hexes; i++)
    {
      g_assert_cmpint (a->hexes[i].id, ==, b->hexes[i].id);
      g_assert_cmpint (a->hexes[i].terrain, ==, b->hexes[i].terrain);
      g_assert_cmpint (a->hexes[i].drawn, ==, b->hexes[i].drawn);
      g_assert_cmpstr (a->hexes[i].name, ==, b->hexes[i].name);
    }
  g_assert_cmpuint (a->n_hexsides, ==, b->n_hexsides);
  for (guint i = 0; i < a->n_hexsides; i++)
    {
      g_assert_cmpint (a->hexsides[i].a, ==, b->hexsides[i].a);
      g_assert_cmpint (a->hexsides[i].b, ==, b->hexsides[i].b);
      g_assert_cmphex (a->hexsides[i].features, ==, b->hexsides[i].features);
      g_assert_cmpstr (a->hexsides[i].name, ==, b->hexsides[i].name);
    }
}
