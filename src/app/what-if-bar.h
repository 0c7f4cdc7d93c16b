/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/part.h"

/* Above a scratch table: that it is one, how much has been tried, and the two ways out of it. */

#define ADJ_TYPE_WHAT_IF_BAR (adj_what_if_bar_get_type ())
G_DECLARE_FINAL_TYPE (AdjWhatIfBar, adj_what_if_bar, ADJ, WHAT_IF_BAR, AdjPart)

/* May the table be left? If orders would be lost the bar says so, and it may at the second time
 * of asking. */
gboolean adj_what_if_bar_may_leave (AdjWhatIfBar *self);
