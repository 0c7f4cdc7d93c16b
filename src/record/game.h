/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <glib-object.h>

#include "record/outcome.h"
#include "record/play.h"

/* A game in play: the book, the record, and the table that the record's effects come to. Signal
 * "changed": the table or the line of play is another. */

#define ADJ_TYPE_GAME (adj_game_get_type ())
G_DECLARE_FINAL_TYPE (AdjGame, adj_game, ADJ, GAME, GObject)

AdjGame *adj_game_new (AdjBook *book, guint64 seed);

/* ---- Playing (record/submit.c) ---- */

/* The orders of a line, one outcome each (of AdjOutcome). Everything after an order that is not
 * recorded is left alone, unless keep_going. */
GPtrArray *adj_game_submit (AdjGame *self, const char *line, gboolean keep_going);

/* Orders that the program has made, given by somebody with the game's eyes: one outcome each, up to
 * the first that is not recorded. */
GPtrArray *adj_game_submit_orders (AdjGame *self, const AdjOrder *orders, guint n_orders);

/* One more entry each; FALSE if there is nothing to undo or redo, or if it is refused. */
gboolean adj_game_undo (AdjGame *self);
gboolean adj_game_redo (AdjGame *self);

/* Why the last undo or redo was refused, in a sentence; NULL if it was not. */
const char *adj_game_get_refusal (AdjGame *self);

/* The order of a draft that the last undo or redo was about; NULL if it was one of the record. */
const char *adj_game_get_taken (AdjGame *self);

/* ---- The game as it stands (record/game.c) ---- */

/* In strict mode a warning refuses an order, unless it ends with "!" or its row is waived. */
void adj_game_set_strict (AdjGame *self, gboolean strict);
gboolean adj_game_get_strict (AdjGame *self);

/* Whose eyes those are that type orders and read the answers: all unless set. Not a part of the
 * record. */
void adj_game_set_eyes (AdjGame *self, AdjEyes eyes);
AdjEyes adj_game_get_eyes (AdjGame *self);

AdjBook *adj_game_get_book (AdjGame *self);
const AdjTable *adj_game_get_table (AdjGame *self);
const AdjField *adj_game_get_field (AdjGame *self);

/* The field as the game's eyes know it while both sides plot: with what their side has plotted so
 * far (record/drafts.h). */
const AdjField *adj_game_get_drafted (AdjGame *self);
const AdjPlay *adj_game_get_play (AdjGame *self);
guint64 adj_game_get_seed (AdjGame *self);
int adj_game_get_dice_thrown (AdjGame *self);
AdjMirror adj_game_get_mirror (AdjGame *self);
gboolean adj_game_is_waived (AdjGame *self, const char *row);

/* The table as it stood after so many steps of the line; 0 is the set-up. Caller frees. */
AdjTable *adj_game_table_after (AdjGame *self, guint n_steps);

/* How many steps of the line lie before a phase of those sides began, bit side, alone or with the
 * other; -1 if it has not. */
int adj_game_find_phase (AdjGame *self, int turn, int phase, int sides);

/* After how many steps of the line the order with that number has been carried out; -1 if it is not
 * in the line. */
int adj_game_find_order (AdjGame *self, guint number);

/* A phase that has begun on the line of play. */
typedef struct
{
  guint n_steps; /* before it */
  int turn;
  int phase;
  int phasing; /* bit side */
} AdjPhaseStart;

/* The first of them is the set-up's. */
guint adj_game_count_phases (AdjGame *self);
AdjPhaseStart adj_game_get_phase (AdjGame *self, guint index);

/* The phase that holds the table after so many steps: the last one begun by then. */
guint adj_game_phase_at (AdjGame *self, guint n_steps);

/* ---- Correcting (record/correct.c, of the book record/correct-book.c) ---- */

typedef enum
{
  ADJ_CONSEQUENCE_SAME,
  ADJ_CONSEQUENCE_DIFFERS,
  ADJ_CONSEQUENCE_ASIDE,
} AdjConsequenceKind;

/* The outcome of a later order. The table that it is judged on, and what is said of it there, are
 * kept where it does not come out the same. */
typedef struct
{
  guint number;
  AdjConsequenceKind kind;
  AdjStepState was;  /* before the correction */
  AdjTable *before;  /* NULL: the same */
  AdjOutcome *today; /* NULL with it */
  GArray *anew;      /* of AdjEffect: what it comes to where a figure goes on from another; NULL */
} AdjConsequence;

/* The outcome a correction would have, to be shown before it is accepted. */
typedef struct
{
  AdjEntry *entry;      /* ready to be added; NULL if the correction itself is impossible */
  AdjOutcome *outcome;  /* of the new order; NULL if there is none */
  char *refusal;        /* why not, where it is not the new order that is impossible; NULL */
  GArray *consequences; /* of AdjConsequence: every later order */
  AdjTable *after;      /* what all of it comes to; NULL with entry */
  guint n_entries;      /* of the record it was worked out for */
} AdjCorrection;

AdjCorrection *adj_game_correct (AdjGame *self, guint number, const char *order);
AdjCorrection *adj_game_insert (AdjGame *self, guint before, const char *order);
AdjCorrection *adj_game_strike (AdjGame *self, guint number);

/* The order with that number as the game's eyes would type it, had its battle's die fallen so; NULL
 * if it had none, or has fallen so. */
char *adj_game_other_die (AdjGame *self, guint number, int face);

/* The order as it is judged today, where that differs from what is recorded or it was set aside;
 * its path, units and die stay. Where it does not fit or nothing differs, that is the refusal. */
AdjCorrection *adj_game_take (AdjGame *self, guint number);

/* A printed figure was wrong: "smith strength=5", "1318 terrain=forest", "1318-1319 side=creek", by
 * the subjects and keys of book/figure.h; nothing behind the sign makes it unknown. Why it cannot
 * be is the correction's refusal. */
AdjCorrection *adj_game_correct_figure (AdjGame *self, const char *text);

void adj_correction_free (AdjCorrection *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjCorrection, adj_correction_free)

/* Adds the entry; the correction is used up. FALSE, with the refusal, if the game has moved on
 * since it was shown or its record is full. */
gboolean adj_game_accept (AdjGame *self, AdjCorrection *correction);

/* ---- Judging again (record/review.c) ---- */

/* Every order of the line judged again by this program, on the tables of its own judgement: those
 * that do not come out as they are recorded, of AdjConsequence. */
GArray *adj_game_judge_again (AdjGame *self);

/* The same little by little, for who has something else to do meanwhile; it ends when the game
 * changes. */
typedef struct _AdjReview AdjReview;

AdjReview *adj_review_new (AdjGame *game);
void adj_review_free (AdjReview *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjReview, adj_review_free)

/* Judges so many orders more; FALSE once there are none left. */
gboolean adj_review_go_on (AdjReview *self, guint n_orders);

/* Those found so far; not the caller's. */
const GArray *adj_review_get_differences (const AdjReview *self);
