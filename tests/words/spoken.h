/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "fixture.h"
#include "table/view.h"

/* The parts that tests of sentences share. The view is of the game's table as it is now, with all
 * eyes. */
AdjView spoken_view (AdjGame *game);

int spoken_unit (const char *id);
AdjHex spoken_hex (AdjHexId id);

/* A sentence somebody can read: not empty, no place left open. */
void assert_sentence (const char *text);

/* The same, and the words are in it. */
void assert_says (const char *text, const char *words);
