/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"

/* The remarks the players wrote into the record, notes and bookmarks, and where in the game that
 * was. */

typedef struct
{
  int turn;
  gboolean bookmark;
  guint step; /* the table was as it is after so many steps when it was written */
  char *text; /* in words: "Bookmark: before the bridge" */
} AdjRemark;

/* Those of the line of play, the first first. */
GPtrArray *adj_remarks_of (AdjGame *game);
