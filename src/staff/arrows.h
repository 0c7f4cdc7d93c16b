/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "table/view.h"

/* What orders did on the map, as arrows to be drawn there: who marched which way, who attacked
 * whom, who went back and who came after. */

typedef enum
{
  ADJ_ARROW_MARCH,   /* also by dice, or onto the map */
  ADJ_ARROW_ATTACK,  /* from beside */
  ADJ_ARROW_FIRE,    /* from a distance, or strength that is lent */
  ADJ_ARROW_RETREAT, /* or made room, or slipped away */
  ADJ_ARROW_ADVANCE, /* after combat */
  ADJ_ARROW_PLACED,  /* by the umpire's hand: from where to where, and no way */
  ADJ_ARROW_LOST,    /* no arrow: somebody was lost in the one hex */
} AdjArrowKind;

typedef struct
{
  AdjArrowKind kind;
  int side;
  guint16 unit; /* one of those it is about; ADJ_NO_UNIT: these eyes do not know who that is */
  guint n;
  AdjHex path[ADJ_MAX_PATH];
} AdjArrow;

/* Of AdjArrow: the steps of the line from one on up to before another, as those eyes may know
 * them. Where several units do the same there is one arrow. */
GArray *adj_arrows_read (AdjGame *game, guint from, guint n_steps, AdjEyes eyes);
