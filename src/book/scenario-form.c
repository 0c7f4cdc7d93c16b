/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/scenario-form.h"

#include "book/words.h"
#include "hex/hex-xml.h"

/* The elements of *.scenario.xml: the reader's opinion on the format. The schema
 * data/schemas/scenario.rng is the second one, docs/formats.md explains both to people.
 *
 * check: a figure somebody should compare with the printed game, and why.
 * source: which of the scenario's sources it was read in. */
#define MARKS                                                                                      \
  { "check", ADJ_XML_TEXT, FALSE, 1, 300 },                                                        \
  {                                                                                                \
    "source", ADJ_XML_NAMES, FALSE, 0, 40                                                          \
  }

static const AdjXmlAttribute scenario_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "title", ADJ_XML_TEXT, TRUE, 1, 80 },
  { "date", ADJ_XML_TEXT, FALSE, 1, 80 },
  { "ruleset", ADJ_XML_NAME, TRUE, 0, 40 },
  { "first-player", ADJ_XML_NAME, FALSE, 0, 40 },
  MARKS,
  { NULL },
};

static const AdjXmlChild scenario_children[] = {
  { "about", 0, 1 },  { "source", 0, 20 },          { "side", 2, 2 },
  { "map", 1, 1 },    { "turn", 0, ADJ_MAX_TURNS }, { "unit", 0, ADJ_MAX_UNITS },
  { "exit", 0, 40 },  { "holds", 0, 40 },           { "award", 0, ADJ_MAX_AWARDS },
  { "level", 0, 40 }, { "command", 0, 80 },         { "commander", 0, 2 },
  { "limit", 0, 40 }, { "special", 0, 60 },         { "unknown", 0, 60 },
  { NULL },
};

static const AdjXmlAttribute source_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { NULL },
};

static const AdjXmlAttribute side_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "name", ADJ_XML_TEXT, TRUE, 1, 40 },
  { "colour", ADJ_XML_WORD, TRUE, 0, 0, adj_side_colours },
  { NULL },
};

/* compass: the six grid directions that the printed compass calls N NE SE S SW NW (Y 5.52).
 * assumed: which of the map's own figures are stand-ins, because nobody has read them off a
 * printed copy yet. default-terrain: every hex of columns x rows that is not listed. */
static const AdjXmlAttribute map_attributes[] = {
  { "columns", ADJ_XML_INT, TRUE, 1, 99 },
  { "rows", ADJ_XML_INT, TRUE, 1, 99 },
  { "orientation", ADJ_XML_WORD, TRUE, 0, 0, adj_map_orientations },
  { "shifted", ADJ_XML_WORD, TRUE, 0, 0, adj_map_shifts },
  { "compass", ADJ_XML_NAMES, FALSE, 0, 2 },
  { "default-terrain", ADJ_XML_NAME, FALSE, 0, 40 },
  { "assumed", ADJ_XML_NAMES, FALSE, 0, 40 },
  MARKS,
  { NULL },
};

static const AdjXmlChild map_children[] = {
  { "hex", 0, ADJ_MAX_HEXES },
  { "hexside", 0, 3 * ADJ_MAX_HEXES },
  { NULL },
};

/* level, slope: where the rules have slopes (R 6.26). drawn="town": a town on the map sheet that is
 * not town terrain (CH 9). */
static const AdjXmlAttribute hex_attributes[] = {
  { "id", ADJ_XML_OWN, TRUE, .kind = &adj_hex_kind },
  { "terrain", ADJ_XML_NAME, FALSE, 0, 40 },
  { "name", ADJ_XML_TEXT, FALSE, 1, 60 },
  { "drawn", ADJ_XML_WORD, FALSE, 0, 0, adj_hex_drawings },
  { "level", ADJ_XML_INT, FALSE, 1, ADJ_MAX_LEVEL, .since = 2 },
  { "slope", ADJ_XML_YES, FALSE, .since = 2 },
  MARKS,
  { NULL },
};

static const AdjXmlAttribute hexside_attributes[] = {
  { "between", ADJ_XML_OWNS, TRUE, .kind = &adj_hex_kind },
  { "has", ADJ_XML_NAMES, TRUE, 0, 40 },
  { "name", ADJ_XML_TEXT, FALSE, 1, 60 },
  MARKS,
  { NULL },
};

static const AdjXmlAttribute turn_attributes[] = {
  { "number", ADJ_XML_INT, TRUE, 1, ADJ_MAX_TURNS },
  { "night", ADJ_XML_YES, FALSE },
  { "label", ADJ_XML_TEXT, FALSE, 1, 40 },
  MARKS,
  { NULL },
};

/* strength, hex or turn left out: not known to us. still: may not move up to that turn. */
static const AdjXmlAttribute unit_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "name", ADJ_XML_TEXT, TRUE, 1, 40 },
  { "side", ADJ_XML_NAME, TRUE, 0, 40 },
  { "arm", ADJ_XML_NAME, TRUE, 0, 40 },
  { "size", ADJ_XML_WORD, FALSE, 0, 0, adj_unit_sizes },
  { "strength", ADJ_XML_INT, FALSE, 0, 99 },
  { "reduced", ADJ_XML_INT, FALSE, 0, 99 },
  { "movement", ADJ_XML_MP, FALSE },
  { "hex", ADJ_XML_OWN, FALSE, .kind = &adj_hex_kind },
  { "turn", ADJ_XML_INT, FALSE, 1, ADJ_MAX_TURNS },
  { "entry", ADJ_XML_OWNS, FALSE, .kind = &adj_hex_kind },
  { "still", ADJ_XML_INT, FALSE, 1, ADJ_MAX_TURNS },
  { "group", ADJ_XML_TEXT, FALSE, 1, 40 },
  MARKS,
  { NULL },
};

static const AdjXmlAttribute exit_attributes[] = {
  { "hexes", ADJ_XML_OWNS, TRUE, .kind = &adj_hex_kind },
  { "cost", ADJ_XML_MP, TRUE },
  { "side", ADJ_XML_NAME, FALSE, 0, 40 },
  { "arm", ADJ_XML_NAME, FALSE, 0, 40 },
  MARKS,
  { NULL },
};

static const AdjXmlAttribute holds_attributes[] = {
  { "side", ADJ_XML_NAME, TRUE, 0, 40 },
  { "hexes", ADJ_XML_OWNS, TRUE, .kind = &adj_hex_kind },
  MARKS,
  { NULL },
};

/* side gets the points. What they are counted on is the kind:
 *   eliminated  the enemy's losses            exited      own units off the map
 *   held        each of hexes at the end      once-held   each of hexes ever held
 *   not-exited  the unit is not off the map   cut-off     enemy units without the trace
 *   in-zone     each of hexes in a zone of control of the arm
 *   exit-lead   each own exited unit more than the enemy's, every turn */
static const AdjXmlAttribute award_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "title", ADJ_XML_TEXT, TRUE, 1, 120 },
  { "side", ADJ_XML_NAME, TRUE, 0, 40 },
  { "kind", ADJ_XML_WORD, TRUE, 0, 0, adj_award_kinds },
  { "points", ADJ_XML_INT, TRUE, 0, 999 },
  { "per", ADJ_XML_WORD, FALSE, 0, 0, adj_award_pers },
  { "hexes", ADJ_XML_OWNS, FALSE, .kind = &adj_hex_kind },
  { "unit", ADJ_XML_NAME, FALSE, 0, 40 },
  { "arm", ADJ_XML_NAME, FALSE, 0, 40 },
  { "row", ADJ_XML_TEXT, FALSE, 1, 20 },
  MARKS,
  { NULL },
};

static const AdjXmlChild award_children[] = {
  { "trace", 0, 1 },
  { NULL },
};

/* A way free of enemy units from one of "from" (or, left out, from the unit's own hex by at
 * most "within" hexes) along hexsides of kind "along" to one of "to" (BG 17.3). */
static const AdjXmlAttribute trace_attributes[] = {
  { "along", ADJ_XML_NAME, FALSE, 0, 40 },
  { "from", ADJ_XML_OWNS, FALSE, .kind = &adj_hex_kind },
  { "to", ADJ_XML_OWNS, TRUE, .kind = &adj_hex_kind },
  { "within", ADJ_XML_INT, FALSE, 0, 99 },
  { NULL },
};

/* The winner's degree, best first: ratio of own points to the enemy's, or margin. Exactly one
 * of least (reached) and above (exceeded). */
static const AdjXmlAttribute level_attributes[] = {
  { "side", ADJ_XML_NAME, TRUE, 0, 40 },
  { "name", ADJ_XML_TEXT, TRUE, 1, 60 },
  { "measure", ADJ_XML_WORD, TRUE, 0, 0, adj_level_measures },
  { "least", ADJ_XML_MP, FALSE },
  { "above", ADJ_XML_MP, FALSE },
  { "holds", ADJ_XML_OWNS, FALSE, .kind = &adj_hex_kind },
  MARKS,
  { NULL },
};

/* restricts: Y 5.58b, the digits forbid movement instead of scattering. */
static const AdjXmlAttribute command_attributes[] = {
  { "side", ADJ_XML_NAME, TRUE, 0, 40 },
  { "from", ADJ_XML_INT, TRUE, 1, ADJ_MAX_TURNS },
  { "to", ADJ_XML_INT, FALSE, 1, ADJ_MAX_TURNS },
  { "level", ADJ_XML_INT, TRUE, 0, ADJ_MAX_COMMAND_LEVELS },
  { "restricts", ADJ_XML_YES, FALSE },
  MARKS,
  { NULL },
};

static const AdjXmlAttribute commander_attributes[] = {
  { "side", ADJ_XML_NAME, TRUE, 0, 40 },
  { "initiative", ADJ_XML_INT, TRUE, 0, 999 },
  MARKS,
  { NULL },
};

/* At most so many units of the side move in a turn; lifted when an enemy has crossed a hexside
 * of that kind. */
static const AdjXmlAttribute limit_attributes[] = {
  { "side", ADJ_XML_NAME, TRUE, 0, 40 },
  { "from", ADJ_XML_INT, TRUE, 1, ADJ_MAX_TURNS },
  { "to", ADJ_XML_INT, FALSE, 1, ADJ_MAX_TURNS },
  { "units", ADJ_XML_INT, TRUE, 0, ADJ_MAX_UNITS },
  { "lifted-by-crossing", ADJ_XML_NAME, FALSE, 0, 40 },
  MARKS,
  { NULL },
};

/* A rule of this battle that the program shows and leaves to the players. */
static const AdjXmlAttribute special_attributes[] = {
  { "title", ADJ_XML_TEXT, TRUE, 1, 120 },
  MARKS,
  { NULL },
};

static const AdjXmlAttribute unknown_attributes[] = {
  { "what", ADJ_XML_WORD, TRUE, 0, 0, adj_unknown_things },
  { NULL },
};

const AdjXmlFormat adj_scenario_format = {
  .namespace_uri = "urn:adjutant:scenario",
  .root = "scenario",
  .version = ADJ_SCENARIO_VERSION,
  .max_bytes = ADJ_SCENARIO_BYTES,
  .max_depth = 5,
  .max_elements = 60000,
  .elements =
      (const AdjXmlElement[]){
          { "scenario", scenario_attributes, scenario_children },
          { "about", NULL, NULL, 2000 },
          { "source", source_attributes, NULL, 300 },
          { "side", side_attributes },
          { "map", map_attributes, map_children },
          { "hex", hex_attributes },
          { "hexside", hexside_attributes },
          { "turn", turn_attributes },
          { "unit", unit_attributes },
          { "exit", exit_attributes },
          { "holds", holds_attributes },
          { "award", award_attributes, award_children },
          { "trace", trace_attributes },
          { "level", level_attributes },
          { "command", command_attributes },
          { "commander", commander_attributes },
          { "limit", limit_attributes },
          { "special", special_attributes, NULL, 1200 },
          { "unknown", unknown_attributes, NULL, 300 },
          { NULL },
      },
};
