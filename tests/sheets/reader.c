/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "reader.h"

#include <stdio.h>
#include <string.h>

#include "paper.h"

GArray *
reader_words (const AdjSheet *sheet)
{
  g_autofree char *markup = paper_boxes (sheet);
  g_auto (GStrv) lines = g_strsplit (markup, "\n", -1);
  GArray *words = g_array_new (FALSE, FALSE, sizeof (Word));
  int page = -1;

  for (int i = 0; lines[i] != NULL; i++)
    {
      Word word = { .page = page };

      if (strstr (lines[i], "<page ") != NULL)
        page++;
      if (sscanf (lines[i], " <word xMin=\"%lf\" yMin=\"%lf\" xMax=\"%lf\" yMax=\"%lf\">%39[^<]",
                  &word.left, &word.top, &word.right, &word.bottom, word.text) == 5)
        g_array_append_val (words, word);
    }
  g_assert_cmpuint (words->len, >, 0);
  return words;
}

const Word *
reader_word (const GArray *words, guint i)
{
  return &g_array_index (words, Word, i);
}

double
reader_height (const Word *word)
{
  return word->bottom - word->top;
}

const Word *
reader_find (const GArray *words, int page, const char *text)
{
  for (guint i = 0; i < words->len; i++)
    if (reader_word (words, i)->page == page && g_str_equal (reader_word (words, i)->text, text))
      return reader_word (words, i);
  return NULL;
}
