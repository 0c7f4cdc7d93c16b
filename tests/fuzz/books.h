/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* The shipped rules, read once. */
AdjRuleset *fuzz_rules (void);

/* The small scenario, read with these rules: they are in order, but not what its author thought
 * of. NULL if it cannot be. */
AdjScenario *fuzz_small (AdjRuleset *ruleset);
