/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"
#include "rules/defences.h"
#include "table/view.h"

/* The defender's answers between the announcement of an attack and its die (rules/defences.h), in
 * words and as orders, for panel, board and command line. */
typedef struct
{
  int unit;
  AdjHex hex;     /* that it supports, or slips away to */
  gboolean slips; /* or it lends its strength, by the offer */
  AdjSupportOffer support;
  char *label;
  AdjOrder order;
} AdjDefence;

void adj_defence_free (AdjDefence *self);

/* Of AdjDefence; field is the table as the view's eyes see it: nobody slips away before the attack
 * lies open on it. What these eyes do not know offers nothing. */
GPtrArray *adj_defences_find (const AdjView *view, const AdjField *field, const AdjAttack *attack);
