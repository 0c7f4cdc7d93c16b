/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "ghost.h"

#include <string.h>

static AdjUnitState
ghost_on_table (const AdjUnitState *last)
{
  AdjHex hex = last->where == ADJ_ON_MAP ? last->hex : 0;

  return (AdjUnitState){
    .hex = hex,
    .where = ADJ_ON_MAP,
    .side = last->side,
    .arm = last->arm,
    .strength = 9,
    .fought_day = 1,
    .gone_day = 1,
    .entered_turn = 1,
    .control = ADJ_CONTROL_LOST,
    .gone_turn = 1,
    .deeds = ADJ_DEEDS_OF_COMBAT | ADJ_DEED_CHARGED,
    .facts = G_MAXUINT16 & ~(ADJ_FACT_DUMMY | ADJ_FACT_FACE_DOWN),
    .spent = ADJ_MP,
    .entry = hex,
    .came_from = hex,
  };
}

void
ghost_raise (AdjBook *book, AdjTable *table)
{
  AdjScenario *scenario = book->scenario;
  guint n = scenario->n_units;

  if (n == 0)
    return;
  scenario->units = g_renew (AdjUnit, scenario->units, n + 1);
  scenario->units[n] = scenario->units[n - 1];
  scenario->units[n].hex = book->hexes[0].id;
  scenario->units[n].still = ADJ_MAX_TURNS;
  table->units[n] = ghost_on_table (&table->units[n - 1]);
}

void
ghost_lay (AdjTable *table)
{
  AdjUnitState nobody = { .hex = ADJ_NO_HEX, .entry = ADJ_NO_HEX, .came_from = ADJ_NO_HEX };

  if (table->n_units < table->capacity)
    memcpy (&table->units[table->n_units], &nobody, sizeof nobody);
}
