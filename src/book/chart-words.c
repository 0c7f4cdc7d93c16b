/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/chart-words.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/draft-private.h"

/* The length of "key=" at the start of a word, 0 if it has none. */
static gsize
key_length (const char *word)
{
  gsize n = strspn (word, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-");

  return n > 0 && word[n] == '=' ? n : 0;
}

static void
add_to_value (AdjChartWords *self, const char *word)
{
  char **value = (char **) &g_ptr_array_index (self->values, self->values->len - 1);
  char *longer = g_strdup_printf ("%s%s%s", *value, **value != '\0' ? " " : "", word);

  g_free (*value);
  *value = longer;
}

/* The next word of the text; what stands in quotes behind an equals sign belongs to it. */
static char *
cut_word (const char **text)
{
  GString *word = g_string_new (NULL);
  gboolean quoted = FALSE;

  for (; **text != '\0' && (quoted || !g_ascii_isspace (**text)); (*text)++)
    if (**text == '"')
      quoted = !quoted;
    else
      g_string_append_c (word, **text);
  return g_string_free (word, FALSE);
}

static void
add_word (AdjChartWords *self, const char *word, gboolean quoted)
{
  gsize n = quoted ? 0 : key_length (word);

  if (n > 0)
    {
      g_ptr_array_add (self->keys, g_ascii_strdown (word, (gssize) n));
      g_ptr_array_add (self->values, g_strdup (word + n + 1));
    }
  else if (self->keys->len > 0)
    add_to_value (self, word);
  else
    {
      g_autofree char *alone = g_strndup (word, strlen (word) - g_str_has_suffix (word, ","));

      g_ptr_array_add (self->words, g_utf8_strdown (alone, -1));
      g_ptr_array_add (self->typed, g_steal_pointer (&alone));
    }
}

void
adj_chart_words_cut (AdjChartWords *self, const char *text)
{
  g_return_if_fail (self != NULL && text != NULL);

  *self = (AdjChartWords){ g_ptr_array_new_with_free_func (g_free),
                           g_ptr_array_new_with_free_func (g_free),
                           g_ptr_array_new_with_free_func (g_free),
                           g_ptr_array_new_with_free_func (g_free) };
  while (TRUE)
    {
      g_autofree char *word = NULL;
      gboolean quoted;

      while (g_ascii_isspace (*text))
        text++;
      if (*text == '\0')
        return;
      quoted = *text == '"';
      word = cut_word (&text);
      add_word (self, word, quoted);
    }
}

void
adj_chart_words_clear (AdjChartWords *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->words, g_ptr_array_unref);
  g_clear_pointer (&self->typed, g_ptr_array_unref);
  g_clear_pointer (&self->keys, g_ptr_array_unref);
  g_clear_pointer (&self->values, g_ptr_array_unref);
}

/* ---- The line under way ---- */

const char *
adj_chart_word (const AdjChartLine *self, guint i)
{
  g_return_val_if_fail (self != NULL, "");

  return i < self->cut.words->len ? g_ptr_array_index (self->cut.words, i) : "";
}

const char *
adj_chart_key (const AdjChartLine *self, guint i)
{
  g_return_val_if_fail (self != NULL && i < self->cut.keys->len, "");

  return g_ptr_array_index (self->cut.keys, i);
}

const char *
adj_chart_value (const AdjChartLine *self, guint i)
{
  g_return_val_if_fail (self != NULL && i < self->cut.values->len, "");

  return g_ptr_array_index (self->cut.values, i);
}

gboolean
adj_chart_refuse (const AdjChartLine *self, char *reason)
{
  g_return_val_if_fail (self != NULL && reason != NULL, FALSE);

  return adj_draft_refuse (self->draft, reason);
}

gboolean
adj_chart_refuse_number (const AdjChartLine *self, int low, int high)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return adj_chart_refuse (self, g_strdup_printf (_ ("A whole number from %d to %d"), low, high));
}
