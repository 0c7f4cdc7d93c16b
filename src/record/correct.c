/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "record/past.h"
#include "table/apply.h"

/* The correction that the players ask for. */
typedef struct
{
  AdjEntryKind kind;
  guint target;
  const char *text;    /* NULL: strike it */
  const AdjStep *step; /* the text is the one recorded for it, so that nobody is asked about it
                        * again; else NULL */
} Wish;

static gboolean
stands_already (const AdjPast *past, const AdjStep *step)
{
  const AdjJudge *judge = past->judge;
  g_autoptr (GArray) recorded = adj_effects_told (step->effects, past->table, judge->book);

  return step->state == ADJ_STEP_HOLDS && adj_entry_agrees (step->content, judge) &&
         recorded->len == judge->n_effects &&
         (judge->n_effects == 0 ||
          memcmp (recorded->data, judge->effects, judge->n_effects * sizeof (AdjEffect)) == 0);
}

/* A recorded order is taken as it was meant, not as what its words would mean on another table,
 * and only where that makes a difference. */
static gboolean
refuse_to_take (AdjCorrection *correction, const AdjPast *past, const AdjStep *step)
{
  if (g_strcmp0 (correction->outcome->text, step->content->text) != 0)
    correction->refusal = g_strdup (_ ("as it is recorded it does not fit any more"));
  else if (stands_already (past, step))
    correction->refusal = g_strdup (_ ("it stands already as it is judged today"));
  if (correction->refusal != NULL)
    g_clear_pointer (&correction->outcome, adj_outcome_free);
  return correction->refusal != NULL;
}

/* What was plotted is put away when it has been plotted, and at no other time. */
static gboolean
refuse_seal (AdjCorrection *correction, const AdjOrder *order)
{
  if (correction->outcome->order == NULL || order->verb != ADJ_VERB_SEAL || order->seal.paper)
    return FALSE;
  correction->refusal = g_strdup (_ ("no correction can seal what was plotted"));
  g_clear_pointer (&correction->outcome, adj_outcome_free);
  return TRUE;
}

/* Judges the new order on the table before the step and carries it out there; FALSE if it is
 * impossible. */
static gboolean
judge_new_order (AdjPast *past, const Wish *wish, guint n_steps, AdjCorrection *correction)
{
  AdjEyes eyes = wish->step != NULL ? ADJ_EYES_ALL : adj_game_get_eyes (past->game);
  AdjOrder order;

  correction->outcome =
      adj_game_try (past->game, past->judge, past->table, past->silence, eyes, wish->text, &order);
  correction->outcome->n_steps = n_steps;
  correction->outcome->refused =
      wish->step == NULL && adj_game_refuses (past->game, correction->outcome, &order);
  if (wish->step != NULL && refuse_to_take (correction, past, wish->step))
    return FALSE;
  if (wish->step == NULL && refuse_seal (correction, &order))
    return FALSE;
  if (correction->outcome->standing == ADJ_IMPOSSIBLE || correction->outcome->refused)
    return FALSE;
  adj_entry_set_order (correction->entry, correction->outcome->text);
  correction->entry->dice = order.thrown;
  if (wish->step != NULL && wish->step->content->seal != NULL)
    correction->entry->seal = adj_seal_copy (wish->step->content->seal);
  adj_entry_take (correction->entry, past->judge);
  adj_table_assign (past->table, past->judge->table);
  adj_silence_hear (past->silence, correction->entry);
  return TRUE;
}

/* Why nothing with that number can be corrected so. */
static const char *
say_missing (const AdjPlay *play, guint number)
{
  const AdjEntry *entry = adj_play_entry (play, number);

  if (entry != NULL && entry->kind == ADJ_ENTRY_BOOK)
    return _ ("that is a correction of the book; another book line corrects its figure");
  return _ ("there is no such order in the log");
}

static AdjCorrection *
refuse_number (AdjGame *self, guint number)
{
  AdjCorrection *correction = adj_correction_new (self);

  correction->refusal = g_strdup (say_missing (adj_game_get_play (self), number));
  return correction;
}

static AdjCorrection *
work_out (AdjGame *self, const Wish *wish)
{
  int at = adj_play_find (adj_game_get_play (self), wish->target);
  AdjCorrection *correction;
  AdjPast past;

  if (at < 0)
    return refuse_number (self, wish->target);
  correction = adj_correction_new (self);
  correction->entry = adj_entry_new (wish->kind);
  correction->entry->target = wish->target;
  adj_past_open (&past, self, adj_game_table_after (self, (guint) at), adj_game_get_book (self),
                 (guint) at);
  if (wish->text != NULL && !judge_new_order (&past, wish, (guint) at, correction))
    g_clear_pointer (&correction->entry, adj_entry_free);
  else
    adj_past_go_on (&past, (guint) at + (wish->kind == ADJ_ENTRY_INSERT ? 0 : 1), correction);
  if (correction->after != NULL && adj_game_gives_away (self, correction->after))
    adj_correction_withdraw (correction, g_strdup (adj_why_hushed ()));
  adj_correction_prove (correction, self);
  adj_past_close (&past);
  return correction;
}

AdjCorrection *
adj_game_correct (AdjGame *self, guint number, const char *order)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);
  g_return_val_if_fail (order != NULL, NULL);

  return work_out (self, &(Wish){ ADJ_ENTRY_CORRECT, number, order, NULL });
}

char *
adj_game_other_die (AdjGame *self, guint number, int face)
{
  int at;
  g_autoptr (AdjTable) table = NULL;
  g_autofree AdjField *field = NULL;
  g_auto (AdjOrderError) error = { 0 };
  const AdjStep *step;
  AdjView view;
  AdjOrder order;

  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  at = adj_play_find (adj_game_get_play (self), number);
  if (at < 0)
    return NULL;
  step = &g_array_index (adj_game_get_play (self)->steps, AdjStep, at);
  if (step->content->verb != ADJ_VERB_ATTACK && step->content->verb != ADJ_VERB_ROLL)
    return NULL;
  table = adj_game_table_after (self, (guint) at);
  field = g_new (AdjField, 1);
  adj_field_read (field, adj_game_get_book (self), table);
  if (!adj_order_parse (field, ADJ_EYES_ALL, step->content->text, &order, &error) ||
      order.attack.die == 0 || order.attack.die == face)
    return NULL;
  order.attack.die = face;
  view = adj_view (adj_game_get_book (self), table, adj_game_get_eyes (self));
  return adj_order_show (&view, &order);
}

AdjCorrection *
adj_game_insert (AdjGame *self, guint before, const char *order)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);
  g_return_val_if_fail (order != NULL, NULL);

  return work_out (self, &(Wish){ ADJ_ENTRY_INSERT, before, order, NULL });
}

AdjCorrection *
adj_game_strike (AdjGame *self, guint number)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  return work_out (self, &(Wish){ ADJ_ENTRY_STRIKE, number, NULL, NULL });
}

AdjCorrection *
adj_game_take (AdjGame *self, guint number)
{
  const AdjPlay *play;
  int at;
  const AdjStep *step;

  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  play = adj_game_get_play (self);
  at = adj_play_find (play, number);
  if (at < 0)
    return refuse_number (self, number);
  step = &g_array_index (play->steps, AdjStep, at);
  return work_out (self, &(Wish){ ADJ_ENTRY_CORRECT, number, step->content->text, step });
}

gboolean
adj_game_accept (AdjGame *self, AdjCorrection *correction)
{
  g_return_val_if_fail (ADJ_IS_GAME (self), FALSE);
  g_return_val_if_fail (correction != NULL, FALSE);
  g_return_val_if_fail (correction->entry != NULL, FALSE);
  if (correction->n_entries != adj_game_get_play (self)->entries->len)
    correction->refusal = g_strdup (_ ("the game has gone on since that was worked out"));
  return correction->refusal == NULL &&
         adj_game_add_entry (self, g_steal_pointer (&correction->entry));
}
