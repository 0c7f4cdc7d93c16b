/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/cavalry-slip.h"

#include "rules/arithmetic.h"
#include "rules/cavalry.h"
#include "rules/debts.h"
#include "rules/engagement.h"
#include "rules/owing.h"
#include "rules/retreat.h"

gboolean
adj_cavalry_may_ask (const AdjField *field, int unit)
{
  const AdjBattle *battle;

  g_return_val_if_fail (field != NULL, FALSE);

  battle = &field->table->battle;
  if (adj_results_wait (field->table, field->book))
    return adj_table_option (field->table, ADJ_OPTION_CAVALRY_RETREAT) &&
           adj_is_cavalry (field, unit) && adj_table_on_map (field->table, unit) &&
           field->table->units[unit].attacked_in > 0 &&
           field->table->execution == ADJ_EXECUTION_WAITS;
  if (!adj_table_option (field->table, ADJ_OPTION_CAVALRY_RETREAT) ||
      battle->stage != ADJ_BATTLE_DECLARED || !adj_is_cavalry (field, unit) ||
      !adj_table_on_map (field->table, unit))
    return FALSE;
  for (guint i = 0; i < battle->n_defenders; i++)
    if (battle->defenders[i] == unit)
      return TRUE;
  return FALSE;
}

/* The unit: of an engagement each has its own. */
static gboolean
cavalry_attacks (const AdjField *field, int unit)
{
  const AdjBattle *battle = &field->table->battle;
  int number = field->table->units[unit].attacked_in;

  for (int other = 0; number > 0 && other < field->table->n_units; other++)
    if (field->table->units[other].attacks_in == number && adj_is_cavalry (field, other))
      return TRUE;
  for (guint i = 0; i < battle->n_attackers; i++)
    if (adj_is_cavalry (field, battle->attackers[i].unit))
      return TRUE;
  return FALSE;
}

static gboolean
has_slipped (const AdjTable *table, int side)
{
  for (int unit = 0; unit < table->n_units; unit++)
    if (table->units[unit].side == side && adj_table_has (table, unit, ADJ_FACT_RETREATED))
      return TRUE;
  return FALSE;
}

/* Y S7.7: before the first die, the first player's cavalry first, and nobody who attacks himself.
 */
static gboolean
is_too_late (const AdjField *field, int unit)
{
  const AdjTable *table = field->table;
  int side = table->units[unit].side;

  return adj_results_wait (table, field->book) &&
         (adj_table_has (table, unit, ADJ_FACT_ATTACKED) || adj_engagements_have_begun (table) ||
          (side == table->first_player && has_slipped (table, adj_enemy (side))));
}

void
adj_cavalry_ways (const AdjField *field, int unit, AdjRetreats *ways)
{
  g_return_if_fail (field != NULL);
  g_return_if_fail (ways != NULL);

  adj_retreats_find (field, unit, ways);
  if (ways->kind == ADJ_RETREAT_DISPLACES || !adj_cavalry_may_ask (field, unit) ||
      cavalry_attacks (field, unit) || is_too_late (field, unit))
    ways->n = 0;
}

void
adj_cavalry_judge_die (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  for (int unit = 0; unit < judge->table->n_units; unit++)
    {
      AdjRetreats ways;

      if (!adj_cavalry_may_ask (&judge->field, unit))
        continue;
      adj_cavalry_ways (&judge->field, unit, &ways);
      if (ways.n > 0)
        adj_judge_warn (judge, "Y S7.7", ADJ_REASON_MAY_SLIP, unit, judge->table->units[unit].hex,
                        0);
    }
}

static void
judge_slip (AdjJudge *judge, int unit, AdjHex hex)
{
  if (cavalry_attacks (&judge->field, unit))
    adj_judge_warn (judge, "Y 8.72", ADJ_REASON_MUST_STAND, unit, ADJ_NO_HEX, 0);
  if (is_too_late (&judge->field, unit))
    adj_judge_warn (judge, "Y S7.7", ADJ_REASON_SLIPS_TOO_LATE, unit, ADJ_NO_HEX, 0);
  adj_retreat_judge_free (judge, unit, hex, "Y 8.72");
}

/* Y S7.7: nobody is left in the hex. Who attacked nobody else is free, counts as having attacked,
 * and may advance when the others do. */
static void
leave_engagement (AdjJudge *judge, int number, AdjHex hex)
{
  if (judge->field.count[hex] > 0)
    return;
  adj_engagement_do (judge, ADJ_EFFECT_VACATED, number, ADJ_NO_UNIT, hex, 0);
  adj_engagement_do (judge, ADJ_EFFECT_SPARED, number, ADJ_NO_UNIT, hex, 0);
  for (int unit = 0; unit < judge->table->n_units; unit++)
    if (judge->table->engagements[number - 1].n_targets == 0 &&
        judge->table->units[unit].attacks_in == number)
      adj_engagement_do (judge, ADJ_EFFECT_RELEASED, number, unit, ADJ_NO_HEX, 0);
}

/* Nobody is left in the hex: it is attacked no more, and may be entered. */
static void
leave_hex (AdjJudge *judge, AdjHex hex)
{
  int side = judge->table->battle.side;
  AdjAdvance advances[ADJ_MAX_ADVANCES];

  if (judge->field.count[hex] > 0)
    return;
  adj_judge_do_unit (judge, ADJ_EFFECT_VACATED, ADJ_NO_UNIT, hex, 0);
  adj_judge_do_unit (judge, ADJ_EFFECT_SPARED, ADJ_NO_UNIT, hex, 0);
  if (adj_advances_find (&judge->field, 0, advances) > 0)
    adj_owing_open (judge, ADJ_DEBT_ADVANCE, side, -1, hex, 0);
  adj_cavalry_follow (judge, -1);
}

void
adj_cavalry_slip (AdjJudge *judge, int unit, AdjHex hex)
{
  AdjHex from;
  int number;

  g_return_if_fail (judge != NULL);

  from = judge->table->units[unit].hex;
  number = judge->table->units[unit].attacked_in;
  judge_slip (judge, unit, hex);
  adj_judge_do_unit (judge, ADJ_EFFECT_SLIPPED, unit, hex, 0);
  adj_judge_hold (judge, unit, hex, FALSE);
  if (number > 0)
    leave_engagement (judge, number, from);
  else
    leave_hex (judge, from);
}

/* With two hexes left empty there are two offers, and perhaps one attacker. */
static void
forget_idle_offers (AdjJudge *judge)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];

  for (guint i = judge->table->n_debts; i > 0; i--)
    {
      AdjDebt debt = judge->table->debts[i - 1];

      if (debt.kind == ADJ_DEBT_ADVANCE && adj_advances_find (&judge->field, 0, advances) == 0)
        adj_owing_pay (judge, &debt);
    }
}

/* The attack goes on where other hexes are attacked too, by somebody with any strength left. */
static gboolean
can_go_on (const AdjJudge *judge)
{
  AdjArithmetic arithmetic;
  AdjAttack attack;

  adj_attack_on_table (judge->table, &attack);
  adj_arithmetic (&judge->field, &attack, &arithmetic);
  return attack.n_targets > 0 && (arithmetic.unknown || arithmetic.attack > 0);
}

/* There was no combat: whoever is in it may join another attack, and owes none. */
void
adj_cavalry_follow (AdjJudge *judge, int unit)
{
  const AdjBattle *battle;

  g_return_if_fail (judge != NULL);

  battle = &judge->table->battle;
  if (unit >= 0)
    adj_judge_do_unit (judge, ADJ_EFFECT_RELEASED, unit, ADJ_NO_HEX, 0);
  forget_idle_offers (judge);
  if (adj_debt_is_open (judge->table, ADJ_DEBT_ADVANCE) || can_go_on (judge))
    return;
  while (battle->n_attackers > 0 && judge->standing != ADJ_IMPOSSIBLE)
    adj_judge_do_unit (judge, ADJ_EFFECT_RELEASED, battle->attackers[0].unit, ADJ_NO_HEX, 0);
  adj_owing_end (judge);
}

void
adj_cavalry_let_go (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  while (judge->table->battle.stage == ADJ_BATTLE_DECLARED &&
         adj_owing_pay_advance (judge, ADJ_ANY_ENGAGEMENT))
    adj_cavalry_follow (judge, -1);
}
