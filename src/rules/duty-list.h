/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* The duties still owed before the phase is left, what is over the limit, what has not come on, and
 * what cannot be met and is therefore not owed (BG 7.11, 7.12, 11.31, 15.9, CH 18.4). */

typedef enum
{
  ADJ_DUTY_CHOICE,      /* a debt after a roll, or the die of an announced attack */
  ADJ_DUTY_ATTACK,      /* unit must attack (BG 7.12) */
  ADJ_DUTY_BE_ATTACKED, /* hex of enemies must be attacked (BG 7.11) */
  ADJ_DUTY_LEAVE,       /* ineffective unit must leave its EZOC (BG 11.31) */
  ADJ_DUTY_FLEE,        /* the train must retreat (CH 18.4) */
  ADJ_DUTY_REPULSED,    /* unit will be repulsed when the phase ends (Y 7.77): a reminder */
  ADJ_DUTY_CHARGE,      /* unit has charged and must attack (Y 8.73) */
  ADJ_DUTY_LIMIT,       /* hex holds too many (BG 5.32) */
  ADJ_DUTY_SET_UP,      /* before the first move: unit is not where it may be set up (Y 14.0) */
  ADJ_DUTY_ENTER,       /* unit is due and has not come on (BG 15.9): a reminder, no duty */
  ADJ_DUTY_INITIATIVE,  /* both sides' dice (E IL.1) */
  ADJ_DUTY_SCATTER,     /* the digits of lost control (Y 5.51) */
  ADJ_DUTY_SEAL,        /* a side has not sealed what it plots (E N.1) */
  ADJ_DUTY_REVEAL,      /* what both have sealed is not open yet */
  ADJ_DUTY_DRIFT,       /* scattered unit throws its two dice (Y 5.52) */
  ADJ_DUTY_WORKS,       /* breastworks in hex may be turned (R 4.0): a reminder */
  ADJ_DUTY_RALLY,       /* unit may try to rally (R 4.0): a reminder */
  ADJ_DUTY_WITHDRAW,    /* unit may withdraw to hex (E N.4): an offer, no duty */
} AdjDutyKind;

typedef enum
{
  ADJ_DUE_OWED,
  ADJ_DUE_REMINDER, /* may be left undone */
  ADJ_DUE_NOT_OWED, /* no lawful attack could ever have met it; why says what is in the way */
} AdjDutyState;

typedef enum
{
  ADJ_WHY_NOTHING,
  ADJ_WHY_INEFFECTIVE,  /* BG 11.31: it owes no attack, nor must who it alone touches be attacked */
  ADJ_WHY_USED_UP,      /* owed, and too late: all who could have met it are used up (BG 7.14) */
  ADJ_WHY_ADVANCED,     /* BG 7.75 */
  ADJ_WHY_NEED_NOT,     /* the train (CH 18.1) */
  ADJ_WHY_COLUMN,       /* the column costs more than its movement points (BG 15.3) */
  ADJ_WHY_BLOCKED,      /* every entry hex is closed by enemies (BG 15.5) */
  ADJ_WHY_FRIENDS,      /* every entry hex is occupied, by friends as well (BG 15.5b) */
  ADJ_WHY_LIMBERED,     /* Y 8.6: the battery marched too far */
  ADJ_WHY_MAY_BE_EMPTY, /* Y 14.0: a set-up hex that nobody uses */
  ADJ_WHY_IN_ZONE,      /* scattered in an EZOC: it stays (Y 5.53) */
  ADJ_WHY_MET,          /* whom it attacked slipped away before the die (Y 8.72) */
  ADJ_WHY_DUMMY,        /* more than fit in, a dummy among them, as is shown on demand (Y 11.54) */
  ADJ_WHY_STAYS,        /* no hex to go to: it stays where it is (Y 7.77) */
  ADJ_WHY_NOWHERE,      /* no hex to go to: it is eliminated when the phase ends */
} AdjDutyWhy;

typedef struct
{
  AdjDutyKind kind;
  AdjDutyState state;
  AdjDutyWhy why;
  const char *row;
  int unit;       /* -1 */
  AdjHex hex;     /* ADJ_NO_HEX */
  int engagement; /* a choice in simultaneous combat: whose die or result it is; 0 */
} AdjDuty;

/* The one word for each, as the command line prints it. */
const char *adj_duty_word (AdjDutyKind kind);
const char *adj_duty_state_word (AdjDutyState state);
const char *adj_duty_why_word (AdjDutyWhy why);

/* As many as there are. It begins as { 0 }, and can be filled again and again. */
typedef struct
{
  guint n;
  guint room;
  AdjDuty *duties;
} AdjDuties;

void adj_duties_clear (AdjDuties *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdjDuties, adj_duties_clear)

guint adj_duties_count (const AdjDuties *duties, AdjDutyState state);

/* For who finds them. */
void adj_duties_add (AdjDuties *self,
                     AdjDutyKind kind,
                     AdjDutyState state,
                     AdjDutyWhy why,
                     const char *row,
                     int unit,
                     AdjHex hex);

/* A choice that belongs to an attack of simultaneous combat; 0: to none. */
void adj_duties_add_choice (
    AdjDuties *self, AdjDutyState state, const char *row, int unit, AdjHex hex, int engagement);
