/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/library.h"
#include "book/ruleset-form.h"
#include "book/scenario-form.h"
#include "book/tracing.h"
#include "spoil.h"

/* The small files, which have every element, are spoiled at random, and table and schema asked. */

#define SEED 18630919

typedef struct
{
  const AdjXmlFormat *format;
  const char *file;
  const char *schema;
  guint rounds; /* where time is no matter; the larger schema takes longer */
} Book;

static const Book books[] = {
  { &adj_scenario_format, "small.scenario.xml", "scenario.rng", 700 },
  { &adj_ruleset_format, "small.ruleset.xml", "ruleset.rng", 1300 },
  { &adj_tracing_format, "small.tracing", "tracing.rng", 1300 },
};

static void
test_agree (gconstpointer data)
{
  const Book *book = data;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, book->file, NULL);
  g_autofree char *schema = adj_library_schema (book->schema);
  g_autoptr (GRand) dice = g_rand_new_with_seed (SEED);
  const guint rounds = g_test_slow () ? book->rounds : book->rounds / 5;
  g_autofree char *text = NULL;
  guint good = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (schema);
  g_assert_true (both_accept (book->format, schema, text));
  for (guint i = 0; i < rounds; i++)
    {
      g_autofree char *changed = spoil (book->format, dice, text);

      good += both_accept (book->format, schema, changed);
    }
  /* Neither verdict may be starved. */
  g_assert_cmpuint (good, >, rounds / 20);
  g_assert_cmpuint (good, <, rounds / 2);
}

static void
assert_both_accept (const Book *book, const char *path)
{
  g_autofree char *schema = adj_library_schema (book->schema);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (both_accept (book->format, schema, text));
}

/* The files of the program's own. */
static void
test_shipped (void)
{
  g_auto (GStrv) paths = adj_library_scenarios ();
  g_autofree char *ruleset = adj_library_find_ruleset ("blue-and-gray");
  g_autofree char *revised = adj_library_find_ruleset ("blue-and-grey-revised");

  g_assert_nonnull (paths[0]);
  for (int i = 0; paths[i] != NULL; i++)
    assert_both_accept (&books[0], paths[i]);
  assert_both_accept (&books[1], ruleset);
  assert_both_accept (&books[1], revised);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      g_autofree char *name = g_strconcat ("/schema/", books[i].schema, NULL);

      g_test_add_data_func (name, &books[i], test_agree);
    }
  g_test_add_func ("/schema/shipped", test_shipped);
  return g_test_run ();
}
