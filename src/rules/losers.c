/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/losers.h"

#include "rules/debts.h"
#include "rules/engagement.h"
#include "rules/owing.h"

guint
adj_losers_find (const AdjField *field,
                 const AdjAttack *attack,
                 gboolean attackers,
                 guint16 losers[ADJ_MAX_BATTLE_UNITS])
{
  guint n = 0;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (attack != NULL, 0);
  g_return_val_if_fail (losers != NULL, 0);

  for (guint i = 0; !attackers && i < attack->n_defenders; i++)
    losers[n++] = attack->defenders[i];
  for (guint i = 0; !attackers && i < attack->n_supports; i++)
    if (adj_attack_hits_supporter (field, attack, attack->supports[i].unit))
      losers[n++] = attack->supports[i].unit;
  for (guint i = 0; attackers && i < attack->n_attackers; i++)
    if (attack->attackers[i].role == ADJ_ROLE_ADJACENT)
      losers[n++] = attack->attackers[i].unit;
  return n;
}

void
adj_losers_vacate (AdjJudge *judge, int engagement, AdjHex hex)
{
  const AdjTable *table;
  const AdjHex *vacated;
  guint n;

  g_return_if_fail (judge != NULL);

  table = judge->table;
  vacated = engagement > 0 ? table->engagements[engagement - 1].vacated : table->vacated;
  n = engagement > 0 ? table->engagements[engagement - 1].n_vacated : table->n_vacated;
  for (guint i = 0; i < n; i++)
    if (vacated[i] == hex)
      return;
  if (n < (engagement > 0 ? ADJ_MAX_LEFT : ADJ_MAX_VACATED))
    adj_engagement_do (judge, ADJ_EFFECT_VACATED, engagement, ADJ_NO_UNIT, hex, 0);
}

void
adj_losers_let_guns_go (AdjJudge *judge, const AdjAttack *attack)
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (attack != NULL);

  for (guint i = 0; i < attack->n_attackers; i++)
    if (attack->attackers[i].role == ADJ_ROLE_BOMBARDS)
      adj_judge_do_facts (judge, attack->attackers[i].unit, ADJ_FACT_MAY_GO_BACK, 0);
}

/* Who dies by another result may pay, unless the switch says that he may not (Y S7.5b). */
void
adj_losers_exchange (AdjJudge *judge, int engagement, int points)
{
  guint16 payers[ADJ_MAX_PAYERS];
  guint n;
  int total = 0;
  int least = G_MAXINT;
  const AdjTable *table;

  g_return_if_fail (judge != NULL);

  table = judge->table;
  n = adj_losses_payers (&judge->field, engagement, payers);
  for (guint i = 0; i < n; i++)
    {
      total += adj_table_points (table, payers[i]);
      least = MIN (least, adj_table_points (table, payers[i]));
    }
  if (n > 0 && points > 0 && total - least >= points)
    adj_owing_open_in (judge, ADJ_DEBT_LOSE,
                       engagement > 0 ? table->engagements[engagement - 1].side
                                      : table->battle.side,
                       engagement, points);
  else
    for (guint i = 0; i < n && points > 0; i++)
      if (adj_table_on_map (table, payers[i]))
        adj_owing_eliminate (judge, payers[i]);
}
