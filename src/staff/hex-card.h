/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/game.h"
#include "rules/duty-list.h"
#include "table/view.h"
#include "words/unit.h"

/* The card of a hex: who stands there and how, what the ground gives and what its sides cost, in
 * figures (staff/hex-card-words.h has the words). It is worked out from the table as the eyes see
 * it. */

typedef struct
{
  int unit;
  gboolean known; /* may these eyes know which it is? The rest holds of those alone */
  int arm;
  int printed;              /* its strength at full force; -1: not known */
  int strength;             /* of the side that shows; -1 */
  int attack;               /* 0 where it may not attack at all; -1 */
  int defence;              /* what it adds in its hex, before any attacker has a say; -1 */
  const char *nothing;      /* the row by which it adds nothing there (BG 7.74); NULL */
  int allowance;            /* sixths of movement points; -1 */
  int left;                 /* of it, in its own Movement Phase; -1 at any other time */
  int since[ADJ_N_LASTING]; /* the phase (adj_game_get_phase) in which it became so; -1 */
  AdjHex from;              /* its hex as the phase began, if it was another; ADJ_NO_HEX */
  AdjHex entry;             /* by which it has come on in this phase; ADJ_NO_HEX */
} AdjCardUnit;

/* Sides of the hex that have the same on them. */
typedef struct
{
  guint32 features;
  int cost;    /* sixths, ADJ_CLOSED or ADJ_UNKNOWN_COST: of stepping across, for the card's arm */
  int defence; /* BG 9.0 multiplier for who is attacked across them alone */
  guint n;
  AdjHex beyond[ADJ_HEX_DIRECTIONS];
} AdjCardSide;

typedef struct
{
  AdjGame *game; /* NULL: what was before is not told */
  AdjView view;
  AdjHex hex;
  int side;  /* of those who stand there; ADJ_NO_SIDE */
  int arm;   /* whom the costs are for: the first of them, or the first of the ruleset */
  int entry; /* sixths, ADJ_CLOSED or ADJ_UNKNOWN_COST: of coming there across no feature */
  int cover; /* the defender's multiplier */
  const char *cover_row;
  AdjMarkerKind marker;
  int strength;  /* of all who stand there; -1: not known */
  int defence;   /* what they come to, before any attacker has a say; -1 */
  GArray *units; /* of AdjCardUnit */
  GArray *sides; /* of AdjCardSide */
  GArray *owed;  /* of AdjDuty */
} AdjHexCard;

/* The view's table, its field as the eyes see it (record/seen.h) and the duties as they know of
 * them have to live on. game: whose table it is after so many steps; NULL. */
AdjHexCard *adj_hex_card_new (const AdjView *view,
                              const AdjField *seen,
                              const AdjDuties *duties,
                              AdjHex hex,
                              AdjGame *game,
                              guint n_steps);
void adj_hex_card_free (AdjHexCard *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjHexCard, adj_hex_card_free)

/* A defender's multiplier in the hex, by its ground or a finished entrenchment, and by which row.
 */
int adj_hex_cover (const AdjField *field, AdjHex hex, const char **row);
