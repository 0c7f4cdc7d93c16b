/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* The figures that the game and the charts it was begun from have otherwise. Each can be taken into
 * the charts, by the window's action "win.into-charts", or into the game, as a correction that is
 * looked at before it is accepted; or all of it stays as it is.
 *
 * Property "busy": there are some. Class action: "apart.leave-all". */

#define ADJ_TYPE_CHARTS_APART_PANEL (adj_charts_apart_panel_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsApartPanel, adj_charts_apart_panel, ADJ, CHARTS_APART_PANEL, AdjPart)
