/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/passage.h"

#include "rules/played.h"

/* Y 5.21: the one hex is the unit's whole move. */
static gboolean
has_not_moved (const AdjUnitState *state)
{
  return state->where == ADJ_ON_MAP && (state->facts & ADJ_FACTS_OF_MOVEMENT) == 0 &&
         state->spent == 0;
}

static void
ask_options (AdjPassage *self, const AdjField *field, const AdjUnitState *state)
{
  const AdjTable *table = field->table;
  gboolean zone_cost = adj_table_option (table, ADJ_OPTION_ZOC_COST) != 0;
  gboolean cover = adj_forests_cover (table) && (state->facts & ADJ_FACT_FACE_DOWN) == 0;

  self->costs = adj_book_costs (field->book, state->arm, cover);
  self->tight = field->tight;
  self->joining = field->tight ? field->book->ruleset->tight_adds : 0;
  self->zone_cost = zone_cost ? field->book->ruleset->zone_cost : 0;
  self->zone_replaces =
      zone_cost && adj_table_option (table, ADJ_OPTION_ZOC_COST_REPLACES_TERRAIN) != 0;
  self->one_hex = adj_table_option (table, ADJ_OPTION_ONE_HEX_MOVE) && has_not_moved (state);
}

void
adj_passage_init (AdjPassage *self, const AdjField *field, int unit)
{
  const AdjUnitState *state = &field->table->units[unit];

  self->book = field->book;
  self->side = state->side;
  self->start = state->hex;
  self->ezoc = (guint8) (1u << adj_enemy (state->side));
  self->bars_ezoc = adj_table_is_night (field->table, field->book) ||
                    adj_table_has (field->table, unit, ADJ_FACT_INEFFECTIVE);
  self->alone = adj_field_arm (field, unit)->alone;
  ask_options (self, field, state);
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
