/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "paper.h"
#include "reader.h"
#include "tests/record/fixture.h"

/* Papers that are the same however a game stands. */

/* Printed matter is the same however the game stands, and for all eyes. */
static void
test_printed_matter (void)
{
  static const AdjSheetKind kinds[] = { ADJ_SHEET_TRACK, ADJ_SHEET_BATTLE_ORDER, ADJ_SHEET_LEDGER,
                                        ADJ_SHEET_COUNTERS };
  g_autoptr (AdjGame) start = fixture_game ();

  for (gsize i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *then = paper_words_of (kinds[i], start);
      g_autofree char *now = paper_words_of (kinds[i], paper_long_game ());

      g_assert_cmpstr (then, ==, now);
    }
}

static void
test_track (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = paper_words_of (ADJ_SHEET_TRACK, game);
  g_autofree char *lines = paper_text_of (ADJ_SHEET_TRACK, game);

  g_assert_cmpuint (paper_count (lines, "level [0-9]"), ==, paper_count (lines, "level"));
  paper_assert_says (text, "9 Night");
  paper_assert_says (text, "Confederate: 9 to come, level 3");
  g_assert_cmpuint (paper_count (text, "Union: "), ==, fixture_book ()->scenario->n_turns);
}

/* Every unit once, by corps and division, with where and when it begins. */
static void
test_battle_order (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_BATTLE_ORDER, game, &options);
  gsize length;
  g_autofree char *text = paper_bytes (sheet, ".txt", &length);

  paper_assert_says (text, "1/1/XIV 5 Infantry 1317");
  paper_assert_says (text, "Deshler 5 Infantry turn 2 at 1627/1928");
  g_assert_cmpuint (
      paper_count (text, "(Infantry|Cavalry|Artillery|Supply train) (turn [0-9]|[0-9]{4})"), ==,
      fixture_book ()->scenario->n_units);
  g_assert_cmpuint (paper_count (text, "^XIV, Division 4\n\\.+$"), ==, 1);
  g_assert_true (strstr (text, "XIV, Division 2") < strstr (text, "XIV, Division 3"));
}

/* What the aid leaves out it names at its foot, and it stands nowhere else on it. */
static void
test_aid_foot (void)
{
  static const char *const papers[] = { "letter", "a4" };
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();

  for (gsize i = 0; i < G_N_ELEMENTS (papers); i++)
    {
      g_autoptr (AdjSheet) sheet = NULL;
      g_autofree char *text = NULL;

      options.paper = adj_paper_find (papers[i]);
      sheet = paper_sheet (ADJ_SHEET_AID, game, &options);
      text = paper_words (sheet);
      g_assert_cmpuint (adj_sheet_n_pages (sheet), ==, 1);
      paper_assert_says (text, "Left out for want of room who arrives when Page 1 of 1");
      g_assert_null (strstr (text, "Confederate, turn 2"));
    }
}

/* A large sheet has room for all of it. */
static void
test_aid_whole (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *text = NULL;

  options.paper = adj_paper_find ("a3");
  sheet = paper_sheet (ADJ_SHEET_AID, game, &options);
  text = paper_words (sheet);
  g_assert_null (strstr (text, "Left out"));
  paper_assert_says (text, "Confederate, turn 2");
  paper_assert_says (text, " 13 14 15 ");
}

static void
test_ledger (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *text = paper_words_of (ADJ_SHEET_LEDGER, game);
  const GArray *awards = fixture_book ()->scenario->awards;

  for (guint i = 0; i < awards->len; i++)
    paper_assert_says (text, g_array_index (awards, AdjAward, i).title);
  paper_assert_says (text, "Turn Union eliminated Union exited");
}

/* Each gap of each battle is asked for, on paper to write on. */
static void
test_missing (void)
{
  g_auto (GStrv) paths = adj_library_scenarios ();

  for (int i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (AdjLoaded) loaded = adj_library_load (paths[i]);
      g_autoptr (AdjGame) game = adj_game_new (loaded->book, 0);
      g_autofree char *text = paper_words_of (ADJ_SHEET_MISSING, game);
      const GArray *unknowns = loaded->book->scenario->unknowns;

      for (guint j = 0; j < unknowns->len; j++)
        paper_assert_says (text, g_array_index (unknowns, AdjUnknown, j).text);
      if (unknowns->len == 0)
        paper_assert_says (text, "Everything of this battle is known");
      else
        g_assert_null (strstr (text, "Everything of this battle"));
    }
}

/* A long word on a marker is in smaller letters, not pressed together. */
static void
test_marker_words (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = paper_sheet (ADJ_SHEET_COUNTERS, game, &options);
  g_autoptr (GArray) words = reader_words (sheet);
  const Word *brief = reader_find (words, 0, "Dug");
  const Word *longer = reader_find (words, 0, "Ineffective");

  g_assert_nonnull (brief);
  g_assert_nonnull (longer);
  g_assert_cmpfloat (reader_height (longer), <, 0.9 * reader_height (brief));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/marker words", test_marker_words);
  g_test_add_func ("/sheets/printed matter", test_printed_matter);
  g_test_add_func ("/sheets/track", test_track);
  g_test_add_func ("/sheets/order of battle", test_battle_order);
  g_test_add_func ("/sheets/aid foot", test_aid_foot);
  g_test_add_func ("/sheets/aid whole", test_aid_whole);
  g_test_add_func ("/sheets/ledger", test_ledger);
  g_test_add_func ("/sheets/missing", test_missing);
  return g_test_run ();
}
