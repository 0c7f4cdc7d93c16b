/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/scenario-form.h"
#include "book/scenario.h"
#include "desk/xml.h"
#include "hex/hex-xml.h"

/* A scenario that is read and written back is equal: figures at the reader's defaults are left
 * out. */

static void
write_marks (AdjXmlWriter *xml, const AdjMarks *marks)
{
  adj_xml_writer_set (xml, "check", marks->check);
  adj_xml_writer_set (xml, "source", marks->source);
}

static void
write_hexes (AdjXmlWriter *xml, const char *attribute, const AdjHexId *hexes, guint n)
{
  g_autoptr (GString) list = g_string_new (NULL);

  for (guint i = 0; i < n; i++)
    g_string_append_printf (list, "%s%04d", i > 0 ? " " : "", hexes[i]);
  if (n > 0)
    adj_xml_writer_set (xml, attribute, list->str);
}

static void
write_hex_array (AdjXmlWriter *xml, const char *attribute, const GArray *hexes)
{
  write_hexes (xml, attribute, (const AdjHexId *) (gpointer) hexes->data, hexes->len);
}

static void
write_side (AdjXmlWriter *xml, const AdjScenario *self, int side)
{
  if (side != ADJ_NO_SIDE)
    adj_xml_writer_set (xml, "side", self->sides[side].id);
}

static void
write_arm (AdjXmlWriter *xml, const AdjScenario *self, int arm)
{
  if (arm >= 0)
    adj_xml_writer_set (xml, "arm", self->ruleset->arms[arm].id);
}

static void
write_heading (AdjXmlWriter *xml, const AdjScenario *self)
{
  adj_xml_writer_set (xml, "id", self->id);
  adj_xml_writer_set (xml, "title", self->title);
  adj_xml_writer_set (xml, "date", self->date);
  adj_xml_writer_set (xml, "ruleset", self->ruleset_id);
  if (self->first_player != ADJ_NO_SIDE)
    adj_xml_writer_set (xml, "first-player", self->sides[self->first_player].id);
  write_marks (xml, &self->marks);
  if (self->about != NULL)
    {
      adj_xml_writer_open (xml, "about");
      adj_xml_writer_text (xml, self->about);
      adj_xml_writer_close (xml);
    }
  for (guint i = 0; i < self->sources->len; i++)
    {
      const AdjSource *source = &g_array_index (self->sources, AdjSource, i);

      adj_xml_writer_open (xml, "source");
      adj_xml_writer_set (xml, "id", source->id);
      adj_xml_writer_text (xml, source->text);
      adj_xml_writer_close (xml);
    }
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      adj_xml_writer_open (xml, "side");
      adj_xml_writer_set (xml, "id", self->sides[side].id);
      adj_xml_writer_set (xml, "name", self->sides[side].name);
      adj_xml_writer_set (xml, "colour", adj_side_colours[self->sides[side].colour]);
      adj_xml_writer_close (xml);
    }
}

static void
write_map_figures (AdjXmlWriter *xml, const AdjScenario *self)
{
  const AdjMap *map = &self->map;
  g_autoptr (GString) compass = g_string_new (NULL);

  adj_xml_writer_set_int (xml, "columns", map->grid.columns);
  adj_xml_writer_set_int (xml, "rows", map->grid.rows);
  adj_xml_writer_set (xml, "orientation", adj_map_orientations[map->grid.orientation]);
  adj_xml_writer_set (xml, "shifted", adj_map_shifts[map->grid.stagger]);
  for (int i = 0; i < ADJ_HEX_DIRECTIONS; i++)
    g_string_append_printf (compass, "%s%s", i > 0 ? " " : "",
                            adj_hex_direction_name (map->grid.orientation, map->compass[i]));
  if (map->compass_given)
    adj_xml_writer_set (xml, "compass", compass->str);
  if (map->default_terrain >= 0)
    adj_xml_writer_set (xml, "default-terrain", self->ruleset->terrains[map->default_terrain].id);
  adj_xml_writer_set (xml, "assumed", map->assumed);
  write_marks (xml, &map->marks);
}

static void
write_hex (AdjXmlWriter *xml, const AdjScenario *self, const AdjMapHex *hex)
{
  adj_xml_writer_open (xml, "hex");
  adj_hex_set (xml, "id", hex->id);
  if (hex->terrain != self->map.default_terrain)
    adj_xml_writer_set (xml, "terrain", self->ruleset->terrains[hex->terrain].id);
  adj_xml_writer_set (xml, "name", hex->name);
  if (hex->drawn != ADJ_DRAWN_NOTHING)
    adj_xml_writer_set (xml, "drawn", adj_hex_drawings[hex->drawn]);
  if (hex->level != 1)
    adj_xml_writer_set_int (xml, "level", hex->level);
  adj_xml_writer_set_yes (xml, "slope", hex->slope, FALSE);
  write_marks (xml, &hex->marks);
  adj_xml_writer_close (xml);
}

static void
write_hexside (AdjXmlWriter *xml, const AdjScenario *self, const AdjMapHexside *side)
{
  g_autoptr (GString) features = g_string_new (NULL);
  const AdjHexId between[] = { side->a, side->b };

  for (guint i = 0; i < self->ruleset->n_features; i++)
    if (side->features & (1u << i))
      g_string_append_printf (features, "%s%s", features->len > 0 ? " " : "",
                              self->ruleset->features[i].id);
  adj_xml_writer_open (xml, "hexside");
  write_hexes (xml, "between", between, 2);
  adj_xml_writer_set (xml, "has", features->str);
  adj_xml_writer_set (xml, "name", side->name);
  write_marks (xml, &side->marks);
  adj_xml_writer_close (xml);
}

static void
write_map (AdjXmlWriter *xml, const AdjScenario *self)
{
  adj_xml_writer_open (xml, "map");
  write_map_figures (xml, self);
  for (guint i = 0; i < self->map.n_hexes; i++)
    if (self->map.hexes[i].listed)
      write_hex (xml, self, &self->map.hexes[i]);
  for (guint i = 0; i < self->map.n_hexsides; i++)
    write_hexside (xml, self, &self->map.hexsides[i]);
  adj_xml_writer_close (xml);
}

static void
write_turns (AdjXmlWriter *xml, const AdjScenario *self)
{
  for (guint i = 0; i < self->n_turns; i++)
    {
      adj_xml_writer_open (xml, "turn");
      adj_xml_writer_set_int (xml, "number", (int) i + 1);
      adj_xml_writer_set_yes (xml, "night", self->turns[i].night, FALSE);
      adj_xml_writer_set (xml, "label", self->turns[i].label);
      write_marks (xml, &self->turns[i].marks);
      adj_xml_writer_close (xml);
    }
}

static void
write_unit (AdjXmlWriter *xml, const AdjScenario *self, const AdjUnit *unit)
{
  adj_xml_writer_open (xml, "unit");
  adj_xml_writer_set (xml, "id", unit->id);
  adj_xml_writer_set (xml, "name", unit->name);
  write_side (xml, self, unit->side);
  write_arm (xml, self, unit->arm);
  if (unit->size_given)
    adj_xml_writer_set (xml, "size", adj_unit_sizes[unit->size]);
  if (unit->strength != ADJ_UNKNOWN_STRENGTH)
    adj_xml_writer_set_int (xml, "strength", unit->strength);
  if (unit->reduced != ADJ_UNKNOWN_STRENGTH)
    adj_xml_writer_set_int (xml, "reduced", unit->reduced);
  if (unit->movement_given)
    adj_xml_writer_set_mp (xml, "movement", unit->movement);
  if (unit->hex != ADJ_HEX_NONE)
    adj_hex_set (xml, "hex", unit->hex);
  if (unit->turn != 0)
    adj_xml_writer_set_int (xml, "turn", unit->turn);
  write_hexes (xml, "entry", unit->entries, unit->n_entries);
  if (unit->still != 0)
    adj_xml_writer_set_int (xml, "still", unit->still);
  adj_xml_writer_set (xml, "group", unit->group);
  write_marks (xml, &unit->marks);
  adj_xml_writer_close (xml);
}

static void
write_exits_and_holdings (AdjXmlWriter *xml, const AdjScenario *self)
{
  for (guint i = 0; i < self->exits->len; i++)
    {
      const AdjExit *exit = &g_array_index (self->exits, AdjExit, i);

      adj_xml_writer_open (xml, "exit");
      write_hex_array (xml, "hexes", exit->hexes);
      adj_xml_writer_set_mp (xml, "cost", exit->cost);
      write_side (xml, self, exit->side);
      write_arm (xml, self, exit->arm);
      write_marks (xml, &exit->marks);
      adj_xml_writer_close (xml);
    }
  for (guint i = 0; i < self->holdings->len; i++)
    {
      const AdjHolding *holding = &g_array_index (self->holdings, AdjHolding, i);

      adj_xml_writer_open (xml, "holds");
      write_side (xml, self, holding->side);
      write_hex_array (xml, "hexes", holding->hexes);
      write_marks (xml, &holding->marks);
      adj_xml_writer_close (xml);
    }
}

static void
write_trace (AdjXmlWriter *xml, const AdjScenario *self, const AdjTrace *trace)
{
  if (!trace->given)
    return;
  adj_xml_writer_open (xml, "trace");
  if (trace->along >= 0)
    adj_xml_writer_set (xml, "along", self->ruleset->features[trace->along].id);
  write_hex_array (xml, "from", trace->from);
  write_hex_array (xml, "to", trace->to);
  if (trace->within >= 0)
    adj_xml_writer_set_int (xml, "within", trace->within);
  adj_xml_writer_close (xml);
}

static void
write_awards (AdjXmlWriter *xml, const AdjScenario *self)
{
  for (guint i = 0; i < self->awards->len; i++)
    {
      const AdjAward *award = &g_array_index (self->awards, AdjAward, i);

      adj_xml_writer_open (xml, "award");
      adj_xml_writer_set (xml, "id", award->id);
      adj_xml_writer_set (xml, "title", award->title);
      write_side (xml, self, award->side);
      adj_xml_writer_set (xml, "kind", adj_award_kinds[award->kind]);
      adj_xml_writer_set_int (xml, "points", award->points);
      if (award->per != ADJ_PER_ONCE)
        adj_xml_writer_set (xml, "per", adj_award_pers[award->per]);
      write_hex_array (xml, "hexes", award->hexes);
      if (award->unit >= 0)
        adj_xml_writer_set (xml, "unit", self->units[award->unit].id);
      write_arm (xml, self, award->arm);
      adj_xml_writer_set (xml, "row", award->row);
      write_marks (xml, &award->marks);
      write_trace (xml, self, &award->trace);
      adj_xml_writer_close (xml);
    }
}

static void
write_levels (AdjXmlWriter *xml, const AdjScenario *self)
{
  for (guint i = 0; i < self->levels->len; i++)
    {
      const AdjLevel *level = &g_array_index (self->levels, AdjLevel, i);

      adj_xml_writer_open (xml, "level");
      write_side (xml, self, level->side);
      adj_xml_writer_set (xml, "name", level->name);
      adj_xml_writer_set (xml, "measure", adj_level_measures[level->measure]);
      adj_xml_writer_set_mp (xml, level->above ? "above" : "least", level->figure);
      write_hex_array (xml, "holds", level->holds);
      write_marks (xml, &level->marks);
      adj_xml_writer_close (xml);
    }
}

static void
write_span (AdjXmlWriter *xml, int from, int to)
{
  adj_xml_writer_set_int (xml, "from", from);
  if (to != 0)
    adj_xml_writer_set_int (xml, "to", to);
}

static void
write_command (AdjXmlWriter *xml, const AdjScenario *self)
{
  for (guint i = 0; i < self->commands->len; i++)
    {
      const AdjCommand *command = &g_array_index (self->commands, AdjCommand, i);

      adj_xml_writer_open (xml, "command");
      write_side (xml, self, command->side);
      write_span (xml, command->from, command->to);
      adj_xml_writer_set_int (xml, "level", command->level);
      adj_xml_writer_set_yes (xml, "restricts", command->restricts, FALSE);
      write_marks (xml, &command->marks);
      adj_xml_writer_close (xml);
    }
  for (guint i = 0; i < self->commanders->len; i++)
    {
      const AdjCommander *commander = &g_array_index (self->commanders, AdjCommander, i);

      adj_xml_writer_open (xml, "commander");
      write_side (xml, self, commander->side);
      adj_xml_writer_set_int (xml, "initiative", commander->initiative);
      write_marks (xml, &commander->marks);
      adj_xml_writer_close (xml);
    }
}

static void
write_limits_and_texts (AdjXmlWriter *xml, const AdjScenario *self)
{
  for (guint i = 0; i < self->limits->len; i++)
    {
      const AdjLimit *limit = &g_array_index (self->limits, AdjLimit, i);

      adj_xml_writer_open (xml, "limit");
      write_side (xml, self, limit->side);
      write_span (xml, limit->from, limit->to);
      adj_xml_writer_set_int (xml, "units", limit->units);
      if (limit->lifted_by >= 0)
        adj_xml_writer_set (xml, "lifted-by-crossing",
                            self->ruleset->features[limit->lifted_by].id);
      write_marks (xml, &limit->marks);
      adj_xml_writer_close (xml);
    }
  for (guint i = 0; i < self->specials->len; i++)
    {
      const AdjSpecial *special = &g_array_index (self->specials, AdjSpecial, i);

      adj_xml_writer_open (xml, "special");
      adj_xml_writer_set (xml, "title", special->title);
      write_marks (xml, &special->marks);
      adj_xml_writer_text (xml, special->text);
      adj_xml_writer_close (xml);
    }
  for (guint i = 0; i < self->unknowns->len; i++)
    {
      const AdjUnknown *unknown = &g_array_index (self->unknowns, AdjUnknown, i);

      adj_xml_writer_open (xml, "unknown");
      adj_xml_writer_set (xml, "what", adj_unknown_things[unknown->what]);
      adj_xml_writer_text (xml, unknown->text);
      adj_xml_writer_close (xml);
    }
}

int
adj_scenario_version (const AdjScenario *self)
{
  for (guint i = 0; i < self->map.n_hexes; i++)
    if (self->map.hexes[i].level != 1 || self->map.hexes[i].slope)
      return 2;
  return 1;
}

char *
adj_scenario_write (const AdjScenario *self, gsize *length)
{
  AdjXmlWriter *xml = adj_xml_writer_new_as (&adj_scenario_format, adj_scenario_version (self));

  write_heading (xml, self);
  write_map (xml, self);
  write_turns (xml, self);
  for (guint i = 0; i < self->n_units; i++)
    write_unit (xml, self, &self->units[i]);
  write_exits_and_holdings (xml, self);
  write_awards (xml, self);
  write_levels (xml, self);
  write_command (xml, self);
  write_limits_and_texts (xml, self);
  return adj_xml_writer_free (xml, length);
}
