/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* Strengths as they are read off the counters: "13", "5+4+3", "5 4 3", "4x2+3". */

#define ADJ_MOST_STRENGTH 9999

/* Blanks add as + does. FALSE if it is none, or comes to more than ADJ_MOST_STRENGTH. */
gboolean adj_sum_parse (const char *text, int *sum);

typedef enum
{
  ADJ_SUMS_NONE,   /* it cannot be read, or can be read in two ways */
  ADJ_SUMS_ATTACK, /* the attack's strength alone */
  ADJ_SUMS_BOTH,
} AdjSums;

/* The text typed where both strengths may stand. With one of : - / between them they are two sums;
 * "13 4" and "5+4+4 4" are attack and defence, too. Of three strengths and more with nothing but
 * blanks between, none is the defence. */
AdjSums adj_sums_parse (const char *text, int *attack, int *defence);
