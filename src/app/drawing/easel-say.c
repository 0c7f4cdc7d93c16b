/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/drawing/easel-say.h"

#include <glib/gi18n-lib.h>

#include "book/draft.h"
#include "words/drawn.h"
#include "words/fill.h"

/* What came with the battle nobody has read off a copy here. */
static char *
say_drawn (const AdjBook *book, AdjHex hex)
{
  g_autofree char *drawn = adj_words_hex_drawn (book, hex);

  return adj_marks_are_typed (&book->scenario->map.hexes[hex].marks)
             ? g_strconcat (drawn, C_ ("hexsides", "; "), _ ("from your charts"), NULL)
             : g_steal_pointer (&drawn);
}

char *
adj_easel_say (const AdjBook *book, AdjHex hex, int side)
{
  g_autofree char *drawn = say_drawn (book, hex);
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
