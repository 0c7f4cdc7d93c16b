/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A game whose file cannot be written to is put beside it: "NAME (mine).adjutant", with a number if
 * there is one already. */

typedef enum
{
  ADJ_BESIDE_MINE,     /* the file is somebody else's by now */
  ADJ_BESIDE_SALVAGED, /* the file is damaged */
} AdjBesideKind;

/* The new file's path; NULL with error. */
char *adj_beside_write (
    const char *path, AdjBesideKind kind, const void *text, gsize length, GError **error);

/* A sentence that says where it is. */
char *adj_beside_tell (const char *beside);
