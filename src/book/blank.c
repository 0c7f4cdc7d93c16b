/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/blank.h"

#include <glib/gi18n-lib.h>

#include "book/scenario-form.h"
#include "desk/value.h"
#include "desk/xml.h"

#define MOST_OF_AN_ID 40
#define MOST_OF_A_TITLE 80
#define COLUMNS 25
#define ROWS 28

static void
write_sides (AdjXmlWriter *xml)
{
  static const char *const ids[ADJ_SIDES] = { "union", "confederate" };
  const char *const names[ADJ_SIDES] = { "Union", "Confederate" };

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      adj_xml_writer_open (xml, "side");
      adj_xml_writer_set (xml, "id", ids[side]);
      adj_xml_writer_set (xml, "name", names[side]);
      adj_xml_writer_set (xml, "colour", adj_side_colours[side]);
      adj_xml_writer_close (xml);
    }
}

/* The terrain that is not known; a ruleset that knows all of them has its first everywhere. */
static const char *
terrain_of_all (const AdjRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_terrains; i++)
    if (ruleset->terrains[i].look == ADJ_LOOK_UNKNOWN)
      return ruleset->terrains[i].id;
  return ruleset->terrains[0].id;
}

static void
write_map (AdjXmlWriter *xml, const AdjRuleset *ruleset)
{
  g_autofree char *assumed = g_strjoinv (" ", (char **) adj_map_figures);

  adj_xml_writer_open (xml, "map");
  adj_xml_writer_set_int (xml, "columns", COLUMNS);
  adj_xml_writer_set_int (xml, "rows", ROWS);
  adj_xml_writer_set (xml, "orientation", adj_map_orientations[ADJ_ORIENTATION_FLAT]);
  adj_xml_writer_set (xml, "shifted", adj_map_shifts[ADJ_STAGGER_EVEN]);
  adj_xml_writer_set (xml, "default-terrain", terrain_of_all (ruleset));
  adj_xml_writer_set (xml, "assumed", assumed);
  adj_xml_writer_close (xml);
}

static void
write_unknowns (AdjXmlWriter *xml)
{
  for (int i = 0; adj_unknown_things[i] != NULL; i++)
    {
      adj_xml_writer_open (xml, "unknown");
      adj_xml_writer_set (xml, "what", adj_unknown_things[i]);
      adj_xml_writer_text (xml, _ ("Nobody has typed it in yet."));
      adj_xml_writer_close (xml);
    }
}

AdjScenario *
adj_scenario_new_blank (AdjRuleset *ruleset, const char *id, const char *title)
{
  g_autoptr (AdjProblems) problems = NULL;
  g_autofree char *text = NULL;
  AdjXmlWriter *xml;
  gsize length;

  g_return_val_if_fail (ruleset != NULL && id != NULL && title != NULL, NULL);

  if (!adj_value_is_name (id, MOST_OF_AN_ID) || !adj_value_is_text (title, MOST_OF_A_TITLE) ||
      ruleset->n_terrains == 0)
    return NULL;
  xml = adj_xml_writer_new (&adj_scenario_format);
  adj_xml_writer_set (xml, "id", id);
  adj_xml_writer_set (xml, "title", title);
  adj_xml_writer_set (xml, "ruleset", ruleset->id);
  write_sides (xml);
  write_map (xml, ruleset);
  write_unknowns (xml);
  text = adj_xml_writer_free (xml, &length);
  problems = adj_problems_new (id);
  return adj_scenario_parse (text, length, ruleset, problems);
}
