/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/attack.h"

/* The sums of an attack before the die, step by step in the order of BG 7.3b, so that a player can
 * follow it with a finger: every strength, every multiplier with its row, the sums, the odds, the
 * column. */

typedef enum
{
  ADJ_LINE_ATTACKER,     /* unit adds value */
  ADJ_LINE_DEFENDER,     /* unit has value */
  ADJ_LINE_ADDS_NOTHING, /* unit retreated this phase (BG 7.74) */
  ADJ_LINE_EXPOSED,      /* unit, a battery, has value beside infantry (Y 8.51b) */
  ADJ_LINE_RANGE,        /* unit loses figure over its range, keeps value (Y 8.17) */
  ADJ_LINE_HALVED,       /* unit, cavalry among other arms, has value (Y 8.71) */
  ADJ_LINE_CHARGES,      /* unit keeps value in a charge (Y 8.73) */
  ADJ_LINE_FLANK,        /* unit is doubled to value (Y 7.26) */
  ADJ_LINE_SUPPORT,      /* unit lends value to hex (Y 8.51) */
  ADJ_LINE_HEX,          /* hex has value before its multiplier */
  ADJ_LINE_TERRAIN,      /* hex: times figure for its terrain (BG 7.4) */
  ADJ_LINE_ENTRENCHMENT, /* hex: times figure for its entrenchment (Y 5.45) */
  ADJ_LINE_CROSSING,     /* hex: times figure, all adjacent attackers cross (BG 9.0) */
  ADJ_LINE_FAR_CROSSING, /* hex: times figure, every line of fire crosses (BG 9.0b) */
  ADJ_LINE_ATTACK,       /* value: the sum */
  ADJ_LINE_DEFENCE,      /* value: the sum */
  ADJ_LINE_ODDS,         /* value: the column the odds give, within the table (BG 7.6) */
  ADJ_LINE_NO_DEFENCE,   /* a defence of 0 (BG 7.74): value: the last column */
  ADJ_LINE_SHIFT,        /* figure columns to the right: value (Y 11.61) */
  ADJ_LINE_REDUCED,      /* value: the column declared (BG 7.9) */
} AdjLineKind;

typedef struct
{
  AdjLineKind kind;
  const char *row;
  int unit;      /* -1 */
  AdjHex hex;    /* ADJ_NO_HEX */
  gboolean used; /* of several multipliers on a hex only the best counts (BG 7.4) */
  int figure;    /* the multiplier; what is lost; the shift */
  int value;     /* what it comes to */
} AdjLine;

/* Enough for any attack: four of an attacker (his strength, its range, his sabres, the flank), five
 * of each hex and in it two of a defender and of a battery that supports him, five of the whole. */
#define ADJ_MAX_LINES                                                                              \
  (4 * ADJ_MAX_BATTLE_UNITS +                                                                      \
   ADJ_MAX_TARGETS * (5 + 2 * ADJ_MAX_DEFENDERS + 2 * ADJ_MAX_SUPPORTS) + 5)

typedef struct
{
  guint n_lines;
  AdjLine lines[ADJ_MAX_LINES];
  gboolean unknown; /* a strength or terrain nobody has typed in: no column */
  int attack;
  int defence;
  int shift;       /* columns to the right, for demoralization (Y 11.61) */
  int best_column; /* before a voluntary reduction; -1 with an attack of 0 or unknown figures */
  int column;      /* the one used */
} AdjArithmetic;

/* The row by which the unit adds nothing to the defence of its hex any more in this phase; NULL. */
const char *adj_adds_nothing (const AdjField *field, int unit);

void adj_arithmetic (const AdjField *field, const AdjAttack *attack, AdjArithmetic *result);
