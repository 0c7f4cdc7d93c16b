/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-page.h"

/* Comparing the battle with the print, row by row in large letters: Enter says that one is as
 * printed, Backspace goes back, C corrects it, L leaves it for later. It goes on where it was left.
 *
 * Signals:
 *   "look" (hex)                      that hex of the map is compared
 *   "correct" (page, element, place)  that element is not as printed, and is typed there */

#define ADJ_TYPE_CHARTS_COMPARE (adj_charts_compare_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsCompare, adj_charts_compare, ADJ, CHARTS_COMPARE, AdjChartsPage)
