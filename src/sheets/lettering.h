/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pangocairo.h>

#include "hex/layout.h"

/* Text on map and counters, set with Pango in a font every Debian desktop has. */

#define ADJ_FONT "DejaVu Sans"

/* One line centred on a point; height is that of the letters' font in the context's units. It is
 * narrowed rather than let out of width (0: as wide as it is). */
void
adj_letter (cairo_t *cr, AdjPoint at, double height, double width, gboolean bold, const char *text);
