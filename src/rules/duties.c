/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/duties.h"

#include "rules/attack.h"
#include "rules/debts.h"
#include "rules/intelligence.h"
#include "rules/move.h"

/* Which duties could be met at all when the phase began? A unit's can when one enemy in reach may
 * still be attacked by it, an enemy's when one unit may still attack it. No more needs asking: draw
 * a line from each such unit to each such enemy; a graph in which every point has a line falls
 * apart into stars that leave nobody out; and a star is a lawful attack, many on one (BG 7.24) or
 * one on many (BG 7.25). Units of one hex have the same lines and may stay together (BG 7.22). */

static void
add (AdjDuties *self,
     AdjDutyKind kind,
     AdjDutyState state,
     AdjDutyWhy why,
     const char *row,
     int unit,
     AdjHex hex)
{
  if (self->n < ADJ_MAX_DUTIES)
    self->duties[self->n++] = (AdjDuty){ kind, state, why, row, unit, hex };
}

/* ---- Attacks ---- */

static gboolean
has_fact (const AdjField *field, int unit, guint16 facts)
{
  return (field->table->units[unit].facts & facts) != 0;
}

/* Is an enemy with a zone of control there, one the unit is in the zone of? */
static gboolean
is_in_zone_of_hex (const AdjField *field, AdjHex enemy_hex)
{
  for (guint16 enemy = field->first[enemy_hex]; enemy != ADJ_NOBODY; enemy = field->next[enemy])
    if (adj_field_arm (field, enemy)->zone)
      return TRUE;
  return FALSE;
}

static gboolean
touches (const AdjField *field, AdjHex from, int d, int enemy_side)
{
  const AdjBookHex *here = &field->book->hexes[from];
  AdjHex to = here->neighbours[d];

  return (here->zone & (1u << d)) != 0 && field->count[to] > 0 &&
         adj_field_side (field, to) == enemy_side;
}

/* BG 7.75: whoever advances into contact neither attacks nor is attacked. Everybody else who
 * stands in contact now has stood so since the phase began, for nobody retreats into a zone. */
static gboolean
has_advanced (const AdjField *field, AdjHex hex)
{
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (has_fact (field, unit, ADJ_FACT_ADVANCED))
      return TRUE;
  return FALSE;
}

/* Is there an enemy the unit may attack now, and was there one when the phase began? */
static gboolean
may_attack_somebody (const AdjField *field, int unit, gboolean *could_before)
{
  const AdjUnitState *state = &field->table->units[unit];
  gboolean can = FALSE;

  *could_before = FALSE;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex enemy_hex = field->book->hexes[state->hex].neighbours[d];

      if (!touches (field, state->hex, d, adj_enemy (state->side)) ||
          !is_in_zone_of_hex (field, enemy_hex))
        continue;
      can |= adj_attack_is_open_to (field, unit, enemy_hex);
      *could_before |= !has_advanced (field, enemy_hex);
    }
  return can;
}

/* BG 7.12 for one unit; 11.31 frees the ineffective, 7.75 those that have advanced. One that was
 * left out until there was nobody left for it to attack still owes what it cannot pay. */
static void
ask_unit (const AdjField *field, int unit, AdjDuties *duties)
{
  const AdjUnitState *state = &field->table->units[unit];
  gboolean could_before;

  if (!adj_field_in_ezoc (field, state->hex, state->side) ||
      !adj_field_arm (field, unit)->attacks || has_fact (field, unit, ADJ_FACT_ATTACKED))
    return;
  if (has_fact (field, unit, ADJ_FACT_INEFFECTIVE))
    add (duties, ADJ_DUTY_ATTACK, ADJ_DUTY_NOT_OWED, ADJ_WHY_INEFFECTIVE, "BG 11.31", unit,
         state->hex);
  else if (may_attack_somebody (field, unit, &could_before))
    add (duties, ADJ_DUTY_ATTACK, ADJ_DUTY_OWED, ADJ_WHY_NOTHING, "BG 7.12", unit, state->hex);
  else if (has_fact (field, unit, ADJ_FACT_ADVANCED) || !could_before)
    add (duties, ADJ_DUTY_ATTACK, ADJ_DUTY_NOT_OWED, ADJ_WHY_ADVANCED, "BG 7.75", unit, state->hex);
  else
    add (duties, ADJ_DUTY_ATTACK, ADJ_DUTY_OWED, ADJ_WHY_USED_UP, "BG 7.12", unit, state->hex);
}

/* All of them: one that was attacked elsewhere may have come in. */
static gboolean
was_attacked (const AdjField *field, AdjHex hex)
{
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (!has_fact (field, unit, ADJ_FACT_DEFENDED))
      return FALSE;
  return TRUE;
}

static gboolean
need_not_be_attacked (const AdjField *field, AdjHex hex)
{
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (adj_field_arm (field, unit)->must_be_attacked)
      return FALSE;
  return TRUE;
}

/* Who of the phasing side touches the hex with its zone. */
typedef struct
{
  gboolean anybody;
  gboolean able;        /* one may attack it now */
  gboolean effective;   /* one could have when the phase began */
  gboolean ineffective; /* one never could */
} Touch;

static Touch
find_touch (const AdjField *field, AdjHex hex, int side)
{
  Touch touch = { 0 };

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex from = field->book->hexes[hex].neighbours[d];

      if (from == ADJ_NO_HEX || field->count[from] == 0 || adj_field_side (field, from) != side)
        continue;
      for (guint16 unit = field->first[from]; unit != ADJ_NOBODY; unit = field->next[unit])
        {
          if (!adj_field_controls (field, unit, field->first[hex]))
            continue;
          touch.anybody = TRUE;
          touch.able |= adj_attack_is_open_to (field, unit, hex);
          touch.ineffective |= has_fact (field, unit, ADJ_FACT_INEFFECTIVE);
          touch.effective |= !has_fact (field, unit, ADJ_FACT_INEFFECTIVE | ADJ_FACT_ADVANCED);
        }
    }
  return touch;
}

/* BG 7.11 for the units of one enemy hex; the train need not be attacked (CH 18.1). One that was
 * left until nobody could attack it any more is still owed. */
static void
ask_enemy_hex (const AdjField *field, AdjHex hex, int phasing, AdjDuties *duties)
{
  Touch touch = find_touch (field, hex, phasing);
  AdjDutyState state = ADJ_DUTY_NOT_OWED;
  AdjDutyWhy why = ADJ_WHY_ADVANCED;
  const char *row = "BG 7.75";

  if (was_attacked (field, hex) || !touch.anybody)
    return;
  if (need_not_be_attacked (field, hex))
    {
      why = ADJ_WHY_NEED_NOT;
      row = "CH 18.1";
    }
  else if (touch.able || (touch.effective && !has_advanced (field, hex)))
    {
      state = ADJ_DUTY_OWED;
      why = touch.able ? ADJ_WHY_NOTHING : ADJ_WHY_USED_UP;
      row = "BG 7.11";
    }
  else if (touch.ineffective && !has_advanced (field, hex))
    {
      why = ADJ_WHY_INEFFECTIVE;
      row = "BG 11.31";
    }
  add (duties, ADJ_DUTY_BE_ATTACKED, state, why, row, field->first[hex], hex);
}

static void
ask_attacks (const AdjField *field, AdjDuties *duties)
{
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjUnitState *state = &field->table->units[unit];

      if (state->where != ADJ_ON_MAP)
        continue;
      if (adj_table_is_phasing (field->table, state->side))
        ask_unit (field, unit, duties);
      else if (field->first[state->hex] == unit)
        ask_enemy_hex (field, state->hex, adj_enemy (state->side), duties);
    }
}

/* ---- Leaving ---- */

static void
ask_leaving (const AdjField *field, AdjDuties *duties)
{
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjUnitState *state = &field->table->units[unit];
      gboolean flees = adj_field_arm (field, unit)->flees;
      gboolean hopeless;

      if (state->where != ADJ_ON_MAP || !adj_table_is_phasing (field->table, state->side) ||
          !adj_field_in_ezoc (field, state->hex, state->side) ||
          (!flees && !has_fact (field, unit, ADJ_FACT_MUST_LEAVE)))
        continue;
      hopeless = adj_retreat_is_hopeless (field, unit);
      add (duties, flees ? ADJ_DUTY_FLEE : ADJ_DUTY_LEAVE, ADJ_DUTY_OWED,
           hopeless ? ADJ_WHY_NOWHERE : ADJ_WHY_NOTHING, flees ? "CH 18.4" : "BG 11.31", unit,
           state->hex);
    }
}

/* ---- The rest ---- */

static void
ask_choices (const AdjField *field, AdjDuties *duties)
{
  static const char *const rows[] = {
    [ADJ_DEBT_RETREAT] = "BG 7.71",
    [ADJ_DEBT_DISPLACE] = "BG 7.81",
    [ADJ_DEBT_LOSE] = "BG 7.6c",
    [ADJ_DEBT_ADVANCE] = "BG 7.75",
  };

  for (guint i = 0; i < field->table->n_debts; i++)
    {
      const AdjDebt *debt = &field->table->debts[i];

      add (duties, ADJ_DUTY_CHOICE,
           debt->kind == ADJ_DEBT_ADVANCE ? ADJ_DUTY_REMINDER : ADJ_DUTY_OWED, ADJ_WHY_NOTHING,
           rows[debt->kind], debt->unit == ADJ_NO_UNIT ? -1 : debt->unit, debt->hex);
    }
}

/* BG 5.32, CH 18.3 look at every hex, for retreats may have filled one too. */
static void
ask_limits (const AdjField *field, AdjDuties *duties)
{
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjUnitState *state = &field->table->units[unit];

      if (state->where == ADJ_ON_MAP && field->first[state->hex] == unit &&
          adj_field_over_limit (field, state->hex) &&
          !adj_intelligence_crowds (field, state->hex)) /* Y 11.54 */
        add (duties, ADJ_DUTY_LIMIT, ADJ_DUTY_OWED, ADJ_WHY_NOTHING,
             field->count[state->hex] > field->book->ruleset->stacking_limit ? "BG 5.32"
                                                                             : "CH 18.3",
             unit, state->hex);
    }
}

/* The cheapest place in the column that is left to the unit, in sixths. */
static int
cheapest_column (const AdjField *field, int unit)
{
  const AdjUnit *printed = &field->book->scenario->units[unit];
  int cheapest = G_MAXINT;

  for (guint i = 0; i < printed->n_entries; i++)
    cheapest = MIN (cheapest, adj_column_cost (field, printed->side,
                                               adj_book_hex (field->book, printed->entries[i])));
  return cheapest;
}

/* BG 15.9: a reminder, for a unit may be held back (BG 15.4). */
static void
ask_arrivals (const AdjField *field, AdjDuties *duties)
{
  for (int unit = 0; unit < (int) field->book->scenario->n_units; unit++)
    {
      int allowance = adj_field_allowance (field, unit);
      AdjDutyWhy why = ADJ_WHY_NOTHING;

      if (!adj_is_due (field, unit) ||
          !adj_table_is_phasing (field->table, field->table->units[unit].side))
        continue;
      if (adj_entry_is_blocked (field, unit))
        why = ADJ_WHY_BLOCKED;
      else if (allowance != ADJ_UNKNOWN_COST && field->book->scenario->units[unit].n_entries > 0 &&
               cheapest_column (field, unit) > allowance)
        why = ADJ_WHY_COLUMN;
      add (duties, ADJ_DUTY_ENTER, why == ADJ_WHY_NOTHING ? ADJ_DUTY_REMINDER : ADJ_DUTY_NOT_OWED,
           why,
           why == ADJ_WHY_COLUMN    ? "BG 15.3"
           : why == ADJ_WHY_BLOCKED ? "BG 15.5"
                                    : "BG 15.9",
           unit, ADJ_NO_HEX);
    }
}

void
adj_duties_find (const AdjField *field, AdjDuties *duties)
{
  duties->n = 0;
  ask_choices (field, duties);
  ask_limits (field, duties);
  if (adj_table_phase_kind (field->table, field->book) == ADJ_PHASE_MOVEMENT)
    ask_arrivals (field, duties);
  else
    {
      ask_attacks (field, duties);
      ask_leaving (field, duties);
    }
}

guint
adj_duties_count (const AdjDuties *duties, AdjDutyState state)
{
  guint n = 0;

  for (guint i = 0; i < duties->n; i++)
    n += duties->duties[i].state == state;
  return n;
}
