/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/entry.h"

#include <glib/gi18n-lib.h>

#include "desk/value.h"
#include "skirmish/offence.h"
#include "skirmish/rules-file.h"

const char *const adj_recorded_words[] = {
  [ADJ_RECORDED_ORDER] = "order",     [ADJ_RECORDED_UNDO] = "undo",
  [ADJ_RECORDED_REDO] = "redo",       [ADJ_RECORDED_STRIKE] = "strike",
  [ADJ_RECORDED_CORRECT] = "correct", [ADJ_N_RECORDED] = NULL,
};

static void
reckoned_clear (gpointer data)
{
  g_clear_pointer (&((AdjReckoned *) data)->changes, g_array_unref);
}

AdjRecorded *
adj_recorded_new (AdjRecordedKind kind)
{
  AdjRecorded *self = g_new0 (AdjRecorded, 1);

  self->kind = kind;
  self->offences = g_array_new (FALSE, FALSE, sizeof (guint8));
  self->changes = g_array_new (FALSE, TRUE, sizeof (AdjChange));
  self->anew = g_array_new (FALSE, FALSE, sizeof (AdjReckoned));
  g_array_set_clear_func (self->anew, reckoned_clear);
  self->aside = g_array_new (FALSE, FALSE, sizeof (guint));
  self->differ = g_array_new (FALSE, FALSE, sizeof (guint));
  return self;
}

void
adj_recorded_free (AdjRecorded *self)
{
  if (self == NULL)
    return;
  g_free (self->text);
  g_array_unref (self->offences);
  g_array_unref (self->changes);
  g_array_unref (self->anew);
  g_array_unref (self->aside);
  g_array_unref (self->differ);
  g_free (self);
}

void
adj_recorded_add_anew (AdjRecorded *self, guint number, GArray *changes)
{
  AdjReckoned reckoned = { number, changes };

  g_return_if_fail (self != NULL);
  g_return_if_fail (changes != NULL);

  g_array_append_val (self->anew, reckoned);
}

/* ---- The form: docs/formats.md explains it, skirmish.rng is the second opinion ---- */

static const AdjXmlAttribute skirmish_attributes[] = {
  { "program", ADJ_XML_TEXT, TRUE, 1, 20 },
  { "seed", ADJ_XML_TEXT, TRUE, 16, 16 },
  { "strict", ADJ_XML_YES, FALSE },
  { NULL },
};

static const AdjXmlChild skirmish_children[] = {
  { "rules", 1, 1 },
  { "entry", 0, ADJ_SKIRMISH_ENTRIES },
  { NULL },
};

static const AdjXmlAttribute entry_attributes[] = {
  { "number", ADJ_XML_INT, TRUE, 1, ADJ_SKIRMISH_ENTRIES },
  { "kind", ADJ_XML_WORD, TRUE, 0, 0, adj_recorded_words },
  { "target", ADJ_XML_INT, FALSE, 1, ADJ_SKIRMISH_ENTRIES },
  { "order", ADJ_XML_TEXT, FALSE, 1, 4000 },
  { "dice", ADJ_XML_INT, FALSE, 0, 9 },
  { "findings", ADJ_XML_TEXT, FALSE, 1, 4000 },
  { "effects", ADJ_XML_TEXT, FALSE, 1, 2000000 },
  { "aside", ADJ_XML_INTS, FALSE, 1, ADJ_SKIRMISH_ENTRIES },
  { "differ", ADJ_XML_INTS, FALSE, 1, ADJ_SKIRMISH_ENTRIES },
  { NULL },
};

static const AdjXmlChild entry_children[] = {
  { "anew", 0, ADJ_SKIRMISH_ENTRIES },
  { NULL },
};

static const AdjXmlAttribute anew_attributes[] = {
  { "number", ADJ_XML_INT, TRUE, 1, ADJ_SKIRMISH_ENTRIES },
  { "effects", ADJ_XML_TEXT, FALSE, 1, 2000000 },
  { NULL },
};

#define ENTRY_ELEMENTS                                                                             \
  { "entry", entry_attributes, entry_children },                                                   \
  {                                                                                                \
    "anew", anew_attributes                                                                        \
  }

const AdjXmlFormat adj_skirmish_format = {
  .namespace_uri = "urn:adjutant:skirmish",
  .root = "skirmish",
  .version = 1,
  .max_bytes = ADJ_SKIRMISH_BYTES,
  .max_depth = 3,
  .max_elements = 2 + ADJ_SKIRMISH_ENTRIES + ADJ_SKIRMISH_ANEW,
  .elements =
      (const AdjXmlElement[]){
          { "skirmish", skirmish_attributes, skirmish_children },
          { "rules", NULL, NULL, ADJ_SKIRMISH_RULES_BYTES },
          ENTRY_ELEMENTS,
          { NULL },
      },
};

static const AdjXmlChild alone_children[] = {
  { "entry", 0, 1 },
  { NULL },
};

const AdjXmlFormat adj_recorded_format = {
  .namespace_uri = "urn:adjutant:skirmish",
  .root = "skirmish",
  .version = 1,
  .max_bytes = ADJ_SKIRMISH_BYTES,
  .max_depth = 3,
  .max_elements = 2 + ADJ_SKIRMISH_ANEW,
  .elements =
      (const AdjXmlElement[]){
          { "skirmish", NULL, alone_children },
          ENTRY_ELEMENTS,
          { NULL },
      },
};

/* ---- Writing ---- */

static void
write_changes (AdjXmlWriter *xml, const GArray *changes)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < changes->len; i++)
    adj_change_print (&g_array_index (changes, AdjChange, i), text);
  if (text->len > 0)
    adj_xml_writer_set (xml, "effects", text->str);
}

static void
write_numbers (AdjXmlWriter *xml, const char *attribute, const GArray *numbers)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < numbers->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (numbers, guint, i));
  if (text->len > 0)
    adj_xml_writer_set (xml, attribute, text->str);
}

void
adj_recorded_write (AdjXmlWriter *xml, const AdjRecorded *self)
{
  g_autoptr (GString) findings = g_string_new (NULL);

  g_return_if_fail (xml != NULL);
  g_return_if_fail (self != NULL);

  adj_offences_print (self->offences, findings);
  adj_xml_writer_open (xml, "entry");
  adj_xml_writer_set_int (xml, "number", (int) self->number);
  adj_xml_writer_set (xml, "kind", adj_recorded_words[self->kind]);
  if (self->target > 0)
    adj_xml_writer_set_int (xml, "target", (int) self->target);
  adj_xml_writer_set (xml, "order", self->text);
  if (self->dice > 0)
    adj_xml_writer_set_int (xml, "dice", self->dice);
  if (findings->len > 0)
    adj_xml_writer_set (xml, "findings", findings->str);
  write_changes (xml, self->changes);
  write_numbers (xml, "aside", self->aside);
  write_numbers (xml, "differ", self->differ);
  for (guint i = 0; i < self->anew->len; i++)
    {
      const AdjReckoned *reckoned = &g_array_index (self->anew, AdjReckoned, i);

      adj_xml_writer_open (xml, "anew");
      adj_xml_writer_set_int (xml, "number", (int) reckoned->number);
      write_changes (xml, reckoned->changes);
      adj_xml_writer_close (xml);
    }
  adj_xml_writer_close (xml);
}

/* ---- Reading ---- */

static gboolean
complain (AdjProblems *problems, const AdjXmlNode *node, const char *id, const char *text)
{
  adj_problems_add (problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), id, "%s", text);
  return FALSE;
}

static gboolean
read_changes (const AdjXmlNode *node, GStringChunk *chunk, GArray *changes, AdjProblems *problems)
{
  const char *text = adj_xml_get (node, "effects");

  if (text == NULL || adj_changes_read (text, chunk, changes))
    return TRUE;
  return complain (problems, node, "skirmish-effects",
                   _ ("these effects are not written as this program writes them"));
}

static void
read_numbers (const AdjXmlNode *node, const char *attribute, GArray *numbers)
{
  g_autofree char **words = adj_xml_get_list (node, attribute);

  for (int i = 0; words[i] != NULL; i++)
    {
      int number;

      if (adj_value_parse_int (words[i], 1, ADJ_SKIRMISH_ENTRIES, &number))
        g_array_append_vals (numbers, &(guint){ (guint) number }, 1);
    }
}

static gboolean
read_anew (AdjRecorded *self, const AdjXmlNode *entry, GStringChunk *chunk, AdjProblems *problems)
{
  for (const AdjXmlNode *node = adj_xml_first (entry, "anew"); node;
       node = adj_xml_next (node, "anew"))
    {
      GArray *changes = g_array_new (FALSE, TRUE, sizeof (AdjChange));

      adj_recorded_add_anew (self, (guint) adj_xml_get_int (node, "number", 0), changes);
      if (!read_changes (node, chunk, changes, problems))
        return FALSE;
    }
  return TRUE;
}

static gboolean
read_text (AdjRecorded *self, const AdjXmlNode *node, AdjProblems *problems)
{
  gboolean needs = self->kind == ADJ_RECORDED_ORDER || self->kind == ADJ_RECORDED_CORRECT;
  const char *findings = adj_xml_get (node, "findings");

  self->text = g_strdup (adj_xml_get (node, "order"));
  self->target = (guint) adj_xml_get_int (node, "target", 0);
  self->dice = adj_xml_get_int (node, "dice", 0);
  if (needs != (self->text != NULL) || (self->kind != ADJ_RECORDED_ORDER) != (self->target > 0))
    return complain (problems, node, "skirmish-entry-parts",
                     _ ("an order has its text, and every other entry the number it is about; "
                        "correct has both"));
  if (findings == NULL || adj_offences_read (findings, self->offences))
    return TRUE;
  return complain (problems, node, "skirmish-findings",
                   _ ("these findings are not written as this program writes them"));
}

AdjRecorded *
adj_recorded_read (const AdjXmlNode *node,
                   guint expected,
                   GStringChunk *chunk,
                   AdjProblems *problems)
{
  g_autoptr (AdjRecorded) self = NULL;

  g_return_val_if_fail (node != NULL && chunk != NULL, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  self = adj_recorded_new (
      (AdjRecordedKind) adj_xml_get_word (node, "kind", adj_recorded_words, ADJ_RECORDED_ORDER));
  self->number = (guint) adj_xml_get_int (node, "number", 0);
  if (self->number != expected)
    {
      complain (problems, node, "skirmish-entry-number",
                _ ("entries are numbered one by one, from 1"));
      return NULL;
    }
  read_numbers (node, "aside", self->aside);
  read_numbers (node, "differ", self->differ);
  if (!read_text (self, node, problems) || !read_changes (node, chunk, self->changes, problems) ||
      !read_anew (self, node, chunk, problems))
    return NULL;
  return g_steal_pointer (&self);
}

char *
adj_recorded_prove (const AdjRecorded *self, gsize *length)
{
  AdjXmlWriter *xml = adj_xml_writer_new (&adj_recorded_format);
  g_autoptr (AdjProblems) problems = adj_problems_new ("");
  g_autoptr (GStringChunk) chunk = g_string_chunk_new (1024);
  g_autoptr (AdjXmlDoc) doc = NULL;
  g_autofree char *text = NULL;
  const AdjProblem *fault;
  const AdjXmlNode *node;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (length != NULL, NULL);

  adj_recorded_write (xml, self);
  text = adj_xml_writer_free (xml, length);
  doc = adj_xml_parse (text, *length, &adj_recorded_format, problems);
  node = doc != NULL ? adj_xml_first (adj_xml_root (doc), "entry") : NULL;
  if (node != NULL)
    adj_recorded_free (adj_recorded_read (node, self->number, chunk, problems));
  fault = adj_problems_first_fault (problems);
  return fault != NULL ? g_strdup_printf (_ ("this could not be opened again: %s"), fault->text)
                       : NULL;
}
