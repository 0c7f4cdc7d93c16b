/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "foreign.h"
#include "paper.h"
#include "tests/record/fixture.h"
#include "words/fill.h"

/* Every sheet in other languages: nothing overlaps that grew longer, nothing stays English. */

static AdjSheet *
sheet_in (Foreign language, AdjSheetKind kind, const AdjSheetOptions *options)
{
  AdjGame *game = paper_long_game ();

  foreign_speak (language);
  return paper_sheet (kind, game, options);
}

static void
check_boxes (Foreign language, gboolean large)
{
  AdjSheetOptions options = paper_options ();

  options.large = large;
  for (AdjSheetKind kind = 0; kind < ADJ_SHEET_SIDE; kind++)
    for (int blank = 0; blank <= adj_sheet_has_form (kind); blank++)
      {
        g_autoptr (AdjSheet) sheet = NULL;
        g_autofree char *fault = NULL;

        options.blank = blank == 1;
        sheet = sheet_in (language, kind, &options);
        fault = adj_sheet_fault (sheet);
        g_test_message ("%s", adj_sheet_name (kind));
        g_assert_cmpstr (fault, ==, NULL);
      }
  foreign_speak (FOREIGN_NONE);
}

static void
test_boxes_of_longer_words (void)
{
  check_boxes (FOREIGN_GREEK, FALSE);
  check_boxes (FOREIGN_GREEK, TRUE);
}

static void
test_boxes_from_right_to_left (void)
{
  check_boxes (FOREIGN_HEBREW, FALSE);
  check_boxes (FOREIGN_HEBREW, TRUE);
}

static void
add_file (GString *words, const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("ADJUTANT_DATA_DIR"), name, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_string_append (words, text);
}

/* The words the game itself brings along: names, and on player aid and rulings the ruleset's
 * sentences. */
static char *
words_of_game (AdjSheetKind kind)
{
  const AdjRuleset *ruleset = fixture_book ()->ruleset;
  GString *words = g_string_new (NULL);

  add_file (words, "scenarios/chickamauga.scenario.xml");
  if (kind == ADJ_SHEET_AID || kind == ADJ_SHEET_RULINGS)
    add_file (words, "rulesets/blue-and-gray.ruleset.xml");
  for (guint i = 0; i < ruleset->n_terrains; i++)
    g_string_append (words, ruleset->terrains[i].name);
  for (guint i = 0; i < ruleset->n_arms; i++)
    g_string_append (words, ruleset->arms[i].name);
  for (guint i = 0; i < ruleset->n_options; i++)
    g_string_append (words, ruleset->options[i].title);
  return g_string_free (words, FALSE);
}

static void
check_words (const char *sheet, const char *text, const char *known)
{
  g_auto (GStrv) words = g_regex_split_simple ("[^A-Za-z]+", text, 0, 0);

  for (guint i = 0; words[i] != NULL; i++)
    if (strlen (words[i]) > 2 && strstr (known, words[i]) == NULL)
      {
        g_test_message ("%s: '%s' is not translated", sheet, words[i]);
        g_test_fail ();
      }
}

/* Words of two letters are results: De, as printed in the table. */
static void
test_nothing_english (void)
{
  AdjSheetOptions options = paper_options ();

  for (AdjSheetKind kind = 0; kind < ADJ_SHEET_SIDE; kind++)
    {
      g_autoptr (AdjSheet) sheet = sheet_in (FOREIGN_GREEK, kind, &options);
      g_autofree char *known = words_of_game (kind);
      g_autofree char *text = NULL;

      foreign_speak (FOREIGN_NONE);
      text = paper_text (sheet);
      check_words (adj_sheet_name (kind), text, known);
    }
}

/* A name in a sentence that runs from right to left is a piece of its own; in others it is plain.
 */
static void
test_isolates (void)
{
  const AdjPlace places[] = { { "unit", "3/1/XIV" }, { NULL, NULL } };
  g_autofree char *plain = adj_fill ("({unit})", places);
  g_autofree char *isolated = NULL;

  foreign_speak (FOREIGN_HEBREW);
  isolated = adj_fill ("({unit})", places);
  foreign_speak (FOREIGN_NONE);
  g_assert_cmpstr (plain, ==, "(3/1/XIV)");
  g_assert_cmpstr (isolated, ==, "(\342\201\2503/1/XIV\342\201\251)");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/foreign/longer words", test_boxes_of_longer_words);
  g_test_add_func ("/sheets/foreign/right to left", test_boxes_from_right_to_left);
  g_test_add_func ("/sheets/foreign/nothing English", test_nothing_english);
  g_test_add_func ("/sheets/foreign/isolates", test_isolates);
  return g_test_run ();
}
