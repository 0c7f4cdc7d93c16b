/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/muster.h"

/* Every single change that would turn the initiative (E IL.12), at any time of day. */

typedef enum
{
  ADJ_FLIP_RESTED, /* the unit would count as rested */
  ADJ_FLIP_FOUGHT,
  ADJ_FLIP_INEFFECTIVE,
  ADJ_FLIP_LOST,
  ADJ_FLIP_SURROUNDED,
  ADJ_FLIP_FREED,
  ADJ_FLIP_JOINED,   /* it would count in another group */
  ADJ_FLIP_KEPT_OUT, /* a reinforcement would not come */
  ADJ_N_FLIPS,
} AdjFlipKind;

typedef struct
{
  guint16 unit;
  guint8 kind;        /* AdjFlipKind */
  gint8 first;        /* who would move first, or more likely than not */
  gint16 group;       /* joined: the index of its side's group; else -1 */
  AdjFraction chance; /* that it would */
} AdjFlip;

/* The side that moves first with the dice, or, while dice is NULL, is more likely to; ADJ_NO_SIDE
 * when the chances are even. */
int adj_initiative_favourite (const AdjInitiativeSide sides[ADJ_SIDES],
                              int holder,
                              const int *dice,
                              AdjFraction *chance);

/* Of AdjFlip. choices and dice may be NULL. */
GArray *adj_flips_find (const AdjField *field, const AdjArrivalChoices *choices, const int *dice);
