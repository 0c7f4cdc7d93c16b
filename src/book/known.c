/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/known.h"

gboolean
adj_known_ground (const AdjScenario *scenario, const AdjMapHex *hex)
{
  g_return_val_if_fail (scenario != NULL && hex != NULL, FALSE);

  return scenario->ruleset->terrains[hex->terrain].look != ADJ_LOOK_UNKNOWN;
}

guint
adj_known_count_groundless (const AdjScenario *scenario, AdjHexId *first)
{
  guint n = 0;

  g_return_val_if_fail (scenario != NULL && first != NULL, 0);

  *first = ADJ_HEX_NONE;
  for (guint i = 0; i < scenario->map.n_hexes; i++)
    if (!adj_known_ground (scenario, &scenario->map.hexes[i]) && n++ == 0)
      *first = scenario->map.hexes[i].id;
  return n;
}

gboolean
adj_known_gap (const AdjScenario *scenario, AdjUnknownThing what)
{
  g_return_val_if_fail (scenario != NULL, FALSE);

  for (guint i = 0; i < scenario->unknowns->len; i++)
    if (g_array_index (scenario->unknowns, AdjUnknown, i).what == what)
      return TRUE;
  return FALSE;
}

gboolean
adj_known_place (const AdjUnit *unit)
{
  g_return_val_if_fail (unit != NULL, FALSE);

  return unit->hex != ADJ_HEX_NONE || (unit->turn != 0 && unit->n_entries > 0);
}

static gboolean
are_units_known (const AdjScenario *self)
{
  for (guint i = 0; i < self->n_units; i++)
    if (self->units[i].strength == ADJ_UNKNOWN_STRENGTH || !adj_known_place (&self->units[i]))
      return FALSE;
  return TRUE;
}

/* Who ticks off all that is said to be missing has not made it known by that. */
gboolean
adj_scenario_complete (const AdjScenario *self)
{
  AdjHexId first;

  g_return_val_if_fail (self != NULL, FALSE);

  return self->unknowns->len == 0 && self->map.assumed == NULL && self->n_turns > 0 &&
         self->first_player != ADJ_NO_SIDE && are_units_known (self) &&
         adj_known_count_groundless (self, &first) == 0;
}
