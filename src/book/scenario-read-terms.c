/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/scenario-read-terms.h"

#include <glib/gi18n-lib.h>

static void
read_exits (AdjScenarioReader *self, const AdjXmlNode *root)
{
  for (const AdjXmlNode *node = adj_xml_first (root, "exit"); node;
       node = adj_xml_next (node, "exit"))
    {
      AdjExit exit = {
        .hexes = adj_scenario_read_hexes (self, node, "hexes"),
        .cost = adj_xml_get_mp (node, "cost", ADJ_MP),
        .side = adj_scenario_read_side (self, node),
        .arm = adj_reading_index (&self->reading, node, "arm", N_ ("arm"), self->arm_names),
        .marks = adj_scenario_read_marks (self, node),
      };

      g_array_append_val (self->scenario->exits, exit);
    }
}

static void
read_holdings (AdjScenarioReader *self, const AdjXmlNode *root)
{
  for (const AdjXmlNode *node = adj_xml_first (root, "holds"); node;
       node = adj_xml_next (node, "holds"))
    {
      AdjHolding holding = {
        .side = adj_scenario_read_side (self, node),
        .hexes = adj_scenario_read_hexes (self, node, "hexes"),
        .marks = adj_scenario_read_marks (self, node),
      };

      g_array_append_val (self->scenario->holdings, holding);
    }
}

static AdjTrace
read_trace (AdjScenarioReader *self, const AdjXmlNode *award)
{
  const AdjXmlNode *node = adj_xml_first (award, "trace");

  if (node == NULL)
    return (AdjTrace){ .along = -1, .within = -1 };
  return (AdjTrace){
    .given = TRUE,
    .along =
        adj_reading_index (&self->reading, node, "along", N_ ("hexside kind"), self->feature_names),
    .from = adj_scenario_read_hexes (self, node, "from"),
    .to = adj_scenario_read_hexes (self, node, "to"),
    .within = adj_xml_get_int (node, "within", -1),
  };
}

/* The fields a kind of award cannot do without. */
static void
check_award (AdjScenarioReader *self, const AdjXmlNode *node, const AdjAward *award)
{
  gboolean on_hexes = award->kind == ADJ_AWARD_HELD || award->kind == ADJ_AWARD_ONCE_HELD ||
                      award->kind == ADJ_AWARD_IN_ZONE;

  if (on_hexes && !adj_xml_has (node, "hexes"))
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, award->marks.line,
                      "award-without-hexes", _ ("an award of the kind %s needs hexes"),
                      adj_award_kinds[award->kind]);
  if (award->kind == ADJ_AWARD_NOT_EXITED && !adj_xml_has (node, "unit"))
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, award->marks.line,
                      "award-without-unit", _ ("an award of the kind not-exited needs the unit"));
  if (award->kind == ADJ_AWARD_CUT_OFF && !award->trace.given)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, award->marks.line,
                      "award-without-trace",
                      _ ("an award of the kind cut-off needs a trace element"));
}

static int
read_award_unit (AdjScenarioReader *self, const AdjXmlNode *node)
{
  g_autofree char *id = g_strdup (adj_xml_get (node, "unit"));
  int unit;

  if (id == NULL)
    return -1;
  unit = adj_scenario_unit (self->scenario, g_strstrip (id));
  if (unit < 0)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), "award-unit",
                      _ ("there is no unit '%s'"), id);
  return unit;
}

static void
read_awards (AdjScenarioReader *self, const AdjXmlNode *root)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (const AdjXmlNode *node = adj_xml_first (root, "award"); node;
       node = adj_xml_next (node, "award"))
    {
      AdjAward award = {
        .id = adj_reading_string (&self->reading, node, "id"),
        .title = adj_reading_string (&self->reading, node, "title"),
        .side = adj_scenario_read_side (self, node),
        .kind = (AdjAwardKind) adj_xml_get_word (node, "kind", adj_award_kinds, 0),
        .points = adj_xml_get_int (node, "points", 0),
        .per = (AdjAwardPer) adj_xml_get_word (node, "per", adj_award_pers, ADJ_PER_ONCE),
        .hexes = adj_scenario_read_hexes (self, node, "hexes"),
        .unit = read_award_unit (self, node),
        .arm = adj_reading_index (&self->reading, node, "arm", N_ ("arm"), self->arm_names),
        .row = adj_reading_string (&self->reading, node, "row"),
        .trace = read_trace (self, node),
        .marks = adj_scenario_read_marks (self, node),
      };

      if (award.row != NULL && !adj_ruleset_has_row (self->scenario->ruleset, award.row))
        adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, award.marks.line, "award-row",
                          _ ("the ruleset has no row '%s'"), award.row);
      adj_reading_once (&self->reading, node, seen, award.id, N_ ("award"));
      check_award (self, node, &award);
      g_array_append_val (self->scenario->awards, award);
    }
}

static void
read_levels (AdjScenarioReader *self, const AdjXmlNode *root)
{
  for (const AdjXmlNode *node = adj_xml_first (root, "level"); node;
       node = adj_xml_next (node, "level"))
    {
      gboolean above = adj_xml_has (node, "above");
      AdjLevel level = {
        .side = adj_scenario_read_side (self, node),
        .name = adj_reading_string (&self->reading, node, "name"),
        .measure = (AdjLevelMeasure) adj_xml_get_word (node, "measure", adj_level_measures, 0),
        .figure = adj_xml_get_mp (node, above ? "above" : "least", 0),
        .above = above,
        .holds = adj_scenario_read_hexes (self, node, "holds"),
        .marks = adj_scenario_read_marks (self, node),
      };

      if (above == adj_xml_has (node, "least"))
        adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, level.marks.line,
                          "level-figure",
                          _ ("a level has either least (to be reached) or above (to be passed)"));
      g_array_append_val (self->scenario->levels, level);
    }
}

/* from-to of an element, the end left out meaning to the last turn. */
static void
check_span (AdjScenarioReader *self, const AdjXmlNode *node, int from, int to)
{
  if (to != 0 && to < from)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "span-backwards", _ ("from turn %d to turn %d runs backwards"), from, to);
}

static void
read_commands (AdjScenarioReader *self, const AdjXmlNode *root)
{
  for (const AdjXmlNode *node = adj_xml_first (root, "command"); node;
       node = adj_xml_next (node, "command"))
    {
      AdjCommand command = {
        .side = adj_scenario_read_side (self, node),
        .from = adj_xml_get_int (node, "from", 1),
        .to = adj_xml_get_int (node, "to", 0),
        .level = adj_xml_get_int (node, "level", 0),
        .restricts = adj_xml_get_yes (node, "restricts", FALSE),
        .marks = adj_scenario_read_marks (self, node),
      };

      check_span (self, node, command.from, command.to);
      g_array_append_val (self->scenario->commands, command);
    }
}

static void
read_commanders (AdjScenarioReader *self, const AdjXmlNode *root)
{
  for (const AdjXmlNode *node = adj_xml_first (root, "commander"); node;
       node = adj_xml_next (node, "commander"))
    {
      AdjCommander commander = {
        .side = adj_scenario_read_side (self, node),
        .initiative = adj_xml_get_int (node, "initiative", 0),
        .marks = adj_scenario_read_marks (self, node),
      };

      g_array_append_val (self->scenario->commanders, commander);
    }
}

static void
read_limits (AdjScenarioReader *self, const AdjXmlNode *root)
{
  for (const AdjXmlNode *node = adj_xml_first (root, "limit"); node;
       node = adj_xml_next (node, "limit"))
    {
      AdjLimit limit = {
        .side = adj_scenario_read_side (self, node),
        .from = adj_xml_get_int (node, "from", 1),
        .to = adj_xml_get_int (node, "to", 0),
        .units = adj_xml_get_int (node, "units", 0),
        .lifted_by = adj_reading_index (&self->reading, node, "lifted-by-crossing",
                                        N_ ("hexside kind"), self->feature_names),
        .marks = adj_scenario_read_marks (self, node),
      };

      check_span (self, node, limit.from, limit.to);
      g_array_append_val (self->scenario->limits, limit);
    }
}

static void
read_texts (AdjScenarioReader *self, const AdjXmlNode *root)
{
  for (const AdjXmlNode *node = adj_xml_first (root, "special"); node;
       node = adj_xml_next (node, "special"))
    {
      AdjSpecial special = {
        .title = adj_reading_string (&self->reading, node, "title"),
        .text = adj_reading_keep (&self->reading, adj_xml_text (node)),
        .marks = adj_scenario_read_marks (self, node),
      };

      g_array_append_val (self->scenario->specials, special);
    }
  for (const AdjXmlNode *node = adj_xml_first (root, "unknown"); node;
       node = adj_xml_next (node, "unknown"))
    {
      AdjUnknown unknown = {
        .what = (AdjUnknownThing) adj_xml_get_word (node, "what", adj_unknown_things, 0),
        .text = adj_reading_keep (&self->reading, adj_xml_text (node)),
      };

      g_array_append_val (self->scenario->unknowns, unknown);
    }
}

void
adj_scenario_read_terms (AdjScenarioReader *self, const AdjXmlNode *root)
{
  read_exits (self, root);
  read_holdings (self, root);
  read_awards (self, root);
  read_levels (self, root);
  read_commands (self, root);
  read_commanders (self, root);
  read_limits (self, root);
  read_texts (self, root);
}
