/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "app/board-paint.h"
#include "app/board-picture.h"
#include "app/board-private.h"
#include "app/looks.h"
#include "sheets/position.h"

#define SHOWN_IN_HAND 6 /* counters of a stack that is dragged */

/* ---- Where things are ---- */

AdjPoint
adj_board_hex_center (AdjBoard *self, AdjHex hex)
{
  const AdjBook *book = adj_session_book (adj_board_session (self));

  return adj_camera_to_screen (&self->camera,
                               adj_hex_center (&book->scenario->map.grid, 1, book->hexes[hex].id));
}

AdjHex
adj_board_hex_at (AdjBoard *self, AdjPoint point)
{
  AdjSession *session = adj_board_session (self);
  const AdjBook *book;

  if (session == NULL)
    return ADJ_NO_HEX;
  book = adj_session_book (session);
  return adj_book_hex (
      book, adj_hex_at (&book->scenario->map.grid, 1, adj_camera_to_map (&self->camera, point)));
}

char *
adj_board_charge_to (AdjBoard *self, AdjHex hex)
{
  AdjView view = adj_session_view (adj_board_session (self));

  if (!self->hints->reaching)
    return NULL;
  return adj_charge_marks_tell (&self->hints->charges, &view,
                                adj_session_seen (adj_board_session (self)), hex,
                                self->hints->step[hex] != ADJ_STEP_NOT);
}

guint
adj_board_stack (AdjBoard *self, AdjHex hex, guint16 units[ADJ_STACK_MOST])
{
  AdjView view = adj_session_view (adj_board_session (self));

  return adj_stack_read (&view, adj_session_field (adj_board_session (self)), hex, units);
}

/* The uppermost counter there. */
int
adj_board_unit_at (AdjBoard *self, AdjPoint point)
{
  AdjHex hex = adj_board_hex_at (self, point);
  double half = ADJ_COUNTER_SIDE * self->camera.size / 2;
  guint16 units[ADJ_STACK_MOST];
  int found = -1;
  guint n;

  if (self->fan.n > 0 && adj_fan_unit_at (&self->fan, point) >= 0)
    return adj_fan_unit_at (&self->fan, point);
  if (hex == ADJ_NO_HEX)
    return -1;
  n = adj_board_stack (self, hex, units);
  for (guint i = 0; i < n; i++)
    {
      AdjPoint at = adj_picture_counter_place (
          &self->camera, adj_session_book (adj_board_session (self)), hex, i, n);

      if (fabs (point.x - at.x) <= half && fabs (point.y - at.y) <= half)
        found = units[i];
    }
  return found;
}

/* ---- What has changed ---- */

/* The hex that what is in hand or picked would go to: under the pointer, or under the keyboard's
 * cursor. */
static AdjHex
aim_of (AdjBoard *self, AdjSession *session)
{
  if (self->drag.moving && self->drag.kind == ADJ_DRAG_UNITS)
    return self->hover;
  if (!self->hints->reaching || adj_session_get_picks (session)->n_units == 0)
    return ADJ_NO_HEX;
  return self->show_cursor ? self->cursor : self->hover;
}

/* In words what is drawn of a charge. */
static void
tell_charge (AdjBoard *self, AdjSession *session)
{
  AdjHex aim = aim_of (self, session);
  g_autofree char *said = aim != ADJ_NO_HEX ? adj_board_charge_to (self, aim) : NULL;

  gtk_label_set_label (GTK_LABEL (self->hint), said != NULL ? said : "");
  gtk_widget_set_visible (self->hint, said != NULL);
}

static void
redraw (AdjBoard *self)
{
  g_clear_pointer (&self->over, gsk_render_node_unref);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
adj_board_read_look (AdjBoard *self)
{
  AdjSession *session = adj_board_session (self);

  if (session == NULL)
    {
      adj_board_map_set_look (self->map, NULL, FALSE, FALSE);
      return;
    }
  adj_board_map_set_look (
      self->map, adj_game_get_book (adj_session_get_game (session)), adj_looks_are_dark (),
      adj_table_is_night (adj_session_table (session), adj_session_book (session)));
  redraw (self);
}

/* Adding all up is not done for nothing. */
void
adj_board_read_groups (AdjBoard *self)
{
  AdjSession *session = adj_board_session (self);
  AdjView view;

  if (session == NULL || (self->overlays & ADJ_OVERLAY_GROUPS) == 0)
    return;
  view = adj_session_view (session);
  adj_group_marks_read (&self->hints->groups, adj_session_field (session), &view);
}

/* A corrected book is another one: the names that counters are found by went with the old. */
void
adj_board_read_table (AdjBoard *self)
{
  AdjSession *session = adj_board_session (self);
  AdjView view;

  g_clear_object (&self->picture);
  if (session != NULL && adj_board_map_get_book (self->map) != adj_session_book (session))
    adj_counters_clear (self->counters);
  adj_board_read_look (self);
  if (session == NULL)
    return;
  view = adj_session_view (session);
  adj_hints_owed (self->hints, &view, adj_session_field (session));
  adj_board_read_groups (self);
  adj_board_read_hints (self);
}

static gboolean
knows_all (const AdjView *view, const guint16 *units, guint n_units)
{
  for (guint i = 0; i < n_units; i++)
    if (!adj_view_knows (view, units[i]))
      return FALSE;
  return TRUE;
}

/* Whose reach is shown: of those in hand, those picked, or the one under the pointer. How far a
 * unit gets that lies face down would tell what it is. */
static void
read_reach (AdjBoard *self, AdjSession *session)
{
  const AdjField *field = adj_session_seen (session);
  const AdjPicks *picks = adj_session_get_picks (session);
  AdjView view = adj_session_view (session);
  const guint16 hovered = (guint16) self->hover_unit;
  const guint16 *units = picks->units;
  guint n = picks->n_units;

  if (n == 0 && self->hover_unit >= 0)
    {
      units = &hovered;
      n = 1;
    }
  if ((self->overlays & ADJ_OVERLAY_REACH) == 0)
    n = 0;
  if (self->drag.moving && self->drag.kind == ADJ_DRAG_UNITS)
    {
      units = self->drag.units;
      n = self->drag.umpire ? 0 : self->drag.n;
    }
  if (adj_table_phase_kind (field->table, field->book) != ADJ_PHASE_MOVEMENT ||
      field->table->n_debts > 0 || !knows_all (&view, units, n))
    n = 0;
  adj_hints_reach (self->hints, field, units, n);
}

void
adj_board_read_hints (AdjBoard *self)
{
  AdjSession *session = adj_board_session (self);

  if (session == NULL)
    return;
  read_reach (self, session);
  adj_hints_exposure (self->hints, adj_session_field (session),
                      (self->overlays & ADJ_OVERLAY_EXPOSURE) != 0);
  adj_hints_drift (self->hints, adj_session_field (session), adj_session_get_picks (session));
  adj_hints_sight (self->hints, adj_session_book (session),
                   self->overlays & ADJ_OVERLAY_SIGHT ? self->cursor : ADJ_NO_HEX);
  tell_charge (self, session);
  redraw (self);
}

void
adj_board_forget_view (AdjBoard *self)
{
  g_clear_object (&self->picture);
  g_clear_pointer (&self->over, gsk_render_node_unref);
  adj_counters_clear (self->counters);
  adj_fan_close (&self->fan);
}

/* ---- The fan ---- */

void
adj_board_open_fan (AdjBoard *self, const guint16 *units, guint n, AdjPoint around)
{
  adj_fan_open (&self->fan, units, n, around, ADJ_COUNTER_SIDE * self->camera.size,
                (AdjPoint){ self->camera.width, self->camera.height });
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
adj_board_open_fan_of (AdjBoard *self, AdjHex hex)
{
  guint16 units[ADJ_STACK_MOST];
  guint n = adj_board_stack (self, hex, units);

  adj_board_open_fan (self, units, n, adj_board_hex_center (self, hex));
}

void
adj_board_close_fan (AdjBoard *self)
{
  g_clear_handle_id (&self->fan_timer, g_source_remove);
  if (self->fan.n == 0)
    return;
  adj_fan_close (&self->fan);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

/* ---- Drawing ---- */

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
  GdkTexture *whole = adj_board_map_get_whole (self->map);
  AdjPoint corner = adj_camera_to_screen (&self->camera, (AdjPoint){ 0, 0 });

  gtk_snapshot_append_color (
      snapshot, (const GdkRGBA[]){ rgba (adj_board_map_palette (self->map)->paper, 1) },
      &GRAPHENE_RECT_INIT (0, 0, (float) self->camera.width, (float) self->camera.height));
  if (whole == NULL)
    return;
  gtk_snapshot_save (snapshot);
  gtk_snapshot_translate (snapshot, &GRAPHENE_POINT_INIT ((float) corner.x, (float) corner.y));
  gtk_snapshot_rotate (snapshot, 90.0f * (float) self->camera.turns);
  gtk_snapshot_append_texture (
      snapshot, whole,
      &GRAPHENE_RECT_INIT (0, 0, (float) (self->camera.extent.x * self->camera.size),
                           (float) (self->camera.extent.y * self->camera.size)));
  gtk_snapshot_restore (snapshot);
}

static void
make_picture (AdjBoard *self, AdjSession *session)
{
  const AdjMapPart *part = adj_board_map_get_part (self->map);
  AdjView view = adj_session_view (session);

  if (self->picture != NULL || part->surface == NULL)
    return;
  self->picture = adj_picture_make (part, adj_session_field (session), &view, self->counters,
                                    adj_board_map_palette (self->map));
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
  gtk_snapshot_append_texture (snapshot, self->picture, &place);
}

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
    .palette = adj_board_map_palette (self->map),
    .overlays = self->overlays,
    .aim = aim_of (self, session),
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
      self->counters, &counter, adj_board_map_palette (self->map), (int) lround (side * scale));
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
  const AdjPalette *palette = adj_board_map_palette (self->map);
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
                    adj_board_map_palette (self->map)->name, 2);
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
  adj_board_map_want (self->map, &self->camera, gtk_widget_get_scale_factor (GTK_WIDGET (self)));
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
