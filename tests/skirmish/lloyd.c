/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "lloyd.h"

AdjSkirmishRules *
lloyd (void)
{
  g_autofree char *path = adj_skirmish_rules_find ("lloyd");
  g_autoptr (AdjProblems) problems = adj_problems_new (path);
  AdjSkirmishRules *rules = adj_skirmish_rules_load (path, problems);

  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  g_assert_nonnull (rules);
  return rules;
}

char *
lloyd_text (void)
{
  g_autofree char *path = adj_skirmish_rules_find ("lloyd");
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}
