/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/drawing/brush.h"

/* The brushes to choose from, each with a swatch of what it draws and the digit that takes it up:
 * one stop of Tab, in which arrow keys walk.
 *
 * Signal "picked": another brush was chosen. */

#define ADJ_TYPE_PAINT_BOX (adj_paint_box_get_type ())
G_DECLARE_FINAL_TYPE (AdjPaintBox, adj_paint_box, ADJ, PAINT_BOX, GtkWidget)

/* The brushes of a ruleset, for a map whose hexes lie so. */
void adj_paint_box_fill (AdjPaintBox *self, AdjRuleset *ruleset, AdjHexOrientation orientation);

AdjBrush adj_paint_box_get_brush (AdjPaintBox *self);

/* Without telling anybody. */
void adj_paint_box_set_brush (AdjPaintBox *self, AdjBrush brush);
