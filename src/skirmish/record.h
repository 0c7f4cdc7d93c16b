/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "skirmish/entry.h"
#include "skirmish/judge.h"

/* A skirmish: its rules, its record, and what follows from it. The record is a list of entries,
 * numbered for ever; to undo, strike or correct is one more. Opening applies recorded effects and
 * judges nothing. */

typedef struct _AdjSkirmish AdjSkirmish;

AdjSkirmish *adj_skirmish_new (AdjSkirmishRules *rules, guint64 seed);
void adj_skirmish_free (AdjSkirmish *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjSkirmish, adj_skirmish_free)

const AdjSkirmishRules *adj_skirmish_get_rules (const AdjSkirmish *self);
const AdjSkirmishState *adj_skirmish_get_state (const AdjSkirmish *self);
void adj_skirmish_set_strict (AdjSkirmish *self, gboolean strict);

/* Whose eyes type what is submitted (skirmish/eyes.h): those of a side write no card for the other,
 * and for them its hidden ones are not there; at an open table either plays its own, and none is
 * written. Nothing of it is in the file; at first everything is seen. */
void adj_skirmish_set_eyes (AdjSkirmish *self, int eyes);

/* Of AdjRecorded, as they are in the file. */
const GPtrArray *adj_skirmish_get_entries (const AdjSkirmish *self);

typedef enum
{
  ADJ_SKIRMISH_HOLDS,
  ADJ_SKIRMISH_DIFFERS, /* recorded effects kept, today's judgement after a correction is another */
  ADJ_SKIRMISH_ASIDE,   /* does not fit any more: left out */
} AdjPlayedState;

/* An order that holds now, in the order of play. */
typedef struct
{
  guint number;               /* of the entry that brought it in: its name for ever */
  const AdjRecorded *content; /* whose text and findings hold now */
  const GArray *changes;      /* what it comes to */
  AdjPlayedState state;
} AdjPlayed;

/* Of AdjPlayed. */
const GArray *adj_skirmish_get_played (const AdjSkirmish *self);

typedef struct
{
  gboolean recorded;
  gboolean refused; /* warned, in a strict game, and not insisted on */
  char *typed;
  char *text;               /* the canonical order or command; NULL if it is none */
  AdjOrderError error;      /* why it cannot be; its text NULL if it can */
  const AdjRecorded *entry; /* NULL unless recorded */
  AdjRecorded *proposed;    /* what a correction would be recorded as; NULL unless it was tried */
  GArray *offences;         /* of guint8 */
  AdjSkirmishState *before; /* in which an order was judged; NULL where none was */
} AdjSkirmishAnswer;

void adj_skirmish_answer_free (AdjSkirmishAnswer *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjSkirmishAnswer, adj_skirmish_answer_free)

/* A line of orders, parted by ";", or undo, redo, strike N, correct N ORDER. It ends with the first
 * that is not recorded, unless it is to go on. Of AdjSkirmishAnswer. */
GPtrArray *adj_skirmish_submit (AdjSkirmish *self, const char *line, gboolean go_on);

/* Is nothing hidden from whoever types of the order under that number, if it holds? What becomes of
 * one that is hidden would tell of it. */
gboolean adj_skirmish_tells (const AdjSkirmish *self, guint number);

/* What a correction would come to, text in the place of an order, or NULL to strike it. Nothing is
 * recorded. */
AdjSkirmishAnswer *adj_skirmish_try (AdjSkirmish *self, guint number, const char *text);

/* The state as it was before an order that holds, by its place among those played. */
void adj_skirmish_state_before (const AdjSkirmish *self, guint place, AdjSkirmishState *state);

/* What is told of each order that holds, with the state it was given in. */
typedef void (*AdjPlayedVisitor) (const AdjPlayed *played,
                                  const AdjSkirmishState *before,
                                  gpointer data);

/* All of them, in the order of play. */
void adj_skirmish_each_played (const AdjSkirmish *self, AdjPlayedVisitor visit, gpointer data);

/* Today's judgement of all that holds, each on the state that was recorded before it: the numbers
 * of those that would come to something else. Of guint. */
GArray *adj_skirmish_judge_again (AdjSkirmish *self);
