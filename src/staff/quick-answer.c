/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/quick-answer.h"

#include <string.h>

#include "rules/odds.h"
#include "staff/typed-sums.h"

static gboolean
is_empty (const char *typed)
{
  return typed[strspn (typed, " ")] == '\0';
}

static AdjQuickState
read_sums (const char *attack, const char *defence, AdjQuickAnswer *answer)
{
  AdjSums sums = adj_sums_parse (attack, &answer->attack, &answer->defence);

  answer->wrong_attack = !is_empty (attack) && sums == ADJ_SUMS_NONE;
  answer->wrong_defence =
      !is_empty (defence) && (sums == ADJ_SUMS_BOTH || !adj_sum_parse (defence, &answer->defence));
  if (answer->wrong_defence && sums == ADJ_SUMS_BOTH)
    return ADJ_QUICK_TWICE;
  if (answer->wrong_attack || answer->wrong_defence)
    return ADJ_QUICK_NO_SUM;
  if (is_empty (attack) || (is_empty (defence) && sums != ADJ_SUMS_BOTH))
    return ADJ_QUICK_NOTHING;
  return answer->attack == 0 ? ADJ_QUICK_NO_STRENGTH : ADJ_QUICK_FOUND;
}

void
adj_quick_answer_find (const AdjRuleset *ruleset,
                       const char *attack,
                       const char *defence,
                       int multiplier,
                       int shift,
                       AdjQuickAnswer *answer)
{
  g_return_if_fail (ruleset != NULL);
  g_return_if_fail (attack != NULL);
  g_return_if_fail (defence != NULL);
  g_return_if_fail (answer != NULL);
  g_return_if_fail (ruleset->n_columns > 0);

  *answer = (AdjQuickAnswer){ .column = -1 };
  answer->state = read_sums (attack, defence, answer);
  if (answer->state != ADJ_QUICK_FOUND)
    return;
  answer->defence *= multiplier;
  answer->column =
      adj_odds_shift (ruleset, adj_odds_column (ruleset, answer->attack, answer->defence), shift);
  answer->n_results = adj_faces_by_result (ruleset, answer->column, answer->results);
  answer->more =
      adj_odds_to_next (ruleset, answer->attack, answer->defence, shift, &answer->next_column);
  answer->spare = adj_odds_to_spare (ruleset, answer->attack, answer->defence, shift);
}

guint
adj_quick_grounds (const AdjRuleset *ruleset, AdjQuickGround grounds[ADJ_MAX_QUICK_GROUNDS])
{
  guint n = 0;

  g_return_val_if_fail (ruleset != NULL, 0);
  g_return_val_if_fail (grounds != NULL, 0);

  grounds[n++] = (AdjQuickGround){ NULL, 1 };
  for (guint i = 0; i < ruleset->n_terrains; i++)
    if (ruleset->terrains[i].defence > 1)
      grounds[n++] = (AdjQuickGround){ ruleset->terrains[i].name, ruleset->terrains[i].defence };
  for (guint i = 0; i < ruleset->n_features; i++)
    if (ruleset->features[i].defence > 1)
      grounds[n++] = (AdjQuickGround){ ruleset->features[i].name, ruleset->features[i].defence };
  return n;
}
