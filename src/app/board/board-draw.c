/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "app/board/board-paint.h"
#include "app/board/board-picture.h"
#include "app/board/board-private.h"
#include "app/widgets/texture.h"
#include "sheets/position.h"

#define SHOWN_IN_HAND 6     /* counters of a stack that is dragged */
#define READYING (4 * 1000) /* microseconds at a time */

/* ---- The map with the counters ---- */

static GdkRGBA
rgba (guint32 colour, float alpha)
{
  return (GdkRGBA){ (float) ((colour >> 16) & 0xff) / 255, (float) ((colour >> 8) & 0xff) / 255,
                    (float) (colour & 0xff) / 255, alpha };
}

/* The picture, where the camera sees it now. */
static graphene_rect_t
picture_place (AdjBoard *self)
{
  const AdjCamera *then = &self->pictured.camera;
  AdjPoint corner =
      adj_camera_to_screen (&self->camera, adj_camera_to_map (then, (AdjPoint){ 0, 0 }));
  double grown = self->camera.size / then->size;
  double scale = self->pictured.scale;

  if (grown == 1) /* at whole pixels it is copied and stays sharp */
    corner = (AdjPoint){ round (corner.x * scale) / scale, round (corner.y * scale) / scale };
  return GRAPHENE_RECT_INIT ((float) corner.x, (float) corner.y,
                             (float) (ceil (then->width * scale) / scale * grown),
                             (float) (ceil (then->height * scale) / scale * grown));
}

static void
draw_whole (AdjBoard *self, GtkSnapshot *snapshot)
{
  GdkTexture *whole = adj_painted_map_get_whole (self->map);
  AdjPoint corner = adj_camera_to_screen (&self->camera, (AdjPoint){ 0, 0 });

  gtk_snapshot_append_color (
      snapshot, (const GdkRGBA[]){ rgba (adj_painted_map_palette (self->map)->paper, 1) },
      &GRAPHENE_RECT_INIT (0, 0, (float) self->camera.width, (float) self->camera.height));
  if (whole == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) corner.x, (float) corner.y));
  gtk_snapshot_rotate (snapshot, 90.0f * (float) self->camera.turns);
  adj_texture_append (whole, snapshot, GTK_WIDGET (self),
                      &GRAPHENE_RECT_INIT (0, 0,
                                           (float) (self->camera.extent.x * self->camera.size),
                                           (float) (self->camera.extent.y * self->camera.size)));
  gtk_snapshot_restore (snapshot);
}

/* While others paint the map for a new zoom, the counters are painted here, a few at a time. */
static gboolean
ready_counters (gpointer data)
{
  AdjBoard *self = data;
  AdjSession *session = adj_board_session (self);
  AdjView view;

  if (session != NULL && !adj_painted_map_is_sharp (self->map))
    {
      view = adj_session_view (session);
      if (!adj_picture_ready_counters (
              &self->camera, gtk_widget_get_scale_factor (GTK_WIDGET (self)),
              adj_session_field (session), &view, self->counters,
              adj_painted_map_palette (self->map), g_get_monotonic_time () + READYING))
        return G_SOURCE_CONTINUE;
    }
  self->readying = 0;
  return G_SOURCE_REMOVE;
}

static void
want_map (AdjBoard *self)
{
  adj_painted_map_want (self->map, &self->camera, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
  if (self->readying == 0 && !adj_painted_map_is_sharp (self->map))
    self->readying = g_idle_add (ready_counters, self);
}

static void
make_picture (AdjBoard *self, AdjSession *session)
{
  const AdjMapPart *part = adj_painted_map_get_part (self->map);
  AdjView view = adj_session_view (session);

  if (self->picture != NULL || part->surface == NULL)
    return;
  self->picture = adj_picture_make (part, adj_session_field (session), &view, self->counters,
                                    adj_painted_map_palette (self->map));
  self->pictured = *part;
}

static void
draw_ground (AdjBoard *self, AdjSession *session, GtkSnapshot *snapshot)
{
  graphene_rect_t board =
      GRAPHENE_RECT_INIT (0, 0, (float) self->camera.width, (float) self->camera.height);
  graphene_rect_t place;

  make_picture (self, session);
  if (self->picture == NULL || self->pictured.camera.turns != self->camera.turns)
    {
      draw_whole (self, snapshot);
      return;
    }
  place = picture_place (self);
  if (!graphene_rect_contains_rect (&place, &board))
    draw_whole (self, snapshot);
  adj_texture_append (self->picture, snapshot, GTK_WIDGET (self), &place);
}

/* ---- What lies over it ---- */

static void
make_over (AdjBoard *self, AdjSession *session)
{
  AdjView view = adj_session_view (session);
  const AdjScene scene = {
    .camera = &self->camera,
    .view = &view,
    .field = adj_session_seen (session),
    .hints = self->hints,
    .picks = adj_session_get_picks (session),
    .palette = adj_painted_map_palette (self->map),
    .overlays = self->overlays,
    .aim = adj_board_aim (self),
    .cursor = self->show_cursor ? self->cursor : ADJ_NO_HEX,
  };
  cairo_t *cr;

  if (self->over != NULL)
    return;
  self->over = gsk_cairo_node_new (
      &GRAPHENE_RECT_INIT (0, 0, (float) self->camera.width, (float) self->camera.height));
  cr = gsk_cairo_node_get_draw_context (self->over);
  adj_scene_paint (cr, &scene);
  cairo_destroy (cr);
}

static void
draw_counter (AdjBoard *self, GtkSnapshot *snapshot, int unit, AdjPoint at, double side)
{
  AdjView view = adj_session_view (adj_board_session (self));
  AdjCounter counter = adj_counter_of (&view, unit);
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  GdkTexture *texture = adj_counters_texture (
      self->counters, &counter, adj_painted_map_palette (self->map), (int) lround (side * scale));
  double length = (double) gdk_texture_get_width (texture) / scale;

  gtk_snapshot_append_texture (snapshot, texture,
                               &GRAPHENE_RECT_INIT ((float) round (at.x - length / 2),
                                                    (float) round (at.y - length / 2),
                                                    (float) length, (float) length));
}

static void
draw_frame (
    GtkSnapshot *snapshot, AdjPoint middle, double width, double height, guint32 colour, float line)
{
  GskRoundedRect frame;

  gsk_rounded_rect_init_from_rect (&frame,
                                   &GRAPHENE_RECT_INIT ((float) (middle.x - width / 2),
                                                        (float) (middle.y - height / 2),
                                                        (float) width, (float) height),
                                   6);
  gtk_snapshot_append_border (
      snapshot, &frame, (const float[]){ line, line, line, line },
      (const GdkRGBA[]){ rgba (colour, 1), rgba (colour, 1), rgba (colour, 1), rgba (colour, 1) });
}

static void
draw_tray (AdjBoard *self, GtkSnapshot *snapshot)
{
  const AdjPalette *palette = adj_painted_map_palette (self->map);
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
draw_fan (AdjBoard *self, AdjSession *session, GtkSnapshot *snapshot)
{
  draw_tray (self, snapshot);
  for (guint i = 0; i < self->fan.n; i++)
    {
      AdjPoint at = adj_fan_place (&self->fan, i);

      draw_counter (self, snapshot, self->fan.units[i], at, self->fan.side);
      if (adj_picks_has_unit (adj_session_get_picks (session), self->fan.units[i]))
        draw_frame (snapshot, at, self->fan.side + 6, self->fan.side + 6, ADJ_SCENE_GOLD, 4);
      else if (self->fan.units[i] == self->hover_unit)
        draw_frame (snapshot, at, self->fan.side + 4, self->fan.side + 4,
                    adj_painted_map_palette (self->map)->name, 2);
    }
}

static void
draw_hand (AdjBoard *self, GtkSnapshot *snapshot)
{
  guint n = MIN (self->drag.n, SHOWN_IN_HAND);
  double size = self->camera.size;

  for (guint i = 0; i < n; i++)
    {
      AdjPoint place = adj_stack_place (i, n);

      draw_counter (
          self, snapshot, self->drag.units[i],
          (AdjPoint){ self->drag.at.x + place.x * size, self->drag.at.y + place.y * size },
          ADJ_COUNTER_SIDE * size);
    }
}

void
adj_board_draw (AdjBoard *self, GtkSnapshot *snapshot)
{
  AdjSession *session = adj_board_session (self);

  if (session == NULL || self->camera.width <= 0)
    return;
  want_map (self);
  gtk_snapshot_push_clip (snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) self->camera.width,
                                                         (float) self->camera.height));
  draw_ground (self, session, snapshot);
  make_over (self, session);
  gtk_snapshot_append_node (snapshot, self->over);
  if (self->fan.n > 0)
    draw_fan (self, session, snapshot);
  if (self->drag.moving && self->drag.kind == ADJ_DRAG_UNITS)
    draw_hand (self, snapshot);
  gtk_snapshot_pop (snapshot);
}
