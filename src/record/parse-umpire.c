/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/parse-umpire.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/value.h"
#include "record/order-settle.h"
#include "record/parse-levels.h"

static int
find_word (const char *const *words, const char *word)
{
  for (int i = 0; words[i] != NULL; i++)
    if (g_ascii_strcasecmp (words[i], word) == 0)
      return i;
  return -1;
}

static gboolean
parse_word (AdjParser *self, const char *const *words)
{
  const AdjWord *word = adj_parser_peek (self);
  g_autofree char *list = NULL;

  self->order->figure = word != NULL ? find_word (words, word->text) : -1;
  if (self->order->figure >= 0)
    {
      self->at++;
      return adj_parser_expect_end (self);
    }
  list = g_strjoinv (", ", (char **) words);
  return adj_parser_fail (self, g_strdup_printf (_ ("here fits one of: %s"), list));
}

static gboolean
parse_place (AdjParser *self)
{
  AdjHex hex;

  if (!adj_parser_subject (self))
    return FALSE;
  if (adj_parser_take (self, "off"))
    return adj_parser_expect_end (self);
  return adj_parser_hex (self, &hex) && adj_parser_push_hex (self, hex) &&
         adj_parser_expect_end (self);
}

static gboolean
parse_mark (AdjParser *self)
{
  AdjHex hex;

  return adj_parser_hex (self, &hex) && adj_parser_push_hex (self, hex) &&
         parse_word (self, adj_marker_words);
}

/* KEY, KEY=no or strength=N. */
static gboolean
parse_status_key (AdjParser *self)
{
  const AdjWord *word = adj_parser_peek (self);
  const char *sign = strchr (word->text, '=');
  const char *value = sign != NULL ? sign + 1 : "yes";
  g_autofree char *name =
      sign != NULL ? g_strndup (word->text, (gsize) (sign - word->text)) : g_strdup (word->text);
  int key = find_word (adj_status_keys, name);

  if (g_ascii_strcasecmp (name, "strength") == 0 &&
      adj_value_parse_int (value, 0, 99, &self->order->strength))
    ;
  else if (key >= 0 && g_ascii_strcasecmp (value, "yes") == 0)
    self->order->set |= adj_status_facts[key];
  else if (key >= 0 && g_ascii_strcasecmp (value, "no") == 0)
    self->order->cleared |= adj_status_facts[key];
  else
    {
      g_autofree char *list = g_strjoinv (", ", (char **) adj_status_keys);

      return adj_parser_fail (
          self, g_strdup_printf (_ ("here fits strength=N, or one of %s, perhaps with =no"), list));
    }
  self->at++;
  return TRUE;
}

static gboolean
parse_status (AdjParser *self)
{
  if (!adj_parser_unit (self))
    return FALSE;
  do
    {
      if (adj_parser_peek (self) == NULL)
        return adj_parser_fail (self,
                                g_strdup (_ ("what of it? such as ineffective or strength=4")));
      if (!parse_status_key (self))
        return FALSE;
    }
  while (adj_parser_peek (self) != NULL);
  return TRUE;
}

/* Where the text behind the last word that was taken begins. */
static gsize
text_start (const AdjParser *self)
{
  const AdjWord *last = &self->words.words[self->at - 1];
  gsize start = last->start + last->length + (last->quoted ? 1 : 0);

  while (start < self->length && g_ascii_isspace (self->text[start]))
    start++;
  return start;
}

/* The rest of the text as it was typed. */
static gboolean
parse_text (AdjParser *self, const char *missing)
{
  gsize start = text_start (self);
  gsize end = adj_verb_takes_rest (self->order->verb) ? self->length : self->words.end;
  char *why;

  if (start >= end)
    return adj_parser_fail (self, g_strdup (missing));
  why = adj_order_refuse_text (self->text + start);
  if (why != NULL)
    return adj_parser_fail (self, why);
  g_strlcpy (self->order->text, self->text + start,
             MIN (sizeof self->order->text, end - start + 1));
  g_strchomp (self->order->text);
  return TRUE;
}

static gboolean
parse_score (AdjParser *self)
{
  return adj_parser_side (self, &self->order->side) &&
         adj_parser_number (self, _ ("the points"), -9999, 9999, &self->order->figure) &&
         parse_text (self, _ ("say what the points are for"));
}

static gboolean
parse_option (AdjParser *self)
{
  const AdjWord *word = adj_parser_peek (self);
  gboolean forced = self->order->forced;
  char *why =
      adj_order_read_option (self->field->book, word != NULL ? word->text : "", self->order);

  if (why != NULL)
    return adj_parser_fail (self, why);
  self->order->forced = forced;
  self->at++;
  return adj_parser_expect_end (self);
}

/* A row as it is cited; capitals do not matter. */
static gboolean
parse_waive (AdjParser *self)
{
  const AdjRuleset *ruleset = self->field->book->ruleset;

  if (!parse_text (self, _ ("which row? such as BG 7.12")))
    return FALSE;
  for (guint i = 0; i < ruleset->n_rows; i++)
    if (g_ascii_strcasecmp (ruleset->rows[i].id, self->order->text) == 0)
      {
        g_strlcpy (self->order->text, ruleset->rows[i].id, sizeof self->order->text);
        return TRUE;
      }
  return adj_parser_fail (self,
                          g_strdup_printf (_ ("the ruleset has no row '%s'"), self->order->text));
}

gboolean
adj_parse_umpire (AdjParser *self)
{
  switch ((int) self->order->verb)
    {
    case ADJ_VERB_PLACE:
      return parse_place (self);
    case ADJ_VERB_MARK:
      return parse_mark (self);
    case ADJ_VERB_STATUS:
      return parse_status (self);
    case ADJ_VERB_SCORE:
      return parse_score (self);
    case ADJ_VERB_COMMANDER:
      return adj_parse_commander (self);
    case ADJ_VERB_OPTION:
      return parse_option (self);
    case ADJ_VERB_WAIVE:
      return parse_waive (self);
    case ADJ_VERB_MIRROR:
      return parse_word (self, adj_mirror_words);
    case ADJ_VERB_NOTE:
    case ADJ_VERB_BOOKMARK:
      return parse_text (self, _ ("write something behind it"));
    default:
      return adj_parser_expect_end (self);
    }
}
