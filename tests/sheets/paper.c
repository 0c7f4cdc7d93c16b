/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "paper.h"

#include <glib/gstdio.h>
#include <locale.h>
#include <string.h>

#include "tests/record/case.h"
#include "tests/record/fixture.h"
#include "tests/record/script.h"
#include "words/language.h"

AdjGame *
paper_scripted_game (void)
{
  AdjGame *game = fixture_game ();

  fixture_play (game, "move wilder 1325", ADJ_OK);
  fixture_play (game, "move forrest n", ADJ_WARNED);
  fixture_play (game, "move 1/1/xiv 1619; move 2/1/xiv 1520; move 3/1/xiv 1619", ADJ_OK);
  fixture_play (game, "note The Union is in a hurry", ADJ_OK);
  fixture_play (game, "attack 1620 from 2/1/xiv die 5; retreat 2/1/xiv 1420; stay", ADJ_OK);
  fixture_play (game, "attack 1720 from 1/1/xiv+3/1/xiv die 2", ADJ_OK);
  fixture_play (game, "retreat wright 1820; stay", ADJ_OK);
  fixture_play (game, "next", ADJ_OK);
  return game;
}

AdjGame *
paper_whole_game (guint64 seed)
{
  g_autoptr (Script) script = script_new (fixture_book (), seed);
  AdjGame *game = fixture_game ();

  for (guint i = 0; i < script->orders->len; i++)
    {
      const ScriptOrder *order = script_order (script, i);

      fixture_play (game, order->line, order->standing);
    }
  return game;
}

AdjGame *
paper_long_game (void)
{
  static AdjGame *game = NULL;

  if (game == NULL)
    game = paper_whole_game (1);
  return game;
}

AdjGame *
paper_golden_game (const char *name)
{
  g_autofree char *file = g_strconcat (name, ".case", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "cases", file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (GError) error = NULL;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  return case_game (text);
}

void
paper_speak (const char *language)
{
  gboolean english = g_str_equal (language, "en");

  g_setenv ("LANGUAGE", language, TRUE);
  g_assert_nonnull (setlocale (LC_MESSAGES, english ? "C" : "C.UTF-8"));
  adj_language_begin (); /* gettext asks anew */
}

void
paper_play (AdjGame *game, const char *line)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

  g_test_message ("%s", line);
  for (guint i = 0; i < outcomes->len; i++)
    g_assert_true (((AdjOutcome *) g_ptr_array_index (outcomes, i))->recorded);
}

AdjSheetOptions
paper_options (void)
{
  return (AdjSheetOptions){ .paper = adj_paper_find ("a4"), .eyes = ADJ_EYES_ALL, .steps = -1 };
}

AdjSheet *
paper_sheet (AdjSheetKind kind, AdjGame *game, const AdjSheetOptions *options)
{
  g_autoptr (GError) error = NULL;
  AdjSheet *sheet = adj_sheet_new (kind, game, options, &error);

  g_assert_no_error (error);
  g_assert_nonnull (sheet);
  return sheet;
}

static char *
write_file (const AdjSheet *sheet, const char *ending)
{
  g_autofree char *folder = g_dir_make_tmp ("adjutant-XXXXXX", NULL);
  g_autofree char *name = g_strconcat ("sheet", ending, NULL);
  char *path = g_build_filename (folder, name, NULL);
  g_autoptr (GError) error = NULL;

  g_assert_true (adj_sheet_write (sheet, path, &error));
  g_assert_no_error (error);
  return path;
}

static void
remove_file (const char *path)
{
  g_autofree char *folder = g_path_get_dirname (path);

  g_remove (path);
  g_rmdir (folder);
}

char *
paper_bytes (const AdjSheet *sheet, const char *ending, gsize *length)
{
  g_autofree char *path = write_file (sheet, ending);
  char *bytes = NULL;

  g_assert_true (g_file_get_contents (path, &bytes, length, NULL));
  remove_file (path);
  return bytes;
}

/* Blanks in a row become one, and the ends of lines too unless they are kept. By hand, for GLib's
 * expressions check the whole text anew at each match. */
static char *
join_blanks (const char *text, gboolean keep_lines)
{
  GString *joined = g_string_new (NULL);

  for (; *text != '\0'; text = g_utf8_next_char (text))
    {
      gunichar letter = g_utf8_get_char (text);
      gboolean blank = letter == '\t' || g_unichar_type (letter) == G_UNICODE_SPACE_SEPARATOR ||
                       (!keep_lines && g_unichar_isspace (letter));

      if (!blank)
        g_string_append_unichar (joined, letter);
      else if (joined->len == 0 || joined->str[joined->len - 1] != ' ')
        g_string_append_c (joined, ' ');
    }
  return g_string_free (joined, FALSE);
}

/* What the reader of a PDF makes of it; layout: line by line as on the page. */
static char *
read_pdf (const AdjSheet *sheet, const char *layout, gboolean keep_lines)
{
  g_autofree char *path = write_file (sheet, ".pdf");
  const char *const argv[] = { "pdftotext", layout, "-enc", "UTF-8", path, "-", NULL };
  g_autofree char *raw = NULL;
  g_autoptr (GError) error = NULL;
  int status;

  g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_SEARCH_PATH, NULL, NULL, &raw, NULL, &status,
                &error);
  g_assert_no_error (error);
  g_assert_cmpint (status, ==, 0);
  remove_file (path);
  return join_blanks (raw, keep_lines);
}

char *
paper_text (const AdjSheet *sheet)
{
  return read_pdf (sheet, "-layout", TRUE);
}

char *
paper_words (const AdjSheet *sheet)
{
  return read_pdf (sheet, "-raw", FALSE);
}

char *
paper_boxes (const AdjSheet *sheet)
{
  return read_pdf (sheet, "-bbox", TRUE);
}

char *
paper_words_of (AdjSheetKind kind, AdjGame *game)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (kind, game, &options);

  return paper_words (sheet);
}

char *
paper_text_of (AdjSheetKind kind, AdjGame *game)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (kind, game, &options);

  return paper_text (sheet);
}

void
paper_assert_says (const char *text, const char *words)
{
  if (strstr (text, words) == NULL)
    g_test_message ("'%s' is not in:\n%s", words, text);
  g_assert_nonnull (strstr (text, words));
}

guint
paper_count (const char *text, const char *pattern)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_MULTILINE, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint n = 0;

  g_assert_nonnull (regex);
  for (g_regex_match (regex, text, 0, &match); g_match_info_matches (match);
       g_match_info_next (match, NULL))
    n++;
  return n;
}
