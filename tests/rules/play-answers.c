/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "play-answers.h"

#include "rules/cavalry-slip.h"
#include "rules/charge.h"
#include "rules/debts.h"
#include "rules/duties.h"
#include "rules/engagement.h"
#include "rules/repulsion.h"
#include "rules/retreat.h"
#include "rules/support.h"

static gboolean
has (const Player *self, AdjOptionKey key)
{
  return adj_table_option (self->judge->table, key) != 0;
}

/* ---- Between an attack and its die ---- */

gboolean
player_may_answer (const Player *self)
{
  return has (self, ADJ_OPTION_ARTILLERY_SUPPORT) || has (self, ADJ_OPTION_CAVALRY_RETREAT);
}

static void
lend (Player *self)
{
  PlayOrder order = play_order (PLAY_SUPPORT);
  AdjSupportOffer offers[ADJ_MAX_SUPPORT_OFFERS];
  AdjAttack attack;
  guint n;

  adj_attack_on_table (self->judge->table, &attack);
  n = adj_supports_find (&self->judge->field, &attack, offers);
  if (n == 0 || !player_chance (self, 60))
    return;
  order.supports[order.n_supports++] = offers[player_pick (self, n)].support;
  player_do (self, &order);
}

/* Somebody follows, or nobody does and that is said. As long as another hex is attacked too nobody
 * leaves that attack. */
static void
follow (Player *self)
{
  AdjAdvance advances[ADJ_MAX_ADVANCES];
  PlayOrder stay = play_order (PLAY_STAY);
  guint n = adj_advances_find (&self->judge->field, 0, advances);
  const AdjAdvance *choice = &advances[n > 0 ? player_pick (self, n) : 0];

  if (self->judge->table->battle.n_targets == 0 && player_chance (self, 60))
    player_do_one (self, PLAY_ADVANCE, choice->unit, choice->hex);
  else
    player_do (self, &stay);
}

static gboolean
slip (Player *self)
{
  const AdjBattle *battle = &self->judge->table->battle;

  for (guint i = 0; i < battle->n_defenders; i++)
    {
      AdjRetreats ways;

      adj_cavalry_ways (&self->judge->field, battle->defenders[i], &ways);
      if (ways.n == 0 || !player_chance (self, 40))
        continue;
      player_do_one (self, PLAY_RETREAT, battle->defenders[i],
                     ways.hexes[player_pick (self, ways.n)]);
      if (adj_debt_is_open (self->judge->table, ADJ_DEBT_ADVANCE))
        follow (self);
      return TRUE;
    }
  return FALSE;
}

void
player_answer (Player *self)
{
  if (self->judge->table->battle.stage == ADJ_BATTLE_DECLARED)
    lend (self);
  while (self->judge->table->battle.stage == ADJ_BATTLE_DECLARED && slip (self))
    ;
}

/* Batteries for any attack on the side's units that waits for its die. */
static void
lend_together (Player *self, int side)
{
  const AdjTable *table = self->judge->table;

  for (int number = 1; number <= table->n_engagements; number++)
    {
      PlayOrder order = play_order (PLAY_SUPPORT);
      AdjSupportOffer offers[ADJ_MAX_SUPPORT_OFFERS];
      AdjAttack attack;
      guint n;

      if (table->engagements[number - 1].side == side || !adj_engagement_owes_die (table, number))
        continue;
      adj_attack_in_engagement (table, number, &attack);
      n = adj_supports_find (&self->judge->field, &attack, offers);
      if (n == 0 || !player_chance (self, 60))
        continue;
      order.supports[order.n_supports++] = offers[player_pick (self, n)].support;
      player_do (self, &order);
    }
}

static void
slip_together (Player *self, int side)
{
  for (int unit = 0; unit < self->judge->table->n_units; unit++)
    {
      AdjRetreats ways;

      if (self->judge->table->units[unit].side != side)
        continue;
      adj_cavalry_ways (&self->judge->field, unit, &ways);
      if (ways.n > 0 && player_chance (self, 60))
        player_do_one (self, PLAY_RETREAT, unit, ways.hexes[player_pick (self, ways.n)]);
    }
}

void
player_answer_together (Player *self)
{
  int first = self->judge->table->first_player;

  if (!player_may_answer (self))
    return;
  lend_together (self, first);
  lend_together (self, adj_enemy (first));
  slip_together (self, first);
  slip_together (self, adj_enemy (first));
}

/* ---- Voluntary attacks ---- */

gboolean
player_may_stop (Player *self)
{
  g_auto (AdjDuties) duties = { 0 };

  if (!has (self, ADJ_OPTION_VOLUNTARY_ATTACK) || !player_chance (self, 30))
    return FALSE;
  adj_duties_find (&self->judge->field, &duties);
  for (guint i = 0; i < duties.n; i++)
    if (duties.duties[i].kind == ADJ_DUTY_BE_ATTACKED || duties.duties[i].kind == ADJ_DUTY_CHARGE)
      return FALSE;
  return TRUE;
}

/* Any of them, as long as it has somewhere to go: the others stay. */
static void
send_one_back (Player *self)
{
  const AdjTable *table = self->judge->table;
  guint first = player_pick (self, table->n_debts);

  for (guint i = 0; i < table->n_debts; i++)
    {
      int unit = table->debts[(first + i) % table->n_debts].unit;
      AdjRetreats ways;

      adj_repulsion_ways (&self->judge->field, unit, &ways);
      if (ways.n == 0)
        continue;
      player_do_one (self, PLAY_RETREAT, unit, ways.hexes[player_pick (self, ways.n)]);
      return;
    }
  g_assert_not_reached ();
}

gboolean
player_goes_back (Player *self)
{
  gboolean anybody = FALSE;

  while (adj_debt_is_open (self->judge->table, ADJ_DEBT_REPULSE))
    {
      send_one_back (self);
      anybody = TRUE;
    }
  return anybody;
}

/* ---- Charges ---- */

gboolean
player_charges (Player *self, int unit)
{
  const AdjField *field = &self->judge->field;
  const AdjUnitState *state = &self->judge->table->units[unit];
  PlayOrder order = play_order (PLAY_CHARGE);
  guint first;

  if (!adj_may_charge (field, unit))
    return FALSE;
  adj_charge_find (&self->reach, field, unit, state->hex, adj_charge_budget (field, unit));
  first = player_pick (self, self->reach.n);
  for (guint i = 0; i < self->reach.n; i++)
    {
      AdjHex hex = self->reach.hexes[(first + i) % self->reach.n];

      if (self->reach.steps[hex] < ADJ_CHARGE_HEXES || !adj_field_fits (field, unit, hex, -1) ||
          !adj_field_in_ezoc (field, hex, state->side))
        continue;
      order.units[order.n_units++] = unit;
      order.n_hexes = adj_reach_path (&self->reach, hex, order.hexes);
      player_do (self, &order);
      return TRUE;
    }
  return FALSE;
}
