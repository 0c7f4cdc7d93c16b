/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"

/* The value of an option, as a player reads it; orders keep to the words of the rules' file. */

/* "on", "3", "chits". */
char *adj_words_option_value (const AdjOption *option, int value);

/* "How the digits are found: chits". */
char *adj_words_option_setting (const AdjOption *option, int value);

/* One of the words that a figure may be. */
const char *adj_words_option_word (const char *word);
