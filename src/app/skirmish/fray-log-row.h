/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/widgets/list-row.h"

/* A row of a skirmish's log (AdjFrayLine), with a menu to correct the order or to strike it. */

#define ADJ_TYPE_FRAY_LOG_ROW (adj_fray_log_row_get_type ())
G_DECLARE_FINAL_TYPE (AdjFrayLogRow, adj_fray_log_row, ADJ, FRAY_LOG_ROW, AdjListRow)

void adj_fray_log_row_open_menu (AdjFrayLogRow *self);
