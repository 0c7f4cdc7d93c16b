/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "case.h"

/* Every tests/cases/NAME.case is answered as it says. "test-record-cases --generate" writes the
 * answers of this program into those that are not marked "hand". */

static char *
read_case (const char *path)
{
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

/* Tells the first line that is another one. */
static void
tell_difference (const char *expected, const char *answered)
{
  g_auto (GStrv) was = g_strsplit (expected, "\n", -1);
  g_auto (GStrv) is = g_strsplit (answered, "\n", -1);

  for (int i = 0; was[i] != NULL && is[i] != NULL; i++)
    if (!g_str_equal (was[i], is[i]))
      {
        g_test_message ("line %d: expected \"%s\", got \"%s\"", i + 1, was[i], is[i]);
        return;
      }
}

static void
test_case (gconstpointer path)
{
  g_autofree char *expected = read_case (path);
  g_autofree char *answered = case_answer (expected);

  if (!g_str_equal (expected, answered))
    tell_difference (expected, answered);
  g_assert_true (g_str_equal (expected, answered));
}

/* Young's and everybody's rules change nothing that is played without them (Y 0): not a byte. */
static void
test_without_options (gconstpointer path)
{
  g_autofree char *expected = read_case (path);
  g_autofree char *answered = case_answer_without_options (expected);

  if (!g_str_equal (expected, answered))
    tell_difference (expected, answered);
  g_assert_true (g_str_equal (expected, answered));
}

/* The standard game; and nothing counts the orders, for more have been given. */
static gboolean
is_standard (const char *path)
{
  static const char *const others[] = { "> option ", "> correct ", "> strike ", "? log", "> undo" };
  g_autofree char *text = read_case (path);

  for (guint i = 0; i < G_N_ELEMENTS (others); i++)
    if (strstr (text, others[i]) != NULL)
      return FALSE;
  return TRUE;
}

static void
add_case (const char *path)
{
  g_autofree char *name = g_path_get_basename (path);
  int length = (int) (strlen (name) - strlen (".case"));
  g_autofree char *test = g_strdup_printf ("/record/cases/%.*s", length, name);
  g_autofree char *bare = g_strdup_printf ("/record/cases without options/%.*s", length, name);

  g_test_add_data_func (test, path, test_case);
  if (is_standard (path))
    g_test_add_data_func (bare, path, test_without_options);
}

static void
generate (const char *path)
{
  g_autofree char *text = read_case (path);
  g_autofree char *answered = case_is_by_hand (text) ? g_strdup (text) : case_answer (text);

  g_assert_true (g_file_set_contents (path, answered, -1, NULL));
}

static int
by_name (gconstpointer a, gconstpointer b)
{
  return strcmp (*(char *const *) a, *(char *const *) b);
}

static GPtrArray *
find_cases (void)
{
  g_autofree char *folder = g_test_build_filename (G_TEST_DIST, "..", "cases", NULL);
  g_autoptr (GDir) dir = g_dir_open (folder, 0, NULL);
  GPtrArray *paths = g_ptr_array_new_with_free_func (g_free);
  const char *name;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    if (g_str_has_suffix (name, ".case"))
      g_ptr_array_add (paths, g_build_filename (folder, name, NULL));
  g_ptr_array_sort (paths, by_name);
  return paths;
}

int
main (int argc, char **argv)
{
  gboolean generates = argc == 2 && g_str_equal (argv[1], "--generate");
  g_autoptr (GPtrArray) paths = NULL;

  g_test_init (&argc, &argv, NULL);
  paths = find_cases ();
  for (guint i = 0; i < paths->len; i++)
    {
      const char *path = g_ptr_array_index (paths, i);

      if (generates)
        generate (path);
      else
        add_case (path);
    }
  return generates ? 0 : g_test_run ();
}
