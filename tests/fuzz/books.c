/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "books.h"

#include "fuzz.h"

AdjRuleset *
fuzz_read_rules (const char *path)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("ruleset");
  gsize length;
  g_autofree char *text = fuzz_read (path, &length);
  AdjRuleset *ruleset = adj_ruleset_parse (text, length, problems);

  g_assert_nonnull (ruleset);
  return ruleset;
}

AdjRuleset *
fuzz_rules (void)
{
  static AdjRuleset *ruleset = NULL;

  if (ruleset == NULL)
    ruleset = fuzz_read_rules ("data/rulesets/blue-and-gray.ruleset.xml");
  return ruleset;
}

AdjScenario *
fuzz_small (AdjRuleset *ruleset)
{
  static char *text = NULL;
  static gsize length;
  g_autoptr (AdjProblems) problems = adj_problems_new ("scenario");
  AdjScenario *scenario;

  if (text == NULL)
    text = fuzz_read ("tests/book/small.scenario.xml", &length);
  scenario = adj_scenario_parse (text, length, ruleset, problems);
  g_assert_true ((scenario != NULL) == adj_problems_usable (problems));
  return scenario;
}
