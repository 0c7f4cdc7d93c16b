/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/allocation.h"
#include "rules/cavalry-slip.h"
#include "rules/combat.h"
#include "rules/debts.h"
#include "rules/engagement.h"
#include "rules/execution.h"
#include "rules/owing.h"
#include "rules/played.h"
#include "rules/rally.h"
#include "rules/repulsion.h"
#include "rules/retreat.h"
#include "rules/settle.h"

/* The choices that a roll leaves, and the orders that choose. */

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
  if (adj_retreats_have (&retreats, hex))
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

/* A unit that comes into a full hex makes one of those there move on (BG 7.81). */
static void
arrive (AdjJudge *judge, AdjEffectKind kind, int unit, AdjHex hex)
{
  adj_judge_do_unit (judge, kind, unit, hex, 0);
  adj_judge_hold (judge, unit, hex, FALSE);
  if (!adj_field_fits (&judge->field, unit, hex, -1))
    adj_owing_open (judge, ADJ_DEBT_DISPLACE, judge->table->units[unit].side, unit, hex, 0);
}

/* Where nobody knows what becomes of a fight, the players say it: nothing is owed, and nothing is
 * judged by that row. */
static gboolean
is_told (AdjJudge *judge, const char *row)
{
  if (adj_results_are_known (judge->book))
    return FALSE;
  adj_judge_miss (judge, row);
  return TRUE;
}

static void
go_as_told (AdjJudge *judge, AdjEffectKind kind, int unit, AdjHex hex)
{
  if (!can_go_there (judge, unit, hex))
    return;
  adj_judge_do_unit (judge, kind, unit, hex, 0);
  adj_judge_hold (judge, unit, hex, FALSE);
}

/* Other rules have retreats too, which nobody makes room for: out of the way of the die (Y 8.72),
 * and after the attacks (Y 7.77). */
static gboolean
retreat_freely (AdjJudge *judge, int unit, AdjHex hex)
{
  const AdjDebt *repulse = adj_debt_find (judge->table, ADJ_DEBT_REPULSE, unit, ADJ_NO_HEX);
  gboolean slips = adj_cavalry_may_ask (&judge->field, unit);

  if (repulse == NULL && !slips)
    return FALSE;
  if (!can_go_there (judge, unit, hex))
    return TRUE;
  if (repulse != NULL)
    {
      adj_repulsion_retreat (judge, repulse, hex);
      return TRUE;
    }
  if (adj_results_wait (judge->table, judge->book) && !adj_engagements_have_begun (judge->table))
    adj_allocation_judge (judge, "Y S7.7");
  adj_cavalry_slip (judge, unit, hex);
  return TRUE;
}

void
adj_combat_retreat (AdjJudge *judge, int unit, AdjHex hex)
{
  const AdjDebt *open;
  AdjDebt debt;

  g_return_if_fail (judge != NULL);

  if (is_told (judge, "BG 7.71"))
    {
      go_as_told (judge, ADJ_EFFECT_RETREATED, unit, hex);
      return;
    }
  open = adj_debt_find (judge->table, ADJ_DEBT_RETREAT, unit, ADJ_NO_HEX);
  if (open == NULL && retreat_freely (judge, unit, hex))
    {
      adj_execution_settle (judge);
      return;
    }
  if (open == NULL && !adj_table_has (judge->table, unit, ADJ_FACT_MAY_GO_BACK) &&
      !adj_must_leave_zone (&judge->field, unit))
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
    adj_owing_pay (judge, &debt);
  adj_settle (judge);
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
    if (displacements[i].unit == unit && adj_retreats_have (&displacements[i].to, hex))
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

  g_return_if_fail (judge != NULL);

  if (is_told (judge, "BG 7.81"))
    {
      go_as_told (judge, ADJ_EFFECT_DISPLACED, unit, hex);
      return;
    }
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
  adj_owing_pay (judge, &debt);
  adj_settle (judge);
}

/* ---- Exchange and advance ---- */

/* The one of that engagement, or else the first of its kind. */
static const AdjDebt *
first_debt (AdjJudge *judge, AdjDebtKind kind, int engagement)
{
  for (guint i = 0; engagement > 0 && i < judge->table->n_debts; i++)
    if (judge->table->debts[i].kind == kind && judge->table->debts[i].engagement == engagement)
      return &judge->table->debts[i];
  for (guint i = 0; i < judge->table->n_debts; i++)
    if (judge->table->debts[i].kind == kind)
      return &judge->table->debts[i];
  adj_judge_refuse (judge, ADJ_REASON_NOTHING_OWED, -1, ADJ_NO_HEX, 0);
  return NULL;
}

static gboolean
is_adjacent_attacker (const AdjTable *table, int engagement, int unit)
{
  const AdjBattle *battle = &table->battle;

  if (engagement > 0)
    return table->units[unit].attacks_in == engagement &&
           table->units[unit].role == ADJ_ROLE_ADJACENT;

  for (guint i = 0; i < battle->n_attackers; i++)
    if (battle->attackers[i].unit == unit)
      return battle->attackers[i].role == ADJ_ROLE_ADJACENT;
  return FALSE;
}

static void
lose_as_told (AdjJudge *judge, const int *units, guint n_units)
{
  for (guint i = 0; i < n_units && judge->standing != ADJ_IMPOSSIBLE; i++)
    if (adj_table_on_map (judge->table, units[i]))
      adj_judge_do_unit (judge, ADJ_EFFECT_ELIMINATED, units[i], ADJ_NO_HEX, 0);
    else
      adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, units[i], ADJ_NO_HEX, 0);
}

void
adj_combat_lose (AdjJudge *judge, const int *units, guint n_units)
{
  const AdjDebt *open;
  AdjDebt debt;
  int sum = 0;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (units != NULL || n_units == 0);

  if (is_told (judge, "BG 7.6c"))
    {
      lose_as_told (judge, units, n_units);
      return;
    }
  open =
      first_debt (judge, ADJ_DEBT_LOSE, n_units > 0 ? judge->table->units[units[0]].attacks_in : 0);
  if (open == NULL)
    return;
  debt = *open;
  for (guint i = 0; i < n_units; i++)
    {
      if (!adj_table_on_map (judge->table, units[i]) && !adj_dead_may_pay (judge->table, units[i]))
        {
          adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, units[i], ADJ_NO_HEX, 0);
          return;
        }
      if (!is_adjacent_attacker (judge->table, debt.engagement, units[i]))
        adj_judge_warn (judge, "BG 7.6c", ADJ_REASON_NOT_A_VICTOR, units[i], ADJ_NO_HEX, 0);
      sum += adj_table_points (judge->table, units[i]);
      if (adj_table_on_map (judge->table, units[i])) /* it is lost once (Y S7.5b) */
        adj_owing_eliminate (judge, units[i]);
    }
  if (sum < debt.value)
    adj_judge_warn (judge, "BG 7.6c", ADJ_REASON_TOO_FEW_LOST, -1, ADJ_NO_HEX, debt.value - sum);
  adj_owing_pay (judge, &debt);
  adj_settle (judge);
}

/* A unit may have won an attack of its own and one on itself: the engagement whose result lets it
 * into the hex; 0: none. */
static int
engagement_of_advance (const AdjJudge *judge, int unit, AdjHex hex)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];

  for (guint i = 0; i < judge->table->n_debts; i++)
    {
      const AdjDebt *debt = &judge->table->debts[i];
      guint n = debt->kind == ADJ_DEBT_ADVANCE && debt->engagement > 0
                    ? adj_advances_find (&judge->field, debt->engagement, advances)
                    : 0;

      for (guint j = 0; j < n; j++)
        if (advances[j].unit == unit && advances[j].hex == hex)
          return debt->engagement;
    }
  return 0;
}

static void
judge_advance (AdjJudge *judge, int engagement, int unit, AdjHex hex)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];
  guint n = adj_advances_find (&judge->field, engagement, advances);
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

static void
advance_into (AdjJudge *judge, int unit, AdjHex hex)
{
  const AdjHex way[] = { judge->table->units[unit].hex, hex };

  adj_judge_do_unit (judge, ADJ_EFFECT_ADVANCED, unit, hex,
                     (int) adj_book_crossed (judge->book, way, G_N_ELEMENTS (way)));
}

void
adj_combat_advance (AdjJudge *judge, int unit, AdjHex hex)
{
  const AdjDebt *open;
  AdjDebt debt;

  g_return_if_fail (judge != NULL);

  if (is_told (judge, "BG 7.75"))
    {
      if (can_go_there (judge, unit, hex))
        advance_into (judge, unit, hex);
      if (judge->standing != ADJ_IMPOSSIBLE)
        adj_judge_hold (judge, unit, hex, FALSE);
      return;
    }
  open = first_debt (judge, ADJ_DEBT_ADVANCE, engagement_of_advance (judge, unit, hex));
  if (open == NULL || !can_go_there (judge, unit, hex))
    return;
  debt = *open;
  judge_advance (judge, debt.engagement, unit, hex);
  advance_into (judge, unit, hex);
  adj_judge_hold (judge, unit, hex, FALSE);
  adj_owing_pay (judge, &debt);
  if (debt.engagement > 0)
    adj_execution_settle (judge);
  else if (judge->table->battle.stage == ADJ_BATTLE_DECLARED)
    adj_cavalry_follow (judge, unit);
  else
    adj_owing_end (judge);
}

void
adj_combat_stay (AdjJudge *judge, int engagement)
{
  g_return_if_fail (judge != NULL);

  if (engagement == 0 && adj_debt_is_open (judge->table, ADJ_DEBT_RALLY))
    {
      adj_rally_settle (judge);
      return;
    }
  if (engagement == 0)
    engagement = adj_engagement_to_decline (judge->table);
  if (engagement == ADJ_ANY_ENGAGEMENT) /* each has its own owner, and one may want to go */
    adj_judge_refuse (judge, ADJ_REASON_WHICH_ADVANCE, -1, ADJ_NO_HEX, 0);
  else if (!adj_settle_decline (judge, engagement))
    adj_judge_refuse (judge, ADJ_REASON_NOTHING_OWED, -1, ADJ_NO_HEX, 0);
}
