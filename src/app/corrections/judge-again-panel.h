/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The orders that this program would judge otherwise than they are recorded, each to be taken as
 * it is judged today or left as it is: Enter takes, Delete leaves.
 *
 * Property "busy": there are some. Class actions: "again.leave" with an order's number,
 * "again.leave-all". */

#define ADJ_TYPE_JUDGE_AGAIN_PANEL (adj_judge_again_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjJudgeAgainPanel, adj_judge_again_panel, ADJ, JUDGE_AGAIN_PANEL, AdjPart)
