/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "player.h"

/* The orders of the side in its Combat Phase. */
void player_fight (Player *self);
