/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/debts.h"
#include "rules/retreat.h"

/* The lawful ways to pay what is owed after a roll, or before a Combat Phase is over: the one list
 * that whatever shows or offers answers asks for. Each, given as an order, is judged ok. */

typedef enum
{
  ADJ_PAYMENT_RETREAT,
  ADJ_PAYMENT_DISPLACE,
  ADJ_PAYMENT_ADVANCE,
  ADJ_PAYMENT_STAY,
  ADJ_PAYMENT_LOSE,
  ADJ_PAYMENT_RECOVER,   /* it bears one marker less (R 12.42) */
  ADJ_PAYMENT_ELIMINATE, /* R 12.43 */
} AdjPaymentKind;

/* In place of a debt's index: the unit has to leave an EZOC, when its owner likes (BG 11.31,
 * CH 18.4). */
#define ADJ_LEAVING (-1)

typedef struct
{
  AdjPaymentKind kind;
  int debt;           /* its index on the table, or ADJ_LEAVING */
  int engagement;     /* of which nobody advances; 0: it is a battle, or another payment */
  AdjHex hex;         /* where the unit goes; ADJ_NO_HEX */
  AdjRetreatKind way; /* of a retreat or a displacement */
  guint8 bears;       /* of AdjBears: the marker that comes off */
  AdjLosses who;      /* one unit but for losses; nobody who stays */
} AdjPayment;

/* Of AdjPayment: debt by debt in their order, then those who have to leave. While somebody has to
 * make room there is nothing else to choose (BG 7.81). */
GArray *adj_payments_find (const AdjField *field);
