/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/progress.h"

#include <string.h>

#include "book/chart-line.h"
#include "book/library.h"

/* How far the charts of a battle have got, on the way of an owner of Antietam. */

static AdjDraft *
new_draft (void)
{
  g_autofree char *path = adj_library_find_scenario ("antietam");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  g_assert_nonnull (loaded->book);
  return adj_draft_new (loaded->book->scenario);
}

static AdjMapProgress
progress_of (const AdjDraft *draft)
{
  return adj_map_progress (adj_draft_get_book (draft), adj_draft_get_doubts (draft));
}

static void
test_terrain (void)
{
  g_autoptr (AdjDraft) draft = new_draft ();
  g_autofree char *said = NULL;

  g_assert_cmpuint (progress_of (draft).hexes, ==, 380);
  g_assert_cmpuint (progress_of (draft).hexes_known, ==, 0);
  g_assert_true (adj_draft_chart (draft, "0412 0413 0414 terrain=forest"));
  g_assert_cmpuint (progress_of (draft).hexes_known, ==, 3);
  said = adj_map_progress_say (adj_draft_get_book (draft), adj_draft_get_doubts (draft));
  g_assert_nonnull (strstr (said, "Terrain: 3 of 380"));
  g_assert_nonnull (strstr (said, "From your charts: 3 of 380"));
  g_assert_true (adj_draft_chart (draft, "rest terrain=clear"));
  g_assert_cmpuint (progress_of (draft).hexes_known, ==, 380);
}

/* A road that stops and a creek without an end are unsound nets until they are drawn on. */
static void
test_nets (void)
{
  g_autoptr (AdjDraft) draft = new_draft ();

  g_assert_true (adj_draft_chart (draft, "rest terrain=clear"));
  g_assert_true (adj_draft_chart (draft, "road 0105 0205 0305"));
  g_assert_cmpuint (progress_of (draft).nets, ==, 1);
  g_assert_cmpuint (progress_of (draft).nets_sound, ==, 0);
  g_assert_true (adj_draft_chart (draft, "0305 name=Dunker Church"));
  g_assert_cmpuint (progress_of (draft).nets_sound, ==, 1);
  g_assert_true (adj_draft_chart (draft, "creek 0510-0610"));
  g_assert_cmpuint (progress_of (draft).nets, ==, 2);
  g_assert_cmpuint (progress_of (draft).nets_sound, ==, 1);
}

static void
test_compared (void)
{
  g_autoptr (AdjDraft) draft = new_draft ();
  AdjCompareProgress hexes;
  AdjCompareProgress all;

  g_assert_true (adj_draft_chart (draft, "0412 0413 terrain=forest"));
  g_assert_true (adj_draft_chart (draft, "compare 1/1/i special-1"));
  hexes = adj_compare_progress (adj_draft_get_scenario (draft), "hex");
  all = adj_compare_progress (adj_draft_get_scenario (draft), "");
  g_assert_cmpuint (hexes.done, ==, 2);
  g_assert_cmpuint (hexes.all, ==, 380);
  g_assert_cmpuint (all.done, ==, 4);
  g_assert_cmpuint (all.all, >, 380 + adj_draft_get_scenario (draft)->n_units);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/progress/terrain", test_terrain);
  g_test_add_func ("/progress/nets", test_nets);
  g_test_add_func ("/progress/compared", test_compared);
  return g_test_run ();
}
