/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/figure.h"
#include "table/view.h"

/* Where a game and the charts that it was begun from say otherwise: a figure was corrected in play,
 * or in the charts since. Which of them is right is for the players to say. */

typedef struct
{
  AdjFigure figure; /* in the book of the game */
  char *subject;    /* the same for game and charts, as in book/figure.h */
  char *in_game;    /* "" if it is not known, or there is nothing */
  char *in_charts;
} AdjApart;

void adj_apart_free (AdjApart *self);

/* Of AdjApart: what both have and know by the same name, of units, turns, victory and the map. The
 * game's are those of the view, and none of a unit that its eyes do not know (Y 11.5). */
GPtrArray *adj_apart_find (const AdjView *view, const AdjScenario *charts);

/* "Smith: Strength". Free it. */
char *adj_apart_say (const AdjView *view, const AdjApart *self);

/* The figure of the charts is what the game has; FALSE if they refuse it. */
gboolean adj_apart_put (AdjDraft *charts, const char *subject, const char *key, const char *value);
