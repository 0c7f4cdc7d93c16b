/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/state.h"

/* What an order came to: changes of the state with absolute values, so that nothing is judged when
 * a skirmish is opened. Each kind has one row: its word in the file, its fields, how it is made. */

typedef enum
{
  ADJ_CHANGE_SIDE,     /* a side by its name */
  ADJ_CHANGE_FIGURE,   /* id, name, side, quality, leader, missile, group */
  ADJ_CHANGE_CARD,     /* id, side, figures, objective, condition */
  ADJ_CHANGE_HOLDER,   /* side */
  ADJ_CHANGE_ACTIONS,  /* number */
  ADJ_CHANGE_ATTEMPTS, /* number */
  ADJ_CHANGE_COUNTERS, /* side, number */
  ADJ_CHANGE_REACTED,  /* yes */
  ADJ_CHANGE_OPEN,     /* yes */
  ADJ_CHANGE_FIGHTS,   /* yes */
  ADJ_CHANGE_LAST,     /* doing; who acted before is forgotten */
  ADJ_CHANGE_ACTED,    /* figures, yes if they moved */
  ADJ_CHANGE_SHOT_AT,  /* figures */
  ADJ_CHANGE_CONTACT,  /* figure, figure */
  ADJ_CHANGE_PART,     /* figure, figure */
  ADJ_CHANGE_OUT,      /* figure, yes */
  ADJ_CHANGE_SIGHT,    /* figure, doing */
  ADJ_CHANGE_USED,     /* card, side */
  ADJ_CHANGE_SWITCH,   /* switch, yes */
  ADJ_CHANGE_TRY,      /* figure, then the sum: AdjTryNumber */
  ADJ_N_CHANGES,
} AdjChangeKind;

/* The numbers of an attempt, in the order of its fields behind the figure. */
typedef enum
{
  ADJ_TRY_RATE = 1,
  ADJ_TRY_LEADER,
  ADJ_TRY_REACH, /* what each factor adds, in the order of AdjFactor */
  ADJ_TRY_SHOTS,
  ADJ_TRY_UNSEEN,
  ADJ_TRY_MELEE,
  ADJ_TRY_CARD,
  ADJ_TRY_OTHER, /* the difference to what the players say the factors are */
  ADJ_TRY_NEEDED,
  ADJ_TRY_DIE,
  ADJ_TRY_SUCCESS,
  ADJ_N_TRY,
} AdjTryNumber;

#define ADJ_CHANGE_FIELDS 12

/* A field of a row is a text or a number; both are counted by the field's place. */
typedef struct
{
  AdjChangeKind kind;
  int n[ADJ_CHANGE_FIELDS];
  const char *text[7]; /* of the skirmish's strings; NULL: none */
} AdjChange;

/* A change with texts and numbers as the row wants them; second is NULL where there is one. */
AdjChange adj_change_text (AdjChangeKind kind, const char *first, const char *second);
AdjChange adj_change_number (AdjChangeKind kind, int number);
AdjChange adj_change_of (AdjChangeKind kind, const char *text, int number);

/* FALSE, and the state as it was, if it names what is not there or there is no room. */
gboolean
adj_change_apply (const AdjChange *self, AdjSkirmishState *state, const AdjSkirmishRules *rules);

gboolean adj_change_equal (const AdjChange *a, const AdjChange *b);

/* Appended, "; " between. */
void adj_change_print (const AdjChange *self, GString *text);

/* Those of a text, appended; FALSE if one cannot be read. Strings are kept in chunk. */
gboolean adj_changes_read (const char *text, GStringChunk *chunk, GArray *changes);
