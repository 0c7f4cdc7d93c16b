/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/arrivals.h"
#include "rules/judge.h"

/* The first Day turn after a Night: both sides' initiative dice are owed before anybody moves, and
 * whoever has the higher level moves first until the next Night (E IL.1). */

/* Asks for the dice, if the option is on. */
void adj_dawn_ask (AdjJudge *judge);

/* The dice are thrown. applied: who moves first on the cardboard, whatever the sum says;
 * ADJ_NO_SIDE to go by the sum. choices may be NULL. */
void adj_dawn_settle (AdjJudge *judge,
                      const int dice[ADJ_SIDES],
                      const AdjArrivalChoices *choices,
                      int applied);
