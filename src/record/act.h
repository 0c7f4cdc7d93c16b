/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"

/* An order carried to the rules: its verdict and effects are in the judge afterwards. The die of
 * a roll must be in the order by then. Notes, bookmarks, waivers and the mirror are the record's
 * own: they have no effects and are always ok. */
void adj_order_judge (AdjJudge *judge, const AdjOrder *order);

/* Does the order need a die that nobody has typed? */
gboolean adj_order_wants_die (const AdjOrder *order);

/* Does it belong to the Combat Phase that follows the Movement Phase on the table, with nothing
 * owed before it (DESIGN: an implied next)? */
gboolean adj_order_implies_next (const AdjField *field, const AdjOrder *order);
