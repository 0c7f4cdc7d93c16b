/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/charts.h"

#include <glib/gi18n-lib.h>

#include "book/library.h"
#include "desk/durable.h"
#include "desk/lock.h"
#include "words/printed.h"

struct _AdjCharts
{
  GObject parent_instance;
  AdjDraft *draft;
  char *path;
  char *begun_from; /* the file that was asked for */
  AdjLock *lock;
  char *complaint;
};

G_DEFINE_FINAL_TYPE (AdjCharts, adj_charts, G_TYPE_OBJECT)

enum
{
  CHANGED,
  N_SIGNALS,
};

static guint signals[N_SIGNALS];

static void
adj_charts_finalize (GObject *object)
{
  AdjCharts *self = ADJ_CHARTS (object);

  g_clear_pointer (&self->draft, adj_draft_free);
  g_clear_pointer (&self->lock, adj_lock_release);
  g_free (self->path);
  g_free (self->begun_from);
  g_free (self->complaint);
  G_OBJECT_CLASS (adj_charts_parent_class)->finalize (object);
}

static void
adj_charts_class_init (AdjChartsClass *class)
{
  G_OBJECT_CLASS (class)->finalize = adj_charts_finalize;
  signals[CHANGED] = g_signal_new ("changed", ADJ_TYPE_CHARTS, G_SIGNAL_RUN_LAST, 0, NULL, NULL,
                                   NULL, G_TYPE_NONE, 0);
}

static void
adj_charts_init (AdjCharts *self)
{
}

/* ---- Opening ---- */

#define OWN "-own" /* behind the id of the battle it was begun from */
#define MOST_OF_AN_ID 40

/* The player's own scenario of that battle. */
static char *
own_id (const AdjScenario *scenario)
{
  return g_strdup_printf ("%.*s" OWN, MOST_OF_AN_ID - (int) strlen (OWN), scenario->id);
}

/* Another window has it: two that write it would undo each other's work. Where no lock can be
 * made at all the charts are shown, and saving tells why it cannot. */
static gboolean
take_lock (AdjCharts *self, AdjProblems *problems)
{
  g_autofree char *folder = g_path_get_dirname (self->path);
  g_autofree char *holder = NULL;
  g_autoptr (GError) error = NULL;

  g_mkdir_with_parents (folder, 0700);
  self->lock = adj_lock_take (self->path, "adjutant", &holder, &error);
  if (self->lock != NULL || !g_error_matches (error, G_FILE_ERROR, G_FILE_ERROR_AGAIN))
    return TRUE;
  adj_problems_add (problems, ADJ_PROBLEM_SENSE, 0, "charts-in-use",
                    _ ("these charts are open in another window (%s)"),
                    holder != NULL ? holder : "");
  return FALSE;
}

static AdjLoaded *
load (const char *path, AdjProblems **problems)
{
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  adj_problems_free (*problems);
  *problems = g_steal_pointer (&loaded->problems);
  return loaded->book != NULL ? g_steal_pointer (&loaded) : NULL;
}

/* A new one of his own, not written before there is something in it. */
static void
begin (AdjCharts *self, const AdjScenario *frame, const char *id)
{
  g_autofree char *title = g_strdup_printf (_ ("%s, my charts"), adj_words_printed (frame->title));
  g_autoptr (AdjDraft) named = adj_draft_new (frame);

  /* a title may have no room for more */
  if (!adj_draft_rename (named, id, title))
    adj_draft_rename (named, id, frame->title);
  self->draft = adj_draft_new (adj_draft_get_scenario (named));
}

static gboolean
open_own (AdjCharts *self, AdjProblems **problems)
{
  g_autoptr (AdjLoaded) own = load (self->path, problems);

  if (own != NULL)
    self->draft = adj_draft_new (own->book->scenario);
  return own != NULL;
}

static gboolean
open_frame (AdjCharts *self, const char *path, AdjProblems **problems)
{
  g_autoptr (AdjLoaded) frame = load (path, problems);
  g_autofree char *id = NULL;

  if (frame == NULL)
    return FALSE;
  id = own_id (frame->book->scenario);
  self->path = adj_library_own_scenario (id);
  if (g_file_test (self->path, G_FILE_TEST_EXISTS))
    return open_own (self, problems);
  begin (self, frame->book->scenario, id);
  return TRUE;
}

AdjCharts *
adj_charts_open (const char *path, AdjProblems **problems)
{
  g_autoptr (AdjCharts) self = g_object_new (ADJ_TYPE_CHARTS, NULL);
  gboolean there;

  g_return_val_if_fail (path != NULL && problems != NULL, NULL);

  *problems = adj_problems_new (path);
  self->begun_from = g_strdup (path);
  if (adj_library_is_own (path))
    {
      self->path = g_strdup (path);
      there = open_own (self, problems);
    }
  else
    there = open_frame (self, path, problems);
  if (!there || !take_lock (self, *problems))
    return NULL;
  adj_durable_sweep (self->path);
  return g_steal_pointer (&self);
}

/* ---- In use ---- */

AdjDraft *
adj_charts_get_draft (AdjCharts *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS (self), NULL);

  return self->draft;
}

gboolean
adj_charts_is_of (AdjCharts *self, const char *path)
{
  g_return_val_if_fail (ADJ_IS_CHARTS (self), FALSE);

  return g_strcmp0 (path, self->path) == 0 || g_strcmp0 (path, self->begun_from) == 0;
}

const char *
adj_charts_get_path (AdjCharts *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS (self), NULL);

  return self->path;
}

void
adj_charts_save (AdjCharts *self)
{
  g_autoptr (GError) error = NULL;
  const char *text;
  gsize length;

  g_return_if_fail (ADJ_IS_CHARTS (self));

  text = adj_draft_get_text (self->draft, &length);
  g_clear_pointer (&self->complaint, g_free);
  if (!adj_durable_write (self->path, text, length, ADJ_DURABLE_KEEP_PREVIOUS, &error))
    self->complaint = g_strdup (error->message);
  g_signal_emit (self, signals[CHANGED], 0);
}

const char *
adj_charts_get_complaint (AdjCharts *self)
{
  g_return_val_if_fail (ADJ_IS_CHARTS (self), NULL);

  return self->complaint;
}
