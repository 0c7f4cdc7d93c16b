/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/save-form.h"

#include "book/ruleset-form.h"
#include "book/scenario-form.h"
#include "record/entry.h"

const char *const adj_save_standings[] = { "ok", "warned", "impossible", NULL };

static const AdjXmlAttribute game_attributes[] = {
  { "version", ADJ_XML_INT, TRUE, 1, 99 },
  { "program", ADJ_XML_TEXT, TRUE, 1, 20 },
  { "seed", ADJ_XML_TEXT, TRUE, 16, 16 },
  { "secret", ADJ_XML_TEXT, FALSE, 32, 32 },
  { "strict", ADJ_XML_YES, FALSE },
  { "layout", ADJ_XML_INT, FALSE, 1, 999 },
  { NULL },
};

static const AdjXmlChild game_children[] = {
  { "ruleset", 1, 1 },
  { "scenario", 1, 1 },
  { "draft", 0, ADJ_SIDES },
  { "entry", 0, ADJ_MAX_RECORD },
  { NULL },
};

/* What a side is plotting, masked. */
static const AdjXmlAttribute draft_attributes[] = {
  { "side", ADJ_XML_NAME, TRUE, 0, 40 },
  { "text", ADJ_XML_TEXT, FALSE, 1, ADJ_SEAL_CHARS },
  { NULL },
};

/* What it has sealed, masked, with its check value. */
static const AdjXmlAttribute seal_attributes[] = {
  { "side", ADJ_XML_NAME, TRUE, 0, 40 },
  { "turn", ADJ_XML_INT, TRUE, 1, ADJ_MAX_TURNS },
  { "check", ADJ_XML_TEXT, FALSE, 1, 40 },
  { "text", ADJ_XML_TEXT, FALSE, 1, ADJ_SEAL_CHARS },
  { NULL },
};

/* dice: throws of the generator it used. aside, differ: what a correction did to later orders. */
static const AdjXmlAttribute entry_attributes[] = {
  { "number", ADJ_XML_INT, TRUE, 1, ADJ_MAX_RECORD },
  { "kind", ADJ_XML_WORD, TRUE, 0, 0, adj_entry_kinds },
  { "target", ADJ_XML_INT, FALSE, 1, ADJ_MAX_RECORD },
  { "order", ADJ_XML_TEXT, FALSE, 1, 4000 },
  { "joined", ADJ_XML_YES, FALSE },
  { "dice", ADJ_XML_INT, FALSE, 0, 9 },
  { "verdict", ADJ_XML_WORD, FALSE, 0, 0, adj_save_standings },
  { "unjudged", ADJ_XML_YES, FALSE },
  { "findings", ADJ_XML_TEXT, FALSE, 1, 200000 },
  { "effects", ADJ_XML_TEXT, FALSE, 1, 2000000 },
  { "aside", ADJ_XML_INTS, FALSE, 1, ADJ_MAX_RECORD },
  { "differ", ADJ_XML_INTS, FALSE, 1, ADJ_MAX_RECORD },
  { "hash", ADJ_XML_TEXT, TRUE, 16, 16 },
  { NULL },
};

/* The outcome of a later order since a correction. */
static const AdjXmlAttribute anew_attributes[] = {
  { "number", ADJ_XML_INT, TRUE, 1, ADJ_MAX_RECORD },
  { "effects", ADJ_XML_TEXT, FALSE, 1, 2000000 },
  { NULL },
};

/* The whole scenario, as corrections of its figures were kept once. */
static const AdjXmlChild entry_children[] = {
  { "anew", 0, ADJ_MAX_RECORD },
  { "seal", 0, 1 },
  { "corrected-scenario", 0, 1 },
  { NULL },
};

const AdjXmlFormat adj_game_format = {
  .namespace_uri = "urn:adjutant:game",
  .root = "game",
  .version = 2,
  .max_bytes = ADJ_GAME_BYTES,
  .max_depth = 3,
  .max_elements = 3 + ADJ_SIDES + 3 * ADJ_MAX_RECORD + ADJ_MAX_ANEW,
  .elements =
      (const AdjXmlElement[]){
          { "game", game_attributes, game_children },
          { "ruleset", NULL, NULL, ADJ_RULESET_BYTES },
          { "scenario", NULL, NULL, ADJ_SCENARIO_BYTES },
          { "draft", draft_attributes, NULL },
          { "entry", entry_attributes, entry_children },
          { "anew", anew_attributes, NULL },
          { "seal", seal_attributes, NULL },
          { "corrected-scenario", NULL, NULL, ADJ_SCENARIO_BYTES },
          { NULL },
      },
};

static const AdjXmlChild record_children[] = {
  { "entry", 0, ADJ_MAX_RECORD },
  { NULL },
};

const AdjXmlFormat adj_record_format = {
  .namespace_uri = "urn:adjutant:game",
  .root = "game",
  .version = 1,
  .max_bytes = ADJ_GAME_BYTES,
  .max_depth = 3,
  .max_elements = 1 + 2 * ADJ_MAX_RECORD + ADJ_MAX_ANEW,
  .elements =
      (const AdjXmlElement[]){
          { "game", NULL, record_children },
          { "entry", entry_attributes, entry_children },
          { "anew", anew_attributes, NULL },
          { "seal", seal_attributes, NULL },
          { "corrected-scenario", NULL, NULL, ADJ_SCENARIO_BYTES },
          { NULL },
      },
};
