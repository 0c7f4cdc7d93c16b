/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "table/view.h"

/* The steps of the line from one on up to before another, told as those eyes may know them: what
 * came of each order, sentences one after the other, but not that the phase has begun. */
char *adj_stop_words (AdjGame *game, guint from, guint n_steps, AdjEyes eyes);
