/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"

#include "skirmish/file.h"

static const char *const seeds[] = { "tests/fuzz/seeds/knights.skirmish", NULL };

static gboolean
try_bytes (const char *bytes, gsize length)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("skirmish");
  g_autoptr (AdjSkirmish) skirmish = adj_skirmish_parse (bytes, length, problems);
  g_autoptr (AdjSkirmish) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *same = NULL;
  gsize written;

  g_assert_true ((skirmish != NULL) == adj_problems_usable (problems));
  if (skirmish == NULL)
    return FALSE;
  text = adj_skirmish_write (skirmish, &written);
  again = adj_skirmish_parse (text, written, problems);
  g_assert_nonnull (again);
  same = adj_skirmish_write (again, NULL);
  g_assert_cmpstr (same, ==, text);
  return TRUE;
}

const FuzzTarget fuzz_target = { try_bytes, seeds };
