/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/brush.h"

#include <glib/gi18n-lib.h>

#include "words/printed.h"

static AdjBrushKind
kind_of (AdjFeatureLook look)
{
  switch (look)
    {
    case ADJ_FEATURE_LOOK_ROAD:
    case ADJ_FEATURE_LOOK_TRAIL:
    case ADJ_FEATURE_LOOK_TURNPIKE:
    case ADJ_FEATURE_LOOK_RAILWAY:
      return ADJ_BRUSH_WAY;
    case ADJ_FEATURE_LOOK_CREEK:
    case ADJ_FEATURE_LOOK_SLOPE:
      return ADJ_BRUSH_ALONG;
    case ADJ_FEATURE_LOOK_BRIDGE:
    case ADJ_FEATURE_LOOK_FORD:
    case ADJ_FEATURE_LOOK_FERRY:
      return ADJ_BRUSH_CROSSING;
    }
  return ADJ_BRUSH_NONE;
}

guint
adj_brushes (const AdjRuleset *ruleset, AdjBrush out[ADJ_MOST_BRUSHES])
{
  guint n = 0;

  g_return_val_if_fail (ruleset != NULL, 0);

  out[n++] = (AdjBrush){ ADJ_BRUSH_NONE, 0 };
  for (guint i = 0; i < ruleset->n_terrains; i++)
    out[n++] = (AdjBrush){ ADJ_BRUSH_TERRAIN, (int) i };
  out[n++] = (AdjBrush){ ADJ_BRUSH_TERRAIN, ADJ_OFF_MAP };
  for (AdjBrushKind kind = ADJ_BRUSH_WAY; kind <= ADJ_BRUSH_CROSSING; kind++)
    for (guint i = 0; i < ruleset->n_features; i++)
      if (kind_of (ruleset->features[i].look) == kind)
        out[n++] = (AdjBrush){ kind, (int) i };
  return n;
}

gboolean
adj_brush_equal (AdjBrush a, AdjBrush b)
{
  return a.kind == b.kind && a.index == b.index;
}

const char *
adj_brush_name (const AdjRuleset *ruleset, AdjBrush brush)
{
  g_return_val_if_fail (ruleset != NULL, NULL);

  switch (brush.kind)
    {
    case ADJ_BRUSH_NONE:
      /* Translators: the tool with which a map is only looked at, not drawn */
      return C_ ("brush", "Look");
    case ADJ_BRUSH_TERRAIN:
      return brush.index == ADJ_OFF_MAP
                 /* Translators: the brush that takes a hex off the map */
                 ? C_ ("brush", "Off the map")
                 : adj_words_printed (ruleset->terrains[brush.index].name);
    case ADJ_BRUSH_WAY:
    case ADJ_BRUSH_ALONG:
    case ADJ_BRUSH_CROSSING:
      return adj_words_printed (ruleset->features[brush.index].name);
    case ADJ_BRUSH_POINT:
      break;
    }
  return NULL;
}

AdjBrush
adj_brush_for_digit (const AdjRuleset *ruleset, int digit)
{
  g_return_val_if_fail (ruleset != NULL, (AdjBrush){ 0 });

  if (digit < 1 || digit > 9 || (guint) digit > ruleset->n_terrains)
    return (AdjBrush){ ADJ_BRUSH_NONE, 0 };
  return (AdjBrush){ ADJ_BRUSH_TERRAIN, digit - 1 };
}

AdjBrush
adj_brush_for_letter (const AdjRuleset *ruleset, char letter)
{
  static const struct
  {
    char letter;
    AdjFeatureLook look;
  } letters[] = { { 'r', ADJ_FEATURE_LOOK_ROAD },   { 'r', ADJ_FEATURE_LOOK_TURNPIKE },
                  { 't', ADJ_FEATURE_LOOK_TRAIL },  { 'c', ADJ_FEATURE_LOOK_CREEK },
                  { 'b', ADJ_FEATURE_LOOK_BRIDGE }, { 'f', ADJ_FEATURE_LOOK_FORD },
                  { 'f', ADJ_FEATURE_LOOK_FERRY } };

  g_return_val_if_fail (ruleset != NULL, (AdjBrush){ 0 });

  for (guint l = 0; l < G_N_ELEMENTS (letters); l++)
    for (guint i = 0; i < ruleset->n_features; i++)
      if (letters[l].letter == letter && ruleset->features[i].look == letters[l].look)
        return (AdjBrush){ kind_of (letters[l].look), (int) i };
  return (AdjBrush){ ADJ_BRUSH_NONE, 0 };
}

AdjBrush
adj_brush_like (const AdjScenario *scenario, AdjHexId id)
{
  const AdjMapHex *hex;

  g_return_val_if_fail (scenario != NULL, (AdjBrush){ 0 });

  hex = adj_scenario_hex (scenario, id);
  return (AdjBrush){ ADJ_BRUSH_TERRAIN, hex != NULL ? hex->terrain : ADJ_OFF_MAP };
}
