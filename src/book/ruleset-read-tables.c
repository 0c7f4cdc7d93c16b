/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/ruleset-read-tables.h"

#include <glib/gi18n-lib.h>

#include "desk/value.h"
/* The results of one column, as many as the die has faces. */
static void
read_results (AdjRulesetReader *self, const AdjXmlNode *node, int die, AdjColumn *column)
{
  g_autofree char **words = adj_xml_get_list (node, "results");
  int n = (int) g_strv_length (words);

  if (die != 0 && n != die)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "column-results",
                      _ ("column %d-%d has %d results; a die of %d faces needs %d"),
                      column->attacker, column->defender, n, die, die);
  for (int i = 0; i < MIN (n, 20); i++)
    {
      int result = adj_reading_find (&self->reading, node, words[i], N_ ("combat result"),
                                     adj_combat_results);

      if (result >= 0)
        column->results[i] = (AdjCombatResult) result;
    }
}

static void
check_column_order (AdjRulesetReader *self,
                    const AdjXmlNode *node,
                    const AdjColumn *before,
                    const AdjColumn *column)
{
  if (before->attacker * column->defender < column->attacker * before->defender)
    return;
  adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), "column-order",
                    _ ("column %d-%d stands after %d-%d; columns run from the defender's best odds "
                       "to the attacker's"),
                    column->attacker, column->defender, before->attacker, before->defender);
}

static void
read_combat_results (AdjRulesetReader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;
  const AdjXmlNode *table = adj_xml_first (root, "combat-results");

  if (table == NULL)
    return;
  ruleset->combat_die = adj_xml_get_int (table, "die", 0);
  ruleset->combat_check = adj_reading_string (&self->reading, table, "check");
  for (const AdjXmlNode *node = adj_xml_first (table, "column"); node;
       node = adj_xml_next (node, "column"))
    {
      AdjColumn column = {
        .attacker = adj_xml_get_int (node, "attacker", 0),
        .defender = adj_xml_get_int (node, "defender", 0),
      };

      read_results (self, node, ruleset->combat_die, &column);
      if (column.attacker == 0 || column.defender == 0)
        continue;
      if (ruleset->n_columns > 0)
        check_column_order (self, node, &ruleset->columns[ruleset->n_columns - 1], &column);
      if (ruleset->n_columns < ADJ_MAX_COLUMNS)
        ruleset->columns[ruleset->n_columns++] = column;
    }
}

static guint16
read_digits (const AdjXmlNode *node)
{
  g_autofree char **words = adj_xml_get_list (node, "are");
  guint16 digits = 0;

  for (int i = 0; words[i] != NULL; i++)
    {
      int digit;

      if (adj_value_parse_int (words[i], 0, 9, &digit))
        digits |= (guint16) (1u << digit);
    }
  return digits;
}

static void
read_command_table (AdjRulesetReader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;
  const AdjXmlNode *table = adj_xml_first (root, "command-table");

  if (table == NULL)
    return;
  ruleset->command_die = adj_xml_get_int (table, "die", 0);
  ruleset->command_check = adj_reading_string (&self->reading, table, "check");
  for (const AdjXmlNode *node = adj_xml_first (table, "digits"); node;
       node = adj_xml_next (node, "digits"))
    {
      int level = adj_xml_get_int (node, "level", 0);
      int die = adj_xml_get_int (node, "die", 0);
      guint16 *cell;

      if (level == 0 || die == 0 || ruleset->command_die == 0)
        continue;
      cell = &ruleset->digits[level - 1][die - 1];
      if (*cell != 0 || die > ruleset->command_die)
        adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                          "command-cell",
                          _ ("level %d, die %d is given twice or lies beyond a die of %d faces"),
                          level, die, ruleset->command_die);
      *cell = read_digits (node);
      ruleset->n_levels = MAX (ruleset->n_levels, level);
    }
  for (int level = 1; level <= ruleset->n_levels; level++)
    for (int die = 1; die <= ruleset->command_die; die++)
      if (ruleset->digits[level - 1][die - 1] == 0)
        adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (table),
                          "command-gap", _ ("the command table has no digits for level %d, die %d"),
                          level, die);
}

void
adj_ruleset_read_tables (AdjRulesetReader *self, const AdjXmlNode *root)
{
  read_combat_results (self, root);
  read_command_table (self, root);
}
