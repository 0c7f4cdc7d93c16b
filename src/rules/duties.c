/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/duties.h"

#include "rules/breastworks.h"
#include "rules/contact.h"
#include "rules/control.h"
#include "rules/debts.h"
#include "rules/deployment.h"
#include "rules/drift.h"
#include "rules/duties-attacks.h"
#include "rules/engagement.h"
#include "rules/entry.h"
#include "rules/intelligence.h"
#include "rules/played.h"
#include "rules/rally.h"
#include "rules/repulsion.h"
#include "rules/retreat.h"
#include "rules/seals.h"
#include "rules/withdraw.h"

/* ---- Leaving ---- */

static void
ask_leaving (const AdjField *field, AdjDuties *duties)
{
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjUnitState *state = &field->table->units[unit];
      gboolean flees = adj_field_arm (field, unit)->flees;
      gboolean hopeless;

      if (!adj_must_leave_zone (field, unit))
        continue;
      hopeless = adj_retreat_is_hopeless (field, unit);
      adj_duties_add (duties, flees ? ADJ_DUTY_FLEE : ADJ_DUTY_LEAVE, ADJ_DUE_OWED,
                      hopeless ? ADJ_WHY_NOWHERE : ADJ_WHY_NOTHING, flees ? "CH 18.4" : "BG 11.31",
                      unit, state->hex);
    }
}

/* Y 7.77, as long as it has not begun; then it is a choice like others. */
static void
ask_repulsion (const AdjField *field, AdjDuties *duties)
{
  if (adj_debt_is_open (field->table, ADJ_DEBT_REPULSE) ||
      field->table->execution >= ADJ_EXECUTION_FIRST_REPULSIONS)
    return;
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      AdjRetreats ways;

      if (!adj_repulsion_befalls (field, unit))
        continue;
      adj_repulsion_ways (field, unit, &ways);
      adj_duties_add (duties, ADJ_DUTY_REPULSED, ways.n > 0 ? ADJ_DUE_REMINDER : ADJ_DUE_NOT_OWED,
                      ways.n > 0 ? ADJ_WHY_NOTHING : ADJ_WHY_STAYS, "Y 7.77", unit,
                      field->table->units[unit].hex);
    }
}

/* ---- The rest ---- */

/* An announced attack waits for its die, unless all who were attacked have slipped away (Y 8.72).
 */
static void
ask_die (const AdjField *field, AdjDuties *duties)
{
  const AdjBattle *battle = &field->table->battle;

  for (int number = 1; number <= field->table->n_engagements; number++)
    if (adj_engagement_owes_die (field->table, number))
      adj_duties_add_choice (duties, ADJ_DUE_OWED, "Y S7.5", -1,
                             field->table->engagements[number - 1].targets[0], number);
  if (battle->stage == ADJ_BATTLE_DECLARED && battle->n_targets > 0)
    adj_duties_add_choice (duties, ADJ_DUE_OWED, "BG 7.0", -1, battle->targets[0], 0);
}

static void
ask_choices (const AdjField *field, AdjDuties *duties)
{
  for (guint i = 0; i < field->table->n_debts; i++)
    {
      const AdjDebt *debt = &field->table->debts[i];
      const AdjDebtRow *row = adj_debt_row (debt->kind);

      adj_duties_add_choice (duties, row->declines ? ADJ_DUE_REMINDER : ADJ_DUE_OWED, row->ledger,
                             debt->unit == ADJ_NO_UNIT ? -1 : debt->unit, debt->hex,
                             debt->engagement);
    }
}

/* BG 5.32, Y 5.32, CH 18.3 look at every hex, for retreats may have filled one too. */
static void
ask_limits (const AdjField *field, AdjDuties *duties)
{
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjUnitState *state = &field->table->units[unit];

      if (state->where != ADJ_ON_MAP || field->first[state->hex] != unit ||
          !adj_field_over_limit (field, state->hex))
        continue;
      if (adj_intelligence_crowds (field, state->hex))
        adj_duties_add (duties, ADJ_DUTY_LIMIT, ADJ_DUE_NOT_OWED, ADJ_WHY_DUMMY, "Y 11.54", unit,
                        state->hex);
      else
        adj_duties_add (duties, ADJ_DUTY_LIMIT, ADJ_DUE_OWED, ADJ_WHY_NOTHING,
                        adj_field_limit_row (field, state->hex), unit, state->hex);
    }
}

/* Y 14.0: who stands where nobody of his side is set up, or not on the map at all, and which
 * set-up hexes are empty, as they may be. */
static void
ask_set_up (const AdjField *field, AdjDuties *duties)
{
  if (!adj_deployment_is_open (field->book, field->table))
    return;
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      AdjHex empty = adj_deployment_empty_hex (field, unit);

      if (adj_deployment_is_wrong (field, unit))
        adj_duties_add (duties, ADJ_DUTY_SET_UP, ADJ_DUE_OWED, ADJ_WHY_NOTHING, "Y 14.0", unit,
                        field->table->units[unit].hex);
      if (empty != ADJ_NO_HEX)
        adj_duties_add (duties, ADJ_DUTY_SET_UP, ADJ_DUE_NOT_OWED, ADJ_WHY_MAY_BE_EMPTY, "Y 14.0",
                        -1, empty);
    }
}

/* The cheapest place in the column that is left to the unit, in sixths. */
static int
cheapest_column (const AdjField *field, int unit)
{
  AdjHex entries[ADJ_MAX_WAYS_IN];
  guint n = adj_entry_hexes (field, unit, entries);
  int cheapest = G_MAXINT;

  for (guint i = 0; i < n; i++)
    cheapest = MIN (cheapest, adj_column_cost (field, unit, entries[i], 0, NULL));
  return cheapest;
}

/* BG 15.9: a reminder, for a unit may be held back (BG 15.4). */
static void
ask_arrivals (const AdjField *field, AdjDuties *duties)
{
  if (!adj_table_is_march (field->table, field->book))
    return;
  for (int unit = 0; unit < (int) field->book->scenario->n_units; unit++)
    {
      int allowance = adj_field_allowance (field, unit);
      AdjDutyWhy why = ADJ_WHY_NOTHING;
      const char *bar = adj_entry_blocked_by (field, unit);

      if (!adj_is_due (field, unit) ||
          !adj_table_is_phasing (field->table, field->table->units[unit].side))
        continue;
      if (bar != NULL)
        why = g_str_equal (bar, "BG 15.5") ? ADJ_WHY_BLOCKED : ADJ_WHY_FRIENDS;
      else if (allowance != ADJ_UNKNOWN_COST && field->book->scenario->units[unit].n_entries > 0 &&
               cheapest_column (field, unit) > allowance)
        why = ADJ_WHY_COLUMN;
      adj_duties_add (duties, ADJ_DUTY_ENTER,
                      why == ADJ_WHY_NOTHING ? ADJ_DUE_REMINDER : ADJ_DUE_NOT_OWED, why,
                      bar != NULL             ? bar
                      : why == ADJ_WHY_COLUMN ? "BG 15.3"
                                              : "BG 15.9",
                      unit, ADJ_NO_HEX);
    }
}

/* ---- Before anybody moves, and after the others ---- */

static void
ask_dawn (const AdjField *field, AdjDuties *duties)
{
  if (adj_table_owes_dawn (field->table))
    adj_duties_add (duties, ADJ_DUTY_INITIATIVE, ADJ_DUE_OWED, ADJ_WHY_NOTHING, "E IL.1", -1,
                    ADJ_NO_HEX);
}

static void
ask_digits (const AdjField *field, AdjDuties *duties)
{
  for (int side = 0; side < ADJ_SIDES && !adj_table_owes_dawn (field->table); side++)
    if (adj_scatter_is_owed (field, side))
      adj_duties_add (duties, ADJ_DUTY_SCATTER, ADJ_DUE_OWED, ADJ_WHY_NOTHING, "Y 5.51", -1,
                      ADJ_NO_HEX);
}

/* E N.4: who may go back; nobody has to. */
static void
ask_withdrawals (const AdjField *field, AdjDuties *duties)
{
  g_autofree AdjWithdrawal *list = g_new (AdjWithdrawal, MAX (field->table->n_units, 1));

  for (int side = 0; side < ADJ_SIDES; side++)
    {
      guint n = adj_withdrawals_find (field, side, list);

      for (guint i = 0; i < n; i++)
        adj_duties_add (duties, ADJ_DUTY_WITHDRAW, ADJ_DUE_REMINDER, ADJ_WHY_NOTHING, "E N.4",
                        list[i].unit, list[i].hex);
    }
}

/* Y 5.52; one that stands in an EZOC stays, with dice or without. */
static void
ask_drifts (const AdjField *field, AdjDuties *duties)
{
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjUnitState *state = &field->table->units[unit];
      gboolean held = !adj_drift_is_owed (field, unit);

      if (state->where != ADJ_ON_MAP || state->control != ADJ_CONTROL_LOST)
        continue;
      adj_duties_add (duties, ADJ_DUTY_DRIFT, held ? ADJ_DUE_NOT_OWED : ADJ_DUE_OWED,
                      held ? ADJ_WHY_IN_ZONE : ADJ_WHY_NOTHING, held ? "Y 5.53" : "Y 5.52", unit,
                      state->hex);
    }
}

/* E N.1: both have plotted before both march. */
static void
ask_seals (const AdjField *field, AdjDuties *duties)
{
  if (!adj_seals_are_whole (field->table))
    adj_duties_add (duties, ADJ_DUTY_SEAL, ADJ_DUE_OWED, ADJ_WHY_NOTHING,
                    adj_plots_row (field->table, field->book, ADJ_PLOTS_SEQUENCE), -1, ADJ_NO_HEX);
}

static void
ask_reveal (const AdjField *field, AdjDuties *duties)
{
  if (adj_seals_are_closed (field->table))
    adj_duties_add (duties, ADJ_DUTY_REVEAL, ADJ_DUE_OWED, ADJ_WHY_NOTHING,
                    adj_plots_row (field->table, field->book, ADJ_PLOTS_SEQUENCE), -1, ADJ_NO_HEX);
}

/* ---- Breastworks, and who is to rally (R 4.0) ---- */

static void
ask_works (const AdjField *field, AdjDuties *duties)
{
  if (field->table->n_markers == 0 || !adj_markers_are_borne (field->book))
    return;
  for (guint i = 0; i < field->table->n_markers; i++)
    {
      const AdjMarker *marker = &field->table->markers[i];

      if (adj_breastworks_are_due (field, marker))
        adj_duties_add (duties, ADJ_DUTY_WORKS, ADJ_DUE_REMINDER, ADJ_WHY_NOTHING, "R 4.0", -1,
                        marker->hex);
    }
}

static void
ask_rallies (const AdjField *field, AdjDuties *duties)
{
  for (int unit = 0; unit < field->table->n_units; unit++)
    if (adj_rally_is_due (field, unit))
      adj_duties_add (duties, ADJ_DUTY_RALLY, ADJ_DUE_REMINDER, ADJ_WHY_NOTHING, "R 4.0", unit,
                      field->table->units[unit].hex);
}

/* Nobody is reminded of a rule that the rules at hand have not, or not in words known to us. */
static void
cite (const AdjRuleset *ruleset, AdjDuties *duties)
{
  guint n = 0;

  for (guint i = 0; ruleset->known_as != NULL && i < duties->n; i++)
    {
      AdjDuty *duty = &duties->duties[i];
      AdjCited cited = adj_ruleset_cite (ruleset, duty->row, NULL);

      if (cited.row == NULL)
        continue;
      duty->row = cited.row;
      duties->duties[n++] = *duty;
    }
  if (ruleset->known_as != NULL)
    duties->n = n;
}

static void
find_in_combat (const AdjField *field,
                void (*ask) (const AdjField *field, AdjDuties *duties),
                AdjDuties *duties)
{
  duties->n = 0;
  if (field->table->over || adj_table_phase_kind (field->table, field->book) != ADJ_PHASE_COMBAT)
    return;
  ask (field, duties);
  cite (field->book->ruleset, duties);
}

void
adj_duties_find_attacks (const AdjField *field, AdjDuties *duties)
{
  g_return_if_fail (field != NULL);
  g_return_if_fail (duties != NULL);

  find_in_combat (field, adj_duties_ask_attacks, duties);
}

void
adj_duties_find_enemies (const AdjField *field, AdjDuties *duties)
{
  g_return_if_fail (field != NULL);
  g_return_if_fail (duties != NULL);

  find_in_combat (field, adj_duties_ask_enemies, duties);
}

void
adj_duties_find (const AdjField *field, AdjDuties *duties)
{
  g_return_if_fail (field != NULL);
  g_return_if_fail (duties != NULL);

  duties->n = 0;
  if (field->table->over) /* nothing is owed any more */
    return;
  ask_die (field, duties);
  ask_choices (field, duties);
  ask_limits (field, duties);
  ask_set_up (field, duties);
  ask_dawn (field, duties);
  switch (adj_table_phase_kind (field->table, field->book))
    {
    case ADJ_PHASE_MOVEMENT:
      ask_digits (field, duties);
      ask_reveal (field, duties);
      ask_withdrawals (field, duties);
      ask_arrivals (field, duties);
      ask_drifts (field, duties);
      ask_works (field, duties);
      break;
    case ADJ_PHASE_COMBAT:
      ask_rallies (field, duties);
      adj_duties_ask_attacks (field, duties);
      ask_leaving (field, duties);
      break;
    case ADJ_PHASE_PLOT:
    default:
      ask_seals (field, duties);
      break;
    }
  ask_repulsion (field, duties);
  cite (field->book->ruleset, duties);
}
