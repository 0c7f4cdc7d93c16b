/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/field.h"
#include "staff/offered-order.h"
#include "table/view.h"

/* The withdrawals that are open on the morning after a Night (E N.4), each as an order that may be
 * given and need not be. */

/* "Withdraw U1 to 0101: 2 MP, 4 left". Of AdjOfferedOrder: those of whom the eyes know who they
 * are. field: as they see it. */
GPtrArray *adj_withdrawal_offers (const AdjView *view, const AdjField *field);

/* Back to the hex, as it is offered. */
AdjOrder adj_withdrawal_order (const AdjField *field, int unit, AdjHex hex);

/* "2 units could withdraw"; NULL: nobody. */
char *adj_withdrawal_offers_tell (const GPtrArray *offers);
