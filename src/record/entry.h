/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/verbs.h"
#include "record/seal.h"
#include "rules/judge.h"

/* One entry of the record. Entries are numbered from 1 for ever and only ever added; the current
 * line of play follows from them (record/play.h). */

typedef enum
{
  ADJ_ENTRY_ORDER,
  ADJ_ENTRY_UNDO,    /* target */
  ADJ_ENTRY_REDO,    /* target */
  ADJ_ENTRY_CORRECT, /* target's order becomes this one */
  ADJ_ENTRY_INSERT,  /* this order comes before target's */
  ADJ_ENTRY_STRIKE,  /* target's order is taken out */
  ADJ_ENTRY_BOOK,    /* a figure of the scenario is another */
  ADJ_N_ENTRY_KINDS,
} AdjEntryKind;

extern const char *const adj_entry_kinds[];

/* Entries of a game. Orders leave the last of them free, so that the last ones can be undone. */
#define ADJ_MAX_RECORD 201000
#define ADJ_KEPT_FOR_UNDO 1000

/* Orders reckoned anew in one record. */
#define ADJ_MAX_ANEW 80000

/* The outcome of a later order since a correction: the same, but for figures that go on from what
 * the correction changed. */
typedef struct
{
  guint number;    /* of the order's entry */
  GArray *effects; /* of AdjEffect */
} AdjAnew;

typedef struct
{
  guint number;
  AdjEntryKind kind;
  guint target;    /* the entry meant; 0 */
  int verb;        /* AdjVerb of the order; -1: it has none */
  char *text;      /* the canonical order, of a BOOK entry "smith strength=6"; NULL where the kind
                    * has none */
  gboolean joined; /* came along with the entry before, and is undone with it */
  int dice;        /* how many throws of the generator it used */
  AdjStanding standing;
  gboolean unjudged;
  GArray *findings;   /* of AdjFinding */
  GArray *effects;    /* of AdjEffect */
  GArray *aside;      /* of guint: orders this correction set aside, by their entries */
  GArray *differ;     /* of guint: orders that would be judged differently since */
  GArray *anew;       /* of AdjAnew: later orders that this correction reckons anew */
  AdjSeal *seal;      /* of an order that seals; NULL */
  AdjBook *book;      /* of a BOOK entry of an old game: the whole book from then on; NULL */
  guint64 hash;       /* of the table after it */
  gsize length;       /* of its text in the file, once it is known, and of those that go with it */
  GStringChunk *rows; /* those findings cite that the book has not; NULL */
} AdjEntry;

AdjEntry *adj_entry_new (AdjEntryKind kind);
void adj_entry_free (AdjEntry *self);

/* Its order, canonical. */
void adj_entry_set_order (AdjEntry *self, const char *text);

/* The words of a remark, a waiver or the like: the order without its verb. */
const char *adj_entry_get_said (const AdjEntry *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjEntry, adj_entry_free)

/* Takes verdict and effects over from a judge. */
void adj_entry_take (AdjEntry *self, const AdjJudge *judge);

/* The same verdict? */
gboolean adj_entry_agrees (const AdjEntry *self, const AdjJudge *judge);

/* Takes the effects over: what the order with that number comes to from this correction on. */
void adj_entry_reckon_anew (AdjEntry *self, guint number, GArray *effects);
