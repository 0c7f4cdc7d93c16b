/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "app/session/session-private.h"
#include "record/command.h"
#include "staff/taken-back.h"

/* Nothing can be recorded: on the past, behind the curtain, or on a file that somebody else is
 * writing. */
static gboolean
refuse (AdjSession *self, const char *command)
{
  return adj_session_answer (
      self, command, FALSE,
      self->keeper.holder != NULL ? _ ("This window only reads the game: somebody else has it open")
      : self->curtain.drawn       ? _ ("The curtain is drawn; lift it to play on")
                                  : _ ("This is how the table stood; go back to now to play on"));
}

static gboolean
announces_attack (const AdjOutcome *outcome)
{
  for (guint i = 0; outcome->recorded && i < outcome->effects->len; i++)
    if (g_array_index (outcome->effects, AdjEffect, i).kind == ADJ_EFFECT_ATTACK)
      return TRUE;
  return FALSE;
}

/* Once there is an attack, however it was ordered, whom it was about is not picked any more. */
static gboolean
answer_orders (AdjSession *self, const GPtrArray *outcomes)
{
  gboolean all = TRUE;
  gboolean attacks = FALSE;

  for (guint i = 0; i < outcomes->len; i++)
    {
      const AdjOutcome *outcome = g_ptr_array_index (outcomes, i);

      g_ptr_array_add (self->answers, adj_answer_new (self->game, outcome));
      all &= outcome->recorded;
      attacks |= announces_attack (outcome);
    }
  if (attacks)
    adj_session_pick_nothing (self);
  g_signal_emit_by_name (self, "answered");
  return all;
}

static gboolean
submit_orders (AdjSession *self, const char *orders)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (self->game, orders, FALSE);

  return answer_orders (self, outcomes);
}

/* The entry that is last now; 0 if there is none. */
static guint
last_done (AdjSession *self)
{
  return adj_play_last_done (adj_game_get_play (self->game));
}

/* What was taken back is said, so that nobody takes back another order than he thinks; an attack is
 * picked again, for the die may have been mistyped. */
static gboolean
take_back (AdjSession *self, AdjCommandKind kind)
{
  gboolean undo = kind == ADJ_COMMAND_UNDO;
  guint before = last_done (self);
  gboolean done = undo ? adj_game_undo (self->game) : adj_game_redo (self->game);
  const char *refusal = adj_game_get_refusal (self->game);
  const AdjPicks none = { 0 };
  g_autofree char *said = NULL;
  AdjPicks picks;
  guint number;

  if (!done)
    return adj_session_answer (self, adj_command_words[kind], FALSE,
                               refusal != NULL ? refusal
                               : undo          ? _ ("There is nothing to take back")
                                               : _ ("There is nothing to do again"));
  number = undo ? before : last_done (self);
  if (adj_taken_back_pick (self->game, number, &picks))
    adj_session_set_picks (self, undo ? &picks : &none);
  else if (self->picks.n_targets > 0) /* of an attack that what was taken back has led to */
    adj_session_set_picks (self, &none);
  said = adj_taken_back_say (self->game, undo, number);
  return adj_session_answer (self, adj_command_words[kind], TRUE, said);
}

/* The record itself tells what the correction comes to. */
static gboolean
correct (AdjSession *self, const char *line, const AdjGameCommand *command)
{
  g_autoptr (AdjCorrection) correction = adj_game_command_correct (self->game, command);

  if (correction->entry != NULL && adj_game_accept (self->game, correction))
    return adj_session_answer (self, line, TRUE, _ ("Corrected"));
  if (correction->refusal != NULL)
    return adj_session_answer (self, line, FALSE, correction->refusal);
  g_ptr_array_add (self->answers, adj_answer_new (self->game, correction->outcome));
  g_signal_emit_by_name (self, "answered");
  return FALSE;
}

gboolean
adj_session_submit (AdjSession *self, const char *line)
{
  g_autoptr (AdjGameCommand) command = NULL;

  g_return_val_if_fail (ADJ_IS_SESSION (self), FALSE);

  g_ptr_array_set_size (self->answers, 0);
  if (!adj_session_may_play (self))
    return refuse (self, line);
  command = adj_game_command_read (line);
  if (command->error != NULL)
    return adj_session_answer (self, line, FALSE, command->error);
  switch (command->kind)
    {
    case ADJ_COMMAND_UNDO:
    case ADJ_COMMAND_REDO:
      return take_back (self, command->kind);
    case ADJ_COMMAND_STRIKE:
    case ADJ_COMMAND_CORRECT:
    case ADJ_COMMAND_INSERT:
    case ADJ_COMMAND_TAKE:
    case ADJ_COMMAND_BOOK:
      return correct (self, line, command);
    case ADJ_COMMAND_ORDERS:
    default:
      return submit_orders (self, command->rest);
    }
}

gboolean
adj_session_give (AdjSession *self, const AdjOrder *orders, guint n_orders)
{
  g_autofree AdjOrder *kept = NULL;
  g_autoptr (GPtrArray) outcomes = NULL;

  g_return_val_if_fail (ADJ_IS_SESSION (self), FALSE);

  kept = g_memdup2 (orders, n_orders * sizeof *orders);

  g_ptr_array_set_size (self->answers, 0);
  if (!adj_session_may_play (self))
    {
      AdjView view = adj_session_view (self);
      g_autofree char *line = adj_orders_show (&view, kept, n_orders);

      return refuse (self, line);
    }
  outcomes = adj_game_submit_orders (self->game, kept, n_orders);
  return answer_orders (self, outcomes);
}

gboolean
adj_session_remark (AdjSession *self, const AdjOrder *remark)
{
  g_autoptr (GPtrArray) outcomes = NULL;

  g_return_val_if_fail (ADJ_IS_SESSION (self), FALSE);
  g_return_val_if_fail (remark != NULL, FALSE);

  if (!adj_session_looks_back (self) || self->keeper.holder != NULL || self->curtain.drawn)
    return adj_session_give (self, remark, 1);
  g_ptr_array_set_size (self->answers, 0);
  self->stays = TRUE;
  outcomes = adj_game_submit_orders (self->game, remark, 1);
  self->stays = FALSE;
  return answer_orders (self, outcomes);
}

void
adj_session_set_strict (AdjSession *self, gboolean strict)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  if (!adj_session_may_play (self) || adj_game_get_strict (self->game) == strict)
    return;
  adj_game_set_strict (self->game, strict);
  adj_session_take_changes (self);
}

gboolean
adj_session_take_back_attack (AdjSession *self, int engagement)
{
  g_autoptr (AdjCorrection) correction = NULL;
  g_autofree char *why = NULL;
  g_autofree char *said = NULL;
  AdjPicks picks;
  guint number;

  g_return_val_if_fail (ADJ_IS_SESSION (self), FALSE);

  g_ptr_array_set_size (self->answers, 0);
  if (!adj_session_may_play (self))
    return refuse (self, adj_command_words[ADJ_COMMAND_STRIKE]);
  number = adj_taken_back_attack (self->game, engagement, &why);
  if (number == 0)
    return adj_session_answer (self, adj_command_words[ADJ_COMMAND_STRIKE], FALSE, why);
  said = adj_taken_back_say (self->game, TRUE, number);
  correction = adj_game_strike (self->game, number);
  if (!adj_game_accept (self->game, correction))
    return adj_session_answer (self, adj_command_words[ADJ_COMMAND_STRIKE], FALSE,
                               correction->refusal);
  if (adj_taken_back_pick (self->game, number, &picks))
    adj_session_set_picks (self, &picks);
  return adj_session_answer (self, adj_command_words[ADJ_COMMAND_STRIKE], TRUE, said);
}

static gboolean
take_back_now (AdjSession *self, AdjCommandKind kind)
{
  g_ptr_array_set_size (self->answers, 0);
  return adj_session_may_play (self) ? take_back (self, kind)
                                     : refuse (self, adj_command_words[kind]);
}

gboolean
adj_session_undo (AdjSession *self)
{
  g_return_val_if_fail (ADJ_IS_SESSION (self), FALSE);

  return take_back_now (self, ADJ_COMMAND_UNDO);
}

gboolean
adj_session_redo (AdjSession *self)
{
  g_return_val_if_fail (ADJ_IS_SESSION (self), FALSE);

  return take_back_now (self, ADJ_COMMAND_REDO);
}
