/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "book/blank.h"
#include "book/draft-strokes.h"
#include "books.h"
#include "hex/layout.h"

/* The whole map of Chickamauga drawn from an empty grid by the editor's own functions, in the
 * strokes that a person would make: it is the shipped map, element by element. */

#define MOST_STROKES 160

typedef struct
{
  AdjDraft *draft;
  const AdjScenario *printed;
  guint n_strokes;
} Owner;

static void
stroke (Owner *self, gboolean done)
{
  if (!done)
    g_test_message ("%s", adj_draft_get_refusal (self->draft));
  g_assert_true (done);
  self->n_strokes++;
}

/* ---- Areas ---- */

/* What is painted in a hex: its terrain, or that it is off the map. */
static int
paint_of (const AdjScenario *printed, AdjHexId id)
{
  const AdjMapHex *hex = adj_scenario_hex (printed, id);

  return hex != NULL ? hex->terrain : ADJ_OFF_MAP;
}

/* All hexes around start that are painted the same, each once. */
static GArray *
area_of (const AdjScenario *printed, AdjHexId start, gboolean *seen)
{
  GArray *area = g_array_new (FALSE, FALSE, sizeof (AdjHexId));

  g_array_append_val (area, start);
  seen[start] = TRUE;
  for (guint i = 0; i < area->len; i++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      {
        AdjHexId next =
            adj_hex_neighbour (&printed->map.grid, g_array_index (area, AdjHexId, i), d);

        if (next == ADJ_HEX_NONE || seen[next] ||
            paint_of (printed, next) != paint_of (printed, start))
          continue;
        seen[next] = TRUE;
        g_array_append_val (area, next);
      }
  return area;
}

/* Everything but the terrain that most of the map has, which comes at the end. */
static void
paint_areas (Owner *self, int rest)
{
  const AdjHexGrid *grid = &self->printed->map.grid;
  g_autofree gboolean *seen = g_new0 (gboolean, 10000);

  for (int column = 1; column <= grid->columns; column++)
    for (int row = 1; row <= grid->rows; row++)
      {
        AdjHexId id = adj_hex_id (column, row);
        int paint = paint_of (self->printed, id);
        g_autoptr (GArray) area = NULL;

        if (seen[id] || paint == rest)
          continue;
        area = area_of (self->printed, id, seen);
        stroke (self, adj_draft_stroke (self->draft, (const AdjHexId *) (gpointer) area->data,
                                        area->len, paint));
      }
  stroke (self, adj_draft_rest (self->draft, rest));
}

/* ---- Lines ---- */

/* A hexside of the print, between two ends: the hexes that a road joins, the corners that a creek
 * runs between. */
typedef struct
{
  AdjHexPair side;
  int ends[2];
  gboolean drawn;
} Edge;

static int
corner_number (AdjPoint corner)
{
  return (int) (round (corner.x * 10) * 10000 + round (corner.y * 10));
}

static Edge
edge_of (const AdjScenario *printed, const AdjMapHexside *side, gboolean along)
{
  const AdjHexGrid *grid = &printed->map.grid;
  int d = adj_hex_direction (grid, side->a, side->b);
  Edge edge = { { side->a, side->b }, { side->a, side->b }, FALSE };

  if (along)
    {
      edge.ends[0] = corner_number (adj_hex_corner (grid, 10, side->a, d));
      edge.ends[1] = corner_number (adj_hex_corner (grid, 10, side->a, (d + 1) % 6));
    }
  return edge;
}

static GArray *
edges_with (const AdjScenario *printed, guint32 feature, gboolean along)
{
  GArray *edges = g_array_new (FALSE, FALSE, sizeof (Edge));

  for (guint i = 0; i < printed->map.n_hexsides; i++)
    if ((printed->map.hexsides[i].features & feature) != 0)
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
static gboolean
find_start (const GArray *edges, int *start)
{
  gboolean any = FALSE;

  for (guint i = 0; i < edges->len; i++)
    for (int j = 0; j < 2; j++)
      {
        const Edge *edge = &g_array_index (edges, Edge, i);

        if (edge->drawn)
          continue;
        if (count_left (edges, edge->ends[j]) % 2 == 1)
          {
            *start = edge->ends[j];
            return TRUE;
          }
        *start = edge->ends[j];
        any = TRUE;
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
  guint32 feature = 1u << adj_ruleset_feature (self->printed->ruleset, name);
  g_autoptr (GArray) edges = edges_with (self->printed, feature, along);
  int end;

  while (find_start (edges, &end))
    {
      g_autoptr (GArray) path = g_array_new (FALSE, FALSE, sizeof (AdjHexId));
      g_autoptr (GArray) sides = g_array_new (FALSE, FALSE, sizeof (AdjHexPair));
      Edge *edge;

      g_array_append_val (path, end);
      while ((edge = find_next (edges, end)) != NULL)
        {
          edge->drawn = TRUE;
          end = edge->ends[edge->ends[0] == end];
          g_array_append_val (path, end);
          g_array_append_val (sides, edge->side);
        }
      stroke (self, along
                        ? adj_draft_sides (self->draft, (const AdjHexPair *) (gpointer) sides->data,
                                           sides->len, feature, TRUE)
                        : adj_draft_way (self->draft, (const AdjHexId *) (gpointer) path->data,
                                         path->len, feature, TRUE));
    }
}

static void
draw_crossings (Owner *self)
{
  static const char *const names[] = { "bridge", "ford" };

  for (guint j = 0; j < G_N_ELEMENTS (names); j++)
    {
      guint32 feature = 1u << adj_ruleset_feature (self->printed->ruleset, names[j]);

      for (guint i = 0; i < self->printed->map.n_hexsides; i++)
        {
          const AdjMapHexside *side = &self->printed->map.hexsides[i];
          const AdjHexPair pair = { side->a, side->b };

          if ((side->features & feature) != 0)
            stroke (self, adj_draft_sides (self->draft, &pair, 1, feature, TRUE));
        }
    }
}

static void
write_names (Owner *self)
{
  const AdjMap *map = &self->printed->map;

  for (guint i = 0; i < map->n_hexes; i++)
    {
      if (map->hexes[i].drawn == ADJ_DRAWN_TOWN)
        stroke (self, adj_draft_draw_town (self->draft, map->hexes[i].id, TRUE));
      if (map->hexes[i].name != NULL)
        stroke (self, adj_draft_call_hex (self->draft, map->hexes[i].id, map->hexes[i].name));
    }
  for (guint i = 0; i < map->n_hexsides; i++)
    if (map->hexsides[i].name != NULL)
      stroke (self, adj_draft_call_side (self->draft, map->hexsides[i].a, map->hexsides[i].b,
                                         map->hexsides[i].name));
}

/* ---- The whole ---- */

static void
assert_same_map (const AdjMap *a, const AdjMap *b)
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

static AdjDraft *
new_draft (const AdjScenario *printed)
{
  g_autoptr (AdjScenario) blank =
      adj_scenario_new_blank (printed->ruleset, "again", "Chickamauga again");
  AdjDraft *draft = adj_draft_new (blank);

  g_assert_true (adj_draft_set_grid (draft, &printed->map.grid));
  g_assert_true (adj_draft_confirm_map (draft));
  return draft;
}

static void
test_map (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  g_autoptr (AdjDraft) draft = new_draft (book->scenario);
  Owner owner = { draft, book->scenario, 0 };

  paint_areas (&owner, adj_ruleset_terrain (book->ruleset, "forest"));
  draw_lines (&owner, "road", FALSE);
  draw_lines (&owner, "trail", FALSE);
  draw_lines (&owner, "creek", TRUE);
  draw_crossings (&owner);
  write_names (&owner);
  assert_same_map (&adj_draft_get_scenario (draft)->map, &book->scenario->map);
  g_test_message ("%u strokes", owner.n_strokes);
  g_assert_cmpuint (owner.n_strokes, <=, MOST_STROKES);

  while (adj_draft_undo (draft))
    ;
  g_assert_cmpuint (adj_draft_get_scenario (draft)->map.n_hexsides, ==, 0);
  while (adj_draft_redo (draft))
    ;
  assert_same_map (&adj_draft_get_scenario (draft)->map, &book->scenario->map);
}

/* ---- A battle from nothing ---- */

static void
test_blank (void)
{
  g_auto (GStrv) paths = adj_library_rulesets ();

  for (int i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (AdjProblems) problems = adj_problems_new (paths[i]);
      g_autoptr (AdjRuleset) ruleset = adj_ruleset_load (paths[i], problems);
      g_autoptr (AdjScenario) blank = adj_scenario_new_blank (ruleset, "corinth", "Corinth & more");
      g_autoptr (AdjDraft) draft = NULL;

      g_assert_nonnull (blank);
      g_assert_cmpstr (blank->title, ==, "Corinth & more");
      g_assert_cmpuint (blank->n_units, ==, 0);
      g_assert_false (adj_scenario_complete (blank));
      draft = adj_draft_new (blank);
      g_assert_cmpuint (adj_draft_find_rest (draft, NULL), ==, blank->map.n_hexes);
      g_assert_cmpuint (adj_problems_count (adj_draft_get_doubts (draft)), ==, 0);
      g_assert_null (adj_scenario_new_blank (ruleset, "Not A Name", "Corinth"));
      g_assert_null (adj_scenario_new_blank (ruleset, "corinth", ""));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chickamauga-again/map", test_map);
  g_test_add_func ("/chickamauga-again/blank", test_blank);
  return g_test_run ();
}
