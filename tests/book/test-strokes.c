/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/draft-strokes.h"
#include "book/scenario-form.h"
#include "books.h"
#include "desk/delta.h"
#include "spoil.h"

/* Drawing on the map of a draft: each stroke is one change, and what it comes to is held against a
 * plain list of hexes and sides. */

static const char *
terrain_of (const AdjDraft *draft, AdjHexId id)
{
  const AdjScenario *scenario = adj_draft_get_scenario (draft);
  const AdjMapHex *hex = adj_scenario_hex (scenario, id);

  return hex != NULL ? scenario->ruleset->terrains[hex->terrain].id : "off";
}

static int
terrain (const AdjDraft *draft, const char *id)
{
  int place = adj_ruleset_terrain (adj_draft_get_book (draft)->ruleset, id);

  g_assert_cmpint (place, >=, 0);
  return place;
}

static guint32
feature (const AdjDraft *draft, const char *id)
{
  return 1u << adj_ruleset_feature (adj_draft_get_book (draft)->ruleset, id);
}

static guint32
features_between (const AdjDraft *draft, AdjHexId a, AdjHexId b)
{
  const AdjMapHexside *side = adj_scenario_hexside (adj_draft_get_scenario (draft), a, b);

  return side != NULL ? side->features : 0;
}

static void
assert_refused (AdjDraft *draft, gboolean done, const char *because)
{
  g_assert_false (done);
  g_assert_nonnull (adj_draft_get_refusal (draft));
  g_assert_nonnull (strstr (adj_draft_get_refusal (draft), because));
}

/* ---- Terrain ---- */

static void
test_stroke (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  const AdjHexId path[] = { 101, 102, 103, 102 };

  g_assert_true (adj_draft_stroke (draft, path, 4, terrain (draft, "rough")));
  for (guint i = 0; i < G_N_ELEMENTS (path); i++)
    {
      const AdjMapHex *hex = adj_scenario_hex (adj_draft_get_scenario (draft), path[i]);

      g_assert_cmpstr (terrain_of (draft, path[i]), ==, "rough");
      g_assert_true (adj_marks_are_typed (&hex->marks));
    }
  /* what came with the book is told from it */
  g_assert_false (
      adj_marks_are_typed (&adj_scenario_hex (adj_draft_get_scenario (draft), 204)->marks));
  g_assert_true (adj_draft_undo (draft));
  g_assert_cmpstr (terrain_of (draft, 102), ==, "forest");
  g_assert_cmpstr (terrain_of (draft, 101), ==, "clear");
  g_assert_false (adj_draft_may_undo (draft));

  assert_refused (
      draft, adj_draft_stroke (draft, (const AdjHexId[]){ 101, 701 }, 2, terrain (draft, "rough")),
      "0701");
  g_assert_cmpstr (terrain_of (draft, 101), ==, "clear");
}

/* A change that changes nothing is no step to take back. */
static void
test_same_again (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  const AdjHexId hex = 101;

  g_assert_true (adj_draft_stroke (draft, &hex, 1, terrain (draft, "rough")));
  g_assert_true (adj_draft_stroke (draft, &hex, 1, terrain (draft, "rough")));
  g_assert_true (adj_draft_undo (draft));
  g_assert_false (adj_draft_may_undo (draft));
}

/* Off the map goes the hex with its sides; the others are listed, and none comes back with a
 * larger grid. */
static void
test_off (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  const AdjHexId corner[] = { 601, 602 };
  AdjHexGrid grid;

  g_assert_true (adj_draft_sides (draft, (const AdjHexPair[]){ { 501, 601 } }, 1,
                                  feature (draft, "creek"), TRUE));
  g_assert_true (adj_draft_stroke (draft, corner, 2, ADJ_OFF_MAP));
  g_assert_cmpuint (adj_draft_get_book (draft)->n_hexes, ==, 28);
  g_assert_cmpstr (terrain_of (draft, 602), ==, "off");
  g_assert_cmpstr (terrain_of (draft, 302), ==, "clear");
  g_assert_cmpint (adj_draft_get_scenario (draft)->map.default_terrain, ==, -1);
  g_assert_cmphex (features_between (draft, 501, 601), ==, 0);
  g_assert_false (adj_problems_has (adj_draft_get_doubts (draft), "feature-off-map"));

  grid = adj_draft_get_scenario (draft)->map.grid;
  grid.columns = 7;
  g_assert_true (adj_draft_set_grid (draft, &grid));
  g_assert_cmpstr (terrain_of (draft, 701), ==, "off");
  g_assert_true (
      adj_draft_stroke (draft, (const AdjHexId[]){ 602, 701 }, 2, terrain (draft, "forest")));
  g_assert_cmpstr (terrain_of (draft, 602), ==, "forest");
  g_assert_cmpstr (terrain_of (draft, 601), ==, "off");
  assert_refused (draft, adj_draft_stroke (draft, (const AdjHexId[]){ 503 }, 1, ADJ_OFF_MAP),
                  "smith");
}

/* Of the small map all that is listed has a terrain of its own, but for 0203, which has only a
 * name, and 0604, which nobody knows. */
static void
test_rest (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autofree AdjHexId *hexes = g_new (AdjHexId, 30);

  g_assert_cmpuint (adj_draft_find_rest (draft, hexes), ==, 23);
  g_assert_cmpint (hexes[0], ==, 101);
  g_assert_true (adj_draft_stroke (draft, hexes, 2, terrain (draft, "clear")));
  g_assert_cmpuint (adj_draft_find_rest (draft, NULL), ==, 21);
  g_assert_true (adj_draft_rest (draft, terrain (draft, "rough")));
  g_assert_cmpuint (adj_draft_find_rest (draft, NULL), ==, 0);
  g_assert_cmpstr (terrain_of (draft, 101), ==, "clear");
  g_assert_cmpstr (terrain_of (draft, 604), ==, "rough");
  g_assert_cmpstr (terrain_of (draft, 503), ==, "town");
  /* a hex that is painted as not known is not painted */
  g_assert_true (
      adj_draft_stroke (draft, (const AdjHexId[]){ 102 }, 1, terrain (draft, "unknown")));
  g_assert_cmpuint (adj_draft_find_rest (draft, NULL), ==, 1);
}

/* Once hexes are off the map all others are listed, so that none is left that is as it came; one
 * that is not known still is. */
static void
test_rest_after_off (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  const AdjHexId corner = 105;
  AdjHexId rest[30];

  g_assert_cmpuint (adj_draft_find_rest (draft, NULL), ==, 23);
  g_assert_true (adj_draft_stroke (draft, &corner, 1, ADJ_OFF_MAP));
  g_assert_cmpuint (adj_draft_find_rest (draft, rest), ==, 1);
  g_assert_cmpint (rest[0], ==, 604);
  g_assert_true (adj_draft_undo (draft));
  g_assert_cmpuint (adj_draft_find_rest (draft, NULL), ==, 23);
}

/* ---- Ways and sides ---- */

static void
test_way (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  const AdjHexId path[] = { 101, 102, 202, 302 };
  guint32 road = feature (draft, "road");

  g_assert_true (adj_draft_way (draft, path, 4, road, TRUE));
  g_assert_cmphex (features_between (draft, 102, 101), ==, road);
  g_assert_cmphex (features_between (draft, 102, 202), ==, road);
  g_assert_cmphex (features_between (draft, 202, 302), ==, road);
  g_assert_true (adj_marks_are_typed (
      &adj_scenario_hexside (adj_draft_get_scenario (draft), 101, 102)->marks));
  g_assert_true (adj_draft_way (draft, path, 3, road, FALSE));
  g_assert_cmphex (features_between (draft, 102, 202), ==, 0);
  g_assert_cmphex (features_between (draft, 202, 302), ==, road);

  assert_refused (draft, adj_draft_way (draft, path, 1, road, TRUE), "two");
  assert_refused (draft, adj_draft_way (draft, (const AdjHexId[]){ 101, 103 }, 2, road, TRUE),
                  "0101 and 0103");
  assert_refused (draft, adj_draft_way (draft, (const AdjHexId[]){ 601, 701 }, 2, road, TRUE),
                  "0701");
}

static void
test_bridge (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  guint32 creek = feature (draft, "creek");
  guint32 bridge = feature (draft, "bridge");
  const AdjHexPair side = { 202, 102 };

  g_assert_true (adj_draft_sides (draft, &side, 1, bridge, TRUE));
  g_assert_cmphex (features_between (draft, 102, 202), ==, creek | bridge);
  g_assert_true (adj_draft_sides (draft, &side, 1, bridge, FALSE));
  g_assert_cmphex (features_between (draft, 102, 202), ==, creek);
  g_assert_true (adj_draft_set_side (draft, side, feature (draft, "trail")));
  g_assert_cmphex (features_between (draft, 102, 202), ==, feature (draft, "trail"));
}

/* ---- Names and houses ---- */

static void
test_names (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();

  g_assert_true (adj_draft_call_hex (draft, 302, "Dunker Church"));
  g_assert_cmpstr (adj_scenario_hex (adj_draft_get_scenario (draft), 302)->name, ==,
                   "Dunker Church");
  g_assert_true (adj_draft_draw_town (draft, 302, TRUE));
  g_assert_cmpint (adj_scenario_hex (adj_draft_get_scenario (draft), 302)->drawn, ==,
                   ADJ_DRAWN_TOWN);
  g_assert_cmpstr (terrain_of (draft, 302), ==, "clear");
  g_assert_true (adj_draft_call_hex (draft, 302, ""));
  g_assert_null (adj_scenario_hex (adj_draft_get_scenario (draft), 302)->name);
  g_assert_true (adj_draft_draw_town (draft, 302, FALSE));

  g_assert_true (adj_draft_call_side (draft, 403, 303, "Burnside's Bridge"));
  g_assert_cmpstr (adj_scenario_hexside (adj_draft_get_scenario (draft), 303, 403)->name, ==,
                   "Burnside's Bridge");
  g_assert_true (adj_draft_call_side (draft, 403, 303, ""));
  g_assert_null (adj_scenario_hexside (adj_draft_get_scenario (draft), 303, 403)->name);
  assert_refused (draft, adj_draft_call_side (draft, 101, 102, "Nothing"), "Nothing");
  assert_refused (draft, adj_draft_call_hex (draft, 2020, "Far"), "2020");
  assert_refused (draft, adj_draft_draw_town (draft, 2020, TRUE), "2020");
}

/* ---- Against a plain list ---- */

typedef struct
{
  int terrains[10000];        /* -1: off the map */
  guint32 features[10000][6]; /* by direction from the lower of the two */
} Plain;

static void
plain_side (Plain *self, const AdjHexGrid *grid, AdjHexPair pair, guint32 take, guint32 give)
{
  AdjHexId low = MIN (pair.a, pair.b);
  int direction = adj_hex_direction (grid, low, MAX (pair.a, pair.b));

  self->features[low][direction] = (self->features[low][direction] & ~take) | give;
}

static void
plain_read (Plain *self, const AdjScenario *scenario)
{
  for (int i = 0; i < 10000; i++)
    self->terrains[i] = -1;
  memset (self->features, 0, sizeof self->features);
  for (guint i = 0; i < scenario->map.n_hexes; i++)
    self->terrains[scenario->map.hexes[i].id] = scenario->map.hexes[i].terrain;
  for (guint i = 0; i < scenario->map.n_hexsides; i++)
    plain_side (self, &scenario->map.grid,
                (AdjHexPair){ scenario->map.hexsides[i].a, scenario->map.hexsides[i].b }, 0,
                scenario->map.hexsides[i].features);
}

static void
plain_take_off (Plain *self, const AdjHexGrid *grid, AdjHexId hex)
{
  self->terrains[hex] = -1;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHexId other = adj_hex_neighbour (grid, hex, d);

      if (other != ADJ_HEX_NONE)
        plain_side (self, grid, (AdjHexPair){ hex, other }, G_MAXUINT32, 0);
    }
}

static void
assert_as_plain (const AdjDraft *draft, const Plain *plain)
{
  g_autofree Plain *now = g_new0 (Plain, 1);

  plain_read (now, adj_draft_get_scenario (draft));
  g_assert_cmpmem (now, sizeof *now, plain, sizeof *plain);
}

static AdjHexId
random_hex (GRand *random, const AdjHexGrid *grid)
{
  return adj_hex_id (g_rand_int_range (random, 1, grid->columns + 1),
                     g_rand_int_range (random, 1, grid->rows + 1));
}

/* Units stand on some of the hexes, which cannot be taken off then. */
static void
random_stroke (GRand *random, AdjDraft *draft, Plain *plain)
{
  const AdjHexGrid grid = adj_draft_get_scenario (draft)->map.grid;
  int n_terrains = (int) adj_draft_get_book (draft)->ruleset->n_terrains;
  int with =
      g_rand_int_range (random, 0, 8) == 0 ? ADJ_OFF_MAP : g_rand_int_range (random, 0, n_terrains);
  AdjHexId hexes[6];
  guint n = (guint) g_rand_int_range (random, 1, 7);

  for (guint i = 0; i < n; i++)
    hexes[i] = random_hex (random, &grid);
  if (!adj_draft_stroke (draft, hexes, n, with))
    {
      g_assert_cmpint (with, ==, ADJ_OFF_MAP);
      return;
    }
  for (guint i = 0; i < n; i++)
    if (with == ADJ_OFF_MAP)
      plain_take_off (plain, &grid, hexes[i]);
    else
      plain->terrains[hexes[i]] = with;
}

static void
random_way (GRand *random, AdjDraft *draft, Plain *plain)
{
  const AdjHexGrid grid = adj_draft_get_scenario (draft)->map.grid;
  guint32 features = (guint32) g_rand_int_range (random, 1, 8); /* road, trail, creek */
  gboolean with = g_rand_boolean (random);
  AdjHexId path[8] = { random_hex (random, &grid) };
  gboolean on_map = plain->terrains[path[0]] >= 0;
  guint n = 1;

  while (n < G_N_ELEMENTS (path))
    {
      AdjHexId next = adj_hex_neighbour (&grid, path[n - 1], g_rand_int_range (random, 0, 6));

      if (next == ADJ_HEX_NONE)
        break;
      on_map = on_map && plain->terrains[next] >= 0;
      path[n++] = next;
    }
  g_assert_true (adj_draft_way (draft, path, n, features, with) == (on_map && n >= 2));
  for (guint i = 0; on_map && i + 1 < n; i++)
    plain_side (plain, &grid, (AdjHexPair){ path[i], path[i + 1] }, with ? 0 : features,
                with ? features : 0);
}

/* The plain lists are kept whole, by the number of changes that led to them. Of every tenth change
 * the schema thinks as the reader does. */
static void
run_random (guint32 seed, int n_steps)
{
  g_autoptr (GRand) random = g_rand_new_with_seed (seed);
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autoptr (GPtrArray) plains = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *schema = adj_library_schema ("scenario.rng");
  guint now = 0;

  g_ptr_array_add (plains, g_new0 (Plain, 1));
  plain_read (g_ptr_array_index (plains, 0), adj_draft_get_scenario (draft));
  for (int i = 0; i < n_steps; i++)
    {
      int what = g_rand_int_range (random, 0, 10);
      g_autofree Plain *next = g_memdup2 (g_ptr_array_index (plains, now), sizeof (Plain));
      g_autofree char *before = g_strdup (adj_draft_get_text (draft, NULL));

      if (what < 2)
        now -= adj_draft_undo (draft);
      else if (what < 4)
        now += adj_draft_redo (draft);
      else if (what < 7)
        random_stroke (random, draft, next);
      else
        random_way (random, draft, next);
      if (what >= 4 && !g_str_equal (before, adj_draft_get_text (draft, NULL)))
        {
          g_ptr_array_set_size (plains, (int) ++now);
          g_ptr_array_add (plains, g_steal_pointer (&next));
        }
      assert_as_plain (draft, g_ptr_array_index (plains, now));
      if (i % 10 == 0)
        g_assert_true (
            both_accept (&adj_scenario_format, schema, adj_draft_get_text (draft, NULL)));
    }
  while (adj_draft_undo (draft))
    assert_as_plain (draft, g_ptr_array_index (plains, --now));
  g_assert_cmpuint (now, ==, 0);
}

static void
test_random (void)
{
  run_random (22, 200);
}

static void
test_random_slow (void)
{
  for (guint32 seed = 1; seed <= 20; seed++)
    run_random (seed, 800);
}

/* Five hundred strokes can be taken back, and done again. */
static void
test_undo_500 (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autofree char *first = g_strdup (adj_draft_get_text (draft, NULL));
  g_autofree char *last = NULL;
  const AdjHexId hex = 101;
  int n = 0;

  for (int i = 0; i < 250; i++)
    {
      g_assert_true (adj_draft_stroke (draft, &hex, 1, terrain (draft, "rough")));
      g_assert_true (adj_draft_stroke (draft, &hex, 1, terrain (draft, "town")));
    }
  last = g_strdup (adj_draft_get_text (draft, NULL));
  while (adj_draft_undo (draft))
    n++;
  g_assert_cmpint (n, ==, 500);
  g_assert_cmpstr (adj_draft_get_text (draft, NULL), ==, first);
  while (adj_draft_redo (draft))
    n--;
  g_assert_cmpint (n, ==, 0);
  g_assert_cmpstr (adj_draft_get_text (draft, NULL), ==, last);
  /* what was taken back is gone once something else is done */
  g_assert_true (adj_draft_undo (draft));
  g_assert_true (adj_draft_call_hex (draft, 101, "Elsewhere"));
  g_assert_false (adj_draft_may_redo (draft));
}

/* There is room for as many on a large map, were they strokes over half of it, each. */
static void
test_undo_room (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  g_autoptr (AdjDraft) draft = adj_draft_new (book->scenario);
  g_autofree char *before = g_strdup (adj_draft_get_text (draft, NULL));
  g_autofree AdjHexId *hexes = g_new (AdjHexId, book->n_hexes);
  g_autoptr (AdjDelta) change = NULL;

  for (guint i = 0; i < book->n_hexes; i++)
    hexes[i] = book->hexes[i].id;
  g_assert_true (adj_draft_stroke (draft, hexes, book->n_hexes / 2, terrain (draft, "rough")));
  change = adj_delta_new (before, adj_draft_get_text (draft, NULL));
  g_assert_cmpuint (adj_delta_size (change), <, 20 * 1024 * 1024 / 500);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/strokes/stroke", test_stroke);
  g_test_add_func ("/strokes/same-again", test_same_again);
  g_test_add_func ("/strokes/off", test_off);
  g_test_add_func ("/strokes/rest", test_rest);
  g_test_add_func ("/strokes/rest-after-off", test_rest_after_off);
  g_test_add_func ("/strokes/way", test_way);
  g_test_add_func ("/strokes/bridge", test_bridge);
  g_test_add_func ("/strokes/names", test_names);
  g_test_add_func ("/strokes/random", test_random);
  g_test_add_func ("/strokes/undo-500", test_undo_500);
  g_test_add_func ("/strokes/undo-room", test_undo_room);
  if (g_test_slow ())
    g_test_add_func ("/strokes/random-slow", test_random_slow);
  return g_test_run ();
}
