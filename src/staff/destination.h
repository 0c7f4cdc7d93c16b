/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/picks.h"

/* Is the hex one where everybody picked may go now, and stay by the rules? A friend's counter that
 * lies there is then a place like the ground around it: who points at it with units in hand means
 * to stack them. seen: the table as the eyes see it, or a counter that does not budge would tell
 * of what is hidden. */
gboolean adj_destination_is (const AdjField *seen, const AdjPicks *picks, AdjHex hex);

/* The words on a click there, or Enter, and how to pick the counter instead; NULL where there is
 * nothing to choose between. */
const char *
adj_destination_tell (const AdjField *seen, const AdjPicks *picks, AdjHex hex, gboolean keys);
