/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"
#include "staff/picks.h"
#include "table/view.h"

/* The intent of a player who points at something on the board, as the moment has it: an order,
 * other picks, or more than one thing, so that he has to be asked. */

typedef enum
{
  ADJ_INTENT_NOTHING,
  ADJ_INTENT_ORDER,
  ADJ_INTENT_PICK,
  ADJ_INTENT_ASK,  /* several ways to pay what is owed lead there */
  ADJ_INTENT_TAKE, /* the unit is to be plotted */
  ADJ_INTENT_PLOT, /* the unit's plot goes on to the hex */
} AdjIntentKind;

typedef struct
{
  AdjIntentKind kind;
  GArray *orders; /* of AdjOrder, given one after the other; NULL */
  AdjPicks picks;
  int unit;   /* TAKE, PLOT */
  AdjHex hex; /* PLOT */
} AdjIntent;

void adj_intent_clear (AdjIntent *self);
G_DEFINE_AUTO_CLEANUP_CLEAR_FUNC (AdjIntent, adj_intent_clear)

/* field: the table as the view's eyes see it. A click on a counter, or on the ground of a hex (unit
 * -1). In the Movement Phase a counter is picked instead of the others, or, with add, beside them;
 * ground moves those who are picked, or else picks its stack. In the Combat Phase enemies are
 * targets, friends attackers. What is owed comes before either. While marches are plotted a counter
 * is taken to be plotted, and any hex is where its way leads to. */
AdjIntent adj_intent_click (const AdjView *view,
                            const AdjField *field,
                            const AdjPicks *picks,
                            AdjHex hex,
                            int unit,
                            gboolean add);

/* A double click: the whole stack is picked, in the Combat Phase beside those who are picked
 * already. FALSE where nobody can be picked so. */
gboolean adj_intent_stack (const AdjField *field, AdjHex hex, AdjPicks *picks);

/* Counters let go over a hex; as the umpire they are put there, whatever the rules say. */
AdjIntent adj_intent_drop (const AdjView *view,
                           const AdjField *field,
                           const guint16 *units,
                           guint n_units,
                           AdjHex hex,
                           gboolean umpire);
