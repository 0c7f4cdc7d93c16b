/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game-private.h"

/* Inside the record only: orders given while each side plots behind its curtain. What is plotted is
 * no entry of the record, and each goes back in its own draft alone. */

/* Does it go into the draft of the side whose eyes those are? */
gboolean adj_plotting_takes (AdjGame *self, const AdjOrder *order);

/* Why these eyes may not give it, a sentence; NULL. */
char *adj_plotting_refuse (AdjGame *self, const AdjOrder *order);

/* The order that the game's judge has just judged is in the draft from now on. */
void adj_plotting_keep (AdjGame *self, const char *text);

/* Seals the draft, for an order that seals it to be judged: the judge has the check value. */
void adj_plotting_seal (AdjGame *self, const AdjOrder *order, AdjJudge *judge);

/* Does it concern the draft alone? Then *done says whether there was anything; and if it is refused
 * the game's refusal says why. */
gboolean adj_plotting_undo (AdjGame *self, gboolean *done);
gboolean adj_plotting_redo (AdjGame *self, gboolean *done);
