/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A column beside something that is to keep its place: as wide as the letters want it, whatever
 * stands in it. Its child is to manage with that; where large letters leave no room for both, the
 * column gives way as far as its child can. */

#define ADJ_TYPE_SIDE_COLUMN (adj_side_column_get_type ())
G_DECLARE_FINAL_TYPE (AdjSideColumn, adj_side_column, ADJ, SIDE_COLUMN, GtkWidget)
