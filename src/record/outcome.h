/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"

/* The outcome of one order that was typed. */
typedef struct
{
  gboolean recorded;
  guint number;  /* of its entry; 0 */
  guint place;   /* of its order among those that were given together */
  guint n_steps; /* of the line before it: what it was judged on */
  char *typed; /* as it was given: of an order that the program made, what would be typed for it */
  AdjOrder *order; /* as it was judged; NULL if it could not be read */
  char *text;      /* the same, canonical; NULL with it */
  AdjStanding standing;
  gboolean unjudged;
  gboolean refused;    /* warned, not forced, and the game is strict or asks first */
  GArray *findings;    /* of AdjFinding */
  GArray *effects;     /* of AdjEffect */
  AdjOrderError error; /* text is NULL unless it could not be read */
} AdjOutcome;

void adj_outcome_free (AdjOutcome *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjOutcome, adj_outcome_free)

/* The order as these eyes may see it on the view's table, the one before the order; as it was typed
 * if it could not be read. */
char *adj_outcome_show (const AdjOutcome *self, const AdjView *view);

/* Does it warn of what nobody does on purpose? Who leaves the phase of plotting before both have
 * sealed marches nobody, and is asked in any game. */
gboolean adj_outcome_asks_first (const AdjOutcome *self);

/* Of nothing, impossible so far; of what cannot be read, with the error, which it takes over. */
AdjOutcome *adj_outcome_new (void);
AdjOutcome *adj_outcome_new_unread (AdjOrderError *error);

/* It is not recorded, although the rules have nothing against it: why, which it takes over. It
 * reads like an order that says nothing. */
void adj_outcome_refuse (AdjOutcome *self, char *why);

/* Takes out of it all that would tell a player what his branch does not know; and why. */
void adj_outcome_hush (AdjOutcome *self);
const char *adj_why_hushed (void);
