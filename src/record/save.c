/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/save.h"

#include <glib/gi18n-lib.h>

#include "desk/durable.h"
#include "record/effect-text.h"
#include "record/finding-text.h"
#include "record/game-private.h"

static const char *const standings[] = { "ok", "warned", "impossible", NULL };

static gboolean
needs_order (AdjEntryKind kind)
{
  return kind == ADJ_ENTRY_ORDER || kind == ADJ_ENTRY_CORRECT || kind == ADJ_ENTRY_INSERT;
}

/* ---- Writing ---- */

static void
write_book_part (AdjXmlWriter *xml, const char *element, char *text)
{
  adj_xml_writer_open (xml, element);
  adj_xml_writer_document (xml, text);
  adj_xml_writer_close (xml);
  g_free (text);
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
  adj_xml_writer_set (xml, "verdict", standings[entry->standing]);
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

static void
write_entry (AdjXmlWriter *xml, const AdjBook *book, const AdjEntry *entry)
{
  g_autofree char *hash = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", entry->hash);

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
  if (entry->book != NULL)
    write_book_part (xml, "corrected-scenario", adj_scenario_write (entry->book->scenario, NULL));
  adj_xml_writer_close (xml);
}

char *
adj_game_write (AdjGame *self, gsize *length)
{
  const AdjBook *book = adj_game_get_first_book (self);
  const AdjPlay *play = adj_game_get_play (self);
  AdjXmlWriter *xml = adj_xml_writer_new (&adj_game_format);
  g_autofree char *seed = g_strdup_printf ("%016" G_GINT64_MODIFIER "x", adj_game_get_seed (self));

  adj_xml_writer_set (xml, "program", ADJ_VERSION);
  adj_xml_writer_set (xml, "seed", seed);
  adj_xml_writer_set_yes (xml, "strict", adj_game_get_strict (self), FALSE);
  adj_xml_writer_set_int (xml, "layout", ADJ_TABLE_LAYOUT);
  write_book_part (xml, "ruleset", adj_ruleset_write (book->ruleset, NULL));
  write_book_part (xml, "scenario", adj_scenario_write (book->scenario, NULL));
  for (guint i = 0; i < play->entries->len; i++)
    write_entry (xml, book, g_ptr_array_index (play->entries, i));
  return adj_xml_writer_free (xml, length);
}

gboolean
adj_game_save (AdjGame *self, const char *path, GError **error)
{
  gsize length;
  g_autofree char *text = adj_game_write (self, &length);

  return adj_durable_write (path, text, length, ADJ_DURABLE_KEEP_PREVIOUS, error);
}

/* ---- Reading ---- */

static void
complain (AdjProblems *problems, const AdjXmlNode *node, const char *id, const char *text)
{
  adj_problems_add (problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), id, "%s", text);
}

static void
read_numbers (const AdjXmlNode *node, const char *attribute, GArray *numbers)
{
  g_autofree char **words = adj_xml_get_list (node, attribute);

  for (int i = 0; words[i] != NULL; i++)
    {
      int number;

      if (!adj_xml_parse_int (words[i], 1, ADJ_MAX_RECORD, &number))
        continue;
      g_array_append_vals (numbers, &(guint){ (guint) number }, 1);
    }
}

static gboolean
read_hash (const char *text, guint64 *hash)
{
  return text != NULL && g_ascii_string_to_unsigned (text, 16, 0, G_MAXUINT64, hash, NULL);
}

/* What is wrong with a book inside the file is said with its own lines. */
static void
pass_on (const AdjProblems *inside, const AdjXmlNode *node, AdjProblems *problems)
{
  for (guint i = 0; i < adj_problems_count (inside); i++)
    {
      g_autofree char *text = adj_problem_to_string (inside, adj_problems_get (inside, i));

      complain (problems, node, "game-book", text);
    }
}

static AdjBook *
read_scenario (const AdjXmlNode *parent,
               const char *name,
               AdjRuleset *ruleset,
               AdjProblems *problems)
{
  const AdjXmlNode *node = adj_xml_first (parent, name);
  const char *text = node != NULL ? adj_xml_text (node) : NULL;
  g_autoptr (AdjProblems) inside = adj_problems_new (_ ("the scenario inside"));
  g_autoptr (AdjScenario) scenario = NULL;

  if (text == NULL)
    return NULL;
  scenario = adj_scenario_parse (text, strlen (text), ruleset, inside);
  if (scenario != NULL)
    return adj_book_new (scenario);
  pass_on (inside, node, problems);
  return NULL;
}

static gboolean
read_anew (const AdjBook *book, const AdjXmlNode *entry_node, AdjEntry *entry)
{
  for (const AdjXmlNode *node = adj_xml_first (entry_node, "anew"); node;
       node = adj_xml_next (node, "anew"))
    {
      GArray *effects = g_array_new (FALSE, TRUE, sizeof (AdjEffect));

      adj_entry_reckon_anew (entry, (guint) adj_xml_get_int (node, "number", 0), effects);
      if (!adj_effects_parse (book, adj_xml_get (node, "effects"), effects))
        return FALSE;
    }
  return TRUE;
}

/* NULL, with a problem, if it cannot be read. */
static AdjEntry *
read_entry (const AdjBook *book, const AdjXmlNode *node, guint expected, AdjProblems *problems)
{
  g_autoptr (AdjEntry) entry =
      adj_entry_new ((AdjEntryKind) adj_xml_get_word (node, "kind", adj_entry_kinds, 0));
  const char *findings = adj_xml_get (node, "findings");
  const char *effects = adj_xml_get (node, "effects");

  entry->target = (guint) adj_xml_get_int (node, "target", 0);
  entry->text = g_strdup (adj_xml_get (node, "order"));
  entry->joined = adj_xml_get_yes (node, "joined", FALSE);
  entry->dice = adj_xml_get_int (node, "dice", 0);
  entry->standing = (AdjStanding) adj_xml_get_word (node, "verdict", standings, ADJ_OK);
  entry->unjudged = adj_xml_get_yes (node, "unjudged", FALSE);
  entry->book = read_scenario (node, "corrected-scenario", book->ruleset, problems);
  read_numbers (node, "aside", entry->aside);
  read_numbers (node, "differ", entry->differ);
  if (adj_xml_get_int (node, "number", 0) != (int) expected)
    complain (problems, node, "entry-number", _ ("entries are numbered from 1 without a gap"));
  else if (needs_order (entry->kind) && entry->text == NULL)
    complain (problems, node, "entry-without-order", _ ("this entry needs its order"));
  else if (entry->kind == ADJ_ENTRY_BOOK && entry->book == NULL)
    complain (problems, node, "entry-without-book", _ ("this entry needs its scenario"));
  else if (!read_hash (adj_xml_get (node, "hash"), &entry->hash))
    complain (problems, node, "entry-hash", _ ("the hash is 16 hexadecimal digits"));
  else if (findings != NULL && !adj_findings_parse (book, findings, entry->findings))
    complain (problems, node, "entry-findings", _ ("the findings cannot be read"));
  else if ((effects != NULL && !adj_effects_parse (book, effects, entry->effects)) ||
           !read_anew (book, node, entry))
    complain (problems, node, "entry-effects", _ ("the effects cannot be read"));
  else
    return g_steal_pointer (&entry);
  return NULL;
}

static AdjBook *
read_book (const AdjXmlNode *root, AdjProblems *problems)
{
  const AdjXmlNode *ruleset_node = adj_xml_first (root, "ruleset");
  const char *text = ruleset_node != NULL ? adj_xml_text (ruleset_node) : NULL;
  g_autoptr (AdjProblems) inside = adj_problems_new (_ ("the ruleset inside"));
  g_autoptr (AdjRuleset) ruleset = NULL;

  if (text == NULL)
    return NULL; /* a fault of form, reported already */
  ruleset = adj_ruleset_parse (text, strlen (text), inside);
  if (ruleset != NULL)
    return read_scenario (root, "scenario", ruleset, problems);
  pass_on (inside, ruleset_node, problems);
  return NULL;
}

static void
read_entries (AdjGame *game, const AdjXmlNode *root, AdjProblems *problems, GArray *differing)
{
  gboolean comparable = adj_xml_get_int (root, "layout", 0) == ADJ_TABLE_LAYOUT;
  guint expected = 1;

  for (const AdjXmlNode *node = adj_xml_first (root, "entry"); node;
       node = adj_xml_next (node, "entry"))
    {
      AdjEntry *entry = read_entry (adj_game_get_book (game), node, expected, problems);
      gboolean agrees = TRUE;

      if (entry == NULL)
        return;
      if (!adj_game_replay_entry (game, entry, comparable ? &agrees : NULL))
        {
          complain (problems, node, "entry-does-not-fit",
                    _ ("this entry does not fit those before it"));
          return;
        }
      if (!agrees && differing != NULL)
        g_array_append_val (differing, expected);
      expected++;
    }
}

static AdjGame *
read_document (AdjXmlDoc *doc, AdjProblems *problems, GArray *differing)
{
  g_autoptr (AdjGame) game = NULL;
  g_autoptr (AdjBook) book = NULL;
  const AdjXmlNode *root;
  guint64 seed;

  if (doc == NULL)
    return NULL;
  root = adj_xml_root (doc);
  if (!read_hash (adj_xml_get (root, "seed"), &seed))
    {
      complain (problems, root, "game-seed", _ ("the seed is 16 hexadecimal digits"));
      return NULL;
    }
  book = read_book (root, problems);
  if (book == NULL || !adj_problems_usable (problems))
    return NULL;
  game = adj_game_new (book, seed);
  adj_game_set_strict (game, adj_xml_get_yes (root, "strict", FALSE));
  read_entries (game, root, problems, differing);
  adj_game_replayed (game);
  return adj_problems_usable (problems) ? g_steal_pointer (&game) : NULL;
}

AdjGame *
adj_game_load (const char *path, AdjProblems *problems, GArray *differing)
{
  g_autoptr (AdjXmlDoc) doc = adj_xml_load (path, &adj_game_format, problems);

  return read_document (doc, problems, differing);
}

AdjGame *
adj_game_parse (const char *text, gsize length, AdjProblems *problems, GArray *differing)
{
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, length, &adj_game_format, problems);

  return read_document (doc, problems, differing);
}
