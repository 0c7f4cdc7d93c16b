/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"

/* A recorded game can be opened again: before an order is answered, what would be written is read
 * as a file is, and the ceilings are the reader's own (record/save-form.h). The last entries and
 * the last bytes that a game may have are left for taking back what was done. */

/* Why these entries, finished but for number and hash, cannot come next; NULL if they can. */
char *adj_proof_refuse (AdjGame *self, AdjEntry *const *entries, guint n);

/* Writes the file of a game that has none, once the whole of it has been read. */
gboolean adj_proof_save_new (AdjGame *self, const char *path, GError **error);
