/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* Where orders are typed: completion, history, and the verdict beside it - whoever gave the
 * order, for a drag on the board is answered here too. */

#define ADJ_TYPE_ORDER_LINE (adj_order_line_get_type ())
G_DECLARE_FINAL_TYPE (AdjOrderLine, adj_order_line, ADJ, ORDER_LINE, AdjPart)

/* Takes the keys, beginning with the one that was pressed elsewhere. */
gboolean adj_order_line_begin (AdjOrderLine *self, GtkEventControllerKey *keys);
