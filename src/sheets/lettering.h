/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <pango/pangocairo.h>

#include "hex/layout.h"

/* Text on map and counters, set with Pango. */

/* The typeface of all papers, maps and counters: it is there wherever fontconfig is, its figures
 * and signs are all as wide, and 6, 8 and 9 are told apart when small. Where it is missing the
 * first of the others is taken; docs/playing.md names them too. */
#define ADJ_FONT "DejaVu Sans,Noto Sans,Liberation Sans,sans-serif"

/* For many words in one hand: its height is that of the font in the context's units. */
PangoLayout *adj_lettering (cairo_t *cr, double height, gboolean bold);

/* The same in another font; family may be a list of which the first is taken that is there. */
PangoLayout *adj_lettering_in (cairo_t *cr, const char *family, double height, gboolean bold);

/* One line centred on a point. It is narrowed rather than let out of width (0: as wide as it
 * is). */
void
adj_lettering_write (PangoLayout *layout, cairo_t *cr, AdjPoint at, double width, const char *text);

/* A single one. */
void
adj_letter (cairo_t *cr, AdjPoint at, double height, double width, gboolean bold, const char *text);
