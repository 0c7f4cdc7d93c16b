/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/chart-place.h"

#include <glib/gi18n-lib.h>

#include "book/draft-private.h"
#include "desk/value.h"

/* The words from the first on as hexes; NULL, refused, if one is none. */
static GArray *
read_hexes (const AdjChartLine *self, guint first)
{
  g_autoptr (GArray) hexes = g_array_new (FALSE, FALSE, sizeof (AdjHexId));

  for (guint i = first; i < self->cut.words->len; i++)
    {
      AdjHexId hex = adj_hex_parse (adj_chart_word (self, i));

      if (hex == ADJ_HEX_NONE)
        {
          adj_chart_refuse (self,
                            g_strdup (_ ("A hex is four digits, column and row, such as 0412")));
          return NULL;
        }
      g_array_append_val (hexes, hex);
    }
  return g_steal_pointer (&hexes);
}

gboolean
adj_chart_is_pair (const char *text, AdjHexPair *pair)
{
  g_auto (GStrv) ids = NULL;

  g_return_val_if_fail (text != NULL && pair != NULL, FALSE);

  ids = g_strsplit (text, "-", 3);
  if (g_strv_length (ids) != 2)
    return FALSE;
  *pair = (AdjHexPair){ adj_hex_parse (ids[0]), adj_hex_parse (ids[1]) };
  return pair->a != ADJ_HEX_NONE && pair->b != ADJ_HEX_NONE;
}

int
adj_chart_terrain (const AdjChartLine *self)
{
  int terrain;

  g_return_val_if_fail (self != NULL, -1);

  if (self->cut.keys->len != 1 || !g_str_equal (adj_chart_key (self, 0), "terrain"))
    {
      adj_chart_refuse (self, g_strdup (_ ("Write it as 0412 0413 terrain=forest")));
      return -1;
    }
  terrain = adj_ruleset_terrain (self->scenario->ruleset, adj_chart_value (self, 0));
  if (terrain < 0)
    adj_chart_refuse (self, g_strdup_printf (_ ("there is no '%s'"), adj_chart_value (self, 0)));
  return terrain;
}

gboolean
adj_chart_hexes (const AdjChartLine *self, guint first, int terrain)
{
  g_autoptr (GArray) hexes = NULL;

  g_return_val_if_fail (self != NULL, FALSE);

  hexes = read_hexes (self, first);
  return hexes != NULL && adj_draft_stroke (self->draft, (const AdjHexId *) (gpointer) hexes->data,
                                            hexes->len, terrain);
}

/* "level=2", "slope=yes"; empty: the first level, no slope. */
static gboolean
chart_height (const AdjChartLine *self, AdjHexId hex, guint i)
{
  AdjGround ground = { .terrain = ADJ_SAME_TERRAIN, .slope = ADJ_SAME_SLOPE };
  const char *typed = adj_chart_value (self, i);

  if (g_str_equal (adj_chart_key (self, i), "slope"))
    {
      ground.slope = g_str_equal (typed, "yes");
      if (!ground.slope && *typed != '\0' && !g_str_equal (typed, "no"))
        return adj_chart_refuse (self, g_strdup_printf (_ ("“%s” is neither yes nor no"), typed));
    }
  else if (*typed == '\0')
    ground.level = 1;
  else if (!adj_value_parse_int (typed, 1, ADJ_MAX_LEVEL, &ground.level))
    return adj_chart_refuse_number (self, 1, ADJ_MAX_LEVEL);
  return adj_draft_ground (self->draft, &hex, 1, &ground);
}

/* "drawn=town"; empty: no houses. */
static gboolean
draw (const AdjChartLine *self, AdjHexId hex, const char *typed)
{
  gboolean town = g_str_equal (typed, "town");

  return town || *typed == '\0'
             ? adj_draft_draw_town (self->draft, hex, town)
             : adj_chart_refuse (self, g_strdup_printf (_ ("there is no '%s'"), typed));
}

/* Of one hex anything that is printed there. */
static gboolean
chart_hex (const AdjChartLine *self, guint i)
{
  AdjHexId hex = adj_hex_parse (adj_chart_word (self, 0));
  const char *what = adj_chart_key (self, i);

  if (g_str_equal (what, "terrain"))
    {
      int terrain = adj_ruleset_terrain (self->scenario->ruleset, adj_chart_value (self, i));

      return terrain >= 0 ? adj_draft_stroke (self->draft, &hex, 1, terrain)
                          : adj_chart_refuse (self, g_strdup_printf (_ ("there is no '%s'"),
                                                                     adj_chart_value (self, i)));
    }
  if (g_str_equal (what, "name") || g_str_equal (what, "called"))
    return adj_draft_call_hex (self->draft, hex, adj_chart_value (self, i));
  if (g_str_equal (what, "drawn"))
    return draw (self, hex, adj_chart_value (self, i));
  if (g_str_equal (what, "level") || g_str_equal (what, "slope"))
    return chart_height (self, hex, i);
  if (g_str_equal (what, "check"))
    return adj_draft_doubt_hex (self->draft, hex, adj_chart_value (self, i));
  return adj_chart_refuse (self, g_strdup_printf (_ ("a %s has no '%s'"), "hex", what));
}

static gboolean
read_features (const AdjChartLine *self, const char *text, guint32 *features)
{
  g_auto (GStrv) words = g_strsplit (text, " ", -1);

  *features = 0;
  for (int i = 0; words[i] != NULL; i++)
    {
      int feature = adj_ruleset_feature (self->scenario->ruleset, words[i]);

      if (*words[i] == '\0' || g_str_equal (words[i], "nothing"))
        continue;
      if (feature < 0)
        return adj_chart_refuse (self, g_strdup_printf (_ ("there is no '%s'"), words[i]));
      *features |= 1u << feature;
    }
  return TRUE;
}

static gboolean
chart_side (const AdjChartLine *self, AdjHexPair pair, guint i)
{
  const char *what = adj_chart_key (self, i);
  guint32 features;

  if (g_str_equal (what, "side") || g_str_equal (what, "has"))
    return read_features (self, adj_chart_value (self, i), &features) &&
           adj_draft_set_side (self->draft, pair, features);
  if (g_str_equal (what, "name"))
    return adj_draft_call_side (self->draft, pair.a, pair.b, adj_chart_value (self, i));
  if (g_str_equal (what, "check"))
    return adj_draft_doubt_side (self->draft, pair, adj_chart_value (self, i));
  return adj_chart_refuse (self, g_strdup_printf (_ ("a %s has no '%s'"), "hexside", what));
}

/* Several of them are one change; each looks at what the one before left. */
gboolean
adj_chart_place (const AdjChartLine *self)
{
  AdjHexPair pair;
  gboolean is_side;
  gboolean done = TRUE;

  g_return_val_if_fail (self != NULL, FALSE);

  is_side = adj_chart_is_pair (adj_chart_word (self, 0), &pair);
  if (self->cut.keys->len == 1)
    return is_side ? chart_side (self, pair, 0) : chart_hex (self, 0);
  adj_draft_begin (self->draft);
  for (guint i = 0; i < self->cut.keys->len && done; i++)
    done = is_side ? chart_side (self, pair, i) : chart_hex (self, i);
  if (done)
    return adj_draft_end (self->draft);
  adj_draft_let_go (self->draft);
  return FALSE;
}

gboolean
adj_chart_feature (const AdjChartLine *self, guint first, int feature, gboolean with)
{
  g_autoptr (GArray) pairs = g_array_new (FALSE, FALSE, sizeof (AdjHexPair));
  g_autoptr (GArray) path = NULL;
  AdjHexPair pair;

  g_return_val_if_fail (self != NULL, FALSE);

  for (guint i = first;
       i < self->cut.words->len && adj_chart_is_pair (adj_chart_word (self, i), &pair); i++)
    g_array_append_val (pairs, pair);
  if (pairs->len > 0 && first + pairs->len == self->cut.words->len)
    return adj_draft_sides (self->draft, (const AdjHexPair *) (gpointer) pairs->data, pairs->len,
                            1u << feature, with);
  path = read_hexes (self, first);
  return path != NULL && adj_draft_way (self->draft, (const AdjHexId *) (gpointer) path->data,
                                        path->len, 1u << feature, with);
}
