/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/books/own-battle.h"

#include <glib/gi18n-lib.h>

#include "app/files/own-file.h"
#include "book/library.h"
#include "words/printed.h"

struct _AdjOwnBattle
{
  GObject parent_instance;
  AdjDraft *draft;
  AdjOwnFile file;
  char *begun_from; /* the file that was asked for */
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
  G_OBJECT_CLASS (adj_own_battle_parent_class)->dispose (object);
}

static void
adj_own_battle_finalize (GObject *object)
{
  AdjOwnBattle *self = ADJ_OWN_BATTLE (object);

  g_clear_pointer (&self->draft, adj_draft_free);
  adj_own_file_clear (&self->file);
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
begin (AdjOwnBattle *self, const AdjScenario *frame, const char *id)
{
  g_autofree char *title = g_strdup_printf (_ ("%s, my charts"), adj_words_printed (frame->title));
  g_autoptr (AdjDraft) named = adj_draft_new (frame);

  /* a title may have no room for more */
  if (!adj_draft_rename (named, id, title))
    adj_draft_rename (named, id, frame->title);
  self->draft = adj_draft_new (adj_draft_get_scenario (named));
}

static gboolean
open_own (AdjOwnBattle *self, const char *path, AdjProblems **problems)
{
  g_autoptr (AdjLoaded) own = load (path, problems);

  if (own == NULL || !take_file (self, path, *problems))
    return FALSE;
  self->draft = adj_draft_new (own->book->scenario);
  return TRUE;
}

static gboolean
open_frame (AdjOwnBattle *self, const char *path, AdjProblems **problems)
{
  g_autoptr (AdjLoaded) frame = load (path, problems);
  g_autofree char *id = NULL;
  g_autofree char *own = NULL;

  if (frame == NULL)
    return FALSE;
  id = adj_library_own_id (frame->book->scenario->id);
  own = adj_library_own_scenario (id);
  if (g_file_test (own, G_FILE_TEST_EXISTS))
    return open_own (self, own, problems);
  begin (self, frame->book->scenario, id);
  return take_file (self, own, *problems);
}

AdjOwnBattle *
adj_own_battle_open (const char *path, AdjProblems **problems)
{
  g_autoptr (AdjOwnBattle) self = g_object_new (ADJ_TYPE_OWN_BATTLE, NULL);
  gboolean there;

  g_return_val_if_fail (path != NULL && problems != NULL, NULL);

  *problems = adj_problems_new (path);
  self->begun_from = g_strdup (path);
  there = adj_library_is_own (path) ? open_own (self, path, problems)
                                    : open_frame (self, path, problems);
  return there ? g_steal_pointer (&self) : NULL;
}

/* ---- In use ---- */

AdjDraft *
adj_own_battle_get_draft (AdjOwnBattle *self)
{
  g_return_val_if_fail (ADJ_IS_OWN_BATTLE (self), NULL);

  return self->draft;
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
