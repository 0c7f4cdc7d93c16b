/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/scenario-reader.h"

/* Exits, holdings, awards, levels, command, limits, special rules and unknowns. */
void adj_scenario_read_terms (AdjScenarioReader *self, const AdjXmlNode *root);
