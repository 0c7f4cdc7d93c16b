/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* Reinforcements: who is due, what the column costs each, where they can enter. A row picks its
 * unit, so that the board shows where it may go. Class actions: arrivals.enter (unit, number of the
 * hex), arrivals.enter-all. */

#define ADJ_TYPE_ARRIVALS_PANEL (adj_arrivals_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjArrivalsPanel, adj_arrivals_panel, ADJ, ARRIVALS_PANEL, AdjPart)
