/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* How a line may go on at its cursor. */

#define ADJ_MAX_COMPLETIONS 20

typedef struct
{
  gsize start; /* of what is replaced, in bytes of the line; it ends at the cursor */
  guint n;
  char *texts[ADJ_MAX_COMPLETIONS]; /* what is put there */
} AdjCompletions;

void adj_completions_free (AdjCompletions *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjCompletions, adj_completions_free)

/* Once, and while there is room. */
void adj_completions_add (AdjCompletions *self, const char *text);
