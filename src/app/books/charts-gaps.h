/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/books/charts-page.h"

/* The gaps that a battle still has: a row for each, what is known of it so far, where to type it
 * in, and a button to say that it is filled. Signal "page", with the name of the page where a gap
 * is filled. */

#define ADJ_TYPE_CHARTS_GAPS (adj_charts_gaps_get_type ())
G_DECLARE_FINAL_TYPE (AdjChartsGaps, adj_charts_gaps, ADJ, CHARTS_GAPS, AdjChartsPage)
