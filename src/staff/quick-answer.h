/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/faces.h"

/* Odds from two typed sums, without a board. */

typedef enum
{
  ADJ_QUICK_NOTHING,     /* not everything is typed yet */
  ADJ_QUICK_NO_SUM,      /* something typed is no sum of strengths */
  ADJ_QUICK_TWICE,       /* the defence stands behind the attack, and in its own field as well */
  ADJ_QUICK_NO_STRENGTH, /* an attack of 0 has no column (BG 7.6) */
  ADJ_QUICK_FOUND,
} AdjQuickState;

typedef struct
{
  AdjQuickState state;
  gboolean wrong_attack;  /* what is typed as the attack is not understood */
  gboolean wrong_defence; /* or as the defence */
  int attack;
  int defence; /* multiplied */
  int column;  /* shifted */
  guint n_results;
  AdjFaces results[ADJ_N_RESULTS];
  int more; /* points the next column needs, 0 if there is none */
  int next_column;
  int spare;
} AdjQuickAnswer;

/* Both strengths may be typed as the attack (staff/typed-sums.h): then nothing is typed as the
 * defence. The ruleset has combat results. */
void adj_quick_answer_find (const AdjRuleset *ruleset,
                            const char *attack,
                            const char *defence,
                            int multiplier,
                            int shift,
                            AdjQuickAnswer *answer);

/* A ground that helps the defender, as quick odds offer it. */
typedef struct
{
  const char *name;
  int multiplier;
} AdjQuickGround;

#define ADJ_MAX_QUICK_GROUNDS (ADJ_MAX_TERRAINS + ADJ_MAX_FEATURES + 1)

/* First the ground without benefit (a NULL name), then every terrain, bridge or ford with one. */
guint adj_quick_grounds (const AdjRuleset *ruleset, AdjQuickGround grounds[ADJ_MAX_QUICK_GROUNDS]);
