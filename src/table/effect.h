/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "table/table.h"

/* What an order comes to, in absolute values: applying effects needs no judgement, so a recorded
 * game is opened without judging anything again, and shows as it was played. */

typedef enum
{
  ADJ_EFFECT_MOVED,      /* unit along path (path[0] is where it stood); value: spent this phase */
  ADJ_EFFECT_ENTERED,    /* unit into hex; value: spent this phase */
  ADJ_EFFECT_EXITED,     /* unit off hex; value: spent this phase */
  ADJ_EFFECT_RETREATED,  /* unit to hex */
  ADJ_EFFECT_DISPLACED,  /* unit to hex */
  ADJ_EFFECT_SLIPPED,    /* unit to hex, out of a battle before its die (Y 8.72) */
  ADJ_EFFECT_ADVANCED,   /* unit to hex */
  ADJ_EFFECT_ELIMINATED, /* unit */
  ADJ_EFFECT_PLACED,     /* unit to hex, ADJ_NO_HEX for aside: the umpire's hand */
  ADJ_EFFECT_FACTS,      /* unit: value are all its facts now */
  ADJ_EFFECT_STRENGTH,   /* unit: value */
  ADJ_EFFECT_TURNED,     /* unit: value 1 face down, 0 face up, and then nobody needs its alias */
  ADJ_EFFECT_DUMMY,      /* unit is from now on a dummy of side, face down and not on the map */
  ADJ_EFFECT_ALIAS,      /* unit: value is what others call it while it lies face down */
  ADJ_EFFECT_DEPLOYED,   /* unit: value of what it has spent went for an enemy zone (Y 6.2) */
  ADJ_EFFECT_CONTROL,    /* unit: value is its AdjControl now */
  ADJ_EFFECT_DRIFTED,   /* unit to hex, by dice other (direction * 10 + points), stopped by value */
  ADJ_EFFECT_CHARGED,   /* unit has charged in its march (Y 8.73) */
  ADJ_EFFECT_FOUGHT,    /* unit took part in combat; value: the day */
  ADJ_EFFECT_ATTACK,    /* a battle is declared; side attacks; value: reduced column or -1 */
  ADJ_EFFECT_TARGET,    /* hex is attacked */
  ADJ_EFFECT_ATTACKER,  /* unit attacks; value: its AdjBattleRole */
  ADJ_EFFECT_DEFENDER,  /* unit defends */
  ADJ_EFFECT_SUPPORTER, /* unit lends its strength to hex (Y 8.51) */
  ADJ_EFFECT_SPARED,    /* hex is attacked no more, for nobody is left in it (Y 8.72) */
  ADJ_EFFECT_RELEASED,  /* unit attacks no more: there was no combat (Y 8.72) */
  ADJ_EFFECT_ROLLED,    /* value: die, other: result, side: column */
  ADJ_EFFECT_VACATED,   /* hex is left empty by the losers */
  ADJ_EFFECT_BATTLE_OVER,
  ADJ_EFFECT_DEBT,      /* opened: other is the kind; side, unit, hex, value as in AdjDebt */
  ADJ_EFFECT_PAID,      /* the same debt is paid or falls away */
  ADJ_EFFECT_HELD,      /* hex is held by side */
  ADJ_EFFECT_MARKER,    /* hex bears marker value; other: its figure, or why it is taken off
                         * (AdjGivenUp); unit: the builder, if any */
  ADJ_EFFECT_PHASE,     /* turn value, phase other, side: bits of the phasing sides */
  ADJ_EFFECT_DAY,       /* value: the day that begins */
  ADJ_EFFECT_FIRST,     /* side moves first from now on */
  ADJ_EFFECT_DAWN,      /* both sides' initiative dice are waited for */
  ADJ_EFFECT_LEVEL,     /* side: value is its Initiative Level, other its die */
  ADJ_EFFECT_COMMANDER, /* side: value is what its commander adds */
  ADJ_EFFECT_DIGITS,    /* side: value are the digits drawn, other: chits still to be drawn */
  ADJ_EFFECT_OPTION,    /* other: key, value; side: 1 if only from the next Game-Turn */
  ADJ_EFFECT_SCORE,     /* side: value are the umpire's points now */
  ADJ_EFFECT_ACCRUED,   /* award other: value is what it has come to */
  ADJ_EFFECT_OVER,      /* the game has ended */
  ADJ_N_EFFECTS,
} AdjEffectKind;

/* Why a scattered unit goes no further (Y 5.53, 5.54). */
typedef enum
{
  ADJ_DRIFT_SPENT, /* its points are used up */
  ADJ_DRIFT_TOO_DEAR,
  ADJ_DRIFT_MAP_EDGE,
  ADJ_DRIFT_CLOSED_HEXSIDE,
  ADJ_DRIFT_CLOSED_HEX,
  ADJ_DRIFT_ENEMY,
  ADJ_DRIFT_FULL_STACK,
  ADJ_DRIFT_TRAIN,
  ADJ_DRIFT_IN_ZONE,     /* it has come into an EZOC, or started in one */
  ADJ_DRIFT_BARRED_ZONE, /* by night or ineffective it may not enter the next hex's EZOC */
  ADJ_DRIFT_NO_STOPPING, /* further on there is no hex that it may stop in (BG 5.24) */
  ADJ_N_DRIFT_STOPS,
} AdjDriftStop;

#define ADJ_MAX_PATH 26

typedef struct
{
  guint8 kind; /* AdjEffectKind */
  gint8 side;
  guint8 n_path;
  guint8 spare;
  guint16 unit; /* ADJ_NO_UNIT */
  AdjHex hex;
  gint32 value;
  gint32 other;
  AdjHex path[ADJ_MAX_PATH];
} AdjEffect;

/* Why an entrenchment under construction is lost (Y 5.42, 5.43). */
typedef enum
{
  ADJ_GIVEN_UP_BY_HAND,
  ADJ_GIVEN_UP_MOVED,
  ADJ_GIVEN_UP_ATTACKED, /* the builder attacked or bombarded */
  ADJ_GIVEN_UP_DEFENDED, /* it was attacked or bombarded */
  ADJ_GIVEN_UP_DRIVEN,   /* it left the hex without a march */
  ADJ_GIVEN_UP_LOST,     /* it is gone */
  ADJ_GIVEN_UP_COMMAND,  /* it lost command control */
  ADJ_N_GIVEN_UP,
} AdjGivenUp;

/* An effect with everything unset. */
AdjEffect adj_effect (AdjEffectKind kind);
