/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/position-map.h"

#include "sheets/lettering.h"
#include "sheets/map.h"
#include "words/moment.h"

#define MARGIN 34.0
#define HEADING 26.0

static char *
heading (const AdjView *view)
{
  g_autofree char *now = adj_words_now (view);

  return g_strconcat (view->book->scenario->title, " \342\200\224 ", now, NULL);
}

void
adj_position_map_paint (cairo_t *cr, const AdjPaper *paper, gpointer data)
{
  const AdjPositionMap *map = data;
  AdjMapStyle style = { map->view.book, map->palette, 100 };
  AdjPoint extent = adj_map_extent (&style);
  double width = paper->width - 2 * MARGIN;
  double height = paper->height - 2 * MARGIN - HEADING;
  g_autofree char *text = heading (&map->view);

  style.size *= MIN (width / extent.x, height / extent.y);
  extent = adj_map_extent (&style);
  adj_palette_set (cr, map->palette->name, 1);
  adj_letter (cr, (AdjPoint){ paper->width / 2, MARGIN + HEADING * 0.3 }, 13, width, TRUE, text);
  cairo_save (cr);
  cairo_translate (cr, (paper->width - extent.x) / 2, MARGIN + HEADING);
  adj_map_paint (cr, &style);
  adj_position_paint (cr, &style, &map->view);
  cairo_restore (cr);
}
