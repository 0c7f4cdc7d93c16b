/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gio/gio.h>

#include "desk/imprint.h"
#include "desk/lock.h"

/* Writes a game's file behind the players' backs: what there is to save is on the disk as soon as a
 * thread has written it durably. One text is written at a time; whoever has what is saved is asked
 * for the next when its turn comes, and it holds everything that is new by then. When the disk
 * refuses, it is tried again until it is accepted. "notify::state" tells how it stands. Nothing is
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

/* Makes the text for the file: all of it if whole is asked for, else perhaps only what has come
 * since the last text that was made (desk/imprint.h). It is asked in the main thread. */
typedef void (*AdjSaverMake) (gpointer data, gboolean whole, AdjPortion *portion);

/* From now on the file is as it is expected to be. Takes the lock over; NULL if it could not be had
 * yet (a folder that cannot be written): it is asked for again before anything is written. */
AdjSaver *adj_saver_new (const char *path, AdjLock *lock, AdjSaverMake make, gpointer data);

/* There is something to save; adj_saver_write follows. */
void adj_saver_expect (AdjSaver *self);

/* What there is to save is to be written. */
void adj_saver_write (AdjSaver *self);

/* Nobody is asked any more: who has what is saved goes away. */
void adj_saver_leave (AdjSaver *self);

/* Tries at once what has failed. How it stands is told anew, be it as before: somebody waits for
 * it. */
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
