/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* Children side by side as words of a text: those that have no room in a line stand in the next
 * one. Property "spacing": pixels between them, and between the lines. Property "even": of several
 * lines none is much shorter than the others. */

#define ADJ_TYPE_WRAP_LAYOUT (adj_wrap_layout_get_type ())
G_DECLARE_FINAL_TYPE (AdjWrapLayout, adj_wrap_layout, ADJ, WRAP_LAYOUT, GtkLayoutManager)
