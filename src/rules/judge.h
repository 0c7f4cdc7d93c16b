/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"
#include "rules/reason.h"
#include "table/effect.h"

/* A judgement in the making. The rules judge an order against a scratch copy of the table: each
 * effect they add is applied to it at once, so that what follows sees the new position. The
 * caller's table is never touched; a verdict that stands is carried out by applying its effects
 * there, or by taking the scratch table over. */

typedef struct
{
  AdjReason reason;
  const char *row; /* the ledger's row it rests on; NULL for what makes no sense at all */
  gboolean impossible;
  int unit;   /* -1 */
  AdjHex hex; /* ADJ_NO_HEX */
  int figure;
} AdjFinding;

typedef enum
{
  ADJ_OK,
  ADJ_WARNED,
  ADJ_IMPOSSIBLE,
} AdjStanding;

/* The plots that a side has sealed, as whoever keeps them has opened them. */
typedef struct
{
  guint8 check[ADJ_CHECK_BYTES];
  const char *text; /* a plot a line, canonical; NULL: there are none, or they are damaged */
} AdjKeptSeal;

#define ADJ_MAX_FINDINGS (2 * ADJ_MAX_UNITS) /* two of every unit */

typedef struct
{
  const AdjBook *book;
  AdjTable *table; /* the scratch copy */
  AdjField field;  /* of it */

  /* For the aliases of what lies face down (rules/alias.h); who judges sets them once. */
  const char *secret; /* NULL: none is dealt */
  guint32 number;     /* of the entry that is judged */

  /* Of what is sealed or revealed; who judges sets them once. */
  AdjKeptSeal seals[ADJ_SIDES];
  gboolean in_secret; /* one side's plots are judged behind its curtain */

  /* The players do not mirror where units stand: segments are counted, and nobody is marched. */
  gboolean unfollowed;

  gboolean needs_secret; /* aliases were called for */
  AdjStanding standing;
  gboolean unjudged; /* an unknown printed figure came in: no verdict, never a guess */
  guint n_findings;
  AdjFinding findings[ADJ_MAX_FINDINGS];
  guint n_effects;
  guint max_effects; /* enough for three on every unit, and a battle */
  AdjEffect *effects;
} AdjJudge;

AdjJudge *adj_judge_new (const AdjBook *book, const AdjTable *table);
void adj_judge_free (AdjJudge *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjJudge, adj_judge_free)

/* Ready for the next order on the same or another table of the same book. */
void adj_judge_begin (AdjJudge *self, const AdjTable *table);

/* Findings. unit -1, hex ADJ_NO_HEX where none is meant. The same finding is kept once. The row is
 * looked up in the rules at hand (adj_ruleset_cite): one that they have not is a rule they have
 * not, and nothing is found; but then nobody has judged. */
void adj_judge_warn (
    AdjJudge *self, const char *row, AdjReason reason, int unit, AdjHex hex, int figure);

/* What a gunboat may do is missing text (R 9.6); of other arms nothing is. */
void adj_judge_miss_arm (AdjJudge *self, int unit);

/* That row has a say in it: if it is missing from the rules at hand, nobody has judged. */
void adj_judge_miss (AdjJudge *self, const char *row);
void adj_judge_refuse (AdjJudge *self, AdjReason reason, int unit, AdjHex hex, int figure);
gboolean adj_judge_has (const AdjJudge *self, AdjReason reason);

/* Adds an effect and applies it to the scratch table; the field follows. */
void adj_judge_do (AdjJudge *self, const AdjEffect *effect);

/* The usual ones. */
void adj_judge_do_unit (AdjJudge *self, AdjEffectKind kind, int unit, AdjHex hex, int figure);
void adj_judge_do_way (AdjJudge *self, int unit, const AdjHex *path, guint n_path, int spent);
void adj_judge_do_facts (AdjJudge *self, int unit, guint16 set, guint16 cleared);
void adj_judge_hold (AdjJudge *self, int unit, AdjHex hex, gboolean by_move);
