/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/draft-strokes.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "book/draft-private.h"
#include "book/known.h"

#define MOST_OF_A_NAME 60
#define MOST_OF_A_CHECK 300

/* Where each hex stands in a map that is being changed, so that its order does not matter. */
typedef struct
{
  AdjScenario *copy;
  int places[ADJ_HEX_IDS]; /* plus one; 0 is off the map */
} Sheet;

static void
sheet_number (Sheet *self)
{
  memset (self->places, 0, sizeof self->places);
  for (guint i = 0; i < self->copy->map.n_hexes; i++)
    self->places[self->copy->map.hexes[i].id] = (int) i + 1;
}

static AdjMapHex *
sheet_hex (Sheet *self, AdjHexId id)
{
  int place = id > 0 && id < ADJ_HEX_IDS ? self->places[id] : 0;

  return place > 0 ? &self->copy->map.hexes[place - 1] : NULL;
}

static gboolean
refuse_hex (AdjDraft *self, AdjHexId hex)
{
  return adj_draft_refuse (self, g_strdup_printf (_ ("hex %04d is not on the map"), hex));
}

/* ---- Terrain ---- */

static void
paint (Sheet *self, AdjHexId id, const AdjGround *ground)
{
  AdjMap *map = &self->copy->map;
  AdjMapHex *hex = sheet_hex (self, id);

  if (hex == NULL)
    {
      map->hexes = g_renew (AdjMapHex, map->hexes, map->n_hexes + 1);
      hex = &map->hexes[map->n_hexes++];
      *hex = (AdjMapHex){ .id = id, .level = 1 };
      self->places[id] = (int) map->n_hexes;
    }
  if (ground->terrain != ADJ_SAME_TERRAIN)
    hex->terrain = ground->terrain;
  if (ground->level > 0)
    hex->level = ground->level;
  if (ground->slope != ADJ_SAME_SLOPE)
    hex->slope = ground->slope;
  hex->listed = TRUE;
  hex->marks = adj_draft_marks (self->copy);
}

/* The hexes that were painted off are no longer there, and all others are listed. */
static void
leave_out (Sheet *self, const gboolean *off)
{
  AdjMap *map = &self->copy->map;
  guint n = 0;

  map->default_terrain = -1;
  for (guint i = 0; i < map->n_hexes; i++)
    if (!off[map->hexes[i].id])
      {
        map->hexes[n] = map->hexes[i];
        map->hexes[n++].listed = TRUE;
      }
  map->n_hexes = n;
  n = 0;
  for (guint i = 0; i < map->n_hexsides; i++)
    if (!off[map->hexsides[i].a] && !off[map->hexsides[i].b])
      map->hexsides[n++] = map->hexsides[i];
  map->n_hexsides = n;
}

/* Height alone is nothing that a hex off the map can have. */
static gboolean
may_paint (AdjDraft *self, Sheet *sheet, AdjHexId id, const AdjGround *ground)
{
  const AdjHexGrid *grid = &sheet->copy->map.grid;

  if (!adj_hex_on_grid (grid, id))
    return adj_draft_refuse (
        self, g_strdup_printf (_ ("hex %04d lies beyond a map of %d columns and %d rows"), id,
                               grid->columns, grid->rows));
  return ground->terrain != ADJ_SAME_TERRAIN || sheet_hex (sheet, id) != NULL ||
         refuse_hex (self, id);
}

gboolean
adj_draft_stroke (AdjDraft *self, const AdjHexId *hexes, guint n, int terrain)
{
  const AdjGround ground = { .terrain = terrain, .slope = ADJ_SAME_SLOPE };

  return adj_draft_ground (self, hexes, n, &ground);
}

gboolean
adj_draft_ground (AdjDraft *self, const AdjHexId *hexes, guint n, const AdjGround *ground)
{
  g_autofree Sheet *sheet = g_new (Sheet, 1);
  g_autofree gboolean *off = g_new0 (gboolean, ADJ_HEX_IDS);

  g_return_val_if_fail (self != NULL && (hexes != NULL || n == 0), FALSE);
  g_return_val_if_fail (ground != NULL && ground->terrain >= ADJ_SAME_TERRAIN, FALSE);
  g_return_val_if_fail (ground->terrain < (int) adj_draft_get_book (self)->ruleset->n_terrains,
                        FALSE);

  sheet->copy = adj_draft_copy (self);
  sheet_number (sheet);
  for (guint i = 0; i < n; i++)
    if (!may_paint (self, sheet, hexes[i], ground))
      {
        adj_scenario_unref (sheet->copy);
        return FALSE;
      }
    else if (ground->terrain == ADJ_OFF_MAP)
      off[hexes[i]] = TRUE;
    else
      paint (sheet, hexes[i], ground);
  if (ground->terrain == ADJ_OFF_MAP && n > 0)
    leave_out (sheet, off);
  return adj_draft_adopt (self, sheet->copy);
}

/* Nobody has painted what is as it came, or is not known. */
static gboolean
is_of_the_rest (const AdjScenario *scenario, const AdjMapHex *hex)
{
  return !adj_known_ground (scenario, hex) ||
         (hex->terrain == scenario->map.default_terrain && !adj_marks_are_typed (&hex->marks));
}

guint
adj_draft_find_rest (const AdjDraft *self, AdjHexId *hexes)
{
  const AdjScenario *scenario;
  guint n = 0;

  g_return_val_if_fail (self != NULL, 0);

  scenario = adj_draft_get_scenario (self);
  for (guint i = 0; i < scenario->map.n_hexes; i++)
    if (is_of_the_rest (scenario, &scenario->map.hexes[i]))
      {
        if (hexes != NULL)
          hexes[n] = scenario->map.hexes[i].id;
        n++;
      }
  return n;
}

gboolean
adj_draft_rest (AdjDraft *self, int terrain)
{
  g_autofree AdjHexId *hexes = NULL;

  g_return_val_if_fail (self != NULL && terrain >= 0, FALSE);

  hexes = g_new (AdjHexId, adj_draft_get_scenario (self)->map.n_hexes);
  return adj_draft_stroke (self, hexes, adj_draft_find_rest (self, hexes), terrain);
}

/* ---- Sides ---- */

/* A bridge lies over the creek that it opens. */
static guint32
with_what_they_open (const AdjRuleset *ruleset, guint32 features)
{
  guint32 all = features;

  for (guint i = 0; i < ruleset->n_features; i++)
    if ((features & (1u << i)) != 0)
      for (guint j = 0; j < ruleset->n_features; j++)
        if (g_strcmp0 (ruleset->features[i].opens, ruleset->features[j].id) == 0)
          all |= 1u << j;
  return all;
}

/* Some features are taken from the side and others given to it. */
static void
change_side (AdjScenario *copy, AdjHexPair pair, guint32 take, guint32 give)
{
  AdjMap *map = &copy->map;
  const AdjMapHexside *there = adj_scenario_hexside (copy, pair.a, pair.b);
  AdjMapHexside *side;

  if (there == NULL && give == 0)
    return;
  if (there == NULL)
    {
      map->hexsides = g_renew (AdjMapHexside, map->hexsides, map->n_hexsides + 1);
      side = &map->hexsides[map->n_hexsides++];
      *side = (AdjMapHexside){ .a = MIN (pair.a, pair.b), .b = MAX (pair.a, pair.b) };
    }
  else
    side = &map->hexsides[there - map->hexsides];
  side->features = (side->features & ~take) | give;
  side->marks = adj_draft_marks (copy);
  if (side->features == 0)
    *side = map->hexsides[--map->n_hexsides];
}

/* Takes the sheet's copy along. */
static gboolean
refuse_side (AdjDraft *self, Sheet *sheet, AdjHexPair pair)
{
  gboolean both = sheet_hex (sheet, pair.a) != NULL && sheet_hex (sheet, pair.b) != NULL;
  AdjHexId missing = sheet_hex (sheet, pair.a) == NULL ? pair.a : pair.b;

  adj_scenario_unref (sheet->copy);
  return both ? adj_draft_refuse (
                    self, g_strdup_printf (_ ("hexes %04d and %04d do not touch"), pair.a, pair.b))
              : refuse_hex (self, missing);
}

static gboolean
is_side (Sheet *sheet, AdjHexPair pair)
{
  return sheet_hex (sheet, pair.a) != NULL && sheet_hex (sheet, pair.b) != NULL &&
         adj_hex_direction (&sheet->copy->map.grid, pair.a, pair.b) >= 0;
}

static gboolean
change_sides (AdjDraft *self, const AdjHexPair *sides, guint n, guint32 take, guint32 give)
{
  g_autofree Sheet *sheet = g_new (Sheet, 1);

  sheet->copy = adj_draft_copy (self);
  sheet_number (sheet);
  for (guint i = 0; i < n; i++)
    if (!is_side (sheet, sides[i]))
      return refuse_side (self, sheet, sides[i]);
  for (guint i = 0; i < n; i++)
    change_side (sheet->copy, sides[i], take, give);
  return adj_draft_adopt (self, sheet->copy);
}

gboolean
adj_draft_sides (AdjDraft *self, const AdjHexPair *sides, guint n, guint32 features, gboolean with)
{
  g_return_val_if_fail (self != NULL && (sides != NULL || n == 0), FALSE);

  return with ? change_sides (self, sides, n, 0,
                              with_what_they_open (adj_draft_get_book (self)->ruleset, features))
              : change_sides (self, sides, n, features, 0);
}

gboolean
adj_draft_set_side (AdjDraft *self, AdjHexPair side, guint32 features)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return change_sides (self, &side, 1, G_MAXUINT32, features);
}

gboolean
adj_draft_way (AdjDraft *self, const AdjHexId *path, guint n, guint32 features, gboolean with)
{
  g_autofree AdjHexPair *sides = NULL;

  g_return_val_if_fail (self != NULL && (path != NULL || n == 0), FALSE);

  if (n < 2)
    return adj_draft_refuse (self, g_strdup (_ ("A way goes through two hexes at least")));
  sides = g_new (AdjHexPair, n - 1);
  for (guint i = 0; i + 1 < n; i++)
    sides[i] = (AdjHexPair){ path[i], path[i + 1] };
  return adj_draft_sides (self, sides, n - 1, features, with);
}

/* ---- Names and houses ---- */

/* Written only if somebody listed the hex. */
static AdjMapHex *
listed_hex (AdjDraft *self, Sheet *sheet, AdjHexId id)
{
  AdjMapHex *hex;

  sheet->copy = adj_draft_copy (self);
  sheet_number (sheet);
  hex = sheet_hex (sheet, id);
  if (hex != NULL)
    hex->listed = TRUE;
  else
    {
      refuse_hex (self, id);
      adj_scenario_unref (sheet->copy);
    }
  return hex;
}

/* A copy, and the side in it; NULL, refused, if nothing lies there. */
static AdjMapHexside *
side_of_copy (AdjDraft *self, AdjHexPair pair, AdjScenario **copy)
{
  const AdjMapHexside *side;

  *copy = adj_draft_copy (self);
  side = adj_scenario_hexside (*copy, pair.a, pair.b);
  if (side != NULL)
    return &(*copy)->map.hexsides[side - (*copy)->map.hexsides];
  adj_scenario_unref (*copy);
  adj_draft_refuse (self, g_strdup (_ ("Nothing lies there")));
  return NULL;
}

/* NULL for "": a text that may be missing. */
static gboolean
keep_text (AdjDraft *self, AdjScenario *copy, const char *text, const char **kept)
{
  *kept = *text != '\0' ? g_string_chunk_insert (copy->strings, text) : NULL;
  return adj_draft_adopt (self, copy);
}

static gboolean
may_be (AdjDraft *self, const char *text, int most)
{
  return *text == '\0' || adj_draft_may_hold (self, text, most);
}

gboolean
adj_draft_call_hex (AdjDraft *self, AdjHexId hex, const char *name)
{
  g_autofree Sheet *sheet = g_new (Sheet, 1);
  AdjMapHex *called;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);

  if (!may_be (self, name, MOST_OF_A_NAME))
    return FALSE;
  called = listed_hex (self, sheet, hex);
  return called != NULL && keep_text (self, sheet->copy, name, &called->name);
}

gboolean
adj_draft_call_side (AdjDraft *self, AdjHexId a, AdjHexId b, const char *name)
{
  AdjMapHexside *side;
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL && name != NULL, FALSE);

  if (!may_be (self, name, MOST_OF_A_NAME))
    return FALSE;
  side = side_of_copy (self, (AdjHexPair){ a, b }, &copy);
  return side != NULL && keep_text (self, copy, name, &side->name);
}

gboolean
adj_draft_draw_town (AdjDraft *self, AdjHexId hex, gboolean town)
{
  g_autofree Sheet *sheet = g_new (Sheet, 1);
  AdjMapHex *drawn;

  g_return_val_if_fail (self != NULL, FALSE);

  drawn = listed_hex (self, sheet, hex);
  if (drawn == NULL)
    return FALSE;
  drawn->drawn = town ? ADJ_DRAWN_TOWN : ADJ_DRAWN_NOTHING;
  return adj_draft_adopt (self, sheet->copy);
}

/* ---- Comparing ---- */

gboolean
adj_draft_confirm_hex (AdjDraft *self, AdjHexId hex)
{
  g_autofree Sheet *sheet = g_new (Sheet, 1);
  AdjMapHex *printed;
  AdjMap *map;

  g_return_val_if_fail (self != NULL, FALSE);

  printed = listed_hex (self, sheet, hex);
  if (printed == NULL)
    return FALSE;
  map = &sheet->copy->map;
  if (!adj_known_ground (sheet->copy, printed))
    {
      adj_scenario_unref (sheet->copy);
      return adj_draft_refuse (self,
                               g_strdup_printf (_ ("Nobody knows the terrain of %04d yet"), hex));
    }
  printed->marks = adj_draft_marks (sheet->copy);
  for (guint i = 0; i < map->n_hexsides; i++)
    if (map->hexsides[i].a == hex || map->hexsides[i].b == hex)
      map->hexsides[i].marks = adj_draft_marks (sheet->copy);
  return adj_draft_adopt (self, sheet->copy);
}

gboolean
adj_draft_doubt_hex (AdjDraft *self, AdjHexId hex, const char *check)
{
  g_autofree Sheet *sheet = g_new (Sheet, 1);
  AdjMapHex *printed;

  g_return_val_if_fail (self != NULL && check != NULL, FALSE);

  if (!may_be (self, check, MOST_OF_A_CHECK))
    return FALSE;
  printed = listed_hex (self, sheet, hex);
  return printed != NULL && keep_text (self, sheet->copy, check, &printed->marks.check);
}

gboolean
adj_draft_doubt_side (AdjDraft *self, AdjHexPair pair, const char *check)
{
  AdjMapHexside *side;
  AdjScenario *copy;

  g_return_val_if_fail (self != NULL && check != NULL, FALSE);

  if (!may_be (self, check, MOST_OF_A_CHECK))
    return FALSE;
  side = side_of_copy (self, pair, &copy);
  return side != NULL && keep_text (self, copy, check, &side->marks.check);
}
