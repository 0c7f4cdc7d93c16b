/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "desk/secret.h"
#include "record/act.h"
#include "record/game-private.h"
#include "record/order-make.h"
#include "record/order-settle.h"
#include "record/plotting.h"
#include "record/proof.h"
#include "record/throw.h"
#include "rules/debts.h"
#include "rules/drift.h"
#include "rules/seals.h"
#include "rules/together.h"

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

/* What the sides have sealed is at hand, for an order that reveals it; what is to be sealed is
 * sealed. */
static void
bring_seals (AdjGame *self, AdjJudge *judge, const AdjOrder *order)
{
  const AdjPlay *play = adj_game_get_play (self);

  if (order->verb == ADJ_VERB_SEAL)
    adj_plotting_seal (self, order, judge);
  else if (order->verb == ADJ_VERB_REVEAL)
    adj_seals_bring (judge, play, play->steps->len);
}

/* The judge has begun on a table already. */
static AdjOutcome *
carry_out (AdjGame *self,
           AdjJudge *judge,
           const AdjTable *table,
           const AdjSilence *silence,
           AdjOrder *order)
{
  AdjOutcome *outcome = adj_outcome_new ();

  adj_order_throw (order, &judge->field, adj_game_get_seed (self),
                   (guint64) adj_game_get_dice_thrown (self));
  outcome->order = g_memdup2 (order, sizeof *order);
  outcome->text = adj_order_print (judge->book, order);
  judge->unfollowed = silence->mirror != ADJ_MIRROR_FULL;
  judge_order (self, judge, table, order);
  adj_silence_keep (silence, judge);
  tell_outcome (outcome, judge);
  return outcome;
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
  g_auto (AdjOrderError) error = { 0 };
  AdjOutcome *outcome;

  adj_judge_begin (judge, table);
  outcome = adj_order_parse (&judge->field, eyes, text, order, &error)
                ? carry_out (self, judge, table, silence, order)
                : adj_outcome_new_unread (&error);
  outcome->typed = g_strdup (text);
  return outcome;
}

/* The entry that the record would have of an order that has been judged. */
static AdjEntry *
entry_of (AdjGame *self,
          const AdjJudge *judge,
          const AdjOutcome *outcome,
          const AdjOrder *order,
          gboolean joined)
{
  AdjEntry *entry = adj_entry_new (ADJ_ENTRY_ORDER);
  gboolean seals = order->verb == ADJ_VERB_SEAL && !order->seal.paper;
  const AdjSeal *seal = seals ? adj_game_get_seal (self) : NULL;

  entry->verb = (int) order->verb;
  entry->text = g_strdup (outcome->text);
  entry->joined = joined;
  entry->dice = order->thrown;
  if (seal != NULL)
    entry->seal = adj_seal_copy (seal);
  adj_entry_take (entry, judge);
  return entry;
}

/* Why the record cannot have a remark about that order; NULL. A scratch table's orders have other
 * numbers than they get when they are kept. */
static char *
refuse_about (AdjGame *self, const AdjOrder *order)
{
  if (!adj_verb_takes_rest (order->verb) || order->remark.order == 0)
    return NULL;
  if (adj_game_get_root (self) != NULL)
    return g_strdup (_ ("the orders of a scratch table cannot be named"));
  return adj_game_find_order (self, order->remark.order) < 0
             ? g_strdup (_ ("there is no such order in the log"))
             : NULL;
}

static void
record (AdjGame *self,
        AdjOutcome *outcome,
        const AdjJudge *judge,
        const AdjOrder *order,
        gboolean joined)
{
  g_autoptr (AdjEntry) entry = entry_of (self, judge, outcome, order, joined);
  char *why = refuse_about (self, order);

  if (why == NULL)
    why = adj_proof_refuse (self, &entry, 1);
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
adj_game_refuses (AdjGame *self, const AdjOutcome *outcome, const AdjOrder *order)
{
  return (adj_game_get_strict (self) || adj_outcome_asks_first (outcome)) &&
         outcome->standing == ADJ_WARNED && !order->forced;
}

/* The order on that table; nothing is recorded. typed: how it was given. */
static AdjOutcome *
judge_on (AdjGame *self, const AdjTable *table, const char *typed, AdjOrder *order)
{
  const AdjPlay *play = adj_game_get_play (self);
  AdjJudge *judge = adj_game_get_judge (self);
  AdjOutcome *outcome;

  adj_judge_begin (judge, table);
  bring_seals (self, judge, order);
  outcome = carry_out (self, judge, table, adj_game_get_silence (self), order);
  outcome->typed = g_strdup (typed);
  outcome->n_steps = play->steps->len;
  if (adj_game_gives_away (self, judge->table))
    adj_outcome_hush (outcome);
  outcome->refused = adj_game_refuses (self, outcome, order);
  return outcome;
}

static gboolean
stands (const AdjOutcome *outcome)
{
  return outcome->standing != ADJ_IMPOSSIBLE && !outcome->refused;
}

AdjOutcome *
adj_game_submit_one (AdjGame *self, const AdjOrder *order, const char *typed, gboolean joined)
{
  AdjOrder thrown = *order;
  AdjOutcome *outcome = judge_on (self, adj_game_get_table (self), typed, &thrown);

  if (stands (outcome))
    record (self, outcome, adj_game_get_judge (self), &thrown, joined);
  return outcome;
}

/* The phase is not left for an order that is not carried out: what keeps one of the two from
 * standing; NULL if both do. */
static AdjOutcome *
refusal_of_both (AdjGame *self, AdjOrder next, AdjOrder order, const char *typed)
{
  const AdjJudge *judge = adj_game_get_judge (self);
  g_autoptr (AdjOutcome) before =
      judge_on (self, adj_game_get_table (self), adj_verb_name (next.verb), &next);
  g_autoptr (AdjEntry) first = entry_of (self, judge, before, &next, FALSE);
  g_autoptr (AdjTable) after = adj_table_copy (judge->table);
  g_autoptr (AdjOutcome) outcome = NULL;
  g_autoptr (AdjEntry) second = NULL;
  char *why;

  if (!stands (before))
    return g_steal_pointer (&before);
  outcome = judge_on (self, after, typed, &order);
  second = entry_of (self, judge, outcome, &order, TRUE);
  why = stands (outcome) ? adj_proof_refuse (self, (AdjEntry *[]){ first, second }, 2) : NULL;
  if (why != NULL)
    adj_outcome_refuse (outcome, why);
  return stands (outcome) ? NULL : g_steal_pointer (&outcome);
}

/* An attack in the Movement Phase is preceded by an order that leaves it (BG 5.14), and who gives
 * the attack with "!" knows what is owed there. */
static AdjOutcome *
submit_after_next (AdjGame *self, const AdjOrder *order, const char *typed, GPtrArray *outcomes)
{
  AdjOrder next = adj_order_next ();
  AdjOutcome *refusal;

  next.forced = order->forced;
  refusal = refusal_of_both (self, next, *order, typed);
  if (refusal != NULL)
    return refusal;
  g_ptr_array_add (outcomes, adj_game_submit_one (self, &next, adj_verb_name (next.verb), FALSE));
  return adj_game_submit_one (self, order, typed, TRUE);
}

/* Why it cannot be an order on this table, which it takes over. */
static void
add_unread (AdjGame *self, const char *typed, AdjOrderError *error, GPtrArray *outcomes)
{
  AdjOutcome *outcome = adj_outcome_new_unread (error);

  outcome->typed = g_strdup (typed);
  outcome->n_steps = adj_game_get_play (self)->steps->len;
  g_ptr_array_add (outcomes, outcome);
}

/* Behind the curtain: it is judged with the draft on the table, and goes into the draft. */
static AdjOutcome *
submit_in_secret (AdjGame *self, AdjOrder order, const char *typed)
{
  AdjJudge *judge = adj_game_get_judge (self);
  AdjOutcome *outcome;

  judge->in_secret = TRUE;
  outcome = judge_on (self, adj_game_get_drafted (self)->table, typed, &order);
  judge->in_secret = FALSE;
  outcome->recorded = stands (outcome);
  if (outcome->recorded)
    adj_plotting_keep (self, outcome->text);
  return outcome;
}

/* Segment after segment, each an order of its own that can be looked at, and the end of the phase
 * with them. A hex that is disputed (Y S5.23), and who drifts when the march is over (E N.8), come
 * first. */
static AdjOutcome *
submit_after_march (AdjGame *self, const AdjOrder *order, const char *typed, GPtrArray *outcomes)
{
  const AdjOrder segment = adj_order_segment ();
  AdjOutcome *outcome = NULL;

  while (adj_game_get_table (self)->segment < ADJ_SEGMENTS)
    {
      if (outcome != NULL)
        g_ptr_array_add (outcomes, outcome);
      outcome = adj_game_submit_one (self, &segment, adj_verb_name (segment.verb), outcome != NULL);
      if (!outcome->recorded || !adj_debts_are_done (adj_game_get_table (self)))
        return outcome;
    }
  if (adj_drifts_are_owed (adj_game_get_field (self)))
    return outcome;
  g_ptr_array_add (outcomes, outcome);
  return adj_game_submit_one (self, order, typed, TRUE);
}

static gboolean
is_next_on_the_march (AdjGame *self, const AdjOrder *order)
{
  const AdjTable *table = adj_game_get_table (self);

  return order->verb == ADJ_VERB_NEXT && adj_debts_are_done (table) &&
         adj_game_get_mirror (self) == ADJ_MIRROR_FULL && !adj_seals_are_waiting (table) &&
         adj_segments_are_left (table, adj_game_get_book (self));
}

static AdjOutcome *
submit_by_rules (AdjGame *self, const AdjOrder *order, const char *typed, GPtrArray *outcomes)
{
  if (adj_plotting_takes (self, order))
    return submit_in_secret (self, *order, typed);
  if (is_next_on_the_march (self, order))
    return submit_after_march (self, order, typed, outcomes);
  return adj_order_implies_next (adj_game_get_field (self), order)
             ? submit_after_next (self, order, typed, outcomes)
             : adj_game_submit_one (self, order, typed, FALSE);
}

/* Is it recorded, or kept in a draft? */
static gboolean
submit_settled (AdjGame *self, const AdjOrder *order, const char *typed, GPtrArray *outcomes)
{
  AdjOrderError error = { .text = adj_plotting_refuse (self, order) };
  AdjOutcome *outcome;

  if (error.text != NULL)
    {
      add_unread (self, typed, &error, outcomes);
      return FALSE;
    }
  outcome = submit_by_rules (self, order, typed, outcomes);

  g_ptr_array_add (outcomes, outcome);
  return outcome->recorded;
}

static gboolean
submit_typed (AdjGame *self, const char *text, GPtrArray *outcomes)
{
  g_auto (AdjOrderError) error = { 0 };
  AdjOrder order;

  if (adj_order_parse (adj_game_get_drafted (self), adj_game_get_eyes (self), text, &order, &error))
    return submit_settled (self, &order, text, outcomes);
  add_unread (self, text, &error, outcomes);
  return FALSE;
}

static gboolean
submit_made (AdjGame *self, const AdjOrder *made, GPtrArray *outcomes)
{
  const AdjField *field = adj_game_get_drafted (self);
  AdjView view = adj_view (field->book, field->table, adj_game_get_eyes (self));
  g_autofree char *text = adj_order_show (&view, made);
  g_auto (AdjOrderError) error = { 0 };
  AdjOrder order = *made;

  if (adj_order_settle (&order, field, view.eyes, &error.text))
    return submit_settled (self, &order, text, outcomes);
  add_unread (self, text, &error, outcomes);
  return FALSE;
}

GPtrArray *
adj_game_submit (AdjGame *self, const char *line, gboolean keep_going)
{
  GPtrArray *outcomes;
  g_auto (GStrv) orders = NULL;
  gboolean going = TRUE;

  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);
  g_return_val_if_fail (line != NULL, NULL);

  outcomes = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_outcome_free);
  orders = adj_order_split (line);
  for (int i = 0; orders[i] != NULL && going; i++)
    going = submit_typed (self, orders[i], outcomes) || keep_going;
  return outcomes;
}

GPtrArray *
adj_game_submit_orders (AdjGame *self, const AdjOrder *orders, guint n_orders)
{
  GPtrArray *outcomes;
  gboolean going = TRUE;

  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);
  g_return_val_if_fail (orders != NULL || n_orders == 0, NULL);

  outcomes = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_outcome_free);
  for (guint i = 0; i < n_orders && going; i++)
    {
      guint before = outcomes->len;

      going = submit_made (self, &orders[i], outcomes);
      for (guint j = before; j < outcomes->len; j++)
        ((AdjOutcome *) g_ptr_array_index (outcomes, j))->place = i;
    }
  return outcomes;
}

/* ---- Undo and redo ---- */

static gboolean
is_joined (AdjGame *self, guint number)
{
  return adj_play_entry (adj_game_get_play (self), number)->joined;
}

static guint
number_at (const GArray *numbers, guint i)
{
  return g_array_index (numbers, guint, i);
}

/* The last that was done, and what it came along with, the last first. */
static GArray *
find_undoable (AdjGame *self)
{
  const GArray *done = adj_game_get_play (self)->done;
  GArray *targets = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = done->len; i > 0; i--)
    {
      guint number = number_at (done, i - 1);

      g_array_append_val (targets, number);
      if (!is_joined (self, number))
        break;
    }
  return targets;
}

/* The first that was undone last, and what came along with it. */
static GArray *
find_redoable (AdjGame *self)
{
  const GArray *undone = adj_game_get_play (self)->undone;
  GArray *targets = g_array_new (FALSE, FALSE, sizeof (guint));

  for (guint i = undone->len; i > 0; i--)
    {
      guint number = number_at (undone, i - 1);

      if (targets->len > 0 && !is_joined (self, number))
        break;
      g_array_append_val (targets, number);
    }
  return targets;
}

/* Orders that belong together are taken back, or done again, in one or not at all. */
static gboolean
add_joined (AdjGame *self, AdjEntryKind kind, const GArray *targets)
{
  g_autoptr (GPtrArray) entries = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_entry_free);

  adj_game_set_refusal (self, NULL);
  if (targets->len == 0)
    return FALSE;
  for (guint i = 0; i < targets->len; i++)
    {
      AdjEntry *entry = adj_entry_new (kind);

      entry->target = number_at (targets, i);
      g_ptr_array_add (entries, entry);
    }
  adj_game_set_refusal (self, adj_proof_refuse (self, (AdjEntry **) entries->pdata, entries->len));
  if (adj_game_get_refusal (self) != NULL)
    return FALSE;
  while (entries->len > 0)
    if (!adj_game_add_entry (self, g_ptr_array_steal_index (entries, 0)))
      return FALSE;
  return TRUE;
}

gboolean
adj_game_undo (AdjGame *self)
{
  g_autoptr (GArray) targets = NULL;
  gboolean done;

  g_return_val_if_fail (ADJ_IS_GAME (self), FALSE);

  if (adj_plotting_undo (self, &done))
    return done;
  targets = find_undoable (self);
  return add_joined (self, ADJ_ENTRY_UNDO, targets);
}

gboolean
adj_game_redo (AdjGame *self)
{
  g_autoptr (GArray) targets = NULL;
  gboolean done;

  g_return_val_if_fail (ADJ_IS_GAME (self), FALSE);

  if (adj_plotting_redo (self, &done))
    return done;
  targets = find_redoable (self);
  return add_joined (self, ADJ_ENTRY_REDO, targets);
}
