/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/turn-board.h"

#include <math.h>

#include "rules/field.h"
#include "sheets/lettering.h"
#include "sheets/map.h"
#include "sheets/position.h"
#include "sheets/sketch.h"
#include "sheets/works.h"

/* In sizes of a hex. */
#define NUMBER 0.25 /* where there is room for it at the hex's upper edge */
#define NUMBER_AT -0.68
#define NUMBER_MOST 0.66 /* where there is none */
#define NUMBER_ABOVE -0.46
#define NUMBER_WIDTH 1.42
#define LOW_COUNTER 1.06 /* the side of a counter that leaves the number room above it */
#define LOWERED 0.28
#define RING_INSET 0.10
#define RING 1.5 /* what a name leaves free of it */

#define LEAST_NUMBER 5.5 /* in points */
#define FINENESS 4.0

AdjMarkStyle
adj_turn_mark (const AdjTurnCanvas *canvas, int side)
{
  int colour;

  g_return_val_if_fail (canvas != NULL, (AdjMarkStyle){ 0 });

  colour = side == ADJ_NO_SIDE ? -1 : canvas->map->view.book->scenario->sides[side].colour;
  return (AdjMarkStyle){ canvas->style.palette, colour, canvas->style.size };
}

AdjPoint
adj_turn_outside (const AdjMapStyle *style, AdjHex hex)
{
  const AdjBookHex *printed;
  AdjPoint center;

  g_return_val_if_fail (style != NULL, (AdjPoint){ 0 });

  printed = &style->book->hexes[hex];
  center = adj_map_center (style, hex);
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    if (printed->neighbours[d] == ADJ_NO_HEX)
      {
        const AdjHexGrid *grid = &style->book->scenario->map.grid;
        AdjPoint a = adj_hex_corner (grid, style->size, printed->id, d);
        AdjPoint b = adj_hex_corner (grid, style->size, printed->id, (d + 1) % ADJ_HEX_DIRECTIONS);

        return (AdjPoint){ a.x + b.x - center.x, a.y + b.y - center.y };
      }
  return center;
}

/* ---- Numbers, rings and arrows ---- */

/* A number at the hex's upper edge could not be read. */
static gboolean
is_tight (const AdjTurnCanvas *canvas)
{
  return NUMBER * canvas->style.size < LEAST_NUMBER;
}

/* What all numbers are written with. */
static PangoLayout *
letter_numbers (const AdjTurnCanvas *canvas)
{
  double size = canvas->style.size;
  double height = is_tight (canvas) ? MIN (LEAST_NUMBER, NUMBER_MOST * size) : NUMBER * size;

  return adj_lettering (canvas->cr, height, FALSE);
}

/* Where there is no room at the upper edge of its hex a number is larger: it stands in the
 * middle of an empty hex, and above a counter, which lies lower there. */
static void
paint_number (const AdjTurnCanvas *canvas, PangoLayout *layout, AdjHex hex, gboolean empty)
{
  double size = canvas->style.size;
  AdjPoint at = adj_map_center (&canvas->style, hex);
  char text[ADJ_HEX_TEXT];

  adj_hex_to_text (canvas->style.book->hexes[hex].id, text);
  if (!is_tight (canvas))
    at.y += NUMBER_AT * size;
  else if (!empty)
    at.y += NUMBER_ABOVE * size;
  adj_lettering_write (layout, canvas->cr, at, empty ? 0 : NUMBER_WIDTH * size, text);
}

static void
paint_empty_numbers (const AdjTurnCanvas *canvas, const AdjField *field)
{
  g_autoptr (PangoLayout) layout = letter_numbers (canvas);

  adj_palette_set (canvas->cr, canvas->style.palette->number, 1);
  for (guint hex = 0; hex < canvas->style.book->n_hexes; hex++)
    if (field->count[hex] == 0)
      paint_number (canvas, layout, (AdjHex) hex, TRUE);
}

/* Those of hexes with somebody in them, over the arrows that end there. */
static void
paint_taken_numbers (const AdjTurnCanvas *canvas, const AdjField *field)
{
  g_autoptr (PangoLayout) layout = letter_numbers (canvas);
  double size = canvas->style.size;

  for (guint hex = 0; hex < canvas->style.book->n_hexes; hex++)
    if (field->count[hex] > 0)
      {
        AdjPoint at = adj_map_center (&canvas->style, (AdjHex) hex);

        at.y += (is_tight (canvas) ? NUMBER_ABOVE : NUMBER_AT) * size;
        adj_palette_set (canvas->cr, canvas->style.palette->paper, 0.75);
        cairo_rectangle (canvas->cr, at.x - NUMBER_WIDTH / 2 * size, at.y - 0.27 * size,
                         NUMBER_WIDTH * size, 0.54 * size);
        cairo_fill (canvas->cr);
        adj_palette_set (canvas->cr, canvas->style.palette->name, 1);
        paint_number (canvas, layout, (AdjHex) hex, FALSE);
        adj_labels_take (canvas->labels, at, NUMBER_WIDTH * size, 0.54 * size);
      }
}

void
adj_turn_rings_paint (const AdjTurnCanvas *canvas)
{
  const AdjTable *table;

  g_return_if_fail (canvas != NULL);

  table = canvas->map->table;

  for (int i = 0; i < table->n_held; i++)
    {
      AdjMarkStyle mark = adj_turn_mark (canvas, table->held[i].holder);

      adj_map_outline (canvas->cr, &canvas->style, table->held[i].hex, -RING_INSET);
      adj_ring_paint (canvas->cr, &mark);
      adj_labels_take (canvas->labels, adj_map_center (&canvas->style, table->held[i].hex),
                       RING * canvas->style.size, RING * canvas->style.size);
    }
}

static void
paint_tracks (const AdjTurnCanvas *canvas)
{
  for (guint i = 0; i < canvas->map->tracks->len; i++)
    {
      const AdjTrack *track = &g_array_index (canvas->map->tracks, AdjTrack, i);
      AdjMarkStyle mark = adj_turn_mark (canvas, track->side);
      AdjPoint from = adj_map_center (&canvas->style, track->from);
      AdjPoint to = adj_map_center (&canvas->style, track->to);

      if (track->kind == ADJ_TRACK_ARRIVAL)
        from = adj_turn_outside (&canvas->style, track->from);
      if (track->kind == ADJ_TRACK_EXIT)
        to = adj_turn_outside (&canvas->style, track->to);
      if (hypot (to.x - from.x, to.y - from.y) > canvas->style.size)
        adj_arrow_paint (canvas->cr, &mark, from, to, track->kind == ADJ_TRACK_RETREAT);
    }
}

/* ---- Counters ---- */

/* The counter on top stands for all of them: with the strength of the stack, and inverted if all
 * are. */
static AdjCounter
top_of (const AdjView *view, const guint16 *units, guint n)
{
  AdjCounter top = adj_counter_of (view, units[n - 1]);

  for (guint i = 0; i + 1 < n; i++)
    {
      AdjCounter other = adj_counter_of (view, units[i]);

      if (top.strength == ADJ_STRENGTH_UNKNOWN || other.strength == ADJ_STRENGTH_UNKNOWN ||
          other.face_down || top.face_down)
        top.strength = ADJ_STRENGTH_UNKNOWN;
      else
        top.strength += other.strength;
      top.inverted &= other.inverted;
      top.bears |= other.bears;
    }
  return top;
}

/* Whoever is inverted lies below. */
static guint
list_stack (const AdjView *view, AdjHex hex, guint16 *stack)
{
  guint16 units[2 * ADJ_MAX_UNITS];
  guint n_units = adj_view_units (view, units);
  guint n = 0;

  for (int inverted = 1; inverted >= 0; inverted--)
    for (guint i = 0; i < n_units; i++)
      if (view->table->units[units[i]].hex == hex &&
          adj_counter_of (view, units[i]).inverted == inverted)
        stack[n++] = units[i];
  return n;
}

static double
counter_side (const AdjTurnCanvas *canvas)
{
  return (is_tight (canvas) ? LOW_COUNTER : ADJ_COUNTER_SIDE) * canvas->style.size;
}

/* On paper figures can be read that would be blots in as many pixels. */
static void
paint_counter (const AdjTurnCanvas *canvas,
               const AdjCounter *counter,
               const AdjCounterFace *face,
               AdjPoint at)
{
  cairo_save (canvas->cr);
  cairo_scale (canvas->cr, 1 / FINENESS, 1 / FINENESS);
  adj_counter_paint_face (canvas->cr, canvas->style.palette, counter, face,
                          (AdjPoint){ at.x * FINENESS, at.y * FINENESS },
                          counter_side (canvas) * FINENESS);
  cairo_restore (canvas->cr);
}

static void
paint_stack (const AdjTurnCanvas *canvas, AdjHex hex)
{
  const AdjView *view = &canvas->map->view;
  double size = canvas->style.size;
  double side = counter_side (canvas);
  AdjPoint center = adj_map_center (&canvas->style, hex);
  guint16 stack[2 * ADJ_MAX_UNITS];
  guint n = list_stack (view, hex, stack);

  for (guint i = 0; i < n; i++)
    {
      gboolean top = i + 1 == n;
      AdjCounter counter = top ? top_of (view, stack, n) : adj_counter_of (view, stack[i]);
      AdjCounterFace face = { .figure = TRUE, .open = 1, .bare = !top, .framed = TRUE };
      AdjPoint place = adj_stack_place (i, n);
      double lowered = is_tight (canvas) ? LOWERED : 0;
      AdjPoint at = { center.x + place.x * size, center.y + (place.y + lowered) * size };

      paint_counter (canvas, &counter, &face, at);
      adj_labels_take (canvas->labels, at, side, side);
    }
}

static void
paint_counters (const AdjTurnCanvas *canvas, const AdjField *field)
{
  const AdjView *view = &canvas->map->view;

  for (guint i = 0; i < view->table->n_markers; i++)
    adj_works_paint (canvas->cr, &canvas->style, &view->table->markers[i]);
  for (guint hex = 0; hex < view->book->n_hexes; hex++)
    if (field->count[hex] > 0)
      paint_stack (canvas, (AdjHex) hex);
}

/* ---- All of it ---- */

void
adj_turn_board_paint (const AdjTurnCanvas *canvas)
{
  g_autofree AdjField *field = g_new (AdjField, 1);

  g_return_if_fail (canvas != NULL);

  adj_field_read (field, canvas->map->view.book, canvas->map->view.table);
  if (canvas->map->dressed)
    adj_map_ground (canvas->cr, &canvas->style);
  else
    {
      adj_sketch_ground (canvas->cr, &canvas->style);
      adj_map_grid (canvas->cr, &canvas->style);
    }
  paint_empty_numbers (canvas, field);
  adj_turn_rings_paint (canvas);
  paint_tracks (canvas);
  paint_taken_numbers (canvas, field);
  paint_counters (canvas, field);
}
