/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* What one text has and another has not, line by line: small where little was changed, so that
 * many states of a text can be kept. */

typedef struct _AdjDelta AdjDelta;

AdjDelta *adj_delta_new (const char *from, const char *to);
void adj_delta_free (AdjDelta *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjDelta, adj_delta_free)

/* The other text of the two: to out of from, and from out of to. */
char *adj_delta_forth (const AdjDelta *self, const char *from);
char *adj_delta_back (const AdjDelta *self, const char *to);

/* The bytes it takes in memory, all told. */
gsize adj_delta_size (const AdjDelta *self);
