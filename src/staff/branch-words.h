/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/branch.h"

/* The words about a what-if, and about what was kept of it. */

/* How many orders were tried, and that they are lost if somebody leaves (asked) or cannot be kept
 * anyhow. */
char *adj_branch_say (AdjGame *branch, gboolean keepable, gboolean asked);

/* How many orders the game has taken over, and where that ended. */
char *adj_branch_say_kept (const AdjKept *kept);
