/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/salvage.h"

/* How a skirmish that does not open is salvaged: to an AdjSkirmish. */
extern const AdjSalvageWay adj_skirmish_salvage;
