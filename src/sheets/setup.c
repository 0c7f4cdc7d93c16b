/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "rules/rally.h"
#include "sheets/matter.h"
#include "staff/listing.h"
#include "words/fill.h"
#include "words/place.h"
#include "words/unit.h"

/* Where every counter stands, with boxes to tick: to set the game up, or to set it up again. Each
 * side has paper of its own, and each unit stands on it once, with its formation, as counters lie
 * in their box. Who stands in a hex is told by the position map. */

static AdjDocTable *
add_table (AdjDoc *doc)
{
  const AdjDocColumn columns[] = {
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_START },
    { _ ("Unit"), ADJ_COLUMN_TEXT, ADJ_ALIGN_START },
    { NULL, ADJ_COLUMN_FIT, ADJ_ALIGN_END },
    { _ ("Hex"), ADJ_COLUMN_FIT, ADJ_ALIGN_START },
  };

  return adj_doc_table (doc, columns, G_N_ELEMENTS (columns));
}

static gboolean
is_gone (const AdjView *view, int unit, AdjWhere where)
{
  return view->table->units[unit].where == (int) where && adj_view_knows (view, unit);
}

/* Those that are to be set up, or that wait to come on. */
static void
list_formation (AdjDocTable *table,
                const AdjView *view,
                const AdjFormation *formation,
                gboolean named)
{
  const char *name = formation->name != NULL ? formation->name : _ ("In no formation");

  for (guint i = 0; i < formation->units->len; i++)
    {
      int unit = g_array_index (formation->units, guint16, i);
      g_autofree char *listed = adj_listed_name (view, unit);
      g_autofree char *strength = adj_words_strength (view, unit);
      g_autofree char *where = adj_listed_place (view, unit);

      if (is_gone (view, unit, ADJ_ELIMINATED) || is_gone (view, unit, ADJ_EXITED))
        continue;
      if (named)
        adj_doc_band (table, name);
      named = FALSE;
      adj_doc_row (table, ADJ_BOX_EMPTY, listed, strength, where, NULL);
    }
}

/* A unit that needs no place on the map takes no row. */
static void
list_gone (AdjDoc *doc, const AdjView *view, int side, AdjWhere where, const char *label)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n = adj_view_units (view, units);
  guint n_gone = 0;
  g_autofree char *names = NULL;

  for (guint i = 0; i < n; i++)
    if (view->table->units[units[i]].side == side && is_gone (view, units[i], where))
      units[n_gone++] = units[i];
  names = adj_words_units (view, units, n_gone);
  if (n_gone > 0)
    adj_doc_text (doc, label, names);
}

/* Where everybody is gone a table would have titles over nothing. */
static gboolean
is_anybody_left (const AdjView *view, const GPtrArray *formations)
{
  for (guint i = 0; i < formations->len; i++)
    {
      const AdjFormation *formation = g_ptr_array_index (formations, i);

      for (guint j = 0; j < formation->units->len; j++)
        {
          int unit = g_array_index (formation->units, guint16, j);

          if (!is_gone (view, unit, ADJ_ELIMINATED) && !is_gone (view, unit, ADJ_EXITED))
            return TRUE;
        }
    }
  return FALSE;
}

static void
list_side (AdjDoc *doc, const AdjView *view, int side, const GPtrArray *formations, guint n_columns)
{
  g_autofree char *title = adj_words_side (view, side);
  AdjDocTable *table;

  adj_doc_heading (doc, title);
  adj_doc_columns (doc, n_columns);
  table = is_anybody_left (view, formations) ? add_table (doc) : NULL;
  for (guint i = 0; table != NULL && i < formations->len; i++)
    list_formation (table, view, g_ptr_array_index (formations, i), formations->len > 1);
  adj_doc_columns (doc, 1);
  list_gone (doc, view, side, ADJ_ELIMINATED, _ ("Eliminated"));
  list_gone (doc, view, side, ADJ_EXITED, _ ("Exited"));
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
  all = g_strjoinv (C_ ("between items", "; "), (char **) texts->pdata);
  if (texts->len > 1)
    adj_doc_text (doc, _ ("Hexes held"), all);
}

static int
compare_hexes (const void *a, const void *b)
{
  return *(const AdjHex *) a - *(const AdjHex *) b;
}

/* Those that are being built, or those that are done. */
static void
list_works (AdjDoc *doc, const AdjView *view, gboolean building, const char *label)
{
  g_autofree AdjHex *hexes = g_new (AdjHex, view->table->n_markers + 1u);
  g_autofree char *all = NULL;
  guint n = 0;

  for (guint i = 0; i < view->table->n_markers; i++)
    if ((view->table->markers[i].kind == ADJ_MARKER_BUILDING) == building)
      hexes[n++] = view->table->markers[i].hex;
  qsort (hexes, n, sizeof *hexes, compare_hexes);
  all = adj_words_hexes (view, hexes, n);
  if (n > 0)
    adj_doc_text (doc, label, all);
}

static void
tell_moment (AdjDoc *doc, const AdjMatter *matter)
{
  const AdjView *view = &matter->view;
  g_autofree char *first = adj_words_side (view, view->table->first_player);
  gboolean breastworks = adj_markers_are_borne (view->book);

  adj_doc_text (doc, _ ("First player"), first);
  list_held (doc, view);
  list_works (doc, view, FALSE, breastworks ? _ ("Breastworks") : _ ("Entrenchments"));
  list_works (doc, view, TRUE, breastworks ? _ ("Breastworks begun") : _ ("Entrenchments begun"));
  adj_matter_gap (matter, ADJ_UNKNOWN_SET_UP, doc);
}

AdjDoc *
adj_setup_make (const AdjMatter *matter)
{
  gboolean any = FALSE;
  AdjDoc *doc;

  g_return_val_if_fail (matter != NULL, NULL);

  doc = adj_matter_doc (matter, _ ("Set-up"));
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autoptr (GPtrArray) formations = adj_formations (&matter->view, side);

      if (formations->len == 0)
        continue;
      if (any)
        adj_doc_page (doc);
      tell_moment (doc, matter);
      list_side (doc, &matter->view, side, formations, matter->large ? 2 : 3);
      any = TRUE;
    }
  if (any)
    return doc;
  tell_moment (doc, matter);
  adj_matter_no_unit (doc);
  return doc;
}
