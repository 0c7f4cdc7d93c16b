/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/list-row.h"

/* An order of the log: its number, what came of it, what is against it, and the order itself. */

#define ADJ_TYPE_LOG_ROW (adj_log_row_get_type ())
G_DECLARE_FINAL_TYPE (AdjLogRow, adj_log_row, ADJ, LOG_ROW, AdjListRow)

/* The menu of what can be done about the order. */
void adj_log_row_open_menu (AdjLogRow *self);
