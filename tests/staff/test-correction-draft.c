/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played.h"
#include "staff/correction-draft.h"

/* The draft of a correction, without a window. */

/* orders: 1 move 3/1/xiv, 2 move wilder */
static AdjGame *
play (void)
{
  AdjGame *game = played_new ();

  played_on (game, "move 3/1/xiv 1619; move wilder n");
  return game;
}

static void
assert_line (const AdjCorrectionDraft *mending, AdjGame *game, const char *typed, const char *line)
{
  g_autofree char *said = adj_correction_draft_line (mending, game, typed);

  g_assert_cmpstr (said, ==, line);
}

static void
assert_says (const AdjCorrectionDraft *mending, AdjGame *game, const char *expected)
{
  g_autofree char *said = adj_correction_draft_say (mending, game);

  g_assert_cmpstr (said, ==, expected);
}

static void
test_order (void)
{
  g_autoptr (AdjGame) game = play ();
  g_autoptr (AdjCorrectionDraft) mending = adj_correction_draft_new (game, ADJ_CORRECT_EDIT, 2);

  g_assert_nonnull (mending);
  g_assert_cmpstr (mending->title, ==, "Correct order 2");
  assert_says (mending, game, "move wilder 1021");
  g_assert_cmpstr (adj_correction_draft_text (mending), ==, "move wilder 1021");
  assert_line (mending, game, "move wilder 1021", NULL); /* as it was */
  assert_line (mending, game, "  ", NULL);
  assert_line (mending, game, " move wilder s ", "correct 2 move wilder s");
}

/* It is read against the table before it, not against that of now. */
static void
test_before (void)
{
  g_autoptr (AdjGame) game = play ();
  g_autoptr (AdjCorrectionDraft) mending = adj_correction_draft_new (game, ADJ_CORRECT_INSERT, 2);
  int wilder = played_unit (game, "wilder");
  int moved = played_unit (game, "3/1/xiv");
  const AdjBook *book = adj_game_get_book (game);

  g_assert_cmpint (book->hexes[mending->table->units[moved].hex].id, ==, 1619);
  g_assert_cmpint (book->hexes[mending->table->units[wilder].hex].id, ==, 1022);
  g_assert_true (mending->field->table == mending->table);
  g_assert_cmpstr (adj_correction_draft_text (mending), ==, "");
  assert_line (mending, game, "move wilder 1021", "insert 2 move wilder 1021");
}

static void
test_nothing_to_type (void)
{
  g_autoptr (AdjGame) game = play ();
  g_autoptr (AdjCorrectionDraft) strike = adj_correction_draft_new (game, ADJ_CORRECT_STRIKE, 1);
  g_autoptr (AdjCorrectionDraft) take = adj_correction_draft_new (game, ADJ_CORRECT_TAKE, 1);

  g_assert_false (adj_correction_draft_is_typed (strike));
  g_assert_false (adj_correction_draft_is_typed (take));
  assert_line (strike, game, "ignored", "strike 1");
  assert_line (take, game, "", "take 1");
}

/* An order that is undone is in the line no more. */
static void
test_gone (void)
{
  g_autoptr (AdjGame) game = play ();
  g_autoptr (AdjCorrectionDraft) mending = adj_correction_draft_new (game, ADJ_CORRECT_EDIT, 2);

  g_assert_null (adj_correction_draft_new (game, ADJ_CORRECT_EDIT, 99));
  g_assert_true (adj_correction_draft_read (mending, game));
  g_assert_true (adj_game_undo (game));
  g_assert_false (adj_correction_draft_read (mending, game));
}

static guint
find_figure (const AdjCorrectionDraft *mending, AdjFigureKey key)
{
  guint i = 0;

  while (i < mending->n_figures && mending->figures[i].key != key)
    i++;
  g_assert_cmpuint (i, <, mending->n_figures);
  return i;
}

static void
test_figure (void)
{
  g_autoptr (AdjGame) game = play ();
  AdjView view = played_view (game);
  int wilder = played_unit (game, "wilder");
  g_autoptr (AdjCorrectionDraft) mending = adj_correction_draft_new_unit (game, &view, wilder);
  g_auto (GStrv) list = adj_correction_draft_list (mending, game);
  g_autofree char *strength = g_strdup_printf ("%d", view.book->scenario->units[wilder].strength);
  g_autofree char *now = g_strconcat ("Now: ", strength, NULL);

  g_assert_cmpstr (mending->title, ==, "What the book says of Wilder");
  g_assert_cmpuint (g_strv_length (list), ==, mending->n_figures);
  adj_correction_draft_choose (mending, game, find_figure (mending, ADJ_FIGURE_STRENGTH));
  g_assert_true (adj_correction_draft_is_typed (mending));
  g_assert_cmpstr (adj_correction_draft_text (mending), ==, strength);
  assert_says (mending, game, now);
  assert_line (mending, game, strength, NULL);
  assert_line (mending, game, " 9 ", "book wilder strength=9");
}

static void
test_subjects (void)
{
  g_autoptr (AdjGame) game = play ();
  g_autoptr (AdjCorrectionDraft) hex = adj_correction_draft_new_hex (game, 1318);
  g_autoptr (AdjCorrectionDraft) turn = adj_correction_draft_new_turn (game, 2);
  g_autoptr (AdjCorrectionDraft) victory = adj_correction_draft_new_victory (game);

  g_assert_cmpstr (hex->title, ==, "What the book says of 1318");
  g_assert_cmpstr (turn->title, ==, "What the book says of turn 2");
  g_assert_cmpstr (victory->title, ==, "What the book says of victory");
  adj_correction_draft_choose (turn, game, find_figure (turn, ADJ_FIGURE_NIGHT));
  assert_line (turn, game, "yes", "book turn-2 night=yes");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/mending/order", test_order);
  g_test_add_func ("/staff/mending/before", test_before);
  g_test_add_func ("/staff/mending/nothing-to-type", test_nothing_to_type);
  g_test_add_func ("/staff/mending/gone", test_gone);
  g_test_add_func ("/staff/mending/figure", test_figure);
  g_test_add_func ("/staff/mending/subjects", test_subjects);
  return g_test_run ();
}
