/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "books.h"

static AdjBook *
load (const char *path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  g_assert_cmpuint (adj_problems_count (loaded->problems), ==, 0);
  g_assert_cmpuint (adj_problems_count (loaded->ruleset_problems), ==, 0);
  g_assert_nonnull (loaded->book);
  return g_steal_pointer (&loaded->book);
}

AdjBook *
small_book (void)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, "small.scenario.xml", NULL);

  return load (path);
}

AdjDraft *
small_draft (void)
{
  g_autoptr (AdjBook) book = small_book ();

  return adj_draft_new (book->scenario);
}

AdjBook *
shipped_book (const char *id)
{
  g_autofree char *path = adj_library_find_scenario (id);

  g_assert_nonnull (path);
  return load (path);
}
