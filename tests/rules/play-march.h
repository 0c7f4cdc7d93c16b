/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "player.h"

/* The orders of the side in its Movement Phase. */
void player_march (Player *self);
