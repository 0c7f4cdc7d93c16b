/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/lint.h"
#include "books.h"
#include "fuzz.h"

static const char *const seeds[] = {
  "data/scenarios/antietam.scenario.xml",
  "data/scenarios/cemetery-hill.scenario.xml",
  "data/scenarios/chattanooga.scenario.xml",
  "data/scenarios/chickamauga.scenario.xml",
  "data/scenarios/fredericksburg.scenario.xml",
  "data/scenarios/hooker-and-lee.scenario.xml",
  "data/scenarios/shiloh.scenario.xml",
  "data/scenarios/wilderness.scenario.xml",
  NULL,
};

/* What the writer writes of it the reader reads, and would write again. */
static void
write_again (const AdjScenario *scenario)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("again");
  gsize length;
  g_autofree char *text = adj_scenario_write (scenario, &length);
  g_autoptr (AdjScenario) again = adj_scenario_parse (text, length, fuzz_rules (), problems);
  g_autofree char *same = NULL;

  g_assert_nonnull (again);
  same = adj_scenario_write (again, NULL);
  g_assert_cmpstr (same, ==, text);
}

static gboolean
try_bytes (const char *bytes, gsize length)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("scenario");
  g_autoptr (AdjScenario) scenario = adj_scenario_parse (bytes, length, fuzz_rules (), problems);
  g_autoptr (AdjBook) book = NULL;

  g_assert_true ((scenario != NULL) == adj_problems_usable (problems));
  if (scenario == NULL)
    return FALSE;
  book = adj_book_new (scenario);
  adj_lint (book, problems);
  write_again (scenario);
  return TRUE;
}

const FuzzTarget fuzz_target = { try_bytes, seeds };
