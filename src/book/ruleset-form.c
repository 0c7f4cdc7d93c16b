/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/ruleset-form.h"

#include "book/words.h"

/* The elements of *.ruleset.xml: the reader's opinion on the format. The schema
 * data/schemas/ruleset.rng is the second one, docs/formats.md explains both to people. */

static const AdjXmlAttribute ruleset_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "title", ADJ_XML_TEXT, TRUE, 1, 80 },
  { NULL },
};

static const AdjXmlChild ruleset_children[] = {
  { "about", 0, 1 },
  { "game", 0, 60 },
  { "movement", 1, 1 },
  { "stacking", 1, 1 },
  { "zones", 0, 1, .since = 2 },
  { "slopes", 0, 1, .since = 2 },
  { "arrivals", 0, 1, .since = 2 },
  { "bombardment", 0, 1 },
  { "arm", 1, ADJ_MAX_ARMS },
  { "terrain", 1, ADJ_MAX_TERRAINS },
  { "hexside-kind", 0, ADJ_MAX_FEATURES },
  { "phase", 1, ADJ_MAX_PHASES },
  { "combat-results", 0, 1 },
  { "command-table", 0, 1 },
  { "option", 0, ADJ_MAX_OPTIONS },
  { "row", 0, 600 },
  { "missing", 0, 60 },
  { "difference", 0, 30, .since = 2 },
  { NULL },
};

/* unit: the smallest step movement points are counted in, 1 or 1/3. minimum-move: a unit may
 * always move one hex (R 6.16; not in 1975). zone-cost: with zoc-cost (Y 6.2). paths-into-zone: no
 * if a step into an EZOC never costs a path's rate (R 6.25). */
static const AdjXmlAttribute movement_attributes[] = {
  { "unit", ADJ_XML_MP, TRUE },
  { "minimum-move", ADJ_XML_YES, FALSE },
  { "zone-cost", ADJ_XML_MP, FALSE },
  { "paths-into-zone", ADJ_XML_YES, FALSE, .since = 2 },
  { NULL },
};

/* limit left out: not known to us. tight-adds: with tight-stacking (Y 5.31). */
static const AdjXmlAttribute stacking_attributes[] = {
  { "limit", ADJ_XML_INT, FALSE, 1, ADJ_MAX_STACK },
  { "tight-adds", ADJ_XML_MP, FALSE },
  { NULL },
};

/* closed-by: the hexside kinds that zones do not reach across; left out: whatever closes a side. */
static const AdjXmlAttribute zones_attributes[] = {
  { "reach", ADJ_XML_WORD, TRUE, 0, 0, adj_zone_reaches },
  { "closed-by", ADJ_XML_NAMES, FALSE, 0, 40, .since = 2 },
  { NULL },
};

/* R 6.26: hexes have levels, and going up from one to another adds that. */
static const AdjXmlAttribute slopes_attributes[] = {
  { "adds", ADJ_XML_MP, TRUE },
  { NULL },
};

/* R 5.0: stacks of so many units, each of which pays more than the one before. within: hexes along
 * the edge at which the overdue may enter as well (R 5.5). */
static const AdjXmlAttribute arrivals_attributes[] = {
  { "stack", ADJ_XML_INT, TRUE, 1, 9 },
  { "adds", ADJ_XML_MP, TRUE },
  { "along", ADJ_XML_NAME, FALSE, 0, 40 },
  { "adds-along", ADJ_XML_MP, FALSE },
  { "within", ADJ_XML_INT, FALSE, 1, ADJ_MAX_ALONG },
  { NULL },
};

/* BG 8.11: ranges counted with the target's hex. */
static const AdjXmlAttribute bombardment_attributes[] = {
  { "least", ADJ_XML_INT, TRUE, 1, ADJ_MAX_RANGE },
  { "most", ADJ_XML_INT, TRUE, 1, ADJ_MAX_RANGE },
  { NULL },
};

/* The defaults are those of a fighting unit; the supply train sets them otherwise (CH 18).
 * march-to-fire: with unlimbering (Y 8.6). */
static const AdjXmlAttribute arm_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "name", ADJ_XML_TEXT, TRUE, 1, 40 },
  { "symbol", ADJ_XML_WORD, TRUE, 0, 0, adj_arm_symbols },
  { "movement", ADJ_XML_MP, FALSE },
  { "least", ADJ_XML_MP, FALSE, .since = 2 },
  { "bombards", ADJ_XML_YES, FALSE },
  { "initiative", ADJ_XML_YES, FALSE },
  { "zone", ADJ_XML_YES, FALSE },
  { "attacks", ADJ_XML_YES, FALSE },
  { "must-be-attacked", ADJ_XML_YES, FALSE },
  { "paths-only", ADJ_XML_YES, FALSE },
  { "alone", ADJ_XML_YES, FALSE },
  { "flees", ADJ_XML_YES, FALSE },
  { "march-to-fire", ADJ_XML_MP, FALSE },
  { "weakens-per", ADJ_XML_INT, FALSE, 1, 9 },
  { "check", ADJ_XML_TEXT, FALSE, 1, 300 },
  { NULL },
};

/* entry left out: not known to us. only-by: entered and left across hexsides of that kind. What
 * optional rules change: tight-limit with tight-stacking, cover and battery-entry with
 * forest-cover, dug-in with entrenchments. */
static const AdjXmlAttribute terrain_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "name", ADJ_XML_TEXT, TRUE, 1, 40 },
  { "look", ADJ_XML_WORD, TRUE, 0, 0, adj_terrain_looks },
  { "entry", ADJ_XML_MP, FALSE },
  { "closed", ADJ_XML_YES, FALSE },
  { "only-by", ADJ_XML_NAME, FALSE, 0, 40 },
  { "stop", ADJ_XML_YES, FALSE },
  { "zone", ADJ_XML_YES, FALSE },
  { "defence", ADJ_XML_INT, FALSE, 1, 9 },
  { "blocks-sight", ADJ_XML_YES, FALSE },
  { "tight-limit", ADJ_XML_INT, FALSE, 1, ADJ_MAX_STACK },
  { "cover", ADJ_XML_INT, FALSE, 1, 9 },
  { "battery-entry", ADJ_XML_MP, FALSE },
  { "dug-in", ADJ_XML_INT, FALSE, 1, 9 },
  { "check", ADJ_XML_TEXT, FALSE, 1, 300 },
  { NULL },
};

static const AdjXmlChild terrain_children[] = {
  { "for", 0, ADJ_MAX_ARMS },
  { "along", 0, ADJ_MAX_FEATURES, .since = 2 },
  { "above", 0, 1, .since = 2 },
  { NULL },
};

static const AdjXmlAttribute for_attributes[] = {
  { "arm", ADJ_XML_NAME, TRUE, 0, 40 },
  { "entry", ADJ_XML_MP, FALSE },
  { "closed", ADJ_XML_YES, FALSE },
  { NULL },
};

/* R 6.24: what entering costs along that kind of path, in place of its rate. */
static const AdjXmlAttribute along_attributes[] = {
  { "kind", ADJ_XML_NAME, TRUE, 0, 40 },
  { "costs", ADJ_XML_MP, TRUE },
  { NULL },
};

/* R 6.21: what entering costs above level 1; costs left out: not known to us. */
static const AdjXmlAttribute above_attributes[] = {
  { "costs", ADJ_XML_MP, FALSE },
  { NULL },
};

/* at-most: a road or trail; the hex beyond costs no more than this. opens: the closed kind, or
 * the terrain, that this one makes passable. */
static const AdjXmlAttribute hexside_kind_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "name", ADJ_XML_TEXT, TRUE, 1, 40 },
  { "look", ADJ_XML_WORD, TRUE, 0, 0, adj_feature_looks },
  { "at-most", ADJ_XML_MP, FALSE },
  { "adds", ADJ_XML_MP, FALSE },
  { "closed", ADJ_XML_YES, FALSE },
  { "opens", ADJ_XML_NAME, FALSE, 0, 40 },
  { "defence", ADJ_XML_INT, FALSE, 1, 9 },
  { "bombardment-defence", ADJ_XML_INT, FALSE, 1, 9 },
  { "check", ADJ_XML_TEXT, FALSE, 1, 300 },
  { NULL },
};

/* with, without: options that must be on and off. */
static const AdjXmlAttribute phase_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "name", ADJ_XML_TEXT, TRUE, 1, 40 },
  { "kind", ADJ_XML_WORD, TRUE, 0, 0, adj_phase_kinds, .since = 2, .n_first = ADJ_PHASE_PLOT },
  { "player", ADJ_XML_WORD, TRUE, 0, 0, adj_phase_players },
  { "when", ADJ_XML_WORD, TRUE, 0, 0, adj_phase_whens },
  { "with", ADJ_XML_NAME, FALSE, 0, 40, .since = 2 },
  { "without", ADJ_XML_NAMES, FALSE, 0, 40, .since = 2 },
  { NULL },
};

static const AdjXmlAttribute combat_results_attributes[] = {
  { "die", ADJ_XML_INT, TRUE, 2, 20 },
  { "check", ADJ_XML_TEXT, FALSE, 1, 300 },
  { NULL },
};

static const AdjXmlChild combat_results_children[] = {
  { "column", 1, ADJ_MAX_COLUMNS },
  { NULL },
};

/* Columns from the defender's best to the attacker's; results by die from 1 upwards. */
static const AdjXmlAttribute column_attributes[] = {
  { "attacker", ADJ_XML_INT, TRUE, 1, 99 },
  { "defender", ADJ_XML_INT, TRUE, 1, 99 },
  { "results", ADJ_XML_TEXT, TRUE, 1, 120 },
  { NULL },
};

static const AdjXmlAttribute command_table_attributes[] = {
  { "die", ADJ_XML_INT, TRUE, 2, 20 },
  { "check", ADJ_XML_TEXT, FALSE, 1, 300 },
  { NULL },
};

static const AdjXmlChild command_table_children[] = {
  { "digits", 1, 20 * ADJ_MAX_COMMAND_LEVELS },
  { NULL },
};

static const AdjXmlAttribute digits_attributes[] = {
  { "level", ADJ_XML_INT, TRUE, 1, ADJ_MAX_COMMAND_LEVELS },
  { "die", ADJ_XML_INT, TRUE, 1, 20 },
  { "are", ADJ_XML_INTS, TRUE, 0, 9 },
  { NULL },
};

/* rule: what players switch on. switch: another reading of a ruling. figure: a number or a
 * word that a rule or ruling uses. part-of: the rule a switch or figure belongs to. */
static const AdjXmlAttribute option_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "kind", ADJ_XML_WORD, TRUE, 0, 0, adj_option_kinds },
  { "title", ADJ_XML_TEXT, TRUE, 1, 80 },
  { "short", ADJ_XML_TEXT, FALSE, 1, ADJ_SHORT_OPTION },
  { "default", ADJ_XML_NAME, TRUE, 0, 40 },
  { "words", ADJ_XML_NAMES, FALSE, 0, 40 },
  { "least", ADJ_XML_INT, FALSE, 0, 999 },
  { "most", ADJ_XML_INT, FALSE, 0, 999 },
  { "part-of", ADJ_XML_NAME, FALSE, 0, 40 },
  { "needs", ADJ_XML_NAMES, FALSE, 0, 40 },
  { "offsets", ADJ_XML_NAMES, FALSE, 0, 40 },
  { "brings", ADJ_XML_NAMES, FALSE, 0, 40, .since = 2 },
  { "next-turn", ADJ_XML_YES, FALSE },
  { NULL },
};

static const AdjXmlAttribute row_attributes[] = {
  { "id", ADJ_XML_TEXT, TRUE, 1, 20 },
  { "chapter", ADJ_XML_NAME, TRUE, 0, 40 },
  { "option", ADJ_XML_NAME, FALSE, 0, 40 },
  { "switch", ADJ_XML_NAME, FALSE, 0, 40 },
  { "ruling", ADJ_XML_TEXT, FALSE, 1, 600 },
  { "short", ADJ_XML_TEXT, FALSE, 1, ADJ_SHORT_RULING },
  { "check", ADJ_XML_TEXT, FALSE, 1, 300 },
  { "stands-for", ADJ_XML_TEXT, FALSE, 1, 600, .since = 2 },
  { "lifts", ADJ_XML_TEXT, FALSE, 1, 600, .since = 2 },
  { NULL },
};

static const AdjXmlAttribute missing_attributes[] = {
  { "row", ADJ_XML_TEXT, FALSE, 1, 20, .since = 2 },
  { "stands-for", ADJ_XML_TEXT, FALSE, 1, 600, .since = 2 },
  { "figures", ADJ_XML_YES, FALSE, .since = 2 },
  { "answered", ADJ_XML_YES, FALSE, .since = 2 },
  { NULL },
};

const AdjXmlFormat adj_ruleset_format = {
  .namespace_uri = "urn:adjutant:ruleset",
  .root = "ruleset",
  .version = ADJ_RULESET_VERSION,
  .max_bytes = ADJ_RULESET_BYTES,
  .max_depth = 6,
  .max_elements = 4000,
  .elements =
      (const AdjXmlElement[]){
          { "ruleset", ruleset_attributes, ruleset_children },
          { "about", NULL, NULL, 2000 },
          { "game", NULL, NULL, 80 },
          { "movement", movement_attributes },
          { "stacking", stacking_attributes },
          { "zones", zones_attributes },
          { "slopes", slopes_attributes },
          { "arrivals", arrivals_attributes },
          { "bombardment", bombardment_attributes },
          { "arm", arm_attributes },
          { "terrain", terrain_attributes, terrain_children },
          { "for", for_attributes },
          { "along", along_attributes },
          { "above", above_attributes },
          { "hexside-kind", hexside_kind_attributes },
          { "phase", phase_attributes },
          { "combat-results", combat_results_attributes, combat_results_children },
          { "column", column_attributes },
          { "command-table", command_table_attributes, command_table_children },
          { "digits", digits_attributes },
          { "option", option_attributes, NULL, 1200 },
          { "row", row_attributes, NULL, 1200 },
          { "missing", missing_attributes, NULL, 300 },
          { "difference", NULL, NULL, 300 },
          { NULL },
      },
};
