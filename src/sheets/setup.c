/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "sheets/listing.h"
#include "sheets/matter.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/unit.h"

/* Where every counter stands, by hex and by formation, with boxes to tick: to set the game up, or
 * to set it up again. */

static AdjDocTable *
add_table (AdjDoc *doc, gboolean by_hex)
{
  const AdjDocColumn hex_first[] = {
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Hex"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Unit"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_END },
  };
  const AdjDocColumn unit_first[] = {
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Unit"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Hex"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
  };

  return adj_doc_table (doc, by_hex ? hex_first : unit_first, 4);
}

static char *
side_title (const AdjView *view, int side, const char *sentence)
{
  g_autofree char *name = adj_words_side (view, side);

  return adj_fill (sentence, (const AdjPlace[]){ { "side", name }, { NULL, NULL } });
}

/* The hex stands beside its first counter only. */
static void
list_hex (
    AdjDocTable *table, const AdjView *view, const guint16 *units, guint n, int side, AdjHex hex)
{
  g_autofree char *number = adj_words_hex (view, hex);
  AdjDocRow *row = NULL;

  for (guint i = 0; i < n; i++)
    if (view->table->units[units[i]].side == side && view->table->units[units[i]].hex == hex)
      {
        g_autofree char *name = adj_listed_name (view, units[i]);
        g_autofree char *strength = adj_words_strength (view, units[i]);

        if (row != NULL)
          row->keep = TRUE;
        row = adj_doc_row (table, ADJ_BOX_EMPTY, row == NULL ? number : "", name, strength, NULL);
      }
}

static void
list_by_hex (AdjDoc *doc, const AdjView *view, int side)
{
  g_autofree char *title = side_title (view, side, _ ("{side}, by hex"));
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (view, units);
  AdjDocTable *table;

  adj_doc_columns (doc, 1);
  adj_doc_heading (doc, title);
  adj_doc_columns (doc, 3);
  table = add_table (doc, TRUE);
  for (guint hex = 0; hex < view->book->n_hexes; hex++)
    list_hex (table, view, units, n, side, (AdjHex) hex);
}

static void
list_by_formation (AdjDoc *doc, const AdjView *view, int side)
{
  g_autofree char *title = side_title (view, side, _ ("{side}, by formation"));
  g_autoptr (GPtrArray) formations = adj_formations (view, side);
  AdjDocTable *table;

  adj_doc_columns (doc, 1);
  adj_doc_heading (doc, title);
  adj_doc_columns (doc, 3);
  table = add_table (doc, FALSE);
  for (guint i = 0; i < formations->len; i++)
    {
      const AdjFormation *formation = g_ptr_array_index (formations, i);

      if (formations->len > 1)
        adj_doc_band (table, formation->name != NULL ? formation->name : _ ("In no formation"));
      for (guint j = 0; j < formation->units->len; j++)
        {
          int unit = g_array_index (formation->units, guint16, j);
          g_autofree char *name = adj_listed_name (view, unit);
          g_autofree char *strength = adj_words_strength (view, unit);
          g_autofree char *where = adj_listed_place (view, unit);

          adj_doc_row (table, ADJ_BOX_EMPTY, name, strength, where, NULL);
        }
    }
}

static void
list_held (AdjDoc *doc, const AdjView *view)
{
  g_autoptr (GPtrArray) texts = g_ptr_array_new_with_free_func (g_free);
  g_autofree char *all = NULL;

  for (guint i = 0; i < view->table->n_held; i++)
    {
      const AdjHeld *held = &view->table->held[i];
      g_autofree char *hex = adj_words_hex_named (view, held->hex);
      g_autofree char *side = adj_words_side (view, held->holder);

      g_ptr_array_add (texts, g_strconcat (hex, " ", side, NULL));
    }
  g_ptr_array_add (texts, NULL);
  all = g_strjoinv ("; ", (char **) texts->pdata);
  if (texts->len > 1)
    adj_doc_text (doc, _ ("Hexes held"), all);
}

static void
list_markers (AdjDoc *doc, const AdjView *view)
{
  for (guint i = 0; i < view->table->n_markers; i++)
    {
      const AdjMarker *marker = &view->table->markers[i];
      g_autofree char *hex = adj_words_hex (view, marker->hex);

      adj_doc_text (
          doc, marker->kind == ADJ_MARKER_BUILDING ? _ ("Entrenchment begun") : _ ("Entrenchment"),
          hex);
    }
}

static void
tell_moment (AdjDoc *doc, const AdjView *view)
{
  g_autofree char *first = adj_words_side (view, view->table->first_player);

  adj_doc_text (doc, _ ("First player"), first);
  list_held (doc, view);
  list_markers (doc, view);
}

AdjDoc *
adj_setup_make (const AdjMatter *matter)
{
  AdjDoc *doc = adj_matter_doc (matter, _ ("Set-up"));

  tell_moment (doc, &matter->view);
  for (int side = 0; side < ADJ_SIDES; side++)
    list_by_hex (doc, &matter->view, side);
  for (int side = 0; side < ADJ_SIDES; side++)
    list_by_formation (doc, &matter->view, side);
  return doc;
}
