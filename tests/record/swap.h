/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"

/* The same game with counters that lie face down having changed places in secret: nothing is
 * different in it but which is which. Whatever is shown to eyes that may not know them has to be
 * the same, to the letter. */

/* Exchanges as many units of the side as it can find that were dealt aliases together once, so that
 * nobody could tell them apart from then on, and have not turned up since; dummies among them. The
 * seed decides which with which. n: how many have changed places. NULL if there are none. */
AdjGame *swap_game (AdjGame *game, int side, guint32 seed, guint *n);

/* Some of those that wait face down are lost by the players' own hand, so that the sums of losses
 * have something to be silent about. To be done before they are exchanged. */
void swap_lose_some (AdjGame *game, int side);

/* The same on a table alone: counters of the side that lie face down there change places by lot.
 * FALSE if there are no two that could. */
gboolean swap_counters (AdjTable *table, int side, AdjWhere where, guint64 seed);

/* A game of Chickamauga in which everything lies face down, dummies among it. Its aliases are dealt
 * by this secret, so that they are the same in every run. */
#define SWAP_SECRET "00112233445566778899aabbccddeeff"
AdjGame *swap_hidden_game (AdjBook *book, guint64 seed);
