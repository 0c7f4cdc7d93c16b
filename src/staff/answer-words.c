/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/answer-words.h"

#include "words/effect.h"

/* Takes the sentence over. */
static void
add (GPtrArray *said, char *sentence)
{
  if (*sentence == '\0' || g_ptr_array_find_with_equal_func (said, sentence, g_str_equal, NULL))
    g_free (sentence);
  else
    g_ptr_array_add (said, sentence);
}

static void
add_all (GPtrArray *said, char **sentences)
{
  for (guint i = 0; sentences[i] != NULL; i++)
    add (said, g_strdup (sentences[i]));
}

static void
add_objections (GPtrArray *said, const AdjAnswer *answer)
{
  add_all (said, answer->verdict);
  if (answer->error != NULL)
    add (said, g_strdup (answer->error));
  if (answer->refused != NULL)
    add (said, g_strdup (answer->refused));
}

static const AdjAnswer *
answer_at (const GPtrArray *answers, guint i)
{
  return g_ptr_array_index (answers, i);
}

/* Where those that bring units on end. */
static guint
end_of_arrivals (const GPtrArray *answers, guint from)
{
  while (from < answers->len && answer_at (answers, from)->arrived != ADJ_NO_HEX)
    from++;
  return from;
}

/* By each hex once: columns may come on by turns. */
static void
add_arrivals (GPtrArray *said, const AdjView *view, const GPtrArray *answers, guint from, guint to)
{
  for (guint i = from; i < to; i++)
    {
      AdjHex hex = answer_at (answers, i)->arrived;
      guint n = 0;

      for (guint j = from; j < to; j++)
        n += answer_at (answers, j)->arrived == hex ? answer_at (answers, j)->n_arrived : 0;
      add (said, adj_words_arrived (view, hex, n));
    }
  for (guint i = from; i < to; i++)
    add_objections (said, answer_at (answers, i));
}

char *
adj_answers_tell (const AdjView *view, const GPtrArray *answers)
{
  g_autoptr (GPtrArray) said = g_ptr_array_new_with_free_func (g_free);
  guint at = 0;

  g_return_val_if_fail (view != NULL, NULL);
  g_return_val_if_fail (answers != NULL, NULL);

  while (at < answers->len)
    {
      guint to = end_of_arrivals (answers, at);

      if (to > at + 1)
        add_arrivals (said, view, answers, at, to);
      else
        {
          to = at + 1;
          add_all (said, answer_at (answers, at)->story);
          add_objections (said, answer_at (answers, at));
        }
      at = to;
    }
  g_ptr_array_add (said, NULL);
  return g_strjoinv (". ", (char **) said->pdata);
}
