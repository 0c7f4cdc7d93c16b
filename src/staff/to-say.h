/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/picks.h"
#include "table/view.h"

/* Whether what folds away beside the board has anything to say: the board has the room otherwise.
 */

/* Somebody is attacked, has to be or can be, or an answer is due. */
gboolean adj_to_say_of_combat (const AdjView *view, const AdjPicks *picks);

/* A march is plotted or carried out in this phase, or somebody could withdraw (E N.4). field: as
 * the eyes see it. */
gboolean adj_to_say_of_plots (const AdjView *view, const AdjField *field);

/* Something is to be done in this phase, or remembered, or the game is over. */
gboolean adj_to_say_of_phase (const AdjView *view);
