/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "bad-case.h"
#include "book/library.h"
#include "book/lint.h"

/* Every message that the reader and the linter can utter, shown by a bad file, alone and beside
 * another fault: one message never keeps the next from being found. */

/* Faults that go with any other, a place of each file on one line. */
static const struct
{
  const char *id;
  const char *file;
  const char *old;
  const char *new;
} companions[] = {
  { "form-unknown-attribute", "small.scenario.xml", "<special title",
    "<special wobble=\"1\" title" },
  { "form-unknown-attribute", "bare.scenario.xml", "<unknown what=\"exits\"",
    "<unknown wobble=\"1\" what=\"exits\"" },
  { "form-unknown-attribute", "small.ruleset.xml", "<row id=\"Y 7.26\"",
    "<row wobble=\"1\" id=\"Y 7.26\"" },
  { "form-bad-number", "small.scenario.xml", "initiative=\"5\"", "initiative=\"five\"" },
  { "form-bad-number", "bare.scenario.xml", "rows=\"2\"", "rows=\"two\"" },
  { "form-bad-yes", "small.ruleset.xml", "alone=\"yes\"", "alone=\"si\"" },
  { "form-bad-yes", "both.ruleset.xml", "alone=\"yes\"", "alone=\"si\"" },
};

/* The same for the linter, which is asked only when a file can be used. */
static const typeof (companions[0]) lint_companions[] = {
  { "exit-inland", "small.scenario.xml", "<exit hexes=\"0103\"", "<exit hexes=\"0204\"" },
  { "held-twice", "small.scenario.xml", "hexes=\"0203\" source", "hexes=\"0203 0203\" source" },
  { "option-too-long", "small.ruleset.xml",
    "short=\"Driven back, a unit attacks no more before the night.\"", "" },
  { "ruling-too-long", "small.ruleset.xml", "of the terrain.\" short=\"On top of the terrain.\"",
    "of the terrain, whatever it is, and whoever pays them pays them once for each hex, not once "
    "for each enemy beside it.\"" },
  { "option-too-long", "both.ruleset.xml",
    "short=\"Driven back, a unit attacks no more before the night.\"", "" },
  { "no-first-player", "bare.scenario.xml", "\"first-player\">Who", "\"nights\">Who" },
  { "no-turns", "bare.scenario.xml", "\"turns\">How", "\"nights\">How" },
};

static AdjProblems *
judge (const BadCase *bad, const char *path)
{
  AdjProblems *problems = NULL;

  if (bad_case_is_ruleset (bad))
    {
      g_autoptr (AdjRuleset) ruleset = adj_ruleset_load (path, problems = adj_problems_new (path));

      g_assert_true ((ruleset != NULL) == adj_problems_usable (problems));
      if (ruleset != NULL)
        adj_lint_ruleset (ruleset, problems);
    }
  else
    {
      g_autoptr (AdjLoaded) loaded = adj_library_load (path);

      g_assert_true ((loaded->book != NULL) == adj_problems_usable (loaded->problems));
      if (loaded->book != NULL)
        adj_lint (loaded->book, loaded->problems);
      problems = g_steal_pointer (&loaded->problems);
    }
  return problems;
}

static void
tell (const BadCase *bad, const AdjProblems *problems)
{
  for (guint i = 0; i < bad->messages->len; i++)
    {
      const BadMessage *message = g_ptr_array_index (bad->messages, i);

      g_test_message ("expected %d %s %s", message->line, message->id,
                      message->text != NULL ? message->text : "");
    }
  for (guint i = 0; i < adj_problems_count (problems); i++)
    {
      const AdjProblem *problem = adj_problems_get (problems, i);

      g_test_message ("got %d %s %s", problem->line, problem->id, problem->text);
    }
}

static gboolean
is_said (const BadMessage *message, const AdjProblems *problems)
{
  for (guint i = 0; i < adj_problems_count (problems); i++)
    {
      const AdjProblem *problem = adj_problems_get (problems, i);

      if (g_str_equal (problem->id, message->id) && problem->line == message->line &&
          (message->text == NULL || strstr (problem->text, message->text) != NULL))
        return TRUE;
    }
  return FALSE;
}

/* Each expected message, and others as many. */
static void
assert_said (const BadCase *bad, guint others)
{
  g_autofree char *path = bad_case_put (bad);
  g_autoptr (AdjProblems) problems = judge (bad, path);

  tell (bad, problems);
  for (guint i = 0; i < bad->messages->len; i++)
    g_assert_true (is_said (g_ptr_array_index (bad->messages, i), problems));
  g_assert_cmpuint (adj_problems_count (problems), ==, bad->messages->len + others);
  for (guint i = 1; i < adj_problems_count (problems); i++)
    g_assert_cmpint (adj_problems_get (problems, i - 1)->line, <=,
                     adj_problems_get (problems, i)->line);
  bad_case_remove (bad, path);
}

static gboolean
expects (const BadCase *bad, const char *id)
{
  for (guint i = 0; i < bad->messages->len; i++)
    if (g_str_equal (((const BadMessage *) g_ptr_array_index (bad->messages, i))->id, id))
      return TRUE;
  return FALSE;
}

/* Its id, or NULL if none of them goes with the case. */
static const char *
add_companion (BadCase *bad, const typeof (companions[0]) *all, guint n)
{
  for (guint i = 0; i < n; i++)
    if (!expects (bad, all[i].id) && g_str_equal (all[i].file, bad->base) &&
        bad_case_edit (bad, all[i].file, all[i].old, all[i].new))
      return all[i].id;
  return NULL;
}

static gboolean
is_lint (const BadCase *bad)
{
  g_autofree char *path = bad_case_put (bad);
  g_autoptr (AdjProblems) problems = judge (bad, path);

  bad_case_remove (bad, path);
  return adj_problems_usable (problems);
}

static void
test_bad (gconstpointer data)
{
  g_autoptr (BadCase) bad = bad_case_read (g_test_get_dir (G_TEST_DIST), data);
  gboolean lint = is_lint (bad);
  const char *other;

  assert_said (bad, 0);
  if (lint)
    other = add_companion (bad, lint_companions, G_N_ELEMENTS (lint_companions));
  else
    other = add_companion (bad, companions, G_N_ELEMENTS (companions));
  g_assert_nonnull (other);
  g_test_message ("with %s", other);
  assert_said (bad, bad->fatal ? 0 : 1);
  if (!bad->fatal)
    {
      g_autofree char *path = bad_case_put (bad);
      g_autoptr (AdjProblems) problems = judge (bad, path);

      g_assert_true (adj_problems_has (problems, other));
      bad_case_remove (bad, path);
    }
}

/* The files that are spoiled have no fault themselves. */
static void
test_bases (void)
{
  static const char *const bases[] = { "small.scenario.xml", "bare.scenario.xml",
                                       "small.ruleset.xml" };

  for (guint i = 0; i < G_N_ELEMENTS (bases); i++)
    {
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, bases[i], NULL);
      BadCase base = { .base = (char *) bases[i] };
      g_autoptr (AdjProblems) problems = judge (&base, path);

      g_assert_cmpuint (adj_problems_count (problems), ==, 0);
    }
}

int
main (int argc, char **argv)
{
  g_auto (GStrv) paths = NULL;

  g_test_init (&argc, &argv, NULL);
  paths = bad_case_paths (g_test_get_dir (G_TEST_DIST));
  g_test_add_func ("/bad/bases", test_bases);
  for (int i = 0; paths[i] != NULL; i++)
    {
      g_autofree char *name = g_path_get_basename (paths[i]);
      g_autofree char *test = g_strconcat ("/bad/", name, NULL);

      g_test_add_data_func (test, paths[i], test_bad);
    }
  return g_test_run ();
}
