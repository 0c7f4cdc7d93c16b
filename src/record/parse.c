/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/command-word.h"
#include "record/parser.h"
#include "record/verb.h"

/* Why the word begins no order. */
static char *
no_verb (const char *word)
{
  if (adj_command_find (word) != ADJ_COMMAND_ORDERS)
    return g_strdup_printf (_ ("'%s' needs a line of its own"), word);
  return g_strdup_printf (
      _ ("'%s' is no order; one begins with a verb such as move, attack, retreat or next"), word);
}

static gboolean
parse_verb (AdjParser *self)
{
  const AdjWord *word = adj_phrase_peek (&self->phrase);
  int verb = word != NULL && !word->quoted ? adj_verb_find (word->text) : -1;

  if (verb < 0)
    return adj_phrase_fail (&self->phrase, no_verb (word != NULL ? word->text : ""));
  adj_order_init (self->order, (AdjVerb) verb);
  self->phrase.at++;
  return TRUE;
}

gboolean
adj_order_parse (
    const AdjField *field, AdjEyes eyes, const char *text, AdjOrder *order, AdjOrderError *error)
{
  AdjParser self;
  const AdjVerbRow *row;

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);
  g_return_val_if_fail (order != NULL, FALSE);
  g_return_val_if_fail (error != NULL, FALSE);

  self = (AdjParser){ .field = field,
                      .view = adj_view (field->book, field->table, eyes),
                      .order = order };
  adj_phrase_begin (&self.phrase, text, error);
  if (!g_utf8_validate (text, -1, NULL))
    return adj_phrase_fail_at (&self.phrase, 0, 0, g_strdup (_ ("this is not text")));
  if (!parse_verb (&self))
    return FALSE;
  row = adj_verb_row (order->verb);
  order->forced = self.phrase.words.forced && !adj_verb_takes_rest (order->verb);
  if (self.phrase.words.too_long != G_MAXSIZE && !row->any_length)
    return adj_phrase_fail_at (&self.phrase, self.phrase.words.too_long, 0,
                               g_strdup (_ ("this word is too long")));
  return row->parse != NULL ? row->parse (&self)
                            : adj_phrase_end (&self.phrase, adj_verb_name (order->verb));
}
