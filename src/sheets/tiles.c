/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/tiles.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "sheets/flow.h"
#include "sheets/map.h"
#include "sheets/position.h"
#include "sheets/stacks.h"
#include "sheets/turn-board.h"
#include "sheets/turn-map.h"
#include "sheets/turn-marks.h"
#include "words/fill.h"

/* A drawn counter has 1.16 of a hex's size (sheets/position.c) and is half an inch wide. */
#define HEX_OF_BOARD (36 / 1.16)
#define OVERLAP (2.2 * HEX_OF_BOARD) /* at least: a hex with whatever stands out of it */
#define NAME (0.34 * HEX_OF_BOARD)
#define HEAD 112.0 /* what the page's head, its plan and its foot take */
#define PLAN 46.0
#define STACKS 36.0 /* for whoever lies in them, in letters, and the legend */
#define LEGEND 7.5  /* in points */
#define LEGEND_ROWS 27.0
#define DASH 5.0

/* The pages along one way: how long each is, and from one to the next. */
typedef struct
{
  guint n;
  double length;
  double step;
} Cut;

typedef struct
{
  const AdjTurnMap *map;
  Cut across;
  Cut down;
  gboolean *kept; /* of row by row: does the page show any hex of its own? */
} Tiling;

typedef struct
{
  const Tiling *tiling;
  guint row;
  guint column;
} Tile;

/* Pages that overlap evenly, so that none has a rim of bare paper. */
static Cut
cut (double extent, double page)
{
  Cut self = { 1, MIN (extent, page), 0 };

  if (extent <= page)
    return self;
  self.n = (guint) ceil ((extent - OVERLAP) / (page - OVERLAP));
  self.step = (extent - page) / (self.n - 1);
  return self;
}

/* Which page along one way a place belongs to: the overlap is parted in its middle. */
static guint
page_of (const Cut *self, double at)
{
  double from = (self->length - self->step) / 2;

  return self->n == 1 ? 0 : (guint) CLAMP (floor ((at - from) / self->step), 0, self->n - 1.0);
}

/* Where the page is cut that begins there: in the middle of the overlap. */
static double
seam (const Cut *self)
{
  return (self->length - self->step) / 2;
}

/* ---- Painting ---- */

static void
paint_line (cairo_t *cr, double x, double y, double to_x, double to_y, gboolean dashed)
{
  cairo_set_dash (cr, (const double[]){ DASH }, dashed ? 1 : 0, 0);
  cairo_set_line_width (cr, 0.6);
  cairo_move_to (cr, x, y);
  cairo_line_to (cr, to_x, to_y);
  cairo_stroke (cr);
}

/* Cut along the dashed lines at left and top; the page goes up to the lines of those before it. */
static void
paint_marks (cairo_t *cr, const Tile *tile)
{
  const Tiling *all = tile->tiling;
  double x = seam (&all->across);
  double y = seam (&all->down);
  double width = all->across.length;
  double height = all->down.length;

  adj_palette_set (cr, 0x000000, 1);
  if (tile->column > 0)
    paint_line (cr, x, 0, x, height, TRUE);
  if (tile->row > 0)
    paint_line (cr, 0, y, width, y, TRUE);
  if (tile->column + 1 < all->across.n)
    paint_line (cr, width - x, 0, width - x, height, FALSE);
  if (tile->row + 1 < all->down.n)
    paint_line (cr, 0, height - y, width, height - y, FALSE);
}

/* Names lie where they cover no counter, on each page at the same place. */
static AdjLabels *
labels_beside_counters (const AdjTurnMap *map, const AdjMapStyle *style)
{
  const AdjPoint extent = adj_map_extent (style);
  const double side = ADJ_COUNTER_SIDE * style->size;
  AdjLabels *labels = adj_labels_new (extent.x, extent.y);

  for (int unit = 0; unit < map->table->n_units; unit++)
    if (map->table->units[unit].hex != ADJ_NO_HEX)
      adj_labels_take (labels, adj_map_center (style, map->table->units[unit].hex), side, side);
  return labels;
}

/* Paper for the number of a hex whose ring lies where it is to stand. */
static void
clear_numbers (const AdjTurnCanvas *canvas)
{
  const AdjTable *table = canvas->map->table;

  adj_palette_set (canvas->cr, canvas->style.palette->paper, 1);
  for (int i = 0; i < table->n_held; i++)
    {
      AdjPoint at = adj_map_center (&canvas->style, table->held[i].hex);

      cairo_rectangle (canvas->cr, at.x - 0.4 * HEX_OF_BOARD, at.y - 0.84 * HEX_OF_BOARD,
                       0.8 * HEX_OF_BOARD, 0.29 * HEX_OF_BOARD);
    }
  cairo_fill (canvas->cr);
}

static void
paint_map (cairo_t *cr, const AdjTurnMap *map)
{
  AdjTurnCanvas canvas = { cr, map, { map->view.book, map->palette, HEX_OF_BOARD, 0 }, NULL };
  g_autoptr (AdjLabels) labels = labels_beside_counters (map, &canvas.style);

  canvas.labels = labels;
  adj_map_ground (cr, &canvas.style);
  adj_turn_rings_paint (&canvas);
  clear_numbers (&canvas);
  adj_map_number (cr, &canvas.style);
  adj_position_paint (cr, &canvas.style, &map->view);
  adj_turn_names_paint (&canvas, NAME);
}

static void
paint_tile (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  const Tile *tile = data;
  const Tiling *all = tile->tiling;

  cairo_translate (cr, (area->width - all->across.length) / 2, 0);
  cairo_rectangle (cr, 0, 0, all->across.length, all->down.length);
  cairo_clip (cr);
  cairo_save (cr);
  cairo_translate (cr, -(tile->column * all->across.step), -(tile->row * all->down.step));
  paint_map (cr, all->map);
  cairo_restore (cr);
  paint_marks (cr, tile);
}

static void
paint_legend (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  const AdjTurnMap *map = data;
  AdjMapStyle style = { map->view.book, map->palette, HEX_OF_BOARD, 0 };

  adj_legend_paint (cr, &style, &map->view, map->words, area->width, LEGEND);
}

/* All pages side by side, this one black. */
static void
paint_plan (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  const Tile *tile = data;
  const Tiling *all = tile->tiling;
  double side = MIN (area->height / all->down.n, area->width / all->across.n);

  adj_palette_set (cr, 0x000000, 1);
  cairo_set_line_width (cr, 0.6);
  for (guint row = 0; row < all->down.n; row++)
    for (guint column = 0; column < all->across.n; column++)
      {
        if (!all->kept[row * all->across.n + column])
          continue;
        cairo_rectangle (cr, area->width - (all->across.n - column) * side + 1, row * side + 1,
                         side - 2, side - 2);
        if (row == tile->row && column == tile->column)
          cairo_fill (cr);
        else
          cairo_stroke (cr);
      }
}

/* ---- The pages ---- */

static Tiling *
tiling_of (AdjDoc *doc, const AdjMatter *matter)
{
  AdjMapStyle style = { matter->view.book, matter->palette, HEX_OF_BOARD, 0 };
  AdjPoint extent = adj_map_extent (&style);
  Tiling *self = adj_doc_own (doc, g_new (Tiling, 1), g_free);
  AdjTurnMap *map = adj_doc_own (doc, adj_turn_map_of_position (matter, matter->view.table, TRUE),
                                 (GDestroyNotify) adj_turn_map_free);

  *self = (Tiling){ map, cut (extent.x, adj_flow_width (matter->paper)),
                    cut (extent.y, matter->paper->height - HEAD - PLAN - STACKS), NULL };
  self->kept = adj_doc_own (doc, g_new0 (gboolean, self->across.n * self->down.n), g_free);
  for (guint hex = 0; hex < style.book->n_hexes; hex++)
    {
      AdjPoint at = adj_map_center (&style, (AdjHex) hex);

      self->kept[page_of (&self->down, at.y) * self->across.n + page_of (&self->across, at.x)] =
          TRUE;
    }
  return self;
}

/* The hexes that a page shows as its own, by hex; g_free. */
static gboolean *
hexes_of (const Tiling *tiling, guint row, guint column)
{
  const AdjMapStyle style = { tiling->map->view.book, tiling->map->palette, HEX_OF_BOARD, 0 };
  gboolean *own = g_new (gboolean, MAX (style.book->n_hexes, 1));

  for (guint hex = 0; hex < style.book->n_hexes; hex++)
    {
      AdjPoint at = adj_map_center (&style, (AdjHex) hex);

      own[hex] = page_of (&tiling->down, at.y) == row && page_of (&tiling->across, at.x) == column;
    }
  return own;
}

static void
add_tile (AdjDoc *doc, const Tiling *tiling, guint row, guint column)
{
  Tile *tile = adj_doc_own (doc, g_new (Tile, 1), g_free);
  g_autofree char *row_text = g_strdup_printf ("%u", row + 1);
  g_autofree char *column_text = g_strdup_printf ("%u", column + 1);
  g_autofree char *name = adj_fill (
      /* Translators: one of several pages that make a map */
      _ ("Row {row}, column {column}"),
      (const AdjPlace[]){ { "row", row_text }, { "column", column_text }, { NULL, NULL } });
  g_autofree gboolean *own = hexes_of (tiling, row, column);
  AdjDoc *text;
  AdjDoc *plan;

  *tile = (Tile){ tiling, row, column };
  if (tiling->across.n * tiling->down.n == 1) /* nothing to cut and glue */
    {
      adj_doc_picture (doc, tiling->down.length, paint_tile, tile, _ ("Map"));
      return;
    }
  adj_doc_beside (doc, 0.8, &text, &plan);
  adj_doc_text (text, NULL, name);
  adj_doc_small (text, NULL,
                 _ ("Cut along the dashed lines, and glue up to the lines of the page before"));
  adj_stacks_tell (text, &tiling->map->view, own);
  adj_doc_picture (plan, PLAN, paint_plan, tile, _ ("All pages of the map, this one black"));
  adj_doc_picture (doc, tiling->down.length, paint_tile, tile, name);
  if (tiling->map->table->n_units > 0)
    adj_doc_picture (doc, LEGEND_ROWS, paint_legend, tiling->map, NULL);
}

void
adj_tiles_tell (AdjDoc *doc, const AdjMatter *matter)
{
  const Tiling *tiling;
  gboolean any = FALSE;

  g_return_if_fail (doc != NULL);
  g_return_if_fail (matter != NULL);

  tiling = tiling_of (doc, matter);
  for (guint row = 0; row < tiling->down.n; row++)
    for (guint column = 0; column < tiling->across.n; column++)
      {
        if (!tiling->kept[row * tiling->across.n + column])
          continue;
        if (any)
          adj_doc_page (doc);
        add_tile (doc, tiling, row, column);
        any = TRUE;
      }
}
