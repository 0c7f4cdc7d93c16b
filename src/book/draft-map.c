/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "book/draft-private.h"
#include "desk/suggest.h"
#include "desk/xml.h"

#define NOTHING "nothing"

gboolean
adj_draft_set_grid (AdjDraft *self, const AdjHexGrid *grid)
{
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL && grid != NULL, FALSE);

  copy = adj_draft_copy (self);
  /* the words for directions are another orientation's */
  if (copy->map.grid.orientation != grid->orientation)
    copy->map.compass_given = FALSE;
  copy->map.grid = *grid;
  return adj_draft_adopt (self, copy);
}

gboolean
adj_draft_confirm_map (AdjDraft *self)
{
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL, FALSE);

  copy = adj_draft_copy (self);
  copy->map.assumed = NULL;
  copy->map.marks = adj_draft_marks (copy);
  return adj_draft_adopt (self, copy);
}

/* ---- A line about hexes ---- */

typedef struct
{
  GArray *hexes; /* of AdjHexId, in the order they were typed */
  int terrain;   /* -1 */
  guint32 features;
  gboolean nothing;
} MapLine;

static const char **
names_of (const AdjRuleset *ruleset)
{
  const char **names = g_new0 (const char *, ruleset->n_terrains + ruleset->n_features + 2);
  guint n = 0;

  for (guint i = 0; i < ruleset->n_terrains; i++)
    names[n++] = ruleset->terrains[i].id;
  for (guint i = 0; i < ruleset->n_features; i++)
    names[n++] = ruleset->features[i].id;
  names[n] = NOTHING;
  return names;
}

static gboolean
refuse_word (AdjDraft *self, const char *word)
{
  g_autofree const char **names = names_of (adj_draft_get_book (self)->ruleset);
  const char *meant = adj_suggest (word, names);

  return adj_draft_refuse (
      self, meant != NULL ? g_strdup_printf (_ ("There is no “%s”; did you mean %s?"), word, meant)
                          : g_strdup_printf (_ ("“%s” is neither four digits nor a terrain nor "
                                                "something that lies on a hexside"),
                                             word));
}

static gboolean
read_word (AdjDraft *self, const char *word, MapLine *line)
{
  const AdjRuleset *ruleset = adj_draft_get_book (self)->ruleset;
  int terrain = adj_ruleset_terrain (ruleset, word);
  int feature = adj_ruleset_feature (ruleset, word);
  AdjHexId hex = adj_hex_parse (word);

  if (hex != ADJ_HEX_NONE)
    g_array_append_val (line->hexes, hex);
  else if (terrain >= 0)
    line->terrain = terrain;
  else if (feature >= 0)
    line->features |= 1u << feature;
  else if (g_str_equal (word, NOTHING))
    line->nothing = TRUE;
  else
    return refuse_word (self, word);
  return TRUE;
}

static int
find_hexside (const AdjMap *map, AdjHexId a, AdjHexId b)
{
  for (guint i = 0; i < map->n_hexsides; i++)
    if (map->hexsides[i].a == MIN (a, b) && map->hexsides[i].b == MAX (a, b))
      return (int) i;
  return -1;
}

static gboolean
change_hexside (AdjDraft *self, AdjHexId a, AdjHexId b, guint32 features)
{
  AdjScenario *copy = adj_draft_copy (self);
  AdjMap *map = &copy->map;
  int place = find_hexside (map, a, b);

  if (place < 0 && features != 0)
    {
      map->hexsides = g_renew (AdjMapHexside, map->hexsides, map->n_hexsides + 1);
      place = (int) map->n_hexsides++;
      map->hexsides[place] = (AdjMapHexside){ .a = MIN (a, b), .b = MAX (a, b) };
    }
  else if (place >= 0 && features == 0)
    {
      map->hexsides[place] = map->hexsides[--map->n_hexsides];
      return adj_draft_adopt (self, copy);
    }
  if (place >= 0)
    {
      map->hexsides[place].features = features;
      map->hexsides[place].marks = adj_draft_marks (copy);
    }
  return adj_draft_adopt (self, copy);
}

/* The copy's hexes stand where the draft's do; new ones are put behind them, out of order, so it
 * is the draft that is searched. */
static void
give_terrain (const AdjScenario *draft, AdjScenario *copy, AdjHexId id, int terrain)
{
  const AdjMapHex *there = adj_scenario_hex (draft, id);
  AdjMap *map = &copy->map;
  AdjMapHex *hex;

  if (there == NULL)
    {
      map->hexes = g_renew (AdjMapHex, map->hexes, map->n_hexes + 1);
      hex = &map->hexes[map->n_hexes++];
      *hex = (AdjMapHex){ .id = id };
    }
  else
    hex = &map->hexes[there - draft->map.hexes];
  hex->terrain = terrain;
  hex->listed = TRUE;
  hex->marks = adj_draft_marks (copy);
}

static gboolean
change_terrain (AdjDraft *self, const GArray *hexes, int terrain)
{
  g_autoptr (GHashTable) seen = g_hash_table_new (NULL, NULL);
  AdjScenario *copy = adj_draft_copy (self);

  for (guint i = 0; i < hexes->len; i++)
    {
      AdjHexId id = g_array_index (hexes, AdjHexId, i);

      if (g_hash_table_add (seen, GINT_TO_POINTER ((int) id)))
        give_terrain (adj_draft_get_scenario (self), copy, id, terrain);
    }
  return adj_draft_adopt (self, copy);
}

static gboolean
change (AdjDraft *self, const MapLine *line)
{
  gboolean on_a_side = line->features != 0 || line->nothing;

  if (line->hexes->len == 0 || on_a_side == (line->terrain >= 0) ||
      (line->nothing && line->features != 0))
    return adj_draft_refuse (self, g_strdup (_ ("Type hexes and a terrain, or two hexes and what "
                                                "lies between them")));
  if (!on_a_side)
    return change_terrain (self, line->hexes, line->terrain);
  if (line->hexes->len != 2)
    return adj_draft_refuse (self, g_strdup (_ ("A hexside lies between two hexes")));
  return change_hexside (self, g_array_index (line->hexes, AdjHexId, 0),
                         g_array_index (line->hexes, AdjHexId, 1), line->features);
}

gboolean
adj_draft_map_line (AdjDraft *self, const char *text)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (AdjHexId));
  g_auto (GStrv) words = NULL;
  MapLine line = { hexes, -1, 0, FALSE };

  g_return_val_if_fail (self != NULL && text != NULL, FALSE);

  words = g_strsplit_set (text, " \t,", -1);
  for (int i = 0; words[i] != NULL; i++)
    {
      g_autofree char *word = g_utf8_strdown (words[i], -1);

      if (*word != '\0' && !read_word (self, word, &line))
        return FALSE;
    }
  return change (self, &line);
}
