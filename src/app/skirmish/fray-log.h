/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/skirmish/fray.h"

/* What was played, order by order, each with what it came to, as the eyes may know it.
 *
 * Signals:
 *   "correct"   the order of that number is to be corrected, with its text */

#define ADJ_TYPE_FRAY_LOG (adj_fray_log_get_type ())
G_DECLARE_FINAL_TYPE (AdjFrayLog, adj_fray_log, ADJ, FRAY_LOG, GtkWidget)

void adj_fray_log_set_fray (AdjFrayLog *self, AdjFray *fray);
