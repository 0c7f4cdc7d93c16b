/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "desk/lock.h"

/* Writes a game's file behind the players' backs: the last text handed over is on the disk as
 * soon as a thread has written it durably. One text is written at a time; of those that come
 * meanwhile only the last counts, for it holds everything. When the disk refuses, the text is
 * kept and tried again until it is accepted. "notify::state" tells how it stands. Nothing is
 * written without the file's lock, nor over what somebody else has written there meanwhile: another
 * machine's copying asks for no lock. */

typedef enum
{
  ADJ_SAVER_SAVED,
  ADJ_SAVER_SAVING,
  ADJ_SAVER_UNCONFIRMED, /* in the file, but the disk has not said that it keeps it */
  ADJ_SAVER_FAILED,      /* still trying */
  ADJ_SAVER_CHANGED,     /* the file is somebody else's by now; for good */
} AdjSaverState;

#define ADJ_TYPE_SAVER (adj_saver_get_type ())
G_DECLARE_FINAL_TYPE (AdjSaver, adj_saver, ADJ, SAVER, GObject)

/* From now on the file is as it is expected to be. Takes the lock over; NULL if it could not be had
 * yet (a folder that cannot be written): it is asked for again before anything is written. */
AdjSaver *adj_saver_new (const char *path, AdjLock *lock);

/* There is something to save; its text follows. */
void adj_saver_expect (AdjSaver *self);

/* Takes text over. */
void adj_saver_write (AdjSaver *self, char *text, gsize length);

/* Tries at once what has failed. */
void adj_saver_retry (AdjSaver *self);

/* Waits until everything is on the disk; FALSE if it will not have it. What cannot go into a file
 * that has changed is put beside it (app/files/kept-copy.h); FALSE then, too, for it is not where
 * one would look, and the complaint says where it is. */
gboolean adj_saver_finish (AdjSaver *self);

/* Lets go of the file and of what has not been written to it. */
void adj_saver_give_up (AdjSaver *self);

AdjSaverState adj_saver_get_state (AdjSaver *self);

/* Why it failed or is not confirmed; NULL. */
const char *adj_saver_get_complaint (AdjSaver *self);
