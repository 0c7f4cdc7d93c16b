/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "stage.h"

/* A walk through everything the program shows: each panel, page and window, with something in it.
 * visit is called with the window that has the keys, and what there is to be seen in it. */

typedef void (*TourVisit) (GtkWidget *window, const char *what);

/* In windows of that size. */
void tour_start_page (TourVisit visit, int width, int height);
void tour_game (TourVisit visit, int width, int height);
void tour_skirmish (TourVisit visit, int width, int height);
void tour_other_windows (TourVisit visit, int width, int height);
void tour_charts (TourVisit visit, int width, int height);
