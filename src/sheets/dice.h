/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/chronicle.h"

/* The dice of a side's attacks in the whole game, in a sentence: "Union: 14 throws, 3.21 on
 * average; luck: none: what dice do". NULL if it has thrown none. */
char *adj_dice_say (const AdjView *view, const AdjChronicle *chronicle, int side);
