/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Entrenchments (Y 5.41 to 5.49): a marker in the hex, first under construction and with a
 * builder, then finished and anybody's. What a finished one is worth is rules/cover.h's affair. */

/* The bar that keeps a unit on the map from beginning one where it stands: a reason with its row,
 * or ADJ_N_REASONS. */
AdjReason adj_entrenchment_bar (const AdjField *field, int unit, const char **row);

/* The unit begins one where it stands, in its own Movement Phase (Y 5.41). */
void adj_entrenchment_begin (AdjJudge *judge, int unit);

/* Own Movement Phases that have to end, the one under way included, until one that is begun now
 * is finished (Y 5.42). */
int adj_entrenchment_time (const AdjField *field, int side);

/* Y 5.43: a builder that loses command control gives up what it has begun (rules/works.h). */
void adj_entrenchment_lose_command (AdjJudge *judge, int unit);

/* When a phase ends: the phasing side's builders have worked one Movement Phase more, and what
 * is ready is finished (Y 5.42). */
void adj_entrenchments_go_on (AdjJudge *judge);
