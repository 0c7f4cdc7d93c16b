/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/passage.h"

void
adj_passage_init (AdjPassage *self, const AdjField *field, int unit)
{
  const AdjUnitState *state = &field->table->units[unit];

  self->book = field->book;
  self->costs = field->book->costs[state->arm];
  self->side = state->side;
  self->ezoc = (guint8) (1u << adj_enemy (state->side));
  self->bars_ezoc = adj_table_is_night (field->table, field->book) ||
                    adj_table_has (field->table, unit, ADJ_FACT_INEFFECTIVE);
  self->alone = adj_field_arm (field, unit)->alone;
}

gboolean
adj_passage_blocked_by_friend (const AdjPassage *self, const AdjField *field, AdjHex hex)
{
  if (self->alone)
    return field->count[hex] > 0;
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (adj_field_arm (field, unit)->alone)
      return TRUE;
  return FALSE;
}
