/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* A text of a ruleset or scenario as a reader is shown it: of the books that come with the program
 * its translation, of a player's own what he wrote. Names of units and places are never passed
 * here, for they stay as they are on counter and map. NULL stays NULL. */
const char *adj_words_printed (const char *text);

/* "Played by “Blue & Gray, my tables”": of rules that the player has altered, or of another system
 * than that of 1975, wherever it is told by which a game is played; else NULL. Free it. */
char *adj_words_own_rules (const AdjRuleset *ruleset);

/* What a game is called: its battle, and its rules where they are of another system. Free it. */
char *adj_words_game (const AdjBook *book);
