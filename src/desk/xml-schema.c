/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <libxml/parser.h>
#include <libxml/relaxng.h>

#include "desk/xml-private.h"

#if LIBXML_VERSION >= 21200
typedef const xmlError SchemaError;
#else
typedef xmlError SchemaError;
#endif

G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlDoc, xmlFreeDoc)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlRelaxNGParserCtxt, xmlRelaxNGFreeParserCtxt)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlRelaxNG, xmlRelaxNGFree)
G_DEFINE_AUTOPTR_CLEANUP_FUNC (xmlRelaxNGValidCtxt, xmlRelaxNGFreeValidCtxt)

static void
keep_first (void *data, SchemaError *error)
{
  char **complaint = data;

  if (*complaint != NULL || error->message == NULL)
    return;
  *complaint = g_strdup_printf ("%d: %s", error->line, error->message);
  g_strchomp (*complaint);
}

static void
on_parse_error (void *data, SchemaError *error)
{
  keep_first (((xmlParserCtxt *) data)->_private, error);
}

/* Left to itself the validator reads the file with a parser that complains to stderr. */
static xmlDoc *
read_schema (const char *path, char **complaint)
{
  xmlParserCtxt *context = xmlNewParserCtxt ();
  xmlDoc *doc;

  g_return_val_if_fail (context != NULL, NULL);

  context->_private = complaint;
  context->sax->serror = on_parse_error;
  doc = xmlCtxtReadFile (context, path, NULL, XML_PARSE_NONET);
  xmlFreeParserCtxt (context);
  return doc;
}

/* Without comments and processing instructions the text of an element is one node. */
static xmlDoc *
read_text (const char *text, gsize length, char **complaint)
{
  xmlParserCtxt *context = xmlNewParserCtxt ();
  xmlDoc *doc;

  g_return_val_if_fail (context != NULL, NULL);

  context->_private = complaint;
  context->sax->serror = on_parse_error;
  context->sax->comment = NULL;
  context->sax->processingInstruction = NULL;
  doc = xmlCtxtReadMemory (context, text, (int) length, NULL, NULL,
                           ADJ_XML_OPTIONS | XML_PARSE_BIG_LINES | XML_PARSE_NOCDATA);
  xmlFreeParserCtxt (context);
  return doc;
}

static gboolean
validate (xmlDoc *doc, const char *schema_path, char **complaint)
{
  g_autoptr (xmlDoc) text = read_schema (schema_path, complaint);
  g_autoptr (xmlRelaxNGParserCtxt) parser = NULL;
  g_autoptr (xmlRelaxNG) schema = NULL;
  g_autoptr (xmlRelaxNGValidCtxt) validator = NULL;

  if (text == NULL)
    return FALSE;
  parser = xmlRelaxNGNewDocParserCtxt (text);
  xmlRelaxNGSetParserStructuredErrors (parser, keep_first, complaint);
  schema = xmlRelaxNGParse (parser);
  if (schema == NULL)
    return FALSE;
  validator = xmlRelaxNGNewValidCtxt (schema);
  xmlRelaxNGSetValidStructuredErrors (validator, keep_first, complaint);
  return xmlRelaxNGValidateDoc (validator, doc) == 0;
}

gboolean
adj_xml_schema_agrees (const char *text, gsize length, const char *schema_path, char **complaint)
{
  g_autofree char *first = NULL;
  g_autoptr (xmlDoc) doc = NULL;
  gboolean agrees;

  g_return_val_if_fail (text != NULL && length <= ADJ_XML_BYTES, FALSE);
  g_return_val_if_fail (schema_path != NULL, FALSE);

  doc = read_text (text, length, &first);
  agrees = doc != NULL && validate (doc, schema_path, &first);
  if (!agrees && complaint != NULL)
    *complaint = g_steal_pointer (&first);
  return agrees;
}
