/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board-layer.h"

#include <glib/gi18n-lib.h>
#include <math.h>

#include "app/board/board-card.h"
#include "app/board/board-paint.h"
#include "app/board/board-pile.h"
#include "app/board/board-state.h"
#include "app/map/hex-cursor.h"
#include "staff/execution-case.h"
#include "staff/first-look.h"
#include "staff/reach-words.h"
#include "words/fill.h"
#include "words/hex.h"
#include "words/place.h"

#define SHOWN_IN_HAND 6 /* counters of a stack that is dragged */

/* ---- At rest ---- */

static gboolean
begin (gpointer owner, AdjPoint room, AdjPoint *place)
{
  AdjSession *session = adj_board_state_session (owner);

  return session != NULL && adj_first_look (adj_session_field (session), room, place);
}

static void
put (gpointer owner, cairo_t *cr, const AdjCamera *camera, int scale)
{
  AdjBoardState *self = owner;
  AdjSession *session = adj_board_state_session (self);
  AdjView view;

  if (session == NULL)
    return;
  view = adj_session_view (session);
  adj_counters_put (self->counters, cr,
                    &(AdjCounterGround){ camera, scale, adj_session_field (session), &view,
                                         adj_map_view_get_palette (self->map) });
}

static gboolean
prepare (gpointer owner, const AdjCamera *camera, int scale, gint64 until)
{
  AdjBoardState *self = owner;
  AdjSession *session = adj_board_state_session (self);
  AdjView view;

  if (session == NULL)
    return TRUE;
  view = adj_session_view (session);
  return adj_counters_prepare (self->counters,
                               &(AdjCounterGround){ camera, scale, adj_session_field (session),
                                                    &view, adj_map_view_get_palette (self->map) },
                               until);
}

/* A speck for each hex that is held, in its side's colour. */
static void
sketch (gpointer owner, cairo_t *cr, const AdjCamera *camera)
{
  AdjBoardState *self = owner;
  AdjSession *session = adj_board_state_session (self);
  const AdjPalette *palette = adj_map_view_get_palette (self->map);
  double side = MAX (4, ADJ_PILE_SIDE * camera->size);
  const AdjField *field;

  if (session == NULL)
    return;
  field = adj_session_field (session);
  for (guint hex = 0; hex < field->book->n_hexes; hex++)
    {
      AdjPoint at;

      if (field->count[hex] == 0)
        continue;
      at = adj_hex_on_screen (camera, field->book, (AdjHex) hex);
      adj_palette_set (
          cr,
          palette
              ->counter[field->book->scenario->sides[adj_field_side (field, (AdjHex) hex)].colour],
          1);
      cairo_rectangle (cr, round (at.x - side / 2), round (at.y - side / 2), side, side);
      cairo_fill_preserve (cr);
      adj_palette_set (cr, ADJ_SCENE_DARK, 0.8);
      cairo_set_line_width (cr, 1);
      cairo_stroke (cr);
    }
}

/* ---- Over it ---- */

static void
paint (gpointer owner, cairo_t *cr)
{
  AdjBoardState *self = owner;
  AdjSession *session = adj_board_state_session (self);
  AdjView view;

  if (session == NULL)
    return;
  view = adj_session_view (session);
  adj_scene_paint (cr, &(AdjScene){
                           .camera = adj_map_view_get_camera (self->map),
                           .view = &view,
                           .field = adj_session_field (session),
                           .hints = self->hints,
                           .picks = adj_session_get_picks (session),
                           .palette = adj_map_view_get_palette (self->map),
                           .overlays = self->overlays,
                           .irregular = self->irregular,
                           .arrows = self->arrows,
                           .plots = &self->plots,
                           .fates = self->foretells ? self->fates : NULL,
                           .aim = adj_board_state_aim (self),
                       });
}

static GdkRGBA
rgba (guint32 colour, float alpha)
{
  return (GdkRGBA){ (float) ((colour >> 16) & 0xff) / 255, (float) ((colour >> 8) & 0xff) / 255,
                    (float) (colour & 0xff) / 255, alpha };
}

static void
draw_counter (AdjBoardState *self,
              GtkSnapshot *snapshot,
              int unit,
              const AdjCounterFace *face,
              AdjPoint at,
              double side)
{
  AdjView view = adj_session_view (adj_board_state_session (self));
  AdjCounter counter = adj_counter_of (&view, unit);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self->map));
  GdkTexture *texture =
      adj_counters_texture (self->counters, &counter, face, adj_map_view_get_palette (self->map),
                            (int) lround (side * scale));
  double length = (double) gdk_texture_get_width (texture) / scale;

  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT ((float) round (at.x - length / 2),
                                                    (float) round (at.y - length / 2),
                                                    (float) length, (float) length));
}

static void
draw_frame (GtkSnapshot *snapshot, AdjPoint middle, double side, guint32 colour, float line)
{
  GskRoundedRect frame;

  gsk_rounded_rect_init_from_rect (&frame,
                                   &GRAPHENE_RECT_INIT ((float) (middle.x - side / 2),
                                                        (float) (middle.y - side / 2), (float) side,
                                                        (float) side),
                                   6);
  gtk_snapshot_append_border (
      snapshot, &frame, (const float[]){ line, line, line, line },
      (const GdkRGBA[]){ rgba (colour, 1), rgba (colour, 1), rgba (colour, 1), rgba (colour, 1) });
}

static void
draw_tray (AdjBoardState *self, GtkSnapshot *snapshot)
{
  const AdjPalette *palette = adj_map_view_get_palette (self->map);
  GskRoundedRect tray;

  gsk_rounded_rect_init_from_rect (
      &tray,
      &GRAPHENE_RECT_INIT ((float) self->fan.corner.x, (float) self->fan.corner.y,
                           (float) self->fan.width, (float) self->fan.height),
      9);
  gtk_snapshot_append_outset_shadow (snapshot, &tray, (const GdkRGBA[]){ rgba (0, 0.45f) }, 0, 2, 0,
                                     9);
  gtk_snapshot_push_rounded_clip (snapshot, &tray);
  gtk_snapshot_append_color (snapshot, (const GdkRGBA[]){ rgba (palette->paper, 0.96f) },
                             &tray.bounds);
  gtk_snapshot_pop (snapshot);
}

static void
draw_fan (AdjBoardState *self, AdjSession *session, GtkSnapshot *snapshot)
{
  const AdjCounterFace whole = { .open = 1 };

  draw_tray (self, snapshot);
  for (guint i = 0; i < self->fan.n; i++)
    {
      AdjPoint at = adj_fan_place (&self->fan, i);

      draw_counter (self, snapshot, self->fan.units[i], &whole, at, self->fan.side);
      if (adj_picks_has_unit (adj_session_get_picks (session), self->fan.units[i]))
        draw_frame (snapshot, at, self->fan.side + 6, ADJ_SCENE_GOLD, 4);
      else if (self->fan.units[i] == self->hover_unit)
        draw_frame (snapshot, at, self->fan.side + 4, adj_map_view_get_palette (self->map)->name,
                    2);
    }
}

static void
draw_hand (AdjBoardState *self, GtkSnapshot *snapshot)
{
  guint n = MIN (self->hand.n, SHOWN_IN_HAND);
  double size = adj_map_view_get_camera (self->map)->size;

  for (guint i = 0; i < n; i++)
    {
      AdjCounterFace face = adj_pile_face (ADJ_PILE_SIDE * size, i, n);
      AdjPoint shift = adj_pile_shift (size, i, n);

      draw_counter (self, snapshot, self->hand.units[i], &face,
                    (AdjPoint){ self->hand.at.x + shift.x, self->hand.at.y + shift.y },
                    ADJ_PILE_SIDE * size);
    }
}

static void
draw (gpointer owner, GtkSnapshot *snapshot)
{
  AdjBoardState *self = owner;
  AdjSession *session = adj_board_state_session (self);

  if (session == NULL)
    return;
  if (self->fan.n > 0)
    draw_fan (self, session, snapshot);
  if (self->hand.moving)
    draw_hand (self, snapshot);
}

/* ---- What may be dragged ---- */

/* A counter, or the stack whose ground that is. */
static gboolean
holds (gpointer owner, AdjPoint point)
{
  const AdjBoardState *self = owner;
  AdjHex hex;

  if (adj_board_state_session (self) == NULL)
    return FALSE;
  if (adj_board_state_unit_at (self, point) >= 0)
    return TRUE;
  hex = adj_map_view_get_hex_at (self->map, point);
  return hex != ADJ_NO_HEX && adj_session_field (adj_board_state_session (self))->count[hex] > 0;
}

/* ---- What is not to be hidden ---- */

static gboolean
lies_under (const AdjBoardState *self, AdjHex hex, AdjPoint from, AdjPoint to)
{
  double size = adj_map_view_get_camera (self->map)->size;
  AdjPoint at = adj_map_view_get_place (self->map, hex);

  return at.x + size > from.x && at.x - size < to.x && at.y + size > from.y && at.y - size < to.y;
}

/* The units that are picked and the hex of the keys are not to be covered. */
static gboolean
minds (gpointer owner, AdjPoint from, AdjPoint to)
{
  const AdjBoardState *self = owner;
  AdjSession *session = adj_board_state_session (self);
  const AdjTable *table;
  const AdjPicks *picks;
  gboolean under;

  if (session == NULL)
    return FALSE;
  table = adj_session_field (session)->table;
  picks = adj_session_get_picks (session);
  under = adj_map_view_shows_cursor (self->map) &&
          lies_under (self, adj_map_view_get_cursor (self->map), from, to);
  for (guint i = 0; i < picks->n_units && !under; i++)
    under = adj_table_on_map (table, picks->units[i]) &&
            lies_under (self, table->units[picks->units[i]].hex, from, to);
  for (guint i = 0; i < picks->n_targets && !under; i++)
    under = lies_under (self, picks->targets[i], from, to);
  for (guint i = 0; i < picks->n_hexes && !under; i++)
    under = lies_under (self, picks->hexes[i], from, to);
  return under;
}

/* ---- What is said of a hex ---- */

static gboolean
is_irregular (const AdjBoardState *self, AdjHex hex)
{
  guint16 units[ADJ_PILE_MOST];
  guint n = adj_board_state_stack (self, hex, units);

  for (guint i = 0; i < n; i++)
    if (self->irregular[units[i]])
      return TRUE;
  return FALSE;
}

/* The hex, what it costs those picked to get there, and what a charge there comes to. */
static char *
describe_hex (AdjBoardState *self, AdjSession *session, AdjHex at)
{
  AdjView view = adj_session_view (session);
  g_autofree char *hex =
      adj_words_hex_seen (&view, adj_session_field (session), at, &self->hints->duties);
  g_autofree char *charge = adj_board_state_charge_to (self, at);
  g_autofree char *plot = adj_board_plots_say (&self->plots, session, at);
  g_autofree char *fate = self->foretells ? adj_fates_say (&view, self->fates, at) : NULL;
  g_autofree char *cost =
      adj_session_get_picks (session)->n_units > 0 ? adj_reach_words (self->hints, at) : NULL;
  GString *text = g_string_new (hex);

  if (cost != NULL)
    g_string_append_printf (text, ". %s", cost);
  if (charge != NULL)
    g_string_append_printf (text, ". %s", charge);
  if (plot != NULL)
    g_string_append_printf (text, ". %s", plot);
  if (fate != NULL)
    g_string_append_printf (text, ". %s", fate);
  if (is_irregular (self, at))
    g_string_append_printf (text, ". %s", _ ("moved here against a rule"));
  return g_string_free (text, FALSE);
}

/* Which of the hex's units are picked, or that it is the target, is said with it. */
static char *
describe_briefly (AdjBoardState *self, AdjHex at)
{
  AdjSession *session = adj_board_state_session (self);
  const AdjPicks *picks = adj_session_get_picks (session);
  AdjView view = adj_session_view (session);
  g_autofree char *hex = describe_hex (self, session, at);
  g_autofree char *names = NULL;
  guint16 units[ADJ_PILE_MOST];
  guint n_stack = adj_board_state_stack (self, at, units);
  guint n = 0;

  if (adj_picks_has_target (picks, at))
    /* Translators: a hex that was picked to be attacked */
    return adj_fill (_ ("{hex}, target"), (const AdjPlace[]){ { "hex", hex }, { NULL, NULL } });
  for (guint i = 0; i < n_stack; i++)
    if (adj_picks_has_unit (picks, units[i]))
      units[n++] = units[i];
  if (n == 0)
    return g_steal_pointer (&hex);
  names = adj_words_units (&view, units, n);
  /* Translators: a hex, and those of its units that the next order is about */
  return adj_fill (_ ("{hex}, picked: {units}"),
                   (const AdjPlace[]){ { "hex", hex }, { "units", names }, { NULL, NULL } });
}

static char *
describe (gpointer owner, AdjHex at)
{
  char *card = adj_board_card_say (owner, at);

  return card != NULL ? card : describe_briefly (owner, at);
}

const AdjMapLayer adj_board_layer = {
  .begin = begin,
  .put = put,
  .sketch = sketch,
  .minds = minds,
  .prepare = prepare,
  .paint = paint,
  .draw = draw,
  .holds = holds,
  .describe = describe,
};
