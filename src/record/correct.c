/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/past.h"

/* What the players want of the past. */
typedef struct
{
  AdjEntryKind kind;
  guint target;
  const char *text; /* NULL: strike it */
  gboolean played;  /* the text is the recorded one, so that nobody is asked about it again */
} Wish;

/* Judges the new order on the table before the step and carries it out there; FALSE if it is
 * impossible. */
static gboolean
judge_new_order (AdjPast *past, const Wish *wish, guint n_steps, AdjCorrection *correction)
{
  AdjEyes eyes = wish->played ? ADJ_EYES_ALL : adj_game_get_eyes (past->game);
  AdjOrder order;

  correction->outcome =
      adj_game_try (past->game, past->judge, past->table, past->silence, eyes, wish->text, &order);
  correction->outcome->n_steps = n_steps;
  correction->outcome->refused =
      !wish->played && adj_game_refuses (past->game, correction->outcome->standing, &order);
  if (correction->outcome->standing == ADJ_IMPOSSIBLE || correction->outcome->refused)
    return FALSE;
  correction->entry->text = g_strdup (correction->outcome->text);
  correction->entry->dice = order.thrown;
  adj_entry_take (correction->entry, past->judge);
  adj_table_assign (past->table, past->judge->table);
  adj_silence_hear (past->silence, correction->entry->text);
  return TRUE;
}

/* What would tell too much is not to be seen on trial either. */
static void
withdraw (AdjCorrection *correction)
{
  g_clear_pointer (&correction->entry, adj_entry_free);
  g_clear_pointer (&correction->after, adj_table_free);
  g_array_set_size (correction->consequences, 0);
  if (correction->outcome != NULL)
    adj_outcome_hush (correction->outcome);
  else
    correction->refusal = g_strdup (adj_why_hushed ());
}

static AdjCorrection *
work_out (AdjGame *self, const Wish *wish)
{
  AdjCorrection *correction = adj_correction_new (self);
  int at = adj_play_find (adj_game_get_play (self), wish->target);
  AdjPast past;

  if (at < 0)
    return correction;
  correction->entry = adj_entry_new (wish->kind);
  correction->entry->target = wish->target;
  adj_past_open (&past, self, adj_game_table_after (self, (guint) at), adj_game_get_book (self),
                 (guint) at);
  if (wish->text != NULL && !judge_new_order (&past, wish, (guint) at, correction))
    g_clear_pointer (&correction->entry, adj_entry_free);
  else
    adj_past_go_on (&past, (guint) at + (wish->kind == ADJ_ENTRY_INSERT ? 0 : 1), correction);
  if (correction->after != NULL && adj_game_gives_away (self, correction->after))
    withdraw (correction);
  adj_past_close (&past);
  return correction;
}

AdjCorrection *
adj_game_correct (AdjGame *self, guint number, const char *order)
{
  return work_out (self, &(Wish){ ADJ_ENTRY_CORRECT, number, order, FALSE });
}

AdjCorrection *
adj_game_insert (AdjGame *self, guint before, const char *order)
{
  return work_out (self, &(Wish){ ADJ_ENTRY_INSERT, before, order, FALSE });
}

AdjCorrection *
adj_game_strike (AdjGame *self, guint number)
{
  return work_out (self, &(Wish){ ADJ_ENTRY_STRIKE, number, NULL, FALSE });
}

AdjCorrection *
adj_game_take (AdjGame *self, guint number)
{
  const AdjPlay *play = adj_game_get_play (self);
  int at = adj_play_find (play, number);

  if (at < 0)
    return adj_correction_new (self);
  return work_out (self, &(Wish){ ADJ_ENTRY_CORRECT, number,
                                  g_array_index (play->steps, AdjStep, at).content->text, TRUE });
}

gboolean
adj_game_accept (AdjGame *self, AdjCorrection *correction)
{
  g_return_val_if_fail (correction->entry != NULL, FALSE);
  if (correction->n_entries != adj_game_get_play (self)->entries->len)
    return FALSE; /* the game has moved on: what was shown may not be true any more */
  return adj_game_add_entry (self, g_steal_pointer (&correction->entry));
}
