/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/complete-offer.h"

/* Inside completion only: what several verbs are followed by. */

/* Verbs, what makes sense now first. */
void adj_fit_verbs (AdjUnfinished *self);

/* Units that the verb can concern, those that still have something to do first. */
void adj_fit_units (AdjUnfinished *self);

/* Where the units may march to, or be set up. */
void adj_fit_march (AdjUnfinished *self);
void adj_fit_deployment (AdjUnfinished *self);

/* Of a verb that begins with units: those, then what its row has behind them, if they are known,
 * for where a unit may go tells what it is. Of one that begins with a side: that. */
void adj_complete_subject (AdjUnfinished *self);
void adj_complete_side (AdjUnfinished *self);
