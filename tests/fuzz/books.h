/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/book.h"

/* Sound rules, by their path in the project. */
AdjRuleset *fuzz_read_rules (const char *path);

/* The shipped rules, read once. */
AdjRuleset *fuzz_rules (void);

/* The small scenario, read with these rules: its own, or others in order that its author did not
 * think of. NULL if it cannot be. */
AdjScenario *fuzz_small (AdjRuleset *ruleset);
