/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/library.h"
#include "books.h"

/* The tables of the shipped ruleset, cell by cell, and what steps on the map come to cost. */

static AdjRuleset *
load (void)
{
  g_autofree char *path = adj_library_find_ruleset ("blue-and-gray");
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  AdjRuleset *ruleset = adj_ruleset_load (path, problems);

  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  g_assert_nonnull (ruleset);
  return ruleset;
}

/* ---- Tables ---- */

static void
test_combat_results (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();
  static const struct
  {
    int attacker;
    int defender;
    const char *results;
  } expected[] = {
    { 1, 5, "Ar Ar Ar Ae Ae Ae" }, { 1, 4, "Ar Ar Ar Ar Ae Ae" }, { 1, 3, "Dr Ar Ar Ar Ar Ae" },
    { 1, 2, "Dr Dr Ar Ar Ar Ae" }, { 1, 1, "Dr Dr Dr Ar Ar Ar" }, { 2, 1, "Dr Dr Dr Dr Ar Ar" },
    { 3, 1, "De Dr Dr Dr Dr Ex" }, { 4, 1, "De Dr Dr Dr Ex Ex" }, { 5, 1, "De De Dr Dr Ex Ex" },
    { 6, 1, "De De De Dr Dr Ex" },
  };

  g_assert_cmpint (ruleset->combat_die, ==, 6);
  g_assert_cmpuint (ruleset->n_columns, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const AdjColumn *column = &ruleset->columns[i];
      g_autoptr (GString) results = g_string_new (NULL);
      g_autofree char *name = adj_column_to_string (column);
      g_autofree char *wanted =
          g_strdup_printf ("%d-%d", expected[i].attacker, expected[i].defender);

      for (int die = 0; die < 6; die++)
        g_string_append_printf (results, "%s%s", die > 0 ? " " : "",
                                adj_combat_results[column->results[die]]);
      g_assert_cmpstr (name, ==, wanted);
      g_assert_cmpstr (results->str, ==, expected[i].results);
      g_assert_cmpint (adj_ruleset_column (ruleset, expected[i].attacker, expected[i].defender), ==,
                       (int) i);
    }
  g_assert_cmpint (adj_ruleset_column (ruleset, 7, 1), ==, -1);
}

/* Young's table 5.56. */
static void
test_command_table (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();
  static const char *const expected[5][6] = {
    { "0", "1", "3", "5", "7", "9" },
    { "14", "27", "38", "47", "59", "06" },
    { "136", "248", "579", "149", "025", "068" },
    { "1358", "0468", "1378", "2369", "0246", "2579" },
    { "13579", "02468", "13579", "02468", "13579", "02468" },
  };

  g_assert_cmpint (ruleset->command_die, ==, 6);
  g_assert_cmpint (ruleset->n_levels, ==, 5);
  for (int level = 0; level < 5; level++)
    for (int die = 0; die < 6; die++)
      {
        g_autoptr (GString) digits = g_string_new (NULL);

        for (int digit = 0; digit <= 9; digit++)
          if (ruleset->digits[level][die] & (1u << digit))
            g_string_append_c (digits, (char) ('0' + digit));
        g_assert_cmpstr (digits->str, ==, expected[level][die]);
      }
}

static void
test_basics (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();

  g_assert_cmpstr (ruleset->id, ==, "blue-and-gray");
  g_assert_cmpint (ruleset->movement_unit, ==, ADJ_MP);
  g_assert_false (ruleset->minimum_move);
  g_assert_cmpint (ruleset->stacking_limit, ==, 2);
  g_assert_cmpint (ruleset->zone_cost, ==, 3 * ADJ_MP);  /* Y 6.2 */
  g_assert_cmpint (ruleset->tight_adds, ==, 1 * ADJ_MP); /* Y 5.31 */
  g_assert_cmpint (ruleset->bombard_least, ==, 2);
  g_assert_cmpint (ruleset->bombard_most, ==, 3);
  g_assert_cmpuint (g_strv_length ((char **) ruleset->games), ==, 8);
  g_assert_cmpstr (ruleset->games[0], ==, "Chickamauga");
}

static void
test_arms (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();
  static const char *const names[] = { "infantry", "artillery", "cavalry", "train",
                                       "rifled-artillery" };

  g_assert_cmpuint (ruleset->n_arms, ==, G_N_ELEMENTS (names));
  for (int i = 0; i < 5; i++)
    {
      const AdjArm *arm = &ruleset->arms[i];
      gboolean train = i == 3;

      g_assert_cmpstr (arm->id, ==, names[i]);
      g_assert_cmpint (arm->movement, ==, 6 * ADJ_MP);
      g_assert_cmpint (arm->bombards, ==, i == 1 || i == 4);
      g_assert_cmpint (arm->weakens_per, ==, i == 4 ? 2 : 1);
      g_assert_cmpint (arm->initiative, ==, i == 0);
      g_assert_cmpint (arm->zone, ==, !train);
      g_assert_cmpint (arm->attacks, ==, !train);
      g_assert_cmpint (arm->must_be_attacked, ==, !train);
      g_assert_cmpint (arm->paths_only, ==, train);
      g_assert_cmpint (arm->alone, ==, train);
      g_assert_cmpint (arm->flees, ==, train);
      g_assert_cmpint (arm->march_to_fire, ==,
                       arm->bombards ? 3 * ADJ_MP : ADJ_NO_COST); /* Y 8.6 */
    }
  g_assert_cmpint (adj_ruleset_arm (ruleset, "balloon"), ==, -1);
}

static void
test_terrains (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();
  static const struct
  {
    const char *id;
    int entry;
    int defence;
    gboolean blocks_sight;
    int tight_limit; /* Y 5.32 */
    int cover;       /* Y 9.0 */
    int dug_in;      /* Y 5.45 */
  } expected[] = {
    { "clear", 6, 1, FALSE, 0, 1, 2 },
    { "forest", 18, 1, TRUE, 1, 2, 3 },
    { "rough", 18, 2, FALSE, 0, 1, 3 },
    { "forest-rough", 36, 2, TRUE, 1, 3, 0 },
    { "town", ADJ_UNKNOWN_COST, 2, TRUE, 1, 1, 3 },
    { "river", ADJ_CLOSED, 1, FALSE, 0, 1, 0 },
    { "river-ferry", ADJ_UNKNOWN_COST, 1, FALSE, 0, 1, 0 },
    { "unknown", ADJ_UNKNOWN_COST, 1, FALSE, 0, 1, 0 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const AdjTerrain *terrain = &ruleset->terrains[i];

      g_assert_cmpstr (terrain->id, ==, expected[i].id);
      g_assert_cmpint (terrain->entry, ==, expected[i].entry);
      g_assert_cmpint (terrain->defence, ==, expected[i].defence);
      g_assert_cmpint (terrain->blocks_sight, ==, expected[i].blocks_sight);
      g_assert_cmpint (terrain->tight_limit, ==, expected[i].tight_limit);
      g_assert_cmpint (terrain->cover, ==, expected[i].cover);
      g_assert_cmpint (terrain->dug_in, ==, expected[i].dug_in);
      g_assert_cmpint (terrain->battery_entry, ==, i == 1 ? 6 * ADJ_MP : ADJ_NO_COST);
      for (guint arm = 0; arm < ruleset->n_arms; arm++)
        g_assert_cmpint (terrain->entry_for[arm], ==, ADJ_NO_COST);
    }
}

static void
test_features (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();
  static const struct
  {
    const char *id;
    int at_most;
    int adds;
    gboolean closed;
    const char *opens;
    int defence;
    int bombardment_defence;
  } expected[] = {
    { "road", 6, 0, FALSE, NULL, 1, 1 },    { "trail", 12, 0, FALSE, NULL, 1, 1 },
    { "creek", 0, 0, TRUE, NULL, 1, 2 },    { "bridge", 0, 0, FALSE, "creek", 2, 2 },
    { "ford", 0, 6, FALSE, "creek", 2, 2 }, { "ferry", 0, 0, FALSE, "river-ferry", 1, 1 },
  };

  g_assert_cmpuint (ruleset->n_features, ==, G_N_ELEMENTS (expected));
  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    {
      const AdjFeature *feature = &ruleset->features[i];

      g_assert_cmpstr (feature->id, ==, expected[i].id);
      g_assert_cmpint (feature->at_most, ==, expected[i].at_most);
      g_assert_cmpint (feature->adds, ==, expected[i].adds);
      g_assert_cmpint (feature->closed, ==, expected[i].closed);
      g_assert_cmpstr (feature->opens, ==, expected[i].opens);
      g_assert_cmpint (feature->defence, ==, expected[i].defence);
      g_assert_cmpint (feature->bombardment_defence, ==, expected[i].bombardment_defence);
    }
}

static void
test_phases (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();

  g_assert_cmpuint (ruleset->n_phases, ==, 13);
  for (int i = 0; i < 4; i++)
    {
      const AdjPhase *phase = &ruleset->phases[i];
      gboolean combat = i % 2 == 1;

      g_assert_cmpint (phase->kind, ==, combat ? ADJ_PHASE_COMBAT : ADJ_PHASE_MOVEMENT);
      g_assert_cmpint (phase->player, ==, i < 2 ? ADJ_PLAYER_FIRST : ADJ_PLAYER_SECOND);
      g_assert_cmpint (phase->when, ==, ADJ_WHEN_DAY);
    }
}

/* By night both players move, one after the other or by plot together (E N.1). */
static void
test_night_phases (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();

  for (int i = 4; i < 8; i++)
    {
      const AdjPhase *phase = &ruleset->phases[i];

      g_assert_cmpint (phase->when, ==, ADJ_WHEN_NIGHT);
      g_assert_cmpint (phase->kind, ==, i == 6 ? ADJ_PHASE_PLOT : ADJ_PHASE_MOVEMENT);
      g_assert_cmpstr (phase->with, ==, i < 6 ? NULL : "night-plots");
      g_assert_cmpint (phase->player, ==,
                       i == 4   ? ADJ_PLAYER_FIRST
                       : i == 5 ? ADJ_PLAYER_SECOND
                                : ADJ_PLAYER_BOTH);
    }
}

/* Y S4.1: three phases of both by day, and by night two, unless nights are plotted by E N.1. */
static void
test_phases_of_both (void)
{
  static const AdjPhaseKind kinds[] = { ADJ_PHASE_PLOT, ADJ_PHASE_MOVEMENT, ADJ_PHASE_COMBAT,
                                        ADJ_PHASE_PLOT, ADJ_PHASE_MOVEMENT };
  g_autoptr (AdjRuleset) ruleset = load ();

  for (int i = 0; i < 5; i++)
    {
      const AdjPhase *phase = &ruleset->phases[8 + i];

      g_assert_cmpint (phase->kind, ==, kinds[i]);
      g_assert_cmpint (phase->player, ==, ADJ_PLAYER_BOTH);
      g_assert_cmpint (phase->when, ==, i < 3 ? ADJ_WHEN_DAY : ADJ_WHEN_NIGHT);
      g_assert_cmpstr (phase->with, ==, "simultaneous-movement");
      g_assert_cmpstr (phase->without[0], ==, i < 3 ? NULL : "night-plots");
    }
}

/* Each option the program promises to play is in one of the rulesets, with a value it can have. */
static void
test_options (void)
{
  g_autoptr (AdjRuleset) of_1975 = load ();
  g_autofree char *path = adj_library_find_ruleset ("blue-and-grey-revised");
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  g_autoptr (AdjRuleset) revised = adj_ruleset_load (path, problems);

  g_assert_nonnull (revised);
  for (int key = 0; key < ADJ_N_OPTIONS; key++)
    {
      const char *id = adj_option_key_id ((AdjOptionKey) key);
      const AdjRuleset *ruleset = adj_ruleset_option (of_1975, id) >= 0 ? of_1975 : revised;
      int option = adj_ruleset_option (ruleset, id);

      g_assert_cmpint (option, >=, 0);
      g_assert_true ((int) ruleset->options[option].key == key ||
                     adj_option_has_phases ((AdjOptionKey) key));
      g_assert_cmpint (adj_option_key (id), ==, key);
    }
  g_assert_cmpint (adj_option_key ("no-such-option"), ==, ADJ_OPTION_NONE);
}

/* Each value that an option may have is printed and read back as itself. */
static void
test_option_values (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();

  for (guint i = 0; i < ruleset->n_options; i++)
    {
      const AdjOption *option = &ruleset->options[i];
      g_autofree char *text = adj_option_value_to_string (option, option->preset);
      int value = -77;

      g_test_message ("%s %s", option->id, text);
      g_assert_true (adj_option_parse_value (option, text, &value));
      g_assert_cmpint (value, ==, option->preset);
      g_assert_false (adj_option_parse_value (option, "nonsense", &value));
      g_assert_false (adj_option_parse_value (option, "", &value));
      g_assert_cmpint (adj_option_parse_value (option, "on", &value), ==,
                       option->kind != ADJ_PLAYED_AS_FIGURE);
    }
}

/* ---- What a step costs ---- */

/* In sixths; steps into a hex from one beside it on Chickamauga's map. */
typedef struct
{
  const char *why;
  const char *arm;
  AdjHexId from;
  AdjHexId to;
  int cost;
} Step;

static int
cost (const AdjBook *book, const Step *step)
{
  AdjHex from = adj_book_hex (book, step->from);
  int d = adj_book_direction (book, from, adj_book_hex (book, step->to));

  g_assert_cmpint (d, >=, 0);
  return adj_book_cost (book, adj_ruleset_arm (book->ruleset, step->arm), from, d);
}

static void
test_steps_of_small (void)
{
  g_autoptr (AdjBook) book = small_book ();
  static const Step steps[] = {
    { "into clear", "infantry", 101, 201, 6 },
    { "into forest", "infantry", 101, 102, 18 },
    { "into forest, for the guns", "artillery", 101, 102, 24 },
    { "into forest, for the train", "train", 101, 102, ADJ_CLOSED },
    { "into rough", "cavalry", 205, 204, 18 },
    { "into forest-rough", "infantry", 201, 301, 36 },
    { "along the road", "infantry", 203, 303, 6 },
    { "along the road", "train", 203, 303, 6 },
    { "off the road", "train", 203, 204, ADJ_CLOSED },
    { "along a trail into clear", "infantry", 205, 305, 6 },
    { "along a trail into clear", "train", 205, 305, 6 },
    { "the road into a town nobody knows the cost of", "infantry", 403, 503, 6 },
    { "across country into that town", "infantry", 502, 503, ADJ_UNKNOWN_COST },
    { "into terrain nobody knows", "infantry", 504, 604, ADJ_UNKNOWN_COST },
    { "over a creek", "infantry", 302, 402, ADJ_CLOSED },
    { "over the bridge by the road", "infantry", 303, 403, 6 },
    { "over the bridge back", "train", 403, 303, 6 },
    { "through the ford by the trail", "infantry", 305, 404, 12 },
    { "through the ford by the trail", "train", 404, 305, 12 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_test_message ("%s: %s", steps[i].arm, steps[i].why);
      g_assert_cmpint (cost (book, &steps[i]), ==, steps[i].cost);
    }
}

/* Every step of Chickamauga against the chart, worked out here from the hexsides alone. */
static int
by_the_chart (const AdjBook *book, AdjHex from, int d, gboolean train)
{
  static const struct
  {
    const char *terrain;
    int cost;
  } chart[] = { { "clear", 6 }, { "forest", 18 }, { "rough", 18 }, { "forest-rough", 36 } };
  guint32 features = book->hexes[from].features[d];
  const AdjRuleset *ruleset = book->ruleset;
  gboolean road = (features & (1u << adj_ruleset_feature (ruleset, "road"))) != 0;
  gboolean trail = (features & (1u << adj_ruleset_feature (ruleset, "trail"))) != 0;
  gboolean bridge = (features & (1u << adj_ruleset_feature (ruleset, "bridge"))) != 0;
  gboolean ford = (features & (1u << adj_ruleset_feature (ruleset, "ford"))) != 0;
  gboolean creek = (features & (1u << adj_ruleset_feature (ruleset, "creek"))) != 0;
  AdjHex to = book->hexes[from].neighbours[d];
  int cost = 0;

  if (to == ADJ_NO_HEX || (creek && !bridge && !ford) || (train && !road && !trail))
    return ADJ_CLOSED;
  for (guint i = 0; i < G_N_ELEMENTS (chart); i++)
    if (g_str_equal (adj_book_terrain (book, to)->id, chart[i].terrain))
      cost = chart[i].cost;
  if (road)
    cost = 6;
  else if (trail && cost > 6)
    cost = 12;
  return ford ? cost + 6 : cost;
}

static void
test_steps_of_chickamauga (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  guint closed = 0;
  guint open = 0;

  for (guint hex = 0; hex < book->n_hexes; hex++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      for (guint arm = 0; arm < book->ruleset->n_arms; arm++)
        {
          int expected = by_the_chart (book, (AdjHex) hex, d, arm == 3);

          g_assert_cmpint (adj_book_cost (book, (int) arm, (AdjHex) hex, d), ==, expected);
          if (arm == 0)
            (expected == ADJ_CLOSED ? closed++ : open++);
        }
  g_assert_cmpuint (closed, >, 200);
  g_assert_cmpuint (open, >, 3000);
}

/* Y 9.0b: six points for a battery in a forest, but for one on a road; all else as ever. */
static int
in_cover (const AdjBook *book, AdjHex from, int d, int usual)
{
  guint32 features = book->hexes[from].features[d];
  const AdjRuleset *ruleset = book->ruleset;
  AdjHex to = book->hexes[from].neighbours[d];
  gboolean ford = (features & (1u << adj_ruleset_feature (ruleset, "ford"))) != 0;

  if (usual == ADJ_CLOSED || !g_str_equal (adj_book_terrain (book, to)->id, "forest") ||
      (features & (1u << adj_ruleset_feature (ruleset, "road"))) != 0)
    return usual;
  return ford ? 42 : 36;
}

static void
test_guns_in_cover (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  guint dearer = 0;

  for (guint hex = 0; hex < book->n_hexes; hex++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      for (int arm = 0; arm < (int) book->ruleset->n_arms; arm++)
        {
          int usual = adj_book_cost (book, arm, (AdjHex) hex, d);
          int expected =
              book->ruleset->arms[arm].bombards ? in_cover (book, (AdjHex) hex, d, usual) : usual;
          guint at = hex * ADJ_HEX_DIRECTIONS + (guint) d;

          g_assert_cmpint (adj_book_costs (book, arm, FALSE, FALSE)[at], ==, usual);
          g_assert_cmpint (adj_book_costs (book, arm, TRUE, FALSE)[at], ==, expected);
          dearer += expected != usual;
        }
  g_assert_cmpuint (dearer, >, 500);
}

/* E N.5: what the chart has doubles, but for the hex that a road leads into. */
static void
test_steps_by_night (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  guint32 road = 1u << adj_ruleset_feature (book->ruleset, "road");
  guint dearer = 0;

  for (guint hex = 0; hex < book->n_hexes; hex++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      for (guint arm = 0; arm < book->ruleset->n_arms; arm++)
        {
          int by_day = by_the_chart (book, (AdjHex) hex, d, arm == 3);
          int expected = by_day;

          if (by_day != ADJ_CLOSED)
            expected = (book->hexes[hex].features[d] & road) != 0 ? 2 * by_day - 6 : 2 * by_day;
          g_assert_cmpint (
              adj_book_costs (book, (int) arm, FALSE, TRUE)[hex * ADJ_HEX_DIRECTIONS + (guint) d],
              ==, expected);
          dearer += expected != by_day;
        }
  g_assert_cmpuint (dearer, >, 5000);
}

/* Steps of a few hexes of the printed map, typed in by hand. */
static void
test_steps_by_hand (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  static const Step steps[] = {
    { "road into clear", "infantry", 101, 201, 6 },
    { "road back", "train", 201, 101, 6 },
    { "clear to forest without a road", "infantry", 101, 102, 18 },
    { "the trail that ends", "infantry", 715, 815, 12 },
    { "the trail that ends", "train", 715, 815, 12 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    {
      g_test_message ("%s: %s", steps[i].arm, steps[i].why);
      g_assert_cmpint (cost (book, &steps[i]), ==, steps[i].cost);
    }
}

/* BG 6.6: a zone reaches wherever a unit could go, but not into a ferry hex. */
static void
test_zones (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");

  for (guint hex = 0; hex < book->n_hexes; hex++)
    for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
      {
        gboolean open = by_the_chart (book, (AdjHex) hex, d, FALSE) != ADJ_CLOSED;

        g_assert_cmpint ((book->hexes[hex].passable & (1u << d)) != 0, ==, open);
        g_assert_cmpint ((book->hexes[hex].zone & (1u << d)) != 0, ==, open);
        g_assert_cmpint ((book->hexes[hex].edge & (1u << d)) != 0, ==,
                         book->hexes[hex].neighbours[d] == ADJ_NO_HEX);
      }
}

/* One column of three hexes by the shipped rules. */
static AdjBook *
three_hexes (const char *map)
{
  g_autoptr (AdjRuleset) ruleset = load ();
  g_autoptr (AdjProblems) problems = adj_problems_new ("three hexes");
  g_autofree char *text = g_strconcat (
      "<scenario xmlns='urn:adjutant:scenario' version='1' id='three' title='Three hexes' "
      "ruleset='blue-and-gray'><side id='union' name='Union' colour='blue'/>"
      "<side id='confederate' name='Confederate' colour='gray'/>"
      "<map columns='1' rows='3' orientation='flat' shifted='even' default-terrain='clear'>",
      map, "</map></scenario>", NULL);
  g_autoptr (AdjScenario) scenario = adj_scenario_parse (text, strlen (text), ruleset, problems);

  g_assert_nonnull (scenario);
  return adj_book_new (scenario);
}

/* A ferry: in and out by its hexsides alone, no stopping, no zone (BG 5.24, 6.6). */
static void
test_ferry (void)
{
  g_autoptr (AdjBook) book = three_hexes ("<hex id='0102' terrain='river-ferry'/>"
                                          "<hexside between='0101 0102' has='ferry'/>");
  static const Step steps[] = {
    { "onto the ferry", "infantry", 101, 102, ADJ_UNKNOWN_COST },
    { "off the ferry", "infantry", 102, 101, 6 },
    { "into the river", "infantry", 103, 102, ADJ_CLOSED },
    { "out of the river", "infantry", 102, 103, ADJ_CLOSED },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    g_assert_cmpint (cost (book, &steps[i]), ==, steps[i].cost);
  g_assert_cmphex (book->hexes[0].passable, !=, 0);
  g_assert_cmphex (book->hexes[0].zone, ==, 0);
  g_assert_false (adj_book_terrain (book, 1)->stop);
}

/* A road's step costs 1 into whatever it is; a trail's 1 or 2, which nobody knows there. */
static void
test_paths_into_the_unknown (void)
{
  g_autoptr (AdjBook) book = three_hexes ("<hex id='0102' terrain='unknown'/>"
                                          "<hexside between='0101 0102' has='road'/>"
                                          "<hexside between='0102 0103' has='trail'/>");
  static const Step steps[] = {
    { "by the road", "train", 101, 102, 6 },
    { "by the trail", "train", 103, 102, ADJ_UNKNOWN_COST },
    { "by the trail into clear", "train", 102, 103, 6 },
  };

  for (guint i = 0; i < G_N_ELEMENTS (steps); i++)
    g_assert_cmpint (cost (book, &steps[i]), ==, steps[i].cost);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/blue-and-gray/combat-results", test_combat_results);
  g_test_add_func ("/blue-and-gray/command-table", test_command_table);
  g_test_add_func ("/blue-and-gray/basics", test_basics);
  g_test_add_func ("/blue-and-gray/arms", test_arms);
  g_test_add_func ("/blue-and-gray/terrains", test_terrains);
  g_test_add_func ("/blue-and-gray/features", test_features);
  g_test_add_func ("/blue-and-gray/phases", test_phases);
  g_test_add_func ("/book/blue-and-gray/Y S4.1 phases of both", test_phases_of_both);
  g_test_add_func ("/blue-and-gray/phases of the night", test_night_phases);
  g_test_add_func ("/blue-and-gray/options", test_options);
  g_test_add_func ("/blue-and-gray/option-values", test_option_values);
  g_test_add_func ("/blue-and-gray/steps-of-small", test_steps_of_small);
  g_test_add_func ("/blue-and-gray/steps-of-chickamauga", test_steps_of_chickamauga);
  g_test_add_func ("/blue-and-gray/guns-in-cover", test_guns_in_cover);
  g_test_add_func ("/book/blue-and-gray/E N.5 steps by night", test_steps_by_night);
  g_test_add_func ("/blue-and-gray/steps-by-hand", test_steps_by_hand);
  g_test_add_func ("/blue-and-gray/zones", test_zones);
  g_test_add_func ("/blue-and-gray/ferry", test_ferry);
  g_test_add_func ("/blue-and-gray/paths-into-the-unknown", test_paths_into_the_unknown);
  return g_test_run ();
}
