/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* The march of both sides together as an order carries it out, segment by segment, with the dice
 * for hexes that both make for (E N.1, Y S5.0). Who goes and who stops is found in
 * rules/segments.h. */

/* Is somebody still to be marched, in a phase in which both sides march together? */
gboolean adj_segments_are_left (const AdjTable *table, const AdjBook *book);

/* The next segment is marched by both sides, with all that it brings about; after the last, whoever
 * has no room is put back. */
void adj_segment (AdjJudge *judge);

/* Both sides' dice for a hex that they dispute, by side. Equal ones are thrown again; when nothing
 * is disputed any more the segment is marched. */
void adj_contest (AdjJudge *judge, AdjHex hex, const int dice[ADJ_SIDES]);

/* All that are left, before the phase ends. FALSE if a dispute holds them up. */
gboolean adj_segments_finish (AdjJudge *judge);
