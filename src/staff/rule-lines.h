/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* The rules that a player looks up while he plays, a line each, in the order of play: what a card
 * beside the map says. A line stands only where the ruleset has its row and the option it belongs
 * to is played. */

typedef enum
{
  ADJ_LINES_PIECES, /* of rules that speak for themselves: map and counters */
  ADJ_LINES_MOVEMENT,
  ADJ_LINES_ARRIVAL,
  ADJ_LINES_ATTACK,
  ADJ_LINES_RETREAT,
  ADJ_LINES_GUNS,
  ADJ_LINES_EFFECTIVENESS,
  ADJ_LINES_NIGHT,
} AdjLinesChapter;

/* Of char; empty where there is nothing to say. */
GPtrArray *adj_rule_lines (const AdjView *view, AdjLinesChapter chapter);

/* "All defenders retreat one hex; one of the victors may go after them". */
char *adj_rule_lines_result (const AdjView *view, AdjCombatResult result);

/* Has the battle ground or hexsides of that kind? All of them while nobody has typed in its map. */
gboolean adj_battle_has_terrain (const AdjBook *book, int terrain);
gboolean adj_battle_has_feature (const AdjBook *book, int feature);

/* Is the row one of this battle's, or of all battles, and not of another battle's own rules? */
gboolean adj_battle_has_row (const AdjBook *book, const AdjRow *row);
