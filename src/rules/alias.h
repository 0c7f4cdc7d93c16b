/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* The enemy tells units that lie face down apart by an alias, a number that the table holds: it
 * stays with a unit until units that he cannot tell apart have come together in one hex, and then
 * all of them there get new ones. */

/* After an order: aliases for those that need one. Who gets which is drawn by the judge's secret,
 * and what is dealt is said in full by the effects, so that a replay needs none. Without a secret
 * nothing is dealt: by a public rule anybody could find out who is who. */
void adj_alias_deal (AdjJudge *judge);

/* Do two units bear one? A correction may bring that about, for what is recorded of later deals
 * stands. */
gboolean adj_alias_is_borne_twice (const AdjTable *table);
