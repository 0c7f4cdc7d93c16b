/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "staff/known-count.h"

#include "book/known.h"

/* Turns in which the side's command level is known. */
static guint
count_levels (const AdjScenario *scenario, int side)
{
  gboolean known[ADJ_MAX_TURNS] = { 0 };
  guint n = 0;

  for (guint i = 0; i < scenario->commands->len; i++)
    {
      const AdjCommand *command = &g_array_index (scenario->commands, AdjCommand, i);
      int to = command->to != 0 ? command->to : (int) scenario->n_turns;

      for (int turn = command->from; turn <= MIN (to, ADJ_MAX_TURNS); turn++)
        known[turn - 1] |= command->side == side;
    }
  for (guint i = 0; i < scenario->n_turns; i++)
    n += known[i];
  return n;
}

static void
count_units (const AdjScenario *scenario, AdjKnownCount *count)
{
  for (guint i = 0; i < scenario->n_units; i++)
    {
      const AdjUnit *unit = &scenario->units[i];

      count->strengths += unit->strength != ADJ_UNKNOWN_STRENGTH;
      count->places += adj_known_place (unit);
    }
  count->known += count->strengths + count->places;
  count->all += 2 * scenario->n_units;
}

AdjKnownCount
adj_known_count (const AdjScenario *scenario)
{
  AdjKnownCount count = { 0 };
  AdjHexId first;

  g_return_val_if_fail (scenario != NULL, (AdjKnownCount){ 0 });

  count_units (scenario, &count);
  count.all += 3; /* turn track, first player, map */
  count.known += scenario->n_turns > 0;
  count.known += scenario->first_player != ADJ_NO_SIDE;
  count.known +=
      scenario->map.assumed == NULL && adj_known_count_groundless (scenario, &first) == 0;
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      guint levels = count_levels (scenario, side);

      count.levels += levels;
      count.all++;
      count.known += levels > 0 && levels == scenario->n_turns;
    }
  count.all += scenario->unknowns->len;
  return count;
}
