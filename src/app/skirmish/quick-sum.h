/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

/* A sum without any game: quality, leader, what holds, shots. Three digits are the first, the
 * second and the last of them, and Enter begins anew. */

#define ADJ_TYPE_QUICK_SUM (adj_quick_sum_get_type ())
G_DECLARE_FINAL_TYPE (AdjQuickSum, adj_quick_sum, ADJ, QUICK_SUM, GtkWindow)

GtkWidget *adj_quick_sum_new (GtkWindow *beside);
