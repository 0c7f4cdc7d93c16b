/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "battle.h"

#include "book/library.h"

AdjSession *
battle_new (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = NULL;
  g_autoptr (AdjGame) game = NULL;

  g_assert_nonnull (path);
  loaded = adj_library_load (path);
  g_assert_nonnull (loaded->book);
  game = adj_game_new (loaded->book, 1);
  return adj_session_new (game, NULL, NULL, NULL);
}

void
battle_play (AdjSession *session, const char *line)
{
  g_test_message ("%s", line);
  g_assert_true (adj_session_submit (session, line));
}

void
battle_go_to_turn (AdjSession *session, int turn)
{
  while (adj_session_true_table (session)->turn < turn)
    battle_play (session, "next!");
}

int
battle_unit (AdjSession *session, const char *id)
{
  return adj_scenario_unit (adj_session_book (session)->scenario, id);
}
