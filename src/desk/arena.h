/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Memory that is handed out in small pieces and given back all at once: what is read from a file
 * is thousands of them, and goes as one. */

typedef struct _AdjArena AdjArena;

AdjArena *adj_arena_new (void);
void adj_arena_free (AdjArena *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjArena, adj_arena_free)

/* Zeroed, and aligned for anything. */
gpointer adj_arena_new0 (AdjArena *self, gsize size);

/* A copy of so many bytes, with a NUL behind them. */
char *adj_arena_copy (AdjArena *self, const char *text, gsize length);
