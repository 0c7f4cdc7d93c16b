/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "skirmish/candidates.h"

static int
compare (gconstpointer a, gconstpointer b)
{
  const AdjCandidate *one = a;
  const AdjCandidate *other = b;

  return one->needed != other->needed ? one->needed - other->needed
                                      : one->miniature - other->miniature;
}

GArray *
adj_skirmish_candidates (const AdjSkirmishState *state,
                         const AdjSkirmishRules *rules,
                         const AdjFactors *toggles)
{
  GArray *candidates = g_array_new (FALSE, FALSE, sizeof (AdjCandidate));

  g_return_val_if_fail (state != NULL, candidates);
  g_return_val_if_fail (rules != NULL, candidates);
  g_return_val_if_fail (toggles != NULL, candidates);

  for (int i = 0; i < state->n_miniatures && state->holder >= 0; i++)
    {
      const AdjMiniature *figure = &state->miniatures[i];
      AdjFactors factors = adj_skirmish_factors (state, i);
      AdjCandidate candidate = { .miniature = i };

      if (figure->out || figure->side == state->holder)
        continue;
      for (int factor = 0; factor < ADJ_N_FACTORS; factor++)
        factors.has[factor] |= toggles->has[factor];
      candidate.needed = adj_seize_needed (rules, figure->quality, figure->leader, &factors);
      g_array_append_val (candidates, candidate);
    }
  g_array_sort (candidates, compare);
  return candidates;
}
