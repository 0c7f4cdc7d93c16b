/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-private.h"
#include "app/desktop/settings.h"

/* Which way a battle's map lies on the table is remembered by the battle. */

#define KEY "turned"

int
adj_board_remembered_turns (const AdjBook *book)
{
  g_autoptr (GVariant) all = g_settings_get_value (adj_settings (), KEY);
  int turns = 0;

  g_variant_lookup (all, book->scenario->id, "i", &turns);
  return turns & 3;
}

static void
remember (const AdjBook *book, int turns)
{
  g_autoptr (GVariant) all = g_settings_get_value (adj_settings (), KEY);
  g_auto (GVariantDict) dict = G_VARIANT_DICT_INIT (all);

  if (turns == 0)
    g_variant_dict_remove (&dict, book->scenario->id);
  else
    g_variant_dict_insert (&dict, book->scenario->id, "i", turns);
  g_settings_set_value (adj_settings (), KEY, g_variant_dict_end (&dict));
}

/* What was in the middle of the board stays there; a finger that held something lets go. */
void
adj_board_turn (AdjBoard *self, int quarters)
{
  AdjSession *session = adj_board_session (self);

  if (session == NULL)
    return;
  adj_board_stop_flight (self);
  adj_board_cancel_drag (self);
  adj_camera_turn (&self->camera, quarters);
  remember (adj_session_book (session), self->camera.turns);
  adj_board_camera_moved (self);
}
