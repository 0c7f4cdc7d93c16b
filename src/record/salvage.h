/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/problems.h"
#include "record/game.h"

/* The part that can be kept of a game that does not open: every entry up to the first that cannot
 * be read, by the very reader that refuses the whole. */

typedef struct
{
  AdjGame *game; /* NULL: not even the book can be read */
  guint n_kept;  /* entries */
  guint n_lost;  /* entries that stand in the file and are not kept, torn ones among them */
  int line;      /* of the first of them; 0 */
} AdjSalvage;

/* problems has what is wrong with the file; nothing but warnings if it can be opened. */
void adj_game_salvage (const char *path, AdjProblems *problems, AdjSalvage *salvage);

void adj_salvage_clear (AdjSalvage *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdjSalvage, adj_salvage_clear)
