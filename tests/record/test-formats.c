/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"

#include "record/effect-text.h"
#include "rules/reason.h"

/* docs/formats.md against the words that a game's file is written with. What stands in the schemas
 * is held against the page by a linter; these words stand inside of attributes. */

/* From that heading to the next. */
static char *
read_section (const char *heading)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "..", "docs", "formats.md", NULL);
  g_autofree char *page = NULL;
  g_autoptr (GError) error = NULL;
  const char *start;
  const char *end;

  g_file_get_contents (path, &page, NULL, &error);
  g_assert_no_error (error);
  start = strstr (page, heading);
  g_assert_nonnull (start);
  end = strstr (start, "\n#");
  return end != NULL ? g_strndup (start, (gsize) (end - start)) : g_strdup (start);
}

static void
assert_told (const char *section, const char *word)
{
  g_autofree char *code = g_strdup_printf ("`%s`", word);

  if (strstr (section, code) == NULL)
    g_test_fail_printf ("%s is not told of", code);
}

static void
test_findings (void)
{
  g_autofree char *section = read_section ("### What findings say");

  for (int reason = 0; reason < ADJ_N_REASONS; reason++)
    assert_told (section, adj_reason_name ((AdjReason) reason));
}

/* The row of a table that begins with that word. */
static char *
find_row (const char *section, const char *word)
{
  g_auto (GStrv) lines = g_strsplit (section, "\n", -1);
  g_autofree char *code = g_strdup_printf ("`%s`", word);

  for (char **line = lines; *line != NULL; line++)
    {
      g_auto (GStrv) cells = g_strsplit (*line, "|", -1);

      if (g_strv_length (cells) > 3 && strstr (cells[1], code) != NULL)
        return g_strdup (g_strstrip (cells[2]));
    }
  return NULL;
}

static guint
count_words (const char *text)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  return g_strv_length (words);
}

/* Each has its row, with as many words as follow it in a file. */
static void
test_effects (void)
{
  g_autofree char *section = read_section ("### What effects say");
  g_autoptr (AdjGame) game = fixture_game ();
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), ADJ_EYES_ALL);

  for (int kind = 0; kind < ADJ_N_EFFECTS; kind++)
    {
      AdjEffect effect = adj_effect ((AdjEffectKind) kind);
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *word = NULL;
      g_autofree char *row = NULL;

      effect.n_path = 1;
      adj_effect_print (text, &view, &effect);
      word = g_strndup (text->str, strcspn (text->str, " "));
      row = find_row (section, word);
      if (row == NULL)
        g_test_fail_printf ("“%s” has no row", word);
      else if (count_words (text->str + strlen (word)) != count_words (row) + (*row != '\0'))
        g_test_fail_printf ("“%s” is told as “%s”", text->str, row);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/formats/findings", test_findings);
  g_test_add_func ("/record/formats/effects", test_effects);
  return g_test_run ();
}
