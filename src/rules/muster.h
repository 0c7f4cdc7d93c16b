/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/arrivals.h"
#include "rules/initiative.h"

/* The muster roll that both sides' Initiative Levels are added up from: every unit with what it
 * counts as and in which group, by day and night as things stand now, at dawn for good. */

typedef enum
{
  ADJ_TERM_NONE, /* counts nothing: no infantry, or neither here nor coming nor lost */
  ADJ_TERM_RESTED,
  ADJ_TERM_FOUGHT,
  ADJ_TERM_INEFFECTIVE,
  ADJ_TERM_NIGHT,     /* it came in the Night turn, or will come before dawn */
  ADJ_TERM_FIRST_DAY, /* it comes on the first Day turn */
  ADJ_TERM_LOST,
  ADJ_TERM_SURROUNDED, /* of any arm; counts nothing and holds nothing together */
  ADJ_N_TERMS,
} AdjTerm;

typedef struct
{
  guint8 term;     /* AdjTerm */
  guint8 strength; /* 0 unless it counts for initiative */
  gint16 group;    /* of its side's; -1: none */
  AdjHex hex;      /* where it stands, or comes in; ADJ_NO_HEX */
} AdjMusterUnit;

typedef struct
{
  int dawn;         /* the turn the levels are compared in; 0: no Night is to come any more */
  int day;          /* whose combats count */
  gboolean unknown; /* a strength or an entry hex that nobody has typed in comes in */
  int n_unseen[ADJ_SIDES]; /* units left out, for nobody who looks knows what they count as */
  guint n_units;
  AdjMusterUnit units[2 * ADJ_MAX_UNITS];
  AdjInitiativeSide sides[ADJ_SIDES];
  guint16 group_hexes[ADJ_SIDES][ADJ_MAX_GROUPS]; /* each group's name: its lowest hex */
} AdjMuster;

/* choices may be NULL. About 50 KiB: keep it off the stack. */
void adj_muster_read (AdjMuster *self, const AdjField *field, const AdjArrivalChoices *choices);

/* The same, with one unit taken as surrounded or as not surrounded; choices may be NULL. */
void adj_muster_try (AdjMuster *self,
                     const AdjField *field,
                     const AdjArrivalChoices *choices,
                     int unit,
                     gboolean surrounded);

/* Adds a unit's strength to the sum of its group, before any die: FALSE if it is no term of
 * one. */
gboolean adj_muster_add (AdjInitiativeGroup *group, AdjTerm term, int strength);
