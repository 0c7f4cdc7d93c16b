/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/payment-order.h"

#include "record/order-make.h"

char *
adj_payment_order (const AdjView *view, const AdjPayment *payment)
{
  AdjOrder order = adj_order_pay (payment);

  return adj_order_show (view, &order);
}
