/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "cli/moment.h"

#include "desk/value.h"

/* As bits; none if the word names nobody. */
static int
find_sides (const AdjScenario *scenario, const char *word)
{
  int side = adj_scenario_side (scenario, word);

  if (side != ADJ_NO_SIDE)
    return 1 << side;
  return g_ascii_strcasecmp (word, adj_phase_players[ADJ_PLAYER_BOTH]) == 0 ? 3 : 0;
}

int
adj_cli_find_moment (const AdjCliCommand *command, AdjGame *game, const char *at)
{
  const AdjBook *book = adj_game_get_book (game);
  g_auto (GStrv) parts = g_strsplit (at, "/", 3);
  int number;
  int found = -1;

  if (g_str_equal (at, "start"))
    return 0;
  if (*at == '@' && adj_value_parse_int (at + 1, 1, ADJ_MAX_RECORD, &number))
    found = adj_game_find_order (game, (guint) number);
  if (found < 0 && g_strv_length (parts) == 3 &&
      adj_value_parse_int (parts[0], 1, ADJ_MAX_TURNS, &number))
    for (guint phase = 0; phase < book->ruleset->n_phases && found < 0; phase++)
      if (g_ascii_strcasecmp (adj_phase_kinds[book->ruleset->phases[phase].kind], parts[2]) == 0)
        found =
            adj_game_find_phase (game, number, (int) phase, find_sides (book->scenario, parts[1]));
  if (found < 0)
    adj_cli_complain (
        command, "--at: '%s' is no moment of this game; write start, @12 or 3/union/combat", at);
  return found;
}
