/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "record/silence.h"

/* Inside the record only: for the corrections and the save file. */

/* Parses and judges one order on a table, in the silence of that moment; the judge holds the
 * verdict afterwards. die: of the generator, used if the order wants one. */
AdjOutcome *adj_game_try (AdjGame *self,
                          AdjJudge *judge,
                          const AdjTable *table,
                          const AdjSilence *silence,
                          AdjEyes eyes,
                          const char *text,
                          AdjOrder *order);

/* The book as the game was begun. */
AdjBook *adj_game_get_first_book (AdjGame *self);

/* Adds an entry that is finished but for its number and hash; FALSE if it does not fit. */
gboolean adj_game_add_entry (AdjGame *self, AdjEntry *entry);

/* The same for an entry read from a file, whose hash is its own: *agrees says whether the table
 * came out as it did then. NULL: that hash is of another layout, and today's takes its place. */
gboolean adj_game_replay_entry (AdjGame *self, AdjEntry *entry, gboolean *agrees);

/* To be called when all entries of a file have been replayed. */
void adj_game_replayed (AdjGame *self);

/* Strict mode: a warning, and no "!". */
gboolean adj_game_refuses (AdjGame *self, AdjStanding standing, const AdjOrder *order);
