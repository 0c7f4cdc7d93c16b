/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"

#include "skirmish/file.h"
#include "skirmish/rules-file.h"

static const char *const seeds[] = { "data/skirmish/lloyd.skirmish-rules.xml", NULL };

/* A skirmish by these rules is begun, written and opened again. */
static void
begin (AdjSkirmishRules *rules)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("skirmish");
  g_autoptr (AdjSkirmish) skirmish = adj_skirmish_new (rules, 1);
  g_autoptr (AdjSkirmish) again = NULL;
  g_autofree char *text = NULL;
  gsize length;

  text = adj_skirmish_write (skirmish, &length);
  again = adj_skirmish_parse (text, length, problems);
  g_assert_nonnull (again);
}

static gboolean
try_bytes (const char *bytes, gsize length)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("rules");
  g_autoptr (AdjSkirmishRules) rules = adj_skirmish_rules_parse (bytes, length, problems);
  g_autoptr (AdjSkirmishRules) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *same = NULL;
  gsize written;

  g_assert_true ((rules != NULL) == adj_problems_usable (problems));
  if (rules == NULL)
    return FALSE;
  text = adj_skirmish_rules_write (rules, &written);
  again = adj_skirmish_rules_parse (text, written, problems);
  g_assert_nonnull (again);
  same = adj_skirmish_rules_write (again, NULL);
  g_assert_cmpstr (same, ==, text);
  begin (rules);
  return TRUE;
}

const FuzzTarget fuzz_target = { try_bytes, seeds };
