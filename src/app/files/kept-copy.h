/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/salvage.h"

/* A game whose file cannot be written to is put beside it: "NAME (mine).adjutant", with a number if
 * there is one already. */

typedef enum
{
  ADJ_COPY_MINE,     /* the file is somebody else's by now */
  ADJ_COPY_SALVAGED, /* the file is damaged */
  ADJ_COPY_PREVIOUS, /* the file is damaged, and this stood there before */
} AdjKeptCopyKind;

/* The new file's path; NULL with error. */
char *adj_kept_copy_write (
    const char *path, AdjKeptCopyKind kind, const void *text, gsize length, GError **error);

/* A sentence that says where it is. */
char *adj_kept_copy_tell (const char *beside);

/* Of what was salvaged: where it is, and how much of it that is. */
char *adj_kept_copy_tell_salvaged (const char *beside);
char *adj_kept_copy_tell_salvage (const AdjSalvage *salvage);
