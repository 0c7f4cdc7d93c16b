/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/salvage.h"

/* How a game that does not open is salvaged: to an AdjGame. */
extern const AdjSalvageWay adj_game_salvage;
