/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/chance.h"

#define TAIL 0.025
#define MOST_WORTH 2

int
adj_result_worth (int result)
{
  return result - ADJ_RESULT_EX;
}

double
adj_column_expectation (const AdjRuleset *ruleset, int column)
{
  double sum = 0;

  g_return_val_if_fail (ruleset != NULL, 0);

  for (int die = 0; die < ruleset->combat_die; die++)
    sum += adj_result_worth ((int) ruleset->columns[column].results[die]);
  return sum / ruleset->combat_die;
}

AdjSpread *
adj_spread_new (void)
{
  AdjSpread *self = g_new0 (AdjSpread, 1);
  double certain = 1;

  self->chances = g_array_new (FALSE, TRUE, sizeof (double));
  g_array_append_val (self->chances, certain);
  return self;
}

void
adj_spread_free (AdjSpread *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->chances);
  g_free (self);
}

void
adj_spread_add_column (AdjSpread *self, const AdjRuleset *ruleset, int column, int sign)
{
  GArray *sum;

  g_return_if_fail (self != NULL);
  g_return_if_fail (ruleset != NULL);

  sum = g_array_new (FALSE, TRUE, sizeof (double));
  g_array_set_size (sum, self->chances->len + 2 * MOST_WORTH);
  for (guint i = 0; i < self->chances->len; i++)
    for (int die = 0; die < ruleset->combat_die; die++)
      {
        int worth = sign * adj_result_worth ((int) ruleset->columns[column].results[die]);

        g_array_index (sum, double, i + (guint) (worth + MOST_WORTH)) +=
            g_array_index (self->chances, double, i) / ruleset->combat_die;
      }
  g_array_unref (self->chances);
  self->chances = sum;
  self->least -= MOST_WORTH;
}

double
adj_spread_mean (const AdjSpread *self)
{
  double mean = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->chances->len; i++)
    mean += g_array_index (self->chances, double, i) * (self->least + (int) i);
  return mean;
}

double
adj_spread_at_most (const AdjSpread *self, int sum)
{
  double chance = 0;

  g_return_val_if_fail (self != NULL, 0);

  for (guint i = 0; i < self->chances->len && self->least + (int) i <= sum; i++)
    chance += g_array_index (self->chances, double, i);
  return chance;
}

double
adj_spread_at_least (const AdjSpread *self, int sum)
{
  g_return_val_if_fail (self != NULL, 0);

  return 1 - adj_spread_at_most (self, sum - 1);
}

void
adj_spread_middle (const AdjSpread *self, int *low, int *high)
{
  g_return_if_fail (self != NULL);
  g_return_if_fail (low != NULL);
  g_return_if_fail (high != NULL);

  *low = self->least;
  *high = self->least + (int) self->chances->len - 1;
  while (adj_spread_at_most (self, *low) < TAIL)
    (*low)++;
  while (adj_spread_at_least (self, *high) < TAIL)
    (*high)--;
}
