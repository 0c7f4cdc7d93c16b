/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"

/* A text of a ruleset or scenario as a reader is shown it: of the books that come with the program
 * its translation, of a player's own what he wrote. Names of units and places are never passed
 * here, for they stay as they are on counter and map. NULL stays NULL. */
const char *adj_words_printed (const char *text);

/* "Played by “Blue & Gray, my tables”": of rules that the player has altered, wherever it is told
 * by which a game is played; NULL of those that are printed. Free it. */
char *adj_words_own_rules (const AdjRuleset *ruleset);
