/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "desk/completions.h"
#include "record/order.h"

/* How a line that is being typed may go on at its cursor: verbs, units the verb can concern,
 * hexes that fit by the rules, keywords. Best first. */

/* cursor: in bytes. The line's orders before the cursor's are not carried out. What these eyes do
 * not know is offered by its alias, and nothing is offered that would tell more of it. */
AdjCompletions *adj_complete (const AdjField *field, AdjEyes eyes, const char *line, gsize cursor);
