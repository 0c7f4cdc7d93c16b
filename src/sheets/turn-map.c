/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/turn-map.h"

#include <math.h>
#include <string.h>

#include "rules/field.h"
#include "sheets/arrow.h"
#include "sheets/labels.h"
#include "sheets/legend.h"
#include "sheets/lettering.h"
#include "sheets/map.h"
#include "sheets/position.h"
#include "sheets/sketch.h"
#include "sheets/works.h"
#include "words/brief.h"
#include "words/place.h"

/* In sizes of a hex. */
#define RIM 0.2     /* round the map; for arrows that come from outside of it as far as they do */
#define ARROW 0.3   /* beyond the end of one */
#define NUMBER 0.25 /* where there is room for it at the hex's upper edge */
#define NUMBER_AT -0.68
#define NUMBER_MOST 0.66 /* where there is none */
#define NUMBER_ABOVE -0.46
#define NUMBER_WIDTH 1.42
#define LOW_COUNTER 1.06 /* the side of a counter that leaves the number room above it */
#define LOWERED 0.28
#define RING_INSET 0.10
#define NAME 0.52
#define VERDICT 0.66
#define STAR 1.2
#define LETTER_WIDTH 0.62 /* of its height: a little more than a letter takes */

#define LEAST_NUMBER 5.5 /* in points */
#define LEAST_NAME 5.0
#define LEAST_VERDICT 6.5 /* the same, for odds and result */
#define LEGEND 7.5
#define FINENESS 4.0
#define STEPS 4

/* A battle: the number it has in the table beside the map, where, and what came of it. */
typedef struct
{
  int number;
  guint n_targets;
  AdjHex targets[ADJ_MAX_TARGETS];
  char *verdict; /* "3-1 Dr" */
} Star;

/* What is left free beside the map, in sizes of a hex. */
typedef struct
{
  double left;
  double top;
  double right;
  double bottom;
} Rim;

struct AdjTurnMap
{
  AdjView view;
  AdjTable *table;
  const AdjPalette *palette;
  gboolean dressed;                    /* trees and all; else a sketch of the ground */
  const char *words[ADJ_LEGEND_ITEMS]; /* of the legend */
  GArray *tracks;                      /* of AdjTrack, without their texts */
  GArray *losses;                      /* of AdjLoss, without theirs */
  GArray *stars;                       /* of Star */
  Rim rim;
};

static void
clear_star (gpointer data)
{
  g_free (((Star *) data)->verdict);
}

/* ---- Gathering ---- */

static gboolean
goes_the_same_way (const AdjTrack *a, const AdjTrack *b)
{
  return a->side == b->side && a->from == b->from && a->to == b->to && a->kind == b->kind;
}

/* One for all who went that way in the turn. */
static void
add_track (AdjTurnMap *self, const AdjTrack *track)
{
  AdjTrack copy = *track;

  copy.text = NULL;
  if (track->from == ADJ_NO_HEX || track->to == ADJ_NO_HEX)
    return;
  for (guint i = 0; i < self->tracks->len; i++)
    if (goes_the_same_way (&g_array_index (self->tracks, AdjTrack, i), track))
      return;
  g_array_append_val (self->tracks, copy);
}

static void
add_star (AdjTurnMap *self, const AdjFight *fight)
{
  g_autofree char *odds = adj_words_column (&self->view, fight->column);
  Star star = { .number = fight->number, .n_targets = fight->attack.n_targets };

  memcpy (star.targets, fight->attack.targets, sizeof star.targets);
  star.verdict =
      g_strconcat (odds, " ", adj_words_result_brief (fight->result, &fight->word), NULL);
  g_array_append_val (self->stars, star);
}

static void
gather (AdjTurnMap *self, const AdjPhaseStory *phase)
{
  for (guint i = 0; i < phase->tracks->len; i++)
    add_track (self, g_ptr_array_index (phase->tracks, i));
  for (guint i = 0; i < phase->losses->len; i++)
    {
      AdjLoss loss = *(const AdjLoss *) g_ptr_array_index (phase->losses, i);

      loss.text = NULL;
      if (loss.hex != ADJ_NO_HEX)
        g_array_append_val (self->losses, loss);
    }
  for (guint i = 0; i < phase->fights->len; i++)
    {
      const AdjFight *fight = g_ptr_array_index (phase->fights, i);

      if (fight->number > 0)
        add_star (self, fight);
    }
}

/* Beyond the map's edge, next to the hex: where there is no neighbour. */
static AdjPoint
outside (const AdjMapStyle *style, AdjHex hex)
{
  const AdjBookHex *printed = &style->book->hexes[hex];
  AdjPoint center = adj_map_center (style, hex);

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

/* Each track that begins or ends outside of the map has room there. */
static void
find_rim (AdjTurnMap *self)
{
  const AdjMapStyle style = { self->view.book, self->palette, 1, 0 };
  const AdjPoint extent = adj_map_extent (&style);
  Rim rim = { RIM, RIM, RIM, RIM };

  for (guint i = 0; i < self->tracks->len; i++)
    {
      const AdjTrack *track = &g_array_index (self->tracks, AdjTrack, i);
      AdjPoint end;

      if (track->kind != ADJ_TRACK_ARRIVAL && track->kind != ADJ_TRACK_EXIT)
        continue;
      end = outside (&style, track->kind == ADJ_TRACK_ARRIVAL ? track->from : track->to);
      rim.left = MAX (rim.left, ARROW - end.x);
      rim.top = MAX (rim.top, ARROW - end.y);
      rim.right = MAX (rim.right, end.x + ARROW - extent.x);
      rim.bottom = MAX (rim.bottom, end.y + ARROW - extent.y);
    }
  self->rim = rim;
}

static AdjTurnMap *
map_new (const AdjMatter *matter, const AdjTable *table)
{
  AdjTurnMap *self = g_new0 (AdjTurnMap, 1);

  self->table = adj_table_copy (table);
  self->view = adj_view (matter->view.book, self->table, matter->view.eyes);
  self->palette = matter->palette;
  self->tracks = g_array_new (FALSE, FALSE, sizeof (AdjTrack));
  self->losses = g_array_new (FALSE, FALSE, sizeof (AdjLoss));
  self->stars = g_array_new (FALSE, FALSE, sizeof (Star));
  g_array_set_clear_func (self->stars, clear_star);
  return self;
}

static void
say_legend (AdjTurnMap *self)
{
  AdjLegendEvents events = { .losses = self->losses->len > 0, .battles = self->stars->len > 0 };

  for (guint i = 0; i < self->tracks->len; i++)
    if (g_array_index (self->tracks, AdjTrack, i).kind == ADJ_TRACK_RETREAT)
      events.driven = TRUE;
    else
      events.marches = TRUE;
  adj_legend_say (&self->view, &events, self->words);
}

AdjTurnMap *
adj_turn_map_new (const AdjMatter *matter, const AdjTurnStory *turn)
{
  AdjTurnMap *self;

  g_return_val_if_fail (matter != NULL, NULL);
  g_return_val_if_fail (turn != NULL, NULL);

  self = map_new (matter, turn->end);
  for (guint i = 0; i < turn->phases->len; i++)
    gather (self, g_ptr_array_index (turn->phases, i));
  find_rim (self);
  say_legend (self);
  return self;
}

AdjTurnMap *
adj_turn_map_of_position (const AdjMatter *matter)
{
  AdjTurnMap *self;

  g_return_val_if_fail (matter != NULL, NULL);

  self = map_new (matter, matter->view.table);
  self->dressed = TRUE;
  find_rim (self);
  say_legend (self);
  return self;
}

void
adj_turn_map_free (AdjTurnMap *self)
{
  g_return_if_fail (self != NULL);

  g_array_unref (self->tracks);
  g_array_unref (self->losses);
  g_array_unref (self->stars);
  adj_table_free (self->table);
  g_free (self);
}

/* ---- Painting ---- */

typedef struct
{
  cairo_t *cr;
  const AdjTurnMap *map;
  AdjMapStyle style;
  AdjLabels *labels;
  gboolean tight; /* a number at the hex's upper edge could not be read */
} Canvas;

static AdjMarkStyle
mark_of (const Canvas *canvas, int side)
{
  int colour = side == ADJ_NO_SIDE ? -1 : canvas->map->view.book->scenario->sides[side].colour;

  return (AdjMarkStyle){ canvas->style.palette, colour, canvas->style.size };
}

/* Where it could not be read at the upper edge of its hex a number is larger: it stands in the
 * middle of an empty hex, and above a counter, which lies lower there. */
static void
paint_number (const Canvas *canvas, AdjHex hex, gboolean empty)
{
  double size = canvas->style.size;
  double height = canvas->tight ? MIN (LEAST_NUMBER, NUMBER_MOST * size) : NUMBER * size;
  g_autoptr (PangoLayout) layout = adj_lettering (canvas->cr, height, FALSE);
  AdjPoint at = adj_map_center (&canvas->style, hex);
  char text[ADJ_HEX_TEXT];

  adj_hex_to_text (canvas->style.book->hexes[hex].id, text);
  if (!canvas->tight)
    at.y += NUMBER_AT * size;
  else if (!empty)
    at.y += NUMBER_ABOVE * size;
  adj_lettering_write (layout, canvas->cr, at, empty ? 0 : NUMBER_WIDTH * size, text);
}

static void
paint_empty_numbers (const Canvas *canvas, const AdjField *field)
{
  adj_palette_set (canvas->cr, canvas->style.palette->number, 1);
  for (guint hex = 0; hex < canvas->style.book->n_hexes; hex++)
    if (field->count[hex] == 0)
      paint_number (canvas, (AdjHex) hex, TRUE);
}

/* Those of hexes with somebody in them, over the arrows that end there. */
static void
paint_taken_numbers (const Canvas *canvas, const AdjField *field)
{
  double size = canvas->style.size;

  for (guint hex = 0; hex < canvas->style.book->n_hexes; hex++)
    if (field->count[hex] > 0)
      {
        AdjPoint at = adj_map_center (&canvas->style, (AdjHex) hex);

        at.y += (canvas->tight ? NUMBER_ABOVE : NUMBER_AT) * size;
        adj_palette_set (canvas->cr, canvas->style.palette->paper, 0.75);
        cairo_rectangle (canvas->cr, at.x - NUMBER_WIDTH / 2 * size, at.y - 0.27 * size,
                         NUMBER_WIDTH * size, 0.54 * size);
        cairo_fill (canvas->cr);
        adj_palette_set (canvas->cr, canvas->style.palette->name, 1);
        paint_number (canvas, (AdjHex) hex, FALSE);
        adj_labels_take (canvas->labels, at, NUMBER_WIDTH * size, 0.54 * size);
      }
}

static void
paint_rings (const Canvas *canvas)
{
  const AdjTable *table = canvas->map->table;

  for (int i = 0; i < table->n_held; i++)
    {
      AdjMarkStyle mark = mark_of (canvas, table->held[i].holder);

      adj_map_outline (canvas->cr, &canvas->style, table->held[i].hex, -RING_INSET);
      adj_ring_paint (canvas->cr, &mark);
    }
}

static void
paint_tracks (const Canvas *canvas)
{
  for (guint i = 0; i < canvas->map->tracks->len; i++)
    {
      const AdjTrack *track = &g_array_index (canvas->map->tracks, AdjTrack, i);
      AdjMarkStyle mark = mark_of (canvas, track->side);
      AdjPoint from = adj_map_center (&canvas->style, track->from);
      AdjPoint to = adj_map_center (&canvas->style, track->to);

      if (track->kind == ADJ_TRACK_ARRIVAL)
        from = outside (&canvas->style, track->from);
      if (track->kind == ADJ_TRACK_EXIT)
        to = outside (&canvas->style, track->to);
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
counter_side (const Canvas *canvas)
{
  return (canvas->tight ? LOW_COUNTER : ADJ_COUNTER_SIDE) * canvas->style.size;
}

/* On paper figures can be read that would be blots in as many pixels. */
static void
paint_counter (const Canvas *canvas,
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
paint_stack (const Canvas *canvas, AdjHex hex)
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
      AdjCounterFace face = { .figure = TRUE, .open = 1, .bare = !top };
      AdjPoint place = adj_stack_place (i, n);
      double lowered = canvas->tight ? LOWERED : 0;
      AdjPoint at = { center.x + place.x * size, center.y + (place.y + lowered) * size };

      paint_counter (canvas, &counter, &face, at);
      adj_labels_take (canvas->labels, at, side, side);
    }
}

static void
paint_counters (const Canvas *canvas, const AdjField *field)
{
  const AdjView *view = &canvas->map->view;

  for (guint i = 0; i < view->table->n_markers; i++)
    adj_works_paint (canvas->cr, &canvas->style, &view->table->markers[i]);
  for (guint hex = 0; hex < view->book->n_hexes; hex++)
    if (field->count[hex] > 0)
      paint_stack (canvas, (AdjHex) hex);
}

/* ---- What is put beside them ---- */

static void
paint_losses (const Canvas *canvas)
{
  double side = canvas->style.size * 1.15;

  for (guint i = 0; i < canvas->map->losses->len; i++)
    {
      const AdjLoss *loss = &g_array_index (canvas->map->losses, AdjLoss, i);
      AdjMarkStyle mark = mark_of (canvas, loss->side);
      AdjPoint at = adj_labels_place (canvas->labels, adj_map_center (&canvas->style, loss->hex),
                                      -side / 2, side, side);

      adj_lost_paint (canvas->cr, &mark, at, loss->strength);
    }
}

/* One line on paper of its own, in a frame or without. */
static void
paint_label (const Canvas *canvas,
             AdjPoint near,
             double away,
             double height,
             gboolean framed,
             const char *text)
{
  cairo_t *cr = canvas->cr;
  double width = (g_utf8_strlen (text, -1) + 0.6) * height * LETTER_WIDTH;
  AdjPoint at = adj_labels_place (canvas->labels, near, away, width, height * 1.15);

  adj_palette_set (cr, canvas->style.palette->paper, framed ? 1 : 0.8);
  cairo_rectangle (cr, at.x - width / 2, at.y - height * 0.57, width, height * 1.15);
  cairo_fill_preserve (cr);
  adj_palette_set (cr, canvas->style.palette->name, 1);
  cairo_set_line_width (cr, height * 0.07);
  if (framed)
    cairo_stroke (cr);
  cairo_new_path (cr);
  adj_letter (cr, at, height, width * 0.96, framed, text);
}

/* Stars stand at the corner of the hex where they cover least. */
static void
paint_stars (const Canvas *canvas)
{
  const double size = canvas->style.size;
  const AdjHexGrid *grid = &canvas->style.book->scenario->map.grid;
  g_autofree AdjPoint *places = g_new (AdjPoint, canvas->map->stars->len + 1);

  for (guint i = 0; i < canvas->map->stars->len; i++)
    {
      const Star *star = &g_array_index (canvas->map->stars, Star, i);
      AdjMarkStyle mark = mark_of (canvas, 0);

      for (guint j = 0; j < star->n_targets; j++)
        {
          AdjHexId id = canvas->style.book->hexes[star->targets[j]].id;
          AdjPoint corners[ADJ_HEX_DIRECTIONS];
          AdjPoint at;

          for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
            corners[d] = adj_hex_corner (grid, size, id, d);
          at = adj_labels_choose (canvas->labels, corners, ADJ_HEX_DIRECTIONS, STAR * size,
                                  STAR * size);
          adj_star_paint (canvas->cr, &mark, at, star->number);
          if (j == 0)
            places[i] = at;
        }
    }
  for (guint i = 0; i < canvas->map->stars->len; i++)
    {
      const Star *star = &g_array_index (canvas->map->stars, Star, i);

      if (star->n_targets > 0)
        paint_label (canvas, places[i], 0.55 * size, MAX (VERDICT * size, LEAST_VERDICT), TRUE,
                     star->verdict);
    }
}

static void
paint_names (const Canvas *canvas)
{
  const AdjMap *map = &canvas->style.book->scenario->map;
  double size = canvas->style.size;
  double height = MAX (NAME * size, LEAST_NAME);

  for (guint i = 0; i < map->n_hexes; i++)
    if (map->hexes[i].name != NULL)
      paint_label (canvas, adj_map_center (&canvas->style, (AdjHex) i), 0.4 * size, height, FALSE,
                   map->hexes[i].name);
  for (guint i = 0; i < map->n_hexsides; i++)
    if (map->hexsides[i].name != NULL)
      {
        AdjPoint a = adj_hex_center (&map->grid, size, map->hexsides[i].a);
        AdjPoint b = adj_hex_center (&map->grid, size, map->hexsides[i].b);

        paint_label (canvas, (AdjPoint){ (a.x + b.x) / 2, (a.y + b.y) / 2 }, 0.3 * size, height,
                     FALSE, map->hexsides[i].name);
      }
}

static void
paint_map (const Canvas *canvas)
{
  g_autofree AdjField *field = g_new (AdjField, 1);

  adj_field_read (field, canvas->map->view.book, canvas->map->view.table);
  cairo_save (canvas->cr);
  if (canvas->map->dressed)
    adj_map_ground (canvas->cr, &canvas->style);
  else
    {
      adj_sketch_ground (canvas->cr, &canvas->style);
      adj_map_grid (canvas->cr, &canvas->style);
    }
  paint_empty_numbers (canvas, field);
  paint_rings (canvas);
  paint_tracks (canvas);
  paint_taken_numbers (canvas, field);
  paint_counters (canvas, field);
  paint_stars (canvas);
  paint_losses (canvas);
  paint_names (canvas);
  cairo_restore (canvas->cr);
}

/* Of the map with its rim, in sizes of a hex. */
static AdjPoint
whole_extent (const AdjTurnMap *self)
{
  const AdjMapStyle style = { self->view.book, self->palette, 1, 0 };
  const AdjPoint extent = adj_map_extent (&style);

  return (AdjPoint){ self->rim.left + extent.x + self->rim.right,
                     self->rim.top + extent.y + self->rim.bottom };
}

/* How large hexes are that have so much room. */
static double
size_for (const AdjTurnMap *self, const AdjArea *area, double legend)
{
  const AdjPoint extent = whole_extent (self);

  return MIN (area->width / extent.x, (area->height - legend) / extent.y);
}

/* The room for the legend, with a gap above it. The scale in it is as long as five hexes: larger
 * hexes may make it higher, never smaller ones. */
static double
room_for_legend (const AdjTurnMap *self, cairo_t *cr, const AdjArea *area)
{
  AdjMapStyle style = { self->view.book, self->palette, 1, 0 };

  style.size = size_for (self, area, 0);
  return adj_legend_height (cr, &style, &self->view, self->words, area->width, LEGEND) + LEGEND;
}

/* A narrower legend is never lower, so that a few steps come to an end. */
double
adj_turn_map_width (const AdjTurnMap *self, double height)
{
  AdjPoint extent;
  AdjArea area = { .height = height };
  double breadth;
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (self != NULL, 0);

  extent = whole_extent (self);
  breadth = extent.x / extent.y;
  surface = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cr = cairo_create (surface);
  area.width = breadth * height;
  for (int step = 0; step < STEPS; step++)
    area.width = breadth * (height - room_for_legend (self, cr, &area));
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return area.width;
}

void
adj_turn_map_paint (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  const AdjTurnMap *self = data;
  g_autoptr (AdjLabels) labels = NULL;
  Canvas canvas;
  AdjPoint extent;
  double legend;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (area != NULL);
  g_return_if_fail (self != NULL);

  canvas = (Canvas){ cr, self, { self->view.book, self->palette, 1, 0 }, NULL, FALSE };
  canvas.style.size = size_for (self, area, room_for_legend (self, cr, area));
  legend = adj_legend_height (cr, &canvas.style, &self->view, self->words, area->width, LEGEND);
  extent = adj_map_extent (&canvas.style);
  canvas.tight = NUMBER * canvas.style.size < LEAST_NUMBER;
  canvas.labels = labels = adj_labels_new (extent.x, extent.y);
  cairo_save (cr);
  cairo_translate (cr,
                   (area->width - whole_extent (self).x * canvas.style.size) / 2 +
                       self->rim.left * canvas.style.size,
                   self->rim.top * canvas.style.size);
  paint_map (&canvas);
  cairo_restore (cr);
  cairo_save (cr);
  cairo_translate (cr, 0, area->height - legend);
  adj_legend_paint (cr, &canvas.style, &self->view, self->words, area->width, LEGEND);
  cairo_restore (cr);
}
