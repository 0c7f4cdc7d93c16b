/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "record/order.h"

/* The last order that the panel around it (an AdjPart) has given by itself, and what was said to
 * it. What others order is told where they did. Strict, an order that was warned of waits here for
 * the players' word. Class action: "own-order.insist", it is done all the same. */

#define ADJ_TYPE_OWN_ORDER (adj_own_order_get_type ())
G_DECLARE_FINAL_TYPE (AdjOwnOrder, adj_own_order, ADJ, OWN_ORDER, GtkWidget)

/* To the panel's session; TRUE if all of them were recorded. */
gboolean adj_own_order_give (AdjOwnOrder *self, const AdjOrder *orders, guint n_orders);

/* Puts answers (of AdjAnswer) into words; "" if there is nothing to say of them. */
typedef char *(*AdjOwnOrderWords) (const AdjView *view, const GPtrArray *answers);

/* An order of the session was answered: says so if it is the panel's own, and nothing if not. */
void adj_own_order_tell (AdjOwnOrder *self, AdjOwnOrderWords words);

/* To be called when what the order was about has changed: nobody insists on it any more. */
void adj_own_order_let_be (AdjOwnOrder *self);
