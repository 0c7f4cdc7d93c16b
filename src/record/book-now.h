/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/play.h"

/* The book as corrections leave it. A correction keeps what is other, "smith strength=6"; what the
 * book is at any moment is worked out from the first one and the corrections in force then. */

/* A figure as the record has it; NULL if it is not written so. */
char *adj_figure_line (const char *typed);

/* more: one figure more than those in force; NULL. Returns NULL, with why (may be NULL), if a
 * figure cannot be what it is said to be. */
AdjBook *adj_book_now (AdjBook *first, const AdjPlay *play, const char *more, char **why);
