/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/turn-map.h"

#include <glib/gi18n-lib.h>
#include <string.h>

#include "sheets/map.h"
#include "sheets/turn-board.h"
#include "sheets/turn-marks.h"
#include "words/brief.h"
#include "words/fill.h"
#include "words/place.h"

#define RIM 0.2    /* in sizes of a hex; for arrows that come from outside as far as they do */
#define ARROW 0.3  /* beyond the end of one */
#define LEGEND 7.5 /* in points */
#define ABOVE_LEGEND 4.0
#define STEPS 4

static void
clear_star (gpointer data)
{
  g_free (((AdjTurnStar *) data)->verdict);
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
  AdjTurnStar star = { .number = fight->number, .n_targets = fight->attack.n_targets };

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

/* Each track that begins or ends outside of the map has room there. */
static void
find_rim (AdjTurnMap *self)
{
  const AdjMapStyle style = { self->view.book, self->palette, 1, 0 };
  const AdjPoint extent = adj_map_extent (&style);
  AdjTurnRim rim = { RIM, RIM, RIM, RIM };

  for (guint i = 0; i < self->tracks->len; i++)
    {
      const AdjTrack *track = &g_array_index (self->tracks, AdjTrack, i);
      AdjPoint end;

      if (track->kind != ADJ_TRACK_ARRIVAL && track->kind != ADJ_TRACK_EXIT)
        continue;
      end = adj_turn_outside (&style, track->kind == ADJ_TRACK_ARRIVAL ? track->from : track->to);
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
  self->stars = g_array_new (FALSE, FALSE, sizeof (AdjTurnStar));
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
  memcpy (self->room_for, self->words, sizeof self->words);
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
adj_turn_map_of_position (const AdjMatter *matter, const AdjTable *table, gboolean dressed)
{
  AdjTurnMap *self;

  g_return_val_if_fail (matter != NULL, NULL);
  g_return_val_if_fail (table != NULL, NULL);

  self = map_new (matter, table);
  self->dressed = dressed;
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

char *
adj_turn_map_words (const AdjTurnMap *self, const AdjTurnStory *turn)
{
  g_autofree char *number = NULL;
  g_autofree char *arrows = NULL;
  g_autofree char *battles = NULL;
  g_autofree char *lost = NULL;

  g_return_val_if_fail (self != NULL, NULL);
  g_return_val_if_fail (turn != NULL, NULL);

  number = g_strdup_printf ("%d", turn->number);
  arrows = g_strdup_printf ("%u", self->tracks->len);
  battles = g_strdup_printf ("%u", self->stars->len);
  lost = g_strdup_printf ("%u", self->losses->len);
  return adj_fill (_ ("The map of turn {turn}; arrows: {arrows}, battles: {battles}, units lost: "
                      "{lost}"),
                   (const AdjPlace[]){ { "turn", number },
                                       { "arrows", arrows },
                                       { "battles", battles },
                                       { "lost", lost },
                                       { NULL, NULL } });
}

/* ---- Several maps ---- */

static void
widen (AdjTurnMap *self, const AdjTurnMap *other)
{
  self->rim.left = MAX (self->rim.left, other->rim.left);
  self->rim.top = MAX (self->rim.top, other->rim.top);
  self->rim.right = MAX (self->rim.right, other->rim.right);
  self->rim.bottom = MAX (self->rim.bottom, other->rim.bottom);
  for (int item = 0; item < ADJ_LEGEND_ITEMS; item++)
    if (self->room_for[item] == NULL)
      self->room_for[item] = other->words[item];
}

void
adj_turn_maps_align (const GPtrArray *maps)
{
  g_return_if_fail (maps != NULL);

  for (guint i = 0; i < maps->len; i++)
    for (guint j = 0; j < maps->len; j++)
      widen (g_ptr_array_index (maps, i), g_ptr_array_index (maps, j));
}

/* ---- Painting ---- */

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

/* The room for the legend, with a gap above it. The scale in it is as long as some hexes: larger
 * hexes may make it higher, never smaller ones. */
static double
room_for_legend (const AdjTurnMap *self, cairo_t *cr, const AdjArea *area)
{
  AdjMapStyle style = { self->view.book, self->palette, 1, 0 };

  style.size = size_for (self, area, 0);
  return adj_legend_height (cr, &style, &self->view, self->room_for, area->width, LEGEND) +
         ABOVE_LEGEND;
}

/* A narrower legend is never lower, so that a few steps come to an end, most often the first. */
double
adj_turn_map_width (const AdjTurnMap *self, double height)
{
  AdjPoint extent;
  AdjArea area = { .height = height };
  double breadth;
  double last = 0;
  double room;
  cairo_surface_t *surface;
  cairo_t *cr;

  g_return_val_if_fail (self != NULL, 0);

  extent = whole_extent (self);
  breadth = extent.x / extent.y;
  surface = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cr = cairo_create (surface);
  area.width = breadth * height;
  room = room_for_legend (self, cr, &area);
  for (int step = 0; step < STEPS && room > last; step++)
    {
      area.width = breadth * (height - room);
      last = room;
      room = room_for_legend (self, cr, &area);
    }
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return area.width;
}

double
adj_turn_map_height (const AdjTurnMap *self, double width, double most)
{
  AdjPoint extent;
  AdjArea area = { .width = width, .height = most };
  cairo_surface_t *surface;
  cairo_t *cr;
  double height;

  g_return_val_if_fail (self != NULL, 0);

  extent = whole_extent (self);
  surface = cairo_recording_surface_create (CAIRO_CONTENT_ALPHA, NULL);
  cr = cairo_create (surface);
  height = width * extent.y / extent.x + room_for_legend (self, cr, &area);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return MIN (height, most);
}

void
adj_turn_map_paint (cairo_t *cr, const AdjArea *area, gconstpointer data)
{
  const AdjTurnMap *self = data;
  g_autoptr (AdjLabels) labels = NULL;
  AdjTurnCanvas canvas;
  AdjPoint extent;

  g_return_if_fail (cr != NULL);
  g_return_if_fail (area != NULL);
  g_return_if_fail (self != NULL);

  canvas = (AdjTurnCanvas){ cr, self, { self->view.book, self->palette, 1, 0 }, NULL };
  canvas.style.size = size_for (self, area, room_for_legend (self, cr, area));
  extent = adj_map_extent (&canvas.style);
  canvas.labels = labels = adj_labels_new (extent.x, extent.y);
  cairo_save (cr);
  cairo_translate (cr,
                   (area->width - whole_extent (self).x * canvas.style.size) / 2 +
                       self->rim.left * canvas.style.size,
                   self->rim.top * canvas.style.size);
  adj_turn_board_paint (&canvas);
  adj_turn_marks_paint (&canvas);
  cairo_restore (cr);
  cairo_save (cr);
  cairo_translate (cr, 0, whole_extent (self).y * canvas.style.size + ABOVE_LEGEND);
  adj_legend_paint (cr, &canvas.style, &self->view, self->words, area->width, LEGEND);
  cairo_restore (cr);
}
