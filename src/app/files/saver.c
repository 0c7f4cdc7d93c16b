/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/files/saver.h"

#include <glib/gi18n-lib.h>

#include "app/files/kept-copy.h"
#include "desk/durable.h"
#include "desk/imprint.h"

#define RETRY_AFTER 5 /* seconds */

struct _AdjSaver
{
  GObject parent_instance;
  char *path;
  AdjLock *lock;     /* NULL: not to be had yet */
  AdjSaverMake make; /* NULL: nobody is there to ask */
  gpointer data;
  gboolean pending; /* there is something that is neither on the disk nor being written */
  gboolean whole;   /* the next text is all of it */
  GTask *writing;   /* NULL: nobody writes */
  guint retry;
  AdjImprint imprint; /* of the file as it is expected to be */
  GFileMonitor *monitor;
  AdjSaverState state;
  char *complaint;
};

G_DEFINE_FINAL_TYPE (AdjSaver, adj_saver, G_TYPE_OBJECT)

enum
{
  PROP_STATE = 1,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static void write_pending (AdjSaver *self);

static void
stand (AdjSaver *self, AdjSaverState state, const char *complaint)
{
  if (self->state == state && g_strcmp0 (self->complaint, complaint) == 0)
    return;
  self->state = state;
  g_free (self->complaint);
  self->complaint = g_strdup (complaint);
  g_object_notify_by_pspec (G_OBJECT (self), properties[PROP_STATE]);
}

/* A copy of all that the writing thread needs, so that it never looks at the saver. */
typedef struct
{
  char *path;
  AdjPortion portion;
  AdjImprint imprint; /* of the file as it is expected to be, and as it is then */
} Job;

static void
job_free (gpointer data)
{
  Job *job = data;

  g_free (job->path);
  adj_portion_clear (&job->portion);
  g_free (job);
}

static void
run_job (GTask *task, gpointer source, gpointer data, GCancellable *cancellable)
{
  Job *job = data;
  GError *error = NULL;

  if (adj_imprint_write (&job->imprint, job->path, &job->portion, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

static gboolean
try_again (gpointer data)
{
  AdjSaver *self = data;

  self->retry = 0;
  write_pending (self);
  return G_SOURCE_REMOVE;
}

/* Every later text has to go elsewhere. */
static void
find_changed (AdjSaver *self)
{
  g_clear_handle_id (&self->retry, g_source_remove);
  stand (self, ADJ_SAVER_CHANGED, _ ("another program has written to the file"));
}

static void
fail (AdjSaver *self, const GError *error)
{
  stand (self, ADJ_SAVER_FAILED, error->message);
  if (self->retry == 0)
    self->retry = g_timeout_add_seconds (RETRY_AFTER, try_again, self);
}

/* How it stands once a text was written, or was not: with error. After that nothing is written
 * behind what may be there. */
static void
settle (AdjSaver *self, const GError *error)
{
  self->whole = error != NULL;
  self->pending |= !adj_durable_is_in_place (error);
  if (g_error_matches (error, ADJ_DURABLE_ERROR, ADJ_DURABLE_ERROR_WHOLE))
    write_pending (self);
  else if (g_error_matches (error, ADJ_DURABLE_ERROR, ADJ_DURABLE_ERROR_CHANGED))
    find_changed (self);
  else if (!adj_durable_is_in_place (error))
    fail (self, error);
  else if (self->pending)
    write_pending (self);
  else if (error != NULL)
    stand (self, ADJ_SAVER_UNCONFIRMED, error->message);
  else
    stand (self, ADJ_SAVER_SAVED, NULL);
}

static void
adj_saver_on_written (GObject *source, GAsyncResult *result, gpointer data)
{
  g_autoptr (AdjSaver) self = data;
  Job *job = g_task_get_task_data (G_TASK (result));
  g_autoptr (GError) error = NULL;

  self->writing = NULL;
  g_task_propagate_boolean (G_TASK (result), &error);
  self->imprint = job->imprint;
  settle (self, error);
}

static gboolean
have_lock (AdjSaver *self, GError **error)
{
  if (self->lock == NULL)
    self->lock = adj_lock_take (self->path, "adjutant", NULL, error);
  return self->lock != NULL;
}

static void
write_pending (AdjSaver *self)
{
  g_autoptr (GError) error = NULL;
  Job *job;

  if (self->writing != NULL || !self->pending || self->make == NULL ||
      self->state == ADJ_SAVER_CHANGED)
    return;
  g_clear_handle_id (&self->retry, g_source_remove);
  if (!have_lock (self, &error))
    {
      fail (self, error);
      return;
    }
  job = g_new0 (Job, 1);
  job->path = g_strdup (self->path);
  self->make (self->data, self->whole, &job->portion);
  job->imprint = self->imprint;
  self->pending = FALSE;
  if (self->state != ADJ_SAVER_FAILED)
    stand (self, ADJ_SAVER_SAVING, NULL);
  /* The thread may let go of its task later than the answer comes, and must not be the last to
   * hold the saver: with it goes the lock. */
  self->writing = g_task_new (NULL, NULL, adj_saver_on_written, g_object_ref (self));
  g_task_set_task_data (self->writing, job, job_free);
  g_task_run_in_thread (self->writing, run_job);
  g_object_unref (self->writing); /* it lives until it has returned */
}

static void
adj_saver_finalize (GObject *object)
{
  AdjSaver *self = ADJ_SAVER (object);

  g_clear_handle_id (&self->retry, g_source_remove);
  g_clear_pointer (&self->lock, adj_lock_release);
  g_clear_object (&self->monitor);
  g_free (self->complaint);
  g_free (self->path);
  G_OBJECT_CLASS (adj_saver_parent_class)->finalize (object);
}

static void
adj_saver_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  AdjSaver *self = ADJ_SAVER (object);

  if (id == PROP_STATE)
    g_value_set_int (value, self->state);
  else
    G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
}

static void
adj_saver_class_init (AdjSaverClass *class)
{
  GObjectClass *object_class = G_OBJECT_CLASS (class);

  object_class->finalize = adj_saver_finalize;
  object_class->get_property = adj_saver_get_property;
  properties[PROP_STATE] =
      g_param_spec_int ("state", NULL, NULL, ADJ_SAVER_SAVED, ADJ_SAVER_CHANGED, ADJ_SAVER_SAVED,
                        G_PARAM_READABLE | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);
}

static void
adj_saver_init (AdjSaver *self)
{
}

/* The own writing comes by here as well. */
static void
adj_saver_on_file_changed (AdjSaver *self)
{
  if (self->writing == NULL && self->state != ADJ_SAVER_CHANGED &&
      !adj_imprint_holds (&self->imprint, self->path))
    find_changed (self);
}

/* Somebody who waits at the table learns of it at once, and not with his next order. */
static void
watch (AdjSaver *self)
{
  g_autoptr (GFile) file = g_file_new_for_path (self->path);

  adj_imprint_take (&self->imprint, self->path);
  self->monitor = g_file_monitor_file (file, G_FILE_MONITOR_NONE, NULL, NULL);
  if (self->monitor != NULL)
    g_signal_connect_object (self->monitor, "changed", G_CALLBACK (adj_saver_on_file_changed), self,
                             G_CONNECT_SWAPPED);
}

AdjSaver *
adj_saver_new (const char *path, AdjLock *lock, AdjSaverMake make, gpointer data)
{
  AdjSaver *self = g_object_new (ADJ_TYPE_SAVER, NULL);

  self->path = g_strdup (path);
  self->lock = lock;
  self->make = make;
  self->data = data;
  self->whole = TRUE;
  watch (self);
  return self;
}

void
adj_saver_expect (AdjSaver *self)
{
  g_return_if_fail (ADJ_IS_SAVER (self));

  if (self->state == ADJ_SAVER_SAVED || self->state == ADJ_SAVER_UNCONFIRMED)
    stand (self, ADJ_SAVER_SAVING, NULL);
}

void
adj_saver_write (AdjSaver *self)
{
  g_return_if_fail (ADJ_IS_SAVER (self));

  self->pending = TRUE;
  write_pending (self);
}

void
adj_saver_leave (AdjSaver *self)
{
  g_return_if_fail (ADJ_IS_SAVER (self));

  self->make = NULL;
  g_clear_handle_id (&self->retry, g_source_remove);
}

void
adj_saver_retry (AdjSaver *self)
{
  g_return_if_fail (ADJ_IS_SAVER (self));

  if (self->state == ADJ_SAVER_FAILED && (self->pending || self->writing != NULL))
    stand (self, ADJ_SAVER_SAVING, NULL);
  write_pending (self);
}

void
adj_saver_give_up (AdjSaver *self)
{
  g_return_if_fail (ADJ_IS_SAVER (self));

  find_changed (self);
  g_clear_object (&self->monitor);
  self->pending = FALSE;
  g_clear_pointer (&self->lock, adj_lock_release);
}

static void
finish_beside (AdjSaver *self)
{
  g_autoptr (GError) error = NULL;
  g_auto (AdjPortion) all = { 0 };
  g_autofree char *path = NULL;
  g_autofree char *said = NULL;

  self->make (self->data, TRUE, &all);
  path = adj_kept_copy_write (self->path, ADJ_COPY_MINE, all.text, all.length, &error);
  said = path != NULL ? adj_kept_copy_tell (path) : g_strdup (error->message);
  self->pending = path == NULL;
  stand (self, ADJ_SAVER_CHANGED, said);
}

/* Two writers of one file would be in each other's way: the one under way ends first. */
static void
wait_for_writing (AdjSaver *self)
{
  while (self->writing != NULL)
    g_main_context_iteration (NULL, TRUE);
}

gboolean
adj_saver_finish (AdjSaver *self)
{
  g_autoptr (GError) error = NULL;

  g_return_val_if_fail (ADJ_IS_SAVER (self), FALSE);

  wait_for_writing (self);
  if (!self->pending || self->make == NULL)
    return TRUE;
  if (!adj_imprint_holds (&self->imprint, self->path))
    find_changed (self);
  if (self->state == ADJ_SAVER_CHANGED)
    {
      finish_beside (self);
      return FALSE;
    }
  g_clear_handle_id (&self->retry, g_source_remove);
  write_pending (self);
  wait_for_writing (self);
  return !self->pending;
}

AdjSaverState
adj_saver_get_state (AdjSaver *self)
{
  g_return_val_if_fail (ADJ_IS_SAVER (self), ADJ_SAVER_SAVED);

  return self->state;
}

const char *
adj_saver_get_complaint (AdjSaver *self)
{
  g_return_val_if_fail (ADJ_IS_SAVER (self), NULL);

  return self->complaint;
}
