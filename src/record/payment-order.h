/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/payments.h"
#include "table/view.h"

/* The order that makes the payment, as these eyes would type it. */
char *adj_payment_order (const AdjView *view, const AdjPayment *payment);
