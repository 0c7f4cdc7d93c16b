/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play-plot.h"

#include "rules/debts.h"
#include "rules/played.h"
#include "rules/plot.h"
#include "rules/withdraw.h"

void
player_seal (Player *self)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      PlayOrder order = play_order (PLAY_SEAL);

      order.value = side;
      player_do (self, &order);
    }
}

/* Some hexes off, as the lot has it; ADJ_NO_HEX if that is off the map. */
static AdjHex
find_goal (Player *self, int unit)
{
  AdjHex hex = self->judge->table->units[unit].hex;

  for (guint steps = 1 + player_pick (self, 4); steps > 0 && hex != ADJ_NO_HEX; steps--)
    hex = self->book->hexes[hex].neighbours[player_pick (self, ADJ_HEX_DIRECTIONS)];
  return hex;
}

static void
plot (Player *self, int unit)
{
  AdjPlotWord word = { ADJ_TOKEN_STEP, find_goal (self, unit) };
  PlayOrder order = play_order (PLAY_PLOT);
  AdjPlot filled;

  if (word.hex == ADJ_NO_HEX)
    return;
  adj_plot_fill (&self->judge->field, unit, &word, 1, &filled);
  if (filled.fault != ADJ_PLOT_FITS || filled.cut != ADJ_NO_HEX)
    return;
  order.n_units = order.n_hexes = 1;
  order.units[0] = unit;
  order.hexes[0] = word.hex;
  order.value = adj_turns_are_simultaneous (self->judge->table) && self->missions == 0 &&
                player_chance (self, 60);
  player_do (self, &order);
}

/* Y S7.0: as far as three segments lead, or where it stands. */
static void
name_to_attack (Player *self, int unit)
{
  AdjPlotWord word = { ADJ_TOKEN_STEP, find_goal (self, unit) };
  PlayOrder order = play_order (PLAY_PLOT);
  AdjPlot filled = { .fault = ADJ_PLOT_NO_WAY };

  if (word.hex != ADJ_NO_HEX)
    adj_plot_fill (&self->judge->field, unit, &word, 1, &filled);
  order.n_units = 1;
  order.units[0] = unit;
  order.n_hexes = filled.fault == ADJ_PLOT_FITS && adj_plot_last (filled.tokens) <= 3;
  order.hexes[0] = word.hex;
  order.value = TRUE;
  player_do (self, &order);
}

static gboolean
may_be_named (const Player *self, int unit, int side, gboolean beside)
{
  const AdjField *field = &self->judge->field;
  const AdjUnitState *state = &field->table->units[unit];

  return state->side == side && state->where == ADJ_ON_MAP && state->plot == 0 &&
         adj_field_arm (field, unit)->attacks &&
         !adj_table_has (field->table, unit, ADJ_FACT_INEFFECTIVE) &&
         adj_field_in_ezoc (field, state->hex, side) == beside;
}

/* Those beside an enemy, and then others. */
static void
name_all (Player *self)
{
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      int left = self->missions;

      for (int beside = TRUE; beside >= FALSE; beside--)
        for (int unit = 0; unit < self->judge->table->n_units && left > 0; unit++)
          if (may_be_named (self, unit, side, beside))
            {
              name_to_attack (self, unit);
              left--;
            }
    }
}

gboolean
player_contests (Player *self)
{
  const AdjTable *table = self->judge->table;
  gboolean any = FALSE;

  while (adj_debt_is_open (table, ADJ_DEBT_CONTEST))
    {
      PlayOrder order = play_order (PLAY_SEGMENT);

      order.n_hexes = 1;
      order.hexes[0] = table->debts[player_pick (self, table->n_debts)].hex;
      for (int side = 0; side < ADJ_SIDES; side++)
        order.dice[side] = 1 + (int) player_pick (self, 6);
      player_do (self, &order);
      any = TRUE;
    }
  return any;
}

void
player_march_together (Player *self)
{
  PlayOrder reveal = play_order (PLAY_REVEAL);
  PlayOrder segment = play_order (PLAY_SEGMENT);

  player_do (self, &reveal);
  if (adj_turns_are_simultaneous (self->judge->table))
    name_all (self);
  for (int unit = 0; unit < self->judge->table->n_units; unit++)
    if (adj_table_on_map (self->judge->table, unit) && player_chance (self, 70) &&
        (self->missions == 0 || self->judge->table->units[unit].plot == 0))
      plot (self, unit);
  for (guint i = player_pick (self, ADJ_SEGMENTS + 1);
       i > 0 && self->judge->table->segment < ADJ_SEGMENTS; i--)
    {
      player_do (self, &segment);
      player_contests (self);
    }
}

void
player_withdraw (Player *self)
{
  AdjWithdrawal list[2 * ADJ_MAX_UNITS];
  guint n = adj_withdrawals_find (&self->judge->field, player_side (self), list);

  for (guint i = 0; i < n; i++)
    {
      PlayOrder order = play_order (PLAY_WITHDRAW);

      if (player_chance (self, 50) || /* BG 5.32 */
          !adj_field_fits (&self->judge->field, list[i].unit, list[i].hex, -1))
        continue;
      order.n_units = 1;
      order.units[0] = list[i].unit;
      order.n_hexes = 2;
      order.hexes[0] = self->judge->table->units[list[i].unit].hex;
      order.hexes[1] = list[i].hex;
      player_do (self, &order);
    }
}
