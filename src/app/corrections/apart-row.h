/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/list-row.h"

/* A figure as the game has it and as the charts have it (AdjApartLine), with a button for each way.
 */

#define ADJ_TYPE_APART_ROW (adj_apart_row_get_type ())
G_DECLARE_FINAL_TYPE (AdjApartRow, adj_apart_row, ADJ, APART_ROW, AdjListRow)
