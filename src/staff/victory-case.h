/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/victory.h"
#include "staff/picks.h"
#include "table/view.h"

/* Victory points as they would be if the game ended now (BG 17), award by award, in words, and with
 * the hexes that each is about. */

typedef struct
{
  const char *title; /* the book's */
  char *state;       /* who has how many points of it, and what counts */
  char *points;      /* "4", "at least 4" in brief */
  char *whole;       /* both, in a sentence */
  gboolean nothing;  /* it has brought none, as far as can be seen */
  AdjPicks hexes;    /* those it names, or else those of the units that count for it */
} AdjAwardFacts;

typedef struct
{
  AdjVictory *victory;
  GPtrArray *awards; /* of AdjAwardFacts */
} AdjVictoryCase;

/* R 4.0b: do these rules leave it to the players to declare a victory that ends the battle? */
gboolean adj_victory_may_be_declared (const AdjView *view);

/* field: as the eyes see it. */
AdjVictoryCase *adj_victory_case_new (const AdjView *view, const AdjField *field);
/* self may be NULL. */
void adj_victory_case_free (AdjVictoryCase *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjVictoryCase, adj_victory_case_free)

/* Are these the hexes of the award, and no others? An award without a hex is never picked. */
gboolean adj_award_facts_is_picked (const AdjAwardFacts *self, const AdjPicks *picks);
