/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "words/drawn.h"

#include <glib/gi18n-lib.h>

#include "words/fill.h"
#include "words/hex.h"
#include "words/printed.h"

const char *
adj_words_direction (AdjHexOrientation orientation, int direction)
{
  const char *const flat[ADJ_HEX_DIRECTIONS] = {
    C_ ("direction", "north"), C_ ("direction", "north-east"), C_ ("direction", "south-east"),
    C_ ("direction", "south"), C_ ("direction", "south-west"), C_ ("direction", "north-west"),
  };
  const char *const pointy[ADJ_HEX_DIRECTIONS] = {
    C_ ("direction", "north-east"), C_ ("direction", "east"), C_ ("direction", "south-east"),
    C_ ("direction", "south-west"), C_ ("direction", "west"), C_ ("direction", "north-west"),
  };

  g_return_val_if_fail (direction >= 0 && direction < ADJ_HEX_DIRECTIONS, NULL);

  return orientation == ADJ_ORIENTATION_FLAT ? flat[direction] : pointy[direction];
}

static char *
say_features (const AdjRuleset *ruleset, guint32 features)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < ruleset->n_features; i++)
    if ((features & 1u << i) != 0)
      g_string_append_printf (text, "%s%s", text->len > 0 ? C_ ("hex", ", ") : "",
                              adj_words_printed (ruleset->features[i].name));
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* "Creek, Bridge (Small Bridge)" */
static char *
say_side (const AdjBook *book, AdjHex hex, int direction)
{
  const AdjBookHex *here = &book->hexes[hex];
  AdjHex beyond = here->neighbours[direction];
  const AdjMapHexside *side =
      beyond != ADJ_NO_HEX ? adj_scenario_hexside (book->scenario, here->id, book->hexes[beyond].id)
                           : NULL;
  char *features = say_features (book->ruleset, here->features[direction]);
  char *named;

  if (side == NULL || side->name == NULL)
    return features;
  /* Translators: what lies on a side of a hex, and what the map calls it: "Bridge (Small Bridge)"
   */
  named = adj_fill (
      C_ ("hexside", "{features} ({name})"),
      (const AdjPlace[]){ { "features", features }, { "name", side->name }, { NULL, NULL } });
  g_free (features);
  return named;
}

char *
adj_words_height (const AdjBook *book, AdjHex hex)
{
  g_autofree char *level = NULL;

  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (hex < book->n_hexes, NULL);

  if (book->ruleset->slope_adds == 0)
    return NULL;
  level = g_strdup_printf ("%d", book->scenario->map.hexes[hex].level);
  /* Translators: how high a hex lies, as its map says */
  return adj_fill (book->scenario->map.hexes[hex].slope ? _ ("level {points}, slope")
                                                        : _ ("level {points}"),
                   (const AdjPlace[]){ { "points", level }, { NULL, NULL } });
}

/* What is drawn in it besides its terrain. */
static void
add_drawn (GString *text, const AdjBook *book, AdjHex hex)
{
  g_autofree char *height = adj_words_height (book, hex);

  if (book->scenario->map.hexes[hex].drawn == ADJ_DRAWN_TOWN)
    g_string_append_printf (text, "%s%s", C_ ("hex", ", "), C_ ("hex", "houses"));
  if (height != NULL)
    g_string_append_printf (text, "%s%s", C_ ("hex", ", "), height);
}

char *
adj_words_hex_drawn (const AdjBook *book, AdjHex hex)
{
  g_autofree char *printed = NULL;
  g_autoptr (GString) text = NULL;
  AdjHexOrientation orientation;

  g_return_val_if_fail (book != NULL, NULL);
  g_return_val_if_fail (hex < book->n_hexes, NULL);

  orientation = book->scenario->map.grid.orientation;
  printed = adj_words_hex_printed (book, hex);
  text = g_string_new (printed);
  add_drawn (text, book, hex);
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (book->hexes[hex].features[d] != 0)
      {
        g_autofree char *features = say_side (book, hex, d);
        g_autofree char *side =
            /* Translators: what lies on a side of a hex: "north: Creek, Bridge" */
            adj_fill (C_ ("hexside", "{direction}: {features}"),
                      (const AdjPlace[]){ { "direction", adj_words_direction (orientation, d) },
                                          { "features", features },
                                          { NULL, NULL } });

        /* Translators: between what is said of one side of a hex and of the next */
        g_string_append_printf (text, "%s%s", C_ ("hexsides", "; "), side);
      }
  return g_string_free (g_steal_pointer (&text), FALSE);
}
