/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* Figures as they stand in a cell, and as somebody types them there. Texts belong to the caller;
 * what cannot be read is refused with a sentence. */

/* "" for the value that means not known. */
char *adj_typing_show_number (int number, int unknown);

/* Nothing typed is not known. */
gboolean adj_typing_read_number (
    const char *text, int least, int most, int unknown, int *number, char **refusal);

/* Of AdjHexId; blanks or commas between. NULL if they cannot be read. */
GArray *adj_typing_read_hexes (const char *text, char **refusal);

/* The place of the word that begins like text, case ignored; -1 if none or several do. */
int adj_typing_find_word (const char *text, const char *const *words);

/* The fault found with a line; NULL if there was none. */
char *adj_typing_show_doubt (const AdjProblems *doubts, int line);
