/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/next.h"

#include "rules/breastworks.h"
#include "rules/cavalry-slip.h"
#include "rules/dawn.h"
#include "rules/drift.h"
#include "rules/dummies.h"
#include "rules/duties.h"
#include "rules/engagement.h"
#include "rules/entrenchment.h"
#include "rules/execution.h"
#include "rules/intelligence.h"
#include "rules/rally.h"
#include "rules/repulsion.h"
#include "rules/sequence.h"
#include "rules/together.h"
#include "rules/victory.h"

static AdjReason
reason_of (AdjDutyKind kind)
{
  switch (kind)
    {
    case ADJ_DUTY_ATTACK:
      return ADJ_REASON_OWES_ATTACK;
    case ADJ_DUTY_BE_ATTACKED:
      return ADJ_REASON_OWES_DEFENCE;
    case ADJ_DUTY_LEAVE:
    case ADJ_DUTY_FLEE:
      return ADJ_REASON_OWES_LEAVING;
    case ADJ_DUTY_REPULSED:
      return ADJ_REASON_NOT_REPULSED;
    case ADJ_DUTY_CHARGE:
      return ADJ_REASON_OWES_CHARGE;
    case ADJ_DUTY_LIMIT:
      return ADJ_REASON_OVER_LIMIT;
    case ADJ_DUTY_SET_UP:
      return ADJ_REASON_WRONG_SET_UP;
    case ADJ_DUTY_ENTER:
      return ADJ_REASON_NOT_ENTERED;
    case ADJ_DUTY_INITIATIVE:
      return ADJ_REASON_OWES_INITIATIVE;
    case ADJ_DUTY_SCATTER:
      return ADJ_REASON_OWES_SCATTER;
    case ADJ_DUTY_SEAL:
      return ADJ_REASON_OWES_SEAL;
    case ADJ_DUTY_REVEAL:
      return ADJ_REASON_OWES_REVEAL;
    case ADJ_DUTY_DRIFT:
      return ADJ_REASON_OWES_DRIFT;
    case ADJ_DUTY_WORKS: /* these are never warned of */
    case ADJ_DUTY_RALLY:
    case ADJ_DUTY_CHOICE:
    case ADJ_DUTY_WITHDRAW:
    default:
      return ADJ_REASON_OWES_CHOICE;
    }
}

static gboolean
dies_of_it (const AdjDuty *duty)
{
  return (duty->kind == ADJ_DUTY_LEAVE || duty->kind == ADJ_DUTY_FLEE) &&
         duty->why == ADJ_WHY_NOWHERE;
}

/* A reminder that is given once more when the phase is left: of arrivals (BG 15.9), and of those
 * who should have been repulsed before (Y 7.77). */
static gboolean
is_pressing (const AdjDuty *duty)
{
  return duty->state == ADJ_DUE_REMINDER &&
         (duty->kind == ADJ_DUTY_ENTER || duty->kind == ADJ_DUTY_REPULSED);
}

/* The rules that would be asked now, and are not known. */
static void
miss_rules (AdjJudge *judge)
{
  const AdjField *field = &judge->field;
  gboolean stacked = FALSE;
  gboolean meets = FALSE; /* beside an enemy, perhaps in his zone */
  gboolean troubled = FALSE;

  if (judge->book->ruleset->known_as == NULL)
    return;
  for (int unit = 0; unit < judge->table->n_units; unit++)
    {
      const AdjUnitState *state = &judge->table->units[unit];

      if (state->where != ADJ_ON_MAP || !adj_table_is_phasing (judge->table, state->side))
        continue;
      stacked |= field->count[state->hex] > 1;
      meets |= adj_field_perhaps_in_ezoc (field, state->hex, state->side) ||
               adj_field_in_ezoc (field, state->hex, state->side);
      troubled |= state->bears != 0;
    }
  if (stacked && judge->book->ruleset->stacking_limit == 0)
    adj_judge_miss (judge, "BG 5.32");
  if (meets && adj_table_phase_kind (judge->table, judge->book) == ADJ_PHASE_COMBAT)
    adj_judge_miss (judge, "BG 7.11");
  if (troubled)
    adj_judge_miss (judge, "R 12.0");
}

static void
name_owed (AdjJudge *judge, const AdjDuty *duty)
{
  if (duty->state == ADJ_DUE_OWED || is_pressing (duty))
    adj_judge_warn (judge, duty->row, reason_of (duty->kind), duty->unit, duty->hex, 0);
}

/* Everything owed is named once, but an advance that nobody made is declined. BG 11.31: with no hex
 * to leave to, the unit is lost. */
static void
leave_phase (AdjJudge *judge)
{
  g_auto (AdjDuties) duties = { 0 };

  adj_duties_find (&judge->field, &duties);
  for (guint i = 0; i < duties.n; i++)
    {
      const AdjDuty *duty = &duties.duties[i];

      if (dies_of_it (duty))
        adj_judge_do_unit (judge, ADJ_EFFECT_ELIMINATED, duty->unit, ADJ_NO_HEX, 0);
      else
        name_owed (judge, duty);
    }
  miss_rules (judge);
  adj_entrenchments_go_on (judge);
  adj_breastworks_go_on (judge);
}

/* Awards that count every turn are counted when it ends. */
static void
end_turn (AdjJudge *judge)
{
  const GArray *awards = judge->book->scenario->awards;

  for (guint i = 0; i < awards->len; i++)
    {
      const AdjAward *award = &g_array_index (awards, AdjAward, i);
      AdjEffect effect = adj_effect (ADJ_EFFECT_ACCRUED);

      if (award->kind != ADJ_AWARD_EXIT_LEAD || adj_exit_lead (judge->table, award) == 0)
        continue;
      effect.accrued.award = i;
      effect.accrued.count = judge->table->accrued[i] + adj_exit_lead (judge->table, award);
      adj_judge_do (judge, &effect);
    }
}

/* BG 11.4: at the end of a Night every unit recovers. */
static void
end_night (AdjJudge *judge, gboolean day_breaks)
{
  AdjEffect effect = adj_effect (ADJ_EFFECT_DAY);

  for (int unit = 0; unit < judge->table->n_units; unit++)
    adj_judge_do_facts (judge, unit, 0, ADJ_FACT_INEFFECTIVE);
  if (!day_breaks)
    return;
  effect.day = judge->table->day + 1;
  adj_judge_do (judge, &effect);
}

/* E IL.5: nightfall is the start of the Night turn; what the units were then is remembered. */
static void
begin_night (AdjJudge *judge)
{
  for (int unit = 0; unit < judge->table->n_units; unit++)
    {
      gboolean ineffective = adj_table_has (judge->table, unit, ADJ_FACT_INEFFECTIVE);

      adj_judge_do_facts (judge, unit, ineffective ? ADJ_FACT_INEFFECTIVE_AT_NIGHT : 0,
                          ineffective ? 0 : ADJ_FACT_INEFFECTIVE_AT_NIGHT);
    }
}

/* BG 11.31: ineffective in an EZOC when its own Combat Phase begins. */
static void
begin_combat (AdjJudge *judge)
{
  for (int unit = 0; unit < judge->table->n_units; unit++)
    {
      const AdjUnitState *state = &judge->table->units[unit];

      if (state->where == ADJ_ON_MAP && adj_table_is_phasing (judge->table, state->side) &&
          (state->facts & ADJ_FACT_INEFFECTIVE) != 0 &&
          adj_field_in_ezoc (&judge->field, state->hex, state->side))
        adj_judge_do_facts (judge, unit, ADJ_FACT_MUST_LEAVE, 0);
    }
}

static void
begin_phase (AdjJudge *judge, const AdjMoment *moment)
{
  AdjEffect effect =
      adj_sequence_begin (judge->book, judge->table, moment->turn, moment->phase, moment->phasing);

  adj_judge_do (judge, &effect);
  if (judge->book->ruleset->phases[moment->phase].kind == ADJ_PHASE_COMBAT)
    begin_combat (judge);
}

/* Y S4.1: what is owed to the enemy is named before the results are carried out. */
static gboolean
is_to_be_executed (AdjJudge *judge)
{
  gboolean waits = judge->table->execution == ADJ_EXECUTION_WAITS;
  g_auto (AdjDuties) duties = { 0 };

  if (waits)
    adj_duties_find_attacks (&judge->field, &duties);
  adj_rally_settle (judge); /* nobody is waited for to mark it */
  for (guint i = 0; i < duties.n; i++)
    if (duties.duties[i].kind == ADJ_DUTY_ATTACK || duties.duties[i].kind == ADJ_DUTY_BE_ATTACKED)
      name_owed (judge, &duties.duties[i]);
  return adj_execution_begin (judge);
}

/* Who is too many in a hex (BG 5.32), or must leave a zone (BG 11.31), may still go when others
 * have been repulsed. */
static gboolean
comes_too_late (const AdjDuty *duty)
{
  return duty->state == ADJ_DUE_OWED && duty->kind != ADJ_DUTY_LIMIT &&
         duty->kind != ADJ_DUTY_LEAVE && duty->kind != ADJ_DUTY_FLEE;
}

/* What is owed of march and attacks is named before anybody is repulsed (Y 7.77). */
static gboolean
is_to_be_repulsed (AdjJudge *judge)
{
  g_auto (AdjDuties) duties = { 0 };

  adj_duties_find (&judge->field, &duties);
  if (!adj_repulsion_begin (judge))
    return FALSE;
  for (guint i = 0; i < duties.n; i++)
    if (comes_too_late (&duties.duties[i]))
      name_owed (judge, &duties.duties[i]);
  return TRUE;
}

/* The march and the scatter behind it (E N.8), the results that wait, the repulsions. */
static gboolean
goes_on (AdjJudge *judge)
{
  int segment = judge->table->segment;

  if (!adj_segments_finish (judge))
    return TRUE; /* a hex is disputed */
  if (judge->table->segment > segment && adj_drifts_are_owed (&judge->field))
    return TRUE;
  adj_cavalry_let_go (judge);
  return adj_results_wait (judge->table, judge->book) ? is_to_be_executed (judge)
                                                      : is_to_be_repulsed (judge);
}

static void
end_phase (AdjJudge *judge, const AdjMoment *next)
{
  gboolean was_night = adj_table_is_night (judge->table, judge->book);
  gboolean night = adj_table_is_night_turn (judge->book, next->turn);
  gboolean new_turn = next->turn != judge->table->turn;
  AdjEffect over = adj_effect (ADJ_EFFECT_OVER);

  adj_execution_leave (judge);
  leave_phase (judge);
  adj_dummies_judge_arrivals (judge);
  if (new_turn)
    end_turn (judge);
  if (new_turn && was_night)
    end_night (judge, !night);
  if (next->over)
    {
      adj_intelligence_end (judge);
      adj_judge_do (judge, &over);
      return;
    }
  if (night && !was_night)
    begin_night (judge);
  begin_phase (judge, next);
  if (was_night && !night)
    adj_dawn_ask (judge);
}

void
adj_next (AdjJudge *judge)
{
  AdjMoment next;

  g_return_if_fail (judge != NULL);

  next = adj_sequence_next (judge->book, judge->table);
  if (judge->table->over)
    adj_judge_refuse (judge, ADJ_REASON_GAME_OVER, -1, ADJ_NO_HEX, 0);
  else if (!goes_on (judge))
    end_phase (judge, &next);
}
