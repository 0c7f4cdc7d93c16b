/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/initiative.h"

static int
group_level (const AdjInitiativeGroup *group, int die)
{
  return 2 * group->rested + group->fought + group->ineffective / die + 2 * group->night +
         group->first_day;
}

int
adj_initiative_level (const AdjInitiativeSide *side, int die)
{
  int best = side->n_groups > 0 ? group_level (&side->groups[0], die) : 0;

  for (guint i = 1; i < side->n_groups; i++)
    best = MAX (best, group_level (&side->groups[i], die));
  return best - side->lost + side->commander;
}

AdjInitiativeChances
adj_initiative_chances (const AdjInitiativeSide sides[2])
{
  const int all = ADJ_INITIATIVE_DIE * ADJ_INITIATIVE_DIE;
  AdjInitiativeChances chances = { .outright = { { 0, all }, { 0, all } }, .tie = { 0, all } };

  for (int first = 1; first <= ADJ_INITIATIVE_DIE; first++)
    for (int second = 1; second <= ADJ_INITIATIVE_DIE; second++)
      {
        int lead =
            adj_initiative_level (&sides[0], first) - adj_initiative_level (&sides[1], second);

        if (lead > 0)
          chances.outright[0].num++;
        else if (lead < 0)
          chances.outright[1].num++;
        else
          chances.tie.num++;
      }
  return chances;
}
