/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "paper.h"
#include "sheets/leaf.h"
#include "staff/listing.h"
#include "tests/record/fixture.h"

/* The pages of every sheet: nothing cut off, nothing on top of another, no page with nothing on it,
 * no letters too small to be read, and no waste of paper. */

/* How many pages each may have, of a whole game on A4. */
static const guint most_pages[ADJ_N_SHEETS] = {
  [ADJ_SHEET_SUMMARY] = 1,  [ADJ_SHEET_SETUP] = 2,      [ADJ_SHEET_ROSTER] = 3,
  [ADJ_SHEET_ARRIVALS] = 1, [ADJ_SHEET_AID] = 1,        [ADJ_SHEET_RULINGS] = 2,
  [ADJ_SHEET_SCATTER] = 2,  [ADJ_SHEET_INITIATIVE] = 2, [ADJ_SHEET_PLOT] = 4,
  [ADJ_SHEET_REPORT] = 27,  [ADJ_SHEET_MAP] = 1,        [ADJ_SHEET_DICE] = 4,
  [ADJ_SHEET_MISSING] = 4,  [ADJ_SHEET_TRACK] = 1,      [ADJ_SHEET_BATTLE_ORDER] = 4,
  [ADJ_SHEET_LEDGER] = 1,   [ADJ_SHEET_COUNTERS] = 2,   [ADJ_SHEET_CARDS] = 2,
  [ADJ_SHEET_PROOF] = 24,
};

static void
check_sheet (AdjGame *game, AdjSheetKind kind, const char *paper, gboolean large, gboolean blank)
{
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) sheet = NULL;
  g_autofree char *fault = NULL;
  guint most = most_pages[kind] * (large ? 5 : 1) + (large && kind == ADJ_SHEET_MAP ? 9 : 0);

  options.paper = adj_paper_find (paper);
  options.large = large;
  options.blank = blank;
  sheet = paper_sheet (kind, game, &options);
  fault = adj_sheet_fault (sheet);
  g_test_message ("%s, %s%s: %u pages", adj_sheet_name (kind), paper, large ? ", large" : "",
                  adj_sheet_n_pages (sheet));
  g_assert_cmpstr (fault, ==, NULL);
  g_assert_false (adj_sheet_breaks_words (sheet));
  g_assert_cmpuint (adj_sheet_n_pages (sheet), >=, 1);
  g_assert_cmpuint (adj_sheet_n_pages (sheet), <=, most);
}

static void
check_all (AdjGame *game)
{
  for (AdjSheetKind kind = 0; kind < ADJ_SHEET_SIDE; kind++)
    for (int way = 0; way < 4; way++)
      check_sheet (game, kind, way & 1 ? "letter" : "a4", (way & 2) != 0, way == 3);
}

static void
test_boxes_at_start (void)
{
  g_autoptr (AdjGame) game = fixture_game ();

  check_all (game);
}

static void
test_boxes_of_turn (void)
{
  g_autoptr (AdjGame) game = paper_scripted_game ();

  check_all (game);
}

static void
test_boxes_of_game (void)
{
  g_autoptr (AdjGame) game = paper_whole_game (1);

  check_all (game);
}

/* Battles with nothing but a frame as well: no map, no units, unknown figures. */
static void
test_boxes_of_battles (void)
{
  g_auto (GStrv) paths = adj_library_scenarios ();

  g_assert_cmpuint (g_strv_length (paths), >=, 8);
  for (int i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (AdjLoaded) loaded = adj_library_load (paths[i]);
      g_autoptr (AdjGame) game = adj_game_new (loaded->book, 0);

      g_test_message ("%s", paths[i]);
      for (AdjSheetKind kind = 0; kind < ADJ_SHEET_SIDE; kind++)
        check_sheet (game, kind, "a4", FALSE, FALSE);
    }
}

/* A paper of so many lines, whatever it is of. */
static AdjDoc *
make_lines (guint n)
{
  AdjDoc *doc = adj_doc_new ("Lines", "Chickamauga");

  for (guint i = 0; i < n; i++)
    adj_doc_text (doc, NULL, "A line");
  return doc;
}

static AdjDoc *
make_few (const AdjMatter *matter)
{
  return make_lines (20);
}

static AdjDoc *
make_many (const AdjMatter *matter)
{
  return make_lines (400);
}

/* What is to be one page, and cannot be, says so at its head and goes on. */
static void
test_overfull (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjMatter matter = {
    .view = adj_view (adj_game_get_book (game), adj_game_get_table (game), ADJ_EYES_ALL),
    .scale = 1,
    .paper = adj_paper_find ("a4"),
  };
  AdjLeaf *few = adj_leaf_fit (make_few, &matter, FALSE);
  AdjLeaf *many = adj_leaf_fit (make_many, &matter, FALSE);

  g_assert_cmpuint (few->pages->len, ==, 1);
  g_assert_cmpstr (few->doc->subject, ==, "Chickamauga");
  g_assert_cmpuint (many->pages->len, >, 1);
  g_assert_cmpstr (many->doc->subject, ==, "Chickamauga\nmore than one page holds");
  adj_leaf_free (few);
  adj_leaf_free (many);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/boxes/at the start", test_boxes_at_start);
  g_test_add_func ("/sheets/boxes/of a turn", test_boxes_of_turn);
  g_test_add_func ("/sheets/boxes/of a game", test_boxes_of_game);
  g_test_add_func ("/sheets/boxes/of all battles", test_boxes_of_battles);
  g_test_add_func ("/sheets/boxes/overfull", test_overfull);
  return g_test_run ();
}
