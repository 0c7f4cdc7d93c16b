/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <glib/gi18n-lib.h>

#include "rules/rally.h"
#include "sheets/counter.h"
#include "sheets/matter.h"
#include "staff/listing.h"
#include "words/place.h"
#include "words/unit.h"

/* The roster: every unit with a box as large as its counter, so that counters off the map can lie
 * on it, and boxes to tick for what becomes of it. Each side has paper of its own. */

#define HALF_AN_INCH 36.0
#define BOX 39.0 /* with its line and shadow */

/* Outlines only: the real counter is to lie there. */
static const AdjPalette outline = {
  .counter = { 0xffffff, 0xe6e6e6 },
  .counter_light = { 0xffffff, 0xe6e6e6 },
  .counter_edge = { 0x000000, 0x000000 },
  .counter_ink = { 0x000000, 0x000000 },
};

static void
paint_counter (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  adj_counter_paint (cr, &outline, data, (AdjPoint){ area->width / 2, area->height / 2 },
                     HALF_AN_INCH);
}

static const char *
box_if (gboolean ticked)
{
  return ticked ? ADJ_BOX_TICKED : ADJ_BOX_EMPTY;
}

/* What lies on the unit, or may: boxes to tick. */
static char *
state_boxes (const AdjView *view, int unit)
{
  gboolean known = adj_view_knows (view, unit);
  GString *boxes = g_string_new (NULL);

  if (!adj_markers_are_borne (view->book))
    {
      g_string_append_printf (
          boxes, "%s %s", box_if (known && adj_table_has (view->table, unit, ADJ_FACT_INEFFECTIVE)),
          /* Translators: short for ineffective, beside a box to tick */
          _ ("ineff."));
      return g_string_free (boxes, FALSE);
    }
  for (int marker = ADJ_BEARS_DISRUPTED; marker <= ADJ_BEARS_ROUTED; marker <<= 1)
    {
      g_autofree char *letter = adj_words_marker_letters (marker);

      g_string_append_printf (boxes, "%s%s %s", boxes->len > 0 ? " " : "",
                              box_if (known && adj_table_bears (view->table, unit, marker)),
                              letter);
    }
  return g_string_free (boxes, FALSE);
}

static char *
tile_text (const AdjView *view, int unit)
{
  g_autofree char *name = adj_words_unit (view, unit);
  g_autofree char *strength = adj_words_strength (view, unit);
  g_autofree char *arm = adj_words_arm (view, unit);
  g_autofree char *place = adj_listed_place (view, unit);
  g_autofree char *boxes = state_boxes (view, unit);

  return g_strdup_printf ("%s\n%s %s\n%s\n%s  %s %s", name, strength, arm, place, boxes,
                          box_if (view->table->units[unit].where == ADJ_ELIMINATED),
                          /* Translators: short for eliminated, beside a box to tick */
                          _ ("elim."));
}

static void
add_unit (AdjDoc *doc, const AdjView *view, int unit, gboolean large)
{
  AdjCounter *counter = adj_doc_own (doc, g_new (AdjCounter, 1), g_free);

  *counter = adj_counter_of (view, unit);
  counter->inverted = FALSE; /* the tick beside it says so */
  if (large)
    counter->name = ""; /* as does the line beside it, in letters that can be read */
  adj_doc_tile (doc, paint_counter, counter, BOX, tile_text (view, unit));
}

static void
add_side (AdjDoc *doc, const AdjView *view, int side, const GPtrArray *formations, gboolean large)
{
  g_autofree char *name = adj_words_side (view, side);

  adj_doc_heading (doc, name);
  for (guint i = 0; i < formations->len; i++)
    {
      const AdjFormation *formation = g_ptr_array_index (formations, i);

      if (formations->len > 1)
        adj_doc_subheading (doc, formation->name != NULL ? formation->name : _ ("In no formation"));
      for (guint j = 0; j < formation->units->len; j++)
        add_unit (doc, view, g_array_index (formation->units, guint16, j), large);
    }
}

AdjDoc *
adj_roster_make (const AdjMatter *matter)
{
  gboolean any = FALSE;
  AdjDoc *doc;

  g_return_val_if_fail (matter != NULL, NULL);

  doc = adj_matter_doc (matter, _ ("Roster"));
  adj_matter_gap (matter, ADJ_UNKNOWN_STRENGTHS, doc);
  for (int side = 0; side < ADJ_SIDES; side++)
    {
      g_autoptr (GPtrArray) formations = adj_formations (&matter->view, side);

      if (formations->len == 0)
        continue;
      if (any)
        adj_doc_page (doc);
      add_side (doc, &matter->view, side, formations, matter->large);
      any = TRUE;
    }
  if (!any)
    adj_matter_no_unit (doc);
  return doc;
}
