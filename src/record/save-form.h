/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/imprint.h"
#include "desk/torn.h"
#include "desk/xml.h"

/* The form of a game's file, and with it the ceilings of all that is recorded: the reader holds a
 * file against it, and what is about to be written is read by it first (record/proof.h). */

#define ADJ_GAME_BYTES ADJ_MOST_BYTES

/* A game's file ends with its end tag, and the entry that is written next goes over it. */
#define ADJ_GAME_END_TAG "</game>"
#define ADJ_GAME_END ADJ_GAME_END_TAG "\n"

extern const AdjXmlFormat adj_game_format;
extern const AdjTornForm adj_game_torn;

/* Entries of a game by themselves, without the book. */
extern const AdjXmlFormat adj_record_format;

extern const char *const adj_save_standings[];
