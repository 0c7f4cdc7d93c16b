/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The plot sheet on the screen (E N.1, N.9): before the march a row a unit, to be plotted with the
 * keys alone; sealed and revealed; then the segments, one button each, with who stopped where
 * and why; and on the morning the withdrawals (E N.4).
 *
 * Class actions:
 *   plots.look "i"       at a segment, or marches it if it is the next
 *   plots.back, plots.forward, plots.play
 *   plots.take-offer "i" the offer of that number: to seal, to reveal, to withdraw
 *   plots.wait, plots.step-back, plots.clear, plots.leave, plots.name, plots.next: of the unit
 *                        picked
 *
 * Property "busy": there is something to show. */

#define ADJ_TYPE_PLOTS_PANEL (adj_plots_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjPlotsPanel, adj_plots_panel, ADJ, PLOTS_PANEL, AdjPart)
