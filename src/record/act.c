/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "record/act.h"

#include <string.h>

#include "rules/cavalry-slip.h"
#include "rules/combat.h"
#include "rules/control.h"
#include "rules/dawn.h"
#include "rules/drift.h"
#include "rules/entrenchment.h"
#include "rules/intelligence.h"
#include "rules/move.h"
#include "rules/next.h"
#include "rules/sequence.h"
#include "rules/support.h"
#include "rules/umpire.h"

gboolean
adj_order_implies_next (const AdjField *field, const AdjOrder *order)
{
  AdjMoment next = adj_sequence_next (field->book, field->table);

  return order->verb == ADJ_VERB_ATTACK && !next.over && next.turn == field->table->turn &&
         next.phasing == field->table->phasing &&
         adj_table_phase_kind (field->table, field->book) == ADJ_PHASE_MOVEMENT &&
         field->book->ruleset->phases[next.phase].kind == ADJ_PHASE_COMBAT;
}

static void
judge_attack (AdjJudge *judge, const AdjOrder *order, const int *units)
{
  AdjHex targets[ADJ_MAX_TARGETS];
  int firing[ADJ_MAX_BATTLE_UNITS];
  guint n_firing = order->n_units;
  guint n_targets;
  AdjAttack attack;

  adj_cavalry_let_go (judge);
  memcpy (targets, order->hexes, sizeof targets);
  memcpy (firing, units, n_firing * sizeof *firing);
  n_targets = adj_intelligence_draw_fire (judge, targets, order->n_hexes, firing, &n_firing);
  if (n_targets == 0)
    return;
  if (!adj_attack_prepare (judge, &attack, targets, n_targets, firing, n_firing) ||
      !adj_support_add (judge, &attack, order->supports, order->n_supports))
    return;
  attack.reduce = order->reduce;
  adj_attack_judge (judge, &attack);
  adj_combat_declare (judge, &attack);
  if (order->die > 0 && judge->standing != ADJ_IMPOSSIBLE)
    adj_combat_roll (judge, order->die, order->result);
}

static void
judge_initiative (AdjJudge *judge, const AdjOrder *order)
{
  AdjArrivalChoices choices = { .n = order->n_units };

  for (guint i = 0; i < order->n_units; i++)
    choices.choices[i] = (AdjArrivalChoice){ order->units[i], order->hexes[i] };
  adj_dawn_settle (judge, order->dice, &choices, order->side);
}

static void
judge_scatter (AdjJudge *judge, const AdjOrder *order)
{
  const AdjScatterThrow thrown = { order->figure, order->die, order->chits };

  adj_scatter (judge, &thrown);
}

static void
judge_option (AdjJudge *judge, const AdjOrder *order)
{
  const AdjOption *option = &judge->book->ruleset->options[order->option];

  adj_umpire_option (judge, option->key, order->figure, option->next_turn);
}

static void
judge_status (AdjJudge *judge, const AdjOrder *order)
{
  int unit = order->units[0];

  adj_umpire_facts (judge, unit, order->set, order->cleared);
  if (order->strength >= 0)
    adj_umpire_strength (judge, unit, order->strength);
}

static void
judge_umpire (AdjJudge *judge, const AdjOrder *order, const int *units)
{
  switch ((int) order->verb)
    {
    case ADJ_VERB_PLACE:
      adj_umpire_place (judge, units, order->n_units,
                        order->n_hexes > 0 ? order->hexes[0] : ADJ_NO_HEX);
      break;
    case ADJ_VERB_MARK:
      adj_umpire_mark (judge, order->hexes[0], (AdjMarkerKind) order->figure);
      break;
    case ADJ_VERB_ELIMINATE:
      adj_umpire_eliminate (judge, units, order->n_units);
      break;
    case ADJ_VERB_STATUS:
      judge_status (judge, order);
      break;
    case ADJ_VERB_SCORE:
      adj_umpire_score (judge, order->side, judge->table->score[order->side] + order->figure);
      break;
    case ADJ_VERB_COMMANDER:
      adj_umpire_commander (judge, order->side, order->figure);
      break;
    case ADJ_VERB_OPTION:
      judge_option (judge, order);
      break;
    default:
      break;
    }
}

/* What belongs to a Combat Phase. */
static void
judge_combat (AdjJudge *judge, const AdjOrder *order, const int *units)
{
  switch ((int) order->verb)
    {
    case ADJ_VERB_ATTACK:
      judge_attack (judge, order, units);
      break;
    case ADJ_VERB_SUPPORT:
      adj_support_lend (judge, order->supports, order->n_supports);
      break;
    case ADJ_VERB_ROLL:
      adj_combat_roll (judge, order->die, order->result);
      break;
    case ADJ_VERB_RETREAT:
      adj_combat_retreat (judge, units[0], order->hexes[1]);
      break;
    case ADJ_VERB_DISPLACE:
      adj_combat_displace (judge, units[0], order->hexes[1]);
      break;
    case ADJ_VERB_ADVANCE:
      adj_combat_advance (judge, units[0], order->hexes[0]);
      break;
    case ADJ_VERB_STAY:
      adj_combat_stay (judge);
      break;
    case ADJ_VERB_LOSE:
      adj_combat_lose (judge, units, order->n_units);
      break;
    default:
      judge_umpire (judge, order, units);
      break;
    }
}

static void
judge_verb (AdjJudge *judge, const AdjOrder *order, const int *units)
{
  switch ((int) order->verb)
    {
    case ADJ_VERB_MOVE:
      adj_move (judge, units, order->n_units, order->hexes, order->n_hexes);
      break;
    case ADJ_VERB_CHARGE:
      adj_charge (judge, units[0], order->hexes, order->n_hexes);
      break;
    case ADJ_VERB_ENTER:
      adj_enter (judge, units, order->n_units, order->hexes, order->n_hexes);
      break;
    case ADJ_VERB_EXIT:
      adj_exit (judge, units, order->n_units);
      break;
    case ADJ_VERB_FLIP:
      if (order->side != ADJ_NO_SIDE)
        adj_intelligence_flip_side (judge, order->side, order->figure);
      else
        adj_intelligence_flip (judge, units, order->n_units, order->figure);
      break;
    case ADJ_VERB_DUMMY:
      adj_intelligence_add_dummies (judge, order->side, order->figure);
      break;
    case ADJ_VERB_ENTRENCH:
      adj_entrenchment_begin (judge, units[0]);
      break;
    case ADJ_VERB_INITIATIVE:
      judge_initiative (judge, order);
      break;
    case ADJ_VERB_SCATTER:
      judge_scatter (judge, order);
      break;
    case ADJ_VERB_DRIFT:
      adj_drift (judge, units[0], order->dice[0], order->dice[1]);
      break;
    case ADJ_VERB_NEXT:
      adj_next (judge);
      break;
    default:
      judge_combat (judge, order, units);
      break;
    }
}

void
adj_order_judge (AdjJudge *judge, const AdjOrder *order)
{
  int units[ADJ_MAX_BATTLE_UNITS];

  for (guint i = 0; i < order->n_units; i++)
    units[i] = order->units[i];
  judge_verb (judge, order, units);
  adj_intelligence_settle (judge);
}
