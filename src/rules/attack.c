/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/attack.h"

#include "rules/debts.h"
#include "rules/engagement.h"
#include "rules/played.h"
#include "rules/sight.h"

/* ---- Who can do what ---- */

gboolean
adj_attack_crosses (const AdjField *field, AdjHex from, AdjHex to)
{
  int d;

  g_return_val_if_fail (field != NULL, FALSE);

  d = adj_book_direction (field->book, from, to);
  return d >= 0 && (field->book->hexes[from].passable & (1u << d)) != 0;
}

gboolean
adj_may_bombard (const AdjField *field, int unit)
{
  const AdjUnitState *state;

  g_return_val_if_fail (field != NULL, FALSE);

  state = &field->table->units[unit];
  return adj_field_arm (field, unit)->bombards && !adj_table_has_scattered (field->table, unit) &&
         !adj_field_in_ezoc (field, state->hex, state->side);
}

static gboolean
in_range (const AdjField *field, AdjHex from, AdjHex target, int range)
{
  const AdjRuleset *ruleset = field->book->ruleset;

  if (range == 1)
    return adj_book_direction (field->book, from, target) >= 0 &&
           !adj_attack_crosses (field, from, target) &&
           adj_table_option (field->table, ADJ_OPTION_CREEK_BOMBARDMENT); /* BG 8.45 */
  return range >= ruleset->bombard_least && range <= ruleset->bombard_most;
}

gboolean
adj_attack_reaches (const AdjField *field, AdjHex from, AdjHex target)
{
  AdjSight sight;

  g_return_val_if_fail (field != NULL, FALSE);

  sight = adj_sight (field->book, from, target);
  return in_range (field, from, target, sight.range) && sight.clear;
}

int
adj_attack_role (const AdjField *field, int unit, AdjHex target)
{
  AdjHex from;

  g_return_val_if_fail (field != NULL, 0);

  from = field->table->units[unit].hex;
  if (adj_attack_crosses (field, from, target))
    return ADJ_ROLE_ADJACENT;
  if (adj_field_arm (field, unit)->bombards)
    return ADJ_ROLE_BOMBARDS;
  return adj_book_direction (field->book, from, target) >= 0 ? ADJ_ROLE_ADJACENT : -1;
}

gboolean
adj_attack_may_hit (const AdjField *field, AdjHex target)
{
  g_return_val_if_fail (field != NULL, FALSE);

  for (guint16 unit = field->first[target]; unit != ADJ_NOBODY; unit = field->next[unit])
    {
      guint16 facts = field->table->units[unit].facts;

      if (facts & ADJ_FACT_ADVANCED)
        return FALSE;
      if ((facts & ADJ_FACT_DEFENDED) != 0 && (facts & ADJ_FACT_RETREATED) == 0)
        return FALSE;
    }
  return field->count[target] > 0;
}

gboolean
adj_attack_is_limbered (const AdjBook *book, const AdjTable *table, int unit)
{
  const AdjUnitState *state;
  int most;

  g_return_val_if_fail (book != NULL, FALSE);
  g_return_val_if_fail (table != NULL, FALSE);

  state = &table->units[unit];
  most = book->ruleset->arms[state->arm].march_to_fire;
  return adj_table_option (table, ADJ_OPTION_UNLIMBERING) &&
         !adj_turns_are_simultaneous (table) && /* Y S5.0: a mission's three points stand for it */
         most >= 0 && state->spent - state->deployed > most;
}

/* BG 7.14, 7.75, 7.81b, Y 8.6, S7.3: not twice, not after an advance, no gun that was displaced or
 * has no time left to unlimber, and nobody who was not named to. */
static gboolean
may_attack_at_all (const AdjField *field, int unit)
{
  guint16 bars = ADJ_FACT_ATTACKED | ADJ_FACT_ADVANCED;

  if (adj_field_arm (field, unit)->bombards)
    bars |= ADJ_FACT_DISPLACED;
  return adj_table_on_map (field->table, unit) && adj_field_can_fight (field, unit) &&
         (field->table->units[unit].facts & bars) == 0 && !adj_only_defends (field, unit) &&
         !adj_attack_is_limbered (field->book, field->table, unit);
}

gboolean
adj_attack_is_open_to (const AdjField *field, int unit, AdjHex target)
{
  AdjHex from;

  g_return_val_if_fail (field != NULL, FALSE);

  from = field->table->units[unit].hex;
  if (!may_attack_at_all (field, unit) || !adj_attack_may_hit (field, target))
    return FALSE;
  if (adj_attack_crosses (field, from, target))
    return TRUE;
  return adj_may_bombard (field, unit) && adj_attack_reaches (field, from, target);
}

gboolean
adj_may_attack (const AdjField *field, int unit, AdjHex target)
{
  const AdjUnitState *state;

  g_return_val_if_fail (field != NULL, FALSE);

  state = &field->table->units[unit];
  return !state->unseen && adj_table_is_phasing (field->table, state->side) &&
         adj_field_side (field, target) == adj_enemy (state->side) &&
         adj_attack_is_open_to (field, unit, target);
}

static gboolean
may_attack_all (const AdjField *field, int unit, const AdjHex *targets, guint n_targets)
{
  for (guint i = 0; i < n_targets; i++)
    if (!adj_may_attack (field, unit, targets[i]))
      return FALSE;
  return n_targets > 0;
}

guint
adj_attackers_find (const AdjField *field,
                    const AdjHex *targets,
                    guint n_targets,
                    int units[ADJ_MAX_BATTLE_UNITS])
{
  guint n = 0;

  g_return_val_if_fail (field != NULL, 0);
  g_return_val_if_fail (targets != NULL || n_targets == 0, 0);
  g_return_val_if_fail (units != NULL, 0);

  for (int role = ADJ_ROLE_ADJACENT; role <= ADJ_ROLE_BOMBARDS; role++)
    for (int unit = 0; unit < field->table->n_units && n < ADJ_MAX_BATTLE_UNITS; unit++)
      if (may_attack_all (field, unit, targets, n_targets) &&
          adj_attack_role (field, unit, targets[0]) == role)
        units[n++] = unit;
  return n;
}

gboolean
adj_attack_hits_supporter (const AdjField *field, const AdjAttack *attack, int unit)
{
  AdjHex hex;

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (attack != NULL, FALSE);

  hex = field->table->units[unit].hex;
  for (guint i = 0; i < attack->n_attackers; i++)
    if (adj_attack_crosses (field, field->table->units[attack->attackers[i].unit].hex, hex))
      return TRUE;
  return FALSE;
}

/* ---- Gathering ---- */

gboolean
adj_attack_has_target (const AdjAttack *attack, AdjHex hex)
{
  g_return_val_if_fail (attack != NULL, FALSE);

  for (guint i = 0; i < attack->n_targets; i++)
    if (attack->targets[i] == hex)
      return TRUE;
  return FALSE;
}

gboolean
adj_attack_may_go_without (const AdjField *field, const AdjAttack *attack, int unit)
{
  const AdjUnitState *state;

  g_return_val_if_fail (field != NULL, FALSE);
  g_return_val_if_fail (attack != NULL, FALSE);

  state = &field->table->units[unit];
  if (!adj_field_in_ezoc (field, state->hex, state->side))
    return TRUE;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    {
      AdjHex hex = field->book->hexes[state->hex].neighbours[d];

      if (hex != ADJ_NO_HEX && !adj_attack_has_target (attack, hex) &&
          adj_field_side (field, hex) == adj_enemy (state->side) &&
          adj_attack_is_open_to (field, unit, hex))
        return TRUE;
    }
  return FALSE;
}

static gboolean
takes_part (const AdjAttack *attack, int unit)
{
  for (guint i = 0; i < attack->n_attackers; i++)
    if (attack->attackers[i].unit == unit)
      return TRUE;
  return FALSE;
}

static gboolean
take_targets (AdjJudge *judge, AdjAttack *attack, const AdjHex *targets, guint n_targets)
{
  if (n_targets == 0 || n_targets > ADJ_MAX_TARGETS)
    {
      adj_judge_refuse (judge, ADJ_REASON_TOO_MANY, -1, ADJ_NO_HEX, ADJ_MAX_TARGETS);
      return FALSE;
    }
  for (guint i = 0; i < n_targets; i++)
    {
      const AdjField *field = &judge->field;

      if (field->count[targets[i]] == 0 || adj_field_side (field, targets[i]) == attack->side)
        {
          adj_judge_refuse (judge, ADJ_REASON_NO_ENEMY_THERE, -1, targets[i], 0);
          return FALSE;
        }
      if (adj_attack_has_target (attack, targets[i]))
        continue;
      if (attack->n_defenders + field->count[targets[i]] > ADJ_MAX_DEFENDERS)
        {
          adj_judge_refuse (judge, ADJ_REASON_TOO_MANY, -1, targets[i], ADJ_MAX_DEFENDERS);
          return FALSE;
        }
      attack->targets[attack->n_targets++] = targets[i];
      for (guint16 unit = field->first[targets[i]]; unit != ADJ_NOBODY; unit = field->next[unit])
        attack->defenders[attack->n_defenders++] = unit;
    }
  return TRUE;
}

/* Adjacent to one target is adjacent; else at a distance; else it has nothing to do with it. */
static int
best_role (const AdjField *field, const AdjAttack *attack, int unit)
{
  int best = -1;

  for (guint i = 0; i < attack->n_targets; i++)
    {
      int role = adj_attack_role (field, unit, attack->targets[i]);

      if (role == ADJ_ROLE_ADJACENT)
        return ADJ_ROLE_ADJACENT;
      if (role >= 0)
        best = role;
    }
  return best;
}

static gboolean
take_attackers (AdjJudge *judge, AdjAttack *attack, const int *units, guint n_units)
{
  for (guint i = 0; i < n_units; i++)
    {
      int unit = units[i];
      int role;

      if (!adj_table_on_map (judge->table, unit))
        adj_judge_refuse (judge, ADJ_REASON_NOT_ON_MAP, unit, ADJ_NO_HEX, 0);
      else if (judge->table->units[unit].side != attack->side)
        adj_judge_refuse (judge, ADJ_REASON_NOT_AN_ENEMY, unit, ADJ_NO_HEX, 0);
      else if ((role = best_role (&judge->field, attack, unit)) < 0)
        adj_judge_refuse (judge, ADJ_REASON_OUT_OF_REACH, unit, ADJ_NO_HEX, 0);
      else if (!takes_part (attack, unit)) /* BG 7.3: named twice, it is there once */
        attack->attackers[attack->n_attackers++] =
            (AdjBattleUnit){ .unit = (guint16) unit, .role = (guint8) role };
      if (judge->standing == ADJ_IMPOSSIBLE)
        return FALSE;
    }
  return TRUE;
}

gboolean
adj_attack_prepare (AdjJudge *judge,
                    AdjAttack *attack,
                    const AdjHex *targets,
                    guint n_targets,
                    const int *units,
                    guint n_units)
{
  g_return_val_if_fail (judge != NULL, FALSE);
  g_return_val_if_fail (attack != NULL, FALSE);
  g_return_val_if_fail (targets != NULL || n_targets == 0, FALSE);
  g_return_val_if_fail (units != NULL || n_units == 0, FALSE);

  attack->n_targets = 0;
  attack->n_attackers = 0;
  attack->n_defenders = 0;
  attack->n_supports = 0;
  attack->reduce = -1;
  if (n_units == 0 || n_units > ADJ_MAX_BATTLE_UNITS)
    {
      adj_judge_refuse (judge, ADJ_REASON_NO_ATTACKERS, -1, ADJ_NO_HEX, 0);
      return FALSE;
    }
  attack->side = judge->table->units[units[0]].side;
  return take_targets (judge, attack, targets, n_targets) &&
         take_attackers (judge, attack, units, n_units);
}

/* A unit that the umpire took off the map after the announcement has no part in it any more. */
void
adj_attack_on_table (const AdjTable *table, AdjAttack *attack)
{
  const AdjBattle *battle;

  g_return_if_fail (table != NULL);
  g_return_if_fail (attack != NULL);

  battle = &table->battle;
  attack->side = battle->side;
  attack->reduce = battle->reduce;
  attack->n_targets = battle->n_targets;
  attack->n_attackers = 0;
  attack->n_defenders = 0;
  attack->n_supports = 0;
  for (guint i = 0; i < battle->n_targets; i++)
    attack->targets[i] = battle->targets[i];
  for (guint i = 0; i < battle->n_attackers; i++)
    if (adj_table_on_map (table, battle->attackers[i].unit))
      attack->attackers[attack->n_attackers++] = battle->attackers[i];
  for (guint i = 0; i < battle->n_defenders; i++)
    if (adj_table_on_map (table, battle->defenders[i]))
      attack->defenders[attack->n_defenders++] = battle->defenders[i];
  for (guint i = 0; i < battle->n_supports; i++)
    if (adj_table_on_map (table, battle->supports[i].unit))
      attack->supports[attack->n_supports++] = battle->supports[i];
}

static void
add_engaged (const AdjTable *table, int number, int unit, AdjAttack *attack)
{
  const AdjUnitState *state = &table->units[unit];

  if (state->where != ADJ_ON_MAP)
    return;
  if (state->attacks_in == number && attack->n_attackers < ADJ_MAX_BATTLE_UNITS)
    attack->attackers[attack->n_attackers++] =
        (AdjBattleUnit){ .unit = (guint16) unit, .role = state->role };
  if (state->attacked_in == number && attack->n_defenders < ADJ_MAX_DEFENDERS)
    attack->defenders[attack->n_defenders++] = (guint16) unit;
  if (state->lends_in == number && attack->n_supports < ADJ_MAX_SUPPORTS)
    attack->supports[attack->n_supports++] = (AdjSupport){ (guint16) unit, state->lends_to };
}

void
adj_attack_in_engagement (const AdjTable *table, int number, AdjAttack *attack)
{
  const AdjEngagement *engagement;

  g_return_if_fail (table != NULL);
  g_return_if_fail (number >= 1 && number <= table->n_engagements);
  g_return_if_fail (attack != NULL);

  engagement = &table->engagements[number - 1];
  attack->side = engagement->side;
  attack->reduce = engagement->reduce;
  attack->n_targets = engagement->n_targets;
  for (guint i = 0; i < engagement->n_targets; i++)
    attack->targets[i] = engagement->targets[i];
  attack->n_attackers = attack->n_defenders = attack->n_supports = 0;
  for (int unit = 0; unit < table->n_units; unit++)
    add_engaged (table, number, unit, attack);
}

/* ---- Judging ---- */

/* BG 7.0: one attack after the other. An advance nobody made is declined by going on. */
static gboolean
is_unfinished (const AdjTable *table)
{
  return !adj_debts_are_done (table) || table->battle.stage == ADJ_BATTLE_DECLARED;
}

static void
judge_moment (AdjJudge *judge, const AdjAttack *attack)
{
  if (adj_turns_are_simultaneous (judge->table) && !adj_results_wait (judge->table, judge->book))
    adj_judge_refuse (judge, ADJ_REASON_NO_COMBAT_NOW, -1, ADJ_NO_HEX, 0);
  else if (judge->table->execution != ADJ_EXECUTION_WAITS)
    adj_judge_refuse (judge, ADJ_REASON_EXECUTION_BEGUN, -1, ADJ_NO_HEX, 0);
  else if (judge->table->n_engagements == ADJ_MAX_ENGAGEMENTS)
    adj_judge_refuse (judge, ADJ_REASON_TOO_MANY, -1, ADJ_NO_HEX, ADJ_MAX_ENGAGEMENTS);
  else if (adj_table_is_night (judge->table, judge->book))
    adj_judge_warn (judge, "BG 10.1", ADJ_REASON_NIGHT_COMBAT, -1, ADJ_NO_HEX, 0);
  else if (!adj_table_is_phasing (judge->table, attack->side) ||
           adj_table_phase_kind (judge->table, judge->book) != ADJ_PHASE_COMBAT)
    adj_judge_warn (judge, "BG 5.14", ADJ_REASON_NOT_YOUR_PHASE, -1, ADJ_NO_HEX, 0);
  if (adj_debt_is_open (judge->table, ADJ_DEBT_REPULSE))
    adj_judge_warn (judge, "Y 7.77", ADJ_REASON_REPULSION_BEGUN, -1, ADJ_NO_HEX, 0);
  else if (is_unfinished (judge->table))
    adj_judge_warn (judge, "BG 7.0", ADJ_REASON_BATTLE_OPEN, -1, ADJ_NO_HEX, 0);
}

static void
judge_unit_itself (AdjJudge *judge, int unit)
{
  guint16 facts = judge->table->units[unit].facts;

  if (!adj_field_arm (&judge->field, unit)->attacks)
    adj_judge_warn (judge, "CH 18.1", ADJ_REASON_CANNOT_ATTACK, unit, ADJ_NO_HEX, 0);
  if (facts & ADJ_FACT_INEFFECTIVE)
    adj_judge_warn (judge, "BG 11.2", ADJ_REASON_INEFFECTIVE, unit, ADJ_NO_HEX, 0);
  if (adj_only_defends (&judge->field, unit))
    adj_judge_warn (judge, "Y S7.3", ADJ_REASON_NOT_NAMED, unit, ADJ_NO_HEX, 0);
  if (judge->table->units[unit].attacks_in > 0) /* it is taken from there by undoing that */
    adj_judge_refuse (judge, ADJ_REASON_IN_ANOTHER_ATTACK, unit, ADJ_NO_HEX, 0);
  else if (facts & ADJ_FACT_ATTACKED)
    adj_judge_warn (judge, "BG 7.14", ADJ_REASON_ATTACKED_ALREADY, unit, ADJ_NO_HEX, 0);
  if (facts & ADJ_FACT_ADVANCED)
    adj_judge_warn (judge, "BG 7.75", ADJ_REASON_ADVANCED, unit, ADJ_NO_HEX, 0);
  if ((facts & ADJ_FACT_DISPLACED) != 0 && adj_field_arm (&judge->field, unit)->bombards)
    adj_judge_warn (judge, "BG 7.81b", ADJ_REASON_DISPLACED_GUN, unit, ADJ_NO_HEX, 0);
  if (adj_attack_is_limbered (judge->book, judge->table, unit))
    adj_judge_warn (judge, "Y 8.6", ADJ_REASON_LIMBERED, unit, ADJ_NO_HEX, 0);
}

static void
judge_adjacent (AdjJudge *judge, const AdjAttack *attack, int unit)
{
  AdjHex from = judge->table->units[unit].hex;

  for (guint i = 0; i < attack->n_targets; i++)
    {
      AdjHex target = attack->targets[i];

      if (adj_book_direction (judge->book, from, target) < 0)
        adj_judge_warn (judge, "BG 7.25", ADJ_REASON_NOT_ADJACENT_TO_ALL, unit, target, 0);
      else if (!adj_attack_crosses (&judge->field, from, target))
        adj_judge_warn (judge, "BG 7.15", ADJ_REASON_ACROSS_CLOSED, unit, target, 0);
    }
}

/* BG 8.22: range and sight to one of the targets are enough. */
static void
judge_bombarding (AdjJudge *judge, const AdjAttack *attack, int unit)
{
  AdjHex from = judge->table->units[unit].hex;
  gboolean in_range_of_any = FALSE;
  AdjHex blocked_by = ADJ_NO_HEX;
  int range = 0;

  if (adj_table_has_scattered (judge->table, unit))
    adj_judge_warn (judge, "Y 5.55", ADJ_REASON_OUT_OF_CONTROL, unit, from, 0);
  else if (!adj_may_bombard (&judge->field, unit))
    adj_judge_warn (judge, "BG 8.41", ADJ_REASON_BOMBARDS_IN_ZONE, unit, from, 0);
  for (guint i = 0; i < attack->n_targets; i++)
    {
      AdjSight sight = adj_sight (judge->book, from, attack->targets[i]);

      range = sight.range;
      if (!in_range (&judge->field, from, attack->targets[i], sight.range))
        continue;
      in_range_of_any = TRUE;
      if (sight.clear)
        {
          judge->unjudged |= sight.unknown;
          adj_judge_miss (judge, "BG 8.31");
          return;
        }
      blocked_by = sight.blocked_by;
    }
  if (!in_range_of_any)
    adj_judge_warn (judge, "BG 8.11", ADJ_REASON_OUT_OF_RANGE, unit, ADJ_NO_HEX, range);
  else
    adj_judge_warn (judge, "BG 8.31", ADJ_REASON_NO_SIGHT, unit, blocked_by, 0);
}

/* In this phase: what it has attacked, it attacked from another hex. */
static gboolean
has_come_in (const AdjTable *table, int unit)
{
  guint16 came = ADJ_FACT_RETREATED | ADJ_FACT_DISPLACED | ADJ_FACT_ADVANCED;

  return (table->units[unit].facts & came) != 0;
}

static gboolean
are_batteries (const AdjField *field, int a, int b)
{
  return adj_field_arm (field, a)->bombards && adj_field_arm (field, b)->bombards;
}

/* BG 7.22, 8.14: those who share a hex do not attack separately. One that itself owes an attack,
 * because it is in an EZOC, must be in it, unless attacks are voluntary (Y 7.0); one that has fired
 * elsewhere should not have. */
static void
judge_stackmates (AdjJudge *judge, const AdjAttack *attack, int unit)
{
  const AdjField *field = &judge->field;
  const AdjUnitState *state = &judge->table->units[unit];

  for (guint16 mate = field->first[state->hex]; mate != ADJ_NOBODY; mate = field->next[mate])
    {
      if (mate == unit || takes_part (attack, mate))
        continue;
      if (adj_table_has (judge->table, mate, ADJ_FACT_ATTACKED))
        {
          if (!has_come_in (judge->table, mate) && !has_come_in (judge->table, unit))
            adj_judge_warn (judge, are_batteries (field, unit, mate) ? "BG 8.14" : "BG 7.22",
                            ADJ_REASON_BATTERIES_APART, mate, state->hex, 0);
        }
      else if (!adj_attacks_are_voluntary (judge->table) &&
               adj_field_in_ezoc (field, state->hex, state->side) &&
               may_attack_at_all (field, mate))
        adj_judge_warn (judge, "BG 7.22", ADJ_REASON_STACKMATE_LEFT_OUT, mate, state->hex, 0);
    }
}

static void
judge_targets (AdjJudge *judge, const AdjAttack *attack)
{
  gboolean adjacent = FALSE;

  for (guint i = 0; i < attack->n_attackers; i++)
    adjacent |= attack->attackers[i].role == ADJ_ROLE_ADJACENT;
  if (!adjacent && attack->n_targets > 1)
    adj_judge_warn (judge, "BG 8.13", ADJ_REASON_BOMBARDS_SEVERAL, -1, attack->targets[1], 0);
  for (guint i = 0; i < attack->n_defenders; i++)
    {
      int unit = attack->defenders[i];
      guint16 facts = judge->table->units[unit].facts;

      if (facts & ADJ_FACT_ADVANCED)
        adj_judge_warn (judge, "BG 7.75", ADJ_REASON_ADVANCED, unit, ADJ_NO_HEX, 0);
      if (judge->table->units[unit].attacked_in > 0)
        adj_judge_refuse (judge, ADJ_REASON_IN_ANOTHER_ATTACK, unit, ADJ_NO_HEX, 0);
      else if ((facts & ADJ_FACT_DEFENDED) != 0 && (facts & ADJ_FACT_RETREATED) == 0)
        adj_judge_warn (judge, "BG 7.14", ADJ_REASON_DEFENDED_ALREADY, unit, ADJ_NO_HEX, 0);
    }
}

void
adj_attack_judge (AdjJudge *judge, const AdjAttack *attack)
{
  g_return_if_fail (judge != NULL);
  g_return_if_fail (attack != NULL);

  judge_moment (judge, attack);
  judge_targets (judge, attack);
  for (guint i = 0; i < attack->n_attackers; i++)
    {
      int unit = attack->attackers[i].unit;

      judge_unit_itself (judge, unit);
      if (attack->attackers[i].role == ADJ_ROLE_ADJACENT)
        judge_adjacent (judge, attack, unit);
      else
        judge_bombarding (judge, attack, unit);
      judge_stackmates (judge, attack, unit);
    }
}
