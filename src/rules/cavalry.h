/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/attack.h"
#include "rules/retreat.h"

/* Cavalry among the other arms: what it is worth (Y 8.71), and how it slips away before the die
 * (Y 8.72). */

gboolean adj_is_cavalry (const AdjField *field, int unit);

/* Does the attack meet infantry or artillery, or guns that help from elsewhere, so that cavalry
 * in it counts half? And do infantry or artillery attack, so that cavalry defends with half? */
gboolean adj_cavalry_halves_attack (const AdjField *field, const AdjAttack *attack);
gboolean adj_cavalry_halves_defence (const AdjField *field, const AdjAttack *attack);

/* Half, fractions up. */
static inline int
adj_half (int strength)
{
  return (strength + 1) / 2;
}

/* A unit of cavalry in the battle that waits for its die, by a rule that is in force. */
gboolean adj_cavalry_may_ask (const AdjField *field, int unit);

/* Where it may go: no hexes if it must stand. Nobody makes room for it. */
void adj_cavalry_ways (const AdjField *field, int unit, AdjRetreats *ways);

void adj_cavalry_slip (AdjJudge *judge, int unit, AdjHex hex);

/* The attacker has followed with unit, or with nobody: -1. */
void adj_cavalry_follow (AdjJudge *judge, int unit);

/* Before another order: whoever could still follow does not. */
void adj_cavalry_let_go (AdjJudge *judge);
