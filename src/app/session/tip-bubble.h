/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* Shows the tip that is due, below the board, so that it lies over nothing that can be clicked. It
 * goes when it is of no more use or is closed, and does not come back. */

#define ADJ_TYPE_TIP_BUBBLE (adj_tip_bubble_get_type ())
G_DECLARE_FINAL_TYPE (AdjTipBubble, adj_tip_bubble, ADJ, TIP_BUBBLE, AdjPart)
