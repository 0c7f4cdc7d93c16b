/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/scenario-read-map.h"

#include <glib/gi18n-lib.h>

#include "hex/hex-xml.h"

/* Columns or rows that cannot be read are reported once; with fewer than a map really has, each
 * of its hexes would be reported as beyond it too. */
#define UNREADABLE_COUNT 60

static void
read_compass (AdjScenarioReader *self, const AdjXmlNode *node)
{
  AdjMap *map = &self->scenario->map;
  g_autofree char **words = adj_xml_get_list (node, "compass");
  guint seen = 0;

  map->compass_given = words[0] != NULL;
  for (int i = 0; i < ADJ_HEX_DIRECTIONS; i++)
    map->compass[i] = i;
  if (words[0] == NULL)
    return;
  for (guint i = 0; i < MIN (g_strv_length (words), ADJ_HEX_DIRECTIONS); i++)
    {
      int direction = adj_hex_direction_parse (map->grid.orientation, words[i]);

      if (direction < 0)
        continue;
      map->compass[i] = direction;
      seen |= 1u << direction;
    }
  if (seen != 0x3f || g_strv_length (words) != ADJ_HEX_DIRECTIONS)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node), "map-compass",
                      _ ("the compass names each of the six directions of this grid once, such as "
                         "'%s'"),
                      map->grid.orientation == ADJ_ORIENTATION_FLAT ? "n ne se s sw nw"
                                                                    : "ne e se sw w nw");
}

static void
read_assumed (AdjScenarioReader *self, const AdjXmlNode *node)
{
  g_autofree char **words = adj_xml_get_list (node, "assumed");

  for (int i = 0; words[i] != NULL; i++)
    adj_reading_find (&self->reading, node, words[i], N_ ("map figure"), adj_map_figures);
  self->scenario->map.assumed = adj_reading_string (&self->reading, node, "assumed");
}

static gboolean
check_on_grid (AdjScenarioReader *self, const AdjXmlNode *node, AdjHexId id)
{
  const AdjHexGrid *grid = &self->scenario->map.grid;

  if (adj_hex_on_grid (grid, id))
    return TRUE;
  adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                    "hex-beyond-grid", _ ("hex %04d lies beyond a map of %d columns and %d rows"),
                    id, grid->columns, grid->rows);
  return FALSE;
}

static int
compare_hexes (gconstpointer a, gconstpointer b)
{
  return ((const AdjMapHex *) a)->id - ((const AdjMapHex *) b)->id;
}

static void
read_hex (AdjScenarioReader *self, const AdjXmlNode *node, GArray *hexes, gint *line_of_id)
{
  AdjMap *map = &self->scenario->map;
  AdjMapHex hex = {
    .id = adj_hex_get (node, "id"),
    .terrain =
        adj_reading_index (&self->reading, node, "terrain", N_ ("terrain"), self->terrain_names),
    .listed = TRUE,
    .name = adj_reading_string (&self->reading, node, "name"),
    .level = adj_xml_get_int (node, "level", 1),
    .slope = adj_xml_get_yes (node, "slope", FALSE),
    .drawn = (AdjHexDrawing) adj_xml_get_word (node, "drawn", adj_hex_drawings, ADJ_DRAWN_NOTHING),
    .marks = adj_scenario_read_marks (self, node),
  };

  if (hex.id == ADJ_HEX_NONE)
    return;
  if (!adj_xml_has (node, "terrain") && map->default_terrain < 0)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, hex.marks.line,
                      "hex-without-terrain",
                      _ ("hex %04d has no terrain and the map no default-terrain"), hex.id);
  if (hex.terrain < 0)
    hex.terrain = MAX (map->default_terrain, 0);
  if ((hex.level != 1 || hex.slope) && self->scenario->ruleset->slope_adds == 0)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, hex.marks.line,
                      "level-without-slopes",
                      _ ("hex %04d has a level or a slope, and the rules of this battle have no "
                         "slopes"),
                      hex.id);
  if (!check_on_grid (self, node, hex.id))
    return;
  if (line_of_id[hex.id] != 0)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, hex.marks.line, "hex-twice",
                      _ ("hex %04d is there already, in line %d"), hex.id, line_of_id[hex.id]);
  else
    {
      line_of_id[hex.id] = MAX (hex.marks.line, 1);
      g_array_append_val (hexes, hex);
    }
}

/* The hexes nobody listed, where the map has a default terrain. */
static void
fill_up (const AdjMap *map, GArray *hexes, const gint *line_of_id)
{
  for (int column = 1; column <= map->grid.columns; column++)
    for (int row = 1; row <= map->grid.rows; row++)
      {
        AdjMapHex hex = { .id = adj_hex_id (column, row),
                          .terrain = map->default_terrain,
                          .level = 1 };

        if (line_of_id[hex.id] == 0)
          g_array_append_val (hexes, hex);
      }
}

static void
read_hexes (AdjScenarioReader *self, const AdjXmlNode *map_node)
{
  AdjMap *map = &self->scenario->map;
  GArray *hexes = g_array_new (FALSE, TRUE, sizeof (AdjMapHex));
  g_autofree gint *line_of_id = g_new0 (gint, ADJ_HEX_IDS);

  for (const AdjXmlNode *node = adj_xml_first (map_node, "hex"); node;
       node = adj_xml_next (node, "hex"))
    read_hex (self, node, hexes, line_of_id);
  if (map->default_terrain >= 0 && map->grid.columns * map->grid.rows > ADJ_MAX_HEXES)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (map_node),
                      "map-too-large", _ ("%d columns of %d rows are more than %d hexes"),
                      map->grid.columns, map->grid.rows, ADJ_MAX_HEXES);
  else if (map->default_terrain >= 0)
    fill_up (map, hexes, line_of_id);
  if (hexes->len == 0 && map->default_terrain < 0)
    adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (map_node),
                      "map-empty",
                      _ ("the map has no hexes; list them, or give a default-terrain"));
  g_array_sort (hexes, compare_hexes);
  map->n_hexes = hexes->len;
  map->hexes = (AdjMapHex *) (gpointer) g_array_free (hexes, FALSE);
}

static int
compare_hexsides (gconstpointer a, gconstpointer b)
{
  const AdjMapHexside *first = a;
  const AdjMapHexside *second = b;

  return first->a != second->a ? first->a - second->a : first->b - second->b;
}

static guint32
read_features (AdjScenarioReader *self, const AdjXmlNode *node)
{
  g_autofree char **words = adj_xml_get_list (node, "has");
  guint32 features = 0;

  for (int i = 0; words[i] != NULL; i++)
    {
      int feature = adj_reading_find (&self->reading, node, words[i], N_ ("hexside kind"),
                                      self->feature_names);

      if (feature >= 0)
        features |= 1u << feature;
    }
  return features;
}

/* FALSE if they do not make a hexside; the problem is reported. */
static gboolean
read_between (AdjScenarioReader *self, const AdjXmlNode *node, AdjMapHexside *side)
{
  g_autofree char **words = adj_xml_get_list (node, "between");
  AdjHexId a = words[0] != NULL ? adj_hex_parse (words[0]) : ADJ_HEX_NONE;
  AdjHexId b = a != ADJ_HEX_NONE && words[1] != NULL ? adj_hex_parse (words[1]) : ADJ_HEX_NONE;

  if (b != ADJ_HEX_NONE && words[2] == NULL)
    {
      gboolean on_grid = check_on_grid (self, node, a);

      on_grid = check_on_grid (self, node, b) && on_grid;
      if (!on_grid)
        return FALSE;
      side->a = MIN (a, b);
      side->b = MAX (a, b);
      if (adj_hex_distance (&self->scenario->map.grid, a, b) == 1)
        return TRUE;
    }
  adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, adj_xml_line (node),
                    "hexside-not-between",
                    _ ("a hexside lies between two hexes that touch; '%s' are not such"),
                    adj_xml_get (node, "between") != NULL ? adj_xml_get (node, "between") : "");
  return FALSE;
}

static void
read_hexsides (AdjScenarioReader *self, const AdjXmlNode *map_node)
{
  AdjMap *map = &self->scenario->map;
  GArray *sides = g_array_new (FALSE, TRUE, sizeof (AdjMapHexside));
  g_autoptr (GHashTable) lines = g_hash_table_new (NULL, NULL);

  for (const AdjXmlNode *node = adj_xml_first (map_node, "hexside"); node;
       node = adj_xml_next (node, "hexside"))
    {
      AdjMapHexside side = { .features = read_features (self, node) };
      gpointer key;

      side.name = adj_reading_string (&self->reading, node, "name");
      side.marks = adj_scenario_read_marks (self, node);
      if (!read_between (self, node, &side))
        continue;
      key = GINT_TO_POINTER (side.a * ADJ_HEX_IDS + side.b);
      if (g_hash_table_contains (lines, key))
        {
          adj_problems_add (self->reading.problems, ADJ_PROBLEM_SENSE, side.marks.line,
                            "hexside-twice",
                            _ ("the hexside %04d %04d is there already, in line %d; list all it "
                               "has together"),
                            side.a, side.b, GPOINTER_TO_INT (g_hash_table_lookup (lines, key)));
          continue;
        }
      g_hash_table_insert (lines, key, GINT_TO_POINTER (side.marks.line));
      g_array_append_val (sides, side);
    }
  g_array_sort (sides, compare_hexsides);
  map->n_hexsides = sides->len;
  map->hexsides = (AdjMapHexside *) (gpointer) g_array_free (sides, FALSE);
}

void
adj_scenario_read_map (AdjScenarioReader *self, const AdjXmlNode *root)
{
  AdjMap *map = &self->scenario->map;
  const AdjXmlNode *node = adj_xml_first (root, "map");

  map->default_terrain = -1;
  map->grid = (AdjHexGrid){ .columns = 1, .rows = 1 };
  if (node == NULL)
    return;
  map->grid = (AdjHexGrid){
    .orientation =
        (AdjHexOrientation) adj_xml_get_word (node, "orientation", adj_map_orientations, 0),
    .stagger = (AdjHexStagger) adj_xml_get_word (node, "shifted", adj_map_shifts, 0),
    .columns = adj_xml_get_int (node, "columns", UNREADABLE_COUNT),
    .rows = adj_xml_get_int (node, "rows", UNREADABLE_COUNT),
  };
  map->default_terrain = adj_reading_index (&self->reading, node, "default-terrain", N_ ("terrain"),
                                            self->terrain_names);
  if (map->default_terrain < 0 && adj_xml_has (node, "default-terrain"))
    map->default_terrain = 0; /* reported once, and not again for each hex */
  map->marks = adj_scenario_read_marks (self, node);
  read_compass (self, node);
  read_assumed (self, node);
  read_hexes (self, node);
  read_hexsides (self, node);
}
