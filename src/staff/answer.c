/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/answer.h"

#include "record/seen.h"
#include "words/story.h"
#include "words/verdict.h"

/* The events of the order; for one that changes nothing on the table what it says. */
static char **
tell (const AdjView *view, const AdjOutcome *outcome, const char *order)
{
  g_auto (GStrv) story = adj_words_story (view, outcome->effects);
  char *remark;

  if (story[0] != NULL)
    return g_steal_pointer (&story);
  remark = adj_words_remark (order);
  if (remark == NULL)
    return g_steal_pointer (&story);
  g_strfreev (g_steal_pointer (&story));
  story = g_new0 (char *, 2);
  story[0] = remark;
  return g_steal_pointer (&story);
}

static void
count_arrivals (AdjAnswer *self, const AdjView *view, const AdjOutcome *outcome)
{
  g_autoptr (GArray) effects = adj_seen_effects (view, outcome->effects);

  for (guint i = 0; i < effects->len; i++)
    {
      const AdjEffect *effect = &g_array_index (effects, AdjEffect, i);
      gboolean enters = effect->kind == ADJ_EFFECT_ENTERED;

      if ((!enters && effect->kind != ADJ_EFFECT_MOVED) ||
          (enters && self->arrived != ADJ_NO_HEX && effect->hex != self->arrived))
        {
          self->arrived = ADJ_NO_HEX;
          return;
        }
      if (enters)
        self->arrived = effect->hex;
      self->n_arrived += enters;
    }
}

AdjAnswer *
adj_answer_new (AdjGame *game, const AdjOutcome *outcome)
{
  g_autoptr (AdjTable) table = NULL;
  AdjView view;
  AdjAnswer *self;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);
  g_return_val_if_fail (outcome != NULL, NULL);

  table = adj_game_table_after (game, outcome->n_steps);
  view = adj_view (adj_game_get_book (game), table, adj_game_get_eyes (game));
  self = g_new0 (AdjAnswer, 1);
  self->recorded = outcome->recorded;
  self->refused = adj_words_refused (outcome);
  self->standing = outcome->standing;
  self->number = outcome->number;
  self->place = outcome->place;
  self->order = adj_outcome_show (outcome, &view);
  self->story = outcome->recorded ? tell (&view, outcome, self->order) : g_new0 (char *, 1);
  self->verdict = adj_words_verdict (&view, outcome->findings, outcome->unjudged);
  self->arrived = ADJ_NO_HEX;
  if (outcome->recorded)
    count_arrivals (self, &view, outcome);
  self->error = g_strdup (outcome->error.text);
  self->error_start = outcome->error.start;
  self->error_length = outcome->error.length;
  return self;
}

AdjAnswer *
adj_answer_new_command (const char *command, gboolean done, const char *said)
{
  AdjAnswer *self;

  g_return_val_if_fail (command != NULL, NULL);
  g_return_val_if_fail (said != NULL, NULL);

  self = g_new0 (AdjAnswer, 1);
  self->recorded = done;
  self->standing = done ? ADJ_OK : ADJ_IMPOSSIBLE;
  self->order = g_strdup (command);
  self->arrived = ADJ_NO_HEX;
  self->story = g_new0 (char *, 2);
  self->verdict = g_new0 (char *, 1);
  if (done)
    self->story[0] = g_strdup (said);
  else
    self->error = g_strdup (said);
  return self;
}

void
adj_answer_free (AdjAnswer *self)
{
  g_return_if_fail (self != NULL);

  g_free (self->order);
  g_strfreev (self->story);
  g_strfreev (self->verdict);
  g_free (self->error);
  g_free (self);
}
