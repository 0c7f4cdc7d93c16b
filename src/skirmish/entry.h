/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/xml.h"
#include "skirmish/change.h"

/* An entry of a skirmish's record. The record only grows; what holds now follows from all of it
 * (skirmish/record.h). */

#define ADJ_SKIRMISH_ENTRIES 20000
#define ADJ_SKIRMISH_KEPT_FOR_UNDO 100
#define ADJ_SKIRMISH_BYTES 4000000
#define ADJ_SKIRMISH_ANEW 40000

typedef enum
{
  ADJ_RECORDED_ORDER,
  ADJ_RECORDED_UNDO,
  ADJ_RECORDED_REDO,
  ADJ_RECORDED_STRIKE,
  ADJ_RECORDED_CORRECT,
  ADJ_N_RECORDED,
} AdjRecordedKind;

extern const char *const adj_recorded_words[]; /* by kind, NULL-terminated */

/* What a later order comes to since a correction. */
typedef struct
{
  guint number;
  GArray *changes; /* of AdjChange */
} AdjReckoned;

typedef struct
{
  guint number;
  AdjRecordedKind kind;
  guint target;     /* of undo, redo, strike and correct */
  char *text;       /* the canonical order; NULL */
  int dice;         /* throws of the generator */
  GArray *offences; /* of guint8 */
  GArray *changes;  /* of AdjChange */
  GArray *anew;     /* of AdjReckoned */
  GArray *aside;    /* of guint: what does not fit any more */
  GArray *differ;   /* of guint: what would be judged otherwise, and stays */
} AdjRecorded;

AdjRecorded *adj_recorded_new (AdjRecordedKind kind);

/* self may be NULL. */
void adj_recorded_free (AdjRecorded *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjRecorded, adj_recorded_free)

/* Takes the changes over. */
void adj_recorded_add_anew (AdjRecorded *self, guint number, GArray *changes);

/* The file "*.skirmish", and entries of one by themselves. */
extern const AdjXmlFormat adj_skirmish_format;
extern const AdjXmlFormat adj_recorded_format;

void adj_recorded_write (AdjXmlWriter *xml, const AdjRecorded *self);

/* NULL with a problem if it cannot be read. Strings are kept in chunk. */
AdjRecorded *adj_recorded_read (const AdjXmlNode *node,
                                guint expected,
                                GStringChunk *chunk,
                                AdjProblems *problems);

/* Why the entry could not be read again, a sentence; NULL if it could. *length: what it takes in
 * the file. */
char *adj_recorded_prove (const AdjRecorded *self, gsize *length);
