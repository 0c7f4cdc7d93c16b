/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/view.h"
#include "rules/duties.h"

/* What a player has to do, or is freed from, in this phase: "3/1/XIV in 1318 must attack
 * (BG 7.12)". */
char *adj_words_duty (const AdjView *view, const AdjDuty *duty);
