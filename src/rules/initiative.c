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
  int best;

  g_return_val_if_fail (side != NULL, 0);

  best = side->n_groups > 0 ? group_level (&side->groups[0], die) : 0;
  for (guint i = 1; i < side->n_groups; i++)
    best = MAX (best, group_level (&side->groups[i], die));
  return best - side->lost + side->commander;
}

int
adj_initiative_first (const AdjInitiativeSide sides[2], int holder, const int dice[2])
{
  int lead;

  g_return_val_if_fail (sides != NULL, 0);
  g_return_val_if_fail (dice != NULL, 0);

  lead = adj_initiative_level (&sides[0], dice[0]) - adj_initiative_level (&sides[1], dice[1]);
  if (lead == 0)
    return holder;
  return lead > 0 ? 0 : 1;
}

AdjInitiativeChances
adj_initiative_chances (const AdjInitiativeSide sides[2])
{
  const int all = ADJ_INITIATIVE_DIE * ADJ_INITIATIVE_DIE;
  AdjInitiativeChances chances = { .outright = { { 0, all }, { 0, all } }, .tie = { 0, all } };
  int levels[2][ADJ_INITIATIVE_DIE];

  g_return_val_if_fail (sides != NULL, (AdjInitiativeChances){ 0 });

  for (int side = 0; side < 2; side++)
    for (int die = 1; die <= ADJ_INITIATIVE_DIE; die++)
      levels[side][die - 1] = adj_initiative_level (&sides[side], die);
  for (int first = 0; first < ADJ_INITIATIVE_DIE; first++)
    for (int second = 0; second < ADJ_INITIATIVE_DIE; second++)
      {
        int lead = levels[0][first] - levels[1][second];

        if (lead > 0)
          chances.outright[0].num++;
        else if (lead < 0)
          chances.outright[1].num++;
        else
          chances.tie.num++;
      }
  return chances;
}

AdjFraction
adj_initiative_first_chance (const AdjInitiativeChances *chances, int side, int holder)
{
  g_return_val_if_fail (chances != NULL, (AdjFraction){ 0 });

  return side == holder ? adj_fraction_add (chances->outright[side], chances->tie)
                        : chances->outright[side];
}
