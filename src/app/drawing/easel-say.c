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

/* Behind what is drawn, the units that are set up there. */
static void
append_units (GString *said, const AdjScenario *scenario, AdjHexId hex)
{
  const char *before = C_ ("hexsides", "; ");

  for (guint i = 0; i < scenario->n_units; i++)
    if (scenario->units[i].hex == hex)
      {
        g_string_append_printf (said, "%s%s", before, scenario->units[i].name);
        before = ", ";
      }
}

char *
adj_easel_say (const AdjBook *book, AdjHex hex, int side)
{
  g_autofree char *drawn = say_drawn (book, hex);
  g_autofree char *chosen = NULL;
  GString *said = g_string_new (drawn);

  append_units (said, book->scenario, book->hexes[hex].id);
  if (side < 0)
    return g_string_free (said, FALSE);
  chosen = adj_fill (
      _ ("side chosen: {direction}"),
      (const AdjPlace[]){
          { "direction", adj_words_direction (book->scenario->map.grid.orientation, side) },
          { NULL, NULL } });
  g_string_append_printf (said, "%s%s", C_ ("hexsides", "; "), chosen);
  return g_string_free (said, FALSE);
}
