/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "rules/arithmetic.h"
#include "table/view.h"
#include "words/at-least.h"

/* The record read once from its beginning and told by Game-Turn, phase and battle, as some eyes
 * may know it. Sheets read this and not the record. */

/* The sum of one unit's march in a phase. */
typedef struct
{
  guint16 unit;
  AdjHex from; /* ADJ_NO_HEX: it came onto the map */
  AdjHex to;   /* ADJ_NO_HEX: it left the map */
  AdjHex entry;
} AdjMarch;

typedef struct
{
  int turn;
  int side; /* who attacks */
  AdjArithmetic sums;
  AdjAttack attack;
  int column;                 /* as recorded; -1: not known */
  int die;                    /* 0: never rolled */
  int result;                 /* -1 */
  AdjAtLeast lost[ADJ_SIDES]; /* strength points */
  char *place;                /* "1620 Forest-rough" */
  char *attackers;            /* with their strengths */
  char *defenders;            /* and what multiplies them */
  GPtrArray *came_of_it;      /* of char: sentences */
} AdjFight;

/* The events outside marches and battles, by what they are about. */
typedef enum
{
  ADJ_SUBJECT_OPTIONS,
  ADJ_SUBJECT_NEXT_OPTIONS, /* in force from the next Game-Turn */
  ADJ_SUBJECT_INITIATIVE,
  ADJ_SUBJECT_COMMAND,   /* the digits that lose Command Control (Y 5.51) */
  ADJ_SUBJECT_SCATTERED, /* who is out of command */
  ADJ_SUBJECT_DRIFT,
  ADJ_SUBJECT_ENTRENCHMENTS,
  ADJ_SUBJECT_HELD, /* hexes */
  ADJ_SUBJECT_EFFECTIVENESS,
  ADJ_SUBJECT_RETREATS,
  ADJ_SUBJECT_OTHER,
  ADJ_N_SUBJECTS,
} AdjSubject;

typedef struct
{
  int phase;           /* index in the sequence */
  int phasing;         /* bit side */
  GArray *marches;     /* of AdjMarch, each unit once */
  GPtrArray *fights;   /* of AdjFight */
  GPtrArray *arrivals; /* of char, as are all below */
  GPtrArray *moves;
  GPtrArray *exits;
  GPtrArray *events[ADJ_N_SUBJECTS];
  GPtrArray *notes;    /* what the players wrote */
  GPtrArray *warnings; /* that they accepted */
} AdjPhaseStory;

typedef struct
{
  int number;
  int first_player;
  gboolean decided;  /* who moves first was decided in the turn, or as it began */
  guint n_steps;     /* of the line, before it began */
  GPtrArray *phases; /* of AdjPhaseStory */
  AdjTable *end;     /* as it ended, or as it is now */
  gboolean over;     /* it has ended */
} AdjTurnStory;

typedef struct
{
  GPtrArray *turns; /* of AdjTurnStory, the first Game-Turn first */
} AdjChronicle;

/* Only the Game-Turns from and to and those between are put into words. Of the others, or of all
 * where to is less than from, there are the figures alone: no texts, and no sums of battles. */
AdjChronicle *adj_chronicle_new (AdjGame *game, AdjEyes eyes, int from, int to);
void adj_chronicle_free (AdjChronicle *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjChronicle, adj_chronicle_free)

/* NULL if it has not been played. */
const AdjTurnStory *adj_chronicle_turn (const AdjChronicle *self, int number);

/* The battles of these Game-Turns that were thrown for (of AdjFight), in order. */
GPtrArray *adj_chronicle_fights (const AdjChronicle *self, int from, int to);
