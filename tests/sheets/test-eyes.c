/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "tests/record/fixture.h"

/* No paper tells anybody what he may not know. */

/* What a side is handed tells nothing of what it may not know. */
static void
test_papers_of_side (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  fixture_play (game, "option limited-intelligence=on; flip wilder", ADJ_OK);
  options.eyes = ADJ_EYES_SECOND;
  sheet = paper_sheet (ADJ_SHEET_SIDE, game, &options);
  text = paper_text (sheet);
  paper_assert_says (text, "for the eyes of Confederate");
  paper_assert_says (text, "Plot sheet");
  g_assert_null (strstr (text, "Wilder"));
}

/* Nobody else has them: with everything on them they would be handed to the wrong player. */
static void
test_papers_of_nobody (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();

  for (options.eyes = ADJ_EYES_FIRST; options.eyes <= ADJ_EYES_ALL; options.eyes++)
    {
      g_autoptr (GError) error = NULL;
      g_autoptr (AdjSheet) sheet = adj_sheet_new (ADJ_SHEET_SIDE, game, &options, &error);

      g_assert_cmpint (sheet != NULL, ==, options.eyes < ADJ_EYES_PUBLIC);
      if (sheet == NULL)
        g_assert_nonnull (strstr (error->message, "for its own eyes"));
    }
}

/* A unit face down is told to nobody but its owner; not even what it did. */
static void
test_eyes (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();

  fixture_play (game, "flip wilder", ADJ_OK);
  fixture_play (game, "move wilder 1325", ADJ_OK);
  for (AdjSheetKind kind = 0; kind < ADJ_SHEET_SIDE; kind++)
    for (options.eyes = ADJ_EYES_FIRST; options.eyes <= ADJ_EYES_ALL; options.eyes++)
      {
        g_autoptr (AdjSheet) sheet = paper_sheet (kind, game, &options);
        g_autofree char *text =
            kind == ADJ_SHEET_SUMMARY ? paper_words (sheet) : paper_text (sheet);
        gboolean owner = options.eyes == ADJ_EYES_FIRST || options.eyes == ADJ_EYES_ALL;

        g_test_message ("%s %d", adj_sheet_name (kind), (int) options.eyes);
        if (kind == ADJ_SHEET_CARDS)
          continue; /* the same for all */
        g_assert_cmpint (strstr (text, "for the eyes of Union") != NULL, ==,
                         options.eyes == ADJ_EYES_FIRST);
        g_assert_cmpint (strstr (text, "what both sides may know") != NULL, ==,
                         options.eyes == ADJ_EYES_PUBLIC);
        if (kind == ADJ_SHEET_BATTLE_ORDER || kind == ADJ_SHEET_COUNTERS)
          continue; /* printed matter, whatever lies where */
        if (!owner)
          g_assert_null (strstr (text, "Wilder 1"));
        if (!owner && kind != ADJ_SHEET_SUMMARY && kind != ADJ_SHEET_REPORT)
          g_assert_null (strstr (text, "Wilder"));
        if (kind == ADJ_SHEET_SUMMARY || kind == ADJ_SHEET_REPORT)
          paper_assert_says (text, owner ? "Wilder 1022-1325" : "?u1 1022-1325");
        if (kind == ADJ_SHEET_ROSTER || kind == ADJ_SHEET_SETUP)
          paper_assert_says (text, owner ? "Wilder" : "?u1");
      }
}

/* A unit missing from a list would be known for a dummy (Y 11.52), and when one is due for a real
 * unit. */
static void
test_dummies (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();

  fixture_play (game, "option limited-intelligence=on; dummy union 2; flip union", ADJ_OK);
  for (options.eyes = ADJ_EYES_FIRST; options.eyes <= ADJ_EYES_SECOND; options.eyes++)
    {
      AdjView view = adj_view (fixture_book (), adj_game_get_table (game), options.eyes);
      g_autoptr (AdjSheet) roster = paper_sheet (ADJ_SHEET_ROSTER, game, &options);
      g_autoptr (AdjSheet) arrivals = paper_sheet (ADJ_SHEET_ARRIVALS, game, &options);
      g_autofree char *who = paper_text (roster);
      g_autofree char *when = paper_text (arrivals);

      for (int unit = 0; unit < view.table->n_units; unit++)
        g_assert_nonnull (strstr (who, adj_view_unit_name (&view, unit)));
      g_assert_null (strstr (when, "?u"));
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/eyes/papers of a side", test_papers_of_side);
  g_test_add_func ("/sheets/eyes/papers of nobody", test_papers_of_nobody);
  g_test_add_func ("/sheets/eyes/every sheet", test_eyes);
  g_test_add_func ("/sheets/eyes/dummies", test_dummies);
  return g_test_run ();
}
