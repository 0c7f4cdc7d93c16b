/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/board-hints.h"

/* The cost for those picked to get into the hex, in words, and whether they may stay there; NULL
 * if they do not get there. */
char *adj_reach_words (const AdjHints *hints, AdjHex hex);
