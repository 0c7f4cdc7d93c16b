/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/view.h"

/* "Turn 2, Union, Movement"; phasing has the bits of the sides whose phase it is. */
char *adj_words_moment (const AdjView *view, int turn, int phase, int phasing);

/* "Union"; for both sides "both". */
char *adj_words_phasing (const AdjView *view, int phasing);

/* "Movement". */
char *adj_words_phase (const AdjView *view, int phase);

/* The moment on the table; once the game is over, who won it. */
char *adj_words_now (const AdjView *view);
