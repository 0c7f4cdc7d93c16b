/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "player.h"

/* Both sides' plots are on paper until they march. */
void player_seal (Player *self);

/* Their march together, from the dice of command to the last segments but some. */
void player_march_together (Player *self);

/* The dice for hexes that both make for; FALSE if there are none (Y S5.23). */
gboolean player_contests (Player *self);

/* On the morning after, before anybody else of the side moves (E N.4). */
void player_withdraw (Player *self);
