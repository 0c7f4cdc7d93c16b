/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/file.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/entry-spans.h"
#include "desk/slurp.h"
#include "skirmish/record-private.h"
#include "skirmish/rules-file.h"

/* The name of a game's file inside it: what is no skirmish may be one. */
#define GAME "\"urn:adjutant:game\""

char *
adj_skirmish_name (const char *path)
{
  char *name = g_path_get_basename (path != NULL ? path : "skirmish");

  if (g_str_has_suffix (name, ADJ_SKIRMISH_ENDING))
    name[strlen (name) - strlen (ADJ_SKIRMISH_ENDING)] = '\0';
  return name;
}

char *
adj_skirmish_write (AdjSkirmish *self, gsize *length)
{
  AdjXmlWriter *xml;
  g_autofree char *seed = NULL;
  g_autofree char *rules = NULL;

  g_return_val_if_fail (self != NULL, NULL);

  xml = adj_xml_writer_new (&adj_skirmish_format);
  seed = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", self->seed);
  rules = adj_skirmish_rules_write (self->rules, NULL);
  adj_xml_writer_set (xml, "program", ADJ_VERSION);
  adj_xml_writer_set (xml, "seed", seed);
  adj_xml_writer_set_yes (xml, "strict", self->strict, FALSE);
  adj_xml_writer_open (xml, "rules");
  adj_xml_writer_document (xml, rules);
  adj_xml_writer_close (xml);
  for (guint i = 0; i < self->entries->len; i++)
    adj_recorded_write (xml, g_ptr_array_index (self->entries, i));
  return adj_xml_writer_free (xml, length);
}

/* ---- While it is played ---- */

static char *
write_all (gpointer record, gsize *length)
{
  return adj_skirmish_write (record, length);
}

static char *
write_since (gpointer record, guint n_saved, gsize *length, gsize *first)
{
  const GPtrArray *entries = adj_skirmish_get_entries (record);
  AdjXmlWriter *xml = adj_xml_writer_new (&adj_recorded_format);
  char *text;

  for (guint i = n_saved; i < entries->len; i++)
    adj_recorded_write (xml, g_ptr_array_index (entries, i));
  text = adj_xml_writer_free (xml, length);
  *first = (gsize) (strstr (text, "  " ADJ_ENTRY) - text);
  return text;
}

static AdjGrowing
growing (AdjSkirmish *self)
{
  return (AdjGrowing){ .now = { self->entries->len, self->head },
                       .end = ADJ_SKIRMISH_END,
                       .all = write_all,
                       .since = write_since,
                       .record = self };
}

void
adj_skirmish_write_portion (AdjSkirmish *self, gboolean whole, AdjSaved *saved, AdjPortion *portion)
{
  AdjGrowing file;

  g_return_if_fail (self != NULL);
  g_return_if_fail (saved != NULL);
  g_return_if_fail (portion != NULL);

  file = growing (self);
  adj_growing_write_portion (&file, whole, saved, portion);
}

gboolean
adj_skirmish_save_on (
    AdjSkirmish *self, AdjSaved *saved, AdjImprint *imprint, const char *path, GError **error)
{
  AdjGrowing file;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (saved != NULL && imprint != NULL, FALSE);
  g_return_val_if_fail (path != NULL, FALSE);

  file = growing (self);
  return adj_growing_save (&file, saved, imprint, path, error);
}

/* ---- Reading ---- */

static void
complain (AdjProblems *problems, const AdjXmlNode *node, const char *id, const char *text)
{
  adj_problems_add (problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), id, "%s", text);
}

static AdjSkirmishRules *
read_rules (const AdjXmlNode *root, AdjProblems *problems)
{
  const AdjXmlNode *node = adj_xml_first (root, "rules");
  const char *text = node != NULL ? adj_xml_text (node) : NULL;
  g_autoptr (AdjProblems) inside = adj_problems_new ("rules");
  AdjSkirmishRules *rules;

  if (text == NULL)
    return NULL;
  rules = adj_skirmish_rules_parse (text, strlen (text), inside);
  for (guint i = 0; rules == NULL && i < adj_problems_count (inside); i++)
    adj_problems_add (problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), "skirmish-rules-inside",
                      _ ("the rules inside, line %d: %s"), adj_problems_get (inside, i)->line,
                      adj_problems_get (inside, i)->text);
  return rules;
}

/* The quality of a figure that these rules do not have; NULL if they have all. */
static const char *
find_unknown_quality (const AdjSkirmishRules *rules, const AdjRecorded *entry)
{
  for (guint i = 0; i < entry->changes->len; i++)
    {
      const AdjChange *change = &g_array_index (entry->changes, AdjChange, i);

      if (change->kind == ADJ_CHANGE_FIGURE && change->text[3] != NULL &&
          adj_skirmish_quality (rules, change->text[3]) < 0)
        return change->text[3];
    }
  return NULL;
}

static gboolean
read_entry (AdjSkirmish *self, const AdjXmlNode *node, guint expected, AdjProblems *problems)
{
  AdjRecorded *entry = adj_recorded_read (node, expected, self->strings, problems);
  const char *unknown;

  if (entry == NULL)
    return FALSE;
  unknown = find_unknown_quality (self->rules, entry);
  if (unknown != NULL)
    {
      adj_problems_add (problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), "skirmish-quality",
                        _ ("the rules inside have no quality '%s', which this figure has"),
                        unknown);
      adj_recorded_free (entry);
      return FALSE;
    }
  if (adj_skirmish_replay (self, entry))
    return TRUE;
  complain (problems, node, "skirmish-entry-does-not-fit",
            _ ("this entry does not fit those before it"));
  return FALSE;
}

static AdjSkirmish *
read_text (const char *text, gsize length, AdjProblems *problems)
{
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, length, &adj_skirmish_format, problems);
  g_autoptr (AdjSkirmishRules) rules = NULL;
  g_autoptr (AdjSkirmish) self = NULL;
  const AdjXmlNode *root;
  const char *seed_text;
  guint64 seed;
  guint expected = 1;

  if (doc == NULL)
    return NULL;
  root = adj_xml_root (doc);
  seed_text = adj_xml_get (root, "seed");
  if (seed_text == NULL || !g_ascii_string_to_unsigned (seed_text, 16, 0, G_MAXUINT64, &seed, NULL))
    {
      complain (problems, root, "skirmish-seed", _ ("the seed is 16 hexadecimal digits"));
      return NULL;
    }
  rules = read_rules (root, problems);
  if (rules == NULL || !adj_problems_usable (problems))
    return NULL;
  self = adj_skirmish_new (rules, seed);
  adj_skirmish_set_strict (self, adj_xml_get_yes (root, "strict", FALSE));
  for (const AdjXmlNode *node = adj_xml_first (root, "entry"); node != NULL;
       node = adj_xml_next (node, "entry"), expected++)
    if (!read_entry (self, node, expected, problems))
      return NULL;
  self->bytes = length;
  return g_steal_pointer (&self);
}

const AdjTornForm adj_skirmish_torn = {
  .before = "</rules>",
  .end_tag = ADJ_SKIRMISH_END_TAG,
  .problem = "skirmish-torn",
};

static gboolean
can_be_read (const char *text)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("");
  g_autoptr (AdjSkirmish) skirmish = read_text (text, strlen (text), problems);

  return skirmish != NULL;
}

AdjSkirmish *
adj_skirmish_parse (const char *text, gsize length, AdjProblems *problems)
{
  g_autofree char *mended = NULL;
  const char *game;

  g_return_val_if_fail (text != NULL || length == 0, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  game = length > 0 ? g_strstr_len (text, (gssize) MIN (length, 1000), GAME) : NULL;
  if (game != NULL)
    {
      adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "skirmish-is-a-game",
                        _ ("this is a game of hexes, and no skirmish; its name ends in .adjutant"));
      return NULL;
    }
  mended =
      length > 0 ? adj_torn_mend (text, length, &adj_skirmish_torn, can_be_read, problems) : NULL;
  return mended != NULL ? read_text (mended, strlen (mended), problems)
                        : read_text (text, length, problems);
}

AdjSkirmish *
adj_skirmish_load (const char *path, AdjProblems *problems)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  text = adj_slurp (path, adj_skirmish_format.max_bytes, &length, problems);
  return text != NULL ? adj_skirmish_parse (text, length, problems) : NULL;
}
