/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/command.h"

guint16
adj_command_digits (const AdjRuleset *ruleset, int level, int die)
{
  g_return_val_if_fail (ruleset != NULL, 0);
  g_return_val_if_fail (die >= 1 && die <= ruleset->command_die, 0);
  if (level < 1 || ruleset->n_levels < 1)
    return 0;
  return ruleset->digits[MIN (level, ruleset->n_levels) - 1][die - 1];
}

AdjFraction
adj_command_die_chance (const AdjRuleset *ruleset, int level, int digit)
{
  AdjFraction chance;

  g_return_val_if_fail (ruleset != NULL, (AdjFraction){ 0 });

  chance = adj_fraction (0, MAX (ruleset->command_die, 1)); /* without a table nobody scatters */
  for (int die = 1; die <= ruleset->command_die; die++)
    chance.num += (adj_command_digits (ruleset, level, die) & (1u << digit)) != 0;
  return chance;
}

AdjFraction
adj_command_chit_chance (int level)
{
  return adj_fraction (CLAMP (level, 0, ADJ_CHITS), ADJ_CHITS);
}
