/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "book/draft.h"

/* Asks once what a smaller grid may take off the map; hidden as long as nothing is asked.
 *
 * Signals "cut" and "keep": it may, or all stays as it is. */

#define ADJ_TYPE_GRID_LOSS (adj_grid_loss_get_type ())
G_DECLARE_FINAL_TYPE (AdjGridLoss, adj_grid_loss, ADJ, GRID_LOSS, GtkBox)

/* FALSE if the grid takes nothing off. */
gboolean adj_grid_loss_ask (AdjGridLoss *self, const AdjDraft *draft, const AdjHexGrid *grid);

/* The grid that it was asked about. */
const AdjHexGrid *adj_grid_loss_get_grid (AdjGridLoss *self);
