/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "harness.h"
#include "rules/muster.h"
#include "rules/reach.h"
#include "tests/rules/play.h"

/* A position of a game by lot, and what is asked about it. */
typedef struct
{
  AdjBook *book;
  Player *player;
  AdjTable *table;
  AdjJudge *judge;
  AdjReach *reach;
  AdjMuster *muster;
  PlayOrder attack;
  guint most; /* units in an attack, or duties, so far */
  int next_unit;
  guint64 next_seed;
  AdjHex goals[2 * ADJ_MAX_UNITS]; /* where each unit is to be plotted to */
} Bench;

Bench *bench_new (const char *path);
void bench_free (Bench *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (Bench, bench_free)

/* Seconds of a call that is handed the position, its judge at the table. */
double bench_measure (Bench *self, BenchCall call);

/* The reach of a unit, from its entry hex if it is not on the map yet. */
void bench_reach_of (Bench *self, int unit);
