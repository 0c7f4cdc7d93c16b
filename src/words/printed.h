/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

/* A text of a ruleset or scenario as a reader is shown it: of the books that come with the program
 * its translation, of a player's own what he wrote. Names of units and places are never passed
 * here, for they stay as they are on counter and map. NULL stays NULL. */
const char *adj_words_printed (const char *text);
