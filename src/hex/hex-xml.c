/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "hex/hex-xml.h"

#include <glib/gi18n-lib.h>

#include "hex/grid.h"

static gboolean
is_hex (const char *value)
{
  return adj_hex_parse (value) != ADJ_HEX_NONE;
}

static void
refuse (AdjProblems *problems, int line, const char *attribute, const char *value)
{
  adj_problems_add (problems, ADJ_PROBLEM_FORM, line, "form-bad-hex",
                    _ ("%s: '%s' is not a hex: four digits, column and row, such as 0412"),
                    attribute, value);
}

const AdjXmlKind adj_hex_kind = { is_hex, refuse };

AdjHexId
adj_hex_get (const AdjXmlNode *element, const char *attribute)
{
  const char *text = adj_xml_get (element, attribute);

  return text != NULL ? adj_hex_parse (text) : ADJ_HEX_NONE;
}

void
adj_hex_set (AdjXmlWriter *xml, const char *attribute, AdjHexId hex)
{
  char text[ADJ_HEX_TEXT];

  adj_hex_to_text (hex, text);
  adj_xml_writer_set (xml, attribute, text);
}
