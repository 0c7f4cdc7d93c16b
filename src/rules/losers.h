/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/attack.h"
#include "rules/judge.h"

/* What a result does to those in it, whether it is carried out at once or waits for others: of the
 * battle on the table (engagement 0) or of an engagement. */

/* Those who suffer it: the adjacent attackers (BG 8.15, 8.23), or the defenders with the guns
 * beside an attacker that help them (Y 8.51). Returns how many. */
guint adj_losers_find (const AdjField *field,
                       const AdjAttack *attack,
                       gboolean attackers,
                       guint16 losers[ADJ_MAX_BATTLE_UNITS]);

/* The hex is one that the winners may advance into. */
void adj_losers_vacate (AdjJudge *judge, int engagement, AdjHex hex);

/* BG 8.16: a battery that bombarded may go back with an Ar. */
void adj_losers_let_guns_go (AdjJudge *judge, const AdjAttack *attack);

/* BG 7.6c: the attacker chooses whom to give up for so many points of the defender's; who cannot
 * keep anybody has no choice. */
void adj_losers_exchange (AdjJudge *judge, int engagement, int points);
