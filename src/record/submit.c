/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "desk/secret.h"
#include "record/act.h"
#include "record/game-private.h"
#include "record/proof.h"
#include "record/throw.h"

static void
tell_outcome (AdjOutcome *outcome, const AdjJudge *judge)
{
  outcome->standing = judge->standing;
  outcome->unjudged = judge->unjudged;
  g_array_append_vals (outcome->findings, judge->findings, judge->n_findings);
  g_array_append_vals (outcome->effects, judge->effects, judge->n_effects);
}

/* An order that is the first to deal aliases is judged twice, for only then is it known that a
 * secret has to be drawn. */
static void
judge_order (AdjGame *self, AdjJudge *judge, const AdjTable *table, const AdjOrder *order)
{
  judge->secret = adj_game_get_secret (self);
  judge->number = adj_game_get_play (self)->entries->len + 1;
  adj_order_judge (judge, order);
  if (judge->secret == NULL && judge->needs_secret)
    {
      g_autofree char *secret = adj_secret_new ();

      adj_game_set_secret (self, secret);
      adj_judge_begin (judge, table);
      judge_order (self, judge, table, order);
    }
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
  judge_order (self, judge, table, order);
  adj_silence_keep (silence, judge);
  tell_outcome (outcome, judge);
  return outcome;
}

/* What the record would have of an order that has been judged. */
static AdjEntry *
entry_of (const AdjJudge *judge, const AdjOutcome *outcome, const AdjOrder *order, gboolean joined)
{
  AdjEntry *entry = adj_entry_new (ADJ_ENTRY_ORDER);

  entry->text = g_strdup (outcome->text);
  entry->joined = joined;
  entry->dice = order->thrown;
  adj_entry_take (entry, judge);
  return entry;
}

static void
record (AdjGame *self,
        AdjOutcome *outcome,
        const AdjJudge *judge,
        const AdjOrder *order,
        gboolean joined)
{
  g_autoptr (AdjEntry) entry = entry_of (judge, outcome, order, joined);
  char *why = adj_proof_refuse (self, &entry, 1);

  if (why != NULL)
    {
      adj_outcome_refuse (outcome, why);
      return;
    }
  outcome->number = entry->number;
  outcome->recorded = adj_game_add_entry (self, g_steal_pointer (&entry));
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

/* The order that an attack typed in the Movement Phase is preceded by: it leaves that phase
 * (BG 5.14), and who gives the attack with "!" knows what is owed there. NULL for other orders. */
static const char *
wanted_before (AdjGame *self, const char *text)
{
  AdjOrder order;
  g_auto (AdjOrderError) error = { 0 };

  if (!adj_order_parse (adj_game_get_field (self), adj_game_get_eyes (self), text, &order,
                        &error) ||
      !adj_order_implies_next (adj_game_get_field (self), &order))
    return NULL;
  return order.forced ? "next!" : "next";
}

/* The phase is not left for an order that is not carried out: what keeps one of the two from
 * standing; NULL if both do. */
static AdjOutcome *
refusal_of_both (AdjGame *self, const char *before, const char *text)
{
  AdjEyes eyes = adj_game_get_eyes (self);
  const AdjJudge *judge = adj_game_get_judge (self);
  AdjOrder order;
  g_autoptr (AdjOutcome) next = judge_on (self, adj_game_get_table (self), before, eyes, &order);
  g_autoptr (AdjEntry) first = entry_of (judge, next, &order, FALSE);
  g_autoptr (AdjTable) after = adj_table_copy (judge->table);
  g_autoptr (AdjOutcome) outcome = NULL;
  g_autoptr (AdjEntry) second = NULL;
  char *why;

  if (!stands (next))
    return g_steal_pointer (&next);
  outcome = judge_on (self, after, text, eyes, &order);
  second = entry_of (judge, outcome, &order, TRUE);
  why = stands (outcome) ? adj_proof_refuse (self, (AdjEntry *[]){ first, second }, 2) : NULL;
  if (why != NULL)
    adj_outcome_refuse (outcome, why);
  return stands (outcome) ? NULL : g_steal_pointer (&outcome);
}

static AdjOutcome *
submit_typed (AdjGame *self, const char *text, GPtrArray *outcomes)
{
  AdjEyes eyes = adj_game_get_eyes (self);
  const char *before = wanted_before (self, text);
  AdjOutcome *outcome = before != NULL ? refusal_of_both (self, before, text) : NULL;

  if (outcome == NULL)
    {
      if (before != NULL)
        g_ptr_array_add (outcomes, adj_game_submit_one (self, before, eyes, FALSE));
      outcome = adj_game_submit_one (self, text, eyes, before != NULL);
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

/* The entry that is next but one; 0 if there is none. */
static guint
after_last (const GArray *numbers)
{
  return numbers->len > 1 ? g_array_index (numbers, guint, numbers->len - 2) : 0;
}

/* What belongs together is taken back, or done again, in one or not at all. then: 0 if the first
 * stands by itself. */
static gboolean
add_pair (AdjGame *self, AdjEntryKind kind, guint first, guint then)
{
  g_autoptr (AdjEntry) one = adj_entry_new (kind);
  g_autoptr (AdjEntry) two = adj_entry_new (kind);

  one->target = first;
  two->target = then;
  adj_game_set_refusal (self,
                        adj_proof_refuse (self, (AdjEntry *[]){ one, two }, then != 0 ? 2 : 1));
  return adj_game_get_refusal (self) == NULL && adj_game_add_entry (self, g_steal_pointer (&one)) &&
         (then == 0 || adj_game_add_entry (self, g_steal_pointer (&two)));
}

gboolean
adj_game_undo (AdjGame *self)
{
  const AdjPlay *play = adj_game_get_play (self);
  guint last = adj_play_last_done (play);

  adj_game_set_refusal (self, NULL);
  return last != 0 && add_pair (self, ADJ_ENTRY_UNDO, last,
                                adj_play_entry (play, last)->joined ? after_last (play->done) : 0);
}

gboolean
adj_game_redo (AdjGame *self)
{
  const AdjPlay *play = adj_game_get_play (self);
  guint next = adj_play_next_undone (play);
  guint then = after_last (play->undone);

  adj_game_set_refusal (self, NULL);
  return next != 0 && add_pair (self, ADJ_ENTRY_REDO, next,
                                then != 0 && adj_play_entry (play, then)->joined ? then : 0);
}
