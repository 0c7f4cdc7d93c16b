/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* One writer a file, window or command line. The lock is a file of its own beside the game,
 * ".NAME.lock": a lock on the game itself would be lost at the first rename. It is held by the
 * open file and goes with the process, however it ends. */

typedef struct _AdjLock AdjLock;

/* Where the file system knows no locks, or a document that is lent can have none, there is one all
 * the same that keeps nobody out.
 * who: what to tell others, "adjutant" or "adjutant-cli". NULL with G_FILE_ERROR_AGAIN when
 * somebody has it (holder, if not NULL, then gets "PROGRAM, process N"), or another error when
 * the lock file cannot be made. */
AdjLock *adj_lock_take (const char *path, const char *who, char **holder, GError **error);
void adj_lock_release (AdjLock *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjLock, adj_lock_release)

/* The warning a player should have about it, in a sentence: that it keeps nobody out. NULL if it
 * does. */
const char *adj_lock_warn (const AdjLock *self);

/* The lock file's own path, for tests and messages. */
char *adj_lock_path (const char *path);
