/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/scenario-reader.h"

#include <glib/gi18n-lib.h>

AdjMarks
adj_scenario_read_marks (AdjScenarioReader *self, const AdjXmlNode *node)
{
  g_autofree char **sources = adj_xml_get_list (node, "source");

  for (int i = 0; sources[i] != NULL; i++)
    adj_reading_find (&self->reading, node, sources[i], N_ ("source"), self->source_names);
  return (AdjMarks){
    .check = adj_reading_string (&self->reading, node, "check"),
    .source = adj_reading_string (&self->reading, node, "source"),
    .line = adj_xml_line (node),
  };
}

GArray *
adj_scenario_read_hexes (AdjScenarioReader *self, const AdjXmlNode *node, const char *attribute)
{
  g_autofree char **words = adj_xml_get_list (node, attribute);
  GArray *hexes = g_array_new (FALSE, FALSE, sizeof (AdjHexId));

  for (int i = 0; words[i] != NULL; i++)
    {
      AdjHexId id = adj_hex_parse (words[i]);

      if (id == ADJ_HEX_NONE)
        continue;
      if (adj_scenario_hex (self->scenario, id) == NULL)
        adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                          "hex-not-on-map", _ ("hex %04d is not on the map"), id);
      else
        g_array_append_val (hexes, id);
    }
  return hexes;
}

int
adj_scenario_read_side (AdjScenarioReader *self, const AdjXmlNode *node)
{
  return adj_reading_index (&self->reading, node, "side", N_ ("side"), self->side_names);
}
