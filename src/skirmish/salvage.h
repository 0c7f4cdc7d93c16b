/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/file.h"

/* The part that can be kept of a skirmish that does not open: its rules, and every entry up to the
 * first that cannot be read, by the very reader that refuses the whole. */

typedef struct
{
  AdjSkirmish *skirmish; /* NULL: not even the rules can be read */
  guint n_kept;          /* entries */
  guint n_lost;          /* entries that stand in the file and are not kept */
  int line;              /* of the first of them; 0 */
} AdjSkirmishSalvage;

/* problems has what is wrong with the file; nothing if it can be opened. */
void adj_skirmish_salvage (const char *path, AdjProblems *problems, AdjSkirmishSalvage *salvage);

void adj_skirmish_salvage_clear (AdjSkirmishSalvage *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdjSkirmishSalvage, adj_skirmish_salvage_clear)
