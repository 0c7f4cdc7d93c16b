/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Writing that survives a crash at any moment: temporary file in the same folder, fsync,
 * rename, fsync of the folder. After a failure the old file is whole and in place and no
 * temporary file is left where it can be helped; only if the folder's fsync itself fails the new
 * file is in place, and the error says so. What replaces a file has its group and mode as far as
 * one may give them; a file that is read-only for its owner is not replaced. */

typedef enum
{
  ADJ_WRITE_DEFAULT = 0,
  ADJ_WRITE_KEEP_PREVIOUS = 1 << 0, /* what stood there stays as "NAME~" */
  ADJ_WRITE_NEW_ONLY = 1 << 1,      /* refuse to replace a file that is there */
  ADJ_WRITE_PRIVATE = 1 << 2,       /* a new file is for its owner's eyes, or in a folder that a
                                     * group shares for the group's as far as the folder is */
} AdjDurableFlags;

#define ADJ_DURABLE_ERROR (adj_durable_error_quark ())
GQuark adj_durable_error_quark (void);

typedef enum
{
  ADJ_DURABLE_ERROR_UNCONFIRMED, /* it is in place, but may be gone if the power fails now */
  ADJ_DURABLE_ERROR_CHANGED,     /* another program has written there (desk/imprint.h) */
  ADJ_DURABLE_ERROR_WHOLE,       /* nothing can be written behind it, only all of it (the same) */
} AdjDurableError;

/* Errors are the first of those, or G_FILE_ERROR with a sentence that names the file and the step
 * that failed. */
gboolean adj_durable_write (
    const char *path, const void *data, gsize length, AdjDurableFlags flags, GError **error);

/* Whether the text stands in the file after all: without an error, or unconfirmed. */
gboolean adj_durable_is_in_place (const GError *error);

/* The path under which what stood there is kept: "NAME~". */
char *adj_durable_previous (const char *path);

/* The warning a player should have before a file is written, in a sentence: that it has another
 * name, which keeps the old text, or that no previous version of it can be kept. NULL if there is
 * nothing to know. */
char *adj_durable_warn (const char *path);

/* Takes away the temporary files that a writer of path left when it was killed. Only for whoever
 * holds the lock: another's may be in use. */
void adj_durable_sweep (const char *path);
