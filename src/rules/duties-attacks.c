/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/duties-attacks.h"

#include "rules/attack.h"
#include "rules/engagement.h"
#include "rules/played.h"

/* Which duties could be met at all when the phase began? A unit's can when one enemy in reach may
 * still be attacked by it, an enemy's when one unit may still attack it. No more needs asking: draw
 * a line from each such unit to each such enemy; a graph in which every point has a line falls
 * apart into stars that leave nobody out; and a star is a lawful attack, many on one (BG 7.24) or
 * one on many (BG 7.25). Units of one hex have the same lines and may stay together (BG 7.22). */

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
      can = can || adj_attack_is_open_to (field, unit, enemy_hex);
      *could_before |= !has_advanced (field, enemy_hex);
    }
  return can;
}

/* BG 7.12 for one unit in an EZOC; 11.31 frees the ineffective, Y 8.6 batteries that marched too
 * far, 7.75 those that have advanced. One that was left out until there was nobody left for it to
 * attack still owes what it cannot pay. */
static void
ask_unit (const AdjField *field, int unit, AdjDuties *duties)
{
  const AdjUnitState *state = &field->table->units[unit];
  const char *row = adj_results_wait (field->table, field->book) ? "Y S7.2" : "BG 7.12";
  gboolean could_before;

  if (!adj_field_arm (field, unit)->attacks || has_fact (field, unit, ADJ_FACT_ATTACKED))
    return;
  if (has_fact (field, unit, ADJ_FACT_INEFFECTIVE))
    adj_duties_add (duties, ADJ_DUTY_ATTACK, ADJ_DUE_NOT_OWED, ADJ_WHY_INEFFECTIVE, "BG 11.31",
                    unit, state->hex);
  else if (adj_attack_is_limbered (field->book, field->table, unit))
    adj_duties_add (duties, ADJ_DUTY_ATTACK, ADJ_DUE_NOT_OWED, ADJ_WHY_LIMBERED, "Y 8.6", unit,
                    state->hex);
  else if (may_attack_somebody (field, unit, &could_before))
    adj_duties_add (duties, ADJ_DUTY_ATTACK, ADJ_DUE_OWED, ADJ_WHY_NOTHING, row, unit, state->hex);
  else if (has_fact (field, unit, ADJ_FACT_ADVANCED) || !could_before)
    adj_duties_add (duties, ADJ_DUTY_ATTACK, ADJ_DUE_NOT_OWED, ADJ_WHY_ADVANCED, "BG 7.75", unit,
                    state->hex);
  else if (adj_table_did (field->table, unit, ADJ_DEED_FREED))
    adj_duties_add (duties, ADJ_DUTY_ATTACK, ADJ_DUE_NOT_OWED, ADJ_WHY_MET, "Y 8.72", unit,
                    state->hex);
  else
    adj_duties_add (duties, ADJ_DUTY_ATTACK, ADJ_DUE_OWED, ADJ_WHY_USED_UP, row, unit, state->hex);
}

/* The units of the attacking side that touch the hex with their zones. Where attacks are voluntary
 * only those count who have attacked, for they alone must see every enemy attacked (Y 7.0). */
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
  gboolean waits = adj_results_wait (field->table, field->book);
  Touch touch = { 0 };

  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex from = field->book->hexes[hex].neighbours[d];

      if (from == ADJ_NO_HEX || field->count[from] == 0 || adj_field_side (field, from) != side)
        continue;
      for (guint16 unit = field->first[from]; unit != ADJ_NOBODY; unit = field->next[unit])
        {
          if (!adj_field_controls (field, unit, field->first[hex]) ||
              adj_only_defends (field, unit))
            continue;
          touch.anybody |= waits || !voluntary || has_attacked_from_here (field, unit);
          touch.able = touch.able || adj_attack_is_open_to (field, unit, hex);
          touch.ineffective |= has_fact (field, unit, ADJ_FACT_INEFFECTIVE);
          touch.limbered |= adj_attack_is_limbered (field->book, field->table, unit);
          touch.effective |= !has_fact (field, unit, ADJ_FACT_INEFFECTIVE | ADJ_FACT_ADVANCED) &&
                             !adj_attack_is_limbered (field->book, field->table, unit);
        }
    }
  return touch;
}

/* The duty of the hex, however many are in it. One that was left until nobody could attack it any
 * more is still owed. */
static AdjDuty
judge_enemy_hex (const AdjField *field, AdjHex hex, const Touch *touch)
{
  AdjDuty duty = { .kind = ADJ_DUTY_BE_ATTACKED, .state = ADJ_DUE_NOT_OWED, .hex = hex };
  gboolean advanced = has_advanced (field, hex);

  duty.why = ADJ_WHY_ADVANCED;
  duty.row = "BG 7.75";
  if (touch->able || (touch->effective && !advanced))
    {
      duty.state = ADJ_DUE_OWED;
      duty.why = touch->able ? ADJ_WHY_NOTHING : ADJ_WHY_USED_UP;
      duty.row = adj_results_wait (field->table, field->book) ? "Y S7.6"
                 : adj_attacks_are_voluntary (field->table)   ? "Y 7.0"
                                                              : "BG 7.11";
    }
  else if (touch->ineffective && !advanced)
    {
      duty.why = ADJ_WHY_INEFFECTIVE;
      duty.row = "BG 11.31";
    }
  else if (touch->limbered && !advanced)
    {
      duty.why = ADJ_WHY_LIMBERED;
      duty.row = "Y 8.6";
    }
  return duty;
}

/* BG 7.11 for each unit of an enemy hex in a zone that has not been attacked: one that was attacked
 * elsewhere may have come in. The train need not be attacked (CH 18.1). */
static void
ask_enemy_hex (const AdjField *field, AdjHex hex, int attacker, AdjDuties *duties)
{
  Touch touch = find_touch (field, hex, attacker);
  AdjDuty duty;

  if (!touch.anybody)
    return;
  duty = judge_enemy_hex (field, hex, &touch);
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (has_fact (field, unit, ADJ_FACT_DEFENDED))
      continue;
    else if (!adj_field_arm (field, unit)->must_be_attacked)
      adj_duties_add (duties, ADJ_DUTY_BE_ATTACKED, ADJ_DUE_NOT_OWED, ADJ_WHY_NEED_NOT, "CH 18.1",
                      unit, hex);
    else
      adj_duties_add (duties, duty.kind, duty.state, duty.why, duty.row, unit, hex);
}

/* Y 8.73. */
static void
ask_charge (const AdjField *field, int unit, AdjDuties *duties)
{
  if (adj_table_did (field->table, unit, ADJ_DEED_CHARGED) &&
      !has_fact (field, unit, ADJ_FACT_ATTACKED))
    adj_duties_add (duties, ADJ_DUTY_CHARGE, ADJ_DUE_OWED, ADJ_WHY_NOTHING, "Y 8.73", unit,
                    field->table->units[unit].hex);
}

/* Where attacks are voluntary nobody does, but who was named to attack in simultaneous combat
 * (Y S7.2). */
static gboolean
owes_attack (const AdjField *field, int unit)
{
  return adj_results_wait (field->table, field->book) ? adj_is_named_to_attack (field->table, unit)
                                                      : !adj_attacks_are_voluntary (field->table);
}

/* Of the first of each hex that lies in a zone, the others with it. */
static void
ask_enemy (const AdjField *field, int unit, AdjDuties *duties)
{
  const AdjUnitState *state = &field->table->units[unit];
  int enemy = adj_enemy (state->side);

  if (field->first[state->hex] == unit && adj_field_in_ezoc (field, state->hex, state->side) &&
      adj_table_is_phasing (field->table, enemy))
    ask_enemy_hex (field, state->hex, enemy, duties);
}

void
adj_duties_ask_attacks (const AdjField *field, AdjDuties *duties)
{
  g_return_if_fail (field != NULL);
  g_return_if_fail (duties != NULL);

  if (field->table->execution != ADJ_EXECUTION_WAITS) /* it is too late */
    return;
  for (int unit = 0; unit < field->table->n_units; unit++)
    {
      const AdjUnitState *state = &field->table->units[unit];

      if (state->where != ADJ_ON_MAP)
        continue;
      if (adj_table_is_phasing (field->table, state->side))
        {
          if (adj_field_in_ezoc (field, state->hex, state->side) && owes_attack (field, unit))
            ask_unit (field, unit, duties);
          ask_charge (field, unit, duties);
        }
      ask_enemy (field, unit, duties);
    }
}

void
adj_duties_ask_enemies (const AdjField *field, AdjDuties *duties)
{
  g_return_if_fail (field != NULL);
  g_return_if_fail (duties != NULL);

  if (field->table->execution != ADJ_EXECUTION_WAITS) /* it is too late */
    return;
  for (int unit = 0; unit < field->table->n_units; unit++)
    if (field->table->units[unit].where == ADJ_ON_MAP)
      ask_enemy (field, unit, duties);
}
