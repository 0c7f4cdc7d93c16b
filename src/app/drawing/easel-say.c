/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/easel-say.h"

#include <glib/gi18n-lib.h>

#include "words/drawn.h"
#include "words/fill.h"

char *
adj_easel_say (const AdjBook *book, AdjHex hex, int side)
{
  g_autofree char *drawn = adj_words_hex_drawn (book, hex);
  g_autofree char *chosen = NULL;

  if (side < 0)
    return g_steal_pointer (&drawn);
  chosen = adj_fill (
      _ ("side chosen: {direction}"),
      (const AdjPlace[]){
          { "direction", adj_words_direction (book->scenario->map.grid.orientation, side) },
          { NULL, NULL } });
  return g_strconcat (drawn, C_ ("hexsides", "; "), chosen, NULL);
}
