/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/imprint.h"

/* The file of a record, to which entries are only ever added: what has come since goes behind what
 * stands there, at a cost that does not grow; where that cannot be all of it is written. */

/* How much of a record its file has. */
typedef struct
{
  guint n_entries;
  guint head; /* what it has besides them, by a number that is new with it; 0: nothing is known */
} AdjSaved;

/* A record as it is to be saved. A text ends with end, which the next entries go over. */
typedef struct
{
  AdjSaved now;
  const char *end;
  char *(*all) (gpointer record, gsize *length);
  /* The entries behind so many, in a text of their own; *first is where they begin in it. */
  char *(*since) (gpointer record, guint n_saved, gsize *length, gsize *first);
  gpointer record;
} AdjGrowing;

/* The text that its file wants: all of it, or unless whole is asked for the entries that have come
 * since, where nothing else is new. *saved is what the file has once that is in it. */
void adj_growing_write_portion (const AdjGrowing *self,
                                gboolean whole,
                                AdjSaved *saved,
                                AdjPortion *portion);

/* Brings its file up to date. Errors are those of adj_imprint_write. */
gboolean adj_growing_save (
    const AdjGrowing *self, AdjSaved *saved, AdjImprint *imprint, const char *path, GError **error);
