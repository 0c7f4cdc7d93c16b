/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/list-row.h"

/* A unit that is, or may get, out of command, with a box to tick when it has gone its way. */

#define ADJ_TYPE_SCATTER_ROW (adj_scatter_row_get_type ())
G_DECLARE_FINAL_TYPE (AdjScatterRow, adj_scatter_row, ADJ, SCATTER_ROW, AdjListRow)
