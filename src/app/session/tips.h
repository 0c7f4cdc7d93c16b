/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"

/* The tips that a player is given once, at the moment they are of use, and never again. */

typedef enum
{
  ADJ_TIP_BOARD, /* how to move, before the first order of a game */
  ADJ_TIP_DIE,   /* that the die's number is a key, when a battle waits for it */
  ADJ_TIP_ORDER, /* that all can be typed, after a few orders */
  ADJ_N_TIPS,
} AdjTip;

extern const char *const adj_tip_names[];

/* The first that is of use now; ADJ_N_TIPS if none is. seen: bit 1 << AdjTip. */
AdjTip adj_tips_due (AdjSession *session, guint seen);

const char *adj_tip_text (AdjTip tip);
