/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/blank.h"
#include "book/draft-strokes.h"
#include "books.h"
#include "owner-strokes.h"

/* The whole map of Chickamauga drawn from an empty grid by the editor's own functions, in the
 * strokes that a person would make: it is the shipped map, element by element. */

#define MOST_STROKES 160

/* ---- The whole ---- */

static AdjDraft *
new_draft (const AdjScenario *printed)
{
  g_autoptr (AdjScenario) blank =
      adj_scenario_new_blank (printed->ruleset, "again", "Chickamauga again");
  AdjDraft *draft = adj_draft_new (blank);

  g_assert_true (adj_draft_set_grid (draft, &printed->map.grid));
  g_assert_true (adj_draft_confirm_map (draft));
  return draft;
}

static void
test_map (void)
{
  g_autoptr (AdjBook) book = shipped_book ("chickamauga");
  g_autoptr (AdjDraft) draft = new_draft (book->scenario);
  g_autoptr (GPtrArray) strokes = owner_strokes (book->scenario, "forest");

  g_test_message ("%u strokes", strokes->len);
  g_assert_cmpuint (strokes->len, <=, MOST_STROKES);
  for (guint i = 0; i < strokes->len; i++)
    g_assert_true (owner_draw (draft, g_ptr_array_index (strokes, i)));
  owner_assert_same_map (&adj_draft_get_scenario (draft)->map, &book->scenario->map);

  while (adj_draft_undo (draft))
    ;
  g_assert_cmpuint (adj_draft_get_scenario (draft)->map.n_hexsides, ==, 0);
  while (adj_draft_redo (draft))
    ;
  owner_assert_same_map (&adj_draft_get_scenario (draft)->map, &book->scenario->map);
}

/* ---- A battle from nothing ---- */

static void
test_blank (void)
{
  g_auto (GStrv) paths = adj_library_rulesets ();

  for (int i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (AdjProblems) problems = adj_problems_new (paths[i]);
      g_autoptr (AdjRuleset) ruleset = adj_ruleset_load (paths[i], problems);
      g_autoptr (AdjScenario) blank = adj_scenario_new_blank (ruleset, "corinth", "Corinth & more");
      g_autoptr (AdjDraft) draft = NULL;

      g_assert_nonnull (blank);
      g_assert_cmpstr (blank->title, ==, "Corinth & more");
      g_assert_cmpuint (blank->n_units, ==, 0);
      g_assert_false (adj_scenario_complete (blank));
      draft = adj_draft_new (blank);
      g_assert_cmpuint (adj_draft_find_rest (draft, NULL), ==, blank->map.n_hexes);
      g_assert_cmpuint (adj_problems_count (adj_draft_get_doubts (draft)), ==, 0);
      g_assert_null (adj_scenario_new_blank (ruleset, "Not A Name", "Corinth"));
      g_assert_null (adj_scenario_new_blank (ruleset, "corinth", ""));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/chickamauga-again/map", test_map);
  g_test_add_func ("/chickamauga-again/blank", test_blank);
  return g_test_run ();
}
