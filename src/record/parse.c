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
  const AdjWord *word = adj_parser_peek (self);
  int verb = word != NULL && !word->quoted ? adj_verb_find (word->text) : -1;

  if (verb < 0)
    return adj_parser_fail (self, no_verb (word != NULL ? word->text : ""));
  adj_order_init (self->order, (AdjVerb) verb);
  self->at++;
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
                      .order = order,
                      .error = error,
                      .text = text,
                      .length = strlen (text) };
  if (!g_utf8_validate (text, -1, NULL))
    return adj_parser_fail_at (&self, 0, 0, g_strdup (_ ("this is not text")));
  adj_lex_cut (text, &self.words);
  if (!parse_verb (&self))
    return FALSE;
  row = adj_verb_row (order->verb);
  order->forced = self.words.forced && !adj_verb_takes_rest (order->verb);
  if (self.words.too_long != G_MAXSIZE && !row->any_length)
    return adj_parser_fail_at (&self, self.words.too_long, 0,
                               g_strdup (_ ("this word is too long")));
  return row->parse != NULL ? row->parse (&self) : adj_parser_expect_end (&self);
}
