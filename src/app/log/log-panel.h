/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The log. A row looks back at the table as it stood just after its order, the last one at that
 * of now. */

#define ADJ_TYPE_LOG_PANEL (adj_log_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjLogPanel, adj_log_panel, ADJ, LOG_PANEL, AdjPart)
