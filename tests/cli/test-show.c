/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gstdio.h>
#include <string.h>

#include "ask.h"

/* The answers of "show": the small battle's views whole, as tests/cli/small-VIEW.expected have
 * them, and of the shipped ones what can be counted. */

static const char *const views[] = { "summary",        "map",     "units",   "unit-rows", "hex",
                                     "reinforcements", "victory", "options", "rows",      "missing",
                                     "unknown",        "doubts",  "compared" };

/* The view hex is asked about the bridge. */
static Answer *
ask_view (const char *scenario, const char *view)
{
  return ask ("show", scenario, view, g_str_equal (view, "hex") ? "0303" : NULL, NULL);
}

static void
test_golden (gconstpointer view)
{
  g_autofree char *small = book_file ("small.scenario.xml");
  g_autoptr (Answer) answer = ask_view (small, view);
  g_autofree char *name = g_strconcat ("small-", (const char *) view, ".expected", NULL);
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, name, NULL);
  g_autofree char *expected = NULL;

  g_assert_true (g_file_get_contents (path, &expected, NULL, NULL));
  assert_said (answer, 0);
  g_assert_cmpstr (answer->out, ==, expected);
}

/* A view of a shipped battle, and how many lines it has of a sort. */
static const struct
{
  const char *scenario;
  const char *view;
  const char *start;
  guint count;
} counts[] = {
  { "chickamauga", "summary", "title\tChickamauga", 1 },
  { "chickamauga", "summary", "night\t9", 1 },
  { "chickamauga", "summary", "complete\tyes", 1 },
  { "chickamauga", "map", "hex\t", 674 },
  { "chickamauga", "map", "hexside\t", 420 },
  { "chickamauga", "map", "parts\t585\t88\t1", 1 },
  { "chickamauga", "map", "networks\t290", 1 },
  { "chickamauga", "units", "unit\t", 86 },
  { "chickamauga", "units", "unit\tunion-supply-train\tunion\ttrain\t1\tturn 7\treinf", 1 },
  { "chickamauga", "hex", "side\t", 6 },
  { "chickamauga", "reinforcements", "due\t", 40 },
  { "chickamauga", "reinforcements", "due\t2\tunion\t", 12 },
  { "chickamauga", "victory", "award\t", 11 },
  { "chickamauga", "options", "option\tattack-effectiveness\t", 1 },
  { "chickamauga", "rows", "row\tBG 5.11\t", 1 },
  { "chickamauga", "unknown", "unknown\t", 0 },
  { "shiloh", "summary", "complete\tno", 1 },
  { "shiloh", "summary", "turns\t13", 1 },
  { "shiloh", "map", "hex\t1508\tunknown", 1 },
  { "shiloh", "map", "networks", 1 },
  { "shiloh", "units", "unit\t", 0 },
  { "shiloh", "hex", "hex\t0303\tunknown", 1 },
  { "shiloh", "hex", "defence\t?", 1 },
  { "shiloh", "reinforcements", "due\t", 0 },
  { "shiloh", "victory", "level\t", 6 },
  { "shiloh", "options", "option\tattack-effectiveness\t", 1 },
  { "shiloh", "rows", "row\tBG 5.11\t", 1 },
  { "shiloh", "unknown", "unknown\t", 7 },
};

static void
test_counts (void)
{
  for (guint i = 0; i < G_N_ELEMENTS (counts); i++)
    {
      g_autoptr (Answer) answer = ask_view (counts[i].scenario, counts[i].view);

      g_test_message ("%s %s: %s", counts[i].scenario, counts[i].view, counts[i].start);
      assert_said (answer, 0);
      g_assert_cmpuint (count_lines (answer->out, counts[i].start), ==, counts[i].count);
    }
}

/* No view is the summary. */
static void
test_summary (void)
{
  g_autoptr (Answer) without = ask ("show", "chickamauga", NULL);
  g_autoptr (Answer) with = ask ("show", "chickamauga", "summary", NULL);

  assert_said (without, 0);
  g_assert_cmpstr (without->out, ==, with->out);
}

static const struct
{
  const char *arguments; /* '|' between */
  int code;
  const char *words;
} refusals[] = {
  { "", 2, "name a scenario, such as chickamauga" },
  { "waterloo", 1, "there is no scenario 'waterloo'" },
  { "chickamauga|everything", 2, "there is no view 'everything'" },
  { "chickamauga|hex", 2, "the view hex takes the hex's number" },
  { "chickamauga|hex|9999", 1, "hex 9999 is not on the map of Chickamauga" },
  { "chickamauga|hex|2528", 1, "hex 2528 is not on the map" },
  { "chickamauga|hex|12", 2, "'12' is not a hex" },
  { "chickamauga|hex|abc", 2, "'abc' is not a hex" },
  { "chickamauga|hex|0100", 2, "'0100' is not a hex" },
  { "chickamauga|hex|1317|1318", 2, "the view hex takes the hex's number" },
  { "chickamauga|map|1317", 2, "the view map takes nothing behind it" },
  { "chickamauga|--loud", 2, "--loud" },
  { "chickamauga|--at|nonsense", 2, "--at: 'nonsense' is no moment" },
  { "chickamauga|units|--at|@1", 2, "--at: '@1' is no moment" },
  { "chickamauga|rows|--at|", 2, "--at: '' is no moment" },
  { "chickamauga|units|--eyes|nobody", 2, "--eyes: 'nobody' is neither" },
  { "./none.scenario.xml", 1, "none.scenario.xml" },
};

static void
test_refused (gconstpointer data)
{
  const typeof (refusals[0]) *refusal = data;
  g_autofree char *whole = g_strconcat ("show|", refusal->arguments, NULL);
  g_auto (GStrv) words = g_strsplit (whole, "|", -1);
  g_autoptr (Answer) answer = NULL;

  if (*refusal->arguments == '\0')
    g_clear_pointer (&words[1], g_free);
  answer = ask_in_locale ("C", (const char *const *) words);
  if (g_str_has_prefix (refusal->arguments, "./"))
    {
      g_assert_cmpint (answer->code, ==, refusal->code);
      g_assert_cmpstr (answer->out, ==, "");
      g_assert_nonnull (strstr (answer->err, refusal->words));
    }
  else
    assert_refused (answer, refusal->code, refusal->words);
}

/* All that is wrong with a file, each with its line, and nothing of what it says. */
static void
test_unreadable (void)
{
  g_autofree char *folder = g_dir_make_tmp ("adjutant-show-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "none.scenario.xml", NULL);
  g_autofree char *first = g_strconcat (path, ":3: ", NULL);
  g_autofree char *second = g_strconcat (path, ":4: ", NULL);
  g_autoptr (Answer) answer = NULL;

  g_assert_true (g_file_set_contents (path,
                                      "<scenario xmlns='urn:adjutant:scenario' version='1' id='a'\n"
                                      " title='A' ruleset='blue-and-gray'>\n"
                                      "<sid/>\n<turm/>\n</scenario>\n",
                                      -1, NULL));
  answer = ask ("show", path, NULL);
  g_assert_cmpint (answer->code, ==, 1);
  g_assert_cmpstr (answer->out, ==, "");
  g_assert_nonnull (strstr (answer->err, first));
  g_assert_nonnull (strstr (answer->err, second));
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

/* The same bytes in any locale, with letters that are not in all of them. */
static void
test_locale (void)
{
  g_autofree char *small = book_file ("small.scenario.xml");
  g_autofree char *ruleset = book_file ("small.ruleset.xml");
  g_autofree char *folder = g_dir_make_tmp ("adjutant-show-XXXXXX", NULL);
  g_autofree char *path = g_build_filename (folder, "some.scenario.xml", NULL);
  g_autofree char *beside = g_build_filename (folder, "small.ruleset.xml", NULL);
  const char *const arguments[] = { "show", path, "units", NULL };
  g_autofree char *text = NULL;
  g_autoptr (GString) other = NULL;
  g_autoptr (Answer) plain = NULL;
  g_autoptr (Answer) german = NULL;

  g_assert_true (g_file_get_contents (ruleset, &text, NULL, NULL));
  g_assert_true (g_file_set_contents (beside, text, -1, NULL));
  g_clear_pointer (&text, g_free);
  g_assert_true (g_file_get_contents (small, &text, NULL, NULL));
  other = g_string_new (text);
  g_assert_cmpuint (g_string_replace (other, "name=\"Smith\"", "name=\"von Süßmilch\"", 0), ==, 1);
  g_assert_true (g_file_set_contents (path, other->str, -1, NULL));
  plain = ask_in_locale ("C", arguments);
  german = ask_in_locale ("de_DE.UTF-8", arguments);
  assert_said (plain, 0);
  g_assert_nonnull (strstr (plain->out, "\tvon Süßmilch\n"));
  g_assert_cmpstr (german->out, ==, plain->out);
  g_assert_cmpint (g_remove (path), ==, 0);
  g_assert_cmpint (g_remove (beside), ==, 0);
  g_assert_cmpint (g_rmdir (folder), ==, 0);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (views); i++)
    {
      g_autofree char *name = g_strconcat ("/show/golden/", views[i], NULL);

      g_test_add_data_func (name, views[i], test_golden);
    }
  for (guint i = 0; i < G_N_ELEMENTS (refusals); i++)
    {
      g_autofree char *name = g_strdup_printf ("/show/refused/%u", i + 1);

      g_test_add_data_func (name, &refusals[i], test_refused);
    }
  g_test_add_func ("/show/counts", test_counts);
  g_test_add_func ("/show/summary", test_summary);
  g_test_add_func ("/show/unreadable", test_unreadable);
  g_test_add_func ("/show/locale", test_locale);
  return g_test_run ();
}
