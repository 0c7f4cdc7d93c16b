/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"

/* What the reader's files share. */

#define ADJ_XML_BLANKS " \t\n\r"

/* Unicode's category Cc; every character of a file is asked, so no table is searched. */
static inline gboolean
adj_xml_is_control (gunichar c)
{
  return c < 0x20 || (c >= 0x7f && c < 0xa0);
}

static inline gboolean
adj_xml_is_blank (char c)
{
  return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

/* The walk over the table: adds what it finds to problems, trims what is to be trimmed, and
 * refuses what the table does not know, so that the getters pass over it. */
void adj_xml_check_form (xmlNode *root, const AdjXmlFormat *format, AdjProblems *problems);

/* The same for one attribute of element: trims it, and adds what is wrong with its value. */
void adj_xml_check_value (const xmlNode *element,
                          xmlAttr *attribute,
                          const AdjXmlAttribute *rule,
                          AdjProblems *problems);

/* Where an element begins, or a text after its blanks: libxml2's own lines are those of the end. */
void adj_xml_set_line (xmlNode *node, int line);

/* A refused element, attribute or text stays in the document, for the schema to see. */
void adj_xml_refuse (void *node);
gboolean adj_xml_is_refused (const void *node);

/* The attribute without a namespace, refused or not. */
const xmlAttr *adj_xml_find (const xmlNode *element, const char *name);

/* "" for an empty one. */
const char *adj_xml_content (const xmlAttr *attribute);

/* Without the blanks at both ends. */
void adj_xml_trim (xmlNode *text);

/* Runs of blanks part the words. */
char **adj_xml_split (const char *text);
