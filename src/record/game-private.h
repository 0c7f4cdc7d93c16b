/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/drafts.h"
#include "record/game.h"
#include "record/seal.h"
#include "record/silence.h"

/* Inside the record only: for the corrections and the save file. */

/* Parses and judges one order on a table, in the silence of that moment; the judge holds the
 * verdict afterwards. die: of the generator, used if the order wants one. */
AdjOutcome *adj_game_try (AdjGame *self,
                          AdjJudge *judge,
                          const AdjTable *table,
                          const AdjSilence *silence,
                          AdjEyes eyes,
                          const char *text,
                          AdjOrder *order);

/* A step's effects on a table. */
typedef struct
{
  gboolean phase; /* one began with it */
  gboolean fits;  /* else some of them were passed over */
} AdjApplied;

AdjApplied adj_game_apply_step (AdjGame *self, AdjTable *table, const AdjStep *step);

/* The secret that aliases are dealt by (rules/alias.h): the game's own, drawn when the first are,
 * kept in its file and nowhere else. It is no part of what is begun anew from the game or tried out
 * on it. NULL: none is drawn. */
void adj_game_set_secret (AdjGame *self, const char *secret);
const char *adj_game_get_secret (AdjGame *self);

/* What the sides are plotting. */
AdjDrafts *adj_game_get_drafts (AdjGame *self);

/* What an order that was judged has sealed, until it is recorded; takes it over. NULL. */
void adj_game_take_seal (AdjGame *self, AdjSeal *seal);
const AdjSeal *adj_game_get_seal (AdjGame *self);

/* What a side is plotting is another; the record is as it was. */
void adj_game_tell_drafted (AdjGame *self);

void adj_game_set_taken (AdjGame *self, const char *order);

/* What is silenced now. */
const AdjSilence *adj_game_get_silence (AdjGame *self);

/* On the book of now; begun anew by whoever judges. */
AdjJudge *adj_game_get_judge (AdjGame *self);

/* The book as the game was begun. */
AdjBook *adj_game_get_first_book (AdjGame *self);

/* Adds an entry that is finished but for its number and hash; FALSE if it does not fit. */
gboolean adj_game_add_entry (AdjGame *self, AdjEntry *entry);

/* Takes why over; NULL. */
void adj_game_set_refusal (AdjGame *self, char *why);

/* How long its file is as it would be written; 0 until somebody has measured it. Entries that are
 * added bring their own lengths. */
void adj_game_set_length (AdjGame *self, gsize length);
gsize adj_game_get_length (AdjGame *self);

/* Which state it is of all that its file has besides the entries, from 1 on: as long as it stays
 * the same, entries that are added can be written behind those that are there. */
guint adj_game_get_head (AdjGame *self);

typedef struct
{
  gboolean agrees; /* the table came out as it did then, as far as that can be told */
  gboolean fits;   /* the table took all that the entry did to it */
} AdjReplayed;

/* The same for an entry read from a file, whose hash is its own: of facts (table/digest.h), or of
 * the bytes of an older program's table, which can be compared with nothing. If the table agrees
 * the entry has today's hash; else it keeps its own, which is told again when it is opened again.
 */
gboolean
adj_game_replay_entry (AdjGame *self, AdjEntry *entry, gboolean of_facts, AdjReplayed *replayed);

/* To be called when all entries of a file have been replayed. */
void adj_game_replayed (AdjGame *self);

/* Warned of, and no "!", in strict mode or where it is asked first. */
gboolean adj_game_refuses (AdjGame *self, const AdjOutcome *outcome, const AdjOrder *order);

/* One order that is settled; joined: undone with the one before. */
AdjOutcome *
adj_game_submit_one (AdjGame *self, const AdjOrder *order, const char *typed, gboolean joined);

/* ---- For branches (record/branch.h) ---- */

/* Begins with this table, which it takes over, and not with the book's set-up. */
void adj_game_set_root (AdjGame *self, AdjTable *root);
const AdjTable *adj_game_get_root (AdjGame *self); /* NULL: it is no branch */

/* The entries recorded by now cannot be undone; and the last of them. */
void adj_game_settle (AdjGame *self);
guint adj_game_get_settled (AdjGame *self);

/* The table that the game begins with, by that book. Caller frees. */
AdjTable *adj_game_first_table (AdjGame *self, AdjBook *book);

/* Would its player learn from that table what his branch does not know? */
gboolean adj_game_gives_away (AdjGame *self, const AdjTable *table);
