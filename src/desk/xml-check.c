/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/xml-private.h"

#define SHOWN_MAX 40

/* Where a value stands, for the messages. */
typedef struct
{
  int line;
  const char *attribute;
  AdjProblems *problems;
} Place;

/* A value as a message quotes it: a wrong one may be as long as the file. */
static char *
shown (const char *value)
{
  g_autofree char *start = NULL;

  if (g_utf8_strlen (value, -1) <= SHOWN_MAX)
    return g_strdup (value);
  start = g_utf8_substring (value, 0, SHOWN_MAX);
  return g_strconcat (start, "...", NULL);
}

static gboolean
check_text (const Place *place, const char *value, int max)
{
  g_autofree char *quoted = NULL;

  if (adj_value_is_text (value, max))
    return TRUE;
  quoted = shown (value);
  if (*value == '\0')
    adj_problems_add (place->problems, ADJ_PROBLEM_FORM, place->line, "form-bad-text",
                      _ ("%s is empty; it needs 1 to %d characters"), place->attribute, max);
  else
    adj_problems_add (place->problems, ADJ_PROBLEM_FORM, place->line, "form-bad-text",
                      _ ("%s: '%s' has more than %d characters, or a tab, line break or other "
                         "control character in it"),
                      place->attribute, quoted, max);
  return FALSE;
}

static gboolean
check_name (const Place *place, const char *value, int max)
{
  g_autofree char *quoted = NULL;

  if (adj_value_is_name (value, max))
    return TRUE;
  quoted = shown (value);
  adj_problems_add (place->problems, ADJ_PROBLEM_FORM, place->line, "form-bad-name",
                    _ ("%s: '%s' is not a name: 1 to %d of a-z, 0-9, / . ' and -"),
                    place->attribute, quoted, max);
  return FALSE;
}

static gboolean
check_int (const Place *place, const char *value, int min, int max)
{
  g_autofree char *quoted = NULL;
  int number;

  if (adj_value_parse_int (value, min, max, &number))
    return TRUE;
  quoted = shown (value);
  adj_problems_add (place->problems, ADJ_PROBLEM_FORM, place->line, "form-bad-number",
                    _ ("%s: '%s' is not a number from %d to %d"), place->attribute, quoted, min,
                    max);
  return FALSE;
}

static gboolean
check_mp (const Place *place, const char *value)
{
  g_autofree char *quoted = NULL;
  g_autofree char *meant = NULL;
  int sixths;

  if (adj_value_parse_mp (value, &sixths))
    return TRUE;
  quoted = shown (value);
  meant = adj_value_mean_mp (value);
  if (meant != NULL)
    adj_problems_add (place->problems, ADJ_PROBLEM_FORM, place->line, "form-bad-mp",
                      _ ("%s: '%s' is no number of movement points: write %s"), place->attribute,
                      quoted, meant);
  else
    adj_problems_add (place->problems, ADJ_PROBLEM_FORM, place->line, "form-bad-mp",
                      _ ("%s: '%s' is no number of movement points: write 2, 1/2, 2/3 or 5/6, "
                         "the upper number at most 594"),
                      place->attribute, quoted);
  return FALSE;
}

static gboolean
check_yes (const Place *place, const char *value)
{
  g_autofree char *quoted = NULL;

  if (g_str_equal (value, "yes") || g_str_equal (value, "no"))
    return TRUE;
  quoted = shown (value);
  adj_problems_add (place->problems, ADJ_PROBLEM_FORM, place->line, "form-bad-yes",
                    _ ("%s: '%s' is neither yes nor no"), place->attribute, quoted);
  return FALSE;
}

static gboolean
check_word (const Place *place, const char *value, const char *const *words)
{
  g_autofree char *quoted = NULL;
  g_autofree char *list = NULL;

  if (g_strv_contains (words, value))
    return TRUE;
  quoted = shown (value);
  list = g_strjoinv (", ", (char **) words);
  adj_problems_add (place->problems, ADJ_PROBLEM_FORM, place->line, "form-bad-word",
                    _ ("%s: '%s' is not one of %s"), place->attribute, quoted, list);
  return FALSE;
}

static gboolean
check_own (const Place *place, const char *value, const AdjXmlKind *kind)
{
  g_autofree char *quoted = NULL;

  if (kind->is (value))
    return TRUE;
  quoted = shown (value);
  kind->refuse (place->problems, place->line, place->attribute, quoted);
  return FALSE;
}

static gboolean
check_one (const Place *place, const char *value, const AdjXmlAttribute *rule)
{
  switch (rule->type)
    {
    case ADJ_XML_TEXT:
      return check_text (place, value, rule->max);
    case ADJ_XML_NAME:
    case ADJ_XML_NAMES:
      return check_name (place, value, rule->max);
    case ADJ_XML_INT:
    case ADJ_XML_INTS:
      return check_int (place, value, rule->min, rule->max);
    case ADJ_XML_MP:
      return check_mp (place, value);
    case ADJ_XML_YES:
      return check_yes (place, value);
    case ADJ_XML_WORD:
      return check_word (place, value, rule->words);
    case ADJ_XML_OWN:
    case ADJ_XML_OWNS:
      return check_own (place, value, rule->kind);
    }
  g_return_val_if_reached (FALSE);
}

static gboolean
check_list (const Place *place, const char *value, const AdjXmlAttribute *rule)
{
  g_autofree char **words = adj_xml_split (value);
  gboolean good = TRUE;

  if (words[0] == NULL)
    {
      adj_problems_add (place->problems, ADJ_PROBLEM_FORM, place->line, "form-empty-list",
                        _ ("%s is empty; leave it out or name at least one"), place->attribute);
      return FALSE;
    }
  for (char **word = words; *word != NULL; word++)
    good = check_one (place, *word, rule) && good;
  return good;
}

char *
adj_xml_trim (char *text)
{
  gsize length;

  text += strspn (text, ADJ_XML_BLANKS);
  length = strlen (text);
  while (length > 0 && adj_xml_is_blank (text[length - 1]))
    length--;
  text[length] = '\0';
  return text;
}

void
adj_xml_check_value (const AdjXmlNode *element,
                     AdjXmlValue *value,
                     const AdjXmlAttribute *rule,
                     AdjProblems *problems)
{
  Place place = { element->line, rule->name, problems };
  gboolean list =
      rule->type == ADJ_XML_NAMES || rule->type == ADJ_XML_INTS || rule->type == ADJ_XML_OWNS;

  /* Blanks around a token mean nothing, as in the schema; in a text they are part of it. */
  if (rule->type != ADJ_XML_TEXT)
    value->value = adj_xml_trim (value->value);
  if (!(list ? check_list : check_one) (&place, value->value, rule))
    value->refused = TRUE;
}
