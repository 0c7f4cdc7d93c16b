/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"

/* What a ruleset has that is no table: single figures of the system, whole columns of the Combat
 * Results Table, and the parts that nobody has typed in, which their owner ticks off. Cells of
 * text, as in rule-tables.h. */

guint adj_rule_terms_count (const AdjRuleset *ruleset);
char *adj_rule_terms_say (const AdjRuleset *ruleset, guint row);
char *adj_rule_terms_get (const AdjRuleset *ruleset, guint row);
gboolean adj_rule_terms_set (AdjRuleset *copy, guint row, const char *text, char **refusal);

/* The missing parts that are cited by a row. */
guint adj_rule_gaps_count (const AdjRuleset *ruleset);
char *adj_rule_gaps_say (const AdjRuleset *ruleset, guint row);
char *adj_rule_gaps_get (const AdjRuleset *ruleset, guint row);
gboolean adj_rule_gaps_set (AdjRuleset *copy, guint row, const char *text, char **refusal);
