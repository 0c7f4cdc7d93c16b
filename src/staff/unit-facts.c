/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/unit-facts.h"

AdjUnitFacts
adj_unit_facts (const AdjView *view, int unit)
{
  const AdjUnitState *state;
  gboolean known;

  g_return_val_if_fail (view != NULL, ((AdjUnitFacts){ .points = -1 }));

  state = &view->table->units[unit];
  known = adj_view_knows (view, unit);
  return (AdjUnitFacts){
    .side = state->side,
    .where = (AdjWhere) state->where,
    .known = known,
    .effective = !known || (state->facts & ADJ_FACT_INEFFECTIVE) == 0,
    .points = known && state->strength != ADJ_STRENGTH_UNKNOWN ? state->strength : -1,
  };
}

gboolean
adj_unit_facts_play (const AdjUnitFacts *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return self->where == ADJ_ON_MAP || self->where == ADJ_WAITING;
}
