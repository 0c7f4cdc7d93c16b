/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* Entrenchments (Y 5.41 to 5.49): a marker in the hex, first under construction and with a
 * builder, then finished and anybody's. What a finished one is worth is rules/cover.h's affair. */

/* What keeps a unit on the map from beginning one where it stands: a reason with its row, or
 * ADJ_N_REASONS. */
AdjReason adj_entrenchment_bar (const AdjField *field, int unit, const char **row);

/* The unit begins one where it stands, in its own Movement Phase (Y 5.41). */
void adj_entrenchment_begin (AdjJudge *judge, int unit);

/* The marker that the unit builds under; NULL if it builds none. */
const AdjMarker *adj_entrenchment_of (const AdjTable *table, int unit);

/* Own Movement Phases that have to end, the one under way included, until one that is begun now
 * is finished (Y 5.42). */
int adj_entrenchment_time (const AdjField *field, int side);

/* After each effect: a builder that moves, fights or is gone gives up what it has begun. */
void adj_entrenchment_suffer (AdjJudge *judge, const AdjEffect *effect);

/* Y 5.43: so does one that loses command control. */
void adj_entrenchment_lose_command (AdjJudge *judge, int unit);

/* When a phase ends: the phasing side's builders have worked one Movement Phase more, and what
 * is ready is finished (Y 5.42). */
void adj_entrenchments_go_on (AdjJudge *judge);
