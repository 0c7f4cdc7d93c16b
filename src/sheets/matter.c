/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/matter.h"

#include <glib/gi18n-lib.h>

#include "rules/field.h"
#include "sheets/lettering.h"
#include "sheets/map.h"
#include "sheets/position.h"
#include "sheets/region.h"
#include "sheets/ways.h"
#include "words/fill.h"
#include "words/moment.h"
#include "words/printed.h"

/* A paper played by other rules than the printed ones says so in its head. */
static char *
add_rules (const AdjMatter *matter, const char *subject)
{
  g_autofree char *rules = adj_words_own_rules (matter->view.book->ruleset);

  return g_strconcat (subject, rules != NULL ? "\n" : NULL, rules, NULL);
}

char *
adj_matter_battle (const AdjMatter *matter)
{
  const AdjScenario *scenario;
  g_autofree char *dated = NULL;

  g_return_val_if_fail (matter != NULL, NULL);

  scenario = matter->view.book->scenario;
  if (scenario->date == NULL)
    return add_rules (matter, adj_words_printed (scenario->title));
  /* Translators: a battle and when it was fought: Chickamauga, September 1863 */
  dated = adj_fill (C_ ("battle", "{title}, {date}"),
                    (const AdjPlace[]){ { "title", adj_words_printed (scenario->title) },
                                        { "date", adj_words_printed (scenario->date) },
                                        { NULL, NULL } });
  return add_rules (matter, dated);
}

char *
adj_matter_subject (const AdjMatter *matter)
{
  g_autofree char *now = NULL;
  g_autofree char *subject = NULL;

  g_return_val_if_fail (matter != NULL, NULL);

  now = adj_words_now (&matter->view);
  subject = g_strconcat (adj_words_printed (matter->view.book->scenario->title), "\n", now, NULL);
  return add_rules (matter, subject);
}

AdjDoc *
adj_matter_doc (const AdjMatter *matter, const char *title)
{
  g_autofree char *subject = NULL;

  g_return_val_if_fail (matter != NULL, NULL);
  g_return_val_if_fail (title != NULL, NULL);

  subject = adj_matter_subject (matter);
  return adj_doc_new (title, subject);
}

const AdjTurnStory *
adj_matter_last (const AdjMatter *matter)
{
  g_return_val_if_fail (matter != NULL, NULL);

  return g_ptr_array_index (matter->chronicle->turns, matter->chronicle->turns->len - 1);
}

/* ---- The map as a picture ---- */

/* Hexes smaller than this are drawn as a sketch: ground and ways, and blocks for the stacks. */
#define LEAST_FOR_COUNTERS 11.0

#define LEAST_BOARD 240.0

/* Clear ground is paper, and not drawn. */
static void
paint_look (cairo_t *cr, const AdjMapStyle *style, AdjTerrainLook look)
{
  g_autofree gboolean *marked = g_new (gboolean, MAX (style->book->n_hexes, 1));

  for (guint hex = 0; hex < style->book->n_hexes; hex++)
    marked[hex] = adj_book_terrain (style->book, (AdjHex) hex)->look == look;
  adj_map_region (cr, style, marked);
  adj_palette_set (cr, style->palette->ground[look], 1);
  cairo_fill (cr);
}

/* Where the board ends. */
static void
paint_edge (cairo_t *cr, const AdjMapStyle *style)
{
  g_autofree gboolean *marked = g_new (gboolean, MAX (style->book->n_hexes, 1));

  for (guint hex = 0; hex < style->book->n_hexes; hex++)
    marked[hex] = TRUE;
  adj_map_region (cr, style, marked);
  adj_palette_set (cr, style->palette->grid, 1);
  cairo_set_line_width (cr, 0.4);
  cairo_stroke (cr);
}

static void
paint_ground (cairo_t *cr, const AdjMapStyle *style)
{
  for (AdjTerrainLook look = 0; look < G_N_ELEMENTS (style->palette->ground); look++)
    if (look != ADJ_LOOK_CLEAR)
      paint_look (cr, style, look);
  paint_edge (cr, style);
}

/* A stack's strength; "?" where these eyes may not know it. */
static char *
strength_in (const AdjView *view, AdjHex hex)
{
  int points = 0;

  for (int unit = 0; unit < view->table->n_units; unit++)
    if (view->table->units[unit].hex == hex)
      {
        if (!adj_view_knows (view, unit) ||
            view->table->units[unit].strength == ADJ_STRENGTH_UNKNOWN)
          return g_strdup ("?");
        points += adj_table_points (view->table, unit);
      }
  return g_strdup_printf ("%d", points);
}

/* Black for one side, white for the other, with the strength in it. */
static void
paint_block (cairo_t *cr, const AdjMapStyle *style, const AdjView *view, AdjHex hex, int side)
{
  AdjPoint at = adj_map_center (style, hex);
  double half = 0.72 * style->size;
  g_autofree char *text = strength_in (view, hex);
  int colour = view->book->scenario->sides[side].colour;

  cairo_rectangle (cr, at.x - half, at.y - half, 2 * half, 2 * half);
  adj_palette_set (cr, colour == 0 ? 0x000000 : 0xffffff, 1);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, 0x000000, 1);
  cairo_set_line_width (cr, 0.5);
  cairo_stroke (cr);
  adj_palette_set (cr, colour == 0 ? 0xffffff : 0x000000, 1);
  adj_letter (cr, at, style->size * 1.1, 1.6 * half, TRUE, text);
}

static void
paint_sketch (cairo_t *cr, const AdjMapStyle *style, const AdjView *view)
{
  g_autofree AdjField *field = g_new (AdjField, 1);

  adj_field_read (field, view->book, view->table);
  paint_ground (cr, style);
  adj_ways_sketch (cr, style);
  for (guint hex = 0; hex < view->book->n_hexes; hex++)
    if (field->count[hex] > 0)
      paint_block (cr, style, view, (AdjHex) hex, adj_field_side (field, (AdjHex) hex));
}

/* As large as the area allows, in its middle. */
static AdjMapStyle
fit_map (cairo_t *cr, const AdjArea *area, const AdjView *view)
{
  AdjMapStyle style = { view->book, &adj_palette_print, 100, 0 };
  AdjPoint extent = adj_map_extent (&style);

  style.size *= MIN (area->width / extent.x, area->height / extent.y);
  extent = adj_map_extent (&style);
  cairo_rectangle (cr, 0, 0, area->width, area->height);
  cairo_clip (cr);
  cairo_translate (cr, (area->width - extent.x) / 2, (area->height - extent.y) / 2);
  return style;
}

static void
paint_fitted_sketch (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  AdjMapStyle style = fit_map (cr, area, data);

  paint_sketch (cr, &style, data);
}

static void
paint_board (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  AdjMapStyle style = fit_map (cr, area, data);

  if (style.size < LEAST_FOR_COUNTERS)
    {
      paint_sketch (cr, &style, data);
      return;
    }
  adj_map_paint (cr, &style);
  adj_position_paint (cr, &style, data);
}

/* A view of its own, for pictures are painted when the game may have gone on. */
static const AdjView *
own_view (const AdjMatter *matter, const AdjTable *table, AdjDoc *doc)
{
  AdjTable *copy = adj_doc_own (doc, adj_table_copy (table), (GDestroyNotify) adj_table_free);
  AdjView *view = adj_doc_own (doc, g_new (AdjView, 1), g_free);

  *view = adj_view (matter->view.book, copy, matter->view.eyes);
  return view;
}

void
adj_matter_sketch (
    const AdjMatter *matter, const AdjTable *table, AdjDoc *doc, double height, gboolean fill)
{
  const AdjView *view;

  g_return_if_fail (matter != NULL);
  g_return_if_fail (table != NULL);
  g_return_if_fail (doc != NULL);

  view = own_view (matter, table, doc);
  (fill ? adj_doc_picture_to_end : adj_doc_picture) (doc, height, paint_fitted_sketch, view, NULL);
}

void
adj_matter_board (const AdjMatter *matter, AdjDoc *doc)
{
  const AdjView *view;

  g_return_if_fail (matter != NULL);
  g_return_if_fail (doc != NULL);

  view = own_view (matter, matter->view.table, doc);
  adj_doc_picture_to_end (doc, LEAST_BOARD, paint_board, view, NULL);
}
