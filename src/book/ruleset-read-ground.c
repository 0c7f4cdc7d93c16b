/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/ruleset-read-ground.h"

#include <glib/gi18n-lib.h>
#include <string.h>

static void
read_arms (AdjRulesetReader *self, const AdjXmlNode *root)
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
        .least = adj_xml_get_mp (node, "least", 0),
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

      adj_ruleset_complain_twice (self, node, adj_ruleset_arm (ruleset, arm.id) >= 0, N_ ("arm"),
                                  arm.id);
      if (ruleset->n_arms < ADJ_MAX_ARMS)
        ruleset->arms[ruleset->n_arms++] = arm;
    }
}

static void
read_features (AdjRulesetReader *self, const AdjXmlNode *root)
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

      adj_ruleset_complain_twice (self, node, adj_ruleset_feature (ruleset, feature.id) >= 0,
                                  N_ ("hexside kind"), feature.id);
      if (ruleset->n_features < ADJ_MAX_FEATURES)
        ruleset->features[ruleset->n_features++] = feature;
    }
}

/* closed="yes" and an entry cost contradict each other. */
static int
read_entry (AdjRulesetReader *self, const AdjXmlNode *node, int fallback)
{
  gboolean closed = adj_xml_get_yes (node, "closed", FALSE);

  if (closed && adj_xml_has (node, "entry"))
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "closed-with-entry",
                      _ ("closed, and yet with an entry cost; leave one of the two out"));
  return closed ? ADJ_CLOSED : adj_xml_get_mp (node, "entry", fallback);
}

static void
read_terrain_arms (AdjRulesetReader *self, const AdjXmlNode *terrain_node, AdjTerrain *terrain)
{
  const char *names[ADJ_MAX_ARMS + 1] = { NULL };

  for (guint i = 0; i < self->ruleset->n_arms; i++)
    {
      names[i] = adj_ruleset_name_or_none (self->ruleset->arms[i].id);
      terrain->entry_for[i] = ADJ_NO_COST;
    }
  for (const AdjXmlNode *node = adj_xml_first (terrain_node, "for"); node;
       node = adj_xml_next (node, "for"))
    {
      int arm = adj_reading_index (&self->reading, node, "arm", N_ ("arm"), names);

      if (arm < 0)
        continue;
      adj_ruleset_complain_twice (self, node, terrain->entry_for[arm] != ADJ_NO_COST, N_ ("arm"),
                                  names[arm]);
      terrain->entry_for[arm] = read_entry (self, node, ADJ_UNKNOWN_COST);
    }
}

/* R 6.24. */
static void
read_terrain_paths (AdjRulesetReader *self,
                    const AdjXmlNode *terrain_node,
                    const char *const *features,
                    AdjTerrain *terrain)
{
  for (guint i = 0; i < ADJ_MAX_FEATURES; i++)
    terrain->along[i] = ADJ_NO_COST;
  for (const AdjXmlNode *node = adj_xml_first (terrain_node, "along"); node;
       node = adj_xml_next (node, "along"))
    {
      int kind = adj_reading_index (&self->reading, node, "kind", N_ ("hexside kind"), features);

      if (kind < 0)
        continue;
      adj_ruleset_complain_twice (self, node, terrain->along[kind] != ADJ_NO_COST,
                                  N_ ("hexside kind"), features[kind]);
      if (self->ruleset->features[kind].at_most == 0)
        adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                          "along-no-path", _ ("'%s' is no path; give a hexside kind with at-most"),
                          features[kind]);
      terrain->along[kind] = adj_xml_get_mp (node, "costs", 0);
    }
}

static void
feature_names (const AdjRuleset *ruleset, const char *names[ADJ_MAX_FEATURES + 1])
{
  memset (names, 0, sizeof (const char *) * (ADJ_MAX_FEATURES + 1));
  for (guint i = 0; i < ruleset->n_features; i++)
    names[i] = adj_ruleset_name_or_none (ruleset->features[i].id);
}

/* R 6.21. */
static int
read_above (const AdjXmlNode *terrain_node)
{
  const AdjXmlNode *node = adj_xml_first (terrain_node, "above");

  return node != NULL ? adj_xml_get_mp (node, "costs", ADJ_UNKNOWN_COST) : ADJ_NO_COST;
}

static void
read_terrains (AdjRulesetReader *self, const AdjXmlNode *root)
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
        .above = read_above (node),
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
      read_terrain_paths (self, node, features, &terrain);
      adj_ruleset_complain_twice (self, node, adj_ruleset_terrain (ruleset, terrain.id) >= 0,
                                  N_ ("terrain"), terrain.id);
      if (ruleset->n_terrains < ADJ_MAX_TERRAINS)
        ruleset->terrains[ruleset->n_terrains++] = terrain;
    }
}

/* A bridge must open something that is closed. */
static void
check_openings (AdjRulesetReader *self, const AdjXmlNode *root)
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

/* R 5.0. A ruleset that says nothing has the column of 1975 (BG 15.0). */
static void
read_arrivals (AdjRulesetReader *self, const AdjXmlNode *root)
{
  const AdjXmlNode *node = adj_xml_first (root, "arrivals");
  const char *features[ADJ_MAX_FEATURES + 1];
  AdjColumnOfMarch *column = &self->ruleset->column;

  *column = (AdjColumnOfMarch){ .stack = 1, .adds = ADJ_MP, .along = -1 };
  if (node == NULL)
    return;
  feature_names (self->ruleset, features);
  column->enters = TRUE;
  column->stack = MAX (adj_xml_get_int (node, "stack", 1), 1);
  column->adds = adj_xml_get_mp (node, "adds", ADJ_MP);
  column->along = adj_reading_index (&self->reading, node, "along", N_ ("hexside kind"), features);
  column->within = adj_xml_get_int (node, "within", 0);
  column->adds_along = adj_xml_get_mp (node, "adds-along", column->adds);
  if (adj_xml_has (node, "along") != adj_xml_has (node, "adds-along"))
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                      "arrivals-along",
                      _ ("along and adds-along belong together; give both, or neither"));
}

/* What zones do not reach across. */
static void
read_zone_walls (AdjRulesetReader *self, const AdjXmlNode *root)
{
  AdjRuleset *ruleset = self->ruleset;
  const AdjXmlNode *node = adj_xml_first (root, "zones");
  const char *features[ADJ_MAX_FEATURES + 1];
  g_autofree char **words = node != NULL ? adj_xml_get_list (node, "closed-by") : NULL;

  ruleset->zones_walled = node != NULL && adj_xml_has (node, "closed-by");
  feature_names (ruleset, features);
  for (int i = 0; words != NULL && words[i] != NULL; i++)
    {
      int kind = adj_reading_find (&self->reading, node, words[i], N_ ("hexside kind"), features);

      if (kind >= 0)
        ruleset->zone_walls |= 1u << kind;
    }
}

/* R 6.26, 6.21: levels of the ground cost something where there are slopes alone. */
static void
read_slopes (AdjRulesetReader *self, const AdjXmlNode *root)
{
  const AdjXmlNode *slopes = adj_xml_first (root, "slopes");

  self->ruleset->slope_adds = slopes != NULL ? adj_xml_get_mp (slopes, "adds", 0) : 0;
  for (const AdjXmlNode *node = adj_xml_first (root, "terrain"); slopes == NULL && node != NULL;
       node = adj_xml_next (node, "terrain"))
    if (adj_xml_first (node, "above") != NULL)
      adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                        "above-without-slopes",
                        _ ("a cost above level 1, and these rules have no slopes; add <slopes>"));
}

void
adj_ruleset_read_ground (AdjRulesetReader *self, const AdjXmlNode *root)
{
  read_arms (self, root);
  read_features (self, root);
  read_terrains (self, root);
  check_openings (self, root);
  read_arrivals (self, root);
  read_zone_walls (self, root);
  read_slopes (self, root);
}
