/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/entry-text.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/value.h"
#include "record/effect-text.h"
#include "record/finding-text.h"
#include "record/save-form.h"
#include "record/saved-book.h"

static gboolean
needs_order (AdjEntryKind kind)
{
  return kind == ADJ_ENTRY_ORDER || kind == ADJ_ENTRY_CORRECT || kind == ADJ_ENTRY_INSERT;
}

/* ---- Writing ---- */

static void
write_numbers (AdjXmlWriter *xml, const char *attribute, const GArray *numbers)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < numbers->len; i++)
    g_string_append_printf (text, "%s%u", i > 0 ? " " : "", g_array_index (numbers, guint, i));
  if (text->len > 0)
    adj_xml_writer_set (xml, attribute, text->str);
}

static void
write_effects (AdjXmlWriter *xml, const AdjView *view, const GArray *effects)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < effects->len; i++)
    adj_effect_print (text, view, &g_array_index (effects, AdjEffect, i));
  if (text->len > 0)
    adj_xml_writer_set (xml, "effects", text->str);
}

static void
write_verdict (AdjXmlWriter *xml, const AdjBook *book, const AdjEntry *entry)
{
  g_autoptr (GString) findings = g_string_new (NULL);
  AdjView view = adj_view (book, NULL, ADJ_EYES_ALL);

  for (guint i = 0; i < entry->findings->len; i++)
    adj_finding_print (findings, &view, &g_array_index (entry->findings, AdjFinding, i));
  adj_xml_writer_set (xml, "verdict", adj_save_standings[entry->standing]);
  adj_xml_writer_set_yes (xml, "unjudged", entry->unjudged, FALSE);
  if (findings->len > 0)
    adj_xml_writer_set (xml, "findings", findings->str);
  write_effects (xml, &view, entry->effects);
}

static void
write_anew (AdjXmlWriter *xml, const AdjBook *book, const AdjAnew *anew)
{
  AdjView view = adj_view (book, NULL, ADJ_EYES_ALL);

  adj_xml_writer_open (xml, "anew");
  adj_xml_writer_set_int (xml, "number", (int) anew->number);
  write_effects (xml, &view, anew->effects);
  adj_xml_writer_close (xml);
}

void
adj_entry_write (AdjXmlWriter *xml, const AdjBook *book, const AdjEntry *entry)
{
  g_autofree char *hash = NULL;

  g_return_if_fail (xml != NULL);
  g_return_if_fail (book != NULL);
  g_return_if_fail (entry != NULL);

  hash = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", entry->hash);
  adj_xml_writer_open (xml, "entry");
  adj_xml_writer_set_int (xml, "number", (int) entry->number);
  adj_xml_writer_set (xml, "kind", adj_entry_kinds[entry->kind]);
  if (entry->target != 0)
    adj_xml_writer_set_int (xml, "target", (int) entry->target);
  adj_xml_writer_set (xml, "order", entry->text);
  adj_xml_writer_set_yes (xml, "joined", entry->joined, FALSE);
  if (entry->dice != 0)
    adj_xml_writer_set_int (xml, "dice", entry->dice);
  if (needs_order (entry->kind))
    write_verdict (xml, book, entry);
  write_numbers (xml, "aside", entry->aside);
  write_numbers (xml, "differ", entry->differ);
  adj_xml_writer_set (xml, "hash", hash);
  for (guint i = 0; i < entry->anew->len; i++)
    write_anew (xml, book, &g_array_index (entry->anew, AdjAnew, i));
  if (entry->seal != NULL)
    adj_seal_write (xml, book, entry->seal);
  if (entry->book != NULL)
    adj_saved_book_write_corrected (xml, entry->book);
  adj_xml_writer_close (xml);
}

/* No value of an attribute can hold such a beginning; and every entry is indented by two. */
char *
adj_entries_write (
    const AdjBook *book, AdjEntry *const *entries, guint n, gsize *length, gsize *first)
{
  AdjXmlWriter *xml;
  char *text;

  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (entries != NULL && n > 0, NULL);
  g_return_val_if_fail (length != NULL && first != NULL, NULL);

  xml = adj_xml_writer_new (&adj_record_format);
  for (guint i = 0; i < n; i++)
    adj_entry_write (xml, book, entries[i]);
  text = adj_xml_writer_free (xml, length);
  *first = (gsize) (strstr (text, "  <entry ") - text);
  return text;
}

/* ---- Reading ---- */

static gboolean
complain (AdjProblems *problems, const AdjXmlNode *node, const char *id, const char *text)
{
  adj_problems_add (problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), id, "%s", text);
  return FALSE;
}

gboolean
adj_hash_parse (const char *text, guint64 *hash)
{
  g_return_val_if_fail (hash != NULL, FALSE);

  return text != NULL && g_ascii_string_to_unsigned (text, 16, 0, G_MAXUINT64, hash, NULL);
}

static void
read_numbers (const AdjXmlNode *node, const char *attribute, GArray *numbers)
{
  g_autofree char **words = adj_xml_get_list (node, attribute);

  for (int i = 0; words[i] != NULL; i++)
    {
      int number;

      if (!adj_value_parse_int (words[i], 1, ADJ_MAX_RECORD, &number))
        continue;
      g_array_append_vals (numbers, &(guint){ (guint) number }, 1);
    }
}

/* The facts about the order itself. */
static void
read_order (AdjEntry *entry, const AdjXmlNode *node)
{
  const char *text = adj_xml_get (node, "order");

  entry->target = (guint) adj_xml_get_int (node, "target", 0);
  if (needs_order (entry->kind) && text != NULL)
    adj_entry_set_order (entry, text);
  else
    entry->text = g_strdup (text);
  entry->joined = adj_xml_get_yes (node, "joined", FALSE);
  entry->dice = adj_xml_get_int (node, "dice", 0);
  entry->standing = (AdjStanding) adj_xml_get_word (node, "verdict", adj_save_standings, ADJ_OK);
  entry->unjudged = adj_xml_get_yes (node, "unjudged", FALSE);
  read_numbers (node, "aside", entry->aside);
  read_numbers (node, "differ", entry->differ);
}

static gboolean
read_anew (AdjEntry *entry, const AdjBook *book, const AdjXmlNode *entry_node)
{
  for (const AdjXmlNode *node = adj_xml_first (entry_node, "anew"); node != NULL;
       node = adj_xml_next (node, "anew"))
    {
      GArray *effects = g_array_new (FALSE, TRUE, sizeof (AdjEffect));

      adj_entry_reckon_anew (entry, (guint) adj_xml_get_int (node, "number", 0), effects);
      if (!adj_effects_parse (book, adj_xml_get (node, "effects"), effects))
        return FALSE;
    }
  return TRUE;
}

/* The outcome of the order. */
static gboolean
read_outcome (AdjEntry *entry, const AdjBook *book, const AdjXmlNode *node, AdjProblems *problems)
{
  const char *findings = adj_xml_get (node, "findings");
  const char *effects = adj_xml_get (node, "effects");

  if (!adj_hash_parse (adj_xml_get (node, "hash"), &entry->hash))
    return complain (problems, node, "entry-hash", _ ("the hash is 16 hexadecimal digits"));
  if (findings != NULL && !adj_findings_parse (book, findings, entry->findings, &entry->rows))
    return complain (problems, node, "entry-findings", _ ("the findings cannot be read"));
  if (!adj_effects_parse (book, effects, entry->effects) || !read_anew (entry, book, node))
    return complain (problems, node, "entry-effects", _ ("the effects cannot be read"));
  return TRUE;
}

AdjEntry *
adj_entry_read (const AdjBook *book, const AdjXmlNode *node, guint number, AdjProblems *problems)
{
  g_autoptr (AdjEntry) entry = NULL;
  const AdjXmlNode *corrected;
  const AdjXmlNode *seal;

  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (node != NULL, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  entry = adj_entry_new ((AdjEntryKind) adj_xml_get_word (node, "kind", adj_entry_kinds, 0));
  corrected = adj_xml_first (node, "corrected-scenario");
  seal = adj_xml_first (node, "seal");
  read_order (entry, node);
  if (seal != NULL)
    entry->seal = adj_seal_read (seal, book, problems);
  if (corrected != NULL)
    entry->book = adj_saved_book_read_corrected (corrected, book, problems);
  if (adj_xml_get_int (node, "number", 0) != (int) number)
    complain (problems, node, "entry-number", _ ("entries are numbered from 1 without a gap"));
  else if (needs_order (entry->kind) && entry->text == NULL)
    complain (problems, node, "entry-without-order", _ ("this entry needs its order"));
  else if (entry->kind == ADJ_ENTRY_BOOK && entry->text == NULL && entry->book == NULL)
    complain (problems, node, "entry-without-figure", _ ("this entry needs its figure"));
  else if (corrected == NULL || entry->book != NULL)
    return read_outcome (entry, book, node, problems) ? g_steal_pointer (&entry) : NULL;
  return NULL;
}
