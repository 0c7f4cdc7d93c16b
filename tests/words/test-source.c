/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib.h>
#include <string.h>

/* The promises a translator has to rely on: every sentence of src/words is marked for translation,
 * and every file with such sentences is in po/POTFILES.in. */

static char *
read_source (const char *name)
{
  g_autofree char *path = g_build_filename (g_getenv ("ADJUTANT_SOURCE_DIR"), name, NULL);
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

static char *
without (const char *text, const char *pattern)
{
  g_autoptr (GRegex) regex = g_regex_new (pattern, G_REGEX_DOTALL | G_REGEX_MULTILINE, 0, NULL);
  char *rest = NULL;

  g_assert_nonnull (regex);
  rest = g_regex_replace_literal (regex, text, -1, 0, "", 0, NULL);
  g_assert_nonnull (rest);
  return rest;
}

/* The C text without comments, includes, and whatever is marked. */
static char *
unmarked (const char *code)
{
  static const char *const patterns[] = {
    "/\\*.*?\\*/",
    "^#include[^\n]*$",
    "\\b(_|N_|C_|ngettext) \\((\\s*\"(\\\\.|[^\"\\\\])*\"\\s*,?)+",
  };
  char *text = g_strdup (code);

  for (guint i = 0; i < G_N_ELEMENTS (patterns); i++)
    {
      char *rest = without (text, patterns[i]);

      g_free (text);
      text = rest;
    }
  return text;
}

/* The first literal that reads like words: two letters, a blank, a letter. */
static char *
find_words (const char *text)
{
  g_autoptr (GRegex) words = g_regex_new ("\"[^\"\\n]*[a-z]{2} [a-z][^\"\\n]*\"", 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;

  return g_regex_match (words, text, 0, &match) ? g_match_info_fetch (match, 0) : NULL;
}

static void
test_marked (void)
{
  g_autofree char *folder = g_build_filename (g_getenv ("ADJUTANT_SOURCE_DIR"), "src/words", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  const char *name;
  guint n = 0;

  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".c"))
      {
        g_autofree char *path = g_build_filename ("src/words", name, NULL);
        g_autofree char *code = read_source (path);
        g_autofree char *rest = unmarked (code);
        g_autofree char *words = find_words (rest);

        g_test_message ("%s", path);
        g_assert_cmpstr (words, ==, NULL);
        n++;
      }
  g_assert_cmpuint (n, >=, 10);
}

/* The search itself finds what is not marked, and only that. */
static void
test_search (void)
{
  g_autofree char *good = unmarked ("/* \"so it is\" */ x = _ (\"so it is\"); "
                                    "y = ngettext (\"one of it\", \"many of it\", n);");
  g_autofree char *bad = unmarked ("x = _ (\"so it is\"); y = \"and so on\";");
  g_autofree char *nothing = find_words (good);
  g_autofree char *something = find_words (bad);

  g_assert_cmpstr (nothing, ==, NULL);
  g_assert_cmpstr (something, ==, "\"and so on\"");
}

static gboolean
is_listed (char **lines, const char *path)
{
  for (guint i = 0; lines[i] != NULL; i++)
    if (g_str_equal (lines[i], path))
      return TRUE;
  return FALSE;
}

/* Always with text to translate: what desktops show, and the books (po/its). */
static gboolean
is_data (const char *path)
{
  static const char *const ends[] = { ".desktop.in",
                                      ".metainfo.xml.in",
                                      ".mime.xml.in",
                                      ".ruleset.xml",
                                      ".scenario.xml",
                                      ".skirmish-rules.xml",
                                      NULL };

  for (guint i = 0; ends[i] != NULL; i++)
    if (g_str_has_suffix (path, ends[i]))
      return TRUE;
  return FALSE;
}

/* Whether a file has text to translate; -1: it is of no kind that could. */
static int
is_marked (const char *path)
{
  g_autofree char *text = NULL;

  if (g_str_has_suffix (path, ".c"))
    {
      text = read_source (path);
      return g_regex_match_simple ("\\b(_|N_|C_|ngettext) \\(\\s*\"", text, 0, 0);
    }
  if (g_str_has_suffix (path, ".ui"))
    {
      text = read_source (path);
      return strstr (text, "translatable=\"yes\"") != NULL;
    }
  return is_data (path) ? 1 : -1;
}

static guint
check_folder (const char *folder, char **listed)
{
  g_autofree char *full = g_build_filename (g_getenv ("ADJUTANT_SOURCE_DIR"), folder, NULL);
  g_autoptr (GDir) dir = g_dir_open (full, 0, NULL);
  const char *name;
  guint n = 0;

  while (dir != NULL && (name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *path = g_build_filename (folder, name, NULL);
      int marked = is_marked (path);

      if (marked < 0)
        {
          n += check_folder (path, listed); /* nothing, if it is none */
          continue;
        }
      g_test_message ("%s", path);
      g_assert_cmpint (is_listed (listed, path), ==, marked);
      n += (guint) marked;
    }
  return n;
}

static void
test_potfiles (void)
{
  g_autofree char *list = read_source ("po/POTFILES.in");
  g_auto (GStrv) lines = g_strsplit (list, "\n", -1);
  guint n_marked =
      check_folder ("data", lines) + check_folder ("src", lines) + check_folder ("ui", lines);
  guint n_listed = 0;

  for (guint i = 0; lines[i] != NULL; i++)
    n_listed += *lines[i] != '\0' && *lines[i] != '#';
  g_assert_cmpuint (n_marked, >=, 10);
  g_assert_cmpuint (n_listed, ==, n_marked);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/words/source/marked", test_marked);
  g_test_add_func ("/words/source/search", test_search);
  g_test_add_func ("/words/source/potfiles", test_potfiles);
  return g_test_run ();
}
