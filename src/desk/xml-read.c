/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "desk/slurp.h"
#include "desk/xml-private.h"

static gboolean
check_root (const AdjXmlNode *root, const AdjXmlFormat *format, AdjProblems *problems)
{
  if (!g_str_equal (root->name, format->root))
    adj_problems_add (problems, ADJ_PROBLEM_FORM, adj_xml_line (root), "form-wrong-root",
                      _ ("the file begins with '%s'; one of this sort begins with '%s'"),
                      root->name, format->root);
  else if (root->space == NULL || !g_str_equal (root->space, format->namespace_uri))
    adj_problems_add (problems, ADJ_PROBLEM_FORM, adj_xml_line (root), "form-wrong-namespace",
                      _ ("'%s' is in the wrong namespace; write xmlns=\"%s\""), format->root,
                      format->namespace_uri);
  else
    return TRUE;
  return FALSE;
}

static gboolean
check_version (AdjXmlNode *root, const AdjXmlFormat *format, AdjProblems *problems)
{
  static const AdjXmlAttribute rule = { "version", ADJ_XML_INT, TRUE, 1, G_MAXINT, NULL };
  AdjXmlValue *version = adj_xml_find (root, rule.name);
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

AdjXmlDoc *
adj_xml_parse (const char *text, gsize length, const AdjXmlFormat *format, AdjProblems *problems)
{
  g_autoptr (AdjXmlDoc) doc = NULL;
  AdjXmlNode *root;

  g_return_val_if_fail (text != NULL, NULL);
  g_return_val_if_fail (format != NULL, NULL);
  g_return_val_if_fail (format->max_bytes <= ADJ_XML_BYTES, NULL);
  g_return_val_if_fail (format->max_depth <= ADJ_XML_DEPTH, NULL);
  g_return_val_if_fail (problems != NULL, NULL);

  if (!adj_xml_check_bytes (text, length, format, problems))
    return NULL;
  doc = adj_xml_read_tree (text, length, format, problems);
  if (doc == NULL)
    return NULL;
  root = doc->root;
  if (!check_root (root, format, problems) || !check_version (root, format, problems))
    return NULL;
  adj_xml_check_form (root, format, problems);
  return g_steal_pointer (&doc);
}

AdjXmlDoc *
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
