/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/map/map-canvas.h"

void
adj_map_canvas_init (AdjMapCanvas *self)
{
  *self = (AdjMapCanvas){ .painted = adj_painted_map_new () };
}

void
adj_map_canvas_clear (AdjMapCanvas *self)
{
  adj_map_canvas_paint_again (self);
  g_clear_object (&self->painted);
}

void
adj_map_canvas_set_layer (AdjMapCanvas *self, const AdjMapLayer *layer, gpointer owner)
{
  self->layer = layer != NULL ? *layer : (AdjMapLayer){ 0 };
  self->owner = owner;
  adj_painted_map_set_layer (self->painted, &self->layer, owner);
}

void
adj_map_canvas_paint_again (AdjMapCanvas *self)
{
  g_clear_pointer (&self->over, gsk_render_node_unref);
}

static void
make_over (AdjMapCanvas *self,
           const AdjCamera *camera,
           const AdjHexCursor *cursor,
           const AdjBook *book)
{
  cairo_t *cr;

  if (self->over != NULL)
    return;
  self->over = gsk_cairo_node_new (
      &GRAPHENE_RECT_INIT (0, 0, (float) camera->width, (float) camera->height));
  cr = gsk_cairo_node_get_draw_context (self->over);
  if (self->layer.paint != NULL)
    self->layer.paint (self->owner, cr);
  if (cursor->shown && cursor->id != ADJ_HEX_NONE && !self->layer.hides_cursor)
    adj_hex_cursor_paint (cr, cursor, camera, book);
  cairo_destroy (cr);
}

void
adj_map_canvas_draw (AdjMapCanvas *self,
                     GtkSnapshot *snapshot,
                     GtkWidget *widget,
                     const AdjCamera *camera,
                     const AdjHexCursor *cursor,
                     const AdjBook *book)
{
  gtk_snapshot_push_clip (
      snapshot, &GRAPHENE_RECT_INIT (0, 0, (float) camera->width, (float) camera->height));
  adj_painted_map_draw (self->painted, snapshot, widget, camera);
  make_over (self, camera, cursor, book);
  gtk_snapshot_append_node (snapshot, self->over);
  if (self->layer.draw != NULL)
    self->layer.draw (self->owner, snapshot);
  gtk_snapshot_pop (snapshot);
}
