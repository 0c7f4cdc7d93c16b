/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/picks.h"
#include "table/view.h"

/* Why somebody who is picked in the Movement Phase gets nowhere, so that no reach is shown: he has
 * moved already (BG 5.11), or is out of command (Y 5.52, 5.58b). Of the first of whom that holds;
 * NULL if it does of none. seen: the table as the view's eyes see it. */
char *adj_no_reach_tell (const AdjView *view, const AdjField *seen, const AdjPicks *picks);
