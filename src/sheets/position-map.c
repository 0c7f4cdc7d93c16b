/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/matter.h"
#include "sheets/stacks.h"
#include "sheets/tiles.h"
#include "sheets/turn-map.h"
#include "staff/listing.h"
#include "words/place.h"

/* The position map: the board on one page, with the stacks by name, or over several pages at the
 * size of the real one. Blank it is the map alone, for real counters. */

#define LEAST_BOARD 240.0

/* ---- In words ---- */

static void
say_hexes (AdjDoc *doc, const AdjView *view)
{
  for (guint hex = 0; hex < view->book->n_hexes; hex++)
    {
      g_autoptr (GString) text = g_string_new (NULL);
      g_autofree char *number = adj_words_hex_named (view, (AdjHex) hex);

      if (adj_stack_list (view, (AdjHex) hex, text) > 0)
        adj_doc_aloud (doc, number, text->str);
    }
}

static void
say_formation (AdjDoc *doc, const AdjView *view, const AdjFormation *formation)
{
  g_autoptr (GString) text = g_string_new (NULL);

  for (guint i = 0; i < formation->units->len; i++)
    {
      int unit = g_array_index (formation->units, guint16, i);
      g_autofree char *name = adj_listed_name (view, unit);
      g_autofree char *place = adj_listed_place (view, unit);

      g_string_append_printf (text, "%s%s %s", i > 0 ? C_ ("list", ", ") : "", name, place);
    }
  adj_doc_aloud (doc, formation->name != NULL ? formation->name : _ ("In no formation"), text->str);
}

static void
say_position (AdjDoc *doc, const AdjView *view)
{
  say_hexes (doc, view);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autofree char *name = adj_words_side (view, side);
      g_autoptr (GPtrArray) formations = adj_formations (view, side);

      if (formations->len > 0)
        adj_doc_aloud (doc, name, "");
      for (guint i = 0; i < formations->len; i++)
        say_formation (doc, view, g_ptr_array_index (formations, i));
    }
}

/* ---- The sheet ---- */

/* What has no counters on it is of no moment. */
static AdjDoc *
new_doc (const AdjMatter *matter)
{
  g_autofree char *battle = adj_matter_battle (matter);

  return matter->blank ? adj_doc_new (_ ("Map"), battle)
                       : adj_matter_doc (matter, _ ("Position map"));
}

AdjDoc *
adj_map_make (const AdjMatter *matter)
{
  AdjDoc *doc;
  AdjTurnMap *map;

  g_return_val_if_fail (matter != NULL, NULL);

  doc = new_doc (matter);
  adj_matter_gap (matter, ADJ_UNKNOWN_MAP, doc);
  if (matter->large)
    adj_tiles_tell (doc, matter);
  else
    {
      adj_stacks_tell (doc, &matter->view, NULL);
      map = adj_doc_own (doc, adj_turn_map_of_position (matter, matter->view.table, TRUE),
                         (GDestroyNotify) adj_turn_map_free);
      adj_doc_picture_to_end (doc, LEAST_BOARD, adj_turn_map_paint, map,
                              matter->blank ? _ ("Map")
                                            : _ ("The map with the counters where they stand"));
    }
  say_position (doc, &matter->view);
  return doc;
}
