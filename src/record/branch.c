/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/branch.h"

#include <glib/gi18n-lib.h>

#include "record/game-private.h"
#include "record/seen.h"
#include "record/throw.h"

static const AdjStep *
step_of (AdjGame *game, guint index)
{
  return &g_array_index (adj_game_get_play (game)->steps, AdjStep, index);
}

/* ---- Beginning ---- */

static gboolean
is_about_silence (const AdjStep *step)
{
  return step->content->verb == ADJ_VERB_WAIVE || step->content->verb == ADJ_VERB_MIRROR;
}

/* The silences of the players; these orders do nothing on the table. */
static void
bring_silence (AdjGame *branch, AdjGame *game, guint n_steps)
{
  for (guint i = 0; i < MIN (n_steps, adj_game_get_play (game)->steps->len); i++)
    {
      const AdjStep *step = step_of (game, i);
      AdjEntry *entry;

      if (step->state == ADJ_STEP_ASIDE || !is_about_silence (step))
        continue;
      entry = adj_entry_new (ADJ_ENTRY_ORDER);
      adj_entry_set_order (entry, step->content->text);
      adj_game_add_entry (branch, entry);
    }
}

/* The table as the branch's eyes see it. */
static AdjTable *
root_of (AdjGame *game, guint n_steps, AdjEyes eyes)
{
  g_autoptr (AdjTable) table = adj_game_table_after (game, n_steps);
  AdjView view = adj_view (adj_game_get_book (game), table, eyes);

  return adj_seen_table (&view);
}

AdjGame *
adj_game_branch (AdjGame *self, guint n_steps, guint64 seed)
{
  AdjGame *branch;
  AdjEyes eyes;

  g_return_val_if_fail (ADJ_IS_GAME (self), NULL);

  branch = adj_game_new (adj_game_get_book (self), seed);
  eyes = adj_game_get_eyes (self);
  adj_game_set_eyes (branch, eyes);
  adj_game_set_strict (branch, adj_game_get_strict (self));
  adj_game_set_root (branch, root_of (self, n_steps, eyes));
  bring_silence (branch, self, n_steps);
  adj_game_settle (branch);
  return branch;
}

/* ---- What was tried ---- */

static gboolean
was_tried (AdjGame *branch, const AdjStep *step)
{
  return step->state != ADJ_STEP_ASIDE && step->number > adj_game_get_settled (branch);
}

guint
adj_branch_count (AdjGame *branch)
{
  guint n = 0;

  g_return_val_if_fail (ADJ_IS_GAME (branch), 0);

  for (guint i = 0; i < adj_game_get_play (branch)->steps->len; i++)
    n += was_tried (branch, step_of (branch, i));
  return n;
}

/* ---- Keeping ---- */

gboolean
adj_branch_fits (AdjGame *branch, AdjGame *game)
{
  guint n_steps;
  g_autoptr (AdjTable) now = NULL;
  g_autoptr (AdjTable) root = NULL;

  g_return_val_if_fail (ADJ_IS_GAME (branch), FALSE);
  g_return_val_if_fail (ADJ_IS_GAME (game), FALSE);

  n_steps = adj_game_get_play (game)->steps->len;
  now = root_of (game, n_steps, adj_game_get_eyes (branch));
  root = adj_game_table_after (branch, 0);
  return adj_table_equal (now, root);
}

/* The order of a step; of one that cannot be read any more nothing is kept. */
static gboolean
is_for_keeps (AdjGame *branch, const AdjTable *before, const AdjStep *step, AdjOrder *order)
{
  g_autofree AdjField *field = g_new (AdjField, 1);
  g_auto (AdjOrderError) error = { 0 };

  adj_field_read (field, adj_game_get_book (branch), before);
  return adj_order_parse (field, ADJ_EYES_ALL, step->content->text, order, &error) &&
         !adj_order_rests_on_chance (order);
}

/* One order more in the game; or why not. */
static AdjKeptEnd
keep_step (AdjGame *game, const AdjStep *step, const AdjOrder *order, gboolean joined)
{
  AdjOutcome *outcome = adj_game_submit_one (game, order, step->content->text, joined);
  gboolean recorded = outcome->recorded;

  adj_outcome_free (outcome);
  return recorded ? ADJ_KEPT_ALL : ADJ_KEPT_TO_REFUSED;
}

void
adj_branch_keep (AdjGame *branch, AdjGame *game, AdjKept *kept)
{
  g_return_if_fail (ADJ_IS_GAME (branch));
  g_return_if_fail (ADJ_IS_GAME (game));
  g_return_if_fail (kept != NULL);

  *kept = (AdjKept){ 0 };
  if (!adj_branch_fits (branch, game))
    {
      kept->end = ADJ_KEPT_NOTHING;
      return;
    }
  for (guint i = 0; i < adj_game_get_play (branch)->steps->len; i++)
    {
      const AdjStep *step = step_of (branch, i);
      g_autoptr (AdjTable) before = NULL;
      AdjOrder order;
      AdjView view;

      if (!was_tried (branch, step))
        continue;
      before = adj_game_table_after (branch, i);
      view = adj_view (adj_game_get_book (branch), before, adj_game_get_eyes (branch));
      kept->end = !is_for_keeps (branch, before, step, &order)
                      ? ADJ_KEPT_TO_DIE
                      : keep_step (game, step, &order, step->content->joined && kept->n_kept > 0);
      if (kept->end != ADJ_KEPT_ALL)
        {
          kept->left = adj_seen_order (&view, step->content->text);
          return;
        }
      kept->n_kept++;
    }
}

void
adj_kept_clear (AdjKept *self)
{
  g_return_if_fail (self != NULL);

  g_clear_pointer (&self->left, g_free);
}
