/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "fixture.h"
#include "record/branch.h"
#include "record/game-private.h"
#include "record/save.h"

/* The secret that aliases are dealt by: whose it is, how long it stays, and that nothing that
 * comes out anew depends on it. */

#define HIDING "option limited-intelligence=on; dummy union 9"

/* The units and their aliases. */
static char *
dealt (AdjGame *game)
{
  const AdjTable *table = adj_game_get_table (game);
  GString *text = g_string_new (NULL);

  for (int unit = 0; unit < table->n_units; unit++)
    g_string_append_printf (text, "%d ", table->units[unit].alias);
  return g_string_free (text, FALSE);
}

static void
assert_dealt (AdjGame *game, AdjGame *other, gboolean alike)
{
  g_autofree char *one = dealt (game);
  g_autofree char *two = dealt (other);

  g_assert_true (g_str_equal (one, two) == alike);
}

static void
test_drawn_when_needed (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) other = fixture_game ();
  g_autoptr (AdjGame) again = NULL;
  g_autofree char *before = NULL;
  g_autofree char *secret = NULL;

  fixture_play (game, "move wilder 1021", ADJ_OK);
  g_assert_null (adj_game_get_secret (game));
  before = adj_game_write (game, NULL);
  g_assert_null (strstr (before, "secret=\""));
  fixture_play (game, HIDING, ADJ_OK);
  secret = g_strdup (adj_game_get_secret (game));
  g_assert_nonnull (secret);
  fixture_play (game, "flip union", ADJ_OK);
  g_assert_cmpstr (adj_game_get_secret (game), ==, secret);
  again = fixture_save_and_load (game);
  g_assert_cmpstr (adj_game_get_secret (again), ==, secret);
  fixture_play (other, HIDING, ADJ_OK);
  g_assert_cmpstr (adj_game_get_secret (other), !=, secret);
}

/* By chance two games of nine dummies are dealt alike once in 362,880 times. */
static void
test_each_game_its_own (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) other = fixture_game ();

  fixture_play (game, HIDING, ADJ_OK);
  fixture_play (other, HIDING, ADJ_OK);
  assert_dealt (game, other, FALSE);
}

static void
test_dealt_by_it_alone (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) other = fixture_game ();

  adj_game_set_secret (game, "00112233445566778899aabbccddeeff");
  adj_game_set_secret (other, "00112233445566778899aabbccddeeff");
  fixture_play (game, HIDING, ADJ_OK);
  fixture_play (other, HIDING, ADJ_OK);
  assert_dealt (game, other, TRUE);
}

/* A unit that has turned up since tells nothing about those that are dealt to once more. */
static void
test_undone_and_played_again (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree char *first = NULL;
  g_autofree char *second = NULL;
  g_autofree char *redone = NULL;

  adj_game_set_secret (game, "00112233445566778899aabbccddeeff");
  fixture_play (game, HIDING, ADJ_OK);
  first = dealt (game);
  adj_game_undo (game);
  g_assert_true (adj_game_redo (game));
  redone = dealt (game);
  g_assert_cmpstr (redone, ==, first);
  adj_game_undo (game);
  fixture_play (game, "dummy union 9", ADJ_OK);
  second = dealt (game);
  g_assert_cmpstr (second, !=, first);
}

static void
test_not_in_a_branch (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) branch = NULL;

  fixture_play (game, HIDING, ADJ_OK);
  branch = adj_game_branch (game, 2, 7);
  g_assert_null (adj_game_get_secret (branch));
  fixture_play (branch, "dummy union 1", ADJ_OK);
  g_assert_cmpstr (adj_game_get_secret (branch), !=, adj_game_get_secret (game));
}

/* A game that was begun before there were secrets: it opens as it was, draws one when it needs it,
 * and judged again it does not differ, for it is no difference who gets which alias. */
static void
test_judged_again (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjGame) opened = NULL;
  g_autoptr (GArray) differences = NULL;
  g_autoptr (AdjCorrection) correction = NULL;

  fixture_play (game, HIDING, ADJ_OK);
  fixture_play (game, "flip 2/1/xiv down; place dummy-1 1117; place dummy-2 1117; note x", ADJ_OK);
  adj_game_set_secret (game, NULL);
  opened = fixture_save_and_load (game);
  differences = adj_game_judge_again (opened);
  g_assert_cmpuint (differences->len, ==, 0);
  correction = adj_game_correct (opened, 1, "option limited-intelligence=on");
  g_assert_cmpuint (correction->consequences->len, >, 3);
  for (guint i = 0; i < correction->consequences->len; i++)
    g_assert_cmpint (g_array_index (correction->consequences, AdjConsequence, i).kind, ==,
                     ADJ_CONSEQUENCE_SAME);
  g_assert_true (adj_table_equal (correction->after, adj_game_get_table (opened)));
  fixture_play (opened, "dummy union 1", ADJ_OK);
  g_assert_nonnull (adj_game_get_secret (opened));
}

/* An inserted deal takes numbers that a later one has taken too: with the next order everybody has
 * one of his own again. */
static void
test_corrected (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (AdjCorrection) correction = NULL;
  const AdjTable *table;

  fixture_play (game, "option limited-intelligence=on; flip smith; flip law", ADJ_OK);
  correction = adj_game_insert (game, 2, "flip wright");
  g_assert_true (adj_game_accept (game, correction));
  fixture_play (game, "move wilder 1021", ADJ_OK);
  table = adj_game_get_table (game);
  for (int unit = 0; unit < table->n_units; unit++)
    for (int other = 0; other < unit; other++)
      g_assert_true (table->units[unit].alias == 0 ||
                     table->units[unit].alias != table->units[other].alias);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/secret/drawn when needed", test_drawn_when_needed);
  g_test_add_func ("/record/secret/each game its own", test_each_game_its_own);
  g_test_add_func ("/record/secret/dealt by it alone", test_dealt_by_it_alone);
  g_test_add_func ("/record/secret/undone and played again", test_undone_and_played_again);
  g_test_add_func ("/record/secret/not in a branch", test_not_in_a_branch);
  g_test_add_func ("/record/secret/judged again", test_judged_again);
  g_test_add_func ("/record/secret/corrected", test_corrected);
  return g_test_run ();
}
