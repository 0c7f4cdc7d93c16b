/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/scenario.h"

/* The gaps of a battle, in words. */

/* "Set-up". */
const char *adj_missing_title (AdjUnknownThing what);

/* The page of the charts where it is typed in. */
const char *adj_missing_page (AdjUnknownThing what);

/* "31 of 48 figures known", and what they are figures of, a line each. */
char *adj_missing_say_progress (const AdjScenario *scenario);
char *adj_missing_say_known (const AdjScenario *scenario);

/* What is not known of that, though the battle does not say so, and a hex where it can be seen, or
 * ADJ_HEX_NONE; NULL if nothing is. A battle without such things and without gaps is complete. */
char *adj_missing_say_unsaid (const AdjScenario *scenario, AdjUnknownThing what, AdjHexId *at);
