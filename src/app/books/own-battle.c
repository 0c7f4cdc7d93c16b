/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/own-battle.h"

#include <string.h>

#include "app/files/own-file.h"
#include "book/library.h"
#include "desk/durable.h"
#include "staff/own-charts.h"

struct _AdjOwnBattle
{
  GObject parent_instance;
  AdjDraft *draft;
  AdjOwnFile file;
  char *begun_from;  /* the file that was asked for */
  AdjTracer *tracer; /* NULL until it is asked for */
  AdjLoaded *frame;  /* NULL: there is none, or nobody has asked yet */
  gboolean asked;
};

G_DEFINE_FINAL_TYPE (AdjOwnBattle, adj_own_battle, G_TYPE_OBJECT)

enum
{
  CHANGED,
  SAVED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

/* No listener is left to be told, but the disk has to have the last change. */
static void
adj_own_battle_dispose (GObject *object)
{
  adj_own_file_finish (&ADJ_OWN_BATTLE (object)->file);
  g_clear_object (&ADJ_OWN_BATTLE (object)->tracer);
  G_OBJECT_CLASS (adj_own_battle_parent_class)->dispose (object);
}

static void
adj_own_battle_finalize (GObject *object)
{
  AdjOwnBattle *self = ADJ_OWN_BATTLE (object);

  g_clear_pointer (&self->draft, adj_draft_free);
  adj_own_file_clear (&self->file);
  g_clear_pointer (&self->frame, adj_loaded_free);
  g_free (self->begun_from);
  G_OBJECT_CLASS (adj_own_battle_parent_class)->finalize (object);
}

static void
adj_own_battle_class_init (AdjOwnBattleClass *class)
{
  G_OBJECT_CLASS (class)->dispose = adj_own_battle_dispose;
  G_OBJECT_CLASS (class)->finalize = adj_own_battle_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADJ_TYPE_OWN_BATTLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
  signals[SAVED] = g_signal_new ("saved", ADJ_TYPE_OWN_BATTLE, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                 NULL, G_TYPE_NONE, 0);
}

static void
adj_own_battle_init (AdjOwnBattle *self)
{
}

/* ---- Opening ---- */

static void
adj_own_battle_on_state (AdjOwnBattle *self)
{
  if (adj_own_file_get_state (&self->file) != ADJ_SAVER_SAVING)
    g_signal_emit (self, signals[SAVED], 0);
}

/* His file, from now on nobody else's. */
static gboolean
take_file (AdjOwnBattle *self, const char *path, AdjProblems *problems)
{
  if (!adj_own_file_take (&self->file, path, problems))
    return FALSE;
  g_signal_connect_object (self->file.saver, "notify::state", G_CALLBACK (adj_own_battle_on_state),
                           self, G_CONNECT_SWAPPED);
  return TRUE;
}

static AdjOwnBattle *
take_charts (AdjOwnCharts *charts, const char *begun_from, AdjProblems **problems)
{
  g_autoptr (AdjOwnBattle) self = g_object_new (ADJ_TYPE_OWN_BATTLE, NULL);

  *problems = g_steal_pointer (&charts->problems);
  self->begun_from = g_strdup (begun_from);
  self->draft = g_steal_pointer (&charts->draft);
  if (self->draft == NULL || !take_file (self, charts->path, *problems))
    return NULL;
  return g_steal_pointer (&self);
}

AdjOwnBattle *
adj_own_battle_open (const char *path, AdjProblems **problems)
{
  g_autoptr (AdjOwnCharts) charts = NULL;

  g_return_val_if_fail (path != NULL && problems != NULL, NULL);

  charts = adj_own_charts_open (path, FALSE);
  return take_charts (charts, path, problems);
}

AdjOwnBattle *
adj_own_battle_begin (const char *name,
                      const char *title,
                      const char *ruleset,
                      AdjProblems **problems)
{
  g_autofree char *path = NULL;
  g_autoptr (AdjOwnCharts) charts = NULL;

  g_return_val_if_fail (name != NULL && title != NULL, NULL);
  g_return_val_if_fail (ruleset != NULL && problems != NULL, NULL);

  path = adj_library_own_scenario (name);
  charts = adj_own_charts_begin (path, name, title, ruleset);
  return take_charts (charts, NULL, problems);
}

/* ---- In use ---- */

AdjDraft *
adj_own_battle_get_draft (AdjOwnBattle *self)
{
  g_return_val_if_fail (ADJ_IS_OWN_BATTLE (self), NULL);

  return self->draft;
}

const AdjScenario *
adj_own_battle_get_frame (AdjOwnBattle *self)
{
  g_return_val_if_fail (ADJ_IS_OWN_BATTLE (self), NULL);

  if (!self->asked)
    self->frame = adj_own_charts_load_frame (adj_draft_get_scenario (self->draft));
  self->asked = TRUE;
  return self->frame != NULL ? self->frame->book->scenario : NULL;
}

AdjTracer *
adj_own_battle_get_tracer (AdjOwnBattle *self)
{
  g_return_val_if_fail (ADJ_IS_OWN_BATTLE (self), NULL);

  if (self->tracer == NULL)
    self->tracer = adj_tracer_new (self->file.path);
  return self->tracer;
}

gboolean
adj_own_battle_is_of (AdjOwnBattle *self, const char *path)
{
  g_return_val_if_fail (ADJ_IS_OWN_BATTLE (self), FALSE);

  return g_strcmp0 (path, self->file.path) == 0 || g_strcmp0 (path, self->begun_from) == 0;
}

const char *
adj_own_battle_get_path (AdjOwnBattle *self)
{
  g_return_val_if_fail (ADJ_IS_OWN_BATTLE (self), NULL);

  return self->file.path;
}

AdjSaverState
adj_own_battle_get_state (AdjOwnBattle *self)
{
  g_return_val_if_fail (ADJ_IS_OWN_BATTLE (self), ADJ_SAVER_FAILED);

  return adj_own_file_get_state (&self->file);
}

void
adj_own_battle_retry (AdjOwnBattle *self)
{
  g_return_if_fail (ADJ_IS_OWN_BATTLE (self));

  adj_own_file_retry (&self->file);
}

gboolean
adj_own_battle_finish (AdjOwnBattle *self)
{
  g_return_val_if_fail (ADJ_IS_OWN_BATTLE (self), FALSE);

  return adj_own_file_finish (&self->file);
}

void
adj_own_battle_save (AdjOwnBattle *self)
{
  g_return_if_fail (ADJ_IS_OWN_BATTLE (self));

  adj_own_file_write (&self->file, adj_draft_get_text (self->draft, NULL));
  g_signal_emit (self, signals[CHANGED], 0);
}

const char *
adj_own_battle_get_complaint (AdjOwnBattle *self)
{
  g_return_val_if_fail (ADJ_IS_OWN_BATTLE (self), NULL);

  return adj_own_file_get_complaint (&self->file);
}

/* ---- A copy ---- */

typedef struct
{
  char *path;
  char *text;
  AdjCopyTold told;
} Copy;

static void
free_copy (gpointer data)
{
  Copy *copy = data;

  g_free (copy->path);
  g_free (copy->text);
  g_free (copy);
}

/* Whoever has that file open has its lock. */
static void
write_copy (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  const Copy *copy = data;
  g_autoptr (GError) error = NULL;
  g_autoptr (AdjLock) lock = adj_lock_take (copy->path, "adjutant", NULL, &error);

  if (lock != NULL &&
      adj_durable_write (copy->path, copy->text, strlen (copy->text), ADJ_WRITE_DEFAULT, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, g_steal_pointer (&error));
}

static void
adj_own_battle_on_copied (GObject *listener, GAsyncResult *result, gpointer data)
{
  const Copy *copy = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  g_task_propagate_boolean (G_TASK (result), &error);
  copy->told (listener, error != NULL ? error->message : NULL);
}

void
adj_own_battle_copy (AdjOwnBattle *self, const char *path, GObject *listener, AdjCopyTold told)
{
  g_autoptr (GTask) task = NULL;
  Copy *copy;

  g_return_if_fail (ADJ_IS_OWN_BATTLE (self) && path != NULL);
  g_return_if_fail (G_IS_OBJECT (listener) && told != NULL);

  copy = g_new (Copy, 1);
  *copy = (Copy){ g_strdup (path), g_strdup (adj_draft_get_text (self->draft, NULL)), told };
  task = g_task_new (listener, NULL, adj_own_battle_on_copied, NULL);
  g_task_set_task_data (task, copy, free_copy);
  g_task_run_in_thread (task, write_copy);
}
