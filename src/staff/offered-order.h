/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"

/* An order that may be given as it is offered, and what its button says. */
typedef struct
{
  char *text;
  AdjOrder order;
} AdjOfferedOrder;

/* Of AdjOfferedOrder. */
GPtrArray *adj_offered_orders_new (void);

/* Takes the text over. */
void adj_offered_orders_add (GPtrArray *offers, char *text, const AdjOrder *order);
