/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/to-say.h"

#include "record/seen-duties.h"
#include "rules/together.h"
#include "staff/combat-offers.h"
#include "staff/plot-case.h"
#include "staff/sealing.h"
#include "staff/withdrawals.h"
#include "table/debt.h"

/* The dice for a hex that both sides make for are asked for with the march. */
static gboolean
is_of_combat (const AdjDuty *duty)
{
  switch (duty->kind)
    {
    case ADJ_DUTY_CHOICE:
      return !g_str_equal (duty->row, adj_debt_row (ADJ_DEBT_CONTEST)->ledger);
    case ADJ_DUTY_ATTACK:
    case ADJ_DUTY_BE_ATTACKED:
    case ADJ_DUTY_CHARGE:
    case ADJ_DUTY_LEAVE:
    case ADJ_DUTY_FLEE:
    case ADJ_DUTY_REPULSED:
      return duty->state == ADJ_DUE_OWED;
    case ADJ_DUTY_LIMIT:
    case ADJ_DUTY_SET_UP:
    case ADJ_DUTY_ENTER:
    case ADJ_DUTY_INITIATIVE:
    case ADJ_DUTY_SCATTER:
    case ADJ_DUTY_SEAL:
    case ADJ_DUTY_REVEAL:
    case ADJ_DUTY_WITHDRAW:
    case ADJ_DUTY_DRIFT:
    case ADJ_DUTY_WORKS:
    case ADJ_DUTY_RALLY:
      return FALSE;
    }
  g_return_val_if_reached (FALSE);
}

static gboolean
is_of_phase (const AdjDuty *duty)
{
  return duty->state != ADJ_DUE_NOT_OWED;
}

static gboolean
any_duty (const AdjView *view, gboolean (*is_meant) (const AdjDuty *duty))
{
  AdjDuties duties = { 0 };
  gboolean any = FALSE;

  adj_seen_duties (view, &duties);
  for (guint i = 0; i < duties.n && !any; i++)
    any = is_meant (&duties.duties[i]);
  adj_duties_clear (&duties);
  return any;
}

static gboolean
may_attack (const AdjView *view, const AdjPicks *picks)
{
  g_autofree AdjCombatOffers *offers = g_new (AdjCombatOffers, 1);

  if (adj_table_phase_kind (view->table, view->book) != ADJ_PHASE_COMBAT)
    return FALSE;
  adj_combat_offers_find (view, picks, offers);
  return offers->n_targets > 0;
}

gboolean
adj_to_say_of_combat (const AdjView *view, const AdjPicks *picks)
{
  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (picks != NULL, FALSE);

  return picks->n_targets > 0 ||
         (!view->table->over && (any_duty (view, is_of_combat) || may_attack (view, picks)));
}

gboolean
adj_to_say_of_plots (const AdjView *view, const AdjField *field)
{
  g_autofree guint16 *units = g_new (guint16, 2 * ADJ_MAX_UNITS);
  g_autoptr (GPtrArray) offers = NULL;

  g_return_val_if_fail (view != NULL, FALSE);
  g_return_val_if_fail (field != NULL, FALSE);

  if (view->table->over)
    return FALSE;
  offers = adj_withdrawal_offers (view, field);
  return offers->len > 0 || adj_sealing_is_on (view) || adj_plots_list (view, field, units) > 0 ||
         adj_segments_are_left (view->table, view->book);
}

gboolean
adj_to_say_of_phase (const AdjView *view)
{
  g_return_val_if_fail (view != NULL, FALSE);

  return view->table->over || any_duty (view, is_of_phase);
}
