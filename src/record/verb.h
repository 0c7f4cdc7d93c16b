/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"

/* Inside the record only: what each verb is, a row each; its words have theirs in book/verbs.c. A
 * family of verbs has one file (verb-march.c, verb-battle.c ...) with all that is particular to
 * them, the makers of their orders too. */

typedef struct AdjParser AdjParser;
typedef struct AdjUnfinished AdjUnfinished;
typedef struct AdjThrower AdjThrower;

typedef struct
{
  AdjVerb verb;

  /* The blank that an order of it holds at first, where that is not nought. */
  void (*begin) (AdjOrder *order);

  /* The words behind the verb; FALSE with the parser's error. NULL: nothing. */
  gboolean (*parse) (AdjParser *self);

  /* The same, canonical, with a blank before each word. */
  void (*print) (GString *text, const AdjView *view, const AdjOrder *order);

  /* Finds what an order that the program has made leaves open (record/order-settle.h): why it
   * cannot be, a sentence. NULL: nothing is left open. */
  char *(*settle) (AdjOrder *order, const AdjField *field, const AdjView *view);

  /* Throws what the order leaves to the program. NULL: no dice. */
  void (*throw) (AdjThrower *self, const AdjField *field);

  /* NULL: the record's own, which does nothing on the table. */
  void (*judge) (AdjJudge *judge, const AdjOrder *order);

  /* Can it, at this moment, concern the unit? As far as everybody sees, too, for what a unit is
   * must not be told by what it is offered for; NULL where that is the same. NULL: it may be
   * anybody. */
  gboolean (*concerns) (const AdjField *field, int unit);
  gboolean (*seems) (const AdjField *field, int unit);

  /* How it goes on, where it does not begin with units; behind the units where it does. NULL:
   * nothing is to be offered. */
  void (*complete) (AdjUnfinished *self);
  void (*complete_behind) (AdjUnfinished *self);

  /* Lists units in place of those it concerns. */
  void (*complete_units) (AdjUnfinished *self);

  /* Does what comes of it hang on a die? NULL: wherever one may be thrown. */
  gboolean (*has_die) (const AdjOrder *order);

  gboolean once;       /* who has moved has done it */
  gboolean any_length; /* its words are a text */
} AdjVerbRow;

typedef struct
{
  const AdjVerbRow *rows;
  guint n;
} AdjVerbFamily;

extern const AdjVerbFamily adj_verbs_march;
extern const AdjVerbFamily adj_verbs_plot;
extern const AdjVerbFamily adj_verbs_battle;
extern const AdjVerbFamily adj_verbs_after;
extern const AdjVerbFamily adj_verbs_command;
extern const AdjVerbFamily adj_verbs_counters;
extern const AdjVerbFamily adj_verbs_umpire;
extern const AdjVerbFamily adj_verbs_record;

const AdjVerbRow *adj_verb_row (AdjVerb verb);
