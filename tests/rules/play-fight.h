/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "player.h"

/* What the side does in its Combat Phase. */
void player_fight (Player *self);
