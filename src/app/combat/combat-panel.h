/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* A battle from the choice of its target to the last answer after the roll. Actions:
 *
 *   combat.throw FACE   throws a real die; after the roll, gives that answer
 *   combat.roll         lets the program throw
 *   combat.roll-all     for every attack that waits for its die
 *   combat.announce     announces the attack and waits for the die
 *   combat.pay CHOICE   gives an answer, from 0
 *   combat.answer N     gives one of the defender's before the die, from 0
 *   combat.all, combat.clear   who is picked
 */

#define ADJ_TYPE_COMBAT_PANEL (adj_combat_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjCombatPanel, adj_combat_panel, ADJ, COMBAT_PANEL, AdjPart)
