/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* Every unit in a table that sorts and filters: the board's twin for keyboard and screen reader. A
 * unit selected here is picked there. Class actions: roster.ineffective, roster.effective,
 * roster.eliminate, the umpire's hand on what is selected. */

#define ADJ_TYPE_ROSTER_PANEL (adj_roster_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjRosterPanel, adj_roster_panel, ADJ, ROSTER_PANEL, AdjPart)
