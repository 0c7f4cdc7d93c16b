/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/scenario-read.h"

#include <glib/gi18n-lib.h>

#include "book/keywords.h"
#include "book/scenario-form.h"
#include "book/scenario-read-map.h"
#include "book/scenario-read-terms.h"
#include "hex/hex-xml.h"

/* The form has been checked against the element table; here names are looked up, values are
 * held against each other and the struct is filled. The map is in scenario-read-map.c, victory
 * and what else a battle adds to the rules in scenario-read-terms.c. */

static void
read_sources (AdjScenarioReader *self, const AdjXmlNode *root)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  GArray *sources = self->scenario->sources;

  for (const AdjXmlNode *node = adj_xml_first (root, "source"); node;
       node = adj_xml_next (node, "source"))
    {
      AdjSource source = {
        .id = adj_reading_string (&self->reading, node, "id"),
        .text = adj_reading_keep (&self->reading, adj_xml_text (node)),
      };

      if (adj_reading_once (&self->reading, node, seen, source.id, N_ ("source")))
        g_array_append_val (sources, source);
    }
  self->source_names = g_new0 (const char *, sources->len + 1);
  for (guint i = 0; i < sources->len; i++)
    self->source_names[i] = g_array_index (sources, AdjSource, i).id;
}

static void
read_sides (AdjScenarioReader *self, const AdjXmlNode *root)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  int n = 0;

  for (const AdjXmlNode *node = adj_xml_first (root, "side"); node != NULL && n < ADJ_SIDES;
       node = adj_xml_next (node, "side"))
    {
      AdjSide side = {
        .id = adj_reading_string (&self->reading, node, "id"),
        .name = adj_reading_string (&self->reading, node, "name"),
        .colour = adj_xml_get_word (node, "colour", adj_side_colours, 0),
      };

      adj_reading_once (&self->reading, node, seen, side.id, N_ ("side"));
      self->side_names[n] = side.id != NULL ? side.id : "";
      self->scenario->sides[n++] = side;
    }
}

static void
read_turns (AdjScenarioReader *self, const AdjXmlNode *root)
{
  AdjScenario *scenario = self->scenario;

  for (const AdjXmlNode *node = adj_xml_first (root, "turn"); node;
       node = adj_xml_next (node, "turn"))
    {
      int expected = (int) scenario->n_turns + 1;
      int number = adj_xml_get_int (node, "number", expected);

      if (number != expected)
        adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                          "turn-order",
                          _ ("turn %d stands where turn %d should; turns are listed in order, none "
                             "left out"),
                          number, expected);
      if (scenario->n_turns >= ADJ_MAX_TURNS)
        return;
      scenario->turns[scenario->n_turns++] = (AdjTurn){
        .night = adj_xml_get_yes (node, "night", FALSE),
        .label = adj_reading_string (&self->reading, node, "label"),
        .marks = adj_scenario_read_marks (self, node),
      };
    }
}

static void
read_entries (AdjScenarioReader *self, const AdjXmlNode *node, AdjUnit *unit)
{
  g_autoptr (GArray) hexes = adj_scenario_read_hexes (self, node, "entry");

  if (hexes->len > ADJ_MAX_ENTRIES)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "too-many-entries", _ ("%u entry hexes; a unit has at most %d"), hexes->len,
                      ADJ_MAX_ENTRIES);
  unit->n_entries = MIN (hexes->len, ADJ_MAX_ENTRIES);
  for (guint i = 0; i < unit->n_entries; i++)
    unit->entries[i] = g_array_index (hexes, AdjHexId, i);
}

/* A unit is set up on a hex, or due on a turn; a reinforcement comes by its entry hexes. */
static void
check_place (AdjScenarioReader *self, const AdjXmlNode *node, const AdjUnit *unit)
{
  const char *id = unit->id != NULL ? unit->id : "?";

  if (unit->hex != ADJ_HEX_NONE && (unit->turn != 0 || adj_xml_has (node, "entry")))
    adj_problems_add (
        self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), "unit-twice-placed",
        _ ("unit '%s' is set up in a hex and is a reinforcement as well; one of them"), id);
  if (self->scenario->n_turns > 0 && unit->turn > (int) self->scenario->n_turns)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "unit-too-late", _ ("unit '%s' is due on turn %d, but the game has %u turns"),
                      id, unit->turn, self->scenario->n_turns);
  if (unit->hex != ADJ_HEX_NONE && adj_scenario_hex (self->scenario, unit->hex) == NULL)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "unit-off-map", _ ("unit '%s' is set up in %04d, which is not on the map"),
                      id, unit->hex);
}

static void
check_id (AdjScenarioReader *self, const AdjXmlNode *node, const AdjUnit *unit)
{
  if (unit->id != NULL && adj_keyword_is_late (unit->id))
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_LINT, adj_xml_line (node), "unit-id-late",
                      _ ("the id '%s' has become a word of orders; there it is written in quotes"),
                      unit->id);
  else if (unit->id != NULL && adj_keyword_is_reserved (unit->id))
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "unit-id-reserved",
                      _ ("the id '%s' means something else in an order; add the arm or the corps, "
                         "as in '%s-artillery'"),
                      unit->id, unit->id);
  adj_reading_once (&self->reading, node, self->unit_ids, unit->id, N_ ("unit"));
}

static AdjUnit
read_unit (AdjScenarioReader *self, const AdjXmlNode *node)
{
  AdjUnit unit = {
    .id = adj_reading_string (&self->reading, node, "id"),
    .name = adj_reading_string (&self->reading, node, "name"),
    .side = adj_scenario_read_side (self, node),
    .arm = adj_reading_index (&self->reading, node, "arm", N_ ("arm"), self->arm_names),
    .size = (AdjUnitSize) adj_xml_get_word (node, "size", adj_unit_sizes, ADJ_SIZE_BRIGADE),
    .size_given = adj_xml_has (node, "size"),
    .strength = adj_xml_get_int (node, "strength", ADJ_UNKNOWN_STRENGTH),
    .reduced = adj_xml_get_int (node, "reduced", ADJ_UNKNOWN_STRENGTH),
    .movement_given = adj_xml_has (node, "movement"),
    .hex = adj_hex_get (node, "hex"),
    .turn = adj_xml_get_int (node, "turn", 0),
    .still = adj_xml_get_int (node, "still", 0),
    .group = adj_reading_string (&self->reading, node, "group"),
    .marks = adj_scenario_read_marks (self, node),
  };
  const AdjRuleset *ruleset = self->scenario->ruleset;

  unit.side = MAX (unit.side, 0);
  unit.arm = MAX (unit.arm, 0);
  unit.movement = adj_xml_get_mp (node, "movement", ruleset->arms[unit.arm].movement);
  read_entries (self, node, &unit);
  check_place (self, node, &unit);
  check_id (self, node, &unit);
  return unit;
}

static void
read_units (AdjScenarioReader *self, const AdjXmlNode *root)
{
  AdjScenario *scenario = self->scenario;
  GArray *units = g_array_new (FALSE, TRUE, sizeof (AdjUnit));

  for (const AdjXmlNode *node = adj_xml_first (root, "unit");
       node != NULL && units->len < ADJ_MAX_UNITS; node = adj_xml_next (node, "unit"))
    {
      AdjUnit unit = read_unit (self, node);

      g_array_append_val (units, unit);
    }
  scenario->n_units = units->len;
  scenario->units = (AdjUnit *) (gpointer) g_array_free (units, FALSE);
  for (guint i = scenario->n_units; i > 0; i--)
    if (scenario->units[i - 1].id != NULL)
      g_hash_table_insert (scenario->unit_places, (gpointer) scenario->units[i - 1].id,
                           GUINT_TO_POINTER (i));
}

static void
read_heading (AdjScenarioReader *self, const AdjXmlNode *root)
{
  AdjScenario *scenario = self->scenario;
  const AdjXmlNode *about = adj_xml_first (root, "about");

  scenario->id = adj_reading_string (&self->reading, root, "id");
  scenario->title = adj_reading_string (&self->reading, root, "title");
  scenario->date = adj_reading_string (&self->reading, root, "date");
  scenario->ruleset_id = adj_reading_string (&self->reading, root, "ruleset");
  scenario->about = about != NULL ? adj_reading_keep (&self->reading, adj_xml_text (about)) : NULL;
  read_sources (self, root);
  read_sides (self, root);
  scenario->first_player =
      adj_reading_index (&self->reading, root, "first-player", N_ ("side"), self->side_names);
  scenario->marks = adj_scenario_read_marks (self, root);
}

/* Rules of another system know nothing of what this battle adds to those it was made for (R 18). */
static void
play_under (AdjScenario *scenario)
{
  AdjSpecial special = {
    .title = N_ ("Played by other rules than it was made for"),
    .text = N_ ("The exclusive rules of this battle are those of the edition it was made for.")
  };

  if (g_strcmp0 (scenario->ruleset_id, scenario->ruleset->id) == 0)
    return;
  scenario->ruleset_id = scenario->ruleset->id;
  if (scenario->ruleset->known_as != NULL)
    g_array_append_val (scenario->specials, special);
}

static AdjScenario *
scenario_new (AdjRuleset *ruleset)
{
  AdjScenario *self = g_new0 (AdjScenario, 1);

  self->refs = 1;
  self->strings = g_string_chunk_new (16384);
  self->ruleset = adj_ruleset_ref (ruleset);
  self->unit_places = g_hash_table_new (g_str_hash, g_str_equal);
  self->sources = g_array_new (FALSE, TRUE, sizeof (AdjSource));
  self->exits = g_array_new (FALSE, TRUE, sizeof (AdjExit));
  self->holdings = g_array_new (FALSE, TRUE, sizeof (AdjHolding));
  self->awards = g_array_new (FALSE, TRUE, sizeof (AdjAward));
  self->levels = g_array_new (FALSE, TRUE, sizeof (AdjLevel));
  self->commands = g_array_new (FALSE, TRUE, sizeof (AdjCommand));
  self->commanders = g_array_new (FALSE, TRUE, sizeof (AdjCommander));
  self->limits = g_array_new (FALSE, TRUE, sizeof (AdjLimit));
  self->specials = g_array_new (FALSE, TRUE, sizeof (AdjSpecial));
  self->unknowns = g_array_new (FALSE, TRUE, sizeof (AdjUnknown));
  return self;
}

static void
name_tables (AdjScenarioReader *self, const AdjRuleset *ruleset)
{
  for (guint i = 0; i < ruleset->n_arms; i++)
    self->arm_names[i] = ruleset->arms[i].id;
  for (guint i = 0; i < ruleset->n_terrains; i++)
    self->terrain_names[i] = ruleset->terrains[i].id;
  for (guint i = 0; i < ruleset->n_features; i++)
    self->feature_names[i] = ruleset->features[i].id;
}

static AdjScenario *
read_scenario (AdjXmlDoc *doc, AdjRuleset *ruleset, gboolean under, AdjProblems *problems)
{
  g_autoptr (AdjScenario) scenario = NULL;
  AdjScenarioReader self = { 0 };
  const AdjXmlNode *root;

  scenario = scenario_new (ruleset);
  self.scenario = scenario;
  self.reading = (AdjReading){ scenario->strings, problems };
  self.unit_ids = g_hash_table_new (g_str_hash, g_str_equal);
  name_tables (&self, ruleset);
  root = adj_xml_root (doc);
  read_heading (&self, root);
  if (!under && g_strcmp0 (scenario->ruleset_id, ruleset->id) != 0)
    adj_problems_add (problems, ADJ_PROBLEM_SENSE, adj_xml_line (root), "wrong-ruleset",
                      _ ("the scenario asks for the ruleset '%s', and this is '%s'"),
                      scenario->ruleset_id != NULL ? scenario->ruleset_id : "", ruleset->id);
  adj_scenario_read_map (&self, root);
  read_turns (&self, root);
  read_units (&self, root);
  adj_scenario_read_terms (&self, root);
  play_under (scenario);
  g_hash_table_unref (self.unit_ids);
  g_free (self.source_names);
  adj_problems_sort (problems);
  return adj_problems_usable (problems) ? g_steal_pointer (&scenario) : NULL;
}

AdjScenario *
adj_scenario_read (AdjXmlDoc *doc, AdjRuleset *ruleset, AdjProblems *problems)
{
  return read_scenario (doc, ruleset, FALSE, problems);
}

AdjScenario *
adj_scenario_read_under (AdjXmlDoc *doc, AdjRuleset *ruleset, AdjProblems *problems)
{
  return read_scenario (doc, ruleset, TRUE, problems);
}

AdjScenario *
adj_scenario_parse (const char *text, gsize length, AdjRuleset *ruleset, AdjProblems *problems)
{
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, length, &adj_scenario_format, problems);

  return doc != NULL ? adj_scenario_read (doc, ruleset, problems) : NULL;
}
