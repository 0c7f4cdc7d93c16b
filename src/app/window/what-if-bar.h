/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "app/session/part.h"

/* Above a scratch table: that it is one, how much has been tried, and the two ways out of it. It
 * is also what leads there: the window has the actions what-if.try, keep and drop from it, and
 * Escape that nobody else has a use for. Signal "show-session", with the session that the window
 * is to show from now on. */

#define ADJ_TYPE_WHAT_IF_BAR (adj_what_if_bar_get_type ())
G_DECLARE_FINAL_TYPE (AdjWhatIfBar, adj_what_if_bar, ADJ, WHAT_IF_BAR, AdjPart)

/* May the table be left? If orders would be lost the bar says so, and it may at the second time
 * of asking. */
gboolean adj_what_if_bar_may_leave (AdjWhatIfBar *self);

/* Back to the game without what was tried, if this is a scratch table. */
void adj_what_if_bar_drop (AdjWhatIfBar *self);
