/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "ask.h"

/* The manual page names every command, view and option, and every sort of line that is ever
 * printed; and groff, where there is one, has nothing to say against it. */

static char *
page (void)
{
  g_autofree char *path = data_file ("man/adjutant-cli.1");
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* In bold, as the page sets what is to be typed and what is printed. */
static gboolean
names (const char *text, const char *word)
{
  g_autofree char *escaped = g_regex_escape_string (word, -1);
  g_autofree char *pattern =
      g_strdup_printf ("^\\.(B|BI|SS)( |.*[ \"=]|.*\\\\-)%s(\\\\~|[ \"=]|$)", escaped);

  return g_regex_match_simple (pattern, text, G_REGEX_MULTILINE, 0);
}

static void
test_commands (void)
{
  g_autofree char *text = page ();
  g_autoptr (Answer) help = ask ("--help", NULL);
  g_auto (GStrv) lines = g_strsplit (help->out, "\n", -1);
  guint count = 0;

  for (int i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "  "))
      {
        g_auto (GStrv) words = g_strsplit (g_strstrip (lines[i]), " ", 2);

        g_test_message ("%s", words[0]);
        g_assert_true (names (text, words[0]));
        count++;
      }
  g_assert_cmpuint (count, >=, 3);
}

static void
test_views (void)
{
  g_autofree char *text = page ();
  g_autoptr (Answer) help = ask ("show", "--help", NULL);
  const char *list = strstr (help->out, "Views:\n");
  g_auto (GStrv) lines = NULL;
  guint count = 0;

  g_assert_nonnull (list);
  lines = g_strsplit (list + strlen ("Views:\n"), "\n", -1);
  for (int i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) words = g_strsplit (g_strstrip (lines[i]), " ", 2);

      g_test_message ("%s", words[0]);
      g_assert_true (names (text, words[0]));
      count++;
    }
  g_assert_cmpuint (count, >=, 9);
}

/* All but --help, which is the same everywhere. */
static guint
assert_options_named (const char *text, const char *help)
{
  g_autoptr (GRegex) option = g_regex_new ("--(?!help)([a-z-]+)", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  guint count = 0;

  g_regex_match (option, help, 0, &match);
  for (; g_match_info_matches (match); g_match_info_next (match, NULL))
    {
      g_autofree char *name = g_match_info_fetch (match, 1);

      g_test_message ("%s", name);
      g_assert_true (names (text, name));
      count++;
    }
  return count;
}

static void
test_options (void)
{
  g_autofree char *text = page ();
  g_autoptr (Answer) help = ask ("--help", NULL);
  g_auto (GStrv) lines = g_strsplit (help->out, "\n", -1);
  guint count = 0;

  for (int i = 0; lines[i] != NULL; i++)
    if (g_str_has_prefix (lines[i], "  "))
      {
        g_auto (GStrv) words = g_strsplit (g_strstrip (lines[i]), " ", 2);
        g_autoptr (Answer) answer = ask (words[0], "--help", NULL);

        count += assert_options_named (text, answer->out);
      }
  g_assert_cmpuint (count, >=, 4);
}

/* The first field of each line. */
static void
assert_lines_named (const char *text, const Answer *answer)
{
  g_auto (GStrv) lines = g_strsplit (answer->out, "\n", -1);

  for (int i = 0; lines[i] != NULL && *lines[i] != '\0'; i++)
    {
      g_auto (GStrv) fields = g_strsplit (lines[i], "\t", 2);

      if (!names (text, fields[0]))
        g_test_message ("%s", lines[i]);
      g_assert_true (names (text, fields[0]));
    }
}

static void
test_lines (void)
{
  static const char *const views[] = { "summary", "map",  "units",   "reinforcements", "victory",
                                       "options", "rows", "missing", "unknown" };
  g_autofree char *text = page ();
  g_autofree char *small = book_file ("small.scenario.xml");
  g_autofree char *ruleset = book_file ("small.ruleset.xml");
  g_autoptr (Answer) odds = ask ("odds", "13", "4", NULL);
  g_autoptr (Answer) hex = ask ("show", small, "hex", "0203", NULL);
  g_autoptr (Answer) check = ask ("check", small, ruleset, "/dev/null", NULL);

  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autoptr (Answer) answer = ask ("show", small, views[i], NULL);

      assert_lines_named (text, answer);
    }
  assert_lines_named (text, odds);
  assert_lines_named (text, hex);
  assert_lines_named (text, check);
  g_assert_true (names (text, "warning"));
  g_assert_true (names (text, "schema"));
  g_assert_false (names (text, "wobble"));
}

static void
test_groff (gconstpointer name)
{
  g_autofree char *groff = g_find_program_in_path ("groff");
  g_autofree char *path = data_file (name);
  g_autofree char *text = NULL;
  g_autofree char *said = NULL;
  g_autoptr (GError) error = NULL;
  int status = 0;

  g_file_get_contents (path, &text, NULL, &error);
  g_assert_no_error (error);
  g_assert_true (g_str_has_prefix (text, ".\\\" SPDX"));
  for (const char *const *section =
           (const char *const[]){ "NAME", "SYNOPSIS", "DESCRIPTION", "EXIT STATUS", "FILES", NULL };
       *section != NULL; section++)
    {
      g_autofree char *heading = g_strconcat ("\n.SH ", *section, "\n", NULL);

      g_assert_nonnull (strstr (text, heading));
    }
  if (groff != NULL)
    {
      const char *const argv[] = { groff, "-man", "-ww", "-z", path, NULL };

      g_spawn_sync (NULL, (char **) argv, NULL, G_SPAWN_DEFAULT, NULL, NULL, NULL, &said, &status,
                    &error);
      g_assert_no_error (error);
      g_assert_cmpstr (said, ==, "");
    }
  g_assert_cmpint (status, ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/man/commands", test_commands);
  g_test_add_func ("/man/views", test_views);
  g_test_add_func ("/man/options", test_options);
  g_test_add_func ("/man/lines", test_lines);
  g_test_add_data_func ("/man/groff/adjutant", "man/adjutant.1", test_groff);
  g_test_add_data_func ("/man/groff/adjutant-cli", "man/adjutant-cli.1", test_groff);
  return g_test_run ();
}
