/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/suggest.h"
#include "desk/xml-private.h"

typedef struct
{
  const AdjXmlFormat *format;
  const AdjXmlNode *root;
  AdjProblems *problems;
  int version; /* as the root says */
} Form;

static const AdjXmlElement *
element_rule (const AdjXmlFormat *format, const char *name)
{
  for (const AdjXmlElement *e = format->elements; e->name != NULL; e++)
    if (adj_xml_same (e->name, name))
      return e;
  return NULL;
}

static const AdjXmlAttribute *
attribute_rule (const AdjXmlElement *rule, const char *name)
{
  for (const AdjXmlAttribute *a = rule->attributes; a != NULL && a->name != NULL; a++)
    if (adj_xml_same (a->name, name))
      return a;
  return NULL;
}

static const AdjXmlChild *
child_rule (const AdjXmlElement *rule, const char *name)
{
  for (const AdjXmlChild *c = rule->children; c != NULL && c->name != NULL; c++)
    if (adj_xml_same (c->name, name))
      return c;
  return NULL;
}

/* The word that was most likely meant, or all that could stand there. */
static char *
advice (const char *typed, GPtrArray *allowed)
{
  g_autofree char *list = NULL;
  const char *meant;

  g_ptr_array_add (allowed, NULL);
  meant = adj_suggest (typed, (const char *const *) allowed->pdata);
  if (meant != NULL)
    return g_strdup_printf (_ ("did you mean '%s'?"), meant);
  if (allowed->len == 1)
    return g_strdup (_ ("nothing of the kind may stand there"));
  list = g_strjoinv (", ", (char **) allowed->pdata);
  return g_strdup_printf (_ ("there may be: %s"), list);
}

static char *
attribute_advice (const char *typed, const AdjXmlElement *rule)
{
  g_autoptr (GPtrArray) allowed = g_ptr_array_new ();

  for (const AdjXmlAttribute *a = rule->attributes; a != NULL && a->name != NULL; a++)
    g_ptr_array_add (allowed, (gpointer) a->name);
  return advice (typed, allowed);
}

static char *
child_advice (const char *typed, const AdjXmlElement *rule)
{
  g_autoptr (GPtrArray) allowed = g_ptr_array_new ();

  for (const AdjXmlChild *c = rule->children; c != NULL && c->name != NULL; c++)
    g_ptr_array_add (allowed, (gpointer) c->name);
  return advice (typed, allowed);
}

static void
refuse_unknown_attribute (Form *form,
                          const AdjXmlNode *node,
                          const AdjXmlElement *rule,
                          AdjXmlValue *value)
{
  const char *name = value->name;

  value->refused = TRUE;
  if (value->foreign)
    {
      adj_problems_add (
          form->problems, ADJ_PROBLEM_FORM, adj_xml_line (node), "form-foreign-attribute",
          _ ("'%s' of '%s' is from another namespace; our attributes have none"), name, node->name);
    }
  else
    {
      g_autofree char *instead = attribute_advice (name, rule);

      adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (node),
                        "form-unknown-attribute", _ ("'%s' has no attribute '%s'; %s"), node->name,
                        name, instead);
    }
}

/* The root's version was judged before the walk began, whether the table lists it or not. */
static gboolean
is_version (const Form *form, const AdjXmlNode *node, const char *attribute)
{
  return node == form->root && g_str_equal (attribute, "version");
}

static gboolean
is_later_word (const AdjXmlAttribute *known, const AdjXmlValue *value)
{
  g_autofree char *word = g_strstrip (g_strdup (value->value));

  for (int i = known->n_first; known->words[i] != NULL; i++)
    if (g_str_equal (known->words[i], word))
      return TRUE;
  return FALSE;
}

/* An older program would not know it, and would not call the file newer if its version did not. */
static gboolean
is_later (const Form *form, const AdjXmlAttribute *known, const AdjXmlValue *value)
{
  return known->since > form->version && (known->n_first == 0 || is_later_word (known, value));
}

static void
refuse_later (Form *form, const AdjXmlNode *node, const AdjXmlAttribute *known, AdjXmlValue *value)
{
  value->refused = TRUE;
  adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (node), "form-later-version",
                    _ ("'%s' may have %s=\"%s\" from version %d on, and this file says version %d"),
                    node->name, known->name, value->value, known->since, form->version);
}

static void
check_attributes (Form *form, AdjXmlNode *node, const AdjXmlElement *rule)
{
  for (guint i = 0; i < node->n_values; i++)
    {
      AdjXmlValue *value = &node->values[i];
      const AdjXmlAttribute *known = value->foreign ? NULL : attribute_rule (rule, value->name);

      if (!value->foreign && is_version (form, node, value->name))
        continue;
      if (known != NULL && is_later (form, known, value))
        refuse_later (form, node, known, value);
      else if (known != NULL)
        adj_xml_check_value (node, value, known, form->problems);
      else
        refuse_unknown_attribute (form, node, rule, value);
    }
  for (const AdjXmlAttribute *a = rule->attributes; a != NULL && a->name != NULL; a++)
    if (a->required && adj_xml_find (node, a->name) == NULL && !is_version (form, node, a->name))
      adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (node),
                        "form-missing-attribute", _ ("'%s' needs the attribute '%s'"), node->name,
                        a->name);
}

/* As the schema counts: blanks at the ends not at all, a run of them within as one. */
static int
text_length (const char *text)
{
  int length = 0;
  gboolean blank = FALSE;

  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      gboolean was_blank = blank;

      blank = adj_xml_is_blank (*p);
      if (!blank || !was_blank)
        length++;
    }
  return length;
}

/* A text without any is most of it, so its bytes are gone through first. */
static gboolean
has_controls (const char *text)
{
  const char *p = text;

  while ((*p >= 0x20 && *p < 0x7f) || adj_xml_is_blank (*p))
    p++;
  for (; *p != '\0'; p = g_utf8_next_char (p))
    if (adj_value_is_control (g_utf8_get_char (p)) && !adj_xml_is_blank (*p))
      return TRUE;
  return FALSE;
}

/* As many bytes are no more characters than that. */
static gboolean
is_too_long (const char *text, int max, int *length)
{
  if (strlen (text) <= (gsize) max)
    return FALSE;
  *length = text_length (text);
  return *length > max;
}

static void
check_text (Form *form, const AdjXmlNode *node, AdjXmlNode *text, const AdjXmlElement *rule)
{
  gboolean controls;
  gboolean too_long;
  int length;

  if (rule->text_max == 0)
    {
      adj_problems_add (form->problems, ADJ_PROBLEM_FORM, text->line, "form-stray-text",
                        _ ("there is text in '%s', where none belongs"), node->name);
      return;
    }
  too_long = is_too_long (text->text, rule->text_max, &length);
  if (too_long)
    adj_problems_add (form->problems, ADJ_PROBLEM_FORM, node->line, "form-long-text",
                      _ ("the text in '%s' has %d characters; at most %d are allowed"), node->name,
                      length, rule->text_max);
  controls = has_controls (text->text);
  if (controls)
    adj_problems_add (form->problems, ADJ_PROBLEM_FORM, node->line, "form-control-text",
                      _ ("the text in '%s' has a control character in it; remove it"), node->name);
  text->refused = too_long || controls;
}

static void
check_texts (Form *form, AdjXmlNode *node, const AdjXmlElement *rule)
{
  gboolean found = FALSE;

  for (AdjXmlNode *child = node->first; child != NULL; child = child->next)
    if (child->name == NULL)
      {
        found = TRUE;
        check_text (form, node, child, rule);
      }
  if (rule->text_max > 0 && !found)
    adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (node), "form-missing-text",
                      _ ("'%s' is empty; it needs 1 to %d characters of text"), node->name,
                      rule->text_max);
}

static void
refuse_later_child (Form *form,
                    AdjXmlNode *child,
                    const AdjXmlChild *known,
                    const AdjXmlElement *parent)
{
  child->refused = TRUE;
  adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (child), "form-later-element",
                    _ ("'%s' may have the element '%s' from version %d on, and this file says "
                       "version %d"),
                    parent->name, known->name, known->since, form->version);
}

/* The rule of a child that may be looked into, though it may stand in the wrong place; allowed is
 * NULL then. */
static const AdjXmlElement *
know_child (Form *form, AdjXmlNode *child, const AdjXmlElement *parent, const AdjXmlChild **allowed)
{
  const AdjXmlElement *rule = NULL;
  const char *name = child->name;
  g_autofree char *instead = NULL;

  *allowed = NULL;
  if (child->space == NULL || !g_str_equal (child->space, form->format->namespace_uri))
    {
      adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (child),
                        "form-foreign-element",
                        _ ("'%s' is not in the namespace %s as all our elements are"), name,
                        form->format->namespace_uri);
      child->refused = TRUE;
      return NULL;
    }
  rule = element_rule (form->format, name);
  *allowed = rule != NULL ? child_rule (parent, name) : NULL;
  if (*allowed != NULL && (*allowed)->since > form->version)
    refuse_later_child (form, child, *allowed, parent);
  if (*allowed != NULL)
    return rule;
  child->refused = TRUE;
  instead = child_advice (name, parent);
  if (rule == NULL)
    adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (child),
                      "form-unknown-element", _ ("there is no element '%s'; %s"), name, instead);
  else
    adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (child),
                      "form-misplaced-element", _ ("'%s' may not stand in '%s'; %s"), name,
                      parent->name, instead);
  return rule;
}

/* A handful is how an element is built, which the schema says too; more is a ceiling of this
 * program, which RELAX NG has no words for. */
static gboolean
is_ceiling (const AdjXmlChild *child)
{
  return child->most > 5;
}

static void
refuse_too_many (Form *form, AdjXmlNode *node, const AdjXmlNode *child, const AdjXmlChild *rule)
{
  adj_problems_add (form->problems, is_ceiling (rule) ? ADJ_PROBLEM_SENSE : ADJ_PROBLEM_FORM,
                    adj_xml_line (child), "form-too-many",
                    _ ("this is one '%s' too many; '%s' has at most %u"), rule->name, node->name,
                    rule->most);
}

static void
refuse_too_few (Form *form, AdjXmlNode *node, guint count, const AdjXmlChild *rule)
{
  adj_problems_add (form->problems, ADJ_PROBLEM_FORM, adj_xml_line (node), "form-missing-child",
                    _ ("'%s' has %u of the element '%s' and needs at least %u"), node->name, count,
                    rule->name, rule->least);
}

static guint
count_rules (const AdjXmlChild *rules)
{
  guint n = 0;

  while (rules != NULL && rules[n].name != NULL)
    n++;
  return n;
}

static void check_element (Form *form, AdjXmlNode *node, const AdjXmlElement *rule);

/* In one walk, for a map has thousands of children of a dozen kinds. */
static void
check_children (Form *form, AdjXmlNode *node, const AdjXmlElement *rule)
{
  guint n_rules = count_rules (rule->children);
  guint *counts = g_newa0 (guint, n_rules + 1);

  for (AdjXmlNode *child = node->first; child != NULL; child = child->next)
    if (child->name != NULL)
      {
        const AdjXmlChild *allowed;
        const AdjXmlElement *known = know_child (form, child, rule, &allowed);

        if (allowed != NULL && ++counts[allowed - rule->children] == allowed->most + 1 &&
            allowed->most > 0)
          refuse_too_many (form, node, child, allowed);
        if (known != NULL)
          check_element (form, child, known);
      }
  for (guint i = 0; i < n_rules; i++)
    if (counts[i] < rule->children[i].least)
      refuse_too_few (form, node, counts[i], &rule->children[i]);
}

/* Its depth is bounded by the format's ceiling. */
static void
check_element (Form *form, AdjXmlNode *node, const AdjXmlElement *rule)
{
  check_attributes (form, node, rule);
  check_texts (form, node, rule);
  check_children (form, node, rule);
}

void
adj_xml_check_form (AdjXmlNode *root, const AdjXmlFormat *format, AdjProblems *problems)
{
  Form form = { format, root, problems, adj_xml_get_int (root, "version", format->version) };
  const AdjXmlElement *rule = element_rule (format, format->root);

  g_return_if_fail (rule != NULL);
  check_element (&form, root, rule);
}
