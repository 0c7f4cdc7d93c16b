/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/library.h"
#include "book/ruleset-form.h"
#include "book/scenario-form.h"

/* The reader's table and the schema are two opinions on one format and must never differ. The
 * small files, which have every element, are spoiled at random, and both are asked. */

#define SEED 18630919

typedef struct
{
  const AdjXmlFormat *format;
  const char *file;
  const char *schema;
  guint rounds; /* the larger schema takes longer */
} Book;

static const Book books[] = {
  { &adj_scenario_format, "small.scenario.xml", "scenario.rng", 700 },
  { &adj_ruleset_format, "small.ruleset.xml", "ruleset.rng", 1300 },
};

/* Values that are right somewhere and wrong elsewhere, and values at the limits. */
static const char *const values[] = {
  "",
  " ",
  "0",
  "1",
  "2",
  "7",
  "9",
  "10",
  "20",
  "21",
  "60",
  "61",
  "99",
  "100",
  "999",
  "1000",
  "1001",
  "-1",
  "007",
  "+1",
  " 5 ",
  "1/2",
  "2/3",
  "5/4",
  "595",
  "594",
  "0101",
  "0100",
  "0101 0102",
  "0101\n0102",
  "yes",
  "no",
  "Yes",
  "n ne se s sw nw",
  "north",
  "union",
  "infantry",
  "clear",
  "road",
  "road creek",
  "blue",
  "flat",
  "always",
  "rule",
  "Dr Dr Ar Ar Ar Ae",
  "0 6",
  "0 10",
  "held",
  "ratio",
  "town",
  "brigade",
  "A sentence, with blanks.",
  "a-name/of.1'2",
  "Name",
  "tab\there",
  "1234567890123456789012345678901234567890",
  "12345678901234567890123456789012345678901",
  "12345678901234567890",
  "123456789012345678901",
  "\xc3\xa4\xc3\xb6\xc3\xbc",
};

typedef struct
{
  const Book *book;
  GRand *dice;
  GPtrArray *elements; /* of xmlNode, those of the document as it is now */
  xmlNode *root;
} Spoiler;

static guint
choose (Spoiler *self, guint count)
{
  return (guint) g_rand_int_range (self->dice, 0, (gint32) count);
}

static void
collect (Spoiler *self, xmlNode *node)
{
  for (; node != NULL; node = node->next)
    if (node->type == XML_ELEMENT_NODE)
      {
        g_ptr_array_add (self->elements, node);
        collect (self, node->children);
      }
}

/* Not the root: what is wrong with that keeps the rest from being read. */
static xmlNode *
any_element (Spoiler *self)
{
  g_ptr_array_set_size (self->elements, 0);
  collect (self, self->root->children);
  return g_ptr_array_index (self->elements, choose (self, self->elements->len));
}

static const AdjXmlElement *
any_rule (Spoiler *self)
{
  guint n = 0;

  while (self->book->format->elements[n].name != NULL)
    n++;
  return &self->book->format->elements[choose (self, n)];
}

static const char *
any_attribute (Spoiler *self, const char *element)
{
  const AdjXmlElement *rule = self->book->format->elements;
  guint n = 0;

  while (rule->name != NULL && !g_str_equal (rule->name, element))
    rule++;
  if (rule->name == NULL || rule->attributes == NULL || choose (self, 8) == 0)
    return "wobble";
  while (rule->attributes[n].name != NULL)
    n++;
  return rule->attributes[choose (self, n)].name;
}

/* ---- Ways to spoil ---- */

static void
set_attribute (Spoiler *self)
{
  xmlNode *node = choose (self, 6) == 0 ? self->root : any_element (self);
  const char *name = any_attribute (self, (const char *) node->name);
  const char *value = values[choose (self, G_N_ELEMENTS (values))];

  xmlSetProp (node, (const xmlChar *) name, (const xmlChar *) value);
}

static void
remove_attribute (Spoiler *self)
{
  xmlNode *node = any_element (self);

  xmlUnsetProp (node, (const xmlChar *) any_attribute (self, (const char *) node->name));
}

static void
remove_element (Spoiler *self)
{
  xmlNode *node = any_element (self);

  xmlUnlinkNode (node);
  xmlFreeNode (node);
}

static void
copy_element (Spoiler *self)
{
  xmlNode *node = any_element (self);

  xmlAddNextSibling (node, xmlCopyNode (node, 1));
}

static void
move_element (Spoiler *self)
{
  xmlNode *node = any_element (self);
  xmlNode *place = any_element (self);

  for (xmlNode *above = place; above != NULL; above = above->parent)
    if (above == node)
      return;
  xmlUnlinkNode (node);
  if (choose (self, 4) == 0)
    xmlAddChild (place, node);
  else
    xmlAddNextSibling (place, node);
}

static void
rename_element (Spoiler *self)
{
  const char *name = choose (self, 4) == 0 ? "weather" : any_rule (self)->name;

  xmlNodeSetName (any_element (self), (const xmlChar *) name);
}

static void
set_text (Spoiler *self)
{
  xmlNode *node = any_element (self);
  const char *value = values[choose (self, G_N_ELEMENTS (values))];

  if (adj_xml_first (node, NULL) == NULL)
    xmlNodeSetContent (node, (const xmlChar *) (strpbrk (value, "<&") == NULL ? value : ""));
}

static void
stretch_text (Spoiler *self)
{
  static const gsize lengths[] = { 80, 81, 300, 301, 1200, 1201, 2000, 2001 };
  g_autofree char *text = g_strnfill (lengths[choose (self, G_N_ELEMENTS (lengths))], 'x');
  xmlNode *node = any_element (self);

  if (adj_xml_first (node, NULL) == NULL)
    xmlNodeSetContent (node, (const xmlChar *) text);
}

static void
spoil (Spoiler *self)
{
  static void (*const ways[]) (Spoiler *) = {
    set_attribute, set_attribute,  set_attribute, set_attribute, remove_attribute, remove_element,
    copy_element,  rename_element, move_element,  set_text,      stretch_text,
  };

  ways[choose (self, G_N_ELEMENTS (ways))](self);
}

/* ---- The two opinions ---- */

static char *
spoiled (Spoiler *self, const char *text)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (self->book->file);
  g_autoptr (xmlDoc) doc = adj_xml_parse (text, strlen (text), self->book->format, problems);
  xmlChar *changed;
  char *copy;
  int length;

  g_assert_nonnull (doc);
  self->root = xmlDocGetRootElement (doc);
  for (guint n = 1 + choose (self, 3); n > 0; n--)
    spoil (self);
  xmlDocDumpMemoryEnc (doc, &changed, &length, "UTF-8");
  copy = g_strndup ((const char *) changed, (gsize) length);
  xmlFree (changed);
  return copy;
}

/* Whether both accept it; they have to agree. */
static gboolean
ask_both (const Book *book, const char *schema, const char *text)
{
  g_autoptr (AdjProblems) problems = adj_problems_new (book->file);
  g_autoptr (xmlDoc) doc = adj_xml_parse (text, strlen (text), book->format, problems);
  gboolean table = adj_problems_count_kind (problems, ADJ_PROBLEM_FORM) == 0;
  g_autofree char *complaint = NULL;
  g_autofree char *said = NULL;
  gboolean agrees;

  if (doc == NULL)
    {
      g_assert_false (table);
      return FALSE;
    }
  agrees = adj_xml_schema_agrees (doc, schema, &complaint);
  if (!table)
    said = adj_problem_to_string (problems, adj_problems_get (problems, 0));
  if (agrees != table)
    g_test_message ("%s\ntable: %s\nschema: %s", text, said, complaint);
  g_assert_cmpint (agrees, ==, table);
  return table;
}

static void
test_agree (gconstpointer data)
{
  const Book *book = data;
  g_autofree char *path = g_test_build_filename (G_TEST_DIST, book->file, NULL);
  g_autofree char *schema = adj_library_schema (book->schema);
  g_autoptr (GPtrArray) elements = g_ptr_array_new ();
  g_autoptr (GRand) dice = g_rand_new_with_seed (SEED);
  Spoiler spoiler = { book, dice, elements, NULL };
  g_autofree char *text = NULL;
  guint good = 0;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_nonnull (schema);
  g_assert_true (ask_both (book, schema, text));
  for (guint i = 0; i < book->rounds; i++)
    {
      g_autofree char *changed = spoiled (&spoiler, text);

      good += ask_both (book, schema, changed);
    }
  /* Neither verdict may be starved. */
  g_assert_cmpuint (good, >, book->rounds / 20);
  g_assert_cmpuint (good, <, book->rounds / 2);
}

static void
assert_both_accept (const Book *book, const char *path)
{
  g_autofree char *schema = adj_library_schema (book->schema);
  g_autofree char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  g_assert_true (ask_both (book, schema, text));
}

/* The files of the program's own. */
static void
test_shipped (void)
{
  g_auto (GStrv) paths = adj_library_scenarios ();
  g_autofree char *ruleset = adj_library_find_ruleset ("blue-and-gray");

  g_assert_nonnull (paths[0]);
  for (int i = 0; paths[i] != NULL; i++)
    assert_both_accept (&books[0], paths[i]);
  assert_both_accept (&books[1], ruleset);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  for (guint i = 0; i < G_N_ELEMENTS (books); i++)
    {
      g_autofree char *name = g_strconcat ("/schema/", books[i].schema, NULL);

      g_test_add_data_func (name, &books[i], test_agree);
    }
  g_test_add_func ("/schema/shipped", test_shipped);
  return g_test_run ();
}
