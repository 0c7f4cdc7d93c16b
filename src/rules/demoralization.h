/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"

/* Demoralization (Y 11.6 to 11.64): a third of all strength lost, or two thirds. */

#define ADJ_MOST_DEMORALIZED 2

/* The gauge (Y 11.64). */
typedef struct
{
  int total;                            /* printed strength set up and come due so far */
  int lost;                             /* of it, eliminated */
  int thresholds[ADJ_MOST_DEMORALIZED]; /* losses that demoralize once, and doubly */
  int missing[ADJ_MOST_DEMORALIZED];    /* how many more to each; 0: reached */
  int level;                            /* 0, 1 or 2; it never falls (Y 11.6) */
  gboolean unknown;                     /* a strength nobody has typed in counts 0 */
} AdjMorale;

/* Whether the rule is in force or not. */
void adj_morale_read (AdjMorale *self, const AdjBook *book, const AdjTable *table, int side);

/* 0, 1 or 2, by which the command level rises (Y 11.62); 0 where the rule is not in force. */
int adj_demoralization_level (const AdjBook *book, const AdjTable *table, int side);

/* Columns by which attacks of the side move to the right, to the left if negative (Y 11.61). */
int adj_demoralization_shift (const AdjBook *book, const AdjTable *table, int side);
