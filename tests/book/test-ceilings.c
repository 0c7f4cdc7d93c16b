/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/ruleset-form.h"
#include "book/scenario-form.h"
#include "book/words.h"
#include "tests/desk/dom.h"

/* Every ceiling that the two formats declare: what just reaches it is read, one more is not. The
 * files are the small ones with one child multiplied or one text stretched. */

typedef struct
{
  const AdjXmlFormat *format;
  const char *file;
  const char *other; /* has the elements that the file has not; NULL */
} Book;

static const Book books[] = {
  { &adj_scenario_format, "small.scenario.xml" },
  { &adj_ruleset_format, "small.ruleset.xml",
    "../../data/rulesets/blue-and-grey-revised.ruleset.xml" },
};

/* The problems of form in a text. */
static AdjProblems *
read_text (const Book *book, const char *text)
{
  AdjProblems *problems = adj_problems_new (book->file);
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, strlen (text), book->format, problems);

  g_assert_nonnull (doc);
  return problems;
}

static xmlDoc *
read_document (const Book *book, const char *file)
{
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, file, NULL);
  g_autofree char *text = NULL;
  g_autoptr (AdjProblems) problems = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  problems = read_text (book, text);
  g_assert_cmpuint (adj_problems_count (problems), ==, 0);
  return dom_read (text);
}

static xmlDoc *
good_document (const Book *book)
{
  return read_document (book, book->file);
}

static AdjProblems *
read_again (const Book *book, xmlDoc *doc)
{
  g_autofree char *text = dom_write (doc);

  return read_text (book, text);
}

static xmlNode *
find (xmlNode *from, const char *name)
{
  for (xmlNode *node = from; node != NULL; node = node->next)
    {
      xmlNode *found = NULL;

      if (node->type != XML_ELEMENT_NODE)
        continue;
      if (g_str_equal (node->name, name))
        return node;
      found = find (node->children, name);
      if (found != NULL)
        return found;
    }
  return NULL;
}

static guint
count (xmlNode *parent, const char *name)
{
  guint n = 0;

  for (xmlNode *child = xmlFirstElementChild (parent); child; child = xmlNextElementSibling (child))
    n += g_str_equal (child->name, name);
  return n;
}

/* As many children of that name as the ceiling and over. */
static AdjProblems *
multiply (const Book *book, const char *parent_name, const AdjXmlChild *rule, guint over)
{
  g_autoptr (xmlDoc) doc = good_document (book);
  xmlNode *child = find (xmlDocGetRootElement (doc), rule->name);
  xmlNode *parent;

  if (child == NULL && book->other != NULL)
    {
      xmlFreeDoc (g_steal_pointer (&doc));
      doc = read_document (book, book->other);
      child = find (xmlDocGetRootElement (doc), rule->name);
    }
  parent = child != NULL ? child->parent : NULL;
  g_assert_cmpstr (parent != NULL ? (const char *) parent->name : NULL, ==, parent_name);
  for (guint n = count (parent, rule->name); n < rule->most + over; n++)
    xmlAddNextSibling (child, xmlCopyNode (child, 1));
  return read_again (book, doc);
}

static void
test_children (gconstpointer data)
{
  const Book *book = data;
  guint ceilings = 0;

  for (const AdjXmlElement *e = book->format->elements; e->name != NULL; e++)
    for (const AdjXmlChild *c = e->children; c != NULL && c->name != NULL; c++)
      {
        g_autoptr (AdjProblems) full = multiply (book, e->name, c, 0);
        g_autoptr (AdjProblems) over = multiply (book, e->name, c, 1);

        g_test_message ("%u of %s in %s", c->most, c->name, e->name);
        g_assert_cmpuint (c->most, >, 0);
        g_assert_cmpuint (adj_problems_count (full), ==, 0);
        g_assert_cmpuint (adj_problems_count (over), ==, 1);
        g_assert_cmpstr (adj_problems_get (over, 0)->id, ==, "form-too-many");
        ceilings++;
      }
  g_assert_cmpuint (ceilings, >=, 17);
}

static AdjProblems *
stretch (const Book *book, const AdjXmlElement *rule, int length)
{
  g_autoptr (xmlDoc) doc = good_document (book);
  g_autofree char *text = g_strnfill ((gsize) length, 'x');
  xmlNode *node = find (xmlDocGetRootElement (doc), rule->name);

  if (node == NULL && book->other != NULL)
    {
      xmlFreeDoc (g_steal_pointer (&doc));
      doc = read_document (book, book->other);
      node = find (xmlDocGetRootElement (doc), rule->name);
    }
  g_assert_nonnull (node);
  xmlNodeSetContent (node, (const xmlChar *) text);
  return read_again (book, doc);
}

static void
test_texts (gconstpointer data)
{
  const Book *book = data;
  guint ceilings = 0;

  for (const AdjXmlElement *e = book->format->elements; e->name != NULL; e++)
    if (e->text_max > 0)
      {
        g_autoptr (AdjProblems) full = stretch (book, e, e->text_max);
        g_autoptr (AdjProblems) over = stretch (book, e, e->text_max + 1);

        g_test_message ("%d characters of %s", e->text_max, e->name);
        g_assert_cmpuint (adj_problems_count (full), ==, 0);
        g_assert_cmpuint (adj_problems_count (over), ==, 1);
        g_assert_cmpstr (adj_problems_get (over, 0)->id, ==, "form-long-text");
        ceilings++;
      }
  g_assert_cmpuint (ceilings, >=, 4);
}

/* The arrays that the reader counts in are as long as the form allows. */
static void
test_arrays (void)
{
  static const struct
  {
    const AdjXmlFormat *format;
    const char *parent;
    const char *child;
    guint most;
  } arrays[] = {
    { &adj_scenario_format, "scenario", "side", 2 },
    { &adj_scenario_format, "scenario", "turn", ADJ_MAX_TURNS },
    { &adj_scenario_format, "scenario", "unit", ADJ_MAX_UNITS },
    { &adj_scenario_format, "scenario", "award", ADJ_MAX_AWARDS },
    { &adj_scenario_format, "map", "hex", ADJ_MAX_HEXES },
    { &adj_ruleset_format, "ruleset", "arm", ADJ_MAX_ARMS },
    { &adj_ruleset_format, "ruleset", "terrain", ADJ_MAX_TERRAINS },
    { &adj_ruleset_format, "ruleset", "hexside-kind", ADJ_MAX_FEATURES },
    { &adj_ruleset_format, "ruleset", "phase", ADJ_MAX_PHASES },
    { &adj_ruleset_format, "ruleset", "option", ADJ_MAX_OPTIONS },
    { &adj_ruleset_format, "combat-results", "column", ADJ_MAX_COLUMNS },
  };

  for (guint i = 0; i < G_N_ELEMENTS (arrays); i++)
    {
      guint most = 0;

      for (const AdjXmlElement *e = arrays[i].format->elements; e->name != NULL; e++)
        for (const AdjXmlChild *c = e->children; c != NULL && c->name != NULL; c++)
          if (g_str_equal (e->name, arrays[i].parent) && g_str_equal (c->name, arrays[i].child))
            most = c->most;
      g_test_message ("%s in %s", arrays[i].child, arrays[i].parent);
      g_assert_cmpuint (most, ==, arrays[i].most);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      g_autofree char *children = g_strconcat ("/ceilings/children/", books[i].file, NULL);
      g_autofree char *texts = g_strconcat ("/ceilings/texts/", books[i].file, NULL);

      g_test_add_data_func (children, &books[i], test_children);
      g_test_add_data_func (texts, &books[i], test_texts);
    }
  g_test_add_func ("/ceilings/arrays", test_arrays);
  return g_test_run ();
}
