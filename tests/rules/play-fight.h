/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "player.h"

/* The orders of the side in its Combat Phase. */
void player_fight (Player *self);

/* The same for both sides together: all attacks, then all dice. And what is left to choose when
 * the results are carried out; FALSE if that has not begun. */
void player_fight_together (Player *self);
gboolean player_carries_out (Player *self);
