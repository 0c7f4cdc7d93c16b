/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "help-steps.h"

#include <string.h>

/* What stands below the chapter's heading. */
static char *
read_chapter (const char *chapter)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "..", "docs", "filling-in.md", NULL);
  g_autofree char *heading = g_strdup_printf ("\n## %s\n", chapter);
  g_autofree char *page = NULL;
  const char *start, *end;

  g_assert_true (g_file_get_contents (path, &page, NULL, NULL));
  start = strstr (page, heading);
  g_assert_nonnull (start);
  start += strlen (heading);
  end = strstr (start, "\n## ");
  return end != NULL ? g_strndup (start, (gsize) (end - start)) : g_strdup (start);
}

/* "**Enter**" is a key, and stressed otherwise. */
static char **
find_stressed (const char *step)
{
  g_autoptr (GRegex) strong = g_regex_new ("\\*\\*[^*]*\\*\\*", 0, 0, NULL);
  g_autofree char *text = g_regex_replace_literal (strong, step, -1, 0, "", 0, NULL);
  g_auto (GStrv) parts = g_strsplit (text, "*", -1);
  g_autoptr (GStrvBuilder) words = g_strv_builder_new ();

  for (guint i = 0; parts[i] != NULL; i++)
    if (i % 2 == 1)
      {
        g_auto (GStrv) lines = g_regex_split_simple ("\\s+", parts[i], 0, 0);
        g_autofree char *line = g_strjoinv (" ", lines);

        g_strv_builder_add (words, line);
      }
  return g_strv_builder_end (words);
}

GPtrArray *
help_steps_read (const char *chapter, guint *n_words)
{
  GPtrArray *stressed = g_ptr_array_new_with_free_func ((GDestroyNotify) g_strfreev);
  g_autofree char *text = read_chapter (chapter);
  g_auto (GStrv) words = g_regex_split_simple ("\\s+", text, 0, 0);
  g_auto (GStrv) steps = g_regex_split_simple ("^\\d+\\. ", text, G_REGEX_MULTILINE, 0);

  *n_words += g_strv_length (words);
  for (guint i = 1; i < g_strv_length (steps); i++)
    {
      g_auto (GStrv) blocks =
          g_strsplit (steps[i], "\n\n", 2); /* the list ends with a blank line */

      g_ptr_array_add (stressed, find_stressed (blocks[0]));
    }
  return stressed;
}
