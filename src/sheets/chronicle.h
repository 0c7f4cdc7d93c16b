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
  AdjHex last; /* that it left the map from */
} AdjMarch;

typedef enum
{
  ADJ_TRACK_MOVE,
  ADJ_TRACK_ARRIVAL,
  ADJ_TRACK_EXIT,
  ADJ_TRACK_RETREAT, /* whatever it does that is neither a march nor an advance */
  ADJ_TRACK_ADVANCE,
} AdjTrackKind;

/* The track of units that went together, as a map shows it. */
typedef struct
{
  AdjTrackKind kind;
  int side;
  const char *formation; /* of all of them; NULL: of none that these eyes know */
  AdjHex from;           /* of an arrival: the hex it came on by */
  AdjHex to;             /* of an exit: the last hex on the map */
  char *text;            /* of marches; NULL: what brought the others tells of them */
} AdjTrack;

/* The loss of a unit, and where it stood. */
typedef struct
{
  int side;
  int strength; /* ADJ_STRENGTH_UNKNOWN */
  AdjHex hex;   /* ADJ_NO_HEX: it was not on the map */
  char *text;   /* "Smith 4" */
} AdjLoss;

typedef struct
{
  int turn;
  int number; /* in its turn, as in the star on the map; 0: there is nothing to tell of it yet */
  int side;   /* who attacks */
  AdjArithmetic sums;
  AdjAttack attack;
  int column;                 /* as recorded; -1: not known */
  int die;                    /* 0: never rolled */
  int result;                 /* -1 */
  int engagement;             /* its number in simultaneous combat (Y S7.5); 0 */
  AdjResultWord word;         /* the players' own, in place of it */
  AdjAtLeast lost[ADJ_SIDES]; /* strength points */
  char *place;                /* "1620 Forest-rough" */
  char *attackers;            /* with their strengths */
  char *defenders;            /* and what multiplies them */
  GPtrArray *came_of_it;      /* of char: sentences */
} AdjFight;

/* A unit that marched by plot and goes no farther (E N.9). */
typedef struct
{
  guint16 unit;
  guint8 why;  /* AdjHalt */
  char *place; /* "Smith 0503", as it stood then */
  char *text;  /* with segment and reason, a sentence */
} AdjHalted;

/* The die has fallen, or the players have told the result. */
static inline gboolean
adj_fight_is_over (const AdjFight *self)
{
  return self->die > 0 || *self->word.text != '\0';
}

/* The events outside marches and battles, by what they are about. */
typedef enum
{
  ADJ_SUBJECT_OPTIONS,
  ADJ_SUBJECT_NEXT_OPTIONS, /* in force from the next Game-Turn */
  ADJ_SUBJECT_INITIATIVE,
  ADJ_SUBJECT_COMMAND,   /* the digits that lose Command Control (Y 5.51) */
  ADJ_SUBJECT_SCATTERED, /* who is out of command */
  ADJ_SUBJECT_PLOTS,     /* what was sealed, and who stopped on the march, and why */
  ADJ_SUBJECT_DRIFT,
  ADJ_SUBJECT_WITHDRAWALS, /* on the morning after (E N.4) */
  ADJ_SUBJECT_ENTRENCHMENTS,
  ADJ_SUBJECT_HELD,      /* hexes */
  ADJ_SUBJECT_EXECUTION, /* waiting results, as they were carried out (Y S7.5) */
  ADJ_SUBJECT_EFFECTIVENESS,
  ADJ_SUBJECT_RETREATS,
  ADJ_SUBJECT_OTHER,
  ADJ_N_SUBJECTS,
} AdjSubject;

typedef struct
{
  int phase;                         /* index in the sequence */
  int phasing;                       /* bit side */
  GArray *marches;                   /* of AdjMarch, each unit once */
  GPtrArray *fights;                 /* of AdjFight */
  GPtrArray *tracks;                 /* of AdjTrack, formation by formation */
  GPtrArray *losses;                 /* of AdjLoss */
  GPtrArray *halts;                  /* of AdjHalted, each unit once */
  GPtrArray *events[ADJ_N_SUBJECTS]; /* of char */
  GPtrArray *briefs[ADJ_N_SUBJECTS]; /* of char: the same in a word or two, where there is such */
  GPtrArray *notes;                  /* of char: what the players wrote */
  GPtrArray *warnings;               /* of char: that they accepted */
} AdjPhaseStory;

typedef struct
{
  int number;
  int first_player;
  gboolean decided;  /* who moves first was decided in the turn, or as it began */
  guint n_steps;     /* of the line, before it began */
  GPtrArray *phases; /* of AdjPhaseStory */
  AdjTable *begin;   /* as it began */
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

/* Has nothing happened in it that is told? */
gboolean adj_phase_story_is_eventless (const AdjPhaseStory *self);

/* The Game-Turn to tell of unless another is asked for: the last, but the one before it while the
 * last has only just begun. */
const AdjTurnStory *adj_chronicle_latest (const AdjChronicle *self);

/* NULL if it has not been played. */
const AdjTurnStory *adj_chronicle_turn (const AdjChronicle *self, int number);

/* The battles of these Game-Turns that were thrown for (of AdjFight), in order. */
GPtrArray *adj_chronicle_fights (const AdjChronicle *self, int from, int to);
