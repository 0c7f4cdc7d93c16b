/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* The umpire's hand: what the cardboard shows is right, and the mirror follows. Nothing here is
 * held against the rules. */

/* On a hex, or aside with ADJ_NO_HEX. */
void adj_umpire_place (AdjJudge *judge, const int *units, guint n_units, AdjHex hex);
void adj_umpire_eliminate (AdjJudge *judge, const int *units, guint n_units);
void adj_umpire_facts (AdjJudge *judge, int unit, guint16 set, guint16 cleared);
void adj_umpire_strength (AdjJudge *judge, int unit, int strength);

/* Of an entrenchment under construction the first unit in the hex is the builder. Rules have
 * entrenchments or breastworks. */
void adj_umpire_mark (AdjJudge *judge, AdjHex hex, AdjMarkerKind marker);
void adj_umpire_score (AdjJudge *judge, int side, int points);
/* R 4.0b: an automatic victory ends the battle. */
void adj_umpire_victory (AdjJudge *judge, int side);
void adj_umpire_commander (AdjJudge *judge, int side, int adds);
void adj_umpire_option (AdjJudge *judge, AdjOptionKey key, int value, gboolean next_turn);
