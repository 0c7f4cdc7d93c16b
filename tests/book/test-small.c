/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "books.h"

/* The small scenario field by field, as the file has it. */

static void
assert_marks (const AdjMarks *marks, const char *check, const char *source, int line)
{
  g_assert_cmpstr (marks->check, ==, check);
  g_assert_cmpstr (marks->source, ==, source);
  g_assert_cmpint (marks->line, ==, line);
}

/* Blanks between them. */
static void
assert_hexes (const GArray *hexes, const char *expected)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < hexes->len; i++)
    g_string_append_printf (text, "%s%04d", i > 0 ? " " : "", g_array_index (hexes, AdjHexId, i));
  g_assert_cmpstr (text->str, ==, expected);
}

static void
test_heading (void)
{
  g_autoptr (AdjBook) book = small_book ();
  const AdjScenario *scenario = book->scenario;
  const AdjSource *letter;

  g_assert_cmpstr (scenario->id, ==, "small");
  g_assert_cmpstr (scenario->title, ==, "The Small Battle");
  g_assert_cmpstr (scenario->date, ==, "1 April 1863");
  g_assert_cmpstr (scenario->ruleset_id, ==, "small");
  g_assert_true (scenario->ruleset == book->ruleset);
  g_assert_true (g_str_has_prefix (scenario->about, "Two brigades, a battery,"));
  g_assert_true (g_str_has_suffix (scenario->about, "eight Game-Turns."));
  g_assert_cmpint (scenario->first_player, ==, 0);
  assert_marks (&scenario->marks, "The whole battle is invented.", "sketch", 6);
  g_assert_cmpuint (scenario->sources->len, ==, 2);
  letter = &g_array_index (scenario->sources, AdjSource, 1);
  g_assert_cmpstr (letter->id, ==, "letter");
  g_assert_cmpstr (letter->text, ==, "A letter from somebody who was not there.");
  g_assert_cmpstr (scenario->sides[0].id, ==, "union");
  g_assert_cmpstr (scenario->sides[0].name, ==, "Union");
  g_assert_cmpstr (adj_side_colours[scenario->sides[0].colour], ==, "blue");
  g_assert_cmpstr (scenario->sides[1].id, ==, "confederate");
  g_assert_cmpstr (scenario->sides[1].name, ==, "Confederate");
  g_assert_cmpstr (adj_side_colours[scenario->sides[1].colour], ==, "gray");
  g_assert_cmpint (adj_scenario_side (scenario, "confederate"), ==, 1);
  g_assert_cmpint (adj_scenario_side (scenario, "Union"), ==, -1);
  g_assert_false (adj_scenario_complete (scenario));
}

static void
test_map (void)
{
  g_autoptr (AdjBook) book = small_book ();
  const AdjMap *map = &book->scenario->map;
  const AdjMapHex *mill = adj_scenario_hex (book->scenario, 203);
  const AdjMapHex *rough = adj_scenario_hex (book->scenario, 204);
  const AdjMapHex *plain = adj_scenario_hex (book->scenario, 605);

  g_assert_cmpint (map->grid.columns, ==, 6);
  g_assert_cmpint (map->grid.rows, ==, 5);
  g_assert_cmpint (map->grid.orientation, ==, ADJ_ORIENTATION_FLAT);
  g_assert_cmpint (map->grid.stagger, ==, ADJ_STAGGER_EVEN);
  g_assert_true (map->compass_given);
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    g_assert_cmpint (map->compass[d], ==, d);
  g_assert_cmpint (map->default_terrain, ==, adj_ruleset_terrain (book->ruleset, "clear"));
  g_assert_cmpstr (map->assumed, ==, "compass");
  assert_marks (&map->marks, "The sketch has no compass.", "sketch", 12);
  g_assert_cmpuint (map->n_hexes, ==, 30);
  for (guint i = 1; i < map->n_hexes; i++)
    g_assert_cmpint (map->hexes[i - 1].id, <, map->hexes[i].id);
  g_assert_cmpstr (mill->name, ==, "Old Mill");
  g_assert_cmpint (mill->drawn, ==, ADJ_DRAWN_TOWN);
  g_assert_cmpint (mill->terrain, ==, adj_ruleset_terrain (book->ruleset, "clear"));
  g_assert_true (mill->listed);
  g_assert_cmpint (rough->terrain, ==, adj_ruleset_terrain (book->ruleset, "rough"));
  g_assert_null (rough->name);
  g_assert_cmpint (rough->drawn, ==, ADJ_DRAWN_NOTHING);
  assert_marks (&rough->marks, "Rough or forest-rough: the pencil is smudged.", "sketch", 16);
  g_assert_false (plain->listed);
  g_assert_cmpint (plain->terrain, ==, adj_ruleset_terrain (book->ruleset, "clear"));
  g_assert_null (adj_scenario_hex (book->scenario, 106));
  g_assert_null (adj_scenario_hex (book->scenario, 0));
}

static void
test_hexsides (void)
{
  g_autoptr (AdjBook) book = small_book ();
  const AdjMap *map = &book->scenario->map;
  const AdjMapHexside *bridge = NULL;
  guint32 expected = 0;

  g_assert_cmpuint (map->n_hexsides, ==, 16);
  for (guint i = 0; i < map->n_hexsides; i++)
    {
      g_assert_cmpint (map->hexsides[i].a, <, map->hexsides[i].b);
      if (map->hexsides[i].a == 303 && map->hexsides[i].b == 403)
        bridge = &map->hexsides[i];
    }
  g_assert_nonnull (bridge);
  for (const char *const *name = (const char *const[]){ "road", "creek", "bridge", NULL }; *name;
       name++)
    expected |= 1u << adj_ruleset_feature (book->ruleset, *name);
  g_assert_cmphex (bridge->features, ==, expected);
  g_assert_cmpstr (bridge->name, ==, "Small Bridge");
  assert_marks (&bridge->marks, NULL, NULL, 29);
}

static void
test_turns (void)
{
  g_autoptr (AdjBook) book = small_book ();
  const AdjScenario *scenario = book->scenario;

  g_assert_cmpuint (scenario->n_turns, ==, 8);
  for (guint i = 0; i < 8; i++)
    g_assert_cmpint (scenario->turns[i].night, ==, i == 3);
  g_assert_cmpstr (scenario->turns[0].label, ==, "Morning");
  g_assert_cmpstr (scenario->turns[3].label, ==, "Night");
  g_assert_null (scenario->turns[4].label);
  assert_marks (&scenario->turns[3].marks, "Which turn is the night is a guess.", "letter", 42);
}

static const AdjUnit *
unit (const AdjBook *book, const char *id)
{
  int index = adj_scenario_unit (book->scenario, id);

  g_assert_cmpint (index, >=, 0);
  return &book->scenario->units[index];
}

static void
test_units_set_up (void)
{
  g_autoptr (AdjBook) book = small_book ();
  const AdjUnit *first = unit (book, "1/1/i");
  const AdjUnit *guns = unit (book, "i-artillery");
  const AdjUnit *smith = unit (book, "smith");

  g_assert_cmpuint (book->scenario->n_units, ==, 12);
  g_assert_true (first == &book->scenario->units[0]);
  g_assert_cmpstr (first->name, ==, "1/1/I");
  g_assert_cmpint (first->side, ==, 0);
  g_assert_cmpint (first->arm, ==, adj_ruleset_arm (book->ruleset, "infantry"));
  g_assert_cmpint (first->size, ==, ADJ_SIZE_BRIGADE);
  g_assert_true (first->size_given);
  g_assert_cmpint (first->strength, ==, 5);
  g_assert_cmpint (first->reduced, ==, 3);
  g_assert_cmpint (first->movement, ==, 6 * ADJ_MP);
  g_assert_false (first->movement_given);
  g_assert_cmpint (first->hex, ==, 202);
  g_assert_cmpint (first->turn, ==, 0);
  g_assert_cmpuint (first->n_entries, ==, 0);
  g_assert_cmpint (first->still, ==, 0);
  g_assert_cmpstr (first->group, ==, "I");
  assert_marks (&first->marks, NULL, "sketch letter", 47);
  g_assert_cmpint (guns->size, ==, ADJ_SIZE_BATTERY);
  g_assert_cmpint (guns->still, ==, 2);
  g_assert_cmpint (smith->side, ==, 1);
  g_assert_false (smith->size_given);
  g_assert_cmpint (smith->size, ==, ADJ_SIZE_BRIGADE);
  g_assert_cmpint (smith->reduced, ==, ADJ_UNKNOWN_STRENGTH);
  g_assert_null (smith->group);
}

static void
test_units_due (void)
{
  g_autoptr (AdjBook) book = small_book ();
  const AdjUnit *cavalry = unit (book, "1-cavalry");
  const AdjUnit *anderson = unit (book, "anderson-3");
  const AdjUnit *jones = unit (book, "jones");

  g_assert_cmpint (cavalry->hex, ==, ADJ_HEX_NONE);
  g_assert_cmpint (cavalry->turn, ==, 2);
  g_assert_true (cavalry->movement_given);
  g_assert_cmpint (cavalry->movement, ==, 6 * ADJ_MP);
  g_assert_cmpuint (cavalry->n_entries, ==, 2);
  g_assert_cmpint (cavalry->entries[0], ==, 101);
  g_assert_cmpint (cavalry->entries[1], ==, 103);
  /* in the order of the file: the first is where they would rather come in */
  g_assert_cmpint (anderson->entries[0], ==, 605);
  g_assert_cmpint (anderson->entries[1], ==, 603);
  g_assert_cmpint (jones->strength, ==, ADJ_UNKNOWN_STRENGTH);
  g_assert_cmpint (jones->hex, ==, ADJ_HEX_NONE);
  g_assert_cmpint (jones->turn, ==, 0);
  g_assert_cmpint (adj_scenario_unit (book->scenario, "nobody"), ==, -1);
}

static void
test_exits_and_holdings (void)
{
  g_autoptr (AdjBook) book = small_book ();
  const AdjScenario *scenario = book->scenario;
  const AdjExit *west = &g_array_index (scenario->exits, AdjExit, 0);
  const AdjExit *east = &g_array_index (scenario->exits, AdjExit, 1);
  const AdjHolding *south = &g_array_index (scenario->holdings, AdjHolding, 1);

  g_assert_cmpuint (scenario->exits->len, ==, 2);
  assert_hexes (west->hexes, "0103");
  g_assert_cmpint (west->cost, ==, ADJ_MP);
  g_assert_cmpint (west->side, ==, ADJ_NO_SIDE);
  g_assert_cmpint (west->arm, ==, -1);
  g_assert_cmpint (east->side, ==, 1);
  g_assert_cmpint (east->arm, ==, adj_ruleset_arm (book->ruleset, "cavalry"));
  assert_marks (&east->marks, "Only the letter has it.", "letter", 60);
  g_assert_cmpuint (scenario->holdings->len, ==, 2);
  g_assert_cmpint (south->side, ==, 1);
  assert_hexes (south->hexes, "0503 0403");
  assert_marks (&south->marks, "0403 is a guess.", NULL, 62);
}

static const AdjAward *
award (const AdjBook *book, const char *id)
{
  const GArray *awards = book->scenario->awards;

  for (guint i = 0; i < awards->len; i++)
    if (g_str_equal (g_array_index (awards, AdjAward, i).id, id))
      return &g_array_index (awards, AdjAward, i);
  g_assert_not_reached ();
}

static void
test_awards (void)
{
  g_autoptr (AdjBook) book = small_book ();
  const AdjAward *losses = award (book, "union-losses");
  const AdjAward *bridge = award (book, "confederate-bridge");
  const AdjAward *train = award (book, "confederate-train");
  const AdjAward *town = award (book, "union-town-covered");

  g_assert_cmpuint (book->scenario->awards->len, ==, 10);
  g_assert_cmpstr (losses->title, ==, "Enemy strength eliminated");
  g_assert_cmpint (losses->side, ==, 0);
  g_assert_cmpint (losses->kind, ==, ADJ_AWARD_ELIMINATED);
  g_assert_cmpint (losses->points, ==, 1);
  g_assert_cmpint (losses->per, ==, ADJ_PER_STRENGTH);
  g_assert_cmpuint (losses->hexes->len, ==, 0);
  g_assert_cmpint (losses->unit, ==, -1);
  g_assert_cmpint (losses->arm, ==, -1);
  g_assert_cmpstr (losses->row, ==, "BG 17.1");
  g_assert_false (losses->trace.given);
  assert_marks (&losses->marks, NULL, "letter", 63);
  g_assert_cmpint (bridge->kind, ==, ADJ_AWARD_ONCE_HELD);
  g_assert_cmpint (bridge->per, ==, ADJ_PER_ONCE);
  assert_hexes (bridge->hexes, "0303");
  g_assert_null (bridge->row);
  g_assert_cmpint (train->kind, ==, ADJ_AWARD_NOT_EXITED);
  g_assert_cmpint (train->unit, ==, adj_scenario_unit (book->scenario, "union-train"));
  g_assert_cmpint (town->kind, ==, ADJ_AWARD_IN_ZONE);
  g_assert_cmpint (town->arm, ==, adj_ruleset_arm (book->ruleset, "infantry"));
  g_assert_cmpint (award (book, "union-smallville")->kind, ==, ADJ_AWARD_HELD);
  g_assert_cmpint (award (book, "confederate-raid")->kind, ==, ADJ_AWARD_EXITED);
  g_assert_cmpint (award (book, "confederate-riders")->kind, ==, ADJ_AWARD_EXIT_LEAD);
  g_assert_cmpint (award (book, "confederate-riders")->per, ==, ADJ_PER_UNIT);
}

static void
test_traces (void)
{
  g_autoptr (AdjBook) book = small_book ();
  const AdjTrace *raid = &award (book, "confederate-raid")->trace;
  const AdjTrace *cut_off = &award (book, "confederate-cut-off")->trace;
  int road = adj_ruleset_feature (book->ruleset, "road");

  g_assert_true (raid->given);
  g_assert_cmpint (raid->along, ==, road);
  assert_hexes (raid->from, "0103");
  assert_hexes (raid->to, "0603");
  g_assert_cmpint (raid->within, ==, -1);
  g_assert_true (cut_off->given);
  g_assert_cmpint (cut_off->along, ==, road);
  g_assert_cmpuint (cut_off->from->len, ==, 0);
  assert_hexes (cut_off->to, "0103");
  g_assert_cmpint (cut_off->within, ==, 3);
}

static void
test_levels (void)
{
  g_autoptr (AdjBook) book = small_book ();
  static const struct
  {
    int side;
    const char *name;
    AdjLevelMeasure measure;
    int figure;
    gboolean above;
    const char *holds;
  } expected[] = {
    { 0, "decisive", ADJ_MEASURE_RATIO, 12, FALSE, "0503" },
    { 0, "substantive", ADJ_MEASURE_RATIO, 9, FALSE, "" },
    { 0, "marginal", ADJ_MEASURE_RATIO, 6, TRUE, "" },
    { 1, "decisive", ADJ_MEASURE_MARGIN, 60, FALSE, "" },
    { 1, "marginal", ADJ_MEASURE_MARGIN, 0, TRUE, "" },
  };

  g_assert_cmpuint (book->scenario->levels->len, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const AdjLevel *level = &g_array_index (book->scenario->levels, AdjLevel, i);

      g_assert_cmpint (level->side, ==, expected[i].side);
      g_assert_cmpstr (level->name, ==, expected[i].name);
      g_assert_cmpint (level->measure, ==, expected[i].measure);
      g_assert_cmpint (level->figure, ==, expected[i].figure);
      g_assert_cmpint (level->above, ==, expected[i].above);
      assert_hexes (level->holds, expected[i].holds);
    }
}

static void
test_command (void)
{
  g_autoptr (AdjBook) book = small_book ();
  const AdjScenario *scenario = book->scenario;
  const AdjCommand *first = &g_array_index (scenario->commands, AdjCommand, 0);
  const AdjCommand *second = &g_array_index (scenario->commands, AdjCommand, 1);
  const AdjCommander *commander = &g_array_index (scenario->commanders, AdjCommander, 0);
  const AdjLimit *limit = &g_array_index (scenario->limits, AdjLimit, 0);

  g_assert_cmpuint (scenario->commands->len, ==, 3);
  g_assert_cmpint (first->from, ==, 1);
  g_assert_cmpint (first->to, ==, 4);
  g_assert_cmpint (first->level, ==, 2);
  g_assert_true (first->restricts);
  g_assert_cmpint (second->to, ==, 0);
  g_assert_false (second->restricts);
  g_assert_cmpuint (scenario->commanders->len, ==, 1);
  g_assert_cmpint (commander->side, ==, 1);
  g_assert_cmpint (commander->initiative, ==, 5);
  g_assert_cmpuint (scenario->limits->len, ==, 2);
  g_assert_cmpint (limit->side, ==, 0);
  g_assert_cmpint (limit->from, ==, 1);
  g_assert_cmpint (limit->to, ==, 1);
  g_assert_cmpint (limit->units, ==, 3);
  g_assert_cmpint (limit->lifted_by, ==, adj_ruleset_feature (book->ruleset, "creek"));
}

static void
test_texts (void)
{
  g_autoptr (AdjBook) book = small_book ();
  const AdjScenario *scenario = book->scenario;
  const AdjSpecial *miller = &g_array_index (scenario->specials, AdjSpecial, 0);
  const AdjUnknown *set_up = &g_array_index (scenario->unknowns, AdjUnknown, 1);

  g_assert_cmpuint (scenario->specials->len, ==, 1);
  g_assert_cmpstr (miller->title, ==, "The miller");
  g_assert_true (g_str_has_suffix (miller->text, "say that the bread was good."));
  assert_marks (&miller->marks, "A story.", "letter", 88);
  g_assert_cmpuint (scenario->unknowns->len, ==, 2);
  g_assert_cmpint (set_up->what, ==, ADJ_UNKNOWN_SET_UP);
  g_assert_cmpstr (set_up->text, ==, "Nobody knows where Jones stood.");
}

/* Blanks around values and runs of them in a text that goes over lines mean nothing. */
static void
test_blanks (void)
{
  g_autoptr (AdjBook) book = small_book ();
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "small.scenario.xml", NULL);
  g_autofree char *text = NULL;
  g_autoptr (GString) loose = NULL;
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjScenario) scenario = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  loose = g_string_new (text);
  g_assert_cmpuint (g_string_replace (loose, "entry=\"0605 0603\"", "entry=\" 0605\t0603 \"", 0),
                    ==, 1);
  g_assert_cmpuint (g_string_replace (loose, "strength=\"6\"", "strength=\" 6 \"", 0), ==, 1);
  g_assert_cmpuint (g_string_replace (loose, "arm=\"train\"", "arm=\"train \"", 0), ==, 1);
  scenario = adj_scenario_parse (loose->str, loose->len, book->ruleset, problems);
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  g_assert_cmpint (scenario->units[8].entries[1], ==, 603);
  g_assert_cmpint (scenario->units[6].strength, ==, 6);
  g_assert_cmpint (scenario->units[5].arm, ==, adj_ruleset_arm (book->ruleset, "train"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/small/heading", test_heading);
  g_test_add_func ("/small/map", test_map);
  g_test_add_func ("/small/hexsides", test_hexsides);
  g_test_add_func ("/small/turns", test_turns);
  g_test_add_func ("/small/units-set-up", test_units_set_up);
  g_test_add_func ("/small/units-due", test_units_due);
  g_test_add_func ("/small/exits-and-holdings", test_exits_and_holdings);
  g_test_add_func ("/small/awards", test_awards);
  g_test_add_func ("/small/traces", test_traces);
  g_test_add_func ("/small/levels", test_levels);
  g_test_add_func ("/small/command", test_command);
  g_test_add_func ("/small/texts", test_texts);
  g_test_add_func ("/small/blanks", test_blanks);
  return g_test_run ();
}
