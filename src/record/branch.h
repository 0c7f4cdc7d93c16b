/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"

/* A scratch game: one of its own that begins where another one stands, to try orders on. Nothing of
 * it is in the other's record until it is kept. */

/* Begins with the table as it stood after so many steps of the line, and with what is waived and
 * mirrored by then. To the game's eyes it is that table; what they may not know is not there at
 * all, so that nothing that is tried can find it out (Y 11.5). What comes before it cannot be
 * undone. seed: its dice are its own, or the game's next ones could be tried. */
AdjGame *adj_game_branch (AdjGame *self, guint n_steps, guint64 seed);

/* The orders tried on it that hold. */
guint adj_branch_count (AdjGame *branch);

/* Does the game still stand where the branch begins? */
gboolean adj_branch_fits (AdjGame *branch, AdjGame *game);

typedef enum
{
  ADJ_KEPT_ALL,
  ADJ_KEPT_TO_DIE,     /* the next one rests on a die, and that was not thrown in the game */
  ADJ_KEPT_TO_REFUSED, /* the next one is refused there */
  ADJ_KEPT_NOTHING,    /* the game stands elsewhere */
} AdjKeptEnd;

typedef struct
{
  guint n_kept;
  AdjKeptEnd end;
  char *left; /* the first order that is not kept, as the branch's eyes may see it; NULL */
} AdjKept;

void adj_kept_clear (AdjKept *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdjKept, adj_kept_clear)

/* Gives the orders tried in the game, where each is judged like any other. No die is taken over,
 * neither thrown nor typed: what came up on trial has not come up. */
void adj_branch_keep (AdjGame *branch, AdjGame *game, AdjKept *kept);
