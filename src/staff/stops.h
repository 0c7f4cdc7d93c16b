/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"

/* The moments of a game that a look back stops at: the beginning, and the one after each order that
 * changed something on the table. A battle is one, with all that is owed after its die; outside of
 * battles an entry of the record is one, whatever came along with it. */

typedef struct
{
  guint n_steps; /* of the line, after which the table is as it is then */
  guint until;   /* with remarks and the like, which change nothing, after so many */
  guint phase;   /* that it is in, by adj_game_get_phase */
} AdjStop;

/* Of AdjStop, the first first. The table of the last one is that of now. */
GArray *adj_stops_read (AdjGame *game);

/* The last of them that is reached after so many steps. */
guint adj_stops_at (const GArray *stops, guint n_steps);

/* How many steps lie before what has been done since the stop before: they come from there on. */
guint adj_stops_before (const GArray *stops, guint n_steps);

/* How far a look back goes at once. */
typedef enum
{
  ADJ_STRIDE_ORDER, /* or a battle */
  ADJ_STRIDE_PHASE, /* to where it begins */
} AdjStride;

/* After how many steps one is that goes one stride on, or back where forward is FALSE. At either
 * end it stays there. */
guint adj_stops_go (const GArray *stops, guint n_steps, AdjStride stride, gboolean forward);
