/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/scenario.h"
#include "desk/reading.h"

/* The tools that the parts of the scenario reader work with. */

typedef struct
{
  AdjReading reading;
  AdjScenario *scenario;
  GHashTable *unit_ids; /* id to line */
  const char **source_names;
  /* names by index, NULL-terminated */
  const char *side_names[ADJ_SIDES + 1];
  const char *arm_names[ADJ_MAX_ARMS + 1];
  const char *terrain_names[ADJ_MAX_TERRAINS + 1];
  const char *feature_names[ADJ_MAX_FEATURES + 1];
} AdjScenarioReader;

AdjMarks adj_scenario_read_marks (AdjScenarioReader *self, const AdjXmlNode *node);

/* The hexes of a list that are on the map (of AdjHexId); the others are reported. Never NULL. */
GArray *
adj_scenario_read_hexes (AdjScenarioReader *self, const AdjXmlNode *node, const char *attribute);

/* The attribute "side"; ADJ_NO_SIDE when it is missing or wrong. */
int adj_scenario_read_side (AdjScenarioReader *self, const AdjXmlNode *node);
