/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/past.h"

struct _AdjReview
{
  AdjPast past;
  guint n_entries;
  guint next; /* step to be judged */
  GArray *differences;
};

AdjReview *
adj_review_new (AdjGame *game)
{
  AdjReview *self;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  self = g_new0 (AdjReview, 1);
  adj_past_open (&self->past, g_object_ref (game), adj_game_table_after (game, 0),
                 adj_game_get_book (game), 0);
  self->n_entries = adj_game_get_play (game)->entries->len;
  self->differences = adj_consequences_new ();
  return self;
}

void
adj_review_free (AdjReview *self)
{
  g_return_if_fail (self != NULL);

  adj_past_close (&self->past);
  g_object_unref (self->past.game);
  g_array_unref (self->differences);
  g_free (self);
}

gboolean
adj_review_go_on (AdjReview *self, guint n_orders)
{
  const AdjPlay *play;

  g_return_val_if_fail (self != NULL, FALSE);

  play = adj_game_get_play (self->past.game);
  if (play->entries->len != self->n_entries)
    return FALSE;
  for (; n_orders > 0 && self->next < play->steps->len; n_orders--, self->next++)
    {
      const AdjStep *step = &g_array_index (play->steps, AdjStep, self->next);
      AdjConsequence consequence;

      if (step->state == ADJ_STEP_ASIDE)
        continue; /* the players have dealt with it */
      consequence = adj_past_judge_step (&self->past, step);
      if (consequence.kind != ADJ_CONSEQUENCE_SAME)
        g_array_append_val (self->differences, consequence);
    }
  return self->next < play->steps->len;
}

const GArray *
adj_review_get_differences (const AdjReview *self)
{
  g_return_val_if_fail (self != NULL, NULL);

  return self->differences;
}

GArray *
adj_game_judge_again (AdjGame *self)
{
  g_autoptr (AdjReview) review = NULL;

  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  review = adj_review_new (self);
  adj_review_go_on (review, G_MAXUINT);
  return g_array_ref (review->differences);
}
