/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "dom.h"

#include <libxml/parser.h>
#include <string.h>

xmlDoc *
dom_read (const char *text)
{
  xmlDoc *doc = xmlReadMemory (text, (int) strlen (text), NULL, NULL, XML_PARSE_NONET);

  g_assert_nonnull (doc);
  return doc;
}

char *
dom_write (xmlDoc *doc)
{
  xmlChar *text = NULL;
  char *copy;
  int length;

  xmlDocDumpMemoryEnc (doc, &text, &length, "UTF-8");
  copy = g_strndup ((const char *) text, (gsize) length);
  xmlFree (text);
  return copy;
}
