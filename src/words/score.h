/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/victory.h"
#include "table/view.h"

/* An award as it stands: what it has come to, what counts for it and what it still needs:
 * "Union, 4 points: Confederate strength eliminated: Smith (CH 17.1)". */
char *adj_words_score (const AdjView *view, const AdjScore *score);

/* The same without what it is for: "Union, 4 victory points: Smith (CH 17.1)". */
char *adj_words_score_state (const AdjView *view, const AdjScore *score);

/* "Union, 5 victory points by the players' agreement"; NULL for none. */
char *adj_words_umpire (const AdjView *view, const AdjVictory *victory, int side);

/* "Union 24, Confederate 15: the winner is Union, by 9"; "a draw". */
char *adj_words_totals (const AdjView *view, const AdjVictory *victory);

/* "Marginal victory (Union)"; NULL if the scenario has no such levels or none is reached. */
char *adj_words_level (const AdjView *view, const AdjVictory *victory);

/* The ending of the game: "Union wins by 9", "Union wins: Decisive victory", "A draw". */
char *adj_words_ending (const AdjView *view, const AdjVictory *victory);

/* Who is ahead, as a headline: "Union leads by 9"; its ending of a game that is over. NULL while
 * nobody has a point, or while what lies face down may change it. */
char *adj_words_lead (const AdjView *view, const AdjVictory *victory);

/* The reasons for the points, a line each award that brought any, in brief: "Union, 15 victory
 * points: 1920 held by the Union at the end"; g_strfreev. */
char **adj_words_tally (const AdjView *view, const AdjVictory *victory);

/* All of it, a line each; g_strfreev. */
char **adj_words_victory (const AdjView *view, const AdjVictory *victory);
