/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/combat.h"

#include "rules/allocation.h"
#include "rules/cavalry-slip.h"
#include "rules/debts.h"
#include "rules/duties.h"
#include "rules/engagement.h"
#include "rules/losers.h"
#include "rules/owing.h"
#include "rules/played.h"
#include "rules/rally.h"
#include "rules/settle.h"
#include "rules/support.h"

/* ---- Announcing ---- */

/* The rules that have a say in an attack, and may be missing: of what terrain, fieldworks,
 * batteries and gunboats do, and of lower odds than they are. */
static void
miss_rules (AdjJudge *judge, const AdjAttack *attack)
{
  adj_judge_miss (judge, "BG 7.4");
  for (guint i = 0; i < attack->n_attackers; i++)
    adj_judge_miss_arm (judge, attack->attackers[i].unit);
  for (guint i = 0; i < attack->n_defenders; i++)
    {
      adj_judge_miss_arm (judge, attack->defenders[i]);
      if (adj_field_arm (&judge->field, attack->defenders[i])->bombards)
        adj_judge_miss (judge, "BG 8.51");
    }
  for (guint i = 0; i < attack->n_targets; i++)
    {
      const AdjMarker *works = adj_table_marker (judge->table, attack->targets[i]);

      if (works != NULL && works->kind == ADJ_MARKER_BREASTWORKS)
        adj_judge_miss (judge, "R 10.3");
    }
  if (attack->reduce >= 0)
    adj_judge_miss (judge, "BG 7.9");
}

#define LEAST_ODDS 5 /* one to so many */

/* R 9.18. What terrain adds to the defence only makes it worse. */
static void
judge_bombardment (AdjJudge *judge, const AdjAttack *attack, const AdjArithmetic *arithmetic)
{
  gboolean alone = TRUE;

  for (guint i = 0; i < attack->n_attackers; i++)
    alone &= attack->attackers[i].role == ADJ_ROLE_BOMBARDS;
  if (alone && !arithmetic->unknown && arithmetic->attack * LEAST_ODDS < arithmetic->defence &&
      adj_ruleset_has_row (judge->book->ruleset, "R 9.18"))
    adj_judge_warn (judge, "R 9.18", ADJ_REASON_BOMBARDS_TOO_WEAK, -1, ADJ_NO_HEX, LEAST_ODDS);
}

/* BG 7.6: an attack of 0 has no column and cannot be made. BG 7.9: a column that the attacker
 * declares is a lower one. */
static gboolean
judge_column (AdjJudge *judge, const AdjAttack *attack)
{
  AdjArithmetic arithmetic;

  adj_arithmetic (&judge->field, attack, &arithmetic);
  judge_bombardment (judge, attack, &arithmetic);
  miss_rules (judge, attack);
  if (judge->book->ruleset->n_columns == 0)
    adj_judge_miss (judge, "BG 7.6");
  else if (arithmetic.unknown)
    judge->unjudged = TRUE;
  else if (arithmetic.best_column < 0)
    adj_judge_refuse (judge, ADJ_REASON_ZERO_STRENGTH, -1, ADJ_NO_HEX, 0);
  else if (attack->reduce >= arithmetic.best_column)
    adj_judge_warn (judge, "BG 7.9", ADJ_REASON_NOT_LOWER, -1, ADJ_NO_HEX, attack->reduce);
  return judge->standing != ADJ_IMPOSSIBLE;
}

/* ---- What an announcement leaves undone ---- */

/* Is the unit one who must be attacked, and nobody is left who could? */
static gboolean
is_left_over (const AdjDuty *duty)
{
  return duty->kind == ADJ_DUTY_BE_ATTACKED && duty->state == ADJ_DUE_OWED &&
         duty->why == ADJ_WHY_USED_UP;
}

static gboolean
was_left_over (const AdjDuties *before, int unit)
{
  for (guint i = 0; i < before->n; i++)
    if (before->duties[i].unit == unit && is_left_over (&before->duties[i]))
      return TRUE;
  return FALSE;
}

/* BG 7.11, Y 7.0: an enemy who could have been attacked until now. It is said before the die, for
 * afterwards nothing can be done about it. */
static void
judge_left_over (AdjJudge *judge, const AdjDuties *before)
{
  g_auto (AdjDuties) after = { 0 };

  adj_duties_find_enemies (&judge->field, &after);
  for (guint i = 0; i < after.n; i++)
    if (is_left_over (&after.duties[i]) && !was_left_over (before, after.duties[i].unit))
      adj_judge_warn (judge, after.duties[i].row, ADJ_REASON_LEFT_TO_NOBODY, after.duties[i].unit,
                      after.duties[i].hex, 0);
}

/* As the battle on the table, one after the other (BG 7.0), or as one engagement more. */
static void
announce (AdjJudge *judge, const AdjAttack *attack)
{
  gboolean waits = adj_results_wait (judge->table, judge->book);
  int number = waits ? judge->table->n_engagements + 1 : 0;
  AdjEffect effect = adj_effect (ADJ_EFFECT_ATTACK);

  effect.side = (gint8) attack->side;
  effect.reduce = attack->reduce;
  effect.engagement = number;
  effect.ends = waits ? 0 : ADJ_ENDS_BATTLE | ADJ_ENDS_GOING_BACK;
  adj_judge_do (judge, &effect);
  for (guint i = 0; i < attack->n_targets; i++)
    adj_engagement_do (judge, ADJ_EFFECT_TARGET, number, ADJ_NO_UNIT, attack->targets[i], 0);
  for (guint i = 0; i < attack->n_attackers; i++)
    adj_engagement_do (judge, ADJ_EFFECT_ATTACKER, number, attack->attackers[i].unit, ADJ_NO_HEX,
                       attack->attackers[i].role);
  for (guint i = 0; i < attack->n_defenders; i++)
    adj_engagement_do (judge, ADJ_EFFECT_DEFENDER, number, attack->defenders[i], ADJ_NO_HEX, 0);
  for (guint i = 0; i < attack->n_supports; i++)
    adj_support_do (judge, &attack->supports[i], number);
}

void
adj_combat_declare (AdjJudge *judge, const AdjAttack *attack)
{
  g_auto (AdjDuties) before = { 0 };

  g_return_if_fail (judge != NULL);
  g_return_if_fail (attack != NULL);

  if (!judge_column (judge, attack))
    return;
  adj_rally_settle (judge);
  adj_settle_decline (judge, ADJ_ANY_ENGAGEMENT);
  adj_duties_find_enemies (&judge->field, &before);
  announce (judge, attack);
  judge_left_over (judge, &before);
}

/* ---- The die ---- */

static void
note_combat (AdjJudge *judge, const AdjAttack *attack)
{
  for (guint i = 0; i < attack->n_attackers; i++)
    adj_judge_do_unit (judge, ADJ_EFFECT_FOUGHT, attack->attackers[i].unit, ADJ_NO_HEX,
                       judge->table->day);
  for (guint i = 0; i < attack->n_defenders; i++)
    adj_judge_do_unit (judge, ADJ_EFFECT_FOUGHT, attack->defenders[i], ADJ_NO_HEX,
                       judge->table->day);
}

static void
eliminate_all (AdjJudge *judge, const AdjAttack *attack, gboolean attackers)
{
  guint16 losers[ADJ_MAX_BATTLE_UNITS];
  guint n = adj_losers_find (&judge->field, attack, attackers, losers);

  for (guint i = 0; i < n; i++)
    {
      adj_losers_vacate (judge, 0, judge->table->units[losers[i]].hex);
      adj_owing_eliminate (judge, losers[i]);
    }
}

/* BG 11.1: an Ar in an attack on an adjacent enemy costs the unit its effectiveness. */
static void
retreat_all (AdjJudge *judge, const AdjAttack *attack, gboolean attackers)
{
  guint16 losers[ADJ_MAX_BATTLE_UNITS];
  guint n = adj_losers_find (&judge->field, attack, attackers, losers);

  for (guint i = 0; i < n; i++)
    {
      const AdjUnitState *state = &judge->table->units[losers[i]];

      adj_losers_vacate (judge, 0, state->hex);
      if (attackers && adj_effectiveness_is_played (judge->table))
        adj_judge_do_facts (judge, losers[i], ADJ_FACT_INEFFECTIVE, 0);
      adj_owing_open (judge, ADJ_DEBT_RETREAT, state->side, losers[i], ADJ_NO_HEX, 0);
    }
}

static void
exchange (AdjJudge *judge, const AdjAttack *attack)
{
  guint16 defenders[ADJ_MAX_BATTLE_UNITS];
  guint n = adj_losers_find (&judge->field, attack, FALSE, defenders);
  int points = 0;

  for (guint i = 0; i < n; i++)
    points += adj_table_points (judge->table, defenders[i]);
  eliminate_all (judge, attack, FALSE);
  adj_losers_exchange (judge, 0, points);
}

static void
apply_result (AdjJudge *judge, const AdjAttack *attack, AdjCombatResult result)
{
  switch (result)
    {
    case ADJ_RESULT_AE:
      eliminate_all (judge, attack, TRUE);
      break;
    case ADJ_RESULT_AR:
      adj_losers_let_guns_go (judge, attack);
      retreat_all (judge, attack, TRUE);
      break;
    case ADJ_RESULT_EX:
      exchange (judge, attack);
      break;
    case ADJ_RESULT_DR:
      retreat_all (judge, attack, FALSE);
      break;
    case ADJ_RESULT_DE:
    default:
      eliminate_all (judge, attack, FALSE);
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

static void
roll_for_battle (AdjJudge *judge, int die, int applied)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_ROLLED);
  AdjArithmetic arithmetic;
  AdjAttack attack;
  int result;

  adj_cavalry_let_go (judge);
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
  effect.roll.die = die;
  effect.roll.result = result;
  effect.roll.column = arithmetic.column;
  effect.ends = ADJ_ENDS_VACATED;
  adj_judge_do (judge, &effect);
  note_combat (judge, &attack);
  if (adj_results_are_known (judge->book))
    apply_result (judge, &attack, (AdjCombatResult) result);
  else
    {
      adj_judge_miss (judge, "BG 7.6b");
      adj_judge_miss (judge, "BG 7.71");
    }
  adj_settle (judge);
}

/* ---- The dice of simultaneous combat ---- */

/* What comes of it waits until the results of all are carried out (Y S7.5). */
static void
roll_for_engagement (AdjJudge *judge, int number, int die, int applied)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_WAITS);
  AdjArithmetic arithmetic;
  AdjAttack attack;
  int result;

  adj_attack_in_engagement (judge->table, number, &attack);
  adj_arithmetic (&judge->field, &attack, &arithmetic);
  result = find_result (judge, &arithmetic, die, applied);
  if (result < 0)
    return;
  effect.engagement = number;
  effect.roll.die = die;
  effect.roll.column = arithmetic.column;
  effect.roll.result = result;
  adj_judge_do (judge, &effect);
  note_combat (judge, &attack);
}

void
adj_combat_judge_die (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  adj_allocation_judge (judge, "Y S4.1");
  adj_cavalry_judge_die (judge);
}

void
adj_combat_roll (AdjJudge *judge, int die, int applied)
{
  int number;

  g_return_if_fail (judge != NULL);

  if (!adj_results_wait (judge->table, judge->book))
    {
      roll_for_battle (judge, die, applied);
      return;
    }
  number = adj_engagement_next (judge->table);
  if (number == 0)
    {
      adj_judge_refuse (judge, ADJ_REASON_NO_BATTLE, -1, ADJ_NO_HEX, 0);
      return;
    }
  adj_combat_judge_die (judge);
  roll_for_engagement (judge, number, die, applied);
}

void
adj_combat_roll_last (AdjJudge *judge, int die, int applied)
{
  g_return_if_fail (judge != NULL);

  if (!adj_results_wait (judge->table, judge->book))
    {
      roll_for_battle (judge, die, applied);
      return;
    }
  adj_combat_judge_die (judge);
  roll_for_engagement (judge, judge->table->n_engagements, die, applied);
}

void
adj_combat_roll_all (AdjJudge *judge, const guint8 *dice, guint n_dice)
{
  guint open;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (dice != NULL || n_dice == 0);

  open = adj_engagements_count_open (judge->table);
  if (open == 0 || n_dice != open)
    {
      adj_judge_refuse (judge, open == 0 ? ADJ_REASON_NO_BATTLE : ADJ_REASON_OTHER_DICE, -1,
                        ADJ_NO_HEX, (int) open);
      return;
    }
  adj_combat_judge_die (judge);
  for (guint i = 0; i < n_dice && judge->standing != ADJ_IMPOSSIBLE; i++)
    roll_for_engagement (judge, adj_engagement_next (judge->table), dice[i], -1);
}

/* ---- Without a table ---- */

void
adj_combat_tell (AdjJudge *judge, int die, const AdjResultWord *word)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_ROLLED);
  AdjAttack attack;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (word != NULL);

  if (judge->table->battle.stage != ADJ_BATTLE_DECLARED)
    adj_judge_refuse (judge, ADJ_REASON_NO_BATTLE, -1, ADJ_NO_HEX, 0);
  else if (*word->text == '\0')
    adj_judge_refuse (judge, ADJ_REASON_NO_TABLE, -1, ADJ_NO_HEX, 0);
  if (judge->standing == ADJ_IMPOSSIBLE)
    return;
  adj_attack_on_table (judge->table, &attack);
  effect.roll.die = die;
  effect.roll.result = -1;
  effect.roll.column = -1;
  adj_effect_set_word (&effect, word);
  effect.ends = ADJ_ENDS_VACATED;
  adj_judge_do (judge, &effect);
  adj_judge_miss (judge, "BG 7.6");
  note_combat (judge, &attack);
  adj_settle (judge);
}
