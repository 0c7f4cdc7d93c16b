/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played.h"

#include "tests/record/fixture.h"

AdjGame *
played_new (void)
{
  return fixture_game ();
}

void
played_on (AdjGame *game, const char *line)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, line, FALSE);

  g_test_message ("%s", line);
  for (guint i = 0; i < outcomes->len; i++)
    g_assert_true (((AdjOutcome *) g_ptr_array_index (outcomes, i))->recorded);
}

void
played_to_turn (AdjGame *game, int turn)
{
  while (adj_game_get_table (game)->turn < turn)
    played_on (game, "next!");
}

int
played_unit (AdjGame *game, const char *id)
{
  return adj_scenario_unit (adj_game_get_book (game)->scenario, id);
}

AdjView
played_view (AdjGame *game)
{
  return adj_view (adj_game_get_book (game), adj_game_get_table (game), adj_game_get_eyes (game));
}
