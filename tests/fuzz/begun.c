/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "books.h"
#include "fuzz.h"
#include "record/save.h"

/* Whatever is read as a book can be played: a game of it is begun, goes on for some phases, is
 * written and opened again as the same game. The bytes are a scenario or a ruleset. */

#define PHASES 5

static const char *const seeds[] = {
  "data/scenarios/antietam.scenario.xml",
  "data/scenarios/chattanooga.scenario.xml",
  "data/scenarios/chickamauga.scenario.xml",
  "data/scenarios/fredericksburg.scenario.xml",
  "data/scenarios/shiloh.scenario.xml",
  "data/scenarios/wilderness.scenario.xml",
  "data/rulesets/blue-and-gray.ruleset.xml",
  "tests/book/small.ruleset.xml",
  NULL,
};

static AdjScenario *
read_book (const char *bytes, gsize length)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("book");
  g_autoptr (AdjRuleset) ruleset = NULL;

  if (strstr (bytes, "<ruleset") == NULL)
    return adj_scenario_parse (bytes, length, fuzz_rules (), problems);
  ruleset = adj_ruleset_parse (bytes, length, problems);
  return ruleset != NULL ? fuzz_small (ruleset) : NULL;
}

static gboolean
try_bytes (const char *bytes, gsize length)
{
  g_autoptr (AdjScenario) scenario = read_book (bytes, length);
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  g_autoptr (AdjBook) book = NULL;
  g_autoptr (AdjGame) game = NULL;
  g_autoptr (AdjGame) again = NULL;
  g_autofree char *text = NULL;
  gsize written;

  if (scenario == NULL)
    return FALSE;
  book = adj_book_new (scenario);
  game = adj_game_new (book, 1);
  for (int i = 0; i < PHASES; i++)
    g_ptr_array_unref (adj_game_submit (game, "next", FALSE));
  text = adj_game_write (game, &written);
  again = adj_game_parse (text, written, problems, NULL);
  g_assert_nonnull (again);
  g_assert_true (adj_table_equal (adj_game_get_table (game), adj_game_get_table (again)));
  return TRUE;
}

const FuzzTarget fuzz_target = { try_bytes, seeds };
