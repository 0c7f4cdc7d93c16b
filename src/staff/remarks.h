/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"

/* The remarks the players wrote into the record, notes and bookmarks, and which moment of the game
 * they are about: that of the order they name, or the one they were written at. */

typedef struct
{
  int turn;
  gboolean bookmark;
  guint step;  /* the table is as it was then after so many steps */
  char *text;  /* in words: "Bookmark at order 12: the bridge", "Bookmark: before the bridge" */
  char *there; /* the same beside the order that it is about */
} AdjRemark;

/* Those of the line of play, the one written first first. */
GPtrArray *adj_remarks_of (AdjGame *game);
