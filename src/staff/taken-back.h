/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "staff/picks.h"

/* What has just been taken back, or done again: the entry with that number, which is the last that
 * was done before an undo and after a redo. */

/* "Taken back: attack 1720 from 3/1/xiv", as the game's eyes may know it. */
char *adj_taken_back_say (AdjGame *game, gboolean undo, guint number);

/* Picks the attack again that was taken back, so that it only waits for another die. FALSE if it
 * was no attack, or one of units that the game's eyes do not know. */
gboolean adj_taken_back_pick (AdjGame *game, guint number, AdjPicks *picks);

/* An attack of simultaneous combat (Y S4.1) is taken back until a die has fallen, and what came
 * after it stays: its order is struck, which leaves everybody as if it had never been announced.
 * Which order that is; 0, with the reason in a sentence, if it stands. */
guint adj_taken_back_attack (AdjGame *game, int engagement, char **why);
