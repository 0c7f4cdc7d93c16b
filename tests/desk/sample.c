/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sample.h"

#include <string.h>

static gboolean
is_place (const char *value)
{
  return strlen (value) == 4 && strspn (value, "0123456789") == 4 &&
         !g_str_has_prefix (value, "00") && !g_str_has_suffix (value, "00");
}

static void
refuse_place (AdjProblems *problems, int line, const char *attribute, const char *value)
{
  adj_problems_add (problems, ADJ_PROBLEM_FORM, line, "form-bad-place", "%s: '%s' is not a place",
                    attribute, value);
}

/* The sample's own kind of value. */
static const AdjXmlKind place_kind = { is_place, refuse_place };

static const char *const arms[] = { "infantry", "cavalry", "artillery", NULL };

/* Neither forbidden nor needed in a table: the reader looks at the root's version itself. */
static const AdjXmlAttribute sample_attributes[] = {
  { "version", ADJ_XML_INT, TRUE, 1, 1, NULL },
  { NULL },
};

static const AdjXmlAttribute counter_attributes[] = {
  { "id", ADJ_XML_NAME, TRUE, 0, 12, NULL },
  { "title", ADJ_XML_TEXT, FALSE, 0, 20, NULL },
  { "with", ADJ_XML_NAMES, FALSE, 0, 12, NULL },
  { "hex", ADJ_XML_OWN, TRUE, .kind = &place_kind },
  { "path", ADJ_XML_OWNS, FALSE, .kind = &place_kind },
  { "strength", ADJ_XML_INT, TRUE, 0, 99, NULL },
  { "shift", ADJ_XML_INT, FALSE, -5, 5, NULL },
  { "dice", ADJ_XML_INTS, FALSE, 1, 6, NULL },
  { "mp", ADJ_XML_MP, FALSE, 0, 0, NULL },
  { "night", ADJ_XML_YES, FALSE, 0, 0, NULL },
  { "arm", ADJ_XML_WORD, FALSE, 0, 0, arms },
  { NULL },
};

static const AdjXmlAttribute place_attributes[] = {
  { "hex", ADJ_XML_OWN, TRUE, .kind = &place_kind },
  { NULL },
};

static const AdjXmlAttribute row_attributes[] = {
  { "sum", ADJ_XML_INT, TRUE, G_MININT, G_MAXINT, NULL },
  { NULL },
};

static const AdjXmlChild sample_children[] = {
  { "rule", 0, 1 }, { "row", 2, 3 }, { "place", 1, 0 }, { "counter", 0, 0 }, { NULL },
};

static const AdjXmlChild place_children[] = {
  { "note", 0, 2 },
  { "place", 0, 0 },
  { NULL },
};

static const AdjXmlElement elements[] = {
  { "sample", sample_attributes, sample_children, 0 },
  { "rule", NULL, NULL, 40 },
  { "row", row_attributes, NULL, 0 },
  { "place", place_attributes, place_children, 0 },
  { "note", NULL, NULL, 12 },
  { "counter", counter_attributes, NULL, 0 },
  { NULL },
};

const AdjXmlFormat sample_format = {
  .namespace_uri = "urn:adjutant:sample",
  .root = "sample",
  .version = 1,
  .elements = elements,
  .max_bytes = 200000,
  .max_depth = 12,
  .max_elements = 1000,
};

static char *
file_path (const char *name)
{
  return g_test_build_filename (G_TEST_DIST, name, NULL);
}

char *
sample_text (void)
{
  g_autofree char *path = file_path ("sample.xml");
  char *text = NULL;

  g_assert_true (g_file_get_contents (path, &text, NULL, NULL));
  return text;
}

char *
sample_schema_path (void)
{
  return file_path ("sample.rng");
}
