/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/duties.h"

#include "rules/attack.h"
#include "rules/control.h"
#include "rules/debts.h"
#include "rules/deployment.h"
#include "rules/entry.h"
#include "rules/intelligence.h"
#include "rules/played.h"
#include "rules/repulsion.h"
#include "rules/retreat.h"

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

/* BG 7.12 for one unit; 11.31 frees the ineffective, Y 8.6 batteries that marched too far, 7.75
 * those that have advanced. One that was
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
  else if (adj_attack_is_limbered (field->book, field->table, unit))
    add (duties, ADJ_DUTY_ATTACK, ADJ_DUTY_NOT_OWED, ADJ_WHY_LIMBERED, "Y 8.6", unit, state->hex);
  else if (may_attack_somebody (field, unit, &could_before))
    add (duties, ADJ_DUTY_ATTACK, ADJ_DUTY_OWED, ADJ_WHY_NOTHING, "BG 7.12", unit, state->hex);
  else if (has_fact (field, unit, ADJ_FACT_ADVANCED) || !could_before)
    add (duties, ADJ_DUTY_ATTACK, ADJ_DUTY_NOT_OWED, ADJ_WHY_ADVANCED, "BG 7.75", unit, state->hex);
  else if (adj_table_did (field->table, unit, ADJ_DEED_FREED))
    add (duties, ADJ_DUTY_ATTACK, ADJ_DUTY_NOT_OWED, ADJ_WHY_MET, "Y 8.72", unit, state->hex);
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

/* Who of the phasing side touches the hex with its zone. Where attacks are voluntary only those
 * count who have attacked, for they alone must see every enemy attacked (Y 7.0). */
typedef struct
{
  gboolean anybody;
  gboolean able;        /* one may attack it now */
  gboolean effective;   /* one could have when the phase began */
  gboolean ineffective; /* one never could */
  gboolean limbered;    /* nor could a battery that marched too far */
} Touch;

static gboolean
has_attacked_from_here (const AdjField *field, int unit)
{
  return has_fact (field, unit, ADJ_FACT_ATTACKED) && !has_fact (field, unit, ADJ_FACT_ADVANCED);
}

static Touch
find_touch (const AdjField *field, AdjHex hex, int side)
{
  gboolean voluntary = adj_attacks_are_voluntary (field->table);
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
          touch.anybody |= !voluntary || has_attacked_from_here (field, unit);
          touch.able |= adj_attack_is_open_to (field, unit, hex);
          touch.ineffective |= has_fact (field, unit, ADJ_FACT_INEFFECTIVE);
          touch.limbered |= adj_attack_is_limbered (field->book, field->table, unit);
          touch.effective |= !has_fact (field, unit, ADJ_FACT_INEFFECTIVE | ADJ_FACT_ADVANCED) &&
                             !adj_attack_is_limbered (field->book, field->table, unit);
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
      row = adj_attacks_are_voluntary (field->table) ? "Y 7.0" : "BG 7.11";
    }
  else if (touch.ineffective && !has_advanced (field, hex))
    {
      why = ADJ_WHY_INEFFECTIVE;
      row = "BG 11.31";
    }
  else if (touch.limbered && !has_advanced (field, hex))
    {
      why = ADJ_WHY_LIMBERED;
      row = "Y 8.6";
    }
  add (duties, ADJ_DUTY_BE_ATTACKED, state, why, row, field->first[hex], hex);
}

/* Y 8.73. */
static void
ask_charge (const AdjField *field, int unit, AdjDuties *duties)
{
  if (adj_table_did (field->table, unit, ADJ_DEED_CHARGED) &&
      !has_fact (field, unit, ADJ_FACT_ATTACKED))
    add (duties, ADJ_DUTY_CHARGE, ADJ_DUTY_OWED, ADJ_WHY_NOTHING, "Y 8.73", unit,
         field->table->units[unit].hex);
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
        {
          if (!adj_attacks_are_voluntary (field->table))
            ask_unit (field, unit, duties);
          ask_charge (field, unit, duties);
        }
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

/* Y 7.77, as long as it has not begun; then it is a choice like others. */
static void
ask_repulsion (const AdjField *field, AdjDuties *duties)
{
  if (adj_debt_is_open (field->table, ADJ_DEBT_REPULSE))
    return;
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      AdjRetreats ways;

      if (!adj_repulsion_befalls (field, unit))
        continue;
      adj_repulsion_ways (field, unit, &ways);
      add (duties, ADJ_DUTY_REPULSED, ways.n > 0 ? ADJ_DUTY_REMINDER : ADJ_DUTY_NOT_OWED,
           ways.n > 0 ? ADJ_WHY_NOTHING : ADJ_WHY_STAYS, "Y 7.77", unit,
           field->table->units[unit].hex);
    }
}

/* ---- The rest ---- */

static void
ask_choices (const AdjField *field, AdjDuties *duties)
{
  static const char *const rows[] = {
    [ADJ_DEBT_RETREAT] = "BG 7.71", [ADJ_DEBT_DISPLACE] = "BG 7.81", [ADJ_DEBT_LOSE] = "BG 7.6c",
    [ADJ_DEBT_ADVANCE] = "BG 7.75", [ADJ_DEBT_REPULSE] = "Y 7.77",
  };

  for (guint i = 0; i < field->table->n_debts; i++)
    {
      const AdjDebt *debt = &field->table->debts[i];

      add (duties, ADJ_DUTY_CHOICE,
           debt->kind == ADJ_DEBT_ADVANCE ? ADJ_DUTY_REMINDER : ADJ_DUTY_OWED, ADJ_WHY_NOTHING,
           rows[debt->kind], debt->unit == ADJ_NO_UNIT ? -1 : debt->unit, debt->hex);
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
        add (duties, ADJ_DUTY_LIMIT, ADJ_DUTY_NOT_OWED, ADJ_WHY_DUMMY, "Y 11.54", unit, state->hex);
      else
        add (duties, ADJ_DUTY_LIMIT, ADJ_DUTY_OWED, ADJ_WHY_NOTHING,
             adj_field_limit_row (field, state->hex), unit, state->hex);
    }
}

/* Y 14.0: who stands where nobody of his side is set up, or not on the map at all, and which
 * set-up hexes are empty, as they may be. */
static void
ask_set_up (const AdjField *field, AdjDuties *duties)
{
  if (!adj_deployment_is_open (field->table))
    return;
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      AdjHex empty = adj_deployment_empty_hex (field, unit);

      if (adj_deployment_is_wrong (field, unit))
        add (duties, ADJ_DUTY_SET_UP, ADJ_DUTY_OWED, ADJ_WHY_NOTHING, "Y 14.0", unit,
             field->table->units[unit].hex);
      if (empty != ADJ_NO_HEX)
        add (duties, ADJ_DUTY_SET_UP, ADJ_DUTY_NOT_OWED, ADJ_WHY_MAY_BE_EMPTY, "Y 14.0", -1, empty);
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

/* ---- Before anybody moves, and after the others ---- */

static void
ask_dice (const AdjField *field, AdjDuties *duties)
{
  if (adj_table_owes_dawn (field->table))
    add (duties, ADJ_DUTY_INITIATIVE, ADJ_DUTY_OWED, ADJ_WHY_NOTHING, "E IL.1", -1, ADJ_NO_HEX);
  else
    for (int side = 0; side < ADJ_SIDES; side++)
      if (adj_scatter_is_owed (field, side))
        add (duties, ADJ_DUTY_SCATTER, ADJ_DUTY_OWED, ADJ_WHY_NOTHING, "Y 5.51", -1, ADJ_NO_HEX);
}

/* Y 5.52; one that stands in an EZOC stays, with dice or without. */
static void
ask_drifts (const AdjField *field, AdjDuties *duties)
{
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjUnitState *state = &field->table->units[unit];
      gboolean held;

      if (state->where != ADJ_ON_MAP || state->control != ADJ_CONTROL_LOST)
        continue;
      held = adj_field_in_ezoc (field, state->hex, state->side);
      add (duties, ADJ_DUTY_DRIFT, held ? ADJ_DUTY_NOT_OWED : ADJ_DUTY_OWED,
           held ? ADJ_WHY_IN_ZONE : ADJ_WHY_NOTHING, held ? "Y 5.53" : "Y 5.52", unit, state->hex);
    }
}

void
adj_duties_find (const AdjField *field, AdjDuties *duties)
{
  duties->n = 0;
  ask_choices (field, duties);
  ask_limits (field, duties);
  if (adj_table_phase_kind (field->table, field->book) == ADJ_PHASE_MOVEMENT)
    {
      ask_set_up (field, duties);
      ask_dice (field, duties);
      ask_arrivals (field, duties);
      ask_drifts (field, duties);
    }
  else
    {
      ask_attacks (field, duties);
      ask_leaving (field, duties);
    }
  ask_repulsion (field, duties);
}

guint
adj_duties_count (const AdjDuties *duties, AdjDutyState state)
{
  guint n = 0;

  for (guint i = 0; i < duties->n; i++)
    n += duties->duties[i].state == state;
  return n;
}
