/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/legend.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "sheets/arrow.h"
#include "sheets/headcount.h"
#include "sheets/lettering.h"
#include "words/place.h"
#include "words/printed.h"

#define MARK 2.7 /* room for a mark, in letters */
#define GAP 0.8  /* after its words */
#define ROW 1.6
#define RING 0.46
#define RING_APART 0.42  /* of the room for a mark: one of either side */
#define RING_MIDDLE 0.66 /* a little more room before the words */
#define SCALE_HEXES 5
#define SHORT_SCALE_HEXES 2 /* where the other would take one more row */

typedef enum
{
  ITEM_FIRST,
  ITEM_SECOND,
  ITEM_INEFFECTIVE,
  ITEM_LOST,
  ITEM_MARCH,
  ITEM_DRIVEN,
  ITEM_BATTLE,
  ITEM_HELD,
  ITEM_SCALE,
  ITEM_SHORT_SCALE,
  ITEM_NORTH,
} Item;

typedef struct
{
  cairo_t *cr;
  const AdjMapStyle *style;
  const AdjView *view;
  const char *const *words;
  double letter;
  gboolean paints;                  /* else it only measures */
  double lengths[ADJ_LEGEND_ITEMS]; /* of the words */
} Legend;

static const char *
words_of (const AdjView *view, Item item)
{
  const AdjSide *sides = view->book->scenario->sides;

  switch (item)
    {
    case ITEM_FIRST:
    case ITEM_SECOND:
      return adj_words_printed (sides[item - ITEM_FIRST].name);
    case ITEM_INEFFECTIVE:
      return C_ ("legend", "ineffective");
    case ITEM_LOST:
      return C_ ("legend", "eliminated");
    case ITEM_MARCH:
      return C_ ("legend", "march, advance");
    case ITEM_DRIVEN:
      return C_ ("legend", "retreat, drift");
    case ITEM_BATTLE:
      return C_ ("legend", "battle, its odds and result");
    case ITEM_HELD:
      return C_ ("legend", "victory hex, and who holds it");
    case ITEM_SCALE:
      return C_ ("legend", "5 hexes");
    case ITEM_SHORT_SCALE:
      return C_ ("legend", "2 hexes");
    case ITEM_NORTH:
    default:
      return C_ ("legend", "north");
    }
}

/* Nothing is said of what the map does not have. */
static gboolean
is_needed (const AdjView *view, const AdjLegendEvents *events, Item item)
{
  switch (item)
    {
    case ITEM_LOST:
      return events->losses;
    case ITEM_MARCH:
      return events->marches;
    case ITEM_DRIVEN:
      return events->driven;
    case ITEM_BATTLE:
      return events->battles;
    case ITEM_HELD:
      return view->table->n_held > 0;
    case ITEM_NORTH:
      return view->book->scenario->map.compass_given;
    case ITEM_INEFFECTIVE:
      return adj_headcount_has_ineffective (view->table);
    case ITEM_FIRST:
    case ITEM_SECOND:
    case ITEM_SCALE:
    case ITEM_SHORT_SCALE:
    default:
      return TRUE;
    }
}

static gboolean
is_scale (Item item)
{
  return item == ITEM_SCALE || item == ITEM_SHORT_SCALE;
}

static double
mark_width (const Legend *self, Item item)
{
  if (is_scale (item))
    return (item == ITEM_SCALE ? SCALE_HEXES : SHORT_SCALE_HEXES) * sqrt (3) * self->style->size +
           self->letter;
  return MARK * self->letter;
}

/* ---- Marks ---- */

/* The direction of the printed north, as an angle from the right, clockwise. */
static double
north (const AdjView *view)
{
  const AdjMap *map = &view->book->scenario->map;
  AdjPoint center = adj_hex_center (&map->grid, 1, 303);
  AdjPoint ahead =
      adj_hex_center (&map->grid, 1, adj_hex_neighbour (&map->grid, 303, map->compass[0]));

  return atan2 (ahead.y - center.y, ahead.x - center.x);
}

static void
paint_north (cairo_t *cr, const Legend *self, AdjPoint at)
{
  double length = self->letter * 0.8;

  cairo_save (cr);
  cairo_translate (cr, at.x, at.y);
  cairo_rotate (cr, north (self->view));
  cairo_move_to (cr, -length, 0);
  cairo_line_to (cr, length, 0);
  cairo_move_to (cr, length * 0.2, -length * 0.5);
  cairo_line_to (cr, length, 0);
  cairo_line_to (cr, length * 0.2, length * 0.5);
  cairo_restore (cr);
  cairo_set_line_width (cr, self->letter * 0.14);
  cairo_stroke (cr);
}

static void
paint_scale (cairo_t *cr, const Legend *self, AdjPoint at, double width)
{
  double half = (width - self->letter) / 2;

  cairo_move_to (cr, at.x - half, at.y - self->letter * 0.3);
  cairo_line_to (cr, at.x - half, at.y + self->letter * 0.3);
  cairo_move_to (cr, at.x - half, at.y);
  cairo_line_to (cr, at.x + half, at.y);
  cairo_move_to (cr, at.x + half, at.y - self->letter * 0.3);
  cairo_line_to (cr, at.x + half, at.y + self->letter * 0.3);
  cairo_set_line_width (cr, self->letter * 0.1);
  cairo_stroke (cr);
}

static void
paint_mark (cairo_t *cr, const Legend *self, Item item, AdjPoint at, double width)
{
  const AdjSide *sides = self->view->book->scenario->sides;
  AdjMarkStyle mark = { self->style->palette, sides[0].colour, self->letter };
  AdjCounter counter = { .colour = sides[item == ITEM_SECOND].colour, .strength = 5 };
  AdjPoint left = { at.x - width * 0.5, at.y };
  AdjPoint right = { at.x + width * 0.55, at.y };

  adj_palette_set (cr, self->style->palette->name, 1);
  switch (item)
    {
    case ITEM_FIRST:
    case ITEM_SECOND:
    case ITEM_INEFFECTIVE:
      counter.inverted = item == ITEM_INEFFECTIVE;
      adj_counter_paint_face (cr, self->style->palette, &counter,
                              &(AdjCounterFace){ .figure = TRUE, .open = 1, .framed = TRUE }, at,
                              self->letter * 1.3);
      break;
    case ITEM_LOST:
      adj_lost_paint (cr, &mark, at, 5);
      break;
    case ITEM_MARCH:
    case ITEM_DRIVEN:
      adj_arrow_paint (cr, &mark, left, right, item == ITEM_DRIVEN);
      break;
    case ITEM_BATTLE:
      adj_star_paint (cr, &mark, at, 1);
      break;
    case ITEM_HELD:
      for (int side = 0; side < ADJ_SIDES; side++)
        {
          mark.colour = sides[side].colour;
          cairo_arc (cr, at.x + (side - RING_MIDDLE) * width * RING_APART, at.y,
                     self->letter * RING, 0, 2 * G_PI);
          adj_ring_paint (cr, &mark);
        }
      break;
    case ITEM_SCALE:
    case ITEM_SHORT_SCALE:
      paint_scale (cr, self, at, width);
      break;
    case ITEM_NORTH:
    default:
      paint_north (cr, self, at);
      break;
    }
}

/* ---- Rows ---- */

static void
put_item (const Legend *self, PangoLayout *layout, Item item, double x, double y)
{
  double mark = mark_width (self, item);

  paint_mark (self->cr, self, item, (AdjPoint){ x + mark / 2, y }, mark);
  adj_palette_set (self->cr, self->style->palette->name, 1);
  adj_lettering_write (layout, self->cr, (AdjPoint){ x + mark + self->lengths[item] / 2, y }, 0,
                       self->words[item]);
}

static void
measure_words (Legend *self, PangoLayout *layout)
{
  for (int item = 0; item <= ITEM_NORTH; item++)
    if (self->words[item] != NULL)
      {
        PangoRectangle ink;

        pango_layout_set_text (layout, self->words[item], -1);
        pango_layout_get_extents (layout, &ink, NULL);
        self->lengths[item] = pango_units_to_double (ink.width);
      }
}

/* Each item has the first row with room for it, so that a short one fills what a long one left. */
static double
put_items (const Legend *self, PangoLayout *layout, double width, Item scale)
{
  double ends[ADJ_LEGEND_ITEMS] = { 0 };
  int n_rows = 1;

  for (int item = 0; item <= ITEM_NORTH; item++)
    {
      const char *words = self->words[item];
      double needed = mark_width (self, (Item) item) + self->lengths[item];
      int row = 0;

      if (words == NULL || (is_scale ((Item) item) && item != (int) scale))
        continue;
      while (ends[row] > 0 && ends[row] + needed > width)
        row++;
      n_rows = MAX (n_rows, row + 1);
      if (self->paints)
        put_item (self, layout, (Item) item, ends[row], (row + 0.5) * ROW * self->letter);
      ends[row] += needed + GAP * self->letter;
    }
  return n_rows * ROW * self->letter;
}

/* The longer scale is the better one to measure by. */
static double
put_all (Legend *self, double width)
{
  g_autoptr (PangoLayout) layout = adj_lettering (self->cr, self->letter, FALSE);
  gboolean paints = self->paints;
  double height;
  double lower;

  measure_words (self, layout);
  self->paints = FALSE;
  height = put_items (self, layout, width, ITEM_SCALE);
  lower = put_items (self, layout, width, ITEM_SHORT_SCALE);
  self->paints = paints;
  if (paints)
    put_items (self, layout, width, lower < height ? ITEM_SHORT_SCALE : ITEM_SCALE);
  return MIN (lower, height);
}

void
adj_legend_say (const AdjView *view,
                const AdjLegendEvents *events,
                const char *words[ADJ_LEGEND_ITEMS])
{
  g_return_if_fail (view != NULL);
  g_return_if_fail (events != NULL);
  g_return_if_fail (words != NULL);

  for (int item = 0; item <= ITEM_NORTH; item++)
    words[item] = is_needed (view, events, (Item) item) ? words_of (view, (Item) item) : NULL;
}

double
adj_legend_height (cairo_t *cr,
                   const AdjMapStyle *style,
                   const AdjView *view,
                   const char *const *words,
                   double width,
                   double letter)
{
  Legend self = { cr, style, view, words, letter, FALSE, { 0 } };

  g_return_val_if_fail (cr != NULL, 0);
  g_return_val_if_fail (style != NULL, 0);
  g_return_val_if_fail (view != NULL && words != NULL, 0);

  return put_all (&self, width);
}

void
adj_legend_paint (cairo_t *cr,
                  const AdjMapStyle *style,
                  const AdjView *view,
                  const char *const *words,
                  double width,
                  double letter)
{
  Legend self = { cr, style, view, words, letter, TRUE, { 0 } };

  g_return_if_fail (cr != NULL);
  g_return_if_fail (style != NULL);
  g_return_if_fail (view != NULL && words != NULL);

  put_all (&self, width);
}
