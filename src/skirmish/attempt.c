/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/attempt.h"

void
adj_skirmish_sum (const AdjSkirmishState *state,
                  const AdjSkirmishRules *rules,
                  const AdjSaid *said,
                  int n[ADJ_N_TRY])
{
  const AdjMiniature *figure;
  AdjFactors factors;
  int sum = 0;

  g_return_if_fail (state != NULL && rules != NULL);
  g_return_if_fail (said != NULL && n != NULL);

  figure = &state->miniatures[said->who.list[0].miniature];
  factors = adj_skirmish_factors (state, said->who.list[0].miniature);
  factors.has[ADJ_FACTOR_REACH] = said->reach;
  factors.has[ADJ_FACTOR_UNSEEN] = said->unseen;
  factors.has[ADJ_FACTOR_CARD] = said->card >= 0;
  factors.has[ADJ_FACTOR_MELEE] = (factors.has[ADJ_FACTOR_MELEE] || said->melee) && !said->free;
  n[ADJ_TRY_RATE] = rules->qualities[figure->quality].rate;
  n[ADJ_TRY_LEADER] = figure->leader >= 0 ? rules->leaderships[figure->leader].adds : 0;
  for (int i = 0; i < ADJ_N_FACTORS; i++)
    {
      n[ADJ_TRY_REACH + i] = adj_seize_factor (rules, &factors, (AdjFactor) i);
      sum += n[ADJ_TRY_REACH + i];
    }
  n[ADJ_TRY_OTHER] = said->says_factors ? said->factors - sum : 0;
  n[ADJ_TRY_NEEDED] = n[ADJ_TRY_RATE] - n[ADJ_TRY_LEADER] - sum - n[ADJ_TRY_OTHER];
  n[ADJ_TRY_DIE] = said->die;
  n[ADJ_TRY_SUCCESS] = said->die >= n[ADJ_TRY_NEEDED] && n[ADJ_TRY_NEEDED] <= rules->faces;
}
