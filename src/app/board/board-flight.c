/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "app/board/board-private.h"
#include "app/desktop/looks.h"

#define READABLE 34.0 /* pixels of a hex's size: what one flies to is shown so large */
#define FLIGHT_MICROSECONDS 350000

void
adj_board_stop_flight (AdjBoard *self)
{
  if (self->flight == 0)
    return;
  gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->flight);
  self->flight = 0;
}

/* Quick at first, slow at the end; sizes grow by factors, so halfway is the geometric mean. */
static gboolean
on_flight (GtkWidget *widget, GdkFrameClock *clock, gpointer data)
{
  AdjBoard *self = ADJ_BOARD (widget);
  double part =
      (double) (gdk_frame_clock_get_frame_time (clock) - self->flight_start) / FLIGHT_MICROSECONDS;
  double way = 1 - pow (1 - CLAMP (part, 0, 1), 3);
  const AdjCamera *from = &self->flight_from;
  const AdjCamera *to = &self->flight_to;

  self->camera.size = from->size * pow (to->size / from->size, way);
  adj_camera_look_at (&self->camera, (AdjPoint){ from->at.x + (to->at.x - from->at.x) * way,
                                                 from->at.y + (to->at.y - from->at.y) * way });
  adj_board_camera_moved (self);
  if (part < 1)
    return G_SOURCE_CONTINUE;
  self->flight = 0;
  return G_SOURCE_REMOVE;
}

void
adj_board_fly (AdjBoard *self, const AdjCamera *to)
{
  gboolean animate;

  g_object_get (gtk_widget_get_settings (GTK_WIDGET (self)), "gtk-enable-animations", &animate,
                NULL);
  adj_board_stop_flight (self);
  if (!animate || !gtk_widget_get_mapped (GTK_WIDGET (self)))
    {
      self->camera = *to;
      adj_board_camera_moved (self);
      return;
    }
  self->flight_from = self->camera;
  self->flight_to = *to;
  self->flight_start =
      gdk_frame_clock_get_frame_time (gtk_widget_get_frame_clock (GTK_WIDGET (self)));
  self->flight = gtk_widget_add_tick_callback (GTK_WIDGET (self), on_flight, NULL, NULL);
}

void
adj_board_fly_to (AdjBoard *self, AdjHex hex)
{
  AdjCamera to;
  const AdjBook *book;

  g_return_if_fail (ADJ_IS_BOARD (self));

  if (adj_board_session (self) == NULL || hex == ADJ_NO_HEX)
    return;
  book = adj_session_book (adj_board_session (self));
  to = self->camera;
  to.size = MAX (to.size, READABLE * adj_looks_text_scale ());
  adj_camera_look_at (&to, adj_hex_center (&book->scenario->map.grid, 1, book->hexes[hex].id));
  self->show_cursor = TRUE;
  adj_board_set_cursor (self, hex);
  adj_board_fly (self, &to);
}

/* The first of them that is anywhere on the map. */
static AdjHex
hex_of_picks (const AdjTable *table, const AdjPicks *picks)
{
  for (guint i = 0; i < picks->n_units; i++)
    if (adj_table_on_map (table, picks->units[i]))
      return table->units[picks->units[i]].hex;
  if (picks->n_targets > 0)
    return picks->targets[0];
  return picks->n_hexes > 0 ? picks->hexes[0] : ADJ_NO_HEX;
}

static gboolean
is_in_sight (AdjBoard *self, AdjHex hex)
{
  AdjPoint at = adj_board_hex_center (self, hex);
  double size = self->camera.size;

  return at.x >= size && at.y >= size && at.x <= self->camera.width - size &&
         at.y <= self->camera.height - size;
}

void
adj_board_show_picks (AdjBoard *self)
{
  AdjSession *session = adj_board_session (self);
  const AdjBook *book = adj_session_book (session);
  AdjHex hex = hex_of_picks (adj_session_table (session), adj_session_get_picks (session));
  AdjCamera to = self->camera;

  if (hex == ADJ_NO_HEX || is_in_sight (self, hex))
    return;
  adj_camera_look_at (&to, adj_hex_center (&book->scenario->map.grid, 1, book->hexes[hex].id));
  adj_board_fly (self, &to);
}
