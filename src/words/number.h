/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Numbers as they are written in the player's language. */

/* The dash that stands where there is none of what a column has. */
#define ADJ_NO_NUMBER "\342\200\223"

/* "-0.5" with a real minus sign; with so many places behind the point, which may be a comma.
 * plus: "+2" for what is more than nothing. */
char *adj_words_number (double value, int places, gboolean plus);
