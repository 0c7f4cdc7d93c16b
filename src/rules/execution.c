/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/execution.h"

#include "rules/attack.h"
#include "rules/debts.h"
#include "rules/engagement.h"
#include "rules/losers.h"
#include "rules/owing.h"
#include "rules/repulsion.h"

/* Exchanges and advances: each result leaves one of each at most. */
G_STATIC_ASSERT (ADJ_MAX_DEBTS >= ADJ_MAX_ENGAGEMENTS);

/* Who goes back may have to be made room for (BG 7.8). */
#define MOST_RETREATS (ADJ_MAX_DEBTS - 1)

/* ---- Who suffers ---- */

/* The exchanges, found before anybody is taken off the map. */
typedef struct
{
  int points[ADJ_MAX_ENGAGEMENTS]; /* lost by the defenders; 0: no exchange */
  gboolean dead[2 * ADJ_MAX_UNITS];
} Losses;

/* One result, on the map as it was before any was carried out (Y S7.5b). */
static void
note_result (AdjJudge *judge, int number, Losses *losses)
{
  const AdjEngagement *engagement = &judge->table->engagements[number - 1];
  int result = engagement->result;
  gboolean attackers = result == ADJ_RESULT_AE || result == ADJ_RESULT_AR;
  gboolean drives = result == ADJ_RESULT_AR || result == ADJ_RESULT_DR;
  guint16 losers[ADJ_MAX_BATTLE_UNITS];
  AdjAttack attack;
  guint n;

  adj_attack_in_engagement (judge->table, number, &attack);
  n = adj_losers_find (&judge->field, &attack, attackers, losers);
  for (guint i = 0; i < n; i++)
    {
      adj_losers_vacate (judge, number, judge->table->units[losers[i]].hex);
      if (drives)
        adj_judge_do_facts (judge, losers[i], ADJ_FACT_DRIVEN, 0);
      else
        losses->dead[losers[i]] = TRUE;
      if (result == ADJ_RESULT_EX)
        losses->points[number - 1] += adj_table_points (judge->table, losers[i]);
    }
  if (result == ADJ_RESULT_AR)
    adj_losers_let_guns_go (judge, &attack);
}

/* ---- Eliminations and exchanges ---- */

static void
carry_out_losses (AdjJudge *judge)
{
  g_autofree Losses *losses = g_new0 (Losses, 1);

  for (int number = 1; number <= judge->table->n_engagements; number++)
    if (judge->table->engagements[number - 1].die > 0)
      note_result (judge, number, losses);
  for (int unit = 0; unit < judge->table->n_units; unit++)
    if (losses->dead[unit])
      adj_owing_eliminate (judge, unit);
  for (int number = 1; number <= judge->table->n_engagements; number++)
    if (losses->points[number - 1] > 0)
      adj_losers_exchange (judge, number, losses->points[number - 1]);
}

/* ---- Retreats ---- */

/* One hex, though two results ask for it; as many as there is room for, the rest after these. */
static void
open_retreats (AdjJudge *judge, int side)
{
  for (int unit = 0; unit < judge->table->n_units; unit++)
    {
      const AdjUnitState *state = &judge->table->units[unit];

      if (state->side != side || state->where != ADJ_ON_MAP ||
          !adj_table_has (judge->table, unit, ADJ_FACT_DRIVEN) ||
          judge->table->n_debts >= MOST_RETREATS)
        continue;
      adj_judge_do_facts (judge, unit, 0, ADJ_FACT_DRIVEN);
      adj_owing_open (judge, ADJ_DEBT_RETREAT, side, unit, ADJ_NO_HEX, 0);
    }
}

/* ---- Advances ---- */

static void
open_advances (AdjJudge *judge)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];

  for (int number = 1; number <= judge->table->n_engagements; number++)
    if (adj_advances_find (&judge->field, number, advances) > 0)
      adj_owing_open_in (judge, ADJ_DEBT_ADVANCE,
                         adj_engagement_victor (&judge->table->engagements[number - 1]), number, 0);
}

/* A hex that somebody went into is nobody else's, be it left in two battles (Y S7.5c). */
static void
forget_advances (AdjJudge *judge)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];

  for (guint i = judge->table->n_debts; i > 0; i--)
    {
      AdjDebt debt = judge->table->debts[i - 1];

      if (debt.kind == ADJ_DEBT_ADVANCE &&
          adj_advances_find (&judge->field, debt.engagement, advances) == 0)
        adj_owing_pay (judge, &debt);
    }
}

/* ---- Effectiveness ---- */

static void
lose_effectiveness (AdjJudge *judge)
{
  for (int unit = 0; unit < judge->table->n_units; unit++)
    if (adj_engagement_takes_effectiveness (judge->table, unit))
      adj_judge_do_facts (judge, unit, ADJ_FACT_INEFFECTIVE, 0);
}

/* ---- Stage by stage ---- */

static int
side_of_stage (const AdjTable *table, gboolean first)
{
  return first ? table->first_player : adj_enemy (table->first_player);
}

/* What a stage leaves to choose; asked again when that is paid, for there may be more of it than
 * there is room for. */
static void
open_choices (AdjJudge *judge, AdjExecution stage)
{
  switch (stage)
    {
    case ADJ_EXECUTION_FIRST_RETREATS:
    case ADJ_EXECUTION_SECOND_RETREATS:
      open_retreats (judge, side_of_stage (judge->table, stage == ADJ_EXECUTION_FIRST_RETREATS));
      adj_owing_eliminate_hopeless (judge);
      break;
    case ADJ_EXECUTION_FIRST_REPULSIONS:
    case ADJ_EXECUTION_SECOND_REPULSIONS:
      adj_repulsion_open (judge,
                          side_of_stage (judge->table, stage == ADJ_EXECUTION_FIRST_REPULSIONS));
      break;
    case ADJ_EXECUTION_WAITS:
    case ADJ_EXECUTION_LOSSES:
    case ADJ_EXECUTION_ADVANCES:
    case ADJ_EXECUTION_EFFECTIVENESS:
    case ADJ_N_EXECUTIONS:
    default:
      break;
    }
}

static void
begin_stage (AdjJudge *judge, AdjExecution stage)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_EXECUTED);

  effect.stage = (gint32) stage;
  adj_judge_do (judge, &effect);
  if (stage == ADJ_EXECUTION_LOSSES)
    carry_out_losses (judge);
  else if (stage == ADJ_EXECUTION_ADVANCES)
    open_advances (judge);
  else if (stage == ADJ_EXECUTION_EFFECTIVENESS)
    lose_effectiveness (judge);
  else
    open_choices (judge, stage);
}

static gboolean
may_go_on (const AdjJudge *judge)
{
  return judge->table->n_debts == 0 && judge->table->execution < ADJ_EXECUTION_SECOND_REPULSIONS &&
         judge->standing != ADJ_IMPOSSIBLE;
}

void
adj_execution_settle (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  if (judge->table->execution == ADJ_EXECUTION_WAITS)
    return;
  adj_repulsion_settle (judge);
  adj_owing_eliminate_hopeless (judge);
  forget_advances (judge);
  while (may_go_on (judge))
    {
      open_choices (judge, (AdjExecution) judge->table->execution);
      if (may_go_on (judge))
        begin_stage (judge, (AdjExecution) (judge->table->execution + 1));
    }
}

void
adj_execution_leave (AdjJudge *judge)
{
  const AdjTable *table;

  g_return_if_fail (judge != NULL);

  table = judge->table;
  if (table->execution == ADJ_EXECUTION_WAITS || table->execution >= ADJ_EXECUTION_EFFECTIVENESS)
    return;
  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_table_on_map (table, unit) && adj_table_has (table, unit, ADJ_FACT_DRIVEN))
      adj_judge_warn (judge, "BG 7.71", ADJ_REASON_OWES_CHOICE, unit, ADJ_NO_HEX, 0);
  lose_effectiveness (judge);
}

gboolean
adj_execution_begin (AdjJudge *judge)
{
  const AdjTable *table;
  gboolean anything;

  g_return_val_if_fail (judge != NULL, FALSE);

  table = judge->table;
  anything = table->n_engagements > 0;
  if (table->execution == ADJ_EXECUTION_WAITS)
    {
      int open = adj_engagement_next (table);

      if (open > 0)
        adj_judge_refuse (judge, ADJ_REASON_DIE_MISSING, -1,
                          table->engagements[open - 1].targets[0], open);
      else
        begin_stage (judge, anything ? ADJ_EXECUTION_LOSSES : ADJ_EXECUTION_FIRST_REPULSIONS);
      adj_execution_settle (judge);
      return judge->standing == ADJ_IMPOSSIBLE || anything || table->n_debts > 0;
    }
  if (table->n_debts == 0 || !adj_debts_are_done (table))
    return FALSE;
  while (table->n_debts > 0 && judge->standing != ADJ_IMPOSSIBLE &&
         adj_owing_pay_advance (judge, ADJ_ANY_ENGAGEMENT))
    ;
  adj_execution_settle (judge);
  return table->n_debts > 0;
}
