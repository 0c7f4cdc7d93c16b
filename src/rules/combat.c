/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/combat.h"

#include "rules/debts.h"

/* ---- Announcing ---- */

/* BG 7.6: an attack of 0 has no column and cannot be made. BG 7.9: a column that the attacker
 * declares is a lower one. */
static gboolean
judge_column (AdjJudge *judge, const AdjAttack *attack)
{
  AdjArithmetic arithmetic;

  adj_arithmetic (&judge->field, attack, &arithmetic);
  if (arithmetic.unknown)
    judge->unjudged = TRUE;
  else if (arithmetic.best_column < 0)
    adj_judge_refuse (judge, ADJ_REASON_ZERO_STRENGTH, -1, ADJ_NO_HEX, 0);
  else if (attack->reduce >= arithmetic.best_column)
    adj_judge_warn (judge, "BG 7.9", ADJ_REASON_NOT_LOWER, -1, ADJ_NO_HEX, attack->reduce);
  return judge->standing != ADJ_IMPOSSIBLE;
}

void
adj_combat_declare (AdjJudge *judge, const AdjAttack *attack)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_ATTACK);

  if (!judge_column (judge, attack))
    return;
  if (adj_debt_is_open (judge->table, ADJ_DEBT_ADVANCE))
    adj_combat_stay (judge);
  effect.side = (gint8) attack->side;
  effect.value = (gint16) attack->reduce;
  adj_judge_do (judge, &effect);
  for (guint i = 0; i < attack->n_targets; i++)
    {
      effect = adj_effect (ADJ_EFFECT_TARGET);
      effect.hex = attack->targets[i];
      adj_judge_do (judge, &effect);
    }
  for (guint i = 0; i < attack->n_attackers; i++)
    adj_judge_do_unit (judge, ADJ_EFFECT_ATTACKER, attack->attackers[i].unit, ADJ_NO_HEX,
                       attack->attackers[i].role);
  for (guint i = 0; i < attack->n_defenders; i++)
    adj_judge_do_unit (judge, ADJ_EFFECT_DEFENDER, attack->defenders[i], ADJ_NO_HEX, 0);
}

/* ---- Debts ---- */

static AdjEffect
debt_effect (AdjEffectKind kind, const AdjDebt *debt)
{
  AdjEffect effect = adj_effect (kind);

  effect.other = debt->kind;
  effect.side = debt->side;
  effect.unit = debt->unit;
  effect.hex = debt->hex;
  effect.value = debt->value;
  return effect;
}

static void
owe (AdjJudge *judge, AdjDebtKind kind, int side, int unit, AdjHex hex, int value)
{
  AdjDebt debt = { .kind = (guint8) kind,
                   .side = (gint8) side,
                   .unit = unit < 0 ? ADJ_NO_UNIT : (guint16) unit,
                   .hex = hex,
                   .value = (gint16) value };
  AdjEffect effect = debt_effect (ADJ_EFFECT_DEBT, &debt);

  adj_judge_do (judge, &effect);
}

static void
pay (AdjJudge *judge, const AdjDebt *debt)
{
  AdjEffect effect = debt_effect (ADJ_EFFECT_PAID, debt);

  adj_judge_do (judge, &effect);
}

static void
eliminate (AdjJudge *judge, int unit)
{
  adj_judge_do_unit (judge, ADJ_EFFECT_ELIMINATED, unit, ADJ_NO_HEX, 0);
}

/* ---- Settling ---- */

/* Orders that were warned of may have taken away who still owed a retreat. */
static void
forget_gone (AdjJudge *judge)
{
  for (guint i = judge->table->n_debts; i > 0; i--)
    {
      AdjDebt debt = judge->table->debts[i - 1];

      if (debt.kind == ADJ_DEBT_RETREAT && !adj_table_on_map (judge->table, debt.unit))
        pay (judge, &debt);
    }
}

/* BG 7.72: the owner chooses the order of retreats, so one with no way out dies only when no
 * other retreat is left that could change it. */
static void
eliminate_hopeless (AdjJudge *judge)
{
  AdjDebt hopeless[ADJ_MAX_DEBTS];
  guint n = 0;

  if (adj_debt_is_open (judge->table, ADJ_DEBT_DISPLACE))
    return;
  for (guint i = 0; i < judge->table->n_debts; i++)
    {
      const AdjDebt *debt = &judge->table->debts[i];

      if (debt->kind != ADJ_DEBT_RETREAT)
        continue;
      if (!adj_retreat_is_hopeless (&judge->field, debt->unit))
        return;
      hopeless[n++] = *debt;
    }
  for (guint i = 0; i < n; i++)
    {
      eliminate (judge, hopeless[i].unit);
      pay (judge, &hopeless[i]);
    }
}

/* A unit that was hit again after a retreat and stands its ground is not hit a third time. */
static void
end_battle (AdjJudge *judge)
{
  const AdjBattle battle = judge->table->battle;
  AdjEffect effect = adj_effect (ADJ_EFFECT_BATTLE_OVER);

  for (guint i = 0; i < battle.n_defenders; i++)
    for (guint j = 0; j < battle.n_targets; j++)
      if (judge->table->units[battle.defenders[i]].hex == battle.targets[j])
        adj_judge_do_facts (judge, battle.defenders[i], 0, ADJ_FACT_RETREATED);
  adj_judge_do (judge, &effect);
}

/* After each payment: what has become forced happens, and when nothing is left to choose the
 * victor is offered an advance or the battle is over. */
static void
settle (AdjJudge *judge)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];

  forget_gone (judge);
  if (judge->table->battle.stage != ADJ_BATTLE_SETTLING)
    return;
  eliminate_hopeless (judge);
  if (judge->table->n_debts > 0)
    return;
  if (adj_advances_find (&judge->field, advances) > 0)
    owe (judge, ADJ_DEBT_ADVANCE, adj_victor (judge->table), -1, ADJ_NO_HEX, 0);
  else
    end_battle (judge);
}

/* ---- The die ---- */

static void
note_combat (AdjJudge *judge)
{
  const AdjBattle *battle = &judge->table->battle;

  for (guint i = 0; i < battle->n_attackers; i++)
    adj_judge_do_unit (judge, ADJ_EFFECT_FOUGHT, battle->attackers[i].unit, ADJ_NO_HEX,
                       judge->table->day);
  for (guint i = 0; i < battle->n_defenders; i++)
    adj_judge_do_unit (judge, ADJ_EFFECT_FOUGHT, battle->defenders[i], ADJ_NO_HEX,
                       judge->table->day);
}

static void
vacate (AdjJudge *judge, AdjHex hex)
{
  for (guint i = 0; i < judge->table->n_vacated; i++)
    if (judge->table->vacated[i] == hex)
      return;
  adj_judge_do_unit (judge, ADJ_EFFECT_VACATED, ADJ_NO_UNIT, hex, 0);
}

/* Those who suffer the result: the defenders, or the adjacent attackers (BG 8.15, 8.23). */
static guint
find_losers (const AdjTable *table, gboolean attackers, guint16 losers[ADJ_MAX_BATTLE_UNITS])
{
  AdjAttack attack;
  guint n = 0;

  adj_attack_on_table (table, &attack);
  for (guint i = 0; !attackers && i < attack.n_defenders; i++)
    losers[n++] = attack.defenders[i];
  for (guint i = 0; attackers && i < attack.n_attackers; i++)
    if (attack.attackers[i].role == ADJ_ROLE_ADJACENT)
      losers[n++] = attack.attackers[i].unit;
  return n;
}

static void
eliminate_all (AdjJudge *judge, gboolean attackers)
{
  guint16 losers[ADJ_MAX_BATTLE_UNITS];
  guint n = find_losers (judge->table, attackers, losers);

  for (guint i = 0; i < n; i++)
    {
      vacate (judge, judge->table->units[losers[i]].hex);
      eliminate (judge, losers[i]);
    }
}

/* BG 8.16: a battery that bombarded may go back with an Ar, until the next attack. */
static void
allow_going_back (AdjJudge *judge)
{
  const AdjBattle *battle = &judge->table->battle;

  for (guint i = 0; i < battle->n_attackers; i++)
    if (battle->attackers[i].role == ADJ_ROLE_BOMBARDS)
      adj_judge_do_facts (judge, battle->attackers[i].unit, ADJ_FACT_MAY_GO_BACK, 0);
}

/* BG 11.1: an Ar in an attack on an adjacent enemy costs the unit its effectiveness. */
static void
retreat_all (AdjJudge *judge, gboolean attackers)
{
  guint16 losers[ADJ_MAX_BATTLE_UNITS];
  guint n = find_losers (judge->table, attackers, losers);

  for (guint i = 0; i < n; i++)
    {
      const AdjUnitState *state = &judge->table->units[losers[i]];

      vacate (judge, state->hex);
      if (attackers && adj_table_option (judge->table, ADJ_OPTION_ATTACK_EFFECTIVENESS))
        adj_judge_do_facts (judge, losers[i], ADJ_FACT_INEFFECTIVE, 0);
      owe (judge, ADJ_DEBT_RETREAT, state->side, losers[i], ADJ_NO_HEX, 0);
    }
}

/* A strength nobody has typed in counts 0. */
static int
points_of (const AdjTable *table, int unit)
{
  int strength = table->units[unit].strength;

  return strength == ADJ_STRENGTH_UNKNOWN ? 0 : strength;
}

static int
sum_of (const AdjTable *table, const guint16 *units, guint n)
{
  int sum = 0;

  for (guint i = 0; i < n; i++)
    sum += points_of (table, units[i]);
  return sum;
}

/* BG 7.6c. The choice is forced when the attacker cannot keep anybody. */
static void
exchange (AdjJudge *judge)
{
  guint16 defenders[ADJ_MAX_BATTLE_UNITS];
  guint16 attackers[ADJ_MAX_BATTLE_UNITS];
  guint n_defenders = find_losers (judge->table, FALSE, defenders);
  guint n_attackers = find_losers (judge->table, TRUE, attackers);
  int points = sum_of (judge->table, defenders, n_defenders);
  int total = sum_of (judge->table, attackers, n_attackers);
  int least = G_MAXINT;

  eliminate_all (judge, FALSE);
  for (guint i = 0; i < n_attackers; i++)
    least = MIN (least, points_of (judge->table, attackers[i]));
  if (n_attackers == 0 || points == 0)
    return;
  if (total - least >= points)
    owe (judge, ADJ_DEBT_LOSE, judge->table->battle.side, -1, ADJ_NO_HEX, points);
  else
    for (guint i = 0; i < n_attackers; i++)
      eliminate (judge, attackers[i]);
}

static void
apply_result (AdjJudge *judge, AdjCombatResult result)
{
  switch (result)
    {
    case ADJ_RESULT_AE:
      eliminate_all (judge, TRUE);
      break;
    case ADJ_RESULT_AR:
      allow_going_back (judge);
      retreat_all (judge, TRUE);
      break;
    case ADJ_RESULT_EX:
      exchange (judge);
      break;
    case ADJ_RESULT_DR:
      retreat_all (judge, FALSE);
      break;
    case ADJ_RESULT_DE:
    default:
      eliminate_all (judge, FALSE);
      break;
    }
}

/* The result of the die, or the one the players applied; -1, and refused, if there is none. */
static int
find_result (AdjJudge *judge, const AdjArithmetic *arithmetic, int die, int applied)
{
  const AdjRuleset *ruleset = judge->book->ruleset;
  int computed = -1;

  if (die < 1 || die > ruleset->combat_die)
    adj_judge_refuse (judge, ADJ_REASON_NO_SUCH_FACE, -1, ADJ_NO_HEX, ruleset->combat_die);
  else if (arithmetic->column >= 0)
    computed = (int) ruleset->columns[arithmetic->column].results[die - 1];
  else if (!arithmetic->unknown)
    adj_judge_refuse (judge, ADJ_REASON_ZERO_STRENGTH, -1, ADJ_NO_HEX, 0);
  else if (applied < 0)
    adj_judge_refuse (judge, ADJ_REASON_UNKNOWN_STRENGTH, -1, ADJ_NO_HEX, 0);
  if (judge->standing == ADJ_IMPOSSIBLE)
    return -1;
  if (computed < 0)
    judge->unjudged = TRUE;
  else if (applied >= 0 && applied != computed)
    adj_judge_warn (judge, "BG 7.6", ADJ_REASON_RESULT_DIFFERS, -1, ADJ_NO_HEX, computed);
  return applied >= 0 ? applied : computed;
}

void
adj_combat_roll (AdjJudge *judge, int die, int applied)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_ROLLED);
  AdjArithmetic arithmetic;
  AdjAttack attack;
  int result;

  if (judge->table->battle.stage != ADJ_BATTLE_DECLARED)
    {
      adj_judge_refuse (judge, ADJ_REASON_NO_BATTLE, -1, ADJ_NO_HEX, 0);
      return;
    }
  adj_attack_on_table (judge->table, &attack);
  adj_arithmetic (&judge->field, &attack, &arithmetic);
  result = find_result (judge, &arithmetic, die, applied);
  if (result < 0)
    return;
  effect.value = (gint16) die;
  effect.other = (gint16) result;
  effect.side = (gint8) arithmetic.column;
  adj_judge_do (judge, &effect);
  note_combat (judge);
  apply_result (judge, (AdjCombatResult) result);
  settle (judge);
}

/* ---- Retreats (BG 7.7) ---- */

static void
judge_retreat (AdjJudge *judge, int unit, AdjHex hex)
{
  AdjHex from = judge->table->units[unit].hex;
  AdjRetreats retreats;
  const char *row;
  AdjReason bar;

  if (adj_debt_is_open (judge->table, ADJ_DEBT_DISPLACE)) /* one chain after the other */
    adj_judge_warn (judge, "BG 7.81", ADJ_REASON_OWES_CHOICE, -1, ADJ_NO_HEX, 0);
  adj_retreats_find (&judge->field, unit, &retreats);
  for (guint i = 0; i < retreats.n; i++)
    if (retreats.hexes[i] == hex)
      return;
  bar = adj_retreat_bar (&judge->field, unit, adj_book_direction (judge->book, from, hex), &row);
  if (bar != ADJ_N_REASONS)
    adj_judge_warn (judge, row, bar, unit, hex, 0);
  else if (retreats.n > 0)
    adj_judge_warn (judge, "BG 7.81", ADJ_REASON_OTHER_RETREAT, unit, hex, 0);
  else
    adj_judge_warn (judge, "BG 7.82", ADJ_REASON_DISPLACES_TO_DEATH, unit, hex, 0);
}

static gboolean
can_go_there (AdjJudge *judge, int unit, AdjHex hex)
{
  AdjHex from = judge->table->units[unit].hex;

  if (!adj_table_on_map (judge->table, unit))
    adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, unit, ADJ_NO_HEX, 0);
  else if (adj_book_direction (judge->book, from, hex) < 0)
    adj_judge_refuse (judge, ADJ_REASON_NOT_ADJACENT, unit, hex, 0);
  else if (judge->field.count[hex] > 0 &&
           adj_field_side (&judge->field, hex) != judge->table->units[unit].side)
    adj_judge_refuse (judge, ADJ_REASON_ENEMY_IN_HEX, unit, hex, 0);
  return judge->standing != ADJ_IMPOSSIBLE;
}

/* Who comes into a full hex makes somebody there move on (BG 7.81). */
static void
arrive (AdjJudge *judge, AdjEffectKind kind, int unit, AdjHex hex)
{
  adj_judge_do_unit (judge, kind, unit, hex, 0);
  adj_judge_hold (judge, unit, hex, FALSE);
  if (!adj_field_fits (&judge->field, unit, hex, -1))
    owe (judge, ADJ_DEBT_DISPLACE, judge->table->units[unit].side, unit, hex, 0);
}

/* BG 11.31: unless the zone is gone first; CH 18.4: in its own Combat Phase. */
static gboolean
must_leave_zone (const AdjJudge *judge, int unit)
{
  const AdjUnitState *state = &judge->table->units[unit];
  gboolean flees = adj_field_arm (&judge->field, unit)->flees &&
                   adj_table_is_phasing (judge->table, state->side) &&
                   adj_table_phase_kind (judge->table, judge->book) == ADJ_PHASE_COMBAT;

  return (flees || (state->facts & ADJ_FACT_MUST_LEAVE) != 0) && state->where == ADJ_ON_MAP &&
         adj_field_in_ezoc (&judge->field, state->hex, state->side);
}

void
adj_combat_retreat (AdjJudge *judge, int unit, AdjHex hex)
{
  const AdjDebt *open = adj_debt_find (judge->table, ADJ_DEBT_RETREAT, unit, ADJ_NO_HEX);
  AdjDebt debt;

  if (open == NULL && !adj_table_has (judge->table, unit, ADJ_FACT_MAY_GO_BACK) &&
      !must_leave_zone (judge, unit))
    {
      adj_judge_refuse (judge, ADJ_REASON_NOTHING_OWED, unit, ADJ_NO_HEX, 0);
      return;
    }
  if (!can_go_there (judge, unit, hex))
    return;
  judge_retreat (judge, unit, hex);
  if (open != NULL)
    debt = *open;
  arrive (judge, ADJ_EFFECT_RETREATED, unit, hex);
  if (open != NULL)
    pay (judge, &debt);
  settle (judge);
}

/* ---- Displacement (BG 7.8) ---- */

static void
judge_displacement (AdjJudge *judge, const AdjDebt *debt, int unit, AdjHex hex)
{
  AdjDisplacement displacements[ADJ_MAX_DISPLACED];
  guint n = adj_displacements_find (&judge->field, debt->hex, debt->unit, displacements);
  const char *row;
  AdjReason bar;

  for (guint i = 0; i < n; i++)
    for (guint j = 0; displacements[i].unit == unit && j < displacements[i].to.n; j++)
      if (displacements[i].to.hexes[j] == hex)
        return;
  bar =
      adj_retreat_bar (&judge->field, unit, adj_book_direction (judge->book, debt->hex, hex), &row);
  if (bar != ADJ_N_REASONS)
    adj_judge_warn (judge, row, bar, unit, hex, 0);
  else
    adj_judge_warn (judge, "BG 7.81", ADJ_REASON_OTHER_RETREAT, unit, hex, 0);
}

void
adj_combat_displace (AdjJudge *judge, int unit, AdjHex hex)
{
  const AdjDebt *open;
  AdjDebt debt;

  if (!can_go_there (judge, unit, hex))
    return;
  open = adj_debt_find (judge->table, ADJ_DEBT_DISPLACE, unit, judge->table->units[unit].hex);
  if (open == NULL || open->unit == unit)
    {
      adj_judge_refuse (judge, ADJ_REASON_NOTHING_OWED, unit, ADJ_NO_HEX, 0);
      return;
    }
  debt = *open;
  judge_displacement (judge, &debt, unit, hex);
  arrive (judge, ADJ_EFFECT_DISPLACED, unit, hex);
  pay (judge, &debt);
  settle (judge);
}

/* ---- Exchange and advance ---- */

static const AdjDebt *
first_debt (AdjJudge *judge, AdjDebtKind kind)
{
  for (guint i = 0; i < judge->table->n_debts; i++)
    if (judge->table->debts[i].kind == kind)
      return &judge->table->debts[i];
  adj_judge_refuse (judge, ADJ_REASON_NOTHING_OWED, -1, ADJ_NO_HEX, 0);
  return NULL;
}

static gboolean
is_adjacent_attacker (const AdjTable *table, int unit)
{
  const AdjBattle *battle = &table->battle;

  for (guint i = 0; i < battle->n_attackers; i++)
    if (battle->attackers[i].unit == unit)
      return battle->attackers[i].role == ADJ_ROLE_ADJACENT;
  return FALSE;
}

void
adj_combat_lose (AdjJudge *judge, const int *units, guint n_units)
{
  const AdjDebt *open = first_debt (judge, ADJ_DEBT_LOSE);
  AdjDebt debt;
  int sum = 0;

  if (open == NULL)
    return;
  debt = *open;
  for (guint i = 0; i < n_units; i++)
    {
      if (!adj_table_on_map (judge->table, units[i]))
        {
          adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, units[i], ADJ_NO_HEX, 0);
          return;
        }
      if (!is_adjacent_attacker (judge->table, units[i]))
        adj_judge_warn (judge, "BG 7.6c", ADJ_REASON_NOT_A_VICTOR, units[i], ADJ_NO_HEX, 0);
      sum += points_of (judge->table, units[i]);
      eliminate (judge, units[i]);
    }
  if (sum < debt.value)
    adj_judge_warn (judge, "BG 7.6c", ADJ_REASON_TOO_FEW_LOST, -1, ADJ_NO_HEX, debt.value - sum);
  pay (judge, &debt);
  settle (judge);
}

static void
judge_advance (AdjJudge *judge, int unit, AdjHex hex)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];
  guint n = adj_advances_find (&judge->field, advances);
  gboolean victor = FALSE;

  for (guint i = 0; i < n; i++)
    {
      if (advances[i].unit != unit)
        continue;
      victor = TRUE;
      if (advances[i].hex == hex)
        return;
    }
  if (adj_table_has (judge->table, unit, ADJ_FACT_INEFFECTIVE) &&
      adj_field_in_ezoc (&judge->field, hex, judge->table->units[unit].side))
    adj_judge_warn (judge, "BG 11.2", ADJ_REASON_INEFFECTIVE_ZONE, unit, hex, 0);
  else
    adj_judge_warn (judge, "BG 7.75", victor ? ADJ_REASON_NOT_VACATED : ADJ_REASON_NOT_A_VICTOR,
                    unit, hex, 0);
}

void
adj_combat_advance (AdjJudge *judge, int unit, AdjHex hex)
{
  const AdjDebt *open = first_debt (judge, ADJ_DEBT_ADVANCE);
  AdjDebt debt;

  if (open == NULL || !can_go_there (judge, unit, hex))
    return;
  debt = *open;
  judge_advance (judge, unit, hex);
  adj_judge_do_unit (judge, ADJ_EFFECT_ADVANCED, unit, hex, 0);
  adj_judge_hold (judge, unit, hex, FALSE);
  pay (judge, &debt);
  end_battle (judge);
}

void
adj_combat_stay (AdjJudge *judge)
{
  const AdjDebt *open = first_debt (judge, ADJ_DEBT_ADVANCE);
  AdjDebt debt;

  if (open == NULL)
    return;
  debt = *open;
  pay (judge, &debt);
  end_battle (judge);
}

void
adj_combat_forget (AdjJudge *judge, int unit)
{
  for (guint i = judge->table->n_debts; i > 0; i--)
    {
      AdjDebt debt = judge->table->debts[i - 1];

      if ((debt.kind == ADJ_DEBT_RETREAT && debt.unit == unit) ||
          (debt.kind == ADJ_DEBT_DISPLACE && !adj_field_over_limit (&judge->field, debt.hex)))
        pay (judge, &debt);
    }
  settle (judge);
}
