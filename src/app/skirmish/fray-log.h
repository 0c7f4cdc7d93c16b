/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"

/* What was played, order by order, each with what it came to, as the eyes may know it. Uses the
 * actions win.correct and win.strike, with the order's number. */

#define ADJ_TYPE_FRAY_LOG (adj_fray_log_get_type ())
G_DECLARE_FINAL_TYPE (AdjFrayLog, adj_fray_log, ADJ, FRAY_LOG, GtkWidget)

void adj_fray_log_set_fray (AdjFrayLog *self, AdjFray *fray);
