/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "draft.h"

#include "books.h"

static AdjRuleset *
small_rules (void)
{
  static AdjRuleset *ruleset = NULL;

  if (ruleset == NULL)
    ruleset = fuzz_read_rules ("tests/book/small.ruleset.xml");
  return ruleset;
}

AdjDraft *
fuzz_new_draft (void)
{
  g_autoptr (AdjScenario) scenario = fuzz_small (small_rules ());

  g_assert_nonnull (scenario);
  return adj_draft_new (scenario);
}

void
fuzz_read_back (const AdjDraft *draft)
{
  const AdjScenario *shown = adj_draft_get_scenario (draft);
  g_autoptr (AdjProblems) problems = adj_problems_new ("again");
  gsize length;
  const char *text = adj_draft_get_text (draft, &length);
  g_autoptr (AdjScenario) again = adj_scenario_parse (text, length, shown->ruleset, problems);
  g_autofree char *there = NULL;
  g_autofree char *here = NULL;

  g_assert_nonnull (again);
  there = adj_scenario_write (again, NULL);
  here = adj_scenario_write (shown, NULL);
  g_assert_true (g_str_equal (here, there));
}
