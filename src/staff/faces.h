/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"

/* The faces of the die that give the same result in a column, told together. */
typedef struct
{
  AdjCombatResult result;
  guint faces; /* bit die - 1 */
  int n;       /* how many they are */
} AdjFaces;

/* In the order of the first face of each; returns how many results the column has. */
guint adj_faces_by_result (const AdjRuleset *ruleset, int column, AdjFaces results[ADJ_N_RESULTS]);

/* "1, 3–5". */
char *adj_faces_to_string (guint faces);

/* The lowest of them. */
int adj_faces_first (guint faces);
