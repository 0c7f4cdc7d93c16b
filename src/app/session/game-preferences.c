/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session/game-preferences.h"

void
adj_game_preferences_begin (AdjGame *game, GSettings *settings)
{
  g_autofree char *mirror = g_settings_get_string (settings, "new-mirror");

  adj_game_set_strict (game, g_settings_get_boolean (settings, "new-strict"));
  if (!g_str_equal (mirror, adj_mirror_words[ADJ_MIRROR_FULL]))
    {
      g_autofree char *order = g_strdup_printf ("mirror %s", mirror);
      g_autoptr (GPtrArray) outcomes = adj_game_submit (game, order, FALSE);
    }
}
