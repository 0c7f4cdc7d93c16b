/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/act.h"
#include "record/game-private.h"
#include "record/throw.h"

static void
tell_outcome (AdjOutcome *outcome, const AdjJudge *judge)
{
  outcome->standing = judge->standing;
  outcome->unjudged = judge->unjudged;
  g_array_append_vals (outcome->findings, judge->findings, judge->n_findings);
  g_array_append_vals (outcome->effects, judge->effects, judge->n_effects);
}

AdjOutcome *
adj_game_try (AdjGame *self,
              AdjJudge *judge,
              const AdjTable *table,
              const AdjSilence *silence,
              AdjEyes eyes,
              const char *text,
              AdjOrder *order)
{
  AdjOutcome *outcome = adj_outcome_new (text);

  adj_judge_begin (judge, table);
  if (!adj_order_parse (&judge->field, eyes, text, order, &outcome->error))
    return outcome;
  adj_order_throw (order, &judge->field, adj_game_get_seed (self),
                   (guint64) adj_game_get_dice_thrown (self));
  outcome->text = adj_order_print (judge->book, order);
  adj_order_judge (judge, order);
  adj_silence_keep (silence, judge);
  tell_outcome (outcome, judge);
  return outcome;
}

static void
record (AdjGame *self,
        AdjOutcome *outcome,
        const AdjJudge *judge,
        const AdjOrder *order,
        gboolean joined)
{
  AdjEntry *entry = adj_entry_new (ADJ_ENTRY_ORDER);

  entry->text = g_strdup (outcome->text);
  entry->joined = joined;
  entry->dice = order->thrown;
  adj_entry_take (entry, judge);
  outcome->recorded = adj_game_add_entry (self, entry);
  outcome->number = outcome->recorded ? entry->number : 0;
}

gboolean
adj_game_gives_away (AdjGame *self, const AdjTable *table)
{
  const AdjTable *root = adj_game_get_root (self);
  AdjView before = adj_view (adj_game_get_book (self), root, adj_game_get_eyes (self));
  AdjView after = adj_view (adj_game_get_book (self), table, adj_game_get_eyes (self));

  return root != NULL && adj_view_tells_more (&before, &after);
}

gboolean
adj_game_refuses (AdjGame *self, AdjStanding standing, const AdjOrder *order)
{
  return adj_game_get_strict (self) && standing == ADJ_WARNED && !order->forced;
}

/* The order on that table; nothing is recorded. */
static AdjOutcome *
judge_on (AdjGame *self, const AdjTable *table, const char *text, AdjEyes eyes, AdjOrder *order)
{
  const AdjPlay *play = adj_game_get_play (self);
  AdjJudge *judge = adj_game_get_judge (self);
  g_autoptr (AdjSilence) silence = adj_silence_new (play, G_MAXUINT);
  AdjOutcome *outcome = adj_game_try (self, judge, table, silence, eyes, text, order);

  outcome->n_steps = play->steps->len;
  if (adj_game_gives_away (self, judge->table))
    adj_outcome_hush (outcome);
  outcome->refused = adj_game_refuses (self, outcome->standing, order);
  return outcome;
}

static gboolean
stands (const AdjOutcome *outcome)
{
  return outcome->standing != ADJ_IMPOSSIBLE && !outcome->refused;
}

AdjOutcome *
adj_game_submit_one (AdjGame *self, const char *text, AdjEyes eyes, gboolean joined)
{
  AdjOrder order;
  AdjOutcome *outcome = judge_on (self, adj_game_get_table (self), text, eyes, &order);

  if (stands (outcome))
    record (self, outcome, adj_game_get_judge (self), &order, joined);
  return outcome;
}

/* An attack typed in the Movement Phase leaves it, when nothing is owed (DESIGN). */
static gboolean
wants_next (AdjGame *self, const char *text)
{
  AdjOrder order;
  g_auto (AdjOrderError) error = { 0 };

  return adj_order_parse (adj_game_get_field (self), adj_game_get_eyes (self), text, &order,
                          &error) &&
         adj_order_implies_next (adj_game_get_field (self), &order);
}

/* The phase is not left for an order that is not carried out: what it comes to in the next one, if
 * it does not stand there; NULL if it does. */
static AdjOutcome *
refusal_after_next (AdjGame *self, const char *text)
{
  AdjEyes eyes = adj_game_get_eyes (self);
  AdjOrder order;
  AdjOutcome *outcome = judge_on (self, adj_game_get_table (self), "next", eyes, &order);
  g_autoptr (AdjTable) after = adj_table_copy (adj_game_get_judge (self)->table);

  adj_outcome_free (outcome);
  outcome = judge_on (self, after, text, eyes, &order);
  if (stands (outcome))
    g_clear_pointer (&outcome, adj_outcome_free);
  return outcome;
}

static AdjOutcome *
submit_typed (AdjGame *self, const char *text, GPtrArray *outcomes)
{
  AdjEyes eyes = adj_game_get_eyes (self);
  gboolean joined = wants_next (self, text);
  AdjOutcome *outcome = joined ? refusal_after_next (self, text) : NULL;

  if (outcome == NULL)
    {
      if (joined)
        g_ptr_array_add (outcomes, adj_game_submit_one (self, "next", eyes, FALSE));
      outcome = adj_game_submit_one (self, text, eyes, joined);
    }
  g_ptr_array_add (outcomes, outcome);
  return outcome;
}

GPtrArray *
adj_game_submit (AdjGame *self, const char *line, gboolean keep_going)
{
  GPtrArray *outcomes = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_outcome_free);
  g_auto (GStrv) orders = adj_order_split (line);
  gboolean going = TRUE;

  for (int i = 0; orders[i] != NULL && going; i++)
    going = submit_typed (self, orders[i], outcomes)->recorded || keep_going;
  return outcomes;
}

/* ---- Undo and redo ---- */

static gboolean
undo_one (AdjGame *self, guint target)
{
  AdjEntry *entry = adj_entry_new (ADJ_ENTRY_UNDO);

  entry->target = target;
  return adj_game_add_entry (self, entry);
}

gboolean
adj_game_undo (AdjGame *self)
{
  const AdjPlay *play = adj_game_get_play (self);
  guint target = adj_play_last_done (play);
  gboolean joined;

  if (target == 0)
    return FALSE;
  joined = adj_play_entry (play, target)->joined;
  return undo_one (self, target) && (!joined || undo_one (self, adj_play_last_done (play)));
}

static gboolean
redo_one (AdjGame *self, guint target)
{
  AdjEntry *entry = adj_entry_new (ADJ_ENTRY_REDO);

  entry->target = target;
  return adj_game_add_entry (self, entry);
}

gboolean
adj_game_redo (AdjGame *self)
{
  const AdjPlay *play = adj_game_get_play (self);
  guint target = adj_play_next_undone (play);
  guint then;

  if (target == 0 || !redo_one (self, target))
    return FALSE;
  then = adj_play_next_undone (play);
  return then == 0 || !adj_play_entry (play, then)->joined || redo_one (self, then);
}
