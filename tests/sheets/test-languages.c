/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "tests/record/fixture.h"

/* Every sheet in German and French: longer words are on no others and are not broken, the sheets of
 * one page stay on it, and sentences read as those of the language do. */

static const char *const languages[] = { "de", "fr" };

static AdjGame *
game_of_turn (void)
{
  static AdjGame *game = NULL;

  if (game == NULL)
    game = paper_scripted_game ();
  return game;
}

/* In every language, and back in English. */
static void
in_each (void (*check) (const char *language))
{
  for (gsize i = 0; i < G_N_ELEMENTS (languages); i++)
    {
      paper_speak (languages[i]);
      check (languages[i]);
    }
  paper_speak ("en");
}

static void
check_sheet (AdjSheetKind kind, gboolean large, gboolean blank)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *fault = NULL;

  options.large = large;
  options.blank = blank;
  sheet = paper_sheet (kind, game_of_turn (), &options);
  fault = adj_sheet_fault (sheet);
  g_test_message ("%s%s%s: %u pages", adj_sheet_name (kind), large ? ", large" : "",
                  blank ? ", blank" : "", adj_sheet_n_pages (sheet));
  g_assert_cmpstr (fault, ==, NULL);
  g_assert_false (adj_sheet_breaks_words (sheet));
}

static void
check_every_sheet (const char *language)
{
  g_test_message ("in %s", language);
  for (AdjSheetKind kind = 0; kind < ADJ_SHEET_SIDE; kind++)
    for (int blank = 0; blank <= adj_sheet_has_form (kind); blank++)
      {
        check_sheet (kind, FALSE, blank == 1);
        check_sheet (kind, TRUE, blank == 1);
      }
}

static void
test_every_sheet (void)
{
  in_each (check_every_sheet);
}

/* ---- The player aid ---- */

static AdjGame *
game_of_all_options (void)
{
  const AdjRuleset *ruleset = fixture_book ()->ruleset;
  AdjGame *game = fixture_game ();

  for (guint i = 0; i < ruleset->n_options; i++)
    if (ruleset->options[i].key != ADJ_OPTION_NONE)
      {
        g_autofree char *line = g_strdup_printf ("option %s=on", ruleset->options[i].id);

        g_ptr_array_unref (adj_game_submit (game, line, FALSE));
      }
  return game;
}

static void
check_aid (const char *language)
{
  static const char *const papers[] = { "a4", "letter" };
  g_autoptr (AdjGame) usual = fixture_game ();
  g_autoptr (AdjGame) all = game_of_all_options ();

  for (gsize i = 0; i < 2 * G_N_ELEMENTS (papers); i++)
    {
      AdjSheetOptions options = paper_options ();
      g_autoptr (AdjSheet) sheet = NULL;

      options.paper = adj_paper_find (papers[i / 2]);
      sheet = paper_sheet (ADJ_SHEET_AID, i % 2 == 0 ? usual : all, &options);
      g_test_message ("%s, %s", language, papers[i / 2]);
      g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 1);
      g_assert_false (adj_sheet_breaks_words (sheet));
    }
}

/* Whatever is played, it is one side of one sheet. */
static void
test_aid (void)
{
  in_each (check_aid);
}

/* ---- The PDF ---- */

/* The bytes between two words of a PDF, which has zeros in it; NULL: the first is not there. */
static char *
find_between (const char *bytes, gsize length, const char *first, const char *last)
{
  const char *start = memmem (bytes, length, first, strlen (first));
  const char *end =
      start != NULL ? memmem (start, length - (gsize) (start - bytes), last, strlen (last)) : NULL;

  if (end == NULL)
    return NULL;
  start += strlen (first);
  return g_strndup (start, (gsize) (end - start));
}

/* Whoever opens or hears it is told what it is called, and in which language. */
static void
test_pdf (void)
{
  static const char *const told_as[][2] = { { "en", "Turn record track" },
                                            { "de", "Rundenleiste" },
                                            { "fr", "Piste des tours" } };

  for (gsize i = 0; i < G_N_ELEMENTS (told_as); i++)
    {
      AdjSheetOptions options = paper_options ();
      g_autoptr (AdjSheet) sheet = NULL;
      g_autofree char *bytes = NULL;
      g_autofree char *about = NULL;
      g_autofree char *language = NULL;
      g_autofree char *title = g_strdup_printf ("/Title (%s)", told_as[i][1]);
      gsize length;

      paper_speak (told_as[i][0]);
      sheet = paper_sheet (ADJ_SHEET_TRACK, game_of_turn (), &options);
      bytes = paper_bytes (sheet, ".pdf", &length);
      about = find_between (bytes, length, "/Producer (cairo", ">>");
      language = find_between (bytes, length, "/Lang (", ")");
      g_assert_nonnull (about);
      g_assert_nonnull (strstr (about, title));
      g_assert_cmpstr (language, ==, told_as[i][0]);
    }
  paper_speak ("en");
}

/* ---- Sentences ---- */

/* Sheets whose sentences are about sides. */
static const AdjSheetKind told[] = { ADJ_SHEET_SUMMARY, ADJ_SHEET_REPORT, ADJ_SHEET_DICE,
                                     ADJ_SHEET_SETUP,   ADJ_SHEET_PLOT,   ADJ_SHEET_SCATTER };

static void
refuse (const char *text, const char *pattern)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  g_assert_nonnull (regex);
  if (g_regex_match (regex, text, 0, &match))
    {
      g_autofree char *found = g_match_info_fetch (match, 0);

      g_test_message ("'%s' is on the paper", found);
      g_test_fail ();
    }
}

static void
check_articles (const char *language)
{
  for (gsize i = 0; i < G_N_ELEMENTS (told); i++)
    {
      g_autofree char *text = paper_words_of (told[i], game_of_turn ());

      g_test_message ("%s in %s", adj_sheet_name (told[i]), language);
      refuse (text, "\\b([Dd]ie|[Dd]er|[Dd]en|[Dd]as|[Ll]e|[Ll]a|[Ll]es|[Dd]e la) (?i:\\1)\\b");
      refuse (text, "(?<!Die |die |der )\\b(Union|Konf\303\266deration) "
                    "(greift|zieht|hat|f\303\274hrt)\\b");
      refuse (text, "(?<!a |L\342\200\231|l\342\200\231)\\b(Union|Conf\303\251d\303\251ration) "
                    "(attaque|joue|m\303\250ne|a)\\b");
      refuse (text, "\\b(de le|\303\240 le|de les|von die|zu die)\\b");
      refuse (text, "[{}]");
    }
}

static void
check_figures (const char *language)
{
  g_autofree char *text = paper_words_of (ADJ_SHEET_DICE, game_of_turn ());

  g_test_message ("in %s", language);
  refuse (text, "[0-9]\\.[0-9]");
  refuse (text, "\\b(Ae|Ar|Ex|Dr|De) -[0-9]");
  g_assert_cmpuint (paper_count (text, "[0-9],[0-9]"), >=, 4);
}

/* A comma stands before the decimals, and a minus sign is none of the hyphens. */
static void
test_figures (void)
{
  in_each (check_figures);
}

/* A side has its article, and one alone. */
static void
test_articles (void)
{
  in_each (check_articles);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/languages/every sheet", test_every_sheet);
  g_test_add_func ("/sheets/languages/aid", test_aid);
  g_test_add_func ("/sheets/languages/pdf", test_pdf);
  g_test_add_func ("/sheets/languages/articles", test_articles);
  g_test_add_func ("/sheets/languages/figures", test_figures);
  return g_test_run ();
}
