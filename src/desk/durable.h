/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Writing that survives a crash at any moment: temporary file in the same folder, fsync,
 * rename, fsync of the folder. After a failure the old file is whole and in place and no
 * temporary file is left where it can be helped; only if the folder's fsync itself fails the new
 * file is in place, and the error says so. */

typedef enum
{
  ADJ_DURABLE_DEFAULT = 0,
  ADJ_DURABLE_KEEP_PREVIOUS = 1 << 0, /* what stood there stays as "NAME~" */
  ADJ_DURABLE_NEW_ONLY = 1 << 1,      /* refuse to replace a file that is there */
} AdjDurableFlags;

/* Errors are G_FILE_ERROR with a sentence that names the file and the step that failed. */
gboolean adj_durable_write (
    const char *path, const void *data, gsize length, AdjDurableFlags flags, GError **error);

/* Takes away the temporary files that a writer of path left when it was killed. Only for whoever
 * holds the lock: another's may be in use. */
void adj_durable_sweep (const char *path);
