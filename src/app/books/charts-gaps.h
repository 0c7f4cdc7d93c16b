/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-page.h"

/* The gaps that a battle still has: a row for each, what is known of it so far, where to type it
 * in, and a button to say that it is filled. Under them what is missing besides can be written
 * down, and then stands what the linter doubts.
 *
 * Signals:
 *   "page" (name)   where a gap is filled
 *   "look" (hex)    where on the map a doubt is */

#define ADJ_TYPE_CHARTS_GAPS (adj_charts_gaps_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsGaps, adj_charts_gaps, ADJ, CHARTS_GAPS, AdjChartsPage)
