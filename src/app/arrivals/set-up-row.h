/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/list-row.h"

/* A hex and the counters that belong there, with a box to tick. */

#define ADJ_TYPE_SET_UP_ROW (adj_set_up_row_get_type ())
G_DECLARE_FINAL_TYPE (AdjSetUpRow, adj_set_up_row, ADJ, SET_UP_ROW, AdjListRow)
