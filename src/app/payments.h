/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/view.h"
#include "rules/debts.h"

/* The lawful ways to pay what is owed after a roll or at the end of a phase, as things to point at:
 * this unit into that hex. Which units to lose in an exchange is no such thing and not among them.
 */
typedef struct
{
  guint8 kind; /* AdjDebtKind: retreat, repulse, displace or advance */
  guint16 unit;
  AdjHex hex;
} AdjPayment;

#define ADJ_MAX_PAYMENTS 128

guint adj_payments_find (const AdjField *field, AdjPayment payments[ADJ_MAX_PAYMENTS]);

/* The order that makes it. */
char *adj_payment_order (const AdjView *view, const AdjPayment *payment);
