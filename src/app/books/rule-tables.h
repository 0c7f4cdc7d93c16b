/* SPDX-License-Identifier: GPL-3.0-or-later */
#pragma once

#include "book/ruleset.h"

/* The tables of a ruleset as cells of text: what they show, and how a typed text alters a copy.
 * The reader of rulesets then says whether the whole still makes sense. */

typedef enum
{
  ADJ_RULE_TABLE_RESULTS,  /* a row for each face, a column for each odds */
  ADJ_RULE_TABLE_TERRAIN,  /* a row for each terrain: cost for all, for each arm, and the rest */
  ADJ_RULE_TABLE_HEXSIDES, /* a row for each kind of hexside */
  ADJ_RULE_TABLE_COMMAND,  /* a row for each level, a column for each face */
  ADJ_RULE_TABLE_ARMS,     /* a row for each arm */
  ADJ_RULE_TABLE_TERMS,    /* a row for each figure that is in no table (rule-terms.h) */
  ADJ_RULE_TABLE_GAPS,     /* a row for each part that nobody has typed in */
  ADJ_N_RULE_TABLES,
} AdjRuleTable;

guint adj_rule_table_count_rows (AdjRuleTable table, const AdjRuleset *ruleset);
guint adj_rule_table_count_columns (AdjRuleTable table, const AdjRuleset *ruleset);

/* Texts belong to the caller. */
char *adj_rule_table_say_row (AdjRuleTable table, const AdjRuleset *ruleset, guint row);
char *adj_rule_table_say_column (AdjRuleTable table, const AdjRuleset *ruleset, guint column);
int adj_rule_table_width (AdjRuleTable table);
char *adj_rule_table_get (AdjRuleTable table, const AdjRuleset *ruleset, guint row, guint column);

/* FALSE with a sentence if the text is no figure of that kind. */
gboolean adj_rule_table_set (AdjRuleTable table,
                             AdjRuleset *copy,
                             guint row,
                             guint column,
                             const char *text,
                             char **refusal);
