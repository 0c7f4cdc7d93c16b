/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "book/draft-private.h"

#define MOST_NAMED 6 /* units, in the sentence on what would be lost */

/* The words for directions are another orientation's. */
static void
lay_grid (AdjScenario *copy, const AdjHexGrid *grid)
{
  if (copy->map.grid.orientation != grid->orientation)
    copy->map.compass_given = FALSE;
  copy->map.grid = *grid;
}

gboolean
adj_draft_set_grid (AdjDraft *self, const AdjHexGrid *grid)
{
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL && grid != NULL, FALSE);

  copy = adj_draft_copy (self);
  lay_grid (copy, grid);
  return adj_draft_adopt (self, copy);
}

/* ---- What lies beyond ---- */

static gboolean
side_is_beyond (const AdjHexGrid *grid, const AdjMapHexside *side)
{
  return !adj_hex_on_grid (grid, side->a) || !adj_hex_on_grid (grid, side->b);
}

static gboolean
unit_is_beyond (const AdjHexGrid *grid, const AdjUnit *unit)
{
  for (guint i = 0; i < unit->n_entries; i++)
    if (!adj_hex_on_grid (grid, unit->entries[i]))
      return TRUE;
  return unit->hex != ADJ_HEX_NONE && !adj_hex_on_grid (grid, unit->hex);
}

static gboolean
is_all_beyond (const AdjHexGrid *grid, const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++)
    if (adj_hex_on_grid (grid, g_array_index (hexes, AdjHexId, i)))
      return FALSE;
  return hexes->len > 0;
}

static gboolean
is_any_beyond (const AdjHexGrid *grid, const GArray *hexes)
{
  for (guint i = 0; hexes != NULL && i < hexes->len; i++)
    if (!adj_hex_on_grid (grid, g_array_index (hexes, AdjHexId, i)))
      return TRUE;
  return FALSE;
}

/* Those that lose a hex, if not all of them. */
static void
name_awards (GString *text, const AdjScenario *scenario, const AdjHexGrid *grid)
{
  for (guint i = 0; i < scenario->awards->len; i++)
    {
      const AdjAward *award = &g_array_index (scenario->awards, AdjAward, i);

      if (is_any_beyond (grid, award->hexes) || is_any_beyond (grid, award->trace.from) ||
          is_any_beyond (grid, award->trace.to))
        g_string_append_printf (text, ", %s", award->title);
    }
  for (guint i = 0; i < scenario->levels->len; i++)
    if (is_any_beyond (grid, g_array_index (scenario->levels, AdjLevel, i).holds))
      g_string_append_printf (text, ", %s", g_array_index (scenario->levels, AdjLevel, i).name);
}

/* These have no names. */
static void
count_exits (GString *text, const AdjScenario *scenario, const AdjHexGrid *grid)
{
  guint exits = 0;
  guint holdings = 0;

  for (guint i = 0; i < scenario->exits->len; i++)
    exits += is_any_beyond (grid, g_array_index (scenario->exits, AdjExit, i).hexes);
  for (guint i = 0; i < scenario->holdings->len; i++)
    holdings += is_any_beyond (grid, g_array_index (scenario->holdings, AdjHolding, i).hexes);
  if (exits > 0)
    {
      g_string_append (text, ", ");
      g_string_append_printf (text, ngettext ("hexes of %u exit", "hexes of %u exits", exits),
                              exits);
    }
  if (holdings > 0)
    {
      g_string_append (text, ", ");
      g_string_append_printf (
          text, ngettext ("hexes held by %u side", "hexes held by %u sides", holdings), holdings);
    }
}

static void
name_units (GString *text, const AdjScenario *scenario, const AdjHexGrid *grid)
{
  guint n = 0;

  for (guint i = 0; i < scenario->n_units; i++)
    if (unit_is_beyond (grid, &scenario->units[i]) && n++ < MOST_NAMED)
      g_string_append_printf (text, ", %s", scenario->units[i].name);
  if (n > MOST_NAMED)
    g_string_append (text, " …");
}

char *
adj_draft_beyond_grid (const AdjDraft *self, const AdjHexGrid *grid)
{
  const AdjScenario *scenario;
  g_autoptr (GString) named = g_string_new (NULL);
  g_autofree char *hexes = NULL;
  g_autofree char *sides = NULL;
  guint n_hexes = 0;
  guint n_sides = 0;

  g_return_val_if_fail (self != NULL && grid != NULL, NULL);

  scenario = adj_draft_get_scenario (self);
  for (guint i = 0; i < scenario->map.n_hexes; i++)
    n_hexes += scenario->map.hexes[i].listed && !adj_hex_on_grid (grid, scenario->map.hexes[i].id);
  for (guint i = 0; i < scenario->map.n_hexsides; i++)
    n_sides += side_is_beyond (grid, &scenario->map.hexsides[i]);
  name_units (named, scenario, grid);
  name_awards (named, scenario, grid);
  count_exits (named, scenario, grid);
  if (n_hexes == 0 && n_sides == 0 && named->len == 0)
    return NULL;
  hexes = g_strdup_printf (ngettext ("%u hex", "%u hexes", n_hexes), n_hexes);
  sides = g_strdup_printf (ngettext ("%u hexside", "%u hexsides", n_sides), n_sides);
  return g_strdup_printf ("%s, %s%s", hexes, sides, named->str);
}

/* ---- Taking it off ---- */

static void
cut_hexes (GArray *hexes, const AdjHexGrid *grid)
{
  for (guint i = hexes != NULL ? hexes->len : 0; i > 0; i--)
    if (!adj_hex_on_grid (grid, g_array_index (hexes, AdjHexId, i - 1)))
      g_array_remove_index (hexes, i - 1);
}

static void
drop (GArray *list, guint place, GArray *hexes)
{
  g_array_unref (hexes);
  g_array_remove_index (list, place);
}

static void
cut_map (AdjMap *map, const AdjHexGrid *grid)
{
  guint n = 0;

  for (guint i = 0; i < map->n_hexes; i++)
    if (adj_hex_on_grid (grid, map->hexes[i].id))
      map->hexes[n++] = map->hexes[i];
  map->n_hexes = n;
  n = 0;
  for (guint i = 0; i < map->n_hexsides; i++)
    if (!side_is_beyond (grid, &map->hexsides[i]))
      map->hexsides[n++] = map->hexsides[i];
  map->n_hexsides = n;
}

static void
cut_unit (AdjUnit *unit, const AdjHexGrid *grid)
{
  guint n = 0;

  if (unit->hex != ADJ_HEX_NONE && !adj_hex_on_grid (grid, unit->hex))
    unit->hex = ADJ_HEX_NONE;
  for (guint i = 0; i < unit->n_entries; i++)
    if (adj_hex_on_grid (grid, unit->entries[i]))
      unit->entries[n++] = unit->entries[i];
  unit->n_entries = n;
}

/* An exit, a holding or an award of which no hex is left goes as a whole. */
static void
cut_clauses (AdjScenario *copy, const AdjHexGrid *grid)
{
  for (guint i = copy->exits->len; i > 0; i--)
    if (is_all_beyond (grid, g_array_index (copy->exits, AdjExit, i - 1).hexes))
      drop (copy->exits, i - 1, g_array_index (copy->exits, AdjExit, i - 1).hexes);
    else
      cut_hexes (g_array_index (copy->exits, AdjExit, i - 1).hexes, grid);
  for (guint i = copy->holdings->len; i > 0; i--)
    if (is_all_beyond (grid, g_array_index (copy->holdings, AdjHolding, i - 1).hexes))
      drop (copy->holdings, i - 1, g_array_index (copy->holdings, AdjHolding, i - 1).hexes);
    else
      cut_hexes (g_array_index (copy->holdings, AdjHolding, i - 1).hexes, grid);
  for (guint i = 0; i < copy->levels->len; i++)
    cut_hexes (g_array_index (copy->levels, AdjLevel, i).holds, grid);
}

static void
cut_awards (AdjScenario *copy, const AdjHexGrid *grid)
{
  for (guint i = copy->awards->len; i > 0; i--)
    {
      AdjAward *award = &g_array_index (copy->awards, AdjAward, i - 1);
      gboolean lost = is_all_beyond (grid, award->hexes);

      if (award->trace.given && is_all_beyond (grid, award->trace.to))
        award->trace.given = FALSE;
      cut_hexes (award->trace.from, grid);
      cut_hexes (award->trace.to, grid);
      if (!lost)
        {
          cut_hexes (award->hexes, grid);
          continue;
        }
      g_clear_pointer (&award->trace.from, g_array_unref);
      g_clear_pointer (&award->trace.to, g_array_unref);
      drop (copy->awards, i - 1, award->hexes);
    }
}

gboolean
adj_draft_cut_grid (AdjDraft *self, const AdjHexGrid *grid)
{
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL && grid != NULL, FALSE);

  copy = adj_draft_copy (self);
  cut_map (&copy->map, grid);
  for (guint i = 0; i < copy->n_units; i++)
    cut_unit (&copy->units[i], grid);
  cut_clauses (copy, grid);
  cut_awards (copy, grid);
  lay_grid (copy, grid);
  return adj_draft_adopt (self, copy);
}
