/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "sheets/matter.h"

/* The head of a turn's page, to be read from where the numbers cannot: who is ahead, and what the
 * turn has cost. */
void adj_turn_news_tell (AdjDoc *doc,
                         const AdjMatter *matter,
                         const AdjView *end,
                         const AdjTurnStory *turn);
