/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "hex/layout.h"

/* A few hexes of a grid with their numbers, as they lie on the paper: by such little drawings the
 * owner of a map tells which one it is. */

void
adj_grid_drawing_set (GtkDrawingArea *area, AdjHexOrientation orientation, AdjHexStagger stagger);
