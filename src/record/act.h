/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "record/order.h"

/* An order carried to the rules: its verdict and effects are in the judge afterwards. The dice of
 * a roll must be in the order by then (record/throw.h). Notes, bookmarks, waivers and the mirror
 * are the record's own: they have no effects and are always ok. */
void adj_order_judge (AdjJudge *judge, const AdjOrder *order);

/* Does it belong to the Combat Phase of its side that follows its Movement Phase on the table? A
 * "next" goes before it then, whatever is still owed: the first attack closes the Movement Phase
 * (BG 5.14). So it is with what both have sealed: revealing it begins the march. */
gboolean adj_order_implies_next (const AdjField *field, const AdjOrder *order);
