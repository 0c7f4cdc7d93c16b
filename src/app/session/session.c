/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/session/session-private.h"
#include "record/seen.h"

G_DEFINE_FINAL_TYPE (AdjSession, adj_session, G_TYPE_OBJECT)

enum
{
  CHANGED,
  PICKED,
  ANSWERED,
  EYES,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

void
adj_session_forget_seen (AdjSession *self)
{
  g_clear_pointer (&self->seen, adj_table_free);
  g_clear_pointer (&self->seen_field, g_free);
}

void
adj_session_forget_past (AdjSession *self)
{
  adj_session_forget_seen (self);
  g_clear_pointer (&self->past, adj_table_free);
  g_clear_pointer (&self->past_field, g_free);
  self->preview = FALSE;
}

static void
adj_session_finalize (GObject *object)
{
  AdjSession *self = ADJ_SESSION (object);

  g_clear_signal_handler (&self->game_changed, self->game);
  g_clear_handle_id (&self->to_write, g_source_remove);
  g_clear_object (&self->saver);
  g_clear_object (&self->game);
  g_clear_object (&self->origin);
  adj_session_forget_past (self);
  g_free (self->holder);
  g_free (self->path);
  g_ptr_array_unref (self->answers);
  G_OBJECT_CLASS (adj_session_parent_class)->finalize (object);
}

static guint
add_signal (const char *name)
{
  return g_signal_new (name, ADJ_TYPE_SESSION, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                       0);
}

static void
adj_session_class_init (AdjSessionClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_session_finalize;
  signals[CHANGED] = add_signal ("changed");
  signals[PICKED] = add_signal ("picked");
  signals[ANSWERED] = add_signal ("answered");
  signals[EYES] = add_signal ("eyes");
}

static void
adj_session_init (AdjSession *self)
{
  self->answers = g_ptr_array_new_with_free_func ((GDestroyNotify) adj_answer_free);
}

/* ---- What is shown ---- */

/* What was picked to move is not what somebody would pick to fight: a phase begins with nothing
 * picked, but for an attack that was planned while its side moved. */
gboolean
adj_session_mark_phase (AdjSession *self)
{
  const AdjTable *table = adj_game_get_table (self->game);
  const AdjPhaseMark mark = { table->turn, table->phase, table->phasing };
  const AdjPhaseMark before = self->mark;
  const AdjPicks *picks = &self->picks;

  self->mark = mark;
  if (memcmp (&mark, &before, sizeof mark) == 0 ||
      (picks->n_targets > 0 && mark.phasing == before.phasing) ||
      picks->n_units + picks->n_targets + picks->n_hexes == 0)
    return FALSE;
  self->picks = (AdjPicks){ 0 };
  return TRUE;
}

void
adj_session_show_changes (AdjSession *self)
{
  gboolean dropped = adj_session_mark_phase (self);

  dropped |= adj_picks_prune (&self->picks, adj_session_field (self));

  adj_session_forget_seen (self);
  g_signal_emit (self, signals[CHANGED], 0);
  if (dropped)
    g_signal_emit (self, signals[PICKED], 0);
}

AdjSession *
adj_session_get_origin (AdjSession *self)
{
  return self->origin;
}

AdjGame *
adj_session_get_game (AdjSession *self)
{
  return self->game;
}

const char *
adj_session_get_path (AdjSession *self)
{
  return self->path;
}

const char *
adj_session_get_holder (AdjSession *self)
{
  return self->holder;
}

const AdjBook *
adj_session_book (AdjSession *self)
{
  return adj_game_get_book (self->game);
}

const AdjTable *
adj_session_table (AdjSession *self)
{
  return self->past != NULL ? self->past : adj_game_get_table (self->game);
}

const AdjField *
adj_session_field (AdjSession *self)
{
  return self->past != NULL ? self->past_field : adj_game_get_field (self->game);
}

const AdjField *
adj_session_seen (AdjSession *self)
{
  AdjView view = adj_session_view (self);

  if (self->seen == NULL)
    {
      self->seen_field = g_new (AdjField, 1);
      self->seen = adj_seen_field (&view, self->seen_field);
    }
  return self->seen_field;
}

AdjView
adj_session_view (AdjSession *self)
{
  return adj_view (adj_session_book (self), adj_session_table (self),
                   adj_game_get_eyes (self->game));
}

/* ---- Picks ---- */

const AdjPicks *
adj_session_get_picks (AdjSession *self)
{
  return &self->picks;
}

void
adj_session_set_picks (AdjSession *self, const AdjPicks *picks)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  self->picks = *picks;
  g_signal_emit (self, signals[PICKED], 0);
}

void
adj_session_pick_nothing (AdjSession *self)
{
  const AdjPicks nothing = { 0 };

  adj_session_set_picks (self, &nothing);
}
