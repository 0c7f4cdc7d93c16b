/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

#include "record/game-private.h"
#include "record/save.h"

AdjBook *
fixture_book (void)
{
  static AdjBook *book = NULL;

  if (book == NULL)
    {
      g_autofree char *path = adj_library_find_scenario ("chickamauga");
      g_autoptr (AdjLoaded) loaded = NULL;

      g_assert_nonnull (path);
      loaded = adj_library_load (path);
      g_assert_nonnull (loaded->book);
      book = adj_book_ref (loaded->book);
    }
  return book;
}

AdjBook *
fixture_load (const char *path)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  g_test_message ("%s", path);
  g_assert_nonnull (loaded->book);
  return adj_book_ref (loaded->book);
}

AdjBook *
fixture_revised_book (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = adj_library_load_under (path, "blue-and-grey-revised");

  g_assert_nonnull (loaded->book);
  return adj_book_ref (loaded->book);
}

GPtrArray *
fixture_every_book (void)
{
  GPtrArray *books = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_book_unref);
  static const char *const own[] = { "small.scenario.xml", "bare.scenario.xml",
                                     "both.scenario.xml" };
  g_auto (GStrv) shipped = adj_library_scenarios ();

  for (int i = 0; shipped[i] != NULL; i++)
    g_ptr_array_add (books, fixture_load (shipped[i]));
  for (gsize i = 0; i < G_N_ELEMENTS (own); i++)
    {
      g_autofree char *path = g_test_build_filename (G_TEST_DIST, "..", "book", own[i], NULL);

      g_ptr_array_add (books, fixture_load (path));
    }
  return books;
}

AdjGame *
fixture_game (void)
{
  return adj_game_new (fixture_book (), 42);
}

AdjGame *
fixture_proven_game (void)
{
  static gsize length = 0;
  AdjGame *game = fixture_game ();

  if (length == 0)
    {
      g_autoptr (AdjGame) first = fixture_game ();

      fixture_play (first, "note proven", ADJ_OK);
      g_assert_true (adj_game_undo (first));
      length = adj_game_get_length (first);
    }
  adj_game_set_length (game, length);
  return game;
}

AdjGame *
fixture_both (void)
{
  g_autofree char *path =
      g_test_build_filename (G_TEST_DIST, "..", "book", "both.scenario.xml", NULL);
  g_autoptr (AdjBook) book = fixture_load (path);

  return adj_game_new (book, 42);
}

void
fixture_play (AdjGame *game, const char *line, AdjStanding standing)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

  g_assert_cmpuint (outcomes->len, >, 0);
  for (guint i = 0; i < outcomes->len; i++)
    {
      const AdjOutcome *outcome = g_ptr_array_index (outcomes, i);

      if (!outcome->recorded || outcome->standing != standing)
        g_test_message ("%s", outcome->typed);
      g_assert_cmpstr (outcome->error.text, ==, NULL);
      g_assert_true (outcome->recorded);
      g_assert_cmpint (outcome->standing, ==, standing);
    }
}

void
fixture_refuse (AdjGame *game, const char *line)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

  g_assert_cmpuint (outcomes->len, >, 0);
  g_assert_false (((AdjOutcome *) g_ptr_array_index (outcomes, outcomes->len - 1))->recorded);
}

AdjHexId
fixture_hex (AdjGame *game, const char *unit)
{
  const AdjTable *table = adj_game_get_table (game);
  int index = adj_scenario_unit (fixture_book ()->scenario, unit);

  g_assert_cmpint (index, >=, 0);
  return table->units[index].where == ADJ_ON_MAP
             ? fixture_book ()->hexes[table->units[index].hex].id
             : 0;
}

AdjGame *
fixture_save_and_load (AdjGame *game)
{
  gsize length;
  g_autofree char *first = adj_game_write (game, &length);
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  g_autoptr (GArray) differing = g_array_new (FALSE, FALSE, sizeof (guint));
  AdjGame *again = adj_game_parse (first, length, problems, differing);
  g_autofree char *second = NULL;

  g_assert_nonnull (again);
  g_assert_cmpuint (differing->len, ==, 0);
  g_assert_true (adj_table_equal (adj_game_get_table (game), adj_game_get_table (again)));
  g_assert_cmpint (adj_game_get_dice_thrown (again), ==, adj_game_get_dice_thrown (game));
  second = adj_game_write (again, NULL);
  g_assert_cmpstr (second, ==, first);
  return again;
}

void
fixture_same_entry (const AdjEntry *a, const AdjEntry *b)
{
  g_assert_cmpint (a->kind, ==, b->kind);
  g_assert_cmpuint (a->target, ==, b->target);
  g_assert_cmpstr (a->text, ==, b->text);
  g_assert_cmpint (a->verb, ==, b->verb);
  g_assert_cmpint (a->standing, ==, b->standing);
  g_assert_cmpuint (a->hash, ==, b->hash);
  g_assert_cmpmem (a->effects->data, a->effects->len * sizeof (AdjEffect), b->effects->data,
                   b->effects->len * sizeof (AdjEffect));
  g_assert_cmpmem (a->aside->data, a->aside->len * sizeof (guint), b->aside->data,
                   b->aside->len * sizeof (guint));
  g_assert_cmpmem (a->differ->data, a->differ->len * sizeof (guint), b->differ->data,
                   b->differ->len * sizeof (guint));
  g_assert_cmpuint (a->anew->len, ==, b->anew->len);
  for (guint i = 0; i < a->anew->len; i++)
    {
      const AdjAnew *mine = &g_array_index (a->anew, AdjAnew, i);
      const AdjAnew *theirs = &g_array_index (b->anew, AdjAnew, i);

      g_assert_cmpuint (mine->number, ==, theirs->number);
      g_assert_cmpmem (mine->effects->data, mine->effects->len * sizeof (AdjEffect),
                       theirs->effects->data, theirs->effects->len * sizeof (AdjEffect));
    }
  g_assert_cmpuint (a->findings->len, ==, b->findings->len);
  for (guint i = 0; i < a->findings->len; i++)
    {
      const AdjFinding *mine = &g_array_index (a->findings, AdjFinding, i);
      const AdjFinding *theirs = &g_array_index (b->findings, AdjFinding, i);

      g_assert_cmpstr (mine->row, ==, theirs->row);
      g_assert_cmpint (mine->reason, ==, theirs->reason);
      g_assert_cmpint (mine->impossible, ==, theirs->impossible);
      g_assert_cmpint (mine->unit, ==, theirs->unit);
      g_assert_cmpint (mine->hex, ==, theirs->hex);
      g_assert_cmpint (mine->figure, ==, theirs->figure);
    }
}
