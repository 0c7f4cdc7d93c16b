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
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (book->hexes[hex].features[d] != 0)
      {
        g_autofree char *features = say_features (book->ruleset, book->hexes[hex].features[d]);
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
