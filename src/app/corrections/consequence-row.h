/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/list-row.h"

/* A row of orders that do not come out as they are recorded (AdjConsequenceLine). One that asks
 * has buttons: to take what comes of the order today (action "correct.take") or to leave what is
 * recorded ("again.leave"), both with the order's number. */

#define ADJ_TYPE_CONSEQUENCE_ROW (adj_consequence_row_get_type ())
G_DECLARE_FINAL_TYPE (AdjConsequenceRow, adj_consequence_row, ADJ, CONSEQUENCE_ROW, AdjListRow)
