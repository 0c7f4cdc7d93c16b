/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "ask.h"
#include "bad-case.h"

/* "check" passes every file that is shipped and explains every bad file of tests/book/bad. */

/* ---- Good files ---- */

static void
assert_valid (const char *path)
{
  g_autoptr (Answer) answer = ask ("check", path, NULL);
  g_autofree char *verdict = g_strconcat ("valid\t", path, "\n", NULL);

  assert_said (answer, 0);
  g_assert_cmpuint (count_lines (answer->out, "error\t"), ==, 0);
  g_assert_cmpuint (count_lines (answer->out, "warning\t"), ==, 0);
  g_assert_cmpuint (count_lines (answer->out, "schema\t"), ==, 0);
  g_assert_true (g_str_has_suffix (answer->out, verdict));
}

static void
test_shipped (gconstpointer folder)
{
  g_autofree char *path = data_file (folder);
  g_autoptr (GDir) dir = g_dir_open (path, 0, NULL);
  const char *name;
  guint count = 0;

  g_assert_nonnull (dir);
  while ((name = g_dir_read_name (dir)) != NULL)
    {
      g_autofree char *file = g_build_filename (path, name, NULL);

      assert_valid (file);
      count++;
    }
  g_assert_cmpuint (count, >, 0);
}

static void
test_bases (void)
{
  g_autofree char *scenario = book_file ("small.scenario.xml");
  g_autofree char *bare = book_file ("bare.scenario.xml");
  g_autofree char *ruleset = book_file ("small.ruleset.xml");

  assert_valid (scenario);
  assert_valid (bare);
  assert_valid (ruleset);
}

/* A picture under the grid of the scenario beside it: each reference is a little off. */
static void
test_tracing (void)
{
  g_autofree char *path = book_file ("small.tracing");
  g_autoptr (Answer) answer = ask ("check", path, NULL);
  g_autofree char *verdict = g_strconcat ("valid\t", path, "\n", NULL);

  assert_said (answer, 0);
  g_assert_cmpuint (count_lines (answer->out, "reference\t"), ==, 5);
  g_assert_cmpuint (count_lines (answer->out, "laying\t"), ==, 1);
  g_assert_nonnull (strstr (answer->out, "is off most"));
  g_assert_true (g_str_has_suffix (answer->out, verdict));
}

/* By its id, and what it marks for comparing: the figure, where, and why. */
static void
test_marks (void)
{
  g_autofree char *small = book_file ("small.scenario.xml");
  g_autoptr (Answer) by_id = ask ("check", "chickamauga", NULL);
  g_autoptr (Answer) answer = ask ("check", small, NULL);
  g_autofree char *rough =
      g_strconcat ("check\t", small, ":16\tRough or forest-rough: the pencil is smudged.", NULL);
  g_autofree char *jones =
      g_strconcat ("unknown\t", small, "\tstrengths\tNobody knows how strong Jones was.", NULL);

  assert_said (by_id, 0);
  g_assert_cmpuint (count_lines (by_id->out, "unknown\t"), ==, 0);
  g_assert_cmpuint (count_lines (answer->out, "check\t"), ==, 15);
  g_assert_cmpuint (count_lines (answer->out, "unknown\t"), ==, 3);
  g_assert_cmpuint (count_lines (answer->out, rough), ==, 1);
  g_assert_cmpuint (count_lines (answer->out, jones), ==, 1);
}

static void
test_ruleset_marks (void)
{
  g_autofree char *path = book_file ("small.ruleset.xml");
  g_autoptr (Answer) answer = ask ("check", path, NULL);
  g_autofree char *town = g_strconcat ("check\t", path, "\tterrain town\t", NULL);
  g_autofree char *cost = g_strconcat ("unknown\t", path, "\tterrain town\tentry cost", NULL);
  g_autofree char *rest =
      g_strconcat ("unknown\t", path, "\truleset\tThe rest of the rules.", NULL);
  g_autofree char *offered =
      g_strconcat ("not-offered\t", path, "\toption attack-effectiveness", NULL);

  g_assert_cmpuint (count_lines (answer->out, town), ==, 1);
  g_assert_cmpuint (count_lines (answer->out, cost), ==, 1);
  g_assert_cmpuint (count_lines (answer->out, rest), ==, 1);
  g_assert_cmpuint (count_lines (answer->out, offered), ==, 0);
}

/* ---- Bad files ---- */

static guint
count_messages (const char *out)
{
  return count_lines (out, "error\t") + count_lines (out, "warning\t");
}

static void
test_bad (gconstpointer data)
{
  g_autofree char *book_folder = book_file (".");
  g_autoptr (BadCase) bad = bad_case_read (book_folder, data);
  g_autofree char *path = bad_case_put (bad);
  g_autoptr (Answer) answer = ask ("check", path, NULL);
  gboolean only_warned = count_lines (answer->out, "error\t") == 0;
  g_autofree char *verdict = g_strconcat (only_warned ? "valid\t" : "invalid\t", path, "\n", NULL);

  bad_case_remove (bad, path);
  assert_said (answer, only_warned ? 0 : 1);
  g_assert_true (g_str_has_suffix (answer->out, verdict));
  g_assert_cmpuint (count_lines (answer->out, "schema\t"), ==, 0);
  g_assert_cmpuint (count_messages (answer->out), ==, bad->messages->len);
  for (guint i = 0; i < bad->messages->len; i++)
    {
      const BadMessage *message = g_ptr_array_index (bad->messages, i);
      g_autofree char *place =
          g_strdup_printf ("%s\t%s:%d\t", only_warned ? "warning" : "error", path, message->line);

      g_test_message ("%s", place);
      g_assert_cmpuint (count_lines (answer->out, place), >=, 1);
      g_assert_true (message->text == NULL || strstr (answer->out, message->text) != NULL);
    }
}

/* One bad file does not keep the others from being checked. */
static void
test_several (void)
{
  g_autofree char *good = book_file ("small.scenario.xml");
  g_autofree char *verdict = g_strconcat ("valid\t", good, "\n", NULL);
  g_autoptr (Answer) answer = ask ("check", "/dev/null", "nowhere.scenario.xml", good, NULL);

  assert_said (answer, 1);
  g_assert_cmpuint (count_lines (answer->out, "error\t/dev/null:0\t"), ==, 1);
  g_assert_cmpuint (count_lines (answer->out, "invalid\t/dev/null"), ==, 1);
  g_assert_cmpuint (count_lines (answer->out, "error\tnowhere.scenario.xml:0\t"), ==, 1);
  g_assert_true (g_str_has_suffix (answer->out, verdict));
}

/* The faults in the ruleset of a scenario are told with the ruleset's name. */
static void
test_ruleset_of_scenario (void)
{
  g_autofree char *small = book_file ("small.scenario.xml");
  g_autofree char *folder = g_dir_make_tmp ("adjutant-check-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "some.scenario.xml", NULL);
  g_autofree char *ruleset = g_build_filename (folder, "small.ruleset.xml", NULL);
  g_autofree char *complaint = g_strconcat ("error\t", ruleset, ":1\t", NULL);
  g_autofree char *text = NULL;
  g_autoptr (Answer) answer = NULL;

  g_assert_true (g_file_get_contents (small, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (path, text, -1, NULL));
  g_assert_true (g_file_set_contents (ruleset, "<rules/>", -1, NULL));
  answer = ask ("check", path, NULL);
  assert_said (answer, 1);
  g_assert_cmpuint (count_lines (answer->out, complaint), ==, 1);
  g_assert_cmpuint (count_lines (answer->out, "invalid\t"), ==, 1);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_remove (ruleset), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

static void
test_refused (void)
{
  g_autoptr (Answer) nothing = ask ("check", NULL);
  g_autoptr (Answer) unknown = ask ("check", "waterloo", NULL);
  g_autoptr (Answer) option = ask ("check", "--quickly", "chickamauga", NULL);

  assert_refused (nothing, 2, "name the files to check");
  assert_refused (unknown, 1,
                  "'waterloo' is neither a file nor the id of a scenario or "
                  "ruleset");
  assert_refused (option, 2, "--quickly");
}

int
main (int argc, char **argv)
{
  g_autofree char *book_folder = NULL;
  g_auto (GStrv) paths = NULL;

  g_test_init (&argc, &argv, NULL);
  book_folder = book_file (".");
  paths = bad_case_paths (book_folder);
  g_test_add_data_func ("/check/scenarios", "scenarios", test_shipped);
  g_test_add_data_func ("/check/rulesets", "rulesets", test_shipped);
  g_test_add_func ("/check/bases", test_bases);
  g_test_add_func ("/check/marks", test_marks);
  g_test_add_func ("/check/tracing", test_tracing);
  g_test_add_func ("/check/ruleset-marks", test_ruleset_marks);
  g_test_add_func ("/check/several", test_several);
  g_test_add_func ("/check/ruleset-of-scenario", test_ruleset_of_scenario);
  g_test_add_func ("/check/refused", test_refused);
  for (int i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *file = g_path_get_basename (paths[i]);
      g_autofree char *name = g_strconcat ("/check/bad/", file, NULL);

      g_test_add_data_func (name, paths[i], test_bad);
    }
  return g_test_run ();
}
