/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The optional rules' part in the set-up: under free deployment who stands where he may not and
 * which hexes are empty (Y 14.0); with limited intelligence a side's counters are turned face down
 * and it takes its dummies, in its own player's sight alone (Y 11.5, 11.52). Class actions:
 *
 *   hide.all            turns the side face down
 *   hide.dummies        takes as many dummies as are typed in
 */

#define ADJ_TYPE_SET_UP_RULES (adj_set_up_rules_get_type ())
G_DECLARE_FINAL_TYPE (AdjSetUpRules, adj_set_up_rules, ADJ, SET_UP_RULES, AdjPart)
