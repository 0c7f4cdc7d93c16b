/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib.h>

/* A sum over what these eyes see, and how many units lie face down beside it that may add to it. */
typedef struct
{
  int points;
  int n_unseen;
} AdjAtLeast;

/* "96"; "at least 96, and 22 face down". */
char *adj_words_at_least (AdjAtLeast sum);

/* "96"; "96+?", for a table that says below what that means. */
char *adj_words_at_least_brief (AdjAtLeast sum);
const char *adj_words_at_least_note (void);

/* The units that the sums leave out, a sentence; NULL if there are none. */
char *adj_words_left_out (int n_unseen);
