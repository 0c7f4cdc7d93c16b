/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "player.h"

/* He plays whole games by lot, lawfully, through the public functions of the rules. */

/* A whole game from the set-up to its end. The seed decides everything. witness may be NULL. */
void player_play (Player *self, guint64 seed, PlayWitness witness, gpointer data);
