/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/suggest.h"

/* Longer words are not what somebody mistyped. */
#define LETTERS_MAX 64

typedef struct
{
  gunichar letters[LETTERS_MAX];
  int count;
} Word;

static gboolean
spell (const char *text, Word *word)
{
  word->count = 0;
  for (const char *p = text; *p != '\0'; p = g_utf8_next_char (p))
    {
      if (word->count == LETTERS_MAX)
        return FALSE;
      word->letters[word->count++] = g_unichar_tolower (g_utf8_get_char (p));
    }
  return TRUE;
}

static gboolean
swapped (const Word *a, const Word *b, int i, int j)
{
  return i > 1 && j > 1 && a->letters[i - 1] == b->letters[j - 2] &&
         a->letters[i - 2] == b->letters[j - 1];
}

/* The least number of letters changed, added, dropped or swapped with their neighbour that
 * makes b of a: cost[i][j] is that number for the first i letters of a and j of b. */
static int
mistakes (const Word *a, const Word *b)
{
  int cost[LETTERS_MAX + 1][LETTERS_MAX + 1];

  for (int i = 0; i <= a->count; i++)
    for (int j = 0; j <= b->count; j++)
      {
        int best;

        if (i == 0 || j == 0)
          {
            cost[i][j] = i + j;
            continue;
          }
        best = cost[i - 1][j - 1] + (a->letters[i - 1] != b->letters[j - 1] ? 1 : 0);
        best = MIN (best, cost[i - 1][j] + 1);
        best = MIN (best, cost[i][j - 1] + 1);
        if (swapped (a, b, i, j))
          best = MIN (best, cost[i - 2][j - 2] + 1);
        cost[i][j] = best;
      }
  return cost[a->count][b->count];
}

const char *
adj_suggest (const char *typed, const char *const *words)
{
  const char *nearest = NULL;
  int least = G_MAXINT;
  Word meant;

  g_return_val_if_fail (typed != NULL, NULL);
  g_return_val_if_fail (words != NULL, NULL);

  if (!g_utf8_validate (typed, -1, NULL) || !spell (typed, &meant))
    return NULL;
  for (; *words != NULL; words++)
    {
      Word word;
      int wrong;

      if (!spell (*words, &word) || ABS (word.count - meant.count) > word.count / 3)
        continue;
      wrong = mistakes (&meant, &word);
      if (wrong <= word.count / 3 && wrong < least)
        {
          least = wrong;
          nearest = *words;
        }
    }
  return nearest;
}
