/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/chart-line.h"
#include "book/draft.h"
#include "book/library.h"
#include "books.h"

static int
unit (const AdjDraft *draft, const char *id)
{
  int index = adj_scenario_unit (adj_draft_get_scenario (draft), id);

  g_assert_cmpint (index, >=, 0);
  return index;
}

static const AdjUnit *
look_at (const AdjDraft *draft, const char *id)
{
  return &adj_draft_get_scenario (draft)->units[unit (draft, id)];
}

static void
assert_refused (AdjDraft *draft, gboolean done, const char *because)
{
  g_assert_false (done);
  g_assert_nonnull (adj_draft_get_refusal (draft));
  g_test_message ("%s", adj_draft_get_refusal (draft));
  g_assert_nonnull (strstr (adj_draft_get_refusal (draft), because));
}

/* ---- Units ---- */

static void
test_units (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();

  g_assert_true (adj_draft_chart (draft, "jones strength=7"));
  g_assert_true (adj_draft_set_hex (draft, unit (draft, "jones"), 604));
  g_assert_cmpint (look_at (draft, "jones")->strength, ==, 7);
  g_assert_cmpint (look_at (draft, "jones")->hex, ==, 604);
  g_assert_cmpstr (look_at (draft, "jones")->marks.source, ==, "charts");
  g_assert_null (look_at (draft, "jones")->marks.check);

  g_assert_true (adj_draft_chart (draft, "3/1/i turn=4"));
  g_assert_true (adj_draft_chart (draft, "3/1/i entry=\"0101 0102\""));
  g_assert_cmpint (look_at (draft, "3/1/i")->turn, ==, 4);
  g_assert_cmpuint (look_at (draft, "3/1/i")->n_entries, ==, 2);
  g_assert_cmpint (look_at (draft, "3/1/i")->entries[1], ==, 102);
  g_assert_null (adj_draft_get_refusal (draft));
}

/* The reader of files has the last word, and what it refuses changes nothing. */
static void
test_refused (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  gsize length;
  g_autofree char *before = g_strdup (adj_draft_get_text (draft, &length));

  assert_refused (draft, adj_draft_chart (draft, "1/1/i strength=100"), "99");
  assert_refused (draft, adj_draft_set_hex (draft, 0, 2020), "2020");
  assert_refused (draft, adj_draft_chart (draft, "1/1/i turn=3"), "reinforcement");
  assert_refused (draft, adj_draft_chart (draft, "3/1/i turn=9"), "8 turns");
  assert_refused (draft, adj_draft_add_unit (draft, "", 0, 0), "40");
  assert_refused (draft, adj_draft_remove_unit (draft, unit (draft, "union-train")), "train");
  assert_refused (draft, adj_draft_set_turns (draft, 2), "turn 3");
  assert_refused (draft, adj_draft_set_level (draft, 0, 1, 10), "9");
  assert_refused (draft, adj_draft_rename (draft, "Small One", "Small"), "id");
  g_assert_cmpstr (adj_draft_get_text (draft, &length), ==, before);
  assert_refused (draft, adj_draft_set_label (draft, 1, "two\nlines"), "40");
  g_assert_false (adj_draft_may_undo (draft));
  g_assert_true (adj_draft_chart (draft, "1/1/i strength=9"));
  g_assert_null (adj_draft_get_refusal (draft));
}

/* What is typed is marked by a source of its own, which is one of those that a scenario has room
 * for: where there is none left, nothing is typed without its mark. */
static void
test_many_sources (void)
{
  for (guint most = 19; most <= 20; most++)
    {
      g_autoptr (AdjBook) book = small_book ();
      AdjScenario *scenario = adj_scenario_copy (book->scenario);
      g_autoptr (AdjDraft) draft = NULL;

      while (scenario->sources->len < most)
        {
          g_autofree char *id = g_strdup_printf ("source-%u", scenario->sources->len);
          AdjSource source = { .id = g_string_chunk_insert (scenario->strings, id),
                               .text = "A booklet" };

          g_array_append_val (scenario->sources, source);
        }
      draft = adj_draft_new (scenario);
      adj_scenario_unref (scenario);
      if (most == 19)
        g_assert_true (adj_draft_chart (draft, "jones strength=7"));
      else
        assert_refused (draft, adj_draft_chart (draft, "jones strength=7"), "source");
      g_assert_cmpint (look_at (draft, "jones")->marks.source != NULL, ==, most == 19);
    }
}

static void
test_more_units (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  guint n = adj_draft_get_scenario (draft)->n_units;

  g_assert_true (adj_draft_add_unit (draft, "Hood's Old", 1, 0));
  g_assert_cmpint (look_at (draft, "hood's-old")->strength, ==, ADJ_UNKNOWN_STRENGTH);
  /* taken; four digits; a word of the order language */
  g_assert_true (adj_draft_add_unit (draft, "Smith", 1, 1));
  g_assert_cmpint (look_at (draft, "smith-artillery")->side, ==, 1);
  g_assert_true (adj_draft_add_unit (draft, "Smith", 1, 1));
  unit (draft, "smith-artillery-2");
  g_assert_true (adj_draft_add_unit (draft, "Move", 0, 0));
  unit (draft, "move-infantry");
  g_assert_cmpuint (adj_draft_get_scenario (draft)->n_units, ==, n + 4);

  /* the award is still about the train */
  g_assert_true (adj_draft_remove_unit (draft, 0));
  g_assert_cmpint (adj_scenario_unit (adj_draft_get_scenario (draft), "1/1/i"), <, 0);
  for (guint i = 0; i < adj_draft_get_scenario (draft)->awards->len; i++)
    {
      const AdjAward *award = &g_array_index (adj_draft_get_scenario (draft)->awards, AdjAward, i);

      if (award->kind == ADJ_AWARD_NOT_EXITED)
        g_assert_cmpint (award->unit, ==, unit (draft, "union-train"));
    }
}

/* ---- Turns ---- */

static void
test_turns (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();

  g_assert_true (adj_draft_set_turns (draft, 10));
  g_assert_cmpuint (adj_draft_get_scenario (draft)->n_turns, ==, 10);
  g_assert_true (adj_draft_set_night (draft, 10, TRUE));
  g_assert_true (adj_draft_set_night (draft, 4, FALSE));
  g_assert_true (adj_draft_set_label (draft, 10, "Midnight"));
  g_assert_true (adj_draft_get_scenario (draft)->turns[9].night);
  g_assert_false (adj_draft_get_scenario (draft)->turns[3].night);
  g_assert_null (adj_draft_get_scenario (draft)->turns[3].marks.check);
  g_assert_cmpstr (adj_draft_get_scenario (draft)->turns[9].label, ==, "Midnight");
  g_assert_true (adj_draft_set_label (draft, 10, ""));
  g_assert_null (adj_draft_get_scenario (draft)->turns[9].label);
  g_assert_true (adj_draft_set_first_player (draft, 1));
  g_assert_cmpint (adj_draft_get_scenario (draft)->first_player, ==, 1);
  g_assert_true (adj_draft_set_turns (draft, 4));
  g_assert_cmpuint (adj_draft_get_scenario (draft)->n_turns, ==, 4);
  g_assert_cmpint (adj_draft_get_level (draft, 0, 4), ==, 2);
  g_assert_cmpint (adj_draft_get_level (draft, 0, 5), ==, ADJ_NO_LEVEL);
}

static guint
spans_of (const AdjDraft *draft, int side)
{
  const GArray *commands = adj_draft_get_scenario (draft)->commands;
  guint n = 0;

  for (guint i = 0; i < commands->len; i++)
    n += g_array_index (commands, AdjCommand, i).side == side;
  return n;
}

/* One turn changed: what stands on either side of it stays, whatever else is said of it. */
static void
test_levels (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  const AdjCommand *first;

  g_assert_true (adj_draft_set_level (draft, 0, 3, 5));
  for (int turn = 1; turn <= 8; turn++)
    g_assert_cmpint (adj_draft_get_level (draft, 0, turn), ==, turn == 3 ? 5 : turn < 5 ? 2 : 1);
  g_assert_cmpuint (spans_of (draft, 0), ==, 4);
  g_assert_cmpuint (spans_of (draft, 1), ==, 1);
  g_assert_true (adj_draft_set_level (draft, 0, 8, ADJ_NO_LEVEL));
  g_assert_cmpint (adj_draft_get_level (draft, 0, 8), ==, ADJ_NO_LEVEL);
  g_assert_cmpint (adj_draft_get_level (draft, 1, 8), ==, 1);
  for (guint i = 0; i < adj_draft_get_scenario (draft)->commands->len; i++)
    {
      first = &g_array_index (adj_draft_get_scenario (draft)->commands, AdjCommand, i);
      if (first->side == 0 && first->from == 1)
        g_assert_true (first->restricts);
    }
}

/* ---- The map ---- */

static int
terrain_of (const AdjDraft *draft, AdjHexId id)
{
  return adj_scenario_hex (adj_draft_get_scenario (draft), id)->terrain;
}

static guint32
features_between (const AdjDraft *draft, AdjHexId a, AdjHexId b)
{
  const AdjMap *map = &adj_draft_get_scenario (draft)->map;

  for (guint i = 0; i < map->n_hexsides; i++)
    if (map->hexsides[i].a == a && map->hexsides[i].b == b)
      return map->hexsides[i].features;
  return 0;
}

/* A smaller grid says what it would lose, and takes that off as one change. */
static void
test_cut (AdjDraft *draft, const AdjHexGrid *grid)
{
  g_autofree char *before = g_strdup (adj_draft_get_text (draft, NULL));
  g_autofree char *lost = adj_draft_beyond_grid (draft, grid);
  const AdjScenario *scenario = adj_draft_get_scenario (draft);
  g_autofree char *nothing = adj_draft_beyond_grid (draft, &scenario->map.grid);
  guint n = scenario->n_units;

  g_test_message ("%s", lost);
  g_assert_null (nothing);
  g_assert_nonnull (strstr (lost, "hexes"));
  g_assert_nonnull (strstr (lost, "Smith"));
  g_assert_nonnull (strstr (lost, "Smallville at the end, "));
  g_assert_nonnull (strstr (lost, "decisive"));
  g_assert_nonnull (strstr (lost, "hexes of 1 exit, hexes held by 1 side"));
  g_assert_true (adj_draft_cut_grid (draft, grid));
  scenario = adj_draft_get_scenario (draft);
  g_assert_cmpint (scenario->map.grid.columns, ==, 4);
  g_assert_cmpuint (scenario->n_units, ==, n);
  for (guint i = 0; i < n; i++)
    g_assert_true (scenario->units[i].hex == ADJ_HEX_NONE ||
                   adj_hex_on_grid (grid, scenario->units[i].hex));
  g_assert_true (adj_draft_undo (draft));
  g_assert_cmpstr (adj_draft_get_text (draft, NULL), ==, before);
}

static void
test_map (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  const AdjRuleset *ruleset = adj_draft_get_book (draft)->ruleset;
  guint32 trail = 1u << adj_ruleset_feature (ruleset, "trail");
  guint32 creek = 1u << adj_ruleset_feature (ruleset, "creek");
  AdjHexGrid grid = adj_draft_get_scenario (draft)->map.grid;

  g_assert_true (adj_draft_map_line (draft, "0604, 0605 Forest"));
  g_assert_cmpint (terrain_of (draft, 604), ==, adj_ruleset_terrain (ruleset, "forest"));
  g_assert_cmpint (terrain_of (draft, 605), ==, adj_ruleset_terrain (ruleset, "forest"));
  g_assert_true (adj_draft_map_line (draft, "0102 0101 creek trail"));
  g_assert_cmphex (features_between (draft, 101, 102), ==, creek | trail);
  g_assert_true (adj_draft_map_line (draft, "0101 0102 nothing"));
  g_assert_cmphex (features_between (draft, 101, 102), ==, 0);
  g_assert_cmphex (features_between (draft, 305, 405), ==, creek);

  assert_refused (draft, adj_draft_map_line (draft, ""), "Type");
  assert_refused (draft, adj_draft_map_line (draft, "0101"), "Type");
  assert_refused (draft, adj_draft_map_line (draft, "0101 forest creek"), "Type");
  assert_refused (draft, adj_draft_map_line (draft, "0101 forrest"), "forest");
  assert_refused (draft, adj_draft_map_line (draft, "0101 qqqqq"), "qqqqq");
  assert_refused (draft, adj_draft_map_line (draft, "0101 creek"), "two");
  assert_refused (draft, adj_draft_map_line (draft, "0101 0301 creek"), "0301");
  assert_refused (draft, adj_draft_map_line (draft, "9901 forest"), "9901");

  grid.columns = 8;
  g_assert_true (adj_draft_set_grid (draft, &grid));
  g_assert_true (adj_draft_map_line (draft, "0805 rough"));
  grid.columns = 4;
  assert_refused (draft, adj_draft_set_grid (draft, &grid), "4 columns");
  test_cut (draft, &grid);
  g_assert_nonnull (adj_draft_get_scenario (draft)->map.assumed);
  g_assert_true (adj_draft_confirm_map (draft));
  g_assert_null (adj_draft_get_scenario (draft)->map.assumed);

  g_assert_true (adj_draft_set_north (draft, 4));
  g_assert_true (adj_draft_get_scenario (draft)->map.compass_given);
  for (int i = 0; i < ADJ_HEX_DIRECTIONS; i++)
    g_assert_cmpint (adj_draft_get_scenario (draft)->map.compass[i], ==,
                     (4 + i) % ADJ_HEX_DIRECTIONS);
}

/* Levels are typed where the rules have slopes, and nowhere else (R 6.26). */
static void
test_levels_of_hexes (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) revised = adj_library_load_under (path, "blue-and-grey-revised");
  g_autoptr (AdjDraft) draft = adj_draft_new (revised->book->scenario);
  g_autoptr (AdjDraft) small = small_draft ();
  const AdjMapHex *hex;

  g_assert_true (adj_draft_map_line (draft, "1318 1319 level-2 slope"));
  hex = adj_scenario_hex (adj_draft_get_scenario (draft), 1319);
  g_assert_cmpint (hex->level, ==, 2);
  g_assert_true (hex->slope);
  g_assert_true (adj_draft_map_line (draft, "1319 forest level-3"));
  hex = adj_scenario_hex (adj_draft_get_scenario (draft), 1319);
  g_assert_cmpint (hex->level, ==, 3);
  g_assert_false (hex->slope);
  assert_refused (draft, adj_draft_map_line (draft, "1319 level-10"), "level-10");
  assert_refused (draft, adj_draft_map_line (draft, "1318 1319 creek slope"), "Type");
  assert_refused (small, adj_draft_map_line (small, "0101 level-2"), "level-2");
}

/* A map whose hexes are all listed grows by those that are typed, in any order. */
static void
test_listed_map (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  g_autoptr (AdjDraft) draft = adj_draft_new (book->scenario);
  AdjHexGrid grid = book->scenario->map.grid;
  guint n = book->scenario->map.n_hexes;

  if (book->scenario->map.default_terrain >= 0)
    n += (guint) grid.rows;
  else
    n += 2;
  grid.columns++;
  g_assert_true (adj_draft_set_grid (draft, &grid));
  {
    g_autofree char *line =
        g_strdup_printf ("%02d02 0101 %02d01 forest", grid.columns, grid.columns);

    g_assert_true (adj_draft_map_line (draft, line));
  }
  g_assert_cmpuint (adj_draft_get_scenario (draft)->map.n_hexes, ==, n);
  g_assert_cmpint (terrain_of (draft, 101), ==, adj_ruleset_terrain (book->ruleset, "forest"));
}

/* ---- The whole ---- */

/* A change and the same change back leave the same text, but for the mark of who made it. */
static void
test_round_trip (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("again");
  g_autoptr (AdjScenario) again = NULL;
  g_autofree char *written = NULL;
  gsize length;
  const char *text;

  g_assert_true (adj_draft_rename (draft, "small-own", "The Small Battle, my charts"));
  g_assert_true (adj_draft_chart (draft, "jones strength=2"));
  g_assert_true (adj_draft_add_unit (draft, "Kershaw", 1, 0));
  g_assert_true (adj_draft_set_level (draft, 1, 2, 3));
  g_assert_true (adj_draft_map_line (draft, "0601 0602 trail"));
  text = adj_draft_get_text (draft, &length);
  again = adj_scenario_parse (text, length, adj_draft_get_book (draft)->ruleset, problems);
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  written = adj_scenario_write (again, &length);
  g_assert_cmpstr (written, ==, text);
  g_assert_cmpstr (again->id, ==, "small-own");
}

static void
test_undo (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  gsize length;
  g_autofree char *before = g_strdup (adj_draft_get_text (draft, &length));

  for (int i = 0; i < 5; i++)
    {
      g_autofree char *line = g_strdup_printf ("1/1/i strength=%d", i);

      g_assert_true (adj_draft_chart (draft, line));
    }
  for (int i = 0; i < 5; i++)
    g_assert_true (adj_draft_undo (draft));
  g_assert_false (adj_draft_undo (draft));
  g_assert_cmpstr (adj_draft_get_text (draft, &length), ==, before);
  g_assert_cmpint (adj_draft_get_scenario (draft)->units[0].strength, ==, 5);
}

/* A battle that is said to be complete and is not, the linter tells of at once. */
static void
test_settle (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();

  g_assert_false (adj_problems_has (adj_draft_get_doubts (draft), "no-strength"));
  g_assert_true (adj_draft_settle (draft, 0));
  g_assert_cmpuint (adj_draft_get_scenario (draft)->unknowns->len, ==, 1);
  g_assert_true (adj_problems_has (adj_draft_get_doubts (draft), "no-strength"));
  g_assert_true (adj_draft_chart (draft, "jones strength=4"));
  g_assert_false (adj_problems_has (adj_draft_get_doubts (draft), "no-strength"));
  g_assert_true (adj_draft_settle (draft, 0));
  g_assert_true (adj_problems_has (adj_draft_get_doubts (draft), "no-place"));
  g_assert_true (adj_draft_set_hex (draft, unit (draft, "jones"), 604));
  g_assert_true (adj_draft_confirm_map (draft));
  g_assert_false (adj_scenario_complete (adj_draft_get_scenario (draft)));
  g_assert_true (adj_draft_chart (draft, "rest terrain=clear"));
  g_assert_true (adj_scenario_complete (adj_draft_get_scenario (draft)));
}

/* Ticking off what is said to be missing makes nothing known: each thing that is not known keeps
 * the battle from being complete. */
static void
test_complete (void)
{
  static const char *const unknown[] = { "0202 terrain=unknown",
                                         "smith strength=",
                                         "smith hex=",
                                         "1-cavalry entry=",
                                         "turns 0",
                                         "map assumed=rows",
                                         "battle first-player=",
                                         "unknown 1 what=map text=Doubts" };
  g_autoptr (AdjDraft) draft = small_draft ();

  while (adj_draft_get_scenario (draft)->unknowns->len > 0)
    g_assert_true (adj_draft_settle (draft, 0));
  g_assert_true (adj_draft_confirm_map (draft));
  g_assert_true (adj_draft_chart (draft, "rest terrain=clear"));
  g_assert_true (adj_draft_chart (draft, "jones strength=4 hex=0505"));
  g_assert_true (adj_scenario_complete (adj_draft_get_scenario (draft)));
  for (guint i = 0; i < G_N_ELEMENTS (unknown); i++)
    {
      g_test_message ("%s", unknown[i]);
      g_assert_true (adj_draft_chart (draft, unknown[i]));
      g_assert_false (adj_scenario_complete (adj_draft_get_scenario (draft)));
      g_assert_true (adj_draft_undo (draft));
      g_assert_true (adj_scenario_complete (adj_draft_get_scenario (draft)));
    }
}

/* What is typed is known from then on, needs no comparing, and says where it comes from. */
static void
test_typed_counts (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();
  const AdjUnit *unit;

  g_assert_true (adj_draft_chart (draft, "2/1/i strength=7"));
  unit = &adj_draft_get_scenario (draft)->units[1];
  g_assert_cmpint (unit->strength, ==, 7);
  g_assert_true (adj_marks_are_typed (&unit->marks));
  g_assert_null (unit->marks.check);
}

/* Nothing else is taken for the owner's. */
static void
test_untyped_stays (void)
{
  g_autoptr (AdjDraft) draft = small_draft ();

  g_assert_true (adj_draft_chart (draft, "2/1/i strength=7"));
  g_assert_false (adj_marks_are_typed (&adj_draft_get_scenario (draft)->units[0].marks));
  g_assert_false (adj_marks_are_typed (&adj_draft_get_scenario (draft)->units[2].marks));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/draft/units", test_units);
  g_test_add_func ("/rules/BG 0.1/+ a figure typed counts as printed", test_typed_counts);
  g_test_add_func ("/rules/BG 0.1/- and no other does", test_untyped_stays);
  g_test_add_func ("/draft/refused", test_refused);
  g_test_add_func ("/draft/many-sources", test_many_sources);
  g_test_add_func ("/draft/more-units", test_more_units);
  g_test_add_func ("/draft/turns", test_turns);
  g_test_add_func ("/draft/levels", test_levels);
  g_test_add_func ("/draft/map", test_map);
  g_test_add_func ("/draft/map/levels of hexes", test_levels_of_hexes);
  g_test_add_func ("/draft/listed-map", test_listed_map);
  g_test_add_func ("/draft/round-trip", test_round_trip);
  g_test_add_func ("/draft/undo", test_undo);
  g_test_add_func ("/draft/settle", test_settle);
  g_test_add_func ("/draft/complete", test_complete);
  return g_test_run ();
}
