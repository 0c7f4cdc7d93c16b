/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/draft.h"

/* The things a battle lays down in lists beside its map, its units and its turns: what victory
 * points are given for, where units leave the map, rules of its own ... An entry of such a list is
 * a *clause*. Its fields are read and typed as text, in the words of the file, so that one editor
 * serves all of them. */

typedef enum
{
  ADJ_CLAUSE_AWARD,
  ADJ_CLAUSE_LEVEL,
  ADJ_CLAUSE_HOLDING,
  ADJ_CLAUSE_EXIT,
  ADJ_CLAUSE_SPECIAL,
  ADJ_CLAUSE_LIMIT,
  ADJ_CLAUSE_COMMANDER,
  ADJ_N_CLAUSES,
} AdjClause;

typedef enum
{
  ADJ_ASKS_TEXT,
  ADJ_ASKS_PROSE, /* more than a line */
  ADJ_ASKS_NUMBER,
  ADJ_ASKS_FRACTION, /* in sixths, as Movement Points */
  ADJ_ASKS_HEXES,
  ADJ_ASKS_UNIT,
  ADJ_ASKS_ROW, /* of the ledger */
  /* one of a few, named by its id in the books; "" is none of them */
  ADJ_ASKS_SIDE,
  ADJ_ASKS_ARM,
  ADJ_ASKS_FEATURE,
  ADJ_ASKS_WORD,
} AdjClauseType;

/* A field. Kinds of awards differ in what they ask for: sets of 1 << AdjAwardKind; of clauses that
 * are no awards all is asked. */
typedef struct
{
  const char *key; /* no two fields of any clauses share one, unless they are of a piece */
  AdjClauseType type;
  gsize offset; /* in the clause's struct */
  guint32 asked;
  guint32 needed;
  int none;  /* what a number is if nothing is typed */
  int least; /* of a number; of words, the first that is offered: one before it reads as none */
  int most;  /* of a number; characters of a text */
  const char *const *words;
} AdjClauseField;

#define ADJ_MAX_CLAUSE_FIELDS 13

/* What an element of the file is, "award", "holds" ...; ADJ_N_CLAUSES if it is no clause. */
AdjClause adj_clause_of_element (const char *element);

/* Of which there are n; index 0 of an award is its kind. */
const AdjClauseField *adj_clause_fields (AdjClause clause, guint *n);

/* The place of a field among them. */
guint adj_clause_find_field (AdjClause clause, const char *key);

guint adj_clause_count (const AdjScenario *scenario, AdjClause clause);
AdjMarks *adj_clause_marks (const AdjScenario *scenario, AdjClause clause, guint place);

/* As it is typed; free it. "" is nothing, or not asked for. */
char *adj_clause_get (const AdjScenario *scenario, AdjClause clause, guint place, guint field);

/* Does a clause with these texts in its fields have that one, and must there be something in it? */
gboolean adj_clause_asks (AdjClause clause, const char *const *values, guint field);
gboolean adj_clause_needs (AdjClause clause, const char *const *values, guint field);

/* ---- Changes of a draft; FALSE if refused ---- */

/* The clause reads like that from now on; one behind the last is a new one. If it is refused,
 * *field is where the reason belongs, ADJ_MAX_CLAUSE_FIELDS where it is the whole. */
gboolean adj_draft_put_clause (
    AdjDraft *self, AdjClause clause, guint place, const char *const *values, guint *field);
gboolean adj_draft_remove_clause (AdjDraft *self, AdjClause clause, guint place);

/* One place earlier: the first degree of victory that is reached counts. */
gboolean adj_draft_raise_clause (AdjDraft *self, AdjClause clause, guint place);
