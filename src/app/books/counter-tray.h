/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include <gtk/gtk.h>

#include "book/book.h"

/* The counters of a battle that have neither hex nor turn yet, in a row under the map: one is taken
 * up to be set down there, or dragged, as an int, its unit. It is to be seen only where there are
 * some. Signal "taken" (unit): that one is in hand. */

#define ADJ_TYPE_COUNTER_TRAY (adj_counter_tray_get_type ())
G_DECLARE_FINAL_TYPE (AdjCounterTray, adj_counter_tray, ADJ, COUNTER_TRAY, GtkWidget)

void adj_counter_tray_set_book (AdjCounterTray *self, AdjBook *book);

/* The counter in the place of the one that was in hand is taken up, or the one before it; FALSE if
 * there is none any more. */
gboolean adj_counter_tray_take_next (AdjCounterTray *self);

/* None is in hand. */
void adj_counter_tray_put_back (AdjCounterTray *self);
