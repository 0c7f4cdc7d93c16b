/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/lint.h"
#include "books.h"

/* Every shipped battle loads without a warning and says of itself what is known in public:
 * Chickamauga and our own First battle are complete, the others are frames that name what is
 * missing. */

#define NIGHT(turn) (1u << (turn))
#define OWN "first-battle" /* invented, to learn with */

typedef struct
{
  const char *id;
  const char *title;
  const char *first_player; /* NULL: not known */
  guint turns;
  guint nights;
  guint units[ADJ_SIDES]; /* Union, Confederate */
  const char *unknown;    /* what is said to be unknown, in the order of the file */
} Battle;

static const Battle battles[] = {
  { "antietam",
    "Antietam",
    NULL,
    0,
    0,
    { 46, 14 },
    "map turns first-player set-up strengths arrivals exits victory special-rules" },
  { "cemetery-hill",
    "Cemetery Hill",
    "union",
    15,
    NIGHT (3) | NIGHT (8) | NIGHT (13),
    { 0, 0 },
    "map exits set-up strengths arrivals nights victory special-rules" },
  { "chattanooga",
    "Chattanooga",
    "union",
    10,
    NIGHT (5),
    { 38, 36 },
    "map arrivals exits victory special-rules" },
  { "chickamauga", "Chickamauga", "union", 15, NIGHT (9), { 40, 46 }, "" },
  { OWN, "First battle", "union", 5, NIGHT (3), { 8, 8 }, "" },
  { "fredericksburg",
    "Fredericksburg",
    NULL,
    11,
    0,
    { 55, 11 },
    "map nights first-player set-up strengths arrivals victory special-rules" },
  { "hooker-and-lee",
    "Hooker and Lee",
    "confederate",
    9,
    0,
    { 21, 33 },
    "map nights arrivals exits special-rules" },
  { "shiloh",
    "Shiloh",
    "confederate",
    13,
    NIGHT (7),
    { 0, 0 },
    "map set-up strengths arrivals exits special-rules" },
  { "wilderness",
    "Battle of the Wilderness",
    "confederate",
    16,
    NIGHT (8),
    { 22, 11 },
    "map set-up strengths arrivals exits victory special-rules" },
};

static void
assert_turns (const AdjScenario *scenario, const Battle *battle)
{
  g_assert_cmpuint (scenario->n_turns, ==, battle->turns);
  for (guint i = 0; i < scenario->n_turns; i++)
    g_assert_cmpint (scenario->turns[i].night, ==, (battle->nights & NIGHT (i + 1)) != 0);
  if (battle->first_player == NULL)
    g_assert_cmpint (scenario->first_player, ==, ADJ_NO_SIDE);
  else
    g_assert_cmpint (scenario->first_player, ==,
                     adj_scenario_side (scenario, battle->first_player));
}

static void
assert_units (const AdjScenario *scenario, const Battle *battle)
{
  guint units[ADJ_SIDES] = { 0 };

  for (guint i = 0; i < scenario->n_units; i++)
    units[scenario->units[i].side]++;
  g_assert_cmpstr (scenario->sides[0].id, ==, "union");
  g_assert_cmpuint (units[0], ==, battle->units[0]);
  g_assert_cmpuint (units[1], ==, battle->units[1]);
}

static void
assert_unknown (const AdjScenario *scenario, const Battle *battle)
{
  g_autoptr (GString) unknown = g_string_new (NULL);

  for (guint i = 0; i < scenario->unknowns->len; i++)
    {
      const AdjUnknown *gap = &g_array_index (scenario->unknowns, AdjUnknown, i);

      g_string_append_printf (unknown, "%s%s", i > 0 ? " " : "", adj_unknown_things[gap->what]);
      g_assert_true (g_str_has_suffix (gap->text, "."));
    }
  g_assert_cmpstr (unknown->str, ==, battle->unknown);
}

/* A frame has no terrain that somebody made up. */
static void
assert_map (const AdjScenario *scenario, gboolean complete)
{
  int unknown = adj_ruleset_terrain (scenario->ruleset, "unknown");

  g_assert_cmpint (scenario->map.assumed == NULL, ==, complete);
  for (guint i = 0; i < scenario->map.n_hexes; i++)
    g_assert_cmpint (scenario->map.hexes[i].terrain == unknown, ==, !complete);
  if (!complete)
    g_assert_cmpuint (scenario->map.n_hexsides, ==, 0);
}

static void
test_battle (gconstpointer data)
{
  const Battle *battle = data;
  g_autoptr (AdjBook) book = shipped_book (battle->id);
  g_autoptr (AdjProblems) warnings = adj_problems_new (battle->id);
  const AdjScenario *scenario = book->scenario;
  gboolean complete = *battle->unknown == '\0';

  adj_lint (book, warnings);
  g_assert_cmpuint (adj_problems_count (warnings), ==, 0);
  g_assert_cmpstr (scenario->id, ==, battle->id);
  g_assert_cmpstr (scenario->title, ==, battle->title);
  g_assert_cmpint (adj_scenario_complete (scenario), ==, complete);
  assert_turns (scenario, battle);
  assert_units (scenario, battle);
  assert_unknown (scenario, battle);
  assert_map (scenario, complete);
}

/* No battle is shipped that is not in the list above, and the ruleset names all that were ever
 * printed. */
static void
test_all (void)
{
  g_auto (GStrv) paths = adj_library_scenarios ();
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  const char *folder = g_getenv ("ADJUTANT_DATA_DIR");
  guint shipped = 0;

  for (int i = 0; paths[i] != NULL; i++)
    if (g_str_has_prefix (paths[i], folder))
      {
        g_autofree char *name = g_path_get_basename (paths[i]);

        g_assert_cmpuint (shipped, <, G_N_ELEMENTS (battles));
        *strchr (name, '.') = '\0';
        g_assert_cmpstr (name, ==, battles[shipped].id);
        g_assert_cmpint (g_strv_contains (book->ruleset->games, battles[shipped].title), ==,
                         !g_str_equal (name, OWN));
        shipped++;
      }
  g_assert_cmpuint (shipped, ==, G_N_ELEMENTS (battles));
}

/* A file's path, or an id; the ending .xml or a slash makes a path of it. */
static void
test_find (void)
{
  g_autofree char *by_id = adj_library_find_scenario ("chickamauga");
  g_autofree char *by_path = adj_library_find_scenario ("./somewhere");
  g_autofree char *by_ending = adj_library_find_scenario ("mine.scenario.xml");
  g_autofree char *ruleset = adj_library_find_ruleset ("blue-and-gray");
  g_autofree char *schema = adj_library_schema ("types.rng");

  g_assert_true (g_str_has_suffix (by_id, "/scenarios/chickamauga.scenario.xml"));
  g_assert_cmpstr (by_path, ==, "./somewhere");
  g_assert_cmpstr (by_ending, ==, "mine.scenario.xml");
  g_assert_true (g_str_has_suffix (ruleset, "/rulesets/blue-and-gray.ruleset.xml"));
  g_assert_true (g_file_test (schema, G_FILE_TEST_IS_REGULAR));
  g_assert_null (adj_library_find_scenario ("blue-and-gray"));
  g_assert_null (adj_library_find_ruleset ("chickamauga"));
  g_assert_null (adj_library_schema ("none.rng"));
}

/* Read one after the other, those of the same rules share them, and are no other books for it. */
static void
test_next (void)
{
  g_autofree char *first = adj_library_find_scenario ("chickamauga");
  g_autofree char *second = adj_library_find_scenario (OWN);
  g_autofree char *small = g_test_build_filename (G_TEST_DIST, "small.scenario.xml", NULL);
  const char *const paths[] = { first, second, small, first };
  g_autoptr (GPtrArray) loaded = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_loaded_free);
  const AdjRuleset *rules[G_N_ELEMENTS (paths)];

  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (AdjLoaded) alone = adj_library_load (paths[i]);
      const AdjLoaded *before = i > 0 ? g_ptr_array_index (loaded, i - 1) : NULL;
      AdjLoaded *next = adj_library_load_next (paths[i], before);
      g_autofree char *text = NULL;
      g_autofree char *same = NULL;

      g_ptr_array_add (loaded, next);
      g_assert_nonnull (next->book);
      text = adj_scenario_write (next->book->scenario, NULL);
      same = adj_scenario_write (alone->book->scenario, NULL);
      g_assert_cmpstr (text, ==, same);
      g_assert_cmpstr (next->book->ruleset->id, ==, alone->book->ruleset->id);
      rules[i] = next->book->ruleset;
    }
  g_assert_true (rules[0] == rules[1]);
  g_assert_true (rules[2] != rules[1]);
  g_assert_true (rules[3] != rules[2]);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (battles); i++)
    {
      g_autofree char *name = g_strconcat ("/shipped/", battles[i].id, NULL);

      g_test_add_data_func (name, &battles[i], test_battle);
    }
  g_test_add_func ("/shipped/all", test_all);
  g_test_add_func ("/shipped/find", test_find);
  g_test_add_func ("/shipped/one after the other", test_next);
  return g_test_run ();
}
