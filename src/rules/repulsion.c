/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/repulsion.h"

#include "rules/debts.h"
#include "rules/engagement.h"
#include "rules/owing.h"
#include "rules/played.h"
#include "rules/retreat.h"

/* ---- Who ---- */

static gboolean
has_followed (const AdjTable *table, int unit)
{
  return adj_table_has (table, unit, ADJ_FACT_ADVANCED) &&
         adj_table_did (table, unit, ADJ_DEED_FREED);
}

/* Those whom BG 11.31 and CH 18.4 drive out go by those rules, and worse for them. */
static gboolean
has_stood_by (const AdjField *field, int unit)
{
  return adj_attacks_are_voluntary (field->table) && !adj_field_arm (field, unit)->flees &&
         !adj_table_has (field->table, unit, ADJ_FACT_ATTACKED | ADJ_FACT_MUST_LEAVE);
}

/* BG 11.31, CH 18.4: in simultaneous combat they go with the others, and die if they cannot
 * (Y S7.5d). */
static gboolean
is_driven_out (const AdjField *field, int unit)
{
  return adj_field_arm (field, unit)->flees ||
         adj_table_has (field->table, unit, ADJ_FACT_MUST_LEAVE);
}

gboolean
adj_repulsion_befalls (const AdjField *field, int unit)
{
  const AdjUnitState *state;

  g_return_val_if_fail (field != NULL, FALSE);

  state = &field->table->units[unit];
  if (state->where != ADJ_ON_MAP || !adj_table_is_phasing (field->table, state->side) ||
      !adj_field_in_ezoc (field, state->hex, state->side))
    return FALSE;
  switch (adj_table_phase_kind (field->table, field->book))
    {
    case ADJ_PHASE_COMBAT:
      return has_followed (field->table, unit) || has_stood_by (field, unit) ||
             (adj_results_wait (field->table, field->book) && is_driven_out (field, unit));
    case ADJ_PHASE_MOVEMENT: /* of a night that is not plotted: there neighbours stay (E N.4) */
      return adj_attacks_are_voluntary (field->table) &&
             adj_table_is_night (field->table, field->book) &&
             !adj_nights_are_plotted (field->table);
    case ADJ_PHASE_PLOT:
    default:
      return FALSE;
    }
}

void
adj_repulsion_ways (const AdjField *field, int unit, AdjRetreats *ways)
{
  g_return_if_fail (field != NULL);
  g_return_if_fail (ways != NULL);

  adj_retreats_find (field, unit, ways);
  if (ways->kind == ADJ_RETREAT_DISPLACES)
    ways->n = 0;
}

static gboolean
can_go (const AdjField *field, int unit)
{
  AdjRetreats ways;

  adj_repulsion_ways (field, unit, &ways);
  return ways.n > 0;
}

/* ---- When ---- */

static gboolean
is_all_done (const AdjTable *table)
{
  return adj_debts_are_done (table) && table->battle.stage != ADJ_BATTLE_DECLARED;
}

/* Those who can go now, then those who may yet when others have gone; as many as there is room
 * for, the rest when these are done. */
static void
open_debts (AdjJudge *judge, int side)
{
  for (int can = TRUE; can >= FALSE; can--)
    for (int unit = 0; unit < judge->table->n_units; unit++)
      if (judge->table->n_debts < ADJ_MAX_DEBTS && judge->table->units[unit].side == side &&
          adj_repulsion_befalls (&judge->field, unit) && can_go (&judge->field, unit) == can)
        adj_owing_open (judge, ADJ_DEBT_REPULSE, side, unit, ADJ_NO_HEX, 0);
}

/* Of that side: who can go, or dies of it. */
static gboolean
is_anybody_left (const AdjJudge *judge, int side)
{
  const AdjField *field = &judge->field;
  gboolean may_die = adj_results_wait (judge->table, judge->book);

  for (int unit = 0; unit < judge->table->n_units; unit++)
    if (judge->table->units[unit].side == side && adj_repulsion_befalls (field, unit) &&
        (can_go (field, unit) || (may_die && is_driven_out (field, unit))))
      return TRUE;
  return FALSE;
}

/* Of a phase of both sides the first player's go first (Y S4.1). */
static int
find_side (const AdjJudge *judge)
{
  int first = judge->table->first_player;

  for (int i = 0; i < ADJ_SIDES; i++)
    {
      int side = i == 0 ? first : adj_enemy (first);

      if (adj_table_is_phasing (judge->table, side) && is_anybody_left (judge, side))
        return side;
    }
  return ADJ_NO_SIDE;
}

gboolean
adj_repulsion_begin (AdjJudge *judge)
{
  int side;

  g_return_val_if_fail (judge != NULL, FALSE);

  side = find_side (judge);
  if (!is_all_done (judge->table) || side == ADJ_NO_SIDE)
    return FALSE;
  if (adj_owing_pay_advance (judge, ADJ_ANY_ENGAGEMENT))
    adj_owing_end (judge);
  open_debts (judge, side);
  return TRUE;
}

void
adj_repulsion_open (AdjJudge *judge, int side)
{
  g_return_if_fail (judge != NULL);

  if (!is_anybody_left (judge, side))
    return;
  open_debts (judge, side);
  adj_repulsion_settle (judge);
}

/* ---- Where to ---- */

void
adj_repulsion_settle (AdjJudge *judge)
{
  g_return_if_fail (judge != NULL);

  for (guint i = 0; i < judge->table->n_debts; i++)
    if (judge->table->debts[i].kind != ADJ_DEBT_REPULSE ||
        can_go (&judge->field, judge->table->debts[i].unit))
      return;
  while (judge->table->n_debts > 0 && judge->standing != ADJ_IMPOSSIBLE)
    {
      AdjDebt debt = judge->table->debts[0];

      if (adj_results_wait (judge->table, judge->book) && is_driven_out (&judge->field, debt.unit))
        adj_owing_eliminate (judge, debt.unit);
      adj_owing_pay (judge, &debt);
    }
}

void
adj_repulsion_retreat (AdjJudge *judge, const AdjDebt *debt, AdjHex hex)
{
  AdjDebt paid;

  g_return_if_fail (judge != NULL);
  g_return_if_fail (debt != NULL);

  paid = *debt;
  adj_retreat_judge_free (judge, paid.unit, hex, "Y 7.77");
  adj_judge_do_unit (judge, ADJ_EFFECT_RETREATED, paid.unit, hex, 0);
  adj_judge_hold (judge, paid.unit, hex, FALSE);
  adj_owing_pay (judge, &paid);
  adj_repulsion_settle (judge);
}
