/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* The order of a player by lot: plain data, so that others can judge, record or print it again. */

typedef enum
{
  PLAY_MOVE,       /* units along hexes */
  PLAY_ENTER,      /* units by hexes */
  PLAY_EXIT,       /* units */
  PLAY_ATTACK,     /* units against hexes, at a lower column reduce or -1, with die or 0 */
  PLAY_ROLL,       /* die */
  PLAY_RETREAT,    /* the unit to the hex */
  PLAY_DISPLACE,   /* likewise */
  PLAY_LOSE,       /* units */
  PLAY_ADVANCE,    /* the unit to the hex */
  PLAY_STAY,       /* in the engagement that is value, or 0 */
  PLAY_INITIATIVE, /* dice of both sides */
  PLAY_SCATTER,    /* die, or chits if it is 0 */
  PLAY_DRIFT,      /* the unit, with its dice */
  PLAY_NEXT,
  PLAY_ENTRENCH, /* the unit */
  PLAY_OPTION,   /* option is set to value, before the first move */
  PLAY_CHARGE,   /* the unit along hexes */
  PLAY_SUPPORT,  /* supports, of the battle that waits for its die */
  PLAY_SEAL,     /* the side that is value, on paper */
  PLAY_REVEAL,
  PLAY_PLOT,     /* the unit to the hex or nowhere, to attack if value is not 0 */
  PLAY_SEGMENT,  /* or, with dice, those of both sides for the hex that holds it up */
  PLAY_WITHDRAW, /* the unit along hexes */
  PLAY_N_KINDS,
} PlayKind;

#define PLAY_MAX_UNITS 32

typedef struct
{
  PlayKind kind;
  guint n_units;
  int units[PLAY_MAX_UNITS];
  guint n_hexes;
  AdjHex hexes[ADJ_MAX_PATH];
  int reduce;
  int die;
  AdjOptionKey option;
  int value;
  int dice[2];
  guint16 chits;
  guint n_supports;
  AdjSupport supports[ADJ_MAX_SUPPORTS];
} PlayOrder;

PlayOrder play_order (PlayKind kind);

/* Judges an order as it stands, lawful or not, on the judge's table. */
void play_judge (AdjJudge *judge, const PlayOrder *order);
