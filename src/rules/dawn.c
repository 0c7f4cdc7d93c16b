/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/dawn.h"

#include "rules/entry.h"
#include "rules/muster.h"
#include "rules/played.h"
#include "rules/sequence.h"

void
adj_dawn_ask (AdjJudge *judge)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_DAWN);

  g_return_if_fail (judge != NULL);

  if (adj_initiative_varies (judge->table))
    adj_judge_do (judge, &effect);
}

static void
do_level (AdjJudge *judge, int side, int level, int die)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_LEVEL);

  effect.side = (gint8) side;
  effect.level.points = level;
  effect.level.die = die;
  adj_judge_do (judge, &effect);
}

/* The other player's Movement Phase begins in place of the holder's; one of both goes on. */
static void
change_hands (AdjJudge *judge)
{
  const AdjTable *table = judge->table;
  int phasing = adj_table_phasing_in (table, judge->book, table->phase);
  AdjEffect effect = adj_sequence_begin (judge->book, table, table->turn, table->phase, phasing);

  if (phasing != table->phasing)
    adj_judge_do (judge, &effect);
}

static void
do_first (AdjJudge *judge, int first)
{
  gboolean changes = first != judge->table->first_player;
  AdjEffect effect = adj_effect (ADJ_EFFECT_FIRST);

  effect.side = (gint8) first;
  adj_judge_do (judge, &effect);
  if (changes)
    change_hands (judge);
}

/* A unit that is named has to be one of those that are still to come in (E IL.7). */
static void
judge_choices (AdjJudge *judge, const AdjArrivalChoices *choices)
{
  for (guint i = 0; choices != NULL && i < choices->n; i++)
    {
      int unit = choices->choices[i].unit;
      AdjHex hex = choices->choices[i].hex;

      if (judge->table->units[unit].where != ADJ_WAITING)
        adj_judge_refuse (judge, ADJ_REASON_NOT_WAITING, unit, ADJ_NO_HEX, 0);
      else if (!adj_is_due (&judge->field, unit))
        adj_judge_warn (judge, "BG 15.0", ADJ_REASON_NOT_DUE, unit, ADJ_NO_HEX, 0);
      else if (hex != ADJ_NO_HEX && !adj_may_enter_by (&judge->field, unit, hex))
        adj_judge_warn (judge, "BG 15.0", ADJ_REASON_WRONG_ENTRY, unit, hex, 0);
    }
}

void
adj_dawn_settle (AdjJudge *judge,
                 const int dice[ADJ_SIDES],
                 const AdjArrivalChoices *choices,
                 int applied)
{
  g_autofree AdjMuster *muster = g_new (AdjMuster, 1);
  int first;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (dice != NULL);

  if (!adj_table_owes_dawn (judge->table))
    {
      adj_judge_refuse (judge, ADJ_REASON_NOTHING_OWED, -1, ADJ_NO_HEX, 0);
      return;
    }
  judge_choices (judge, choices);
  if (judge->standing == ADJ_IMPOSSIBLE)
    return;
  adj_muster_read (muster, &judge->field, choices);
  judge->unjudged |= muster->unknown;
  first = adj_initiative_first (muster->sides, judge->table->first_player, dice);
  if (applied != ADJ_NO_SIDE && applied != first)
    adj_judge_warn (judge, "E IL.1", ADJ_REASON_OTHER_FIRST, -1, ADJ_NO_HEX, 0);
  for (int side = 0; side < ADJ_SIDES; side++)
    do_level (judge, side, adj_initiative_level (&muster->sides[side], dice[side]), dice[side]);
  do_first (judge, applied != ADJ_NO_SIDE ? applied : first);
}
