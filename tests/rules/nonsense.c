/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "nonsense.h"

#include "rules/umpire.h"

/* Often somebody who is on the map, fights, or owes something. */
static int
pick_unit (const AdjTable *table, Lots *lots)
{
  int unit = (int) lots_pick (lots, table->n_units);

  if (table->n_debts > 0 && lots_chance (lots, 50))
    {
      const AdjDebt *debt = &table->debts[lots_pick (lots, table->n_debts)];

      if (debt->unit != ADJ_NO_UNIT)
        return debt->unit;
    }
  if (table->battle.stage != ADJ_BATTLE_NONE && lots_chance (lots, 50))
    return table->battle.attackers[lots_pick (lots, table->battle.n_attackers)].unit;
  while (lots_chance (lots, 80) && !adj_table_on_map (table, unit))
    unit = (int) lots_pick (lots, table->n_units);
  return unit;
}

static AdjHex
pick_neighbour (const AdjBook *book, AdjHex hex, Lots *lots)
{
  AdjHex next = book->hexes[hex].neighbours[lots_pick (lots, ADJ_HEX_DIRECTIONS)];

  return next != ADJ_NO_HEX ? next : hex;
}

PlayOrder
nonsense_order (const AdjBook *book, const AdjTable *table, Lots *lots)
{
  PlayOrder order = play_order ((PlayKind) lots_pick (lots, PLAY_N_KINDS));
  AdjHex hex = (AdjHex) lots_pick (lots, book->n_hexes);

  if (table->battle.stage == ADJ_BATTLE_DECLARED && lots_chance (lots, 40))
    order.kind = PLAY_ROLL;
  order.n_units = 1 + lots_pick (lots, 3);
  order.n_hexes = 1 + lots_pick (lots, 4);
  for (guint i = 0; i < order.n_units; i++)
    order.units[i] = pick_unit (table, lots);
  if (adj_table_on_map (table, order.units[0]) && lots_chance (lots, 90))
    hex = table->units[order.units[0]].hex;
  if (order.kind != PLAY_MOVE)
    hex = pick_neighbour (book, hex, lots);
  for (guint i = 0; i < order.n_hexes; i++, hex = pick_neighbour (book, hex, lots))
    order.hexes[i] = hex;
  order.die = (int) lots_pick (lots, 8);
  order.dice[0] = 1 + (int) lots_pick (lots, 6);
  order.dice[1] = 1 + (int) lots_pick (lots, 6);
  order.chits = (guint16) lots_pick (lots, 1024);
  if (order.kind == PLAY_SCATTER)
    order.die = (int) lots_pick (lots, 7);
  order.reduce = (int) lots_pick (lots, 6) - 2;
  order.option = (AdjOptionKey) lots_pick (lots, ADJ_N_OPTIONS);
  order.value = (int) lots_pick (lots, 3);
  if (order.kind == PLAY_SEAL)
    order.value %= ADJ_SIDES;
  else if (order.kind == PLAY_SCATTER)
    order.value = ADJ_NO_SIDE;
  return order;
}

void
nonsense_by_umpire (AdjJudge *judge, Lots *lots)
{
  int units[] = { pick_unit (judge->table, lots), pick_unit (judge->table, lots) };
  AdjHex hex = (AdjHex) lots_pick (lots, judge->book->n_hexes);

  switch (lots_pick (lots, 5))
    {
    case 0:
      adj_umpire_place (judge, units, 2, lots_chance (lots, 80) ? hex : ADJ_NO_HEX);
      break;
    case 1:
      adj_umpire_eliminate (judge, units, 1);
      break;
    case 2:
      adj_umpire_facts (judge, units[0], (guint16) (1u << lots_pick (lots, 16)), 0);
      break;
    case 3:
      adj_umpire_mark (judge, hex, (AdjMarkerKind) lots_pick (lots, 3));
      break;
    default:
      adj_umpire_score (judge, (int) lots_pick (lots, 2), (int) lots_pick (lots, 50));
      break;
    }
}
