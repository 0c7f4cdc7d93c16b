/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"
#include "table/view.h"

/* A hex that both sides make for in the segment that is marched next: each throws a die, the higher
 * one takes it, and equal ones are thrown again (Y S5.23). */

typedef struct
{
  AdjHex hex;
  char *title;            /* "Both sides make for 1319: each throws a die" */
  char *sides[ADJ_SIDES]; /* "Union: Wilder" */
  char *state;            /* what was thrown and is equal, and how many more there are; "" */
} AdjDispute;

/* The first that is open; NULL. field: as the view's eyes see the table. */
AdjDispute *adj_dispute_find (const AdjView *view, const AdjField *field);
void adj_dispute_free (AdjDispute *self);
G_DEFINE_AUTOPTR_CLEANUP_FUNC (AdjDispute, adj_dispute_free)
