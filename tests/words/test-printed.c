/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/library.h"
#include "words/language.h"
#include "words/printed.h"

#include <locale.h>

/* The books that come with the program, in a language that this test is started in: every text that
 * a player reads of them has its translation under the very words that the reader hands out. */

static AdjLoaded *
load (const char *name)
{
  g_autofree char *path = adj_library_find_scenario (name);
  AdjLoaded *loaded = adj_library_load (path);

  g_assert_nonnull (loaded->book);
  return loaded;
}

static void
assert_translated (const char *text)
{
  if (text != NULL && g_str_equal (adj_words_printed (text), text))
    g_test_fail_printf ("not in another language: %s", text);
}

static void
test_ruleset (void)
{
  g_autoptr (AdjLoaded) loaded = load ("chickamauga");
  const AdjRuleset *ruleset = loaded->book->ruleset;

  for (guint i = 0; i < ruleset->n_options; i++)
    {
      assert_translated (ruleset->options[i].title);
      assert_translated (ruleset->options[i].text);
    }
  for (guint i = 0; i < ruleset->n_rows; i++)
    {
      assert_translated (ruleset->rows[i].text);
      assert_translated (ruleset->rows[i].ruling);
    }
}

static void
test_scenario (void)
{
  g_autoptr (AdjLoaded) loaded = load ("shiloh");
  const AdjScenario *scenario = loaded->book->scenario;

  assert_translated (scenario->date);
  for (guint i = 0; i < scenario->unknowns->len; i++)
    assert_translated (g_array_index (scenario->unknowns, AdjUnknown, i).text);
}

/* A name that nobody has translated stays as its author wrote it. */
static void
test_own (void)
{
  g_assert_cmpstr (adj_words_printed ("The fords behind our house"), ==,
                   "The fords behind our house");
  g_assert_cmpstr (adj_words_printed (""), ==, "");
  g_assert_null (adj_words_printed (NULL));
}

int
main (int argc, char **argv)
{
  setlocale (LC_ALL, "");
  adj_language_begin ();
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/printed/ruleset", test_ruleset);
  g_test_add_func ("/words/printed/scenario", test_scenario);
  g_test_add_func ("/words/printed/own", test_own);
  return g_test_run ();
}
