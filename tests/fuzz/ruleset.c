/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/lint.h"
#include "books.h"
#include "fuzz.h"

static const char *const seeds[] = { "data/rulesets/blue-and-gray.ruleset.xml",
                                     "data/rulesets/blue-and-grey-revised.ruleset.xml",
                                     "tests/book/small.ruleset.xml", "tests/book/both.ruleset.xml",
                                     NULL };

static void
read_scenario (AdjRuleset *ruleset)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("scenario");
  g_autoptr (AdjScenario) scenario = fuzz_small (ruleset);
  g_autoptr (AdjBook) book = scenario != NULL ? adj_book_new (scenario) : NULL;

  if (book != NULL)
    adj_lint (book, problems);
}

/* What the writer writes of it the reader reads, and would write again. */
static void
write_again (const AdjRuleset *ruleset)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("again");
  gsize length;
  g_autofree char *text = adj_ruleset_write (ruleset, &length);
  g_autoptr (AdjRuleset) again = adj_ruleset_parse (text, length, problems);
  g_autofree char *same = NULL;

  g_assert_nonnull (again);
  same = adj_ruleset_write (again, NULL);
  g_assert_cmpstr (same, ==, text);
}

static gboolean
try_bytes (const char *bytes, gsize length)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("ruleset");
  g_autoptr (AdjRuleset) ruleset = adj_ruleset_parse (bytes, length, problems);

  g_assert_true ((ruleset != NULL) == adj_problems_usable (problems));
  if (ruleset == NULL)
    return FALSE;
  read_scenario (ruleset);
  write_again (ruleset);
  return TRUE;
}

const FuzzTarget fuzz_target = { try_bytes, seeds };
