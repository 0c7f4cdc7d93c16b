/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/odds.h"

int
adj_odds_column (const AdjRuleset *ruleset, int attack, int defence)
{
  int column = 0;

  g_return_val_if_fail (ruleset != NULL, -1);
  g_return_val_if_fail (ruleset->n_columns > 0, -1);
  if (attack <= 0)
    return -1;
  /* The best column whose own odds are not better than these: rounding for the defender. */
  for (guint i = 1; i < ruleset->n_columns; i++)
    {
      const AdjColumn *candidate = &ruleset->columns[i];

      if ((gint64) candidate->attacker * defence <= (gint64) attack * candidate->defender)
        column = (int) i;
    }
  return column;
}

int
adj_odds_shift (const AdjRuleset *ruleset, int column, int shift)
{
  g_return_val_if_fail (ruleset != NULL, -1);

  if (column < 0)
    return -1;
  return CLAMP (column + CLAMP (shift, -ADJ_MAX_COLUMNS, ADJ_MAX_COLUMNS), 0,
                (int) ruleset->n_columns - 1);
}

char *
adj_odds_to_string (int attack, int defence)
{
  if (attack <= 0 || defence <= 0)
    return g_strdup ("-");
  if (attack >= defence)
    return g_strdup_printf ("%d-1", attack / defence);
  return g_strdup_printf ("1-%d", (defence + attack - 1) / attack);
}

void
adj_odds_chances (const AdjRuleset *ruleset, int column, AdjFraction chances[ADJ_N_RESULTS])
{
  g_return_if_fail (ruleset != NULL);
  g_return_if_fail (chances != NULL);

  for (int result = 0; result < ADJ_N_RESULTS; result++)
    chances[result] = adj_fraction (0, ruleset->combat_die);
  for (int die = 0; die < ruleset->combat_die; die++)
    chances[ruleset->columns[column].results[die]].num++;
}

int
adj_odds_to_next (const AdjRuleset *ruleset, int attack, int defence, int shift, int *next)
{
  int now;
  int best;

  g_return_val_if_fail (ruleset != NULL, 0);
  g_return_val_if_fail (next != NULL, 0);

  now = adj_odds_shift (ruleset, adj_odds_column (ruleset, attack, defence), shift);
  best = (int) ruleset->n_columns - 1;
  for (int column = MAX (now - shift, 0) + 1; column <= best; column++)
    {
      const AdjColumn *candidate = &ruleset->columns[column];
      gint64 needed = (gint64) candidate->attacker * defence;
      int points = (int) ((needed + candidate->defender - 1) / candidate->defender) - attack;

      /* Against long odds these points may do more than was asked for: 2 : 4 is 1-2, not 1-3. */
      *next = adj_odds_shift (ruleset, adj_odds_column (ruleset, attack + points, defence), shift);
      if (*next > now)
        return points;
    }
  return 0;
}

int
adj_odds_to_spare (const AdjRuleset *ruleset, int attack, int defence, int shift)
{
  int now;
  int spare = 0;

  g_return_val_if_fail (ruleset != NULL, 0);

  now = adj_odds_shift (ruleset, adj_odds_column (ruleset, attack, defence), shift);
  while (attack - spare > 1 &&
         adj_odds_shift (ruleset, adj_odds_column (ruleset, attack - spare - 1, defence), shift) ==
             now)
    spare++;
  return spare;
}
