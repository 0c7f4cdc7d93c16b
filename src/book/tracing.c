/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/tracing.h"

#include <math.h>
#include <string.h>

#include "desk/slurp.h"
#include "hex/hex-xml.h"

#define SCENARIO_ENDING ".scenario.xml"
#define MOST_OF_AN_ADDRESS 4000
#define MOST_PIXELS 20000

/* ---- The form ---- */

static const AdjXmlAttribute tracing_attributes[] = {
  { "picture", ADJ_XML_TEXT, FALSE, 1, MOST_OF_AN_ADDRESS },
  { "width", ADJ_XML_INT, FALSE, 1, MOST_PIXELS },
  { "height", ADJ_XML_INT, FALSE, 1, MOST_PIXELS },
  { "picture-faded", ADJ_XML_INT, FALSE, 0, ADJ_MOST_FADED },
  { "grid-faded", ADJ_XML_INT, FALSE, 0, ADJ_MOST_FADED },
  { NULL },
};

static const AdjXmlChild tracing_children[] = {
  { "reference", 0, ADJ_MAX_REFERENCES },
  { NULL },
};

static const AdjXmlAttribute reference_attributes[] = {
  { "hex", ADJ_XML_OWN, TRUE, .kind = &adj_hex_kind },
  { "x", ADJ_XML_INT, TRUE, 1, MOST_PIXELS },
  { "y", ADJ_XML_INT, TRUE, 1, MOST_PIXELS },
  { NULL },
};

const AdjXmlFormat adj_tracing_format = {
  .namespace_uri = "urn:adjutant:tracing",
  .root = "tracing",
  .version = 1,
  .max_bytes = 64 * 1024,
  .max_depth = 2,
  .max_elements = 1 + ADJ_MAX_REFERENCES,
  .elements =
      (const AdjXmlElement[]){
          { "tracing", tracing_attributes, tracing_children },
          { "reference", reference_attributes },
          { NULL },
      },
};

/* ---- Its life ---- */

AdjTracing *
adj_tracing_new (void)
{
  return g_new0 (AdjTracing, 1);
}

void
adj_tracing_free (AdjTracing *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->picture);
  g_free (self);
}

char *
adj_tracing_path (const char *scenario_path)
{
  gsize length;

  g_return_val_if_fail (scenario_path != NULL, NULL);

  length = strlen (scenario_path);
  if (g_str_has_suffix (scenario_path, SCENARIO_ENDING))
    length -= strlen (SCENARIO_ENDING);
  return g_strdup_printf ("%.*s" ADJ_TRACING_ENDING, (int) length, scenario_path);
}

/* ---- Reading ---- */

static void
read_references (AdjTracing *self, const AdjXmlNode *root)
{
  for (const AdjXmlNode *node = adj_xml_first (root, "reference");
       node != NULL && self->n_references < ADJ_MAX_REFERENCES;
       node = adj_xml_next (node, "reference"))
    self->references[self->n_references++] = (AdjReference){
      .hex = adj_hex_get (node, "hex"),
      .at = { adj_xml_get_int (node, "x", 1), adj_xml_get_int (node, "y", 1) },
    };
}

AdjTracing *
adj_tracing_parse (const char *text, gsize length, AdjProblems *problems)
{
  g_autoptr (AdjXmlDoc) doc = NULL;
  const AdjXmlNode *root;
  AdjTracing *self;

  g_return_val_if_fail (text != NULL && problems != NULL, NULL);

  doc = adj_xml_parse (text, length, &adj_tracing_format, problems);
  if (doc == NULL || !adj_problems_usable (problems))
    return NULL;
  root = adj_xml_root (doc);
  self = adj_tracing_new ();
  self->picture = g_strdup (adj_xml_get (root, "picture"));
  self->width = adj_xml_get_int (root, "width", 0);
  self->height = adj_xml_get_int (root, "height", 0);
  self->picture_faded = adj_xml_get_int (root, "picture-faded", 0);
  self->grid_faded = adj_xml_get_int (root, "grid-faded", 0);
  read_references (self, root);
  return self;
}

AdjTracing *
adj_tracing_load (const char *path, AdjProblems *problems)
{
  g_autofree char *text = NULL;
  gsize length;

  g_return_val_if_fail (path != NULL && problems != NULL, NULL);

  text = adj_slurp (path, adj_tracing_format.max_bytes, &length, problems);
  return text != NULL ? adj_tracing_parse (text, length, problems) : NULL;
}

/* ---- Writing ---- */

static void
write_unless_none (AdjXmlWriter *xml, const char *attribute, int value)
{
  if (value > 0)
    adj_xml_writer_set_int (xml, attribute, value);
}

static int
whole_pixel (double place)
{
  return (int) CLAMP (round (place), 1, MOST_PIXELS);
}

char *
adj_tracing_write (const AdjTracing *self, gsize *length)
{
  AdjXmlWriter *xml;
  gsize unasked;

  g_return_val_if_fail (self != NULL, NULL);

  xml = adj_xml_writer_new (&adj_tracing_format);
  adj_xml_writer_set (xml, "picture", self->picture);
  write_unless_none (xml, "width", self->width);
  write_unless_none (xml, "height", self->height);
  write_unless_none (xml, "picture-faded", self->picture_faded);
  write_unless_none (xml, "grid-faded", self->grid_faded);
  for (guint i = 0; i < self->n_references; i++)
    {
      adj_xml_writer_open (xml, "reference");
      adj_hex_set (xml, "hex", self->references[i].hex);
      adj_xml_writer_set_int (xml, "x", whole_pixel (self->references[i].at.x));
      adj_xml_writer_set_int (xml, "y", whole_pixel (self->references[i].at.y));
      adj_xml_writer_close (xml);
    }
  return adj_xml_writer_free (xml, length != NULL ? length : &unasked);
}
