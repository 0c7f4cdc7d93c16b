/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <libxml/xmlwriter.h>
#include <string.h>

#include "desk/xml-private.h"

struct _AdjXmlWriter
{
  xmlBuffer *buffer;
  xmlTextWriter *writer;
};

static const xmlChar *
chars (const char *text)
{
  return (const xmlChar *) text;
}

/* A writer to memory fails when there is no more of it, or when it is called out of turn. */
static void
done (int result)
{
  g_assert (result >= 0);
}

/* The text is one that the reader would take back. An element's text may have line breaks. */
static gboolean
is_writable (const char *text)
{
  g_autofree char *flat = g_strdup (text);

  g_strdelimit (flat, "\n", ' ');
  return adj_value_is_text (flat, G_MAXINT);
}

AdjXmlWriter *
adj_xml_writer_new (const AdjXmlFormat *format)
{
  g_return_val_if_fail (format != NULL, NULL);

  return adj_xml_writer_new_as (format, format->version);
}

AdjXmlWriter *
adj_xml_writer_new_as (const AdjXmlFormat *format, int version)
{
  AdjXmlWriter *self;

  g_return_val_if_fail (format != NULL, NULL);
  g_return_val_if_fail (version >= 1 && version <= format->version, NULL);

  self = g_new0 (AdjXmlWriter, 1);
  self->buffer = xmlBufferCreate ();
  self->writer = xmlNewTextWriterMemory (self->buffer, 0);
  g_assert (self->writer != NULL);
  done (xmlTextWriterSetIndent (self->writer, 1));
  done (xmlTextWriterSetIndentString (self->writer, chars ("  ")));
  done (xmlTextWriterStartDocument (self->writer, NULL, "UTF-8", NULL));
  adj_xml_writer_open (self, format->root);
  adj_xml_writer_set (self, "xmlns", format->namespace_uri);
  adj_xml_writer_set_int (self, "version", version);
  return self;
}

void
adj_xml_writer_open (AdjXmlWriter *self, const char *element)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (element != NULL);

  done (xmlTextWriterStartElement (self->writer, chars (element)));
}

void
adj_xml_writer_close (AdjXmlWriter *self)
{
  g_return_if_fail (self != NULL);

  done (xmlTextWriterEndElement (self->writer));
}

void
adj_xml_writer_text (AdjXmlWriter *self, const char *text)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL && is_writable (text));

  done (xmlTextWriterWriteString (self->writer, chars (text)));
}

void
adj_xml_writer_document (AdjXmlWriter *self, const char *document)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (document != NULL && is_writable (document) && strstr (document, "]]>") == NULL);

  done (xmlTextWriterWriteCDATA (self->writer, chars (document)));
}

void
adj_xml_writer_set (AdjXmlWriter *self, const char *attribute, const char *value)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (attribute != NULL);
  g_return_if_fail (value == NULL || adj_value_is_text (value, G_MAXINT));

  if (value != NULL)
    done (xmlTextWriterWriteAttribute (self->writer, chars (attribute), chars (value)));
}

void
adj_xml_writer_set_int (AdjXmlWriter *self, const char *attribute, int value)
{
  char text[12];

  g_snprintf (text, sizeof text, "%d", value);
  adj_xml_writer_set (self, attribute, text);
}

void
adj_xml_writer_set_mp (AdjXmlWriter *self, const char *attribute, int sixths)
{
  g_autofree char *text = adj_value_print_mp (sixths);

  adj_xml_writer_set (self, attribute, text);
}

void
adj_xml_writer_set_yes (AdjXmlWriter *self,
                        const char *attribute,
                        gboolean value,
                        gboolean left_out)
{
  if (!value == !left_out)
    return;
  adj_xml_writer_set (self, attribute, value ? "yes" : "no");
}

char *
adj_xml_writer_free (AdjXmlWriter *self, gsize *length)
{
  char *text;

  g_return_val_if_fail (self != NULL, NULL);

  done (xmlTextWriterEndDocument (self->writer));
  xmlFreeTextWriter (self->writer);
  text = g_strdup ((const char *) xmlBufferContent (self->buffer));
  if (length != NULL)
    *length = strlen (text);
  xmlBufferFree (self->buffer);
  g_free (self);
  return text;
}
