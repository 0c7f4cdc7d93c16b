/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/session.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "app/curtain.h"
#include "record/command.h"
#include "record/save.h"
#include "record/seen.h"

struct _AdjSession
{
  GObject parent_instance;
  AdjGame *game;
  AdjSession *origin; /* of a what-if; NULL */
  gulong game_changed;
  char *path;
  char *holder;
  AdjSaver *saver;
  guint to_write; /* the idle in which the game's text is made */

  gboolean hangs_curtain; /* if there is something to hide */
  AdjCurtain curtain;

  AdjTable *past; /* the table looked back at; NULL: that of now */
  AdjField *past_field;
  AdjTable *seen; /* the table before these eyes; NULL until somebody asks */
  AdjField *seen_field;
  guint step;
  gboolean preview; /* it is not of the past, but what might come */

  AdjPicks picks;
  GPtrArray *answers; /* of AdjAnswer */
};

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
adj_session_finalize (GObject *object)
{
  AdjSession *self = ADJ_SESSION (object);

  g_clear_signal_handler (&self->game_changed, self->game);
  g_clear_handle_id (&self->to_write, g_source_remove);
  g_clear_object (&self->saver);
  g_clear_object (&self->game);
  g_clear_object (&self->origin);
  g_clear_pointer (&self->past, adj_table_free);
  g_free (self->past_field);
  forget_seen (self);
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

static guint
steps_now (AdjSession *self)
{
  return adj_game_get_play (self->game)->steps->len;
}

static void
show_changed (AdjSession *self)
{
  gboolean dropped = adj_picks_prune (&self->picks, adj_session_field (self));

  forget_seen (self);
  g_signal_emit (self, signals[CHANGED], 0);
  if (dropped)
    g_signal_emit (self, signals[PICKED], 0);
}

static void
forget_past (AdjSession *self)
{
  forget_seen (self);
  g_clear_pointer (&self->past, adj_table_free);
  g_clear_pointer (&self->past_field, g_free);
  self->preview = FALSE;
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

/* Nothing that was picked, typed or answered is left to other eyes. */
static void
look_with (AdjSession *self, AdjEyes eyes)
{
  if (adj_game_get_eyes (self->game) == eyes)
    return;
  adj_game_set_eyes (self->game, eyes);
  forget_seen (self);
  self->picks = (AdjPicks){ 0 };
  g_ptr_array_set_size (self->answers, 0);
  g_signal_emit (self, signals[EYES], 0);
}

static void
follow_curtain (AdjSession *self)
{
  if (self->hangs_curtain)
    look_with (self, adj_curtain_follow (&self->curtain, adj_game_get_table (self->game),
                                         adj_game_get_eyes (self->game)));
}

static gboolean
write_game (gpointer data)
{
  AdjSession *self = data;
  gsize length;
  char *text = adj_game_write (self->game, &length);

  self->to_write = 0;
  adj_saver_write (self->saver, text, length);
  return G_SOURCE_REMOVE;
}

/* The record is another, so a look back at it would be a look at something else. The answer comes
 * before the file: its text is made when the window has nothing better to do. */
static void
on_game_changed (AdjGame *game, AdjSession *self)
{
  forget_past (self);
  if (self->saver != NULL && self->to_write == 0)
    {
      adj_saver_expect (self->saver);
      self->to_write = g_idle_add (write_game, self);
    }
  follow_curtain (self);
  show_changed (self);
}

AdjSession *
adj_session_new (AdjGame *game, const char *path, AdjLock *lock, const char *holder)
{
  AdjSession *self;

  g_return_val_if_fail (ADJ_IS_GAME (game), NULL);

  self = g_object_new (ADJ_TYPE_SESSION, NULL);
  self->game = g_object_ref (game);
  self->path = g_strdup (path);
  self->holder = g_strdup (holder);
  if (path != NULL && holder == NULL)
    self->saver = adj_saver_new (path, lock);
  self->game_changed = g_signal_connect (game, "changed", G_CALLBACK (on_game_changed), self);
  return self;
}

/* The curtain hangs, but does not fall: the table knows no more than the eyes that it was laid
 * for. */
AdjSession *
adj_session_new_what_if (AdjSession *origin, AdjGame *branch)
{
  AdjSession *self;

  g_return_val_if_fail (ADJ_IS_SESSION (origin), NULL);

  self = adj_session_new (branch, NULL, NULL, NULL);
  self->origin = g_object_ref (origin);
  self->curtain.hung = origin->curtain.hung;
  return self;
}

AdjSession *
adj_session_get_origin (AdjSession *self)
{
  return self->origin;
}

gboolean
adj_session_finish (AdjSession *self)
{
  g_return_val_if_fail (ADJ_IS_SESSION (self), FALSE);

  if (self->to_write != 0)
    {
      g_clear_handle_id (&self->to_write, g_source_remove);
      write_game (self);
    }
  return self->saver == NULL || adj_saver_finish (self->saver);
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

AdjSaver *
adj_session_get_saver (AdjSession *self)
{
  return self->saver;
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
      self->seen = adj_seen_table (&view);
      self->seen_field = g_new (AdjField, 1);
      adj_field_read (self->seen_field, view.book, self->seen);
    }
  return self->seen_field;
}

AdjView
adj_session_view (AdjSession *self)
{
  return adj_view (adj_session_book (self), adj_session_table (self),
                   adj_game_get_eyes (self->game));
}

void
adj_session_set_eyes (AdjSession *self, AdjEyes eyes)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  if (adj_game_get_eyes (self->game) == eyes)
    return;
  look_with (self, eyes);
  show_changed (self);
}

/* ---- The curtain ---- */

void
adj_session_hang_curtain (AdjSession *self)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  self->hangs_curtain = TRUE;
  follow_curtain (self);
  show_changed (self);
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
  show_changed (self);
}

void
adj_session_lift_curtain (AdjSession *self, AdjEyes eyes)
{
  g_return_if_fail (ADJ_IS_SESSION (self) && eyes != ADJ_EYES_ALL);

  if (!self->curtain.drawn)
    return;
  self->curtain.drawn = FALSE;
  look_with (self, eyes);
  show_changed (self);
}

/* ---- Moments ---- */

void
adj_session_look_at (AdjSession *self, guint n_steps)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  forget_past (self);
  if (n_steps < steps_now (self))
    show_other_table (self, adj_game_table_after (self->game, n_steps), n_steps);
  show_changed (self);
}

void
adj_session_preview (AdjSession *self, const AdjTable *table)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  forget_past (self);
  show_other_table (self, adj_table_copy (table), steps_now (self));
  self->preview = TRUE;
  show_changed (self);
}

gboolean
adj_session_is_preview (AdjSession *self)
{
  return self->preview;
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
  return self->past == NULL && self->holder == NULL && !self->curtain.drawn;
}

/* ---- Playing ---- */

static gboolean
answer (AdjSession *self, const char *command, gboolean done, const char *said)
{
  g_ptr_array_add (self->answers, adj_answer_new_command (command, done, said));
  g_signal_emit (self, signals[ANSWERED], 0);
  return done;
}

/* Nothing can be recorded: on the past, behind the curtain, or on a file that somebody else is
 * writing. */
static gboolean
refuse (AdjSession *self, const char *command)
{
  return answer (
      self, command, FALSE,
      self->holder != NULL  ? _ ("This window only reads the game: somebody else has it open")
      : self->curtain.drawn ? _ ("The curtain is drawn; lift it to play on")
                            : _ ("This is how the table stood; go back to now to play on"));
}

static gboolean
submit_orders (AdjSession *self, const char *orders)
{
  g_autoptr (GPtrArray) outcomes = adj_game_submit (self->game, orders, FALSE);
  gboolean all = TRUE;

  for (guint i = 0; i < outcomes->len; i++)
    {
      const AdjOutcome *outcome = g_ptr_array_index (outcomes, i);

      g_ptr_array_add (self->answers, adj_answer_new (self->game, outcome));
      all &= outcome->recorded;
    }
  g_signal_emit (self, signals[ANSWERED], 0);
  return all;
}

static gboolean
take_back (AdjSession *self, AdjCommandKind kind)
{
  gboolean undo = kind == ADJ_COMMAND_UNDO;
  gboolean done = undo ? adj_game_undo (self->game) : adj_game_redo (self->game);

  return answer (self, adj_command_words[kind], done,
                 !done  ? _ ("There is nothing left to take")
                 : undo ? _ ("Taken back")
                        : _ ("Done again"));
}

/* What the correction comes to is told by the record itself. */
static gboolean
correct (AdjSession *self, const char *line, const AdjGameCommand *command)
{
  g_autoptr (AdjCorrection) correction = adj_game_command_correct (self->game, command);

  if (correction->entry != NULL && adj_game_accept (self->game, correction))
    return answer (self, line, TRUE, _ ("Corrected"));
  if (correction->outcome == NULL)
    return answer (self, line, FALSE,
                   correction->refusal != NULL ? correction->refusal
                                               : _ ("There is no such order in the log"));
  g_ptr_array_add (self->answers, adj_answer_new (self->game, correction->outcome));
  g_signal_emit (self, signals[ANSWERED], 0);
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
    return answer (self, line, FALSE, command->error);
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
adj_session_submitf (AdjSession *self, const char *format, ...)
{
  g_autofree char *line = NULL;
  va_list arguments;

  va_start (arguments, format);
  line = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  return adj_session_submit (self, line);
}

void
adj_session_set_strict (AdjSession *self, gboolean strict)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  if (!adj_session_may_play (self) || adj_game_get_strict (self->game) == strict)
    return;
  adj_game_set_strict (self->game, strict);
  on_game_changed (self->game, self);
}

gboolean
adj_session_undo (AdjSession *self)
{
  return adj_session_submit (self, adj_command_words[ADJ_COMMAND_UNDO]);
}

gboolean
adj_session_redo (AdjSession *self)
{
  return adj_session_submit (self, adj_command_words[ADJ_COMMAND_REDO]);
}

void
adj_session_tell (AdjSession *self, const char *said, gboolean well)
{
  g_return_if_fail (ADJ_IS_SESSION (self));

  g_ptr_array_set_size (self->answers, 0);
  answer (self, "", well, said);
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
