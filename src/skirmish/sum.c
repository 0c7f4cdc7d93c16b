/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/sum.h"

int
adj_seize_factor (const AdjSkirmishRules *rules, const AdjFactors *factors, AdjFactor factor)
{
  g_return_val_if_fail (rules != NULL, 0);
  g_return_val_if_fail (factors != NULL, 0);

  return rules->factors[factor].adds *
         (factor == ADJ_FACTOR_SHOTS ? factors->shots : factors->has[factor] != 0);
}

int
adj_seize_bonus (const AdjSkirmishRules *rules, const AdjFactors *factors)
{
  int sum = 0;

  g_return_val_if_fail (rules != NULL, 0);
  g_return_val_if_fail (factors != NULL, 0);

  for (int factor = 0; factor < ADJ_N_FACTORS; factor++)
    sum += adj_seize_factor (rules, factors, (AdjFactor) factor);
  return sum;
}

int
adj_seize_needed (const AdjSkirmishRules *rules,
                  int quality,
                  int leadership,
                  const AdjFactors *factors)
{
  int leads;

  g_return_val_if_fail (rules != NULL, 0);
  g_return_val_if_fail (factors != NULL, 0);

  leads = leadership == ADJ_SKIRMISH_NOBODY ? 0 : rules->leaderships[leadership].adds;
  return rules->qualities[quality].rate - leads - adj_seize_bonus (rules, factors);
}

AdjFraction
adj_seize_chance (const AdjSkirmishRules *rules, int needed)
{
  g_return_val_if_fail (rules != NULL, adj_fraction (0, 1));

  return adj_fraction (CLAMP (rules->faces + 1 - needed, 0, rules->faces), rules->faces);
}

/* 20 to the power of 12 fits into 52 bits. */
AdjFraction
adj_seize_within (const AdjSkirmishRules *rules, int needed, int attempts, int mounting)
{
  AdjFraction failing = { 1, 1 };

  g_return_val_if_fail (rules != NULL, adj_fraction (0, 1));
  g_return_val_if_fail (attempts >= 1 && attempts <= ADJ_MAX_ATTEMPTS, adj_fraction (0, 1));

  for (int i = 0; i < attempts; i++)
    {
      int shots = i * mounting;
      AdjFraction chance =
          adj_seize_chance (rules, needed - shots * rules->factors[ADJ_FACTOR_SHOTS].adds);

      failing = adj_fraction_multiply (failing, adj_fraction (chance.den - chance.num, chance.den));
    }
  return adj_fraction (failing.den - failing.num, failing.den);
}

AdjFraction
adj_seize_fights (const AdjSkirmishRules *rules)
{
  g_return_val_if_fail (rules != NULL, adj_fraction (0, 1));

  return adj_fraction (MIN (rules->fights_to, rules->faces), rules->faces);
}

AdjFraction
adj_seize_fights_and_succeeds (const AdjSkirmishRules *rules, int needed)
{
  AdjFraction fights;

  g_return_val_if_fail (rules != NULL, adj_fraction (0, 1));

  fights = adj_seize_fights (rules);
  return adj_fraction (CLAMP (fights.num + 1 - needed, 0, fights.num), fights.den);
}
