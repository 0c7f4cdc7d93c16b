/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/reading.h"
#include "book/ruleset-form.h"
#include "book/ruleset.h"

/* The form has been checked against the element table; here names are looked up, values are
 * held against each other and the struct is filled. Ceilings are the form's: what is over them
 * has been reported, and is left out here. So has a figure that cannot be read: it counts as 0,
 * and what would be held against it is let be. */

typedef struct
{
  AdjReading reading;
  AdjRuleset *ruleset;
} Reader;

/* NULL would end a list of names, and all behind it would be called unknown. */
static const char *
name_or_none (const char *id)
{
  return id != NULL ? id : "";
}

static void
complain_twice (
    Reader *self, const AdjXmlNode *element, gboolean twice, const char *noun, const char *name)
{
  if (twice && name != NULL)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (element),
                      "ruleset-name-twice",
                      _ ("%s '%s' is given twice; each has a name of its own"), _ (noun), name);
}

static void
read_arms (Reader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;

  for (const AdjXmlNode *node = adj_xml_first (root, "arm"); node;
       node = adj_xml_next (node, "arm"))
    {
      AdjArm arm = {
        .id = adj_reading_string (&self->reading, node, "id"),
        .name = adj_reading_string (&self->reading, node, "name"),
        .symbol = (AdjArmSymbol) adj_xml_get_word (node, "symbol", adj_arm_symbols, 0),
        .movement = adj_xml_get_mp (node, "movement", ADJ_UNKNOWN_COST),
        .bombards = adj_xml_get_yes (node, "bombards", FALSE),
        .initiative = adj_xml_get_yes (node, "initiative", FALSE),
        .zone = adj_xml_get_yes (node, "zone", TRUE),
        .attacks = adj_xml_get_yes (node, "attacks", TRUE),
        .must_be_attacked = adj_xml_get_yes (node, "must-be-attacked", TRUE),
        .paths_only = adj_xml_get_yes (node, "paths-only", FALSE),
        .alone = adj_xml_get_yes (node, "alone", FALSE),
        .flees = adj_xml_get_yes (node, "flees", FALSE),
        .march_to_fire = adj_xml_get_mp (node, "march-to-fire", ADJ_NO_COST),
        .weakens_per = adj_xml_get_int (node, "weakens-per", 1),
        .check = adj_reading_string (&self->reading, node, "check"),
      };

      complain_twice (self, node, adj_ruleset_arm (ruleset, arm.id) >= 0, N_ ("arm"), arm.id);
      if (ruleset->n_arms < ADJ_MAX_ARMS)
        ruleset->arms[ruleset->n_arms++] = arm;
    }
}

static void
read_features (Reader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;

  for (const AdjXmlNode *node = adj_xml_first (root, "hexside-kind"); node;
       node = adj_xml_next (node, "hexside-kind"))
    {
      AdjFeature feature = {
        .id = adj_reading_string (&self->reading, node, "id"),
        .name = adj_reading_string (&self->reading, node, "name"),
        .look = (AdjFeatureLook) adj_xml_get_word (node, "look", adj_feature_looks, 0),
        .at_most = adj_xml_get_mp (node, "at-most", 0),
        .adds = adj_xml_get_mp (node, "adds", 0),
        .closed = adj_xml_get_yes (node, "closed", FALSE),
        .opens = adj_reading_string (&self->reading, node, "opens"),
        .defence = adj_xml_get_int (node, "defence", 1),
        .bombardment_defence = adj_xml_get_int (node, "bombardment-defence", 1),
        .check = adj_reading_string (&self->reading, node, "check"),
      };

      complain_twice (self, node, adj_ruleset_feature (ruleset, feature.id) >= 0,
                      N_ ("hexside kind"), feature.id);
      if (ruleset->n_features < ADJ_MAX_FEATURES)
        ruleset->features[ruleset->n_features++] = feature;
    }
}

/* closed="yes" and an entry cost contradict each other. */
static int
read_entry (Reader *self, const AdjXmlNode *node, int fallback)
{
  gboolean closed = adj_xml_get_yes (node, "closed", FALSE);

  if (closed && adj_xml_has (node, "entry"))
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "closed-with-entry",
                      _ ("closed, and yet with an entry cost; leave one of the two out"));
  return closed ? ADJ_CLOSED : adj_xml_get_mp (node, "entry", fallback);
}

static void
read_terrain_arms (Reader *self, const AdjXmlNode *terrain_node, AdjTerrain *terrain)
{
  const char *names[ADJ_MAX_ARMS + 1] = { NULL };

  for (guint i = 0; i < self->ruleset->n_arms; i++)
    {
      names[i] = name_or_none (self->ruleset->arms[i].id);
      terrain->entry_for[i] = ADJ_NO_COST;
    }
  for (const AdjXmlNode *node = adj_xml_first (terrain_node, "for"); node;
       node = adj_xml_next (node, "for"))
    {
      int arm = adj_reading_index (&self->reading, node, "arm", N_ ("arm"), names);

      if (arm < 0)
        continue;
      complain_twice (self, node, terrain->entry_for[arm] != ADJ_NO_COST, N_ ("arm"), names[arm]);
      terrain->entry_for[arm] = read_entry (self, node, ADJ_UNKNOWN_COST);
    }
}

static void
feature_names (const AdjRuleset *ruleset, const char *names[ADJ_MAX_FEATURES + 1])
{
  memset (names, 0, sizeof (const char *) * (ADJ_MAX_FEATURES + 1));
  for (guint i = 0; i < ruleset->n_features; i++)
    names[i] = name_or_none (ruleset->features[i].id);
}

static void
read_terrains (Reader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;
  const char *features[ADJ_MAX_FEATURES + 1];

  feature_names (ruleset, features);
  for (const AdjXmlNode *node = adj_xml_first (root, "terrain"); node;
       node = adj_xml_next (node, "terrain"))
    {
      AdjTerrain terrain = {
        .id = adj_reading_string (&self->reading, node, "id"),
        .name = adj_reading_string (&self->reading, node, "name"),
        .look = (AdjTerrainLook) adj_xml_get_word (node, "look", adj_terrain_looks, 0),
        .entry = read_entry (self, node, ADJ_UNKNOWN_COST),
        .only_by =
            adj_reading_index (&self->reading, node, "only-by", N_ ("hexside kind"), features),
        .stop = adj_xml_get_yes (node, "stop", TRUE),
        .zone = adj_xml_get_yes (node, "zone", TRUE),
        .defence = adj_xml_get_int (node, "defence", 1),
        .blocks_sight = adj_xml_get_yes (node, "blocks-sight", FALSE),
        .tight_limit = adj_xml_get_int (node, "tight-limit", 0),
        .cover = adj_xml_get_int (node, "cover", 1),
        .battery_entry = adj_xml_get_mp (node, "battery-entry", ADJ_NO_COST),
        .dug_in = adj_xml_get_int (node, "dug-in", 0),
        .check = adj_reading_string (&self->reading, node, "check"),
      };

      read_terrain_arms (self, node, &terrain);
      complain_twice (self, node, adj_ruleset_terrain (ruleset, terrain.id) >= 0, N_ ("terrain"),
                      terrain.id);
      if (ruleset->n_terrains < ADJ_MAX_TERRAINS)
        ruleset->terrains[ruleset->n_terrains++] = terrain;
    }
}

/* What a bridge opens must be something that is closed. */
static void
check_openings (Reader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;

  for (const AdjXmlNode *node = adj_xml_first (root, "hexside-kind"); node;
       node = adj_xml_next (node, "hexside-kind"))
    {
      g_autofree char *opens = g_strdup (adj_xml_get (node, "opens"));
      int feature;
      int terrain;

      if (opens == NULL)
        continue;
      g_strstrip (opens);
      feature = adj_ruleset_feature (ruleset, opens);
      terrain = adj_ruleset_terrain (ruleset, opens);
      if ((feature >= 0 && ruleset->features[feature].closed) ||
          (terrain >= 0 && ruleset->terrains[terrain].only_by >= 0))
        continue;
      adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                        "opens-nothing",
                        _ ("opens '%s', which is neither a closed hexside kind nor a terrain with "
                           "only-by"),
                        opens);
    }
}

static void
read_phases (Reader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;

  for (const AdjXmlNode *node = adj_xml_first (root, "phase"); node;
       node = adj_xml_next (node, "phase"))
    {
      AdjPhase phase = {
        .id = adj_reading_string (&self->reading, node, "id"),
        .name = adj_reading_string (&self->reading, node, "name"),
        .kind = (AdjPhaseKind) adj_xml_get_word (node, "kind", adj_phase_kinds, 0),
        .player = (AdjPhasePlayer) adj_xml_get_word (node, "player", adj_phase_players, 0),
        .when = (AdjPhaseWhen) adj_xml_get_word (node, "when", adj_phase_whens, 0),
      };
      gboolean twice = FALSE;

      for (guint i = 0; i < ruleset->n_phases; i++)
        twice |= g_strcmp0 (ruleset->phases[i].id, phase.id) == 0;
      complain_twice (self, node, twice, N_ ("phase"), phase.id);
      if (ruleset->n_phases < ADJ_MAX_PHASES)
        ruleset->phases[ruleset->n_phases++] = phase;
    }
}

/* The results of one column, as many as the die has faces. */
static void
read_results (Reader *self, const AdjXmlNode *node, int die, AdjColumn *column)
{
  g_autofree char **words = adj_xml_get_list (node, "results");
  int n = (int) g_strv_length (words);

  if (die != 0 && n != die)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "column-results",
                      _ ("column %d-%d has %d results; a die of %d faces needs %d"),
                      column->attacker, column->defender, n, die, die);
  for (int i = 0; i < MIN (n, 20); i++)
    {
      int result = adj_reading_find (&self->reading, node, words[i], N_ ("combat result"),
                                     adj_combat_results);

      if (result >= 0)
        column->results[i] = (AdjCombatResult) result;
    }
}

static void
check_column_order (Reader *self,
                    const AdjXmlNode *node,
                    const AdjColumn *before,
                    const AdjColumn *column)
{
  if (before->attacker * column->defender < column->attacker * before->defender)
    return;
  adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), "column-order",
                    _ ("column %d-%d stands after %d-%d; columns run from the defender's best odds "
                       "to the attacker's"),
                    column->attacker, column->defender, before->attacker, before->defender);
}

static void
read_combat_results (Reader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;
  const AdjXmlNode *table = adj_xml_first (root, "combat-results");

  if (table == NULL)
    return;
  ruleset->combat_die = adj_xml_get_int (table, "die", 0);
  ruleset->combat_check = adj_reading_string (&self->reading, table, "check");
  for (const AdjXmlNode *node = adj_xml_first (table, "column"); node;
       node = adj_xml_next (node, "column"))
    {
      AdjColumn column = {
        .attacker = adj_xml_get_int (node, "attacker", 0),
        .defender = adj_xml_get_int (node, "defender", 0),
      };

      read_results (self, node, ruleset->combat_die, &column);
      if (column.attacker == 0 || column.defender == 0)
        continue;
      if (ruleset->n_columns > 0)
        check_column_order (self, node, &ruleset->columns[ruleset->n_columns - 1], &column);
      if (ruleset->n_columns < ADJ_MAX_COLUMNS)
        ruleset->columns[ruleset->n_columns++] = column;
    }
}

static guint16
read_digits (const AdjXmlNode *node)
{
  g_autofree char **words = adj_xml_get_list (node, "are");
  guint16 digits = 0;

  for (int i = 0; words[i] != NULL; i++)
    {
      int digit;

      if (adj_xml_parse_int (words[i], 0, 9, &digit))
        digits |= (guint16) (1u << digit);
    }
  return digits;
}

static void
read_command_table (Reader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;
  const AdjXmlNode *table = adj_xml_first (root, "command-table");

  if (table == NULL)
    return;
  ruleset->command_die = adj_xml_get_int (table, "die", 0);
  ruleset->command_check = adj_reading_string (&self->reading, table, "check");
  for (const AdjXmlNode *node = adj_xml_first (table, "digits"); node;
       node = adj_xml_next (node, "digits"))
    {
      int level = adj_xml_get_int (node, "level", 0);
      int die = adj_xml_get_int (node, "die", 0);
      guint16 *cell;

      if (level == 0 || die == 0 || ruleset->command_die == 0)
        continue;
      cell = &ruleset->digits[level - 1][die - 1];
      if (*cell != 0 || die > ruleset->command_die)
        adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                          "command-cell",
                          _ ("level %d, die %d is given twice or lies beyond a die of %d faces"),
                          level, die, ruleset->command_die);
      *cell = read_digits (node);
      ruleset->n_levels = MAX (ruleset->n_levels, level);
    }
  for (int level = 1; level <= ruleset->n_levels; level++)
    for (int die = 1; die <= ruleset->command_die; die++)
      if (ruleset->digits[level - 1][die - 1] == 0)
        adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (table),
                          "command-gap", _ ("the command table has no digits for level %d, die %d"),
                          level, die);
}

/* The preset of a rule or switch is on or off; of a figure one of its words, or a number. */
static void
read_preset (Reader *self, const AdjXmlNode *node, AdjOption *option)
{
  g_autofree char *text = g_strdup (adj_xml_get (node, "default"));

  if (text == NULL)
    return;
  if (option->least > option->most)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "option-range", _ ("option '%s': least %d is more than most %d"),
                      name_or_none (option->id), option->least, option->most);
  else if (!adj_option_parse_value (option, g_strstrip (text), &option->preset))
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "option-default",
                      _ ("option '%s' cannot be '%s'; give one of its words, a number from least "
                         "to most, or on or off"),
                      name_or_none (option->id), text);
}

static void
read_options (Reader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;

  for (const AdjXmlNode *node = adj_xml_first (root, "option"); node;
       node = adj_xml_next (node, "option"))
    {
      AdjOption option = {
        .id = adj_reading_string (&self->reading, node, "id"),
        .kind = (AdjOptionKind) adj_xml_get_word (node, "kind", adj_option_kinds, 0),
        .title = adj_reading_string (&self->reading, node, "title"),
        .text = adj_reading_keep (&self->reading, adj_xml_text (node)),
        .short_text = adj_reading_string (&self->reading, node, "short"),
        .least = adj_xml_get_int (node, "least", 0),
        .most = adj_xml_get_int (node, "most", 999),
        .part_of = adj_reading_string (&self->reading, node, "part-of"),
        .next_turn = adj_xml_get_yes (node, "next-turn", FALSE),
      };

      complain_twice (self, node, adj_ruleset_option (ruleset, option.id) >= 0, N_ ("option"),
                      option.id);
      if (ruleset->n_options >= ADJ_MAX_OPTIONS)
        return;
      option.key = adj_option_key (option.id);
      if (adj_xml_has (node, "words"))
        option.words = adj_reading_list (&self->reading, node, "words");
      option.needs = adj_reading_list (&self->reading, node, "needs");
      option.offsets = adj_reading_list (&self->reading, node, "offsets");
      read_preset (self, node, &option);
      ruleset->options[ruleset->n_options++] = option;
    }
}

/* The options that options and rows name must be there. */
static void
check_option_names (Reader *self, const AdjXmlNode *root)
{
  static const char *const single[] = { "part-of", "option", "switch", NULL };
  static const char *const lists[] = { "needs", "offsets", NULL };
  const char *names[ADJ_MAX_OPTIONS + 1] = { NULL };

  for (guint i = 0; i < self->ruleset->n_options; i++)
    names[i] = name_or_none (self->ruleset->options[i].id);
  for (const AdjXmlNode *node = adj_xml_first (root, NULL); node; node = adj_xml_next (node, NULL))
    {
      const char *element = adj_xml_name (node);

      if (!g_str_equal (element, "option") && !g_str_equal (element, "row"))
        continue;
      for (int i = 0; single[i] != NULL; i++)
        adj_reading_index (&self->reading, node, single[i], N_ ("option"), names);
      for (int i = 0; lists[i] != NULL; i++)
        {
          g_autofree char **words = adj_xml_get_list (node, lists[i]);

          for (int j = 0; words[j] != NULL; j++)
            adj_reading_find (&self->reading, node, words[j], N_ ("option"), names);
        }
    }
}

static void
read_rows (Reader *self, const AdjXmlNode *root)
{
  g_autoptr (GArray) rows = g_array_new (FALSE, TRUE, sizeof (AdjRow));
  g_autoptr (GHashTable) seen = g_hash_table_new (g_str_hash, g_str_equal);

  for (const AdjXmlNode *node = adj_xml_first (root, "row"); node;
       node = adj_xml_next (node, "row"))
    {
      AdjRow row = {
        .id = adj_reading_string (&self->reading, node, "id"),
        .chapter = adj_reading_string (&self->reading, node, "chapter"),
        .text = adj_reading_keep (&self->reading, adj_xml_text (node)),
        .option = adj_reading_string (&self->reading, node, "option"),
        .switch_id = adj_reading_string (&self->reading, node, "switch"),
        .ruling = adj_reading_string (&self->reading, node, "ruling"),
        .short_ruling = adj_reading_string (&self->reading, node, "short"),
        .check = adj_reading_string (&self->reading, node, "check"),
      };

      adj_reading_once (&self->reading, node, seen, row.id, N_ ("row"));
      g_array_append_val (rows, row);
    }
  self->ruleset->n_rows = rows->len;
  self->ruleset->rows = (AdjRow *) (gpointer) g_array_free (g_steal_pointer (&rows), FALSE);
}

static const char **
read_lines (Reader *self, const AdjXmlNode *root, const char *name)
{
  g_autoptr (GPtrArray) lines = g_ptr_array_new ();

  for (const AdjXmlNode *node = adj_xml_first (root, name); node; node = adj_xml_next (node, name))
    if (adj_xml_text (node) != NULL)
      g_ptr_array_add (lines, (gpointer) adj_reading_keep (&self->reading, adj_xml_text (node)));
  g_ptr_array_add (lines, NULL);
  return (const char **) g_ptr_array_free (g_steal_pointer (&lines), FALSE);
}

static void
read_basics (Reader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;
  const AdjXmlNode *about = adj_xml_first (root, "about");
  const AdjXmlNode *movement = adj_xml_first (root, "movement");
  const AdjXmlNode *stacking = adj_xml_first (root, "stacking");
  const AdjXmlNode *bombardment = adj_xml_first (root, "bombardment");

  ruleset->id = adj_reading_string (&self->reading, root, "id");
  ruleset->title = adj_reading_string (&self->reading, root, "title");
  ruleset->about = about != NULL ? adj_reading_keep (&self->reading, adj_xml_text (about)) : NULL;
  ruleset->games = read_lines (self, root, "game");
  ruleset->missing = read_lines (self, root, "missing");
  ruleset->movement_unit = movement != NULL ? adj_xml_get_mp (movement, "unit", ADJ_MP) : ADJ_MP;
  ruleset->minimum_move = movement != NULL && adj_xml_get_yes (movement, "minimum-move", FALSE);
  ruleset->zone_cost = movement != NULL ? adj_xml_get_mp (movement, "zone-cost", 0) : 0;
  ruleset->stacking_limit = stacking != NULL ? adj_xml_get_int (stacking, "limit", 1) : 1;
  ruleset->tight_adds = stacking != NULL ? adj_xml_get_mp (stacking, "tight-adds", 0) : 0;
  if (bombardment == NULL)
    return;
  ruleset->bombard_least = adj_xml_get_int (bombardment, "least", 1);
  ruleset->bombard_most = adj_xml_get_int (bombardment, "most", 1);
  if (ruleset->bombard_least > ruleset->bombard_most)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (bombardment),
                      "bombardment-range",
                      _ ("bombardment at least %d and at most %d hexes: no range is left"),
                      ruleset->bombard_least, ruleset->bombard_most);
}

static AdjRuleset *
read_document (AdjXmlDoc *doc, AdjProblems *problems)
{
  g_autoptr (AdjRuleset) ruleset = g_new0 (AdjRuleset, 1);
  Reader self = { .ruleset = ruleset };
  const AdjXmlNode *root;

  ruleset->refs = 1;
  ruleset->strings = g_string_chunk_new (16384);
  self.reading = (AdjReading){ ruleset->strings, problems };
  if (doc == NULL)
    return NULL;
  root = adj_xml_root (doc);
  read_basics (&self, root);
  read_arms (&self, root);
  read_features (&self, root);
  read_terrains (&self, root);
  check_openings (&self, root);
  read_phases (&self, root);
  read_combat_results (&self, root);
  read_command_table (&self, root);
  read_options (&self, root);
  read_rows (&self, root);
  check_option_names (&self, root);
  adj_problems_sort (problems);
  return adj_problems_usable (problems) ? g_steal_pointer (&ruleset) : NULL;
}

AdjRuleset *
adj_ruleset_load (const char *path, AdjProblems *problems)
{
  g_autoptr (AdjXmlDoc) doc = adj_xml_load (path, &adj_ruleset_format, problems);

  return read_document (doc, problems);
}

AdjRuleset *
adj_ruleset_parse (const char *text, gsize length, AdjProblems *problems)
{
  g_autoptr (AdjXmlDoc) doc = adj_xml_parse (text, length, &adj_ruleset_format, problems);

  return read_document (doc, problems);
}
