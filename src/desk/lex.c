/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/lex.h"

#include <string.h>

static void
add_word (AdjLexWords *words, const char *text, gsize start, gsize length, gboolean quoted)
{
  AdjWord *word;

  if (words->n >= ADJ_MAX_WORDS || length >= ADJ_WORD_TEXT)
    {
      words->too_long = MIN (words->too_long, start);
      return;
    }
  word = &words->words[words->n++];
  memcpy (word->text, text + start, length);
  word->text[length] = '\0';
  word->quoted = quoted;
  word->start = start;
  word->length = length;
}

/* The end of the text without a trailing "!" and blanks. */
static gsize
find_end (const char *text, gboolean *forced)
{
  gsize end = strlen (text);

  while (end > 0 && g_ascii_isspace (text[end - 1]))
    end--;
  *forced = end > 0 && text[end - 1] == '!';
  if (*forced)
    end--;
  while (end > 0 && g_ascii_isspace (text[end - 1]))
    end--;
  return end;
}

void
adj_lex_cut (const char *text, AdjLexWords *words)
{
  gsize end;
  gsize i = 0;

  g_return_if_fail (text != NULL);
  g_return_if_fail (words != NULL);

  end = find_end (text, &words->forced);
  words->n = 0;
  words->end = end;
  words->too_long = G_MAXSIZE;
  while (i < end)
    {
      gsize start = i;

      if (g_ascii_isspace (text[i]))
        i++;
      else if (text[i] == '+')
        add_word (words, text, i++, 1, FALSE);
      else if (text[i] == '"')
        {
          for (i++; i < end && text[i] != '"'; i++)
            ;
          add_word (words, text, start + 1, i - start - 1, TRUE);
          i = MIN (i + 1, end);
        }
      else
        {
          while (i < end && !g_ascii_isspace (text[i]) && text[i] != '+' && text[i] != '"')
            i++;
          add_word (words, text, start, i - start, FALSE);
        }
    }
}

/* Up to the next ";" or "#" that is not in quotes; what takes the rest takes everything. */
static gsize
order_length (const char *order, gboolean (*takes_rest) (const char *order))
{
  gboolean quoted = FALSE;
  gsize i = 0;

  if (takes_rest (order))
    return strlen (order);
  for (; order[i] != '\0'; i++)
    {
      if (order[i] == '"')
        quoted = !quoted;
      if (!quoted && (order[i] == ';' || order[i] == '#'))
        break;
    }
  return i;
}

char **
adj_lex_split (const char *line, gboolean (*takes_rest) (const char *order))
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();
  const char *rest = line;

  g_return_val_if_fail (line != NULL, NULL);

  while (*rest != '\0' && *rest != '#')
    {
      gsize length;
      g_autofree char *order = NULL;

      while (g_ascii_isspace (*rest))
        rest++;
      length = order_length (rest, takes_rest);
      order = g_strchomp (g_strndup (rest, length));
      if (*order != '\0')
        g_strv_builder_add (builder, order);
      rest += length;
      if (*rest == ';')
        rest++;
    }
  return g_strv_builder_end (builder);
}
