/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "table/view.h"

/* A game of Chickamauga. */
AdjGame *played_new (void);

/* Every order of the line is recorded. */
void played_on (AdjGame *game, const char *line);

/* To the first phase of a turn, whatever is owed. */
void played_to_turn (AdjGame *game, int turn);

int played_unit (AdjGame *game, const char *id);

/* The table as the game's eyes see it. */
AdjView played_view (AdjGame *game);
