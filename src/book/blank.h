/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/scenario.h"

/* A battle of which nobody has typed in anything: the rules it is played by, two sides and a grid
 * whose every figure is assumed. What is missing is said to be. id is a name as adj_value_is_name
 * has it, title a text of 1 to 80 characters; NULL if they are not. */
AdjScenario *adj_scenario_new_blank (AdjRuleset *ruleset, const char *id, const char *title);
