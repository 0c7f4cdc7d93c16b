/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "lots.h"
#include "naive-young.h"
#include "play-order.h"
#include "score.h"

/* The notes of an audit as a game goes on. */

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

/* Is the hex in a zone of control of the enemy of side? */
gboolean audit_in_ezoc (const Audit *self, AdjHex hex, int side);
