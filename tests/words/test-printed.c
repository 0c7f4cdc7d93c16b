/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/library.h"
#include "record/game.h"
#include "words/debt.h"
#include "words/effect.h"
#include "words/language.h"
#include "words/number.h"
#include "words/place.h"
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

/* A side has its article in a sentence, and none in a table. */
static void
test_sides (void)
{
  g_autoptr (AdjLoaded) loaded = load ("chickamauga");
  g_autoptr (AdjGame) game = adj_game_new (loaded->book, 0);
  AdjView view = adj_view (loaded->book, adj_game_get_table (game), ADJ_EYES_ALL);
  g_autofree char *bare = adj_words_side (&view, 1);
  g_autofree char *inside = adj_words_the_side (&view, 1, FALSE);
  g_autofree char *beginning = adj_words_the_side (&view, 0, TRUE);
  g_autofree char *nobody = adj_words_the_side (&view, ADJ_NO_SIDE, TRUE);

  g_assert_cmpstr (bare, ==, "Konf\303\266deration");
  g_assert_cmpstr (inside, ==, "die Konf\303\266deration");
  g_assert_cmpstr (beginning, ==, "Die Union");
  g_assert_cmpstr (nobody, ==, "niemand");
}

/* Whoever does something in a sentence has the article too: who owes a debt, who has a dummy. */
static void
test_doers (void)
{
  g_autoptr (AdjLoaded) loaded = load ("chickamauga");
  g_autoptr (AdjGame) game = adj_game_new (loaded->book, 0);
  AdjView view = adj_view (loaded->book, adj_game_get_table (game), ADJ_EYES_ALL);
  const AdjDebt advance = {
    .kind = ADJ_DEBT_ADVANCE, .side = 1, .unit = ADJ_NO_UNIT, .hex = ADJ_NO_HEX
  };
  const AdjEffect victory = { .kind = ADJ_EFFECT_VICTORY, .side = 1, .hex = ADJ_NO_HEX };
  g_autofree char *debt = adj_words_debt (&view, &advance);
  g_autofree char *end = adj_words_effect (&view, &victory);

  g_assert_true (g_str_has_prefix (debt, "Die Konf\303\266deration darf "));
  g_assert_true (g_str_has_prefix (end, "Die Konf\303\266deration hat gesiegt"));
}

/* A comma before the decimals, and a sign as long as the digits are wide. */
static void
test_numbers (void)
{
  g_autofree char *less = adj_words_number (-0.5, 2, TRUE);
  g_autofree char *more = adj_words_number (12, 0, TRUE);
  g_autofree char *nothing = adj_words_number (-0.04, 1, TRUE);

  g_assert_cmpstr (less, ==, "\342\210\2220,50");
  g_assert_cmpstr (more, ==, "+12");
  g_assert_cmpstr (nothing, ==, "0,0");
}

/* A figure stays on the line of the name before it, and a name that begins with one may begin the
 * next. */
static void
test_kept_figures (void)
{
  static const char *const texts[][2] = {
    { "Wilder 8, 2 Artillery 5 (fire)",
      "Wilder" ADJ_NO_BREAK "8, 2 Artillery" ADJ_NO_BREAK "5 (fire)" },
    { "1/3/XXI 4, Union Supply Train ?",
      "1/3/XXI" ADJ_NO_BREAK "4, Union Supply Train" ADJ_NO_BREAK "?" },
    { "2/1/XX 5, \303\2272 terrain", "2/1/XX" ADJ_NO_BREAK "5, \303\2272 terrain" },
    { "Union: 9 to come, level 4", "Union:" ADJ_NO_BREAK "9 to come, level" ADJ_NO_BREAK "4" },
    { " 4", " 4" },
    { "", "" },
  };

  for (gsize i = 0; i < G_N_ELEMENTS (texts); i++)
    {
      g_autofree char *kept = adj_words_keep_figures (texts[i][0]);

      g_assert_cmpstr (kept, ==, texts[i][1]);
    }
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
  g_test_add_func ("/words/printed/sides", test_sides);
  g_test_add_func ("/words/printed/doers", test_doers);
  g_test_add_func ("/words/printed/numbers", test_numbers);
  g_test_add_func ("/words/printed/kept figures", test_kept_figures);
  return g_test_run ();
}
