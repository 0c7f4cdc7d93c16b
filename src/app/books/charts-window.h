/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "app/books/own-battle.h"

/* "Needs your charts": what is missing of a battle, and the pages to type it in, in a window of
 * its own. Signals "begin": a game of it is wanted; "proof": its proof sheets are. */

#define ADJ_TYPE_CHARTS_WINDOW (adj_charts_window_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsWindow, adj_charts_window, ADJ, CHARTS_WINDOW, GtkWindow)

GtkWidget *adj_charts_window_new (GtkWindow *parent, AdjOwnBattle *battle);
AdjOwnBattle *adj_charts_window_get_battle (AdjChartsWindow *self);

/* Waits until everything is on the disk. FALSE, once, if it will not have it: the window comes
 * forward and says so. */
gboolean adj_charts_window_may_leave (AdjChartsWindow *self);

/* Saves a copy, and says above the pages why if it cannot. */
void adj_charts_window_copy (AdjChartsWindow *self, const char *path);
