/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "player.h"

/* Dice for the initiative and for control, before anybody moves, and the scattered after them. */
void player_find_order (Player *self);
void player_drift (Player *self);
