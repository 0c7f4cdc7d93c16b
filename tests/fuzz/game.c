/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fuzz.h"

#include "record/save.h"

static const char *const seeds[] = { "tests/fuzz/seeds/some-turns.adjutant", NULL };

/* A game that is opened is written so that it can be opened again as the same game. */
static gboolean
try_bytes (const char *bytes, gsize length)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("game");
  g_autoptr (AdjGame) game = adj_game_parse (bytes, length, problems, NULL);
  g_autoptr (AdjGame) again = NULL;
  g_autofree char *text = NULL;
  g_autofree char *same = NULL;
  gsize written;

  g_assert_true ((game != NULL) == adj_problems_usable (problems));
  if (game == NULL)
    return FALSE;
  text = adj_game_write (game, &written);
  again = adj_game_parse (text, written, problems, NULL);
  g_assert_nonnull (again);
  g_assert_true (adj_table_equal (adj_game_get_table (game), adj_game_get_table (again)));
  same = adj_game_write (again, NULL);
  g_assert_cmpstr (same, ==, text);
  return TRUE;
}

const FuzzTarget fuzz_target = { try_bytes, seeds };
