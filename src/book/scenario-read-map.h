/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/scenario-reader.h"

/* The map element with its hexes and hexsides. */
void adj_scenario_read_map (AdjScenarioReader *self, const AdjXmlNode *root);
