/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/list-row.h"

/* A reinforcement: its name, what the column costs it, and a button for each entry hex. */

#define ADJ_TYPE_ARRIVAL_ROW (adj_arrival_row_get_type ())
G_DECLARE_FINAL_TYPE (AdjArrivalRow, adj_arrival_row, ADJ, ARRIVAL_ROW, AdjListRow)
