/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/game-preferences.h"

#include "record/order-make.h"

void
adj_game_preferences_begin (AdjGame *game, GSettings *settings)
{
  g_autofree char *word = g_settings_get_string (settings, "new-mirror");

  adj_game_set_strict (game, g_settings_get_boolean (settings, "new-strict"));
  for (int mirror = ADJ_MIRROR_LOSSES; mirror <= ADJ_MIRROR_NONE; mirror++)
    if (g_str_equal (word, adj_mirror_words[mirror]))
      {
        AdjOrder order = adj_order_mirror ((AdjMirror) mirror);
        g_autoptr (GPtrArray) outcomes = adj_game_submit_orders (game, &order, 1);
      }
}
