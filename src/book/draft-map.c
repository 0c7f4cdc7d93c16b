/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/draft-private.h"
#include "book/draft-strokes.h"
#include "desk/suggest.h"
#include "desk/value.h"
#include "desk/xml.h"

#define NOTHING "nothing"
#define SLOPE "slope"
#define LEVEL "level-" /* and its number */

gboolean
adj_draft_set_north (AdjDraft *self, int direction)
{
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL, FALSE);
  g_return_val_if_fail (direction >= 0 && direction < ADJ_HEX_DIRECTIONS, FALSE);

  copy = adj_draft_copy (self);
  for (int i = 0; i < ADJ_HEX_DIRECTIONS; i++)
    copy->map.compass[i] = (direction + i) % ADJ_HEX_DIRECTIONS;
  copy->map.compass_given = TRUE;
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
  AdjGround ground;
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
    line->ground.terrain = terrain;
  else if (feature >= 0)
    line->features |= 1u << feature;
  else if (g_str_equal (word, NOTHING))
    line->nothing = TRUE;
  else if (ruleset->slope_adds > 0 && g_str_equal (word, SLOPE))
    line->ground.slope = TRUE;
  else if (ruleset->slope_adds > 0 && g_str_has_prefix (word, LEVEL) &&
           adj_value_parse_int (word + strlen (LEVEL), 1, ADJ_MAX_LEVEL, &line->ground.level))
    ;
  else
    return refuse_word (self, word);
  return TRUE;
}

static gboolean
change (AdjDraft *self, const MapLine *line)
{
  gboolean on_a_side = line->features != 0 || line->nothing;
  gboolean of_ground =
      line->ground.terrain >= 0 || line->ground.level > 0 || line->ground.slope != ADJ_SAME_SLOPE;

  if (line->hexes->len == 0 || on_a_side == of_ground || (line->nothing && line->features != 0))
    return adj_draft_refuse (self, g_strdup (_ ("Type hexes and a terrain, or two hexes and what "
                                                "lies between them")));
  if (!on_a_side)
    return adj_draft_ground (self, (const AdjHexId *) (gpointer) line->hexes->data,
                             line->hexes->len, &line->ground);
  if (line->hexes->len != 2)
    return adj_draft_refuse (self, g_strdup (_ ("A hexside lies between two hexes")));
  return adj_draft_set_side (self,
                             (AdjHexPair){ g_array_index (line->hexes, AdjHexId, 0),
                                           g_array_index (line->hexes, AdjHexId, 1) },
                             line->features);
}

gboolean
adj_draft_map_line (AdjDraft *self, const char *text)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (AdjHexId));
  g_auto (GStrv) words = NULL;
  MapLine line = { .hexes = hexes,
                   .ground = { .terrain = ADJ_SAME_TERRAIN, .slope = ADJ_SAME_SLOPE } };

  g_return_val_if_fail (self != NULL && text != NULL, FALSE);

  words = g_strsplit_set (text, " \t,", -1);
  for (int i = 0; words[i] != NULL; i++)
    {
      g_autofree char *word = g_utf8_strdown (words[i], -1);

      if (*word != '\0' && !read_word (self, word, &line))
        return FALSE;
    }
  if (line.ground.level > 0 && line.ground.slope == ADJ_SAME_SLOPE)
    line.ground.slope = FALSE; /* a level without a word about a slope is flat */
  return change (self, &line);
}
