/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played.h"
#include "staff/charts-apart.h"
#include "staff/correction-draft.h"

/* Where a game and the charts that it was begun from say otherwise. */

static void
assert_apart (const AdjView *view,
              const AdjApart *apart,
              const char *title,
              const char *in_game,
              const char *in_charts)
{
  g_autofree char *said = adj_apart_say (view, apart);

  g_assert_cmpstr (said, ==, title);
  g_assert_cmpstr (apart->in_game, ==, in_game);
  g_assert_cmpstr (apart->in_charts, ==, in_charts);
}

static const AdjApart *
nth (const GPtrArray *aparts, guint n)
{
  g_assert_cmpuint (n, <, aparts->len);
  return g_ptr_array_index (aparts, n);
}

/* Of units, turns, victory and the map, each figure once. */
static void
test_found (void)
{
  g_autoptr (AdjGame) game = played_new ();
  AdjView view = played_view (game);
  g_autoptr (AdjDraft) charts = adj_draft_new (view.book->scenario);
  g_autoptr (GPtrArray) none = adj_apart_find (&view, view.book->scenario);
  g_autoptr (GPtrArray) aparts = NULL;

  g_assert_cmpuint (none->len, ==, 0);
  g_assert_true (adj_apart_put (charts, "wilder", "strength", "9"));
  g_assert_true (adj_apart_put (charts, "turn-2", "night", "yes"));
  g_assert_true (adj_apart_put (charts, "1318", "terrain", "forest"));
  g_assert_true (adj_apart_put (charts, "0101-0102", "side", "creek"));
  aparts = adj_apart_find (&view, adj_draft_get_scenario (charts));
  g_assert_cmpuint (aparts->len, ==, 4);
  assert_apart (&view, nth (aparts, 0), "Wilder: Strength", "8", "9");
  assert_apart (&view, nth (aparts, 1), "Turn 2: Night", "no", "yes");
  assert_apart (&view, nth (aparts, 2), "0101: Side towards 0102", "", "creek");
  assert_apart (&view, nth (aparts, 3), "1318: Terrain", "rough", "forest");
}

/* What only one of them has is no figure of both, and what is no figure is refused. */
static void
test_missing (void)
{
  g_autoptr (AdjGame) game = played_new ();
  AdjView view = played_view (game);
  g_autoptr (AdjDraft) charts = adj_draft_new (view.book->scenario);
  g_autoptr (GPtrArray) aparts = NULL;

  g_assert_true (adj_draft_remove_unit (charts, played_unit (game, "wilder")));
  g_assert_true (adj_draft_add_unit (charts, "Nobody", 0, 0));
  aparts = adj_apart_find (&view, adj_draft_get_scenario (charts));
  g_assert_cmpuint (aparts->len, ==, 0);
  g_assert_false (adj_apart_put (charts, "wilder", "strength", "9"));
  g_assert_false (adj_apart_put (charts, "nobody", "strength", "many"));
}

/* Who may not know which unit it is learns none of its figures (Y 11.5). */
static void
test_eyes (void)
{
  g_autoptr (AdjGame) game = played_new ();
  AdjView view = played_view (game);
  g_autoptr (AdjDraft) charts = adj_draft_new (view.book->scenario);
  g_autoptr (GPtrArray) aparts = NULL;
  AdjTable *table;

  g_assert_true (adj_apart_put (charts, "wilder", "strength", "9"));
  table = adj_table_copy (view.table);
  table->units[played_unit (game, "wilder")].facts |= ADJ_FACT_FACE_DOWN;
  view = adj_view (view.book, table, ADJ_EYES_SECOND);
  g_assert_false (adj_view_knows (&view, played_unit (game, "wilder")));
  aparts = adj_apart_find (&view, adj_draft_get_scenario (charts));
  g_assert_cmpuint (aparts->len, ==, 0);
  adj_table_free (table);
}

/* Each of them is a correction of the game that can be looked at first. */
static void
test_corrected (void)
{
  g_autoptr (AdjGame) game = played_new ();
  AdjView view = played_view (game);
  g_autoptr (AdjDraft) charts = adj_draft_new (view.book->scenario);
  g_autoptr (GPtrArray) aparts = NULL;
  static const char *const lines[] = { "book wilder movement=9", "book turn-2 label=Dusk",
                                       "book 0101-0102 side=creek" };

  g_assert_true (adj_apart_put (charts, "wilder", "movement", "9"));
  g_assert_true (adj_apart_put (charts, "turn-2", "label", "Dusk"));
  g_assert_true (adj_apart_put (charts, "0101-0102", "side", "creek"));
  aparts = adj_apart_find (&view, adj_draft_get_scenario (charts));
  g_assert_cmpuint (aparts->len, ==, G_N_ELEMENTS (lines));
  for (guint i = 0; i < aparts->len; i++)
    {
      const AdjApart *apart = nth (aparts, i);
      g_autoptr (AdjCorrectionDraft) mending =
          adj_correction_draft_new_figure (game, &view, &apart->figure);
      g_autofree char *line = NULL;

      g_assert_nonnull (mending);
      g_assert_cmpstr (adj_correction_draft_text (mending), ==, apart->in_game);
      line = adj_correction_draft_line (mending, game, apart->in_charts);
      g_assert_cmpstr (line, ==, lines[i]);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/charts-apart/found", test_found);
  g_test_add_func ("/staff/charts-apart/missing", test_missing);
  g_test_add_func ("/staff/charts-apart/eyes", test_eyes);
  g_test_add_func ("/staff/charts-apart/corrected", test_corrected);
  return g_test_run ();
}
