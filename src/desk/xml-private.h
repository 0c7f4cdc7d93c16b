/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/arena.h"
#include "desk/value.h"
#include "desk/xml.h"

/* The parts that the reader's files share. */

#define ADJ_XML_BLANKS " \t\n\r"

/* No format may ask for more. libxml2 is told to have no ceilings of its own (10 MB of text, 256
 * deep), for those of a format come first: its depth and elements are counted as it reads, and
 * entities, which make much of little, are refused with the DOCTYPE. */
#define ADJ_XML_DEPTH 250
#define ADJ_XML_BYTES 100000000
#define ADJ_XML_OPTIONS (XML_PARSE_NONET | XML_PARSE_HUGE)

/* An element that is refused stays in the document, and the getters pass over it. */
typedef struct
{
  const char *name;
  char *value;      /* "" for an empty one */
  gboolean foreign; /* of a namespace; ours have none */
  gboolean refused;
} AdjXmlValue;

struct _AdjXmlNode
{
  const char *name;  /* NULL: a text, of which there is no more than its line and itself */
  const char *space; /* the namespace it is in; NULL */
  char *text;
  AdjXmlValue *values; /* as the file has them */
  guint n_values;
  int line; /* where an element begins, or a text after its blanks */
  gboolean refused;
  AdjXmlNode *first;
  AdjXmlNode *next;
};

struct _AdjXmlDoc
{
  AdjArena *arena; /* everything in it */
  gpointer names;  /* libxml2's, of elements, attributes and namespaces */
  AdjXmlNode *root;
};

/* Names are short, and most differ in their first letter. */
static inline gboolean
adj_xml_same (const char *a, const char *b)
{
  return *a == *b && g_str_equal (a, b);
}

static inline gboolean
adj_xml_is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* May libxml2 be given this text at all? Adds to problems why not. */
gboolean adj_xml_check_bytes (const char *text,
                              gsize length,
                              const AdjXmlFormat *format,
                              AdjProblems *problems);

/* The tree that libxml2 makes of a text; NULL, with a problem, if it is no XML or over a
 * ceiling. */
AdjXmlDoc *adj_xml_read_tree (const char *text,
                              gsize length,
                              const AdjXmlFormat *format,
                              AdjProblems *problems);

/* The walk over the table: adds what it finds to problems, trims what is to be trimmed, and
 * refuses what the table does not know, so that the getters pass over it. */
void adj_xml_check_form (AdjXmlNode *root, const AdjXmlFormat *format, AdjProblems *problems);

/* The same for one attribute of element: trims it, and adds what is wrong with its value. */
void adj_xml_check_value (const AdjXmlNode *element,
                          AdjXmlValue *value,
                          const AdjXmlAttribute *rule,
                          AdjProblems *problems);

/* The attribute without a namespace, refused or not. */
AdjXmlValue *adj_xml_find (const AdjXmlNode *element, const char *name);

/* Without the blanks at both ends. */
char *adj_xml_trim (char *text);

/* Runs of blanks part the words; one block of memory with the list in it. */
char **adj_xml_split (const char *text);
