/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/session.h"

/* The orders of a game that this program would judge otherwise than they are recorded: by an
 * older one, most likely. They are looked for little by little after the game has been opened,
 * and leave the list when they are corrected or left as they are. */

#define ADJ_TYPE_JUDGE_AGAIN (adj_judge_again_get_type ())
G_DECLARE_FINAL_TYPE (AdjJudgeAgain, adj_judge_again, ADJ, JUDGE_AGAIN, GObject)

/* That of the session, the same each time; not the caller's. It begins to look when it is asked
 * for first. */
AdjJudgeAgain *adj_judge_again_of (AdjSession *session);

/* Of AdjConsequenceLine; not the caller's. */
GListModel *adj_judge_again_get_list (AdjJudgeAgain *self);
gboolean adj_judge_again_is_done (AdjJudgeAgain *self);

/* The recorded orders stay, and nobody is asked about them again as long as the game is open. */
void adj_judge_again_leave (AdjJudgeAgain *self, guint number);
void adj_judge_again_leave_all (AdjJudgeAgain *self);

/* "3 orders would be judged differently today"; NULL if there are none. */
char *adj_judge_again_say (AdjJudgeAgain *self);
