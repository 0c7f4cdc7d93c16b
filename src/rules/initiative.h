/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/fraction.h"

/* Initiative Levels as arithmetic alone, from totals (Epperson; rows E IL.1 to IL.12). */

#define ADJ_MAX_GROUPS 1000 /* every unit by itself */
#define ADJ_INITIATIVE_DIE 6

/* The terms that one separated group brings (E IL.10), in points of infantry strength. */
typedef struct
{
  int rested;      /* no combat on the day past: twice (E IL.3) */
  int fought;      /* fought and still effective: once (E IL.4) */
  int ineffective; /* together divided by the die, fractions dropped (E IL.5) */
  int night;       /* arrived in the Night turn: twice (E IL.7) */
  int first_day;   /* arriving on the first Day turn: once (E IL.7) */
} AdjInitiativeGroup;

typedef struct
{
  guint n_groups; /* one, unless forces are separated */
  AdjInitiativeGroup groups[ADJ_MAX_GROUPS];
  int lost;      /* every eliminated point counts against every group (E IL.6, IL.10) */
  int commander; /* added once, to the level that is compared (E IL.11) */
} AdjInitiativeSide;

/* The side's level with that face of its die: of its groups the highest (E IL.10). */
int adj_initiative_level (const AdjInitiativeSide *side, int die);

/* The side that moves first with these dice; level, who held it (E IL.9). */
int adj_initiative_first (const AdjInitiativeSide sides[2], int holder, const int dice[2]);

/* The exact chances over all dice of both sides. */
typedef struct
{
  AdjFraction outright[2]; /* the side's level is higher */
  AdjFraction tie;
} AdjInitiativeChances;

AdjInitiativeChances adj_initiative_chances (const AdjInitiativeSide sides[2]);

/* The chance of a side to move first, ties to the holder. */
AdjFraction adj_initiative_first_chance (const AdjInitiativeChances *chances, int side, int holder);
