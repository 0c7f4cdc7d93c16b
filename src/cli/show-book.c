/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/topology.h"
#include "book/unit-rows.h"
#include "cli/show.h"
#include "desk/value.h"

static void
print_sizes (const char *key, GArray *sizes)
{
  g_print ("%s", key);
  for (guint i = 0; i < sizes->len; i++)
    g_print ("\t%u", g_array_index (sizes, guint, i));
  g_print ("\n");
  g_array_unref (sizes);
}

AdjExitCode
adj_cli_show_summary (const AdjBook *book, const char *extra)
{
  const AdjScenario *scenario = book->scenario;

  g_print ("scenario\t%s\n", scenario->id);
  g_print ("title\t%s\n", scenario->title);
  if (scenario->date != NULL)
    g_print ("date\t%s\n", scenario->date);
  g_print ("ruleset\t%s\n", scenario->ruleset->id);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      guint count = 0;

      for (guint i = 0; i < scenario->n_units; i++)
        count += scenario->units[i].side == side;
      g_print ("side\t%s\t%s\t%u units\n", scenario->sides[side].id, scenario->sides[side].name,
               count);
    }
  g_print ("first-player\t%s\n", scenario->first_player != ADJ_NO_SIDE
                                     ? scenario->sides[scenario->first_player].id
                                     : "?");
  if (scenario->n_turns > 0)
    g_print ("turns\t%u\n", scenario->n_turns);
  else
    g_print ("turns\t?\n");
  for (guint i = 0; i < scenario->n_turns; i++)
    if (scenario->turns[i].night)
      g_print ("night\t%u\n", i + 1);
  g_print ("hexes\t%u\n", scenario->map.n_hexes);
  g_print ("hexsides\t%u\n", scenario->map.n_hexsides);
  g_print ("units\t%u\n", scenario->n_units);
  g_print ("complete\t%s\n", adj_scenario_complete (scenario) ? "yes" : "no");
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_show_map (const AdjBook *book, const char *extra)
{
  const AdjMap *map = &book->scenario->map;

  g_print ("grid\t%d\t%d\t%s\t%s\n", map->grid.columns, map->grid.rows,
           adj_map_orientations[map->grid.orientation], adj_map_shifts[map->grid.stagger]);
  print_sizes ("parts", adj_topology_parts (book, adj_topology_walls (book->ruleset), NULL));
  print_sizes ("networks", adj_topology_networks (book, book->path_features, NULL));
  for (guint i = 0; i < map->n_hexes; i++)
    g_print ("hex\t%04d\t%s%s%s\n", map->hexes[i].id,
             book->ruleset->terrains[map->hexes[i].terrain].id,
             map->hexes[i].name != NULL ? "\t" : "",
             map->hexes[i].name != NULL ? map->hexes[i].name : "");
  for (guint i = 0; i < map->n_hexsides; i++)
    {
      const AdjMapHexside *side = &map->hexsides[i];

      g_print ("hexside\t%04d\t%04d", side->a, side->b);
      for (guint feature = 0; feature < book->ruleset->n_features; feature++)
        if (side->features & (1u << feature))
          g_print ("\t%s", book->ruleset->features[feature].id);
      g_print ("\n");
    }
  return ADJ_EXIT_YES;
}

static void
print_unit (const AdjBook *book, const AdjUnit *unit)
{
  g_print ("unit\t%s\t%s\t%s\t", unit->id, book->scenario->sides[unit->side].id,
           book->ruleset->arms[unit->arm].id);
  if (unit->strength != ADJ_UNKNOWN_STRENGTH)
    g_print ("%d\t", unit->strength);
  else
    g_print ("?\t");
  if (unit->hex != ADJ_HEX_NONE)
    g_print ("%04d\tset-up", unit->hex);
  else if (unit->turn != 0)
    g_print ("turn %d\treinforcement", unit->turn);
  else
    g_print ("?\tunknown");
  g_print ("\t%s\n", unit->name);
}

AdjExitCode
adj_cli_show_units (const AdjBook *book, const char *extra)
{
  for (guint i = 0; i < book->scenario->n_units; i++)
    print_unit (book, &book->scenario->units[i]);
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_show_unit_rows (const AdjBook *book, const char *extra)
{
  g_autofree char *rows = adj_unit_rows (book->scenario);

  g_print ("%s", rows);
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_show_reinforcements (const AdjBook *book, const char *extra)
{
  const AdjScenario *scenario = book->scenario;

  for (int turn = 1; turn <= ADJ_MAX_TURNS; turn++)
    for (guint i = 0; i < scenario->n_units; i++)
      {
        const AdjUnit *unit = &scenario->units[i];

        if (unit->turn != turn)
          continue;
        g_print ("due\t%d\t%s\t%s\t", turn, scenario->sides[unit->side].id, unit->id);
        for (guint j = 0; j < unit->n_entries; j++)
          g_print ("%s%04d", j > 0 ? " " : "", unit->entries[j]);
        g_print ("\n");
      }
  return ADJ_EXIT_YES;
}

static void
print_hexes (const GArray *hexes)
{
  for (guint i = 0; i < hexes->len; i++)
    g_print ("%s%04d", i > 0 ? " " : "", g_array_index (hexes, AdjHexId, i));
}

AdjExitCode
adj_cli_show_victory (const AdjBook *book, const char *extra)
{
  const AdjScenario *scenario = book->scenario;

  for (guint i = 0; i < scenario->awards->len; i++)
    {
      const AdjAward *award = &g_array_index (scenario->awards, AdjAward, i);

      g_print ("award\t%s\t%s\t%s\t%d\t%s\t", award->id, scenario->sides[award->side].id,
               adj_award_kinds[award->kind], award->points, adj_award_pers[award->per]);
      print_hexes (award->hexes);
      g_print ("\t%s\n", award->title);
    }
  for (guint i = 0; i < scenario->levels->len; i++)
    {
      const AdjLevel *level = &g_array_index (scenario->levels, AdjLevel, i);
      g_autofree char *figure = adj_value_print_mp (level->figure);

      g_print ("level\t%s\t%s\t%s\t%s %s\t", scenario->sides[level->side].id, level->name,
               adj_level_measures[level->measure], level->above ? "above" : "least", figure);
      print_hexes (level->holds);
      g_print ("\n");
    }
  return ADJ_EXIT_YES;
}

AdjExitCode
adj_cli_show_unknown (const AdjBook *book, const char *extra)
{
  const AdjScenario *scenario = book->scenario;

  if (scenario->map.assumed != NULL)
    g_print ("unknown\tmap\tassumed: %s\n", scenario->map.assumed);
  for (guint i = 0; i < scenario->unknowns->len; i++)
    {
      const AdjUnknown *unknown = &g_array_index (scenario->unknowns, AdjUnknown, i);
      g_autofree char *text = adj_cli_one_line (unknown->text);

      g_print ("unknown\t%s\t%s\n", adj_unknown_things[unknown->what], text);
    }
  for (guint i = 0; i < scenario->n_units; i++)
    if (scenario->units[i].strength == ADJ_UNKNOWN_STRENGTH)
      g_print ("unknown\tstrengths\tunit %s\n", scenario->units[i].id);
  return ADJ_EXIT_YES;
}
