/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "desk/xml.h"
#include "dom.h"
#include "sample.h"

/* Two opinions on what a format allows, the table and the schema, must never differ. Valid
 * documents are spoiled at random in thousands of ways, and both are asked. */

#define ROUNDS 400
#define SLOW_ROUNDS 2000
#define SEED 20250413

typedef struct
{
  GRand *dice;
  GPtrArray *elements; /* of xmlNode, those of the document as it is now */
  xmlNode *root;
} Spoiler;

static const char *const values[] = {
  "",
  " ",
  "\t",
  "0",
  "1",
  "-0",
  "-1",
  "+1",
  "- 1",
  "5 ",
  " 5",
  "\n5\t",
  "6",
  "7",
  "-5",
  "-6",
  "99",
  "100",
  "007",
  "0000000005",
  "00000000005",
  "2147483647",
  "2147483648",
  "-2147483648",
  "-2147483649",
  "9999999999",
  "99999999999999999999999999999999",
  "-0000000000000000000000000000000001",
  "1e1",
  "1.0",
  "0x1",
  "\xd9\xa3",
  "\xc2\xbd",
  "2/3",
  " 2/3 ",
  "2 /3",
  "4/6",
  "1/4",
  "1/0",
  "1/",
  "/2",
  "1/22",
  "1/2/3",
  "0/2",
  "00/2",
  "000",
  "0000",
  "593",
  "594",
  "595",
  "600",
  "594/6",
  "595/6",
  "-1/2",
  "0412",
  " 0412\n",
  "0400",
  "0012",
  "412",
  "04123",
  "04l2",
  "0412 0413",
  "0412\t0413\n 0414 ",
  "0412,0413",
  "0412 0400",
  "9999",
  "yes",
  "no",
  " yes ",
  "Yes",
  "yes no",
  "infantry",
  "\tcavalry",
  "Cavalry",
  "infantry cavalry",
  "inf antry",
  "a",
  "a b",
  "  a   b  ",
  "a\xc2\xa0"
  "b",
  "\xe3\x80\x80",
  "A",
  "3/1/xiv",
  "d'utassy",
  "a-b.c/d'e",
  "a_b",
  "a\\b",
  "-",
  "abcdefghijkl",
  "abcdefghijklm",
  " abcdefghijkl ",
  "abcdefghijkl abcdefghijkl",
  "abcdefghijkl abcdefghijklm",
  "exactly twenty chars",
  "exactly twenty chars.",
  " blanks at the ends ",
  "  blanks at the ends  ",
  "ten  more       than twelve",
  "\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3"
  "\xa9",
  "\xf0\x9f\x8e\xb2\xf0\x9f\x8e\xb2 dice",
  "del\x7f",
  "c1\xc2\x85",
  "line\xe2\x80\xa8separator",
  "soft\xc2\xadhyphen",
  "tab\there",
  "line\nbreak",
  "carriage\rreturn",
  "<&>\"'",
};

static const char *const names[] = {
  "sample", "rule", "row",     "place", "note", "counter", "id",    "title",
  "with",   "hex",  "path",    "sum",   "dice", "mp",      "night", "strength",
  "shift",  "arm",  "version", "other", "Hex",  "hexes",
};

static int
choose (Spoiler *self, guint count)
{
  return g_rand_int_range (self->dice, 0, (gint32) count);
}

static const char *
any_value (Spoiler *self)
{
  return values[choose (self, G_N_ELEMENTS (values))];
}

static const char *
any_name (Spoiler *self)
{
  return names[choose (self, G_N_ELEMENTS (names))];
}

static const xmlChar *
chars (const char *text)
{
  return (const xmlChar *) text;
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

static xmlNode *
any_element (Spoiler *self)
{
  g_ptr_array_set_size (self->elements, 0);
  collect (self, self->root);
  return g_ptr_array_index (self->elements, choose (self, self->elements->len));
}

static xmlAttr *
any_attribute (Spoiler *self, xmlNode *element)
{
  xmlAttr *found = NULL;
  guint seen = 0;

  for (xmlAttr *a = element->properties; a != NULL; a = a->next)
    if (choose (self, ++seen) == 0)
      found = a;
  return found;
}

/* A value of the pool, or the one there with a character taken out or put in. */
static char *
other_value (Spoiler *self, const char *old)
{
  static const char letters[] = "0123456789 -+/az'\t";
  GString *text;
  int at;

  if (choose (self, 3) > 0 || !g_str_is_ascii (old))
    return g_strdup (any_value (self));
  text = g_string_new (old);
  at = choose (self, (guint) text->len + 1);
  if (choose (self, 2) == 0 && (gsize) at < text->len)
    g_string_erase (text, at, 1);
  else
    g_string_insert_c (text, at, letters[choose (self, sizeof letters - 1)]);
  return g_string_free (text, FALSE);
}

static void
spoil_attribute (Spoiler *self, xmlNode *element)
{
  xmlAttr *attribute = any_attribute (self, element);
  const char *name = any_name (self);
  g_autofree char *value = NULL;
  xmlChar *old;

  if (attribute == NULL)
    return;
  old = xmlNodeGetContent ((xmlNode *) attribute);
  value = other_value (self, (const char *) old);
  xmlFree (old);
  switch (choose (self, 8))
    {
    case 0:
      xmlRemoveProp (attribute);
      break;
    case 1:
      if (xmlHasProp (element, chars (name)) == NULL)
        xmlNodeSetName ((xmlNode *) attribute, chars (name));
      break;
    default:
      xmlSetNsProp (element, attribute->ns, attribute->name, chars (value));
    }
}

static void
add_attribute (Spoiler *self, xmlNode *element)
{
  if (choose (self, 10) == 0)
    xmlNodeSetLang (element, chars ("en"));
  else
    xmlSetProp (element, chars (any_name (self)), chars (any_value (self)));
}

static void
spoil_text (Spoiler *self, xmlNode *element)
{
  xmlNode *node = NULL;

  switch (choose (self, 4))
    {
    case 0:
      node = xmlNewDocComment (element->doc, chars (" a comment "));
      break;
    case 1:
      node = xmlNewDocPI (element->doc, chars ("target"), chars ("says what"));
      break;
    case 2:
      node = xmlNewCDataBlock (element->doc, chars ("some data"), 9);
      break;
    default:
      node = xmlNewDocText (element->doc, chars (any_value (self)));
    }
  if (choose (self, 2) == 0 || element->children == NULL)
    xmlAddChild (element, node);
  else
    xmlAddPrevSibling (element->children, node);
}

static void
replace_text (Spoiler *self, xmlNode *element)
{
  if (xmlFirstElementChild (element) == NULL)
    {
      xmlNodeSetContent (element, NULL);
      xmlNodeAddContent (element, chars (any_value (self)));
    }
}

static void
copy_element (Spoiler *self, xmlNode *element)
{
  xmlNode *parent = choose (self, 2) == 0 ? element->parent : any_element (self);

  xmlAddChild (parent, xmlDocCopyNode (element, element->doc, 1));
}

static void
spoil (Spoiler *self)
{
  xmlNode *element = any_element (self);
  int what = choose (self, 20);

  if (what < 8)
    spoil_attribute (self, element);
  else if (what < 10)
    add_attribute (self, element);
  else if (what < 12)
    spoil_text (self, element);
  else if (what < 14)
    replace_text (self, element);
  else if (element == self->root)
    return;
  else if (what < 16)
    copy_element (self, element);
  else if (what == 16)
    xmlNodeSetName (element, chars (any_name (self)));
  else if (what == 17)
    xmlSetNs (element, NULL);
  else
    {
      xmlUnlinkNode (element);
      xmlFreeNode (element);
    }
}

/* Without xmlns the copy of a node in no namespace would be read back in ours. */
static gboolean
table_accepts (const char *text, char **complaint)
{
  g_autoptr (AdjProblems) problems = adj_problems_new ("spoiled.xml");
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, strlen (text), &sample_format, problems);

  if (adj_problems_count (problems) > 0)
    *complaint = adj_problem_to_string (problems, adj_problems_get (problems, 0));
  g_assert_true (doc != NULL || !adj_problems_usable (problems));
  return adj_problems_usable (problems);
}

static gboolean
schema_accepts (const char *text, const char *schema, char **complaint)
{
  return adj_xml_schema_agrees (text, strlen (text), schema, complaint);
}

static char *
spoiled (Spoiler *self, const char *text)
{
  g_autoptr (xmlDoc) doc = dom_read (text);

  self->root = xmlDocGetRootElement (doc);
  for (int i = choose (self, 4); i >= 0; i--)
    spoil (self);
  return dom_write (doc);
}

static void
test_agree (void)
{
  g_autoptr (GPtrArray) elements = g_ptr_array_new ();
  g_autoptr (GRand) dice = g_rand_new_with_seed (SEED);
  g_autofree char *text = sample_text ();
  g_autofree char *schema = sample_schema_path ();
  Spoiler spoiler = { dice, elements, NULL };
  const guint rounds = g_test_slow () ? SLOW_ROUNDS : ROUNDS;
  guint valid = 0;

  for (guint i = 0; i < rounds; i++)
    {
      g_autofree char *changed = spoiled (&spoiler, text);
      g_autofree char *of_table = NULL;
      g_autofree char *of_schema = NULL;
      gboolean table = table_accepts (changed, &of_table);
      gboolean agrees = schema_accepts (changed, schema, &of_schema);

      if (table != agrees)
        g_test_message ("round %u\n%s\ntable: %s\nschema: %s", i, changed, of_table, of_schema);
      g_assert_cmpint (table, ==, agrees);
      valid += table ? 1 : 0;
    }
  /* Neither side may be starved. */
  g_assert_cmpuint (valid, >, rounds / 10);
  g_assert_cmpuint (valid, <, rounds / 2);
}

/* Every value of the pool at every attribute, one at a time: chance may miss some. */
static void
test_every_value (void)
{
  static const char *const attributes[] = { "id",       "title", "with", "hex", "path", "dice",
                                            "strength", "shift", "mp",   "arm", "night" };
  g_autofree char *text = sample_text ();
  g_autofree char *schema = sample_schema_path ();

  for (guint a = 0; a < G_N_ELEMENTS (attributes); a++)
    for (guint v = 0; v < G_N_ELEMENTS (values); v++)
      {
        g_autoptr (xmlDoc) doc = dom_read (text);
        xmlNode *counter = xmlLastElementChild (xmlDocGetRootElement (doc));
        g_autofree char *changed = NULL;
        g_autofree char *of_table = NULL;
        g_autofree char *of_schema = NULL;
        gboolean table, agrees;

        xmlSetProp (counter, chars (attributes[a]), chars (values[v]));
        changed = dom_write (doc);
        table = table_accepts (changed, &of_table);
        agrees = schema_accepts (changed, schema, &of_schema);
        if (table != agrees)
          g_test_message ("%s='%s'\ntable: %s\nschema: %s", attributes[a], values[v], of_table,
                          of_schema);
        g_assert_cmpint (table, ==, agrees);
      }
}

static void
assert_complaint (const char *schema, const char *part)
{
  static const char text[] = "<sample xmlns='urn:adjutant:sample' version='1'>\n<row sum='x'/>\n"
                             "</sample>";
  g_autofree char *complaint = NULL;

  g_assert_false (schema_accepts (text, schema, &complaint));
  g_assert_nonnull (complaint);
  g_assert_nonnull (strstr (complaint, part));
  g_assert_false (schema_accepts (text, schema, NULL));
}

static void
test_complaint (void)
{
  g_autofree char *schema = sample_schema_path ();
  g_autofree char *not_xml = g_test_build_filename (G_TEST_DIST, "sample.h", NULL);
  g_autofree char *not_rng = g_test_build_filename (G_TEST_DIST, "sample.xml", NULL);

  assert_complaint (schema, "2: ");
  assert_complaint (not_xml, "1: ");
  assert_complaint (not_rng, ": ");
  assert_complaint ("/nonexistent/schema.rng", "/nonexistent/schema.rng");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/xml-schema/agree", test_agree);
  g_test_add_func ("/xml-schema/every-value", test_every_value);
  g_test_add_func ("/xml-schema/complaint", test_complaint);
  return g_test_run ();
}
