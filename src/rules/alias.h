/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "rules/judge.h"

/* The enemy tells units that lie face down apart by an alias, a number that the table holds: it
 * stays with a unit until units that he cannot tell apart have come together in one hex, and then
 * all of them there get new ones. */

/* After an order: aliases for those that need one. */
void adj_alias_deal (AdjJudge *judge);
