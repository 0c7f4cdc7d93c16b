/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "staff/agreement.h"

/* What a battle can be begun with at one press: the standard game, an article's rules, the sets
 * that the players keep, and what was agreed on last where that is none of them. */

typedef struct
{
  char *name;
  gboolean kept; /* by the players, under that name */
  AdjAgreement agreed;
} AdjOptionSet;

/* Of AdjOptionSet. */
GPtrArray *adj_option_sets_list (const AdjRuleset *ruleset);

/* The one that comes to what is agreed on; NULL if none does. */
const AdjOptionSet *adj_option_sets_find (const GPtrArray *sets, const AdjAgreement *agreed);

/* What was agreed on when a battle was begun last; before the first, the standard game. */
AdjAgreement adj_option_sets_last (const AdjRuleset *ruleset);
