/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/duties.h"
#include "table/view.h"

/* The duty a player has, or is freed from, in this phase: "3/1/XIV in 1318 must attack (BG
 * 7.12)". */
char *adj_words_duty (const AdjView *view, const AdjDuty *duty);
