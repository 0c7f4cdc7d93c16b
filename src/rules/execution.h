/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Carrying out the results of simultaneous combat, in one fixed order (Y S7.5): eliminations and
 * exchanges; retreats, the first player's first; advances; effectiveness; repulsions, the first
 * player's first. Each stage's choices are debts, and the next stage begins when they are paid. */

/* At the end of the phase: begins what waits, or goes on by declining advances. FALSE if the phase
 * may be left. */
gboolean adj_execution_begin (AdjJudge *judge);

/* The phase is left in the middle of it: who was to go back later is named as well, and who was
 * thrown back loses effectiveness all the same (BG 11.1). */
void adj_execution_leave (AdjJudge *judge);

/* After each payment: what has become forced happens, and when nothing is owed the next stage
 * begins. */
void adj_execution_settle (AdjJudge *judge);
