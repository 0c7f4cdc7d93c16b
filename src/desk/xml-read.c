/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <libxml/SAX2.h>
#include <libxml/parser.h>
#include <string.h>

#include "desk/slurp.h"
#include "desk/xml-private.h"

/* libxml2 itself refuses deeper trees and longer texts. */
#define LIBXML_DEPTH 250
#define LIBXML_BYTES 10000000

/* libxml2 compares each attribute of a tag with every other, so that a tag of a hundred
 * thousand keeps it busy for minutes. */
#define EQUALS_SIGNS_MAX 10000

typedef struct
{
  const AdjXmlFormat *format;
  AdjProblems *problems;
  guint depth;
  guint elements;
  gboolean in_text; /* something but blanks has been read since the last tag */
  gboolean refused;
} Reading;

#if LIBXML_VERSION >= 21200
typedef const xmlError ParserError;
#else
typedef xmlError ParserError;
#endif

/* ---- Before libxml2 sees it ---- */

static int
line_of (const char *text, const char *place)
{
  int line = 1;

  for (const char *p = text; p < place; p++)
    if (*p == '\n')
      line++;
  return line;
}

static gboolean
check_size (gsize length, const AdjXmlFormat *format, AdjProblems *problems)
{
  g_autofree char *most = NULL;

  if (length > 0 && length <= format->max_bytes)
    return TRUE;
  most = g_format_size_full (format->max_bytes, G_FORMAT_SIZE_LONG_FORMAT);
  if (length == 0)
    adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "file-empty",
                      _ ("the file is empty; it should begin with the element '%s'"), format->root);
  else
    adj_problems_add (problems, ADJ_PROBLEM_FORM, 0, "file-too-large",
                      _ ("this is too long; a file of this sort has at most %s"), most);
  return FALSE;
}

static gboolean
check_bytes (const char *text, gsize length, AdjProblems *problems)
{
  const char *end;

  if (g_utf8_validate_len (text, length, &end))
    return TRUE;
  if (*end == '\0')
    adj_problems_add (problems, ADJ_PROBLEM_FORM, line_of (text, end), "form-nul",
                      _ ("there is a NUL byte; this is not a text file, or not one in UTF-8"));
  else
    adj_problems_add (problems, ADJ_PROBLEM_FORM, line_of (text, end), "form-not-utf8",
                      _ ("the byte %02X is not UTF-8; save the file in that encoding"),
                      (guint) (guchar) *end);
  return FALSE;
}

/* What the XML declaration says, or NULL; libxml2 complains of a malformed one. The declaration
 * is all that is looked at, for GRegex would first validate the whole file. */
static char *
declared_encoding (const char *text, gsize length)
{
  static const char declaration[] =
      "^\\x{FEFF}?<\\?xml\\s[^>]*?\\sencoding\\s*=\\s*[\"']([^\"'>]*)[\"']";
  g_autoptr (GRegex) pattern = g_regex_new (declaration, 0, 0, NULL);
  g_autoptr (GMatchInfo) match = NULL;
  const char *end = memchr (text, '>', length);

  if (end == NULL || !g_regex_match_full (pattern, text, end - text, 0, 0, &match, NULL))
    return NULL;
  return g_match_info_fetch (match, 1);
}

static gboolean
check_encoding (const char *text, gsize length, AdjProblems *problems)
{
  g_autofree char *encoding = declared_encoding (text, length);

  if (encoding == NULL || g_ascii_strcasecmp (encoding, "UTF-8") == 0)
    return TRUE;
  adj_problems_add (problems, ADJ_PROBLEM_FORM, 1, "form-encoding",
                    _ ("the encoding '%s' is declared; only UTF-8 is read"), encoding);
  return FALSE;
}

/* The equals sign outside quotes that is one too many between a '<' and the end of its tag, or
 * NULL. */
static const char *
find_excess_sign (const char *tag, const char *end)
{
  char quote = '\0';
  guint signs = 0;

  for (const char *p = tag + 1; p < end; p++)
    if (quote != '\0')
      quote = *p == quote ? '\0' : quote;
    else if (*p == '"' || *p == '\'')
      quote = *p;
    else if (*p == '>')
      break;
    else if (*p == '=' && ++signs > EQUALS_SIGNS_MAX)
      return p;
  return NULL;
}

/* No attribute value can hold a bare '<', so the next one begins another tag (or a comment, or
 * the like); and a tag with fewer characters than that need not be looked into. */
static gboolean
check_tags (const char *text, gsize length, AdjProblems *problems)
{
  const char *end = text + length;
  const char *next;

  for (const char *tag = memchr (text, '<', length); tag != NULL; tag = next)
    {
      const char *excess;

      next = memchr (tag + 1, '<', (gsize) (end - tag - 1));
      if ((next != NULL ? next : end) - tag <= EQUALS_SIGNS_MAX)
        continue;
      excess = find_excess_sign (tag, next != NULL ? next : end);
      if (excess == NULL)
        continue;
      adj_problems_add (problems, ADJ_PROBLEM_FORM, line_of (text, excess),
                        "form-too-many-attributes",
                        _ ("there are more than %d equals signs in one tag"), EQUALS_SIGNS_MAX);
      return FALSE;
    }
  return TRUE;
}

/* ---- While libxml2 reads ---- */

static void
stop (xmlParserCtxt *context)
{
  Reading *reading = context->_private;

  reading->refused = TRUE;
  xmlStopParser (context);
}

static void
on_error (void *data, ParserError *error)
{
  xmlParserCtxt *context = data;
  Reading *reading = context->_private;
  g_autofree char *message = NULL;

  /* What follows the first error is mostly noise. */
  if (reading->refused || error->level < XML_ERR_ERROR)
    return;
  reading->refused = TRUE;
  message = g_strdup (error->message != NULL ? error->message : "");
  adj_problems_add (reading->problems, ADJ_PROBLEM_FORM, MAX (error->line, 0),
                    "form-not-well-formed", _ ("this is not well-formed XML: %s"),
                    g_strstrip (message));
}

static void
on_doctype (void *data, const xmlChar *name, const xmlChar *external_id, const xmlChar *system_id)
{
  xmlParserCtxt *context = data;
  Reading *reading = context->_private;

  adj_problems_add (reading->problems, ADJ_PROBLEM_FORM, xmlSAX2GetLineNumber (context),
                    "form-doctype", _ ("a DOCTYPE is not allowed; remove it"));
  stop (context);
}

static gboolean
within_ceilings (xmlParserCtxt *context)
{
  Reading *reading = context->_private;
  int line = xmlSAX2GetLineNumber (context);

  if (reading->depth > reading->format->max_depth)
    adj_problems_add (reading->problems, ADJ_PROBLEM_FORM, line, "form-too-deep",
                      _ ("elements stand more than %u deep in each other here"),
                      reading->format->max_depth);
  else if (reading->elements > reading->format->max_elements)
    adj_problems_add (reading->problems, ADJ_PROBLEM_FORM, line, "form-too-many-elements",
                      _ ("the file has more than %u elements"), reading->format->max_elements);
  else
    return TRUE;
  return FALSE;
}

/* No '<' can stand between the start of a tag and its end. */
static int
first_line_of_tag (const xmlParserCtxt *context)
{
  const xmlChar *p = context->input->cur;
  int line = context->input->line;

  while (p > context->input->base && *p != '<')
    if (*--p == '\n')
      line--;
  return *p == '<' ? line : context->input->line;
}

static void
on_text (void *data, const xmlChar *text, int length)
{
  xmlParserCtxt *context = data;
  Reading *reading = context->_private;
  int line = context->input->line;
  int start = 0;

  xmlSAX2Characters (data, text, length);
  while (start < length && strchr (ADJ_XML_BLANKS, text[start]) != NULL)
    start++;
  if (start == length || reading->in_text)
    return;
  reading->in_text = TRUE;
  for (int i = start; i < length; i++)
    if (text[i] == '\n')
      line--;
  if (context->node != NULL && context->node->last != NULL)
    adj_xml_set_line (context->node->last, line);
}

static void
on_start (void *data,
          const xmlChar *name,
          const xmlChar *prefix,
          const xmlChar *uri,
          int namespaces,
          const xmlChar **namespace_list,
          int attributes,
          int defaulted,
          const xmlChar **attribute_list)
{
  xmlParserCtxt *context = data;
  Reading *reading = context->_private;

  reading->depth++;
  reading->elements++;
  reading->in_text = FALSE;
  if (!within_ceilings (context))
    {
      stop (context);
      return;
    }
  xmlSAX2StartElementNs (data, name, prefix, uri, namespaces, namespace_list, attributes, defaulted,
                         attribute_list);
  if (context->node != NULL)
    adj_xml_set_line (context->node, first_line_of_tag (context));
}

static void
on_end (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  Reading *reading = ((xmlParserCtxt *) data)->_private;

  reading->depth--;
  reading->in_text = FALSE;
  xmlSAX2EndElementNs (data, name, prefix, uri);
}

/* Comments and processing instructions say nothing to us or the schema; without them the text
 * of an element is one node. */
static void
set_handlers (xmlParserCtxt *context, Reading *reading)
{
  context->_private = reading;
  context->sax->serror = on_error;
  context->sax->internalSubset = on_doctype;
  context->sax->startElementNs = on_start;
  context->sax->endElementNs = on_end;
  context->sax->characters = on_text;
  context->sax->ignorableWhitespace = on_text;
  context->sax->comment = NULL;
  context->sax->processingInstruction = NULL;
}

static xmlDoc *
read_tree (const char *text, gsize length, Reading *reading)
{
  xmlParserCtxt *context = xmlNewParserCtxt ();
  g_autoptr (xmlDoc) doc = NULL;

  g_return_val_if_fail (context != NULL, NULL);

  set_handlers (context, reading);
  doc = xmlCtxtReadMemory (context, text, (int) length, NULL, NULL,
                           XML_PARSE_NONET | XML_PARSE_BIG_LINES | XML_PARSE_NOCDATA);
  xmlFreeParserCtxt (context);
  return reading->refused ? NULL : g_steal_pointer (&doc);
}

/* ---- The root ---- */

static gboolean
check_root (const xmlNode *root, const AdjXmlFormat *format, AdjProblems *problems)
{
  if (!g_str_equal (root->name, format->root))
    adj_problems_add (problems, ADJ_PROBLEM_FORM, adj_xml_line (root), "form-wrong-root",
                      _ ("the file begins with '%s'; one of this sort begins with '%s'"),
                      (const char *) root->name, format->root);
  else if (root->ns == NULL || !g_str_equal (root->ns->href, format->namespace_uri))
    adj_problems_add (problems, ADJ_PROBLEM_FORM, adj_xml_line (root), "form-wrong-namespace",
                      _ ("'%s' is in the wrong namespace; write xmlns=\"%s\""), format->root,
                      format->namespace_uri);
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_version (xmlNode *root, const AdjXmlFormat *format, AdjProblems *problems)
{
  static const AdjXmlAttribute rule = { "version", ADJ_XML_INT, TRUE, 1, G_MAXINT, NULL };
  xmlAttr *version = (xmlAttr *) adj_xml_find (root, rule.name);
  int number;

  if (version == NULL)
    {
      adj_problems_add (problems, ADJ_PROBLEM_FORM, adj_xml_line (root), "form-missing-attribute",
                        _ ("'%s' needs the attribute '%s'"), format->root, rule.name);
      return TRUE;
    }
  adj_xml_check_value (root, version, &rule, problems);
  number = adj_xml_get_int (root, rule.name, format->version);
  if (number <= format->version)
    return TRUE;
  adj_problems_add (problems, ADJ_PROBLEM_FORM, adj_xml_line (root), "form-newer-version",
                    _ ("made for a newer Adjutant: version %d, this program reads up to %d"),
                    number, format->version);
  return FALSE;
}

/* ---- Public ---- */

xmlDoc *
adj_xml_parse (const char *text, gsize length, const AdjXmlFormat *format, AdjProblems *problems)
{
  Reading reading = { .format = format, .problems = problems };
  g_autoptr (xmlDoc) doc = NULL;
  xmlNode *root;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (format != NULL, NULL);
  g_return_val_if_fail (format->max_bytes <= LIBXML_BYTES, NULL);
  g_return_val_if_fail (format->max_depth <= LIBXML_DEPTH, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  if (!check_size (length, format, problems) || !check_bytes (text, length, problems) ||
      !check_encoding (text, length, problems) || !check_tags (text, length, problems))
    return NULL;
  doc = read_tree (text, length, &reading);
  if (doc == NULL)
    return NULL;
  root = xmlDocGetRootElement (doc);
  if (!check_root (root, format, problems) || !check_version (root, format, problems))
    return NULL;
  adj_xml_check_form (root, format, problems);
  return g_steal_pointer (&doc);
}

xmlDoc *
adj_xml_load (const char *path, const AdjXmlFormat *format, AdjProblems *problems)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (path != NULL, NULL);
  g_return_val_if_fail (format != NULL, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  text = adj_slurp (path, format->max_bytes, &length, problems);
  return text != NULL ? adj_xml_parse (text, length, format, problems) : NULL;
}
