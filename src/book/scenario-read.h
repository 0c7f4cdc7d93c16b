/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/scenario.h"
#include "desk/xml.h"

/* Private to the reader of scenarios and to the library. */

/* NULL if the document cannot be used; problems says why, and warns of the rest. */
AdjScenario *adj_scenario_read (AdjXmlDoc *doc, AdjRuleset *ruleset, AdjProblems *problems);

/* The same, whichever ruleset it asks for: what that one has not, a terrain or an arm, is told like
 * any fault of the file. */
AdjScenario *adj_scenario_read_under (AdjXmlDoc *doc, AdjRuleset *ruleset, AdjProblems *problems);
