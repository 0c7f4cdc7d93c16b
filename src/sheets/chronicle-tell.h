/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/chronicle.h"

/* What the chronicle reads, put into words; for it alone. */

/* The marches of a phase, units that went together in one. */
void adj_chronicle_tell_marches (AdjPhaseStory *phase, const AdjView *view);

/* Place and units of a battle that has been rolled; the view is of the table before that. */
void adj_chronicle_tell_fight (AdjFight *fight, const AdjView *view);
