/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/phrase.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "desk/value.h"

void
adj_order_error_clear (AdjOrderError *error)
{
  g_return_if_fail (error != NULL);

  g_clear_pointer (&error->text, g_free);
}

void
adj_phrase_begin (AdjPhrase *self, const char *text, AdjOrderError *error)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (text != NULL);
  g_return_if_fail (error != NULL);

  self->at = 0;
  self->error = error;
  self->text = text;
  self->length = strlen (text);
  adj_lex_cut (text, &self->words);
}

gboolean
adj_phrase_fail_at (AdjPhrase *self, gsize start, gsize length, char *text)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  self->error->start = start;
  self->error->length = length;
  g_free (self->error->text);
  self->error->text = text;
  return FALSE;
}

gboolean
adj_phrase_fail (AdjPhrase *self, char *text)
{
  const AdjWord *word;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (text != NULL, FALSE);

  word = adj_phrase_peek (self);
  if (word != NULL)
    return adj_phrase_fail_at (self, word->start, word->length, text);
  return adj_phrase_fail_at (self, self->length, 0, text);
}

const AdjWord *
adj_phrase_peek (AdjPhrase *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->at < self->words.n ? &self->words.words[self->at] : NULL;
}

gboolean
adj_phrase_next_is (AdjPhrase *self, const char *keyword)
{
  const AdjWord *word;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (keyword != NULL, FALSE);

  word = adj_phrase_peek (self);
  return word != NULL && !word->quoted && g_ascii_strcasecmp (word->text, keyword) == 0;
}

gboolean
adj_phrase_take (AdjPhrase *self, const char *keyword)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (keyword != NULL, FALSE);

  if (!adj_phrase_next_is (self, keyword))
    return FALSE;
  self->at++;
  return TRUE;
}

gboolean
adj_phrase_number (AdjPhrase *self, const char *what, int least, int most, int *number)
{
  const AdjWord *word;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (what != NULL, FALSE);
  g_return_val_if_fail (number != NULL, FALSE);

  word = adj_phrase_peek (self);
  if (word == NULL || !adj_value_parse_int (word->text, least, most, number))
    return adj_phrase_fail (self,
                            g_strdup_printf (_ ("%s: a number from %d to %d"), what, least, most));
  self->at++;
  return TRUE;
}

gboolean
adj_phrase_end (AdjPhrase *self, const char *verb)
{
  const AdjWord *word;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (verb != NULL, FALSE);

  word = adj_phrase_peek (self);
  if (word == NULL)
    return TRUE;
  return adj_phrase_fail (
      self, g_strdup_printf (_ ("'%s' is one word too many; %s ends before it"), word->text, verb));
}
