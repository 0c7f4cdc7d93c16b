/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "table/digest.h"
#include "tests/rules/lots.h"

/* Everything that can be asked of a moment of a game, told in plain text: nothing in it depends on
 * the machine, on memory or on the language. What is asked of is drawn by lot. */

typedef struct
{
  AdjGame *game;
  AdjDigest *digest;
  const AdjTable *before; /* the order that was given last */
  const char *next;       /* a line that may be given now */
  Lots *lots;
  GString *text;
} Asked;

void ask_say (Asked *self, const char *format, ...) G_GNUC_PRINTF (2, 3);
void ask_say_unit (Asked *self, int unit);  /* its id, "-" for none */
void ask_say_hex (Asked *self, AdjHex hex); /* its number, "-" for none */
void ask_say_units (Asked *self, const guint16 *units, guint n);
void ask_say_hexes (Asked *self, const AdjHex *hexes, guint n);

/* Findings and effects as a file has them, before the eyes of the view. */
void
ask_say_basis (Asked *self, const AdjView *before, const GArray *findings, const GArray *effects);

/* By lot. A unit is more often than not one that is on the map, fights or owes something. */
int ask_some_unit (Asked *self);
AdjHex ask_some_hex (Asked *self);

/* The outcome of an order, with all that it rests on. */
void ask_outcome (Asked *self, const AdjOutcome *outcome);

/* A few questions by lot, others each time. */
void ask_some (Asked *self);

/* The same of a whole game: whether it opens, whole and torn, and what is judged otherwise today.
 */
void ask_file (Asked *self);
void ask_review (Asked *self);

/* The questions, by who answers them. */
void ask_march (Asked *self);   /* ways, costs, zones, room */
void ask_arrival (Asked *self); /* entries, set-up, dummies */
void ask_sight (Asked *self);
void ask_control (Asked *self); /* digits, the scattered, drifts */
void ask_levels (Asked *self);  /* the muster roll, chances, what would turn them */
void ask_victory (Asked *self); /* points, morale */
void ask_attack (Asked *self);  /* who may, and what it comes to */
void ask_battle (Asked *self);  /* the one on the table, and what is owed in it */
void ask_odds (Asked *self);    /* figures alone */
void ask_owed (Asked *self);    /* duties, debts, payments */

void ask_seen (Asked *self);    /* what some eyes see of the moment and the last order */
void ask_offers (Asked *self);  /* how a line goes on */
void ask_faults (Asked *self);  /* what is said of damaged lines */
void ask_names (Asked *self);   /* which units a word means */
void ask_entry (Asked *self);   /* what an entry is written as, and read back */
void ask_past (Asked *self);    /* tables, phases and silences that lie behind */
void ask_changes (Asked *self); /* what a correction would come to */
void ask_branch (Asked *self);  /* what is tried, and kept */
