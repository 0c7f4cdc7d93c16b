/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The list of counters with the places they belong in at the moment shown, to tick off while the
 * real counters are placed. A row picks its counters, so that the board shows them. Class actions:
 * set-up.tick (place in the list, ticked or not), set-up.next (to the next one that is not ticked),
 * set-up.clear. */

#define ADJ_TYPE_SET_UP_PANEL (adj_set_up_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjSetUpPanel, adj_set_up_panel, ADJ, SET_UP_PANEL, AdjPart)
