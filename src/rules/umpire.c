/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/umpire.h"

#include "rules/breastworks.h"
#include "rules/entrenchment.h"
#include "rules/intelligence.h"
#include "rules/rally.h"
#include "rules/sequence.h"
#include "rules/settle.h"
#include "rules/victory.h"

void
adj_umpire_place (AdjJudge *judge, const int *units, guint n_units, AdjHex hex)
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (units != NULL || n_units == 0);

  for (guint i = 0; i < n_units; i++)
    {
      int unit = units[i];

      if (hex != ADJ_NO_HEX && judge->field.count[hex] > 0 &&
          adj_field_side (&judge->field, hex) != judge->table->units[unit].side)
        {
          adj_judge_refuse (judge, ADJ_REASON_ENEMY_IN_HEX, unit, hex, 0);
          return;
        }
      if (hex != ADJ_NO_HEX)
        adj_intelligence_judge_place (judge, unit, hex);
      adj_judge_do_unit (judge, ADJ_EFFECT_PLACED, unit, hex, 0);
      if (hex != ADJ_NO_HEX)
        adj_judge_hold (judge, unit, hex, TRUE);
      adj_settle_forget (judge, unit);
    }
}

void
adj_umpire_eliminate (AdjJudge *judge, const int *units, guint n_units)
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (units != NULL || n_units == 0);

  for (guint i = 0; i < n_units; i++)
    {
      adj_judge_do_unit (judge, ADJ_EFFECT_ELIMINATED, units[i], ADJ_NO_HEX, 0);
      adj_settle_forget (judge, units[i]);
    }
}

void
adj_umpire_facts (AdjJudge *judge, int unit, guint16 set, guint16 cleared)
{
  g_return_if_fail (judge != NULL);

  adj_judge_do_facts (judge, unit, set, cleared);
}

void
adj_umpire_strength (AdjJudge *judge, int unit, int strength)
{
  g_return_if_fail (judge != NULL);

  adj_judge_do_unit (judge, ADJ_EFFECT_STRENGTH, unit, ADJ_NO_HEX, strength);
}

void
adj_umpire_mark (AdjJudge *judge, AdjHex hex, AdjMarkerKind marker)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_MARKER);
  gboolean breastworks;

  g_return_if_fail (judge != NULL);

  breastworks = adj_markers_are_borne (judge->book);
  if (breastworks && marker == ADJ_MARKER_ENTRENCHMENT)
    {
      adj_judge_refuse (judge, ADJ_REASON_NO_SUCH_MARKER, -1, hex, 0);
      return;
    }
  if (marker == ADJ_MARKER_BREASTWORKS || (breastworks && marker == ADJ_MARKER_BUILDING))
    {
      adj_breastworks_mark (judge, hex, marker);
      return;
    }
  effect.hex = hex;
  effect.marker.kind = marker;
  if (marker == ADJ_MARKER_BUILDING && judge->field.count[hex] > 0)
    {
      effect.unit = judge->field.first[hex];
      effect.marker.figure =
          adj_entrenchment_time (&judge->field, judge->table->units[effect.unit].side);
    }
  adj_judge_do (judge, &effect);
}

void
adj_umpire_score (AdjJudge *judge, int side, int points)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_SCORE);

  g_return_if_fail (judge != NULL);

  effect.side = (gint8) side;
  effect.points = points;
  adj_judge_do (judge, &effect);
}

void
adj_umpire_victory (AdjJudge *judge, int side)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_VICTORY);

  g_return_if_fail (judge != NULL);

  if (!adj_victory_is_declared (judge->book))
    adj_judge_refuse (judge, ADJ_REASON_NOT_IN_RULES, -1, ADJ_NO_HEX, 0);
  else if (judge->table->over)
    adj_judge_refuse (judge, ADJ_REASON_GAME_OVER, -1, ADJ_NO_HEX, 0);
  if (judge->standing == ADJ_IMPOSSIBLE)
    return;
  adj_judge_miss (judge, "R 14.0");
  adj_intelligence_end (judge);
  effect.side = (gint8) side;
  adj_judge_do (judge, &effect);
}

/* E IL.11: a figure typed in. */
void
adj_umpire_commander (AdjJudge *judge, int side, int adds)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_COMMANDER);

  g_return_if_fail (judge != NULL);

  effect.side = (gint8) side;
  effect.points = adds;
  adj_judge_do (judge, &effect);
}

void
adj_umpire_option (AdjJudge *judge, AdjOptionKey key, int value, gboolean next_turn)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_OPTION);
  gboolean begins_anew;

  g_return_if_fail (judge != NULL);

  begins_anew = next_turn && adj_sequence_begins_anew (judge->book, judge->table, key, value);
  effect.option.key = key;
  effect.option.value = value;
  effect.option.later = next_turn && !begins_anew;
  adj_judge_do (judge, &effect);
  if (!begins_anew)
    return;
  effect = adj_sequence_first (judge->book, judge->table);
  adj_judge_do (judge, &effect);
}
