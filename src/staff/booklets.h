/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"

/* The ruleset of the booklets, for what works without a game; NULL if it is not installed. */
AdjRuleset *adj_booklets_ruleset (void);
