/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "rules/passage.h"

#include "rules/played.h"

/* Y 5.21, R 6.16b: the one hex is the unit's whole move. */
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
  gboolean face_up = (state->facts & ADJ_FACT_FACE_DOWN) == 0;
  gboolean cover = adj_forests_cover (table) && face_up;
  gboolean night = adj_ground_is_dear (table, field->book);

  self->costs = adj_book_costs (field->book, state->arm, cover, night);
  self->uncovered = adj_book_costs (field->book, state->arm, FALSE, night);
  self->printed = adj_book_costs (field->book, state->arm, FALSE, FALSE);
  self->into_zone = field->book->costs_off_path[state->arm] != NULL
                        ? field->book->costs_off_path[state->arm]
                        : self->costs;
  self->zone_slope =
      self->into_zone != self->costs && adj_table_option (table, ADJ_OPTION_SLOPE_INTO_ZONE) == 0
          ? field->book->ruleset->slope_adds
          : 0;
  self->tight = adj_field_is_tight (field);
  self->joining = adj_field_is_tight (field) ? field->book->ruleset->tight_adds : 0;
  self->zone_cost = zone_cost ? field->book->ruleset->zone_cost : 0;
  self->zone_replaces =
      zone_cost && adj_table_option (table, ADJ_OPTION_ZOC_COST_REPLACES_TERRAIN) != 0;
  self->keeps_to_roads = adj_table_option (table, ADJ_OPTION_GUNS_OUT_OF_FOREST) && face_up &&
                         field->book->ruleset->arms[state->arm].bombards;
  self->road_bonus = (state->facts & ADJ_FACT_MOVED) != 0
                         ? 0
                         : adj_table_option (table, ADJ_OPTION_ROAD_BONUS) * ADJ_MP;
  self->one_hex = adj_one_hex_is_free (table, field->book) && has_not_moved (state);
}

void
adj_passage_init (AdjPassage *self, const AdjField *field, int unit)
{
  const AdjUnitState *state;

  g_return_if_fail (self != NULL);
  g_return_if_fail (field != NULL);

  state = &field->table->units[unit];
  self->book = field->book;
  self->side = state->side;
  self->start = state->hex;
  self->ezoc = (guint8) (1u << adj_enemy (state->side));
  self->doubt = (guint8) (self->ezoc << ADJ_SIDES);
  self->bars_ezoc = adj_nights_bar_zones (field->table, field->book) ||
                    adj_table_has (field->table, unit, ADJ_FACT_INEFFECTIVE);
  self->alone = adj_field_arm (field, unit)->alone;
  ask_options (self, field, state);
}

gboolean
adj_passage_blocked_by_friend (const AdjPassage *self, const AdjField *field, AdjHex hex)
{
  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (field != NULL, FALSE);

  if (self->alone)
    return field->count[hex] > 0;
  for (guint16 unit = field->first[hex]; unit != ADJ_NOBODY; unit = field->next[unit])
    if (adj_field_arm (field, unit)->alone)
      return TRUE;
  return FALSE;
}

/* R 6.25b: does a path lead up a slope there? */
static gboolean
climbs_by_path (const AdjPassage *self, AdjHex from, int direction)
{
  const AdjBookHex *hex = &self->book->hexes[from];

  return (hex->rise & (1u << direction)) != 0 &&
         (hex->features[direction] & self->book->path_features) != 0;
}

int
adj_passage_cost_by_options (
    const AdjPassage *self, AdjHex from, int direction, gboolean into, int cost)
{
  g_return_val_if_fail (self != NULL, ADJ_CLOSED);

  if (into && self->zone_slope > 0 && cost > 0 && climbs_by_path (self, from, direction))
    cost -= self->zone_slope;
  if (self->keeps_to_roads && adj_passage_leaves_road (self, from, direction))
    return ADJ_CLOSED;
  if (self->zone_replaces && into && cost != ADJ_CLOSED)
    return 0;
  return cost;
}

/* A road is a path at one movement point. */
gboolean
adj_passage_is_road (const AdjPassage *self, AdjHex from, int direction)
{
  const AdjRuleset *ruleset;

  g_return_val_if_fail (self != NULL, FALSE);

  ruleset = self->book->ruleset;
  for (guint i = 0; i < ruleset->n_features; i++)
    if ((self->book->hexes[from].features[direction] & (1u << i)) != 0 &&
        ruleset->features[i].at_most > 0 && ruleset->features[i].at_most <= ADJ_MP)
      return TRUE;
  return FALSE;
}

int
adj_passage_bonus (const AdjPassage *self, const AdjHex *path, guint n_path)
{
  g_return_val_if_fail (self != NULL, 0);
  g_return_val_if_fail (path != NULL || n_path == 0, 0);

  if (self->road_bonus == 0 || n_path < 2)
    return 0;
  for (guint i = 1; i < n_path; i++)
    if (!adj_passage_is_road (self, path[i - 1],
                              adj_book_direction (self->book, path[i - 1], path[i])))
      return 0;
  return self->road_bonus;
}

/* A forest is a terrain that batteries pay for (Y 9.0b). */
gboolean
adj_passage_leaves_road (const AdjPassage *self, AdjHex from, int direction)
{
  AdjHex to;

  g_return_val_if_fail (self != NULL, FALSE);

  to = self->book->hexes[from].neighbours[direction];
  return to != ADJ_NO_HEX && adj_book_terrain (self->book, to)->battery_entry != ADJ_NO_COST &&
         !adj_passage_is_road (self, from, direction);
}
