/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/library.h"
#include "record/game.h"

/* Chickamauga from the shipped data, loaded once. */
AdjBook *fixture_book (void);
AdjGame *fixture_game (void);

/* The same for who plays thousands of them: that the book inside can be written and read again was
 * found by the first. */
AdjGame *fixture_proven_game (void);

/* Chickamauga, played by the revised rules. */
AdjBook *fixture_revised_book (void);

/* A scenario's file; every scenario that is shipped, and the invented ones with a ruleset of their
 * own. */
AdjBook *fixture_load (const char *path);
GPtrArray *fixture_every_book (void);

/* Every phase is of both sides: tests/book/both.scenario.xml. */
AdjGame *fixture_both (void);

/* Submits a line; each of its orders must be recorded with that standing. */
void fixture_play (AdjGame *game, const char *line, AdjStanding standing);

/* Submits a line whose last order must not be recorded. */
void fixture_refuse (AdjGame *game, const char *line);

/* The hex a unit stands in, 0 if it is not on the map. */
AdjHexId fixture_hex (AdjGame *game, const char *unit);

/* A game that is written is read again as the same game, and written again as the same text. */
AdjGame *fixture_save_and_load (AdjGame *game);

/* All that is recorded of an entry, but for its number and a whole book. */
void fixture_same_entry (const AdjEntry *a, const AdjEntry *b);
