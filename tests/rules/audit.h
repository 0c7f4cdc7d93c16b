/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "lots.h"
#include "naive-young.h"
#include "play.h"
#include "score.h"

/* Watches a game of Chickamauga effect by effect: every order must stand as lawful, every effect
 * must do what its rule allows, and the table must be what the effects make of the set-up. */

typedef struct
{
  guint games;
  guint orders;
  guint effects;
  guint results[ADJ_N_RESULTS];
  guint retreats;
  guint displacements;
  guint chains; /* displacements that made room for a displaced unit */
  guint advances;
  guint stays;
  guint entries;
  guint delays; /* due, but the column was too long */
  guint exits;
  guint exchanges; /* with a choice */
  guint reductions;
  guint bombardments;
  guint combined;
  guint several_hexes;
  guint ineffective;
  guint led_out;
  guint cornered; /* lost for want of a hex to retreat to */
  guint flights;  /* of the train */
  guint trains_lost;
  guint hit_again;
  guint relieved; /* duties that fell away in a Combat Phase */
  guint nights;
  guint nonsense;
  guint dawns;
  guint taken; /* dawns at which the initiative changed hands */
  guint scattered;
  guint drifts;
  guint wins[ADJ_SIDES];
  guint roads_back; /* games in which Confederate exits counted (CH 17.1) */
  guint cut_off;    /* games that ended with Union units cut off (CH 17.4) */
  guint begun;      /* entrenchments */
  guint finished;
  guint one_hex_moves; /* that cost more than the unit has */
  guint deployed;      /* came into an enemy zone for three points */
  guint limbered;      /* batteries that stood in a zone and could not attack */
} AuditCounts;

typedef struct
{
  Naive naive;
  AdjTable *start; /* of every game */
  AdjTable *table; /* the start and every effect since */
  AdjJudge *fool;  /* judges nonsense */
  Lots lots;
  guint column[ADJ_SIDES];      /* entered in this phase */
  gboolean displaced;           /* somebody was, in this phase */
  gboolean left[ADJ_MAX_UNITS]; /* no longer where it was set up */
  int work[ADJ_MAX_UNITS];      /* own Movement Phases it has dug through; -1: it does not dig */
  int holders[SCORE_HEXES];
  AuditCounts counts;
} Audit;

Audit *audit_new (const AdjBook *book);
void audit_free (Audit *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Audit, audit_free)

/* Games that begin on another table than the set-up: with options. */
void audit_start (Audit *self, const AdjTable *start);

/* Before and after a game; between them audit_order is the player's witness. */
void audit_begin (Audit *self, guint64 seed);
void audit_order (gpointer self, const PlayOrder *order, const AdjJudge *judge);
void audit_end (Audit *self);
