/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/rules-file.h"

#include <glib/gi18n-lib.h>

#include "desk/reading.h"
#include "desk/shelf.h"

/* ---- The form: docs/formats.md explains it, skirmish-rules.rng is the second opinion ---- */

static const AdjXmlAttribute root_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "title", ADJ_XML_TEXT, TRUE, 1, 80 },
  { NULL },
};

static const AdjXmlChild root_children[] = {
  { "about", 0, 1 },
  { "die", 1, 1 },
  { "measures", 1, 1 },
  { "quality", 1, ADJ_MAX_QUALITIES },
  { "leadership", 1, ADJ_MAX_LEADERSHIPS },
  { "factor", 1, 20 },
  { "missile", 0, ADJ_MAX_MISSILES },
  { "switch", 1, 20 },
  { "row", 0, 200 },
  { NULL },
};

static const AdjXmlAttribute die_attributes[] = {
  { "faces", ADJ_XML_INT, TRUE, 2, 20 },
  { "fights-to", ADJ_XML_INT, TRUE, 0, 9 },
  { NULL },
};

/* In inches. */
static const AdjXmlAttribute measures_attributes[] = {
  { "group", ADJ_XML_INT, TRUE, 1, 99 },
  { "react", ADJ_XML_INT, TRUE, 1, 99 },
  { "call", ADJ_XML_INT, TRUE, 1, 99 },
  { NULL },
};

static const AdjXmlAttribute quality_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "name", ADJ_XML_TEXT, TRUE, 1, 40 },
  { "rate", ADJ_XML_INT, TRUE, 1, 99 },
  { NULL },
};

static const AdjXmlAttribute leadership_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "name", ADJ_XML_TEXT, TRUE, 1, 40 },
  { "adds", ADJ_XML_INT, TRUE, -9, 9 },
  { NULL },
};

static const AdjXmlAttribute factor_attributes[] = {
  { "id", ADJ_XML_WORD, TRUE, 0, 0, adj_factor_ids },
  { "name", ADJ_XML_TEXT, TRUE, 1, 40 },
  { "adds", ADJ_XML_INT, TRUE, -9, 9 },
  { NULL },
};

static const AdjXmlAttribute missile_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 40 },
  { "name", ADJ_XML_TEXT, TRUE, 1, 40 },
  { "march", ADJ_XML_WORD, TRUE, 0, 0, adj_missile_marches },
  { NULL },
};

static const AdjXmlAttribute switch_attributes[] = {
  { "id", ADJ_XML_WORD, TRUE, 0, 0, adj_switch_ids },
  { "title", ADJ_XML_TEXT, TRUE, 1, 80 },
  { "default", ADJ_XML_YES, TRUE },
  { NULL },
};

static const AdjXmlAttribute row_attributes[] = {
  { "id", ADJ_XML_TEXT, TRUE, 1, 20 },
  { "chapter", ADJ_XML_NAME, TRUE, 0, 40 },
  { "ruling", ADJ_XML_TEXT, FALSE, 1, 600 },
  { "switch", ADJ_XML_WORD, FALSE, 0, 0, adj_switch_ids },
  { NULL },
};

const AdjXmlFormat adj_skirmish_rules_format = {
  .namespace_uri = "urn:adjutant:skirmish-rules",
  .root = "skirmish-rules",
  .version = 1,
  .max_bytes = ADJ_SKIRMISH_RULES_BYTES,
  .max_depth = 2,
  .max_elements = 400,
  .elements =
      (const AdjXmlElement[]){
          { "skirmish-rules", root_attributes, root_children },
          { "about", NULL, NULL, 2000 },
          { "die", die_attributes },
          { "measures", measures_attributes },
          { "quality", quality_attributes },
          { "leadership", leadership_attributes },
          { "factor", factor_attributes, NULL, 300 },
          { "missile", missile_attributes },
          { "switch", switch_attributes, NULL, 1200 },
          { "row", row_attributes, NULL, 1200 },
          { NULL },
      },
};

/* ---- Reading ---- */

typedef struct
{
  AdjReading reading;
  AdjSkirmishRules *rules;
} Reader;

/* The element's id, once among those of its name; NULL if it is none. */
static const char *
read_id (Reader *self, const AdjXmlNode *node, GHashTable *seen, const char *noun)
{
  const char *id = adj_reading_string (&self->reading, node, "id");

  return adj_reading_once (&self->reading, node, seen, id, noun) ? id : NULL;
}

static void
read_qualities (Reader *self, const AdjXmlNode *root)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  AdjSkirmishRules *rules = self->rules;

  for (const AdjXmlNode *node = adj_xml_first (root, "quality");
       node != NULL && rules->n_qualities < ADJ_MAX_QUALITIES;
       node = adj_xml_next (node, "quality"))
    rules->qualities[rules->n_qualities++] = (AdjQuality){
      .id = read_id (self, node, seen, N_ ("quality")),
      .name = adj_reading_string (&self->reading, node, "name"),
      .rate = adj_xml_get_int (node, "rate", 0),
    };
}

static void
read_leaderships (Reader *self, const AdjXmlNode *root)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  AdjSkirmishRules *rules = self->rules;

  for (const AdjXmlNode *node = adj_xml_first (root, "leadership");
       node != NULL && rules->n_leaderships < ADJ_MAX_LEADERSHIPS;
       node = adj_xml_next (node, "leadership"))
    rules->leaderships[rules->n_leaderships++] = (AdjLeadership){
      .id = read_id (self, node, seen, N_ ("leadership")),
      .name = adj_reading_string (&self->reading, node, "name"),
      .adds = adj_xml_get_int (node, "adds", 0),
    };
}

static void
read_missiles (Reader *self, const AdjXmlNode *root)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);
  AdjSkirmishRules *rules = self->rules;

  for (const AdjXmlNode *node = adj_xml_first (root, "missile");
       node != NULL && rules->n_missiles < ADJ_MAX_MISSILES; node = adj_xml_next (node, "missile"))
    rules->missiles[rules->n_missiles++] = (AdjMissile){
      .id = read_id (self, node, seen, N_ ("missile weapon")),
      .name = adj_reading_string (&self->reading, node, "name"),
      .march = (AdjMissileMarch) adj_xml_get_word (node, "march", adj_missile_marches, 0),
    };
}

/* Of the words that the program asks for, one that the file does not have. */
static void
complain_of_missing (Reader *self,
                     const AdjXmlNode *root,
                     GHashTable *seen,
                     const char *noun,
                     const char *const *ids)
{
  for (int i = 0; ids[i] != NULL; i++)
    if (!g_hash_table_contains (seen, ids[i]))
      adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (root),
                        "skirmish-rules-missing",
                        _ ("there is no %s '%s'; the program asks for it"), _ (noun), ids[i]);
}

static void
read_factors (Reader *self, const AdjXmlNode *root)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (const AdjXmlNode *node = adj_xml_first (root, "factor"); node;
       node = adj_xml_next (node, "factor"))
    {
      int factor = adj_xml_get_word (node, "id", adj_factor_ids, -1);

      if (factor >= 0 && read_id (self, node, seen, N_ ("factor")) != NULL)
        self->rules->factors[factor] = (AdjFactorRow){
          .name = adj_reading_string (&self->reading, node, "name"),
          .text = adj_reading_keep (&self->reading, adj_xml_text (node)),
          .adds = adj_xml_get_int (node, "adds", 0),
        };
    }
  complain_of_missing (self, root, seen, N_ ("factor"), adj_factor_ids);
}

static void
read_switches (Reader *self, const AdjXmlNode *root)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (const AdjXmlNode *node = adj_xml_first (root, "switch"); node;
       node = adj_xml_next (node, "switch"))
    {
      int which = adj_xml_get_word (node, "id", adj_switch_ids, -1);

      if (which >= 0 && read_id (self, node, seen, N_ ("switch")) != NULL)
        self->rules->switches[which] = (AdjSwitchRow){
          .title = adj_reading_string (&self->reading, node, "title"),
          .text = adj_reading_keep (&self->reading, adj_xml_text (node)),
          .preset = adj_xml_get_yes (node, "default", FALSE),
        };
    }
  complain_of_missing (self, root, seen, N_ ("switch"), adj_switch_ids);
}

static void
read_rows (Reader *self, const AdjXmlNode *root)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, TRUE, sizeof (AdjSkirmishRow));
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (const AdjXmlNode *node = adj_xml_first (root, "row"); node;
       node = adj_xml_next (node, "row"))
    {
      AdjSkirmishRow row = {
        .id = read_id (self, node, seen, N_ ("row")),
        .chapter = adj_reading_string (&self->reading, node, "chapter"),
        .text = adj_reading_keep (&self->reading, adj_xml_text (node)),
        .ruling = adj_reading_string (&self->reading, node, "ruling"),
        .switch_id = adj_reading_string (&self->reading, node, "switch"),
      };

      g_array_append_val (rows, row);
    }
  self->rules->n_rows = rows->len;
  self->rules->rows = (AdjSkirmishRow *) (gpointer) g_array_free (g_steal_pointer (&rows), FALSE);
}

static void
read_basics (Reader *self, const AdjXmlNode *root)
{
  AdjSkirmishRules *rules = self->rules;
  const AdjXmlNode *about = adj_xml_first (root, "about");
  const AdjXmlNode *die = adj_xml_first (root, "die");
  const AdjXmlNode *measures = adj_xml_first (root, "measures");

  rules->id = adj_reading_string (&self->reading, root, "id");
  rules->title = adj_reading_string (&self->reading, root, "title");
  if (about != NULL)
    rules->about = adj_reading_keep (&self->reading, adj_xml_text (about));
  rules->faces = 20;
  if (die != NULL)
    {
      rules->faces = adj_xml_get_int (die, "faces", 20);
      rules->fights_to = adj_xml_get_int (die, "fights-to", 0);
    }
  if (measures == NULL)
    return;
  rules->group_inches = adj_xml_get_int (measures, "group", 1);
  rules->react_inches = adj_xml_get_int (measures, "react", 1);
  rules->call_inches = adj_xml_get_int (measures, "call", 1);
}

static AdjSkirmishRules *
read_document (AdjXmlDoc *doc, AdjProblems *problems)
{
  g_autoptr (AdjSkirmishRules) rules = g_new0 (AdjSkirmishRules, 1);
  Reader self = { .rules = rules };
  const AdjXmlNode *root;

  rules->refs = 1;
  rules->strings = g_string_chunk_new (8192);
  self.reading = (AdjReading){ rules->strings, problems };
  if (doc == NULL)
    return NULL;
  root = adj_xml_root (doc);
  read_basics (&self, root);
  read_qualities (&self, root);
  read_leaderships (&self, root);
  read_factors (&self, root);
  read_missiles (&self, root);
  read_switches (&self, root);
  read_rows (&self, root);
  adj_problems_sort (problems);
  return adj_problems_usable (problems) ? g_steal_pointer (&rules) : NULL;
}

AdjSkirmishRules *
adj_skirmish_rules_load (const char *path, AdjProblems *problems)
{
  g_autoptr (AdjXmlDoc) doc = NULL;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  doc = adj_xml_load (path, &adj_skirmish_rules_format, problems);
  return read_document (doc, problems);
}

AdjSkirmishRules *
adj_skirmish_rules_parse (const char *text, gsize length, AdjProblems *problems)
{
  g_autoptr (AdjXmlDoc) doc = NULL;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  doc = adj_xml_parse (text, length, &adj_skirmish_rules_format, problems);
  return read_document (doc, problems);
}

char *
adj_skirmish_rules_find (const char *path_or_id)
{
  g_return_val_if_fail (path_or_id != NULL, NULL);

  return adj_shelf_find_named (path_or_id, "skirmish", ADJ_SKIRMISH_RULES_ENDING);
}

/* ---- Writing ---- */

static void
write_basics (AdjXmlWriter *xml, const AdjSkirmishRules *self, const char *id)
{
  adj_xml_writer_set (xml, "id", id);
  adj_xml_writer_set (xml, "title", self->title);
  if (self->about != NULL)
    {
      adj_xml_writer_open (xml, "about");
      adj_xml_writer_text (xml, self->about);
      adj_xml_writer_close (xml);
    }
  adj_xml_writer_open (xml, "die");
  adj_xml_writer_set_int (xml, "faces", self->faces);
  adj_xml_writer_set_int (xml, "fights-to", self->fights_to);
  adj_xml_writer_close (xml);
  adj_xml_writer_open (xml, "measures");
  adj_xml_writer_set_int (xml, "group", self->group_inches);
  adj_xml_writer_set_int (xml, "react", self->react_inches);
  adj_xml_writer_set_int (xml, "call", self->call_inches);
  adj_xml_writer_close (xml);
}

/* An element with its id and name; it stays open. */
static void
open_named (AdjXmlWriter *xml, const char *element, const char *id, const char *name)
{
  adj_xml_writer_open (xml, element);
  adj_xml_writer_set (xml, "id", id);
  adj_xml_writer_set (xml, "name", name);
}

static void
write_tables (AdjXmlWriter *xml, const AdjSkirmishRules *self)
{
  for (guint i = 0; i < self->n_qualities; i++)
    {
      open_named (xml, "quality", self->qualities[i].id, self->qualities[i].name);
      adj_xml_writer_set_int (xml, "rate", self->qualities[i].rate);
      adj_xml_writer_close (xml);
    }
  for (guint i = 0; i < self->n_leaderships; i++)
    {
      open_named (xml, "leadership", self->leaderships[i].id, self->leaderships[i].name);
      adj_xml_writer_set_int (xml, "adds", self->leaderships[i].adds);
      adj_xml_writer_close (xml);
    }
  for (int i = 0; i < ADJ_N_FACTORS; i++)
    {
      open_named (xml, "factor", adj_factor_ids[i], self->factors[i].name);
      adj_xml_writer_set_int (xml, "adds", self->factors[i].adds);
      adj_xml_writer_text (xml, self->factors[i].text);
      adj_xml_writer_close (xml);
    }
  for (guint i = 0; i < self->n_missiles; i++)
    {
      open_named (xml, "missile", self->missiles[i].id, self->missiles[i].name);
      adj_xml_writer_set (xml, "march", adj_missile_marches[self->missiles[i].march]);
      adj_xml_writer_close (xml);
    }
}

static void
write_ledger (AdjXmlWriter *xml, const AdjSkirmishRules *self)
{
  for (int i = 0; i < ADJ_N_SWITCHES; i++)
    {
      adj_xml_writer_open (xml, "switch");
      adj_xml_writer_set (xml, "id", adj_switch_ids[i]);
      adj_xml_writer_set (xml, "title", self->switches[i].title);
      adj_xml_writer_set (xml, "default", self->switches[i].preset ? "yes" : "no");
      adj_xml_writer_text (xml, self->switches[i].text);
      adj_xml_writer_close (xml);
    }
  for (guint i = 0; i < self->n_rows; i++)
    {
      adj_xml_writer_open (xml, "row");
      adj_xml_writer_set (xml, "id", self->rows[i].id);
      adj_xml_writer_set (xml, "chapter", self->rows[i].chapter);
      adj_xml_writer_set (xml, "ruling", self->rows[i].ruling);
      adj_xml_writer_set (xml, "switch", self->rows[i].switch_id);
      adj_xml_writer_text (xml, self->rows[i].text);
      adj_xml_writer_close (xml);
    }
}

char *
adj_skirmish_rules_write_as (const AdjSkirmishRules *self, const char *id, gsize *length)
{
  AdjXmlWriter *xml;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (id != NULL, NULL);

  xml = adj_xml_writer_new (&adj_skirmish_rules_format);
  write_basics (xml, self, id);
  write_tables (xml, self);
  write_ledger (xml, self);
  return adj_xml_writer_free (xml, length);
}

char *
adj_skirmish_rules_write (const AdjSkirmishRules *self, gsize *length)
{
  g_return_val_if_fail (self != NULL, NULL);

  return adj_skirmish_rules_write_as (self, self->id, length);
}
