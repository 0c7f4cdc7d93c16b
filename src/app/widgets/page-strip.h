/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* The titles of a stack's pages. Tab comes to the one that is open and goes on into its page, arrow
 * keys open its neighbours, and Ctrl+Page Up and Ctrl+Page Down do so from anywhere in the window:
 * a switcher by itself would be a stop of Tab for each title. Property "stack". */

#define ADJ_TYPE_PAGE_STRIP (adj_page_strip_get_type ())
G_DECLARE_FINAL_TYPE (AdjPageStrip, adj_page_strip, ADJ, PAGE_STRIP, GtkWidget)
