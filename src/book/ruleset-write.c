/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "book/ruleset-form.h"
#include "book/ruleset.h"

/* A ruleset that is read and written back is equal: figures that stand at the reader's defaults are
 * left out, as the files of this project do. */

static void
write_lines (AdjXmlWriter *xml, const char *element, const char *const *lines)
{
  for (int i = 0; lines != NULL && lines[i] != NULL; i++)
    {
      adj_xml_writer_open (xml, element);
      adj_xml_writer_text (xml, lines[i]);
      adj_xml_writer_close (xml);
    }
}

static void
write_arrivals (AdjXmlWriter *xml, const AdjRuleset *self)
{
  adj_xml_writer_open (xml, "arrivals");
  adj_xml_writer_set_int (xml, "stack", self->column.stack);
  adj_xml_writer_set_mp (xml, "adds", self->column.adds);
  if (self->column.along >= 0)
    {
      adj_xml_writer_set (xml, "along", self->features[self->column.along].id);
      adj_xml_writer_set_mp (xml, "adds-along", self->column.adds_along);
    }
  if (self->column.within != 0)
    adj_xml_writer_set_int (xml, "within", self->column.within);
  adj_xml_writer_close (xml);
}

static void
write_zones (AdjXmlWriter *xml, const AdjRuleset *self)
{
  g_autoptr (GString) walls = g_string_new (NULL);

  for (guint kind = 0; kind < self->n_features; kind++)
    if ((self->zone_walls & (1u << kind)) != 0)
      g_string_append_printf (walls, "%s%s", walls->len > 0 ? " " : "", self->features[kind].id);
  adj_xml_writer_open (xml, "zones");
  adj_xml_writer_set (xml, "reach",
                      adj_zone_reaches[self->zones_known ? ADJ_ZONES_ADJACENT : ADJ_ZONES_UNKNOWN]);
  if (self->zones_walled)
    adj_xml_writer_set (xml, "closed-by", walls->str);
  adj_xml_writer_close (xml);
}

/* A player may alter what a slope adds to nothing; what the levels cost stays then (R 6.26). */
static gboolean
has_slopes (const AdjRuleset *self)
{
  gboolean has = self->slope_adds != 0;

  for (guint i = 0; i < self->n_terrains; i++)
    has |= self->terrains[i].above != ADJ_NO_COST;
  return has;
}

static void
write_basics (AdjXmlWriter *xml, const AdjRuleset *self)
{
  const char *about[] = { self->about, NULL };

  adj_xml_writer_set (xml, "id", self->id);
  adj_xml_writer_set (xml, "title", self->title);
  write_lines (xml, "about", about);
  write_lines (xml, "game", self->games);
  adj_xml_writer_open (xml, "movement");
  adj_xml_writer_set_mp (xml, "unit", self->movement_unit);
  adj_xml_writer_set_yes (xml, "minimum-move", self->minimum_move, FALSE);
  adj_xml_writer_set_yes (xml, "paths-into-zone", self->paths_into_zone, TRUE);
  if (self->zone_cost != 0)
    adj_xml_writer_set_mp (xml, "zone-cost", self->zone_cost);
  adj_xml_writer_close (xml);
  adj_xml_writer_open (xml, "stacking");
  if (self->stacking_limit != 0)
    adj_xml_writer_set_int (xml, "limit", self->stacking_limit);
  if (self->tight_adds != 0)
    adj_xml_writer_set_mp (xml, "tight-adds", self->tight_adds);
  adj_xml_writer_close (xml);
  if (!self->zones_known || self->zones_walled)
    write_zones (xml, self);
  if (has_slopes (self))
    {
      adj_xml_writer_open (xml, "slopes");
      adj_xml_writer_set_mp (xml, "adds", self->slope_adds);
      adj_xml_writer_close (xml);
    }
  if (self->column.enters)
    write_arrivals (xml, self);
  if (self->bombard_most == 0)
    return;
  adj_xml_writer_open (xml, "bombardment");
  adj_xml_writer_set_int (xml, "least", self->bombard_least);
  adj_xml_writer_set_int (xml, "most", self->bombard_most);
  adj_xml_writer_close (xml);
}

static void
write_arms (AdjXmlWriter *xml, const AdjRuleset *self)
{
  for (guint i = 0; i < self->n_arms; i++)
    {
      const AdjArm *arm = &self->arms[i];

      adj_xml_writer_open (xml, "arm");
      adj_xml_writer_set (xml, "id", arm->id);
      adj_xml_writer_set (xml, "name", arm->name);
      adj_xml_writer_set (xml, "symbol", adj_arm_symbols[arm->symbol]);
      if (arm->movement != ADJ_UNKNOWN_COST)
        adj_xml_writer_set_mp (xml, "movement", arm->movement);
      if (arm->least != 0)
        adj_xml_writer_set_mp (xml, "least", arm->least);
      adj_xml_writer_set_yes (xml, "bombards", arm->bombards, FALSE);
      adj_xml_writer_set_yes (xml, "initiative", arm->initiative, FALSE);
      adj_xml_writer_set_yes (xml, "zone", arm->zone, TRUE);
      adj_xml_writer_set_yes (xml, "attacks", arm->attacks, TRUE);
      adj_xml_writer_set_yes (xml, "must-be-attacked", arm->must_be_attacked, TRUE);
      adj_xml_writer_set_yes (xml, "paths-only", arm->paths_only, FALSE);
      adj_xml_writer_set_yes (xml, "alone", arm->alone, FALSE);
      adj_xml_writer_set_yes (xml, "flees", arm->flees, FALSE);
      if (arm->march_to_fire != ADJ_NO_COST)
        adj_xml_writer_set_mp (xml, "march-to-fire", arm->march_to_fire);
      if (arm->weakens_per != 1)
        adj_xml_writer_set_int (xml, "weakens-per", arm->weakens_per);
      adj_xml_writer_set (xml, "check", arm->check);
      adj_xml_writer_close (xml);
    }
}

static void
write_entry (AdjXmlWriter *xml, int entry)
{
  if (entry == ADJ_CLOSED)
    adj_xml_writer_set (xml, "closed", "yes");
  else if (entry >= 0)
    adj_xml_writer_set_mp (xml, "entry", entry);
}

/* The optional rules' changes to it. */
static void
write_terrain_options (AdjXmlWriter *xml, const AdjTerrain *terrain)
{
  if (terrain->tight_limit != 0)
    adj_xml_writer_set_int (xml, "tight-limit", terrain->tight_limit);
  if (terrain->cover != 1)
    adj_xml_writer_set_int (xml, "cover", terrain->cover);
  if (terrain->battery_entry != ADJ_NO_COST)
    adj_xml_writer_set_mp (xml, "battery-entry", terrain->battery_entry);
  if (terrain->dug_in != 0)
    adj_xml_writer_set_int (xml, "dug-in", terrain->dug_in);
}

/* What it costs one arm, and along paths. */
static void
write_terrain_cases (AdjXmlWriter *xml, const AdjRuleset *self, const AdjTerrain *terrain)
{
  for (guint arm = 0; arm < self->n_arms; arm++)
    if (terrain->entry_for[arm] != ADJ_NO_COST)
      {
        adj_xml_writer_open (xml, "for");
        adj_xml_writer_set (xml, "arm", self->arms[arm].id);
        write_entry (xml, terrain->entry_for[arm]);
        adj_xml_writer_close (xml);
      }
  for (guint kind = 0; kind < self->n_features; kind++)
    if (terrain->along[kind] != ADJ_NO_COST)
      {
        adj_xml_writer_open (xml, "along");
        adj_xml_writer_set (xml, "kind", self->features[kind].id);
        adj_xml_writer_set_mp (xml, "costs", terrain->along[kind]);
        adj_xml_writer_close (xml);
      }
  if (terrain->above == ADJ_NO_COST)
    return;
  adj_xml_writer_open (xml, "above");
  if (terrain->above >= 0)
    adj_xml_writer_set_mp (xml, "costs", terrain->above);
  adj_xml_writer_close (xml);
}

static void
write_terrains (AdjXmlWriter *xml, const AdjRuleset *self)
{
  for (guint i = 0; i < self->n_terrains; i++)
    {
      const AdjTerrain *terrain = &self->terrains[i];

      adj_xml_writer_open (xml, "terrain");
      adj_xml_writer_set (xml, "id", terrain->id);
      adj_xml_writer_set (xml, "name", terrain->name);
      adj_xml_writer_set (xml, "look", adj_terrain_looks[terrain->look]);
      write_entry (xml, terrain->entry);
      if (terrain->only_by >= 0)
        adj_xml_writer_set (xml, "only-by", self->features[terrain->only_by].id);
      adj_xml_writer_set_yes (xml, "stop", terrain->stop, TRUE);
      adj_xml_writer_set_yes (xml, "zone", terrain->zone, TRUE);
      if (terrain->defence != 1)
        adj_xml_writer_set_int (xml, "defence", terrain->defence);
      adj_xml_writer_set_yes (xml, "blocks-sight", terrain->blocks_sight, FALSE);
      write_terrain_options (xml, terrain);
      adj_xml_writer_set (xml, "check", terrain->check);
      write_terrain_cases (xml, self, terrain);
      adj_xml_writer_close (xml);
    }
}

static void
write_features (AdjXmlWriter *xml, const AdjRuleset *self)
{
  for (guint i = 0; i < self->n_features; i++)
    {
      const AdjFeature *feature = &self->features[i];

      adj_xml_writer_open (xml, "hexside-kind");
      adj_xml_writer_set (xml, "id", feature->id);
      adj_xml_writer_set (xml, "name", feature->name);
      adj_xml_writer_set (xml, "look", adj_feature_looks[feature->look]);
      if (feature->at_most != 0)
        adj_xml_writer_set_mp (xml, "at-most", feature->at_most);
      if (feature->adds != 0)
        adj_xml_writer_set_mp (xml, "adds", feature->adds);
      adj_xml_writer_set_yes (xml, "closed", feature->closed, FALSE);
      adj_xml_writer_set (xml, "opens", feature->opens);
      if (feature->defence != 1)
        adj_xml_writer_set_int (xml, "defence", feature->defence);
      if (feature->bombardment_defence != 1)
        adj_xml_writer_set_int (xml, "bombardment-defence", feature->bombardment_defence);
      adj_xml_writer_set (xml, "check", feature->check);
      adj_xml_writer_close (xml);
    }
}

static void
write_list (AdjXmlWriter *xml, const char *attribute, const char **list)
{
  g_autofree char *joined = NULL;

  if (list == NULL || list[0] == NULL)
    return;
  joined = g_strjoinv (" ", (char **) list);
  adj_xml_writer_set (xml, attribute, joined);
}

static void
write_phases (AdjXmlWriter *xml, const AdjRuleset *self)
{
  for (guint i = 0; i < self->n_phases; i++)
    {
      const AdjPhase *phase = &self->phases[i];

      adj_xml_writer_open (xml, "phase");
      adj_xml_writer_set (xml, "id", phase->id);
      adj_xml_writer_set (xml, "name", phase->name);
      adj_xml_writer_set (xml, "kind", adj_phase_kinds[phase->kind]);
      adj_xml_writer_set (xml, "player", adj_phase_players[phase->player]);
      adj_xml_writer_set (xml, "when", adj_phase_whens[phase->when]);
      adj_xml_writer_set (xml, "with", phase->with);
      write_list (xml, "without", phase->without);
      adj_xml_writer_close (xml);
    }
}

static void
write_combat_results (AdjXmlWriter *xml, const AdjRuleset *self)
{
  if (self->combat_die == 0)
    return;
  adj_xml_writer_open (xml, "combat-results");
  adj_xml_writer_set_int (xml, "die", self->combat_die);
  adj_xml_writer_set (xml, "check", self->combat_check);
  for (guint i = 0; i < self->n_columns; i++)
    {
      const AdjColumn *column = &self->columns[i];
      g_autoptr (GString) results = g_string_new (NULL);

      for (int die = 0; die < self->combat_die; die++)
        g_string_append_printf (results, "%s%s", die ? " " : "",
                                adj_combat_results[column->results[die]]);
      adj_xml_writer_open (xml, "column");
      adj_xml_writer_set_int (xml, "attacker", column->attacker);
      adj_xml_writer_set_int (xml, "defender", column->defender);
      adj_xml_writer_set (xml, "results", results->str);
      adj_xml_writer_close (xml);
    }
  adj_xml_writer_close (xml);
}

static void
write_command_table (AdjXmlWriter *xml, const AdjRuleset *self)
{
  if (self->command_die == 0)
    return;
  adj_xml_writer_open (xml, "command-table");
  adj_xml_writer_set_int (xml, "die", self->command_die);
  adj_xml_writer_set (xml, "check", self->command_check);
  for (int level = 1; level <= self->n_levels; level++)
    for (int die = 1; die <= self->command_die; die++)
      {
        g_autoptr (GString) digits = g_string_new (NULL);

        for (int digit = 0; digit <= 9; digit++)
          if (self->digits[level - 1][die - 1] & (1u << digit))
            g_string_append_printf (digits, "%s%d", digits->len > 0 ? " " : "", digit);
        adj_xml_writer_open (xml, "digits");
        adj_xml_writer_set_int (xml, "level", level);
        adj_xml_writer_set_int (xml, "die", die);
        adj_xml_writer_set (xml, "are", digits->str);
        adj_xml_writer_close (xml);
      }
  adj_xml_writer_close (xml);
}

static void
write_options (AdjXmlWriter *xml, const AdjRuleset *self)
{
  for (guint i = 0; i < self->n_options; i++)
    {
      const AdjOption *option = &self->options[i];
      g_autofree char *preset = adj_option_value_to_string (option, option->preset);

      adj_xml_writer_open (xml, "option");
      adj_xml_writer_set (xml, "id", option->id);
      adj_xml_writer_set (xml, "kind", adj_option_kinds[option->kind]);
      adj_xml_writer_set (xml, "title", option->title);
      adj_xml_writer_set (xml, "short", option->short_text);
      adj_xml_writer_set (xml, "default", preset);
      write_list (xml, "words", option->words);
      if (option->least != 0)
        adj_xml_writer_set_int (xml, "least", option->least);
      if (option->most != 999)
        adj_xml_writer_set_int (xml, "most", option->most);
      adj_xml_writer_set (xml, "part-of", option->part_of);
      write_list (xml, "needs", option->needs);
      write_list (xml, "offsets", option->offsets);
      write_list (xml, "brings", option->brings);
      adj_xml_writer_set_yes (xml, "next-turn", option->next_turn, FALSE);
      adj_xml_writer_text (xml, option->text);
      adj_xml_writer_close (xml);
    }
}

static void
write_row_names (AdjXmlWriter *xml, const char *attribute, const char **list)
{
  g_autofree char *joined = NULL;

  if (list[0] == NULL)
    return;
  joined = g_strjoinv (", ", (char **) list);
  adj_xml_writer_set (xml, attribute, joined);
}

static void
write_missing (AdjXmlWriter *xml, const AdjRuleset *self)
{
  for (guint i = 0; i < self->n_missing; i++)
    if (self->missing[i].text != NULL)
      {
        adj_xml_writer_open (xml, "missing");
        adj_xml_writer_set (xml, "row", self->missing[i].row);
        write_row_names (xml, "stands-for", self->missing[i].stands_for);
        adj_xml_writer_set_yes (xml, "figures", self->missing[i].figures, FALSE);
        adj_xml_writer_set_yes (xml, "answered", self->missing[i].answered, FALSE);
        adj_xml_writer_text (xml, self->missing[i].text);
        adj_xml_writer_close (xml);
      }
}

static void
write_rows (AdjXmlWriter *xml, const AdjRuleset *self)
{
  for (guint i = 0; i < self->n_rows; i++)
    {
      const AdjRow *row = &self->rows[i];

      adj_xml_writer_open (xml, "row");
      adj_xml_writer_set (xml, "id", row->id);
      adj_xml_writer_set (xml, "chapter", row->chapter);
      adj_xml_writer_set (xml, "option", row->option);
      adj_xml_writer_set (xml, "switch", row->switch_id);
      adj_xml_writer_set (xml, "ruling", row->ruling);
      adj_xml_writer_set (xml, "short", row->short_ruling);
      adj_xml_writer_set (xml, "check", row->check);
      write_row_names (xml, "stands-for", row->stands_for);
      write_row_names (xml, "lifts", row->lifts);
      adj_xml_writer_text (xml, row->text);
      adj_xml_writer_close (xml);
    }
}

/* What R has and 1975 had not. */
static gboolean
has_figures_of_2 (const AdjRuleset *self)
{
  gboolean has = !self->zones_known || !self->paths_into_zone || self->column.enters ||
                 has_slopes (self) || self->zones_walled || self->stacking_limit == 0 ||
                 self->known_as != NULL || self->differences[0] != NULL;

  for (guint i = 0; i < self->n_arms; i++)
    has |= self->arms[i].least != 0;
  for (guint i = 0; i < self->n_missing; i++)
    has |= self->missing[i].row != NULL;
  for (guint i = 0; i < self->n_terrains; i++)
    for (guint kind = 0; kind < self->n_features; kind++)
      has |= self->terrains[i].along[kind] != ADJ_NO_COST;
  return has;
}

int
adj_ruleset_version (const AdjRuleset *self)
{
  if (has_figures_of_2 (self))
    return 2;
  for (guint i = 0; i < self->n_phases; i++)
    if (self->phases[i].kind == ADJ_PHASE_PLOT || self->phases[i].with != NULL ||
        self->phases[i].without[0] != NULL)
      return 2;
  for (guint i = 0; i < self->n_options; i++)
    if (self->options[i].brings[0] != NULL)
      return 2;
  return 1;
}

char *
adj_ruleset_write (const AdjRuleset *self, gsize *length)
{
  AdjXmlWriter *xml = adj_xml_writer_new_as (&adj_ruleset_format, adj_ruleset_version (self));

  write_basics (xml, self);
  write_arms (xml, self);
  write_terrains (xml, self);
  write_features (xml, self);
  write_phases (xml, self);
  write_combat_results (xml, self);
  write_command_table (xml, self);
  write_options (xml, self);
  write_rows (xml, self);
  write_missing (xml, self);
  write_lines (xml, "difference", self->differences);
  return adj_xml_writer_free (xml, length);
}
