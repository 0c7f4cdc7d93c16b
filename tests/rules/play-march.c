/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play-march.h"

#include <string.h>

#include "play-answers.h"
#include "rules/entrenchment.h"
#include "rules/entry.h"
#include "rules/passage.h"
#include "rules/works.h"
#include "table/unit.h"

typedef enum
{
  AIM_ENEMY,
  AIM_EXIT,
  AIM_NOWHERE,
} Aim;

/* A unit keeps its aim for the game: most look for the enemy, some for the way out. */
static Aim
aim_of (const Player *self, int unit)
{
  guint lot = (guint) ((self->seed + (guint64) unit * 7) % 16);

  if (adj_field_arm (&self->judge->field, unit)->flees || lot == 0)
    return AIM_EXIT;
  if (lot == 1 || adj_table_has (self->judge->table, unit, ADJ_FACT_INEFFECTIVE))
    return AIM_NOWHERE;
  return AIM_ENEMY;
}

/* How far the hex is from what the unit is after. A battery likes a hex between. */
static int
distance_to_aim (const Player *self, int unit, Aim aim, AdjHex hex)
{
  if (aim == AIM_EXIT)
    return self->to_exit[hex];
  if (adj_field_arm (&self->judge->field, unit)->bombards)
    return ABS (self->to_enemy[hex] - 2);
  return self->to_enemy[hex];
}

static gboolean
may_stop (const Player *self, int unit, AdjHex hex, guint n_units)
{
  const AdjField *field = &self->judge->field;
  gboolean full;

  return adj_reach_may_end (&self->reach, field, unit, hex, &full) && !full &&
         (n_units == 1 || field->count[hex] == 0);
}

/* One of the hexes that were found to be in reach, ADJ_NO_HEX if none will do. The first of
 * equals counts, so the search begins anywhere. */
static AdjHex
choose_end (Player *self, int unit, guint n_units)
{
  Aim aim = aim_of (self, unit);
  guint n = self->reach.n;
  guint first = player_pick (self, n);
  gboolean wanders = aim == AIM_NOWHERE || player_chance (self, 10);
  AdjHex best = ADJ_NO_HEX;
  int least = G_MAXINT;

  for (guint i = 0; i < n && least > 0; i++)
    {
      AdjHex hex = self->reach.hexes[(first + i) % n];
      int distance = wanders ? 0 : distance_to_aim (self, unit, aim, hex);

      if (hex == self->reach.start || distance >= least || !may_stop (self, unit, hex, n_units))
        continue;
      best = hex;
      least = distance;
    }
  return best;
}

/* ---- On the map ---- */

static gboolean
may_move (const Player *self, int unit)
{
  const AdjUnitState *state = &self->judge->table->units[unit];

  return state->where == ADJ_ON_MAP && (state->facts & ADJ_FACT_MOVED) == 0 &&
         state->control == ADJ_CONTROL_KEPT &&
         !adj_field_in_ezoc (&self->judge->field, state->hex, state->side);
}

static gboolean
plays (const Player *self, AdjOptionKey key)
{
  return adj_table_option (self->judge->table, key) != 0;
}

/* Another of the hex that may go along as if it were the same unit; -1 if there is none. With
 * tight stacking the second finds the first in its way, and with forest cover guns pay more. */
static int
companion_of (const Player *self, int unit)
{
  const AdjField *field = &self->judge->field;
  const AdjUnitState *units = self->judge->table->units;
  gboolean guns_differ = plays (self, ADJ_OPTION_FOREST_COVER);

  if (plays (self, ADJ_OPTION_TIGHT_STACKING))
    return -1;
  for (guint16 mate = field->first[units[unit].hex]; mate != ADJ_NOBODY; mate = field->next[mate])
    if (mate != unit && may_move (self, mate) &&
        (!guns_differ || units[mate].arm == units[unit].arm) &&
        units[mate].spent == units[unit].spent &&
        (units[mate].facts & ADJ_FACT_INEFFECTIVE) == (units[unit].facts & ADJ_FACT_INEFFECTIVE))
      return mate;
  return -1;
}

static int
budget_of (const Player *self, int unit)
{
  return adj_field_allowance (&self->judge->field, unit) - self->judge->table->units[unit].spent;
}

static void
exit_if_there (Player *self, int unit)
{
  const AdjUnitState *state = &self->judge->table->units[unit];
  PlayOrder order = play_order (PLAY_EXIT);

  if (self->to_exit[state->hex] > 0 || budget_of (self, unit) < ADJ_MP ||
      adj_field_in_ezoc (&self->judge->field, state->hex, state->side) || !player_chance (self, 80))
    return;
  order.n_units = 1;
  order.units[0] = unit;
  player_do (self, &order);
}

static void
find_reach (Player *self, int unit)
{
  const AdjUnitState *state = &self->judge->table->units[unit];

  if (state->spent == 0)
    adj_reach_find (&self->reach, &self->judge->field, unit);
  else
    adj_reach_find_from (&self->reach, &self->judge->field, unit, state->hex,
                         budget_of (self, unit));
}

/* A unit that digs mostly keeps still. */
static void
march (Player *self, int unit)
{
  PlayOrder order;
  int companion;
  AdjHex end;

  if (!may_move (self, unit) || player_chance (self, 15) ||
      (adj_works_of (self->judge->table, unit) != NULL && !player_chance (self, 15)) ||
      player_charges (self, unit))
    return;
  companion = player_chance (self, 60) ? companion_of (self, unit) : -1;
  order = play_order (PLAY_MOVE);
  order.units[order.n_units++] = unit;
  if (companion >= 0)
    order.units[order.n_units++] = companion;
  find_reach (self, unit);
  end = choose_end (self, unit, order.n_units);
  if (end != ADJ_NO_HEX)
    {
      order.n_hexes = adj_reach_path (&self->reach, end, order.hexes);
      player_do (self, &order);
    }
  if (aim_of (self, unit) == AIM_EXIT && adj_table_on_map (self->judge->table, unit))
    exit_if_there (self, unit);
}

/* ---- Reinforcements ---- */

static gboolean
lists_entry (const Player *self, int unit, AdjHex entry)
{
  const AdjUnit *printed = &self->book->scenario->units[unit];

  if (!adj_unit_is_printed (self->book, unit))
    return FALSE;
  for (guint i = 0; i < printed->n_entries; i++)
    if (adj_book_hex (self->book, printed->entries[i]) == entry)
      return TRUE;
  return FALSE;
}

/* Another that may come on right behind as if it were the same unit; -1 if there is none. */
static int
follower_of (const Player *self, int unit, AdjHex entry)
{
  const AdjUnitState *units = self->judge->table->units;

  if (adj_field_arm (&self->judge->field, unit)->alone || plays (self, ADJ_OPTION_TIGHT_STACKING))
    return -1;
  for (int other = 0; other < self->judge->table->n_units; other++)
    if (other != unit && units[other].side == units[unit].side &&
        units[other].arm == units[unit].arm && adj_is_due (&self->judge->field, other) &&
        lists_entry (self, other, entry))
      return other;
  return -1;
}

static gboolean
is_entry_open (const Player *self, int unit, AdjHex entry)
{
  AdjPassage passage;

  adj_passage_init (&passage, &self->judge->field, unit);
  return adj_passage_admits (&passage, &self->judge->field, entry);
}

/* The cost of the entry hex besides the place in the column. */
static int
entry_surcharge (const Player *self, int unit, AdjHex entry)
{
  const AdjField *field = &self->judge->field;
  AdjPassage passage;

  adj_passage_init (&passage, field, unit);
  return adj_passage_zone (&passage, field, entry) + adj_passage_company (&passage, field, entry);
}

static void
enter_by (Player *self, int unit, AdjHex entry)
{
  PlayOrder order = play_order (PLAY_ENTER);
  const AdjField *field = &self->judge->field;
  int column = adj_column_cost (field, unit, entry, 0, NULL);
  int left = adj_field_allowance (field, unit) - column - entry_surcharge (self, unit, entry);
  int follower = player_chance (self, 25) ? follower_of (self, unit, entry) : -1;
  AdjHex end = ADJ_NO_HEX;

  if (left < 0 || !is_entry_open (self, unit, entry))
    return;
  if (left < 2 * ADJ_MP)
    follower = -1;
  order.units[order.n_units++] = unit;
  if (follower >= 0)
    order.units[order.n_units++] = follower;
  adj_reach_find_from (&self->reach, field, unit, entry, follower >= 0 ? left - ADJ_MP : left);
  if (follower >= 0 || field->count[entry] > 0 || player_chance (self, 70))
    end = choose_end (self, unit, order.n_units);
  if (end == ADJ_NO_HEX && (order.n_units > 1 || field->count[entry] > 0))
    return;
  order.n_hexes = adj_reach_path (&self->reach, end != ADJ_NO_HEX ? end : entry, order.hexes);
  player_do (self, &order);
  if (end == ADJ_NO_HEX)
    march (self, unit);
}

/* Y 11.55: with three real units that have come already. */
static void
bring_on_dummy (Player *self, int dummy)
{
  const AdjUnitState *units = self->judge->table->units;

  for (int unit = 0; unit < (int) self->book->scenario->n_units; unit++)
    {
      AdjHex entry = units[unit].entry;
      int real = 0;
      int dummies = 1;

      if (units[unit].side != units[dummy].side || (units[unit].facts & ADJ_FACT_ENTERED) == 0)
        continue;
      for (int other = 0; other < self->judge->table->n_units; other++)
        if ((units[other].facts & ADJ_FACT_ENTERED) != 0 && units[other].entry == entry &&
            units[other].side == units[dummy].side)
          *(adj_table_is_dummy (self->judge->table, other) ? &dummies : &real) += 1;
      if (real < 3 * dummies)
        continue;
      enter_by (self, dummy, entry);
      return;
    }
}

/* BG 15.4: some wait for a while, a few for ever. */
static void
bring_on (Player *self, int unit)
{
  const AdjUnit *printed = &self->book->scenario->units[unit];

  if (adj_table_is_dummy (self->judge->table, unit))
    {
      bring_on_dummy (self, unit);
      return;
    }
  if (player_chance (self, 10) || (self->seed + (guint64) unit * 5) % 12 == 0)
    return;
  enter_by (self, unit,
            adj_book_hex (self->book, printed->entries[player_pick (self, printed->n_entries)]));
}

/* ---- The phase ---- */

static void
measure_enemies (Player *self)
{
  const AdjTable *table = self->judge->table;
  int side = player_side (self);

  memset (self->to_enemy, 0xff, self->book->n_hexes);
  for (int unit = 0; unit < table->n_units; unit++)
    if (adj_table_on_map (table, unit) && table->units[unit].side != side)
      self->to_enemy[table->units[unit].hex] = 0;
  player_spread (self->book, self->to_enemy);
}

static guint
shuffle_own (Player *self, guint16 *units)
{
  int side = player_side (self);
  guint n = 0;

  for (int unit = 0; unit < self->judge->table->n_units; unit++)
    if (self->judge->table->units[unit].side == side &&
        self->judge->table->units[unit].where <= ADJ_ON_MAP)
      {
        guint at = player_pick (self, n + 1);

        if (at < n)
          units[n] = units[at];
        units[at] = (guint16) unit;
        n++;
      }
  return n;
}

/* ---- Digging ---- */

static void
dig_by_lot (Player *self, int unit)
{
  const AdjField *field = &self->judge->field;
  PlayOrder order = play_order (PLAY_ENTRENCH);
  const char *row;

  if (!plays (self, ADJ_OPTION_ENTRENCHMENTS) || !adj_table_on_map (field->table, unit) ||
      adj_entrenchment_bar (field, unit, &row) != ADJ_N_REASONS ||
      adj_table_marker (field->table, field->table->units[unit].hex) != NULL ||
      !player_chance (self, 30))
    return;
  order.n_units = 1;
  order.units[0] = unit;
  player_do (self, &order);
}

void
player_march (Player *self)
{
  guint16 units[ADJ_MAX_UNITS];
  guint n = shuffle_own (self, units);

  measure_enemies (self);
  for (guint i = 0; i < n; i++)
    if (adj_table_on_map (self->judge->table, units[i]))
      march (self, units[i]);
    else if (adj_is_due (&self->judge->field, units[i]))
      bring_on (self, units[i]);
  for (guint i = 0; i < n; i++)
    dig_by_lot (self, units[i]);
}
