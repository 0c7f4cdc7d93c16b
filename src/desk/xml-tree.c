/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <libxml/parser.h>
#include <string.h>

#include "desk/xml-private.h"

/* libxml2 reads, and of what it tells a tree is made that is no more than we need: a game has
 * thousands of elements, and libxml2's own tree is several allocations for each attribute. */

typedef struct
{
  const AdjXmlFormat *format;
  AdjProblems *problems;
  xmlParserCtxt *context;
  AdjXmlDoc *doc;
  guint depth;
  guint elements;
  AdjXmlNode **ends[ADJ_XML_DEPTH + 1]; /* where the next child of each open element belongs */
  GString *text;                        /* read since the last tag, from what is no blank */
  int text_line;
  gboolean refused;
  gboolean broken; /* refused for no XML */
  gboolean silent; /* of that, and only of that */
} Reading;

#if LIBXML_VERSION >= 21200
typedef const xmlError ParserError;
#else
typedef xmlError ParserError;
#endif

static Reading *
reading_of (gpointer context)
{
  return ((xmlParserCtxt *) context)->_private;
}

/* ---- What is refused ---- */

static void
stop (xmlParserCtxt *context)
{
  reading_of (context)->refused = TRUE;
  xmlStopParser (context);
}

static void
on_error (void *data, ParserError *error)
{
  Reading *reading = reading_of (data);
  g_autofree char *message = NULL;

  /* The errors that follow the first are mostly noise. */
  if (reading->refused || error->level < XML_ERR_ERROR)
    return;
  reading->refused = reading->broken = TRUE;
  if (reading->silent)
    return;
  /* on further lines stands what was read so far */
  message = g_strdup (error->message != NULL ? error->message : "");
  message[strcspn (message, "\n")] = '\0';
  adj_problems_add (reading->problems, ADJ_PROBLEM_FORM, MAX (error->line, 0),
                    "form-not-well-formed", _ ("this is not well-formed XML: %s"),
                    g_strstrip (message));
}

static void
on_doctype (void *data, const xmlChar *name, const xmlChar *external_id, const xmlChar *system_id)
{
  xmlParserCtxt *context = data;

  adj_problems_add (reading_of (context)->problems, ADJ_PROBLEM_FORM, context->input->line,
                    "form-doctype", _ ("a DOCTYPE is not allowed; remove it"));
  stop (context);
}

static gboolean
within_ceilings (xmlParserCtxt *context)
{
  Reading *reading = reading_of (context);
  int line = context->input->line;

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

/* ---- Text ---- */

static int
count_lines (const char *from, const char *to)
{
  int lines = 0;

  for (const char *p = from; p < to && (p = memchr (p, '\n', (gsize) (to - p))) != NULL; p++)
    lines++;
  return lines;
}

/* passed: whether libxml2 has gone over the text when it tells of it. */
static void
add_text (Reading *reading, const char *text, int length, gboolean passed)
{
  const char *start = text;
  const char *end = text + length;

  while (reading->text->len == 0 && start < end && adj_xml_is_blank (*start))
    start++;
  if (start == end)
    return;
  /* carriage returns alone become ends of lines here, which libxml2 has not counted */
  if (reading->text->len == 0)
    reading->text_line =
        MAX (1, reading->context->input->line +
                    (passed ? -count_lines (start, end) : count_lines (text, start)));
  g_string_append_len (reading->text, start, end - start);
}

static void
on_text (void *data, const xmlChar *text, int length)
{
  add_text (reading_of (data), (const char *) text, length, TRUE);
}

/* Told of as it stands in the input before it is gone over, or as a copy afterwards. */
static void
on_cdata (void *data, const xmlChar *text, int length)
{
  Reading *reading = reading_of (data);

  add_text (reading, (const char *) text, length, text != reading->context->input->cur);
}

static AdjXmlNode *
add_node (Reading *reading, int line)
{
  AdjXmlNode *node = adj_arena_new0 (reading->doc->arena, sizeof (AdjXmlNode));

  node->line = line;
  *reading->ends[reading->depth] = node;
  reading->ends[reading->depth] = &node->next;
  return node;
}

/* The text before a tag; comments and processing instructions do not part it. Whoever indents with
   tabs means blanks; what is kept of a text can be written again. */
static void
end_text (Reading *reading)
{
  AdjXmlNode *node;

  if (reading->text->len == 0)
    return;
  node = add_node (reading, reading->text_line);
  node->text =
      adj_xml_trim (adj_arena_copy (reading->doc->arena, reading->text->str, reading->text->len));
  g_strdelimit (node->text, "\t\r", ' ');
  g_string_truncate (reading->text, 0);
}

/* ---- Elements ---- */

/* No '<' can stand between the start of a tag and its end. */
static int
first_line_of_tag (const xmlParserCtxt *context)
{
  const char *base = (const char *) context->input->base;
  const char *end = (const char *) context->input->cur;
  const char *start = memrchr (base, '<', (gsize) (end - base));

  return context->input->line - (start != NULL ? count_lines (start, end) : 0);
}

/* The one character that libxml2 leaves as a reference, for trees that keep entities. */
static void
read_ampersands (char *text)
{
  char *to = text;

  for (const char *from = text; *from != '\0'; from++)
    {
      *to++ = *from;
      if (g_str_has_prefix (from, "&#38;"))
        from += strlen ("#38;");
    }
  *to = '\0';
}

/* libxml2 gives five pointers an attribute: name, prefix, namespace, and both ends of the value. */
static void
read_value (Reading *reading, AdjXmlValue *value, const xmlChar **attribute)
{
  const char *start = (const char *) attribute[3];
  gsize length = (gsize) (attribute[4] - attribute[3]);

  value->name = (const char *) attribute[0];
  value->foreign = attribute[2] != NULL;
  value->value = adj_arena_copy (reading->doc->arena, start, length);
  if (memchr (start, '&', length) != NULL)
    read_ampersands (value->value);
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
  Reading *reading = reading_of (data);
  AdjXmlNode *node;

  end_text (reading);
  node = add_node (reading, first_line_of_tag (data));
  node->name = (const char *) name;
  node->space = (const char *) uri;
  reading->depth++;
  reading->elements++;
  if (!within_ceilings (data))
    {
      stop (data);
      return;
    }
  reading->ends[reading->depth] = &node->first;
  node->n_values = (guint) attributes;
  node->values = adj_arena_new0 (reading->doc->arena, node->n_values * sizeof (AdjXmlValue));
  for (guint i = 0; i < node->n_values; i++)
    read_value (reading, &node->values[i], attribute_list + 5 * i);
}

static void
on_end (void *data, const xmlChar *name, const xmlChar *prefix, const xmlChar *uri)
{
  Reading *reading = reading_of (data);

  end_text (reading);
  reading->depth--;
}

/* ---- The whole ---- */

static void
set_handlers (xmlParserCtxt *context, Reading *reading)
{
  context->_private = reading;
  *context->sax = (xmlSAXHandler){
    .initialized = XML_SAX2_MAGIC,
    .serror = on_error,
    .internalSubset = on_doctype,
    .startElementNs = on_start,
    .endElementNs = on_end,
    .characters = on_text,
    .cdataBlock = on_cdata,
    .ignorableWhitespace = on_text,
  };
}

/* The push parser looks for the end of a CDATA section, such as the book inside a game, where the
 * other one goes over it character by character. */
static void
push (xmlParserCtxt *context, const char *text, gsize length)
{
  xmlCtxtUseOptions (context, ADJ_XML_OPTIONS);
  xmlParseChunk (context, text, (int) length, TRUE);
}

/* It says better what is wrong with a file. */
static void
pull (xmlParserCtxt *context, const char *text, gsize length)
{
  xmlDoc *none = xmlCtxtReadMemory (context, text, (int) length, NULL, NULL, ADJ_XML_OPTIONS);

  g_warn_if_fail (none == NULL); /* we make the tree ourselves */
}

typedef void (*Parser) (xmlParserCtxt *context, const char *text, gsize length);

static AdjXmlDoc *
read_with (Parser parser, Reading *reading, const char *text, gsize length)
{
  g_autoptr (AdjXmlDoc) doc = g_new0 (AdjXmlDoc, 1);
  xmlParserCtxt *context = xmlCreatePushParserCtxt (NULL, NULL, NULL, 0, NULL);

  g_return_val_if_fail (context != NULL, NULL);

  doc->arena = adj_arena_new ();
  reading->doc = doc;
  reading->context = context;
  reading->ends[0] = &doc->root;
  reading->text = g_string_new (NULL);
  set_handlers (context, reading);
  parser (context, text, length);
  xmlDictReference (context->dict);
  doc->names = context->dict;
  xmlFreeParserCtxt (context);
  g_string_free (reading->text, TRUE);
  return reading->refused || doc->root == NULL ? NULL : g_steal_pointer (&doc);
}

void
adj_xml_doc_free (AdjXmlDoc *self)
{
  adj_arena_free (self->arena);
  xmlDictFree (self->names);
  g_free (self);
}

AdjXmlDoc *
adj_xml_read_tree (const char *text,
                   gsize length,
                   const AdjXmlFormat *format,
                   AdjProblems *problems)
{
  Reading quick = { .format = format, .problems = problems, .silent = TRUE };
  Reading exact = { .format = format, .problems = problems };
  AdjXmlDoc *doc = read_with (push, &quick, text, length);

  return quick.broken ? read_with (pull, &exact, text, length) : doc;
}
