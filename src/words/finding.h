/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"
#include "table/view.h"

/* The fault of an order, in one sentence with its row: "3/1/XIV leaves 1318, which is in an enemy
 * zone of control (BG 5.13)". */
char *adj_words_finding (const AdjView *view, const AdjFinding *finding);
