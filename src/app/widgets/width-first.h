/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Children that lie over each other, as large as the largest that can be seen. How wide they are
 * does not follow from how high they are: a box that is asked so has words broken at a dozen widths
 * to find the least. */

#define ADJ_TYPE_WIDTH_FIRST (adj_width_first_get_type ())
G_DECLARE_FINAL_TYPE (AdjWidthFirst, adj_width_first, ADJ, WIDTH_FIRST, GtkLayoutManager)
