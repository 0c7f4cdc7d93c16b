/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/desktop/settings.h"
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

static void
forget_seen (AdjSession *self)
{
  g_clear_pointer (&self->seen, adj_table_free);
  g_clear_pointer (&self->seen_field, g_free);
}

static void
forget_past (AdjSession *self)
{
  forget_seen (self);
  g_clear_pointer (&self->past, adj_table_free);
  g_clear_pointer (&self->past_field, g_free);
  self->preview = FALSE;
  g_clear_pointer (&self->previewed, g_free);
}

static void
adj_session_finalize (GObject *object)
{
  AdjSession *self = ADJ_SESSION (object);

  g_clear_signal_handler (&self->game_changed, self->game);
  g_clear_handle_id (&self->rest, g_source_remove);
  adj_keeper_clear (&self->keeper);
  g_clear_object (&self->game);
  g_clear_object (&self->origin);
  forget_past (self);
  g_clear_pointer (&self->stops, g_array_unref);
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

/* Units picked to move are not those that somebody would pick to fight: a phase begins with nothing
 * picked, but for an attack that was planned while its side moved. */
static gboolean
mark_phase (AdjSession *self)
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

static void
show_changes (AdjSession *self)
{
  gboolean dropped = mark_phase (self);

  dropped |= adj_picks_prune (&self->picks, adj_session_true_field (self));

  forget_seen (self);
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
  return self->keeper.path;
}

const char *
adj_session_get_holder (AdjSession *self)
{
  return self->keeper.holder;
}

const AdjBook *
adj_session_book (AdjSession *self)
{
  return adj_game_get_book (self->game);
}

const AdjTable *
adj_session_true_table (AdjSession *self)
{
  return adj_session_true_field (self)->table;
}

/* With what the side whose eyes these are has plotted so far. */
const AdjField *
adj_session_true_field (AdjSession *self)
{
  return self->past != NULL ? self->past_field : adj_game_get_drafted (self->game);
}

const AdjField *
adj_session_field (AdjSession *self)
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
  return adj_view (adj_session_book (self), adj_session_true_table (self),
                   adj_game_get_eyes (self->game));
}

/* ---- The moment ---- */

static guint
steps_now (AdjSession *self)
{
  return adj_game_get_play (self->game)->steps->len;
}

/* Takes the table over. */
static void
show_other_table (AdjSession *self, AdjTable *table, guint step)
{
  self->past = table;
  self->past_field = g_new (AdjField, 1);
  adj_field_read (self->past_field, adj_game_get_book (self->game), table);
  self->step = step;
}

void
adj_session_look_at (AdjSession *self, guint n_steps)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  forget_past (self);
  if (n_steps < steps_now (self))
    show_other_table (self, adj_game_table_after (self->game, n_steps), n_steps);
  show_changes (self);
}

void
adj_session_preview (AdjSession *self, const AdjTable *table, const char *said)
{
  g_autoptr (AdjTable) copy = NULL;

  g_return_if_fail (ADJ_IS_SESSION (self));
  g_return_if_fail (table != NULL);
  g_return_if_fail (said != NULL);

  copy = adj_table_copy (table);
  forget_past (self);
  show_other_table (self, g_steal_pointer (&copy), steps_now (self));
  self->preview = TRUE;
  self->previewed = g_strdup (said);
  show_changes (self);
}

gboolean
adj_session_is_preview (AdjSession *self)
{
  return self->preview;
}

const char *
adj_session_get_preview (AdjSession *self)
{
  return self->previewed;
}

void
adj_session_look_now (AdjSession *self)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  if (self->past != NULL)
    adj_session_look_at (self, steps_now (self));
}

guint
adj_session_get_step (AdjSession *self)
{
  return self->past != NULL ? self->step : steps_now (self);
}

gboolean
adj_session_is_now (AdjSession *self)
{
  return self->past == NULL;
}

gboolean
adj_session_may_play (AdjSession *self)
{
  return self->past == NULL && self->keeper.holder == NULL && !self->curtain.drawn;
}

/* ---- The eyes ---- */

/* Nothing that was picked, typed or answered is left to other eyes. */
static void
look_with (AdjSession *self, AdjEyes eyes)
{
  if (adj_game_get_eyes (self->game) == eyes)
    return;
  adj_game_set_eyes (self->game, eyes);
  if (self->preview)
    forget_past (self); /* it was made for the other's eyes */
  forget_seen (self);
  self->picks = (AdjPicks){ 0 };
  g_ptr_array_set_size (self->answers, 0);
  g_signal_emit (self, signals[EYES], 0);
}

void
adj_session_set_eyes (AdjSession *self, AdjEyes eyes)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  if (adj_game_get_eyes (self->game) == eyes)
    return;
  look_with (self, eyes);
  show_changes (self);
}

/* ---- The curtain ---- */

static gboolean adj_session_rest (gpointer data);

/* Who looks behind it and rests for as long as the preferences say has left the screen: the time
 * begins anew with everything he does. */
static void
watch_rest (AdjSession *self)
{
  guint seconds = g_settings_get_uint (adj_settings (), "curtain-rest");

  g_clear_handle_id (&self->rest, g_source_remove);
  if (seconds > 0 && adj_curtain_may_fall (&self->curtain, adj_game_get_eyes (self->game)))
    self->rest = g_timeout_add_seconds (seconds, adj_session_rest, self);
}

static gboolean
adj_session_rest (gpointer data)
{
  AdjSession *self = data;

  self->rest = 0;
  adj_session_draw_curtain (self);
  return G_SOURCE_REMOVE;
}

void
adj_session_stir (AdjSession *self)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  for (AdjSession *session = self; session != NULL; session = session->origin)
    if (session->rest != 0)
      watch_rest (session);
}

static void
follow_curtain (AdjSession *self)
{
  AdjView view = adj_view (adj_game_get_book (self->game), adj_game_get_table (self->game),
                           adj_game_get_eyes (self->game));

  if (!self->hangs_curtain)
    return;
  look_with (self, adj_curtain_follow (&self->curtain, &view));
  watch_rest (self);
}

void
adj_session_hang_curtain (AdjSession *self)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  self->hangs_curtain = TRUE;
  follow_curtain (self);
  show_changes (self);
}

gboolean
adj_session_has_curtain (AdjSession *self)
{
  return self->curtain.hung;
}

gboolean
adj_session_is_covered (AdjSession *self)
{
  return self->curtain.drawn;
}

void
adj_session_draw_curtain (AdjSession *self)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  if (!self->curtain.hung || self->curtain.drawn)
    return;
  self->curtain.drawn = TRUE;
  look_with (self, ADJ_EYES_PUBLIC);
  watch_rest (self);
  show_changes (self);
}

void
adj_session_lift_curtain (AdjSession *self, AdjEyes eyes)
{
  g_return_if_fail (ADJ_IS_SESSION (self) && eyes != ADJ_EYES_ALL);

  if (!self->curtain.drawn)
    return;
  self->curtain.drawn = FALSE;
  look_with (self, eyes);
  watch_rest (self);
  show_changes (self);
}

/* ---- Answers ---- */

gboolean
adj_session_answer (AdjSession *self, const char *command, gboolean done, const char *said)
{
  g_ptr_array_add (self->answers, adj_answer_new_command (command, done, said));
  g_signal_emit (self, signals[ANSWERED], 0);
  return done;
}

void
adj_session_tell (AdjSession *self, const char *said, gboolean well)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  g_ptr_array_set_size (self->answers, 0);
  adj_session_answer (self, "", well, said);
}

const GPtrArray *
adj_session_get_answers (AdjSession *self)
{
  return self->answers;
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
  g_autofree char *left_out = NULL;

  g_return_if_fail (ADJ_IS_SESSION (self));

  left_out = adj_picks_left_out (picks);
  self->picks = *picks;
  self->picks.no_room_for_unit = FALSE;
  self->picks.no_room_for_target = FALSE;
  g_signal_emit (self, signals[PICKED], 0);
  if (left_out != NULL)
    adj_session_tell (self, left_out, FALSE);
}

void
adj_session_pick_nothing (AdjSession *self)
{
  const AdjPicks nothing = { 0 };

  adj_session_set_picks (self, &nothing);
}

/* ---- Its file ---- */

static char *
text_of_game (gpointer owner, gsize *length)
{
  return adj_game_write (ADJ_SESSION (owner)->game, length);
}

static void
portion_of_game (gpointer owner, gboolean whole, AdjSaved *saved, AdjPortion *portion)
{
  adj_game_write_portion (ADJ_SESSION (owner)->game, whole, saved, portion);
}

static const AdjKeeperWay way = {
  .end = ADJ_GAME_END_TAG,
  .text = text_of_game,
  .portion = portion_of_game,
};

gboolean
adj_session_finish (AdjSession *self)
{
  g_return_val_if_fail (ADJ_IS_SESSION (self), FALSE);

  return adj_keeper_finish (&self->keeper);
}

gboolean
adj_session_keep_mine (AdjSession *self, char **told, GError **error)
{
  g_return_val_if_fail (ADJ_IS_SESSION (self), FALSE);

  return adj_keeper_keep_mine (&self->keeper, told, error);
}

char *
adj_session_put_beside (AdjSession *self, GError **error)
{
  g_return_val_if_fail (ADJ_IS_SESSION (self), NULL);

  return adj_keeper_put_beside (&self->keeper, error);
}

void
adj_session_give_up_file (AdjSession *self)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  adj_keeper_give_up (&self->keeper);
}

AdjSaver *
adj_session_get_saver (AdjSession *self)
{
  return self->keeper.saver;
}

/* ---- The game ---- */

/* The record is another, so a look back at it would be a look at something else. */
void
adj_session_take_changes (AdjSession *self)
{
  if (!self->stays)
    forget_past (self);
  g_clear_pointer (&self->stops, g_array_unref);
  adj_keeper_save_soon (&self->keeper);
  follow_curtain (self);
  show_changes (self);
}

AdjSession *
adj_session_new (AdjGame *game, const char *path, AdjLock *lock, const char *holder)
{
  AdjSession *self;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  self = g_object_new (ADJ_TYPE_SESSION, NULL);
  self->game = g_object_ref (game);
  mark_phase (self);
  adj_keeper_init (&self->keeper, path, lock, holder, &way, self);
  self->game_changed =
      g_signal_connect_swapped (game, "changed", G_CALLBACK (adj_session_take_changes), self);
  return self;
}

/* The curtain hangs, but no phase draws it: the table knows no more than the eyes that it was laid
 * for. */
AdjSession *
adj_session_new_what_if (AdjSession *origin, AdjGame *branch)
{
  AdjSession *self;

  g_return_val_if_fail (ADJ_IS_SESSION (origin), NULL);

  self = adj_session_new (branch, NULL, NULL, NULL);
  self->origin = g_object_ref (origin);
  self->curtain.hung = origin->curtain.hung;
  watch_rest (self);
  return self;
}
