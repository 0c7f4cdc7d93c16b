/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/saved-book.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
write_part (AdjXmlWriter *xml, const char *element, char *text)
{
  adj_xml_writer_open (xml, element);
  adj_xml_writer_document (xml, text);
  adj_xml_writer_close (xml);
  g_free (text);
}

void
adj_saved_book_write (AdjXmlWriter *xml, const AdjBook *book)
{
  g_return_if_fail (xml != NULL);
  g_return_if_fail (book != NULL);

  write_part (xml, "ruleset", adj_ruleset_write (book->ruleset, NULL));
  write_part (xml, "scenario", adj_scenario_write (book->scenario, NULL));
}

void
adj_saved_book_write_corrected (AdjXmlWriter *xml, const AdjBook *book)
{
  g_return_if_fail (xml != NULL);
  g_return_if_fail (book != NULL);

  write_part (xml, "corrected-scenario", adj_scenario_write (book->scenario, NULL));
}

/* Problems inside are told with the lines there, and weigh what they weigh there: a remark closes
   no game. */
static void
pass_on (const AdjProblems *inside, const AdjXmlNode *node, AdjProblems *problems)
{
  for (guint i = 0; i < adj_problems_count (inside); i++)
    {
      const AdjProblem *problem = adj_problems_get (inside, i);
      g_autofree char *text = adj_problem_to_string (inside, problem);

      adj_problems_add (problems, problem->kind, adj_xml_line (node), "game-book", "%s", text);
    }
}

/* NULL where a fault of form has been reported already. */
static const char *
text_of (const AdjXmlNode *node)
{
  return node != NULL ? adj_xml_text (node) : NULL;
}

static AdjRuleset *
read_ruleset (const AdjXmlNode *node, AdjProblems *problems)
{
  const char *text = text_of (node);
  g_autoptr (AdjProblems) inside = adj_problems_new (_ ("the ruleset inside"));
  AdjRuleset *ruleset = text != NULL ? adj_ruleset_parse (text, strlen (text), inside) : NULL;

  pass_on (inside, node, problems);
  return ruleset;
}

static AdjScenario *
read_scenario (const AdjXmlNode *node, AdjRuleset *ruleset, AdjProblems *problems)
{
  const char *text = text_of (node);
  g_autoptr (AdjProblems) inside = adj_problems_new (_ ("the scenario inside"));
  AdjScenario *scenario =
      text != NULL ? adj_scenario_parse (text, strlen (text), ruleset, inside) : NULL;

  pass_on (inside, node, problems);
  return scenario;
}

static AdjBook *
read_book (const AdjXmlNode *root, AdjProblems *problems)
{
  g_autoptr (AdjRuleset) ruleset = read_ruleset (adj_xml_first (root, "ruleset"), problems);
  g_autoptr (AdjScenario) scenario = NULL;

  if (ruleset == NULL)
    return NULL;
  if (adj_ruleset_version (ruleset) > adj_xml_get_int (root, "version", 0))
    {
      adj_problems_add (problems, ADJ_PROBLEM_SENSE, adj_xml_line (root), "game-version",
                        _ ("the ruleset inside is of version %d, and so has the game to be"),
                        adj_ruleset_version (ruleset));
      return NULL;
    }
  scenario = read_scenario (adj_xml_first (root, "scenario"), ruleset, problems);
  return scenario != NULL ? adj_book_new (scenario) : NULL;
}

/* ---- The book that was read last ---- */

/* The same text is the same book, and a book never changes: a game that is read again, for what was
   written has to be proved or another program has played on, has it already; so has the next game
   of the same battle. Books belong to the main thread. */
static struct
{
  AdjBook *book; /* NULL until one was read without a word against it */
  char *ruleset;
  char *scenario;
  int version; /* of the game */
} last;

static gboolean
is_last (const AdjXmlNode *root)
{
  return last.book != NULL && adj_xml_get_int (root, "version", 0) == last.version &&
         g_strcmp0 (text_of (adj_xml_first (root, "ruleset")), last.ruleset) == 0 &&
         g_strcmp0 (text_of (adj_xml_first (root, "scenario")), last.scenario) == 0;
}

static void
keep_last (AdjBook *book, const AdjXmlNode *root)
{
  adj_book_ref (book);
  g_clear_pointer (&last.book, adj_book_unref);
  last.book = book;
  g_free (last.ruleset);
  last.ruleset = g_strdup (text_of (adj_xml_first (root, "ruleset")));
  g_free (last.scenario);
  last.scenario = g_strdup (text_of (adj_xml_first (root, "scenario")));
  last.version = adj_xml_get_int (root, "version", 0);
}

AdjBook *
adj_saved_book_read (const AdjXmlNode *root, AdjProblems *problems)
{
  AdjBook *book;

  g_return_val_if_fail (root != NULL, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  if (is_last (root))
    return adj_book_ref (last.book);
  book = read_book (root, problems);
  if (book != NULL && adj_problems_count (problems) == 0)
    keep_last (book, root);
  return book;
}

/* Effects name hexes and units by their places in the book, so these must be the same. */
static gboolean
same_pieces (const AdjScenario *a, const AdjScenario *b)
{
  if (a->n_units != b->n_units || a->map.n_hexes != b->map.n_hexes ||
      a->awards->len != b->awards->len)
    return FALSE;
  for (guint i = 0; i < a->n_units; i++)
    if (!g_str_equal (a->units[i].id, b->units[i].id))
      return FALSE;
  for (guint i = 0; i < a->map.n_hexes; i++)
    if (a->map.hexes[i].id != b->map.hexes[i].id)
      return FALSE;
  return TRUE;
}

AdjBook *
adj_saved_book_read_corrected (const AdjXmlNode *node, const AdjBook *book, AdjProblems *problems)
{
  g_autoptr (AdjScenario) scenario = NULL;

  g_return_val_if_fail (node != NULL, NULL);
  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  scenario = read_scenario (node, book->ruleset, problems);
  if (scenario == NULL)
    return NULL;
  if (same_pieces (book->scenario, scenario))
    return adj_book_new (scenario);
  adj_problems_add (problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), "other-pieces",
                    _ ("a correction changes figures; hexes, units and awards stay the same"));
  return NULL;
}
