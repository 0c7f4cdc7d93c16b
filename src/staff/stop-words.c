/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/stop-words.h"

#include "words/moment.h"
#include "words/story.h"

/* That a phase begins is said by the moment. */
static void
add_sentences (GStrvBuilder *sentences, char **story, const char *moment)
{
  for (guint i = 0; story[i] != NULL; i++)
    if (!g_str_equal (story[i], moment))
      g_strv_builder_add (sentences, story[i]);
}

static char *
say_moment (AdjGame *game, guint n_steps, AdjEyes eyes)
{
  g_autoptr (AdjTable) table = adj_game_table_after (game, n_steps);
  AdjView view = adj_view (adj_game_get_book (game), table, eyes);

  return adj_words_now (&view);
}

char *
adj_stop_words (AdjGame *game, guint from, guint n_steps, AdjEyes eyes)
{
  g_autoptr (GStrvBuilder) sentences = g_strv_builder_new ();
  g_autofree char *moment = NULL;
  g_auto (GStrv) all = NULL;
  const GArray *steps;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  moment = say_moment (game, n_steps, eyes);
  steps = adj_game_get_play (game)->steps;
  for (guint i = from; i < MIN (n_steps, steps->len); i++)
    {
      const AdjStep *step = &g_array_index (steps, AdjStep, i);
      g_autoptr (AdjTable) table = adj_game_table_after (game, i);
      AdjView view = adj_view (adj_game_get_book (game), table, eyes);
      g_auto (GStrv) story = NULL;

      if (step->state == ADJ_STEP_ASIDE)
        continue;
      story = adj_words_story (&view, step->effects);
      add_sentences (sentences, story, moment);
    }
  all = g_strv_builder_end (sentences);
  return g_strjoinv (". ", all);
}
