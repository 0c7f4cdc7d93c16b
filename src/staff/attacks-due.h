/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/picks.h"
#include "table/view.h"

/* The attacks that are still owed in a Combat Phase (BG 7.11, 7.12): who must be attacked, who
 * must attack, who is left to do it, and the attack that would. */

typedef struct
{
  AdjHex hex; /* that must be attacked; ADJ_NO_HEX */
  int unit;   /* or the unit that must attack; -1 */
  guint n_able;
  guint16 able[ADJ_MAX_BATTLE_UNITS]; /* who can attack the hex */
  guint n_targets;
  AdjHex targets[ADJ_HEX_DIRECTIONS]; /* hexes that the unit can attack */
  char *text;                         /* "1620: Smith 4 must be attacked; 3/1/XIV can" */
  AdjPicks picks;                     /* the attack; nothing where nobody is left for one */
} AdjAttackDue;

/* Of AdjAttackDue: first the hexes, then the units. */
GPtrArray *adj_attacks_due_find (const AdjView *view);

/* One attack more widely aimed, where this one would use up all who could attack another hex that
 * is owed one: the same units against both, if that is lawful (BG 7.25). FALSE: there is none. */
gboolean adj_attacks_due_join (const AdjView *view, const AdjPicks *picks, AdjPicks *joined);

/* What becomes of picks when a hex that must be attacked is chosen: all who can attack it, and the
 * other hexes that would be left over. */
void adj_attacks_due_aim (const AdjView *view, AdjHex hex, AdjPicks *picks);
