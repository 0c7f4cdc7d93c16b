/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Numbers as they are written in the player's language. */

/* The dash that stands where there is none of what a column has. */
#define ADJ_NO_NUMBER "\342\200\223"

/* Between words that stay on one line. */
#define ADJ_NO_BREAK "\302\240"

/* "-0.5" with a real minus sign; with so many places behind the point, which may be a comma.
 * plus: "+2" for what is more than nothing. */
char *adj_words_number (double value, int places, gboolean plus);

/* "Wilder 8, 2 Artillery 5 (fire)": each figure behind a name stays on its line. */
char *adj_words_keep_figures (const char *text);
