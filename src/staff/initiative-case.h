/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order-make.h"
#include "rules/flips.h"
#include "table/view.h"

/* The figures that the Initiative panel works with: both sides' sums, from the table or typed in,
 * the dice and what the players decide about reinforcements. About 100 KiB: keep it off the
 * stack. */

typedef struct
{
  const char *names[ADJ_SIDES]; /* what the sides are called; kept by others */
  gboolean typed;               /* the sums are the typed ones */
  int holder;                   /* keeps the initiative in a tie (E IL.9); -1: not known */
  int dice[ADJ_SIDES];          /* 0: not thrown */
  gboolean varies;              /* the game plays with it (E IL.1) */
  gboolean commanders;          /* and with what commanders add (E IL.11) */
  gboolean owed;                /* the game waits for the dice */
  AdjArrivalChoices choices;
  gboolean no_room; /* for the decision made last: an order has no more */
  AdjMuster muster;
  AdjInitiativeSide totals[ADJ_SIDES]; /* as typed */
  gboolean unread[ADJ_SIDES];          /* something typed for it cannot be read */
  gboolean written[ADJ_SIDES];         /* any of them is */
} AdjInitiativeCase;

/* Works the sums out from the table; the typed ones stay. The names are the scenario's. Dice and
 * decisions are for one morning: with another they go. */
void adj_initiative_case_read (AdjInitiativeCase *self, const AdjField *field);

/* Nothing but typed sums: without a game, the sides are called so. */
void adj_initiative_case_begin (AdjInitiativeCase *self, const char *one, const char *other);

/* Another game: nothing is thrown or decided. */
void adj_initiative_case_forget_all (AdjInitiativeCase *self);

/* FALSE while nothing is typed, or what is cannot be read: nothing is answered or recorded by it.
 */
gboolean adj_initiative_case_answers (const AdjInitiativeCase *self);

const AdjInitiativeSide *adj_initiative_case_sides (const AdjInitiativeCase *self);

/* Both dice, by side; NULL while one is missing. */
const int *adj_initiative_case_dice (const AdjInitiativeCase *self);

/* The next die that is missing; when both are there, the first of another throw. */
void adj_initiative_case_throw (AdjInitiativeCase *self, int die);

/* ---- Answers ---- */

/* The side's level with that face of its die. */
int adj_initiative_case_level (const AdjInitiativeCase *self, int side, int die);

/* The side that moves first with these dice; tie: only because it held the initiative. */
int
adj_initiative_case_first (const AdjInitiativeCase *self, const int dice[ADJ_SIDES], gboolean *tie);

/* The side that moves first with the dice thrown, or else is likelier to, with which chance;
 * ADJ_NO_SIDE: the chances are even. */
int adj_initiative_case_favourite (const AdjInitiativeCase *self, AdjFraction *chance);

/* Over all throws; first: with the ties that go to the holder, if he is known. */
typedef struct
{
  AdjFraction outright[ADJ_SIDES];
  AdjFraction tie;
  AdjFraction first[ADJ_SIDES];
} AdjInitiativeOdds;

AdjInitiativeOdds adj_initiative_case_odds (const AdjInitiativeCase *self);

/* Each single change that would turn it, of AdjFlip, of the units that the eyes know (E IL.12). */
GArray *adj_initiative_case_flips (const AdjInitiativeCase *self,
                                   const AdjView *view,
                                   const AdjField *field);

/* ---- Typed sums ---- */

/* The figures that can be typed in, in the order of the article. */
typedef enum
{
  ADJ_TOTAL_RESTED,
  ADJ_TOTAL_FOUGHT,
  ADJ_TOTAL_INEFFECTIVE,
  ADJ_TOTAL_NIGHT,
  ADJ_TOTAL_FIRST_DAY,
  ADJ_TOTAL_LOST,
  ADJ_TOTAL_COMMANDER,
  ADJ_N_TOTALS,
} AdjTotal;

#define ADJ_MOST_TYPED_GROUPS 12

/* texts has one for each total: "31", "5+4"; of separated groups "20/11" (E IL.10). wrong: which
 * of them cannot be read; FALSE if there are such, and the sums stay as they were. */
gboolean adj_initiative_case_type (AdjInitiativeCase *self,
                                   int side,
                                   const char *const texts[ADJ_N_TOTALS],
                                   gboolean wrong[ADJ_N_TOTALS]);

/* ---- Reinforcements (E IL.7) ---- */

/* Those who can come before the levels are compared; units has room for all. */
guint
adj_initiative_case_arrivals (const AdjInitiativeCase *self, const AdjField *field, guint16 *units);

/* The decision of its owner; NULL for none. */
const AdjArrivalChoice *adj_initiative_case_choice (const AdjInitiativeCase *self, int unit);

/* hex ADJ_NO_HEX: it is held back. */
void adj_initiative_case_choose (AdjInitiativeCase *self, int unit, AdjHex hex);

/* It comes as the rules would have it. */
void adj_initiative_case_forget (AdjInitiativeCase *self, int unit);

/* ---- The order ---- */

/* The order that is given when both dice are there, or, with roll, without them. */
AdjOrder adj_initiative_case_order (const AdjInitiativeCase *self, gboolean roll);
