/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/widgets/texture.h"

#define SURFACE "adj-surface"
#define DRAWN "adj-drawn"

/* How the texture was drawn last. */
typedef struct
{
  GskRenderNode *node;
  cairo_filter_t filter;
} Drawn;

static void
drawn_free (gpointer data)
{
  Drawn *self = data;

  gsk_render_node_unref (self->node);
  g_free (self);
}

GdkTexture *
adj_texture_take (cairo_surface_t *surface)
{
  int width = cairo_image_surface_get_width (surface);
  int height = cairo_image_surface_get_height (surface);
  gsize stride = (gsize) cairo_image_surface_get_stride (surface);
  g_autoptr (GBytes) bytes = NULL;
  GdkTexture *texture;

  g_return_val_if_fail (cairo_image_surface_get_format (surface) == CAIRO_FORMAT_ARGB32, NULL);

  cairo_surface_flush (surface);
  bytes =
      g_bytes_new_with_free_func (cairo_image_surface_get_data (surface), stride * (gsize) height,
                                  (GDestroyNotify) cairo_surface_destroy, surface);
  texture = gdk_memory_texture_new (width, height, GDK_MEMORY_DEFAULT, bytes, stride);
  g_object_set_data (G_OBJECT (texture), SURFACE, surface); /* lives as long as its bytes */
  return texture;
}

static gboolean
is_drawn_by_cairo (GtkWidget *widget)
{
  GtkNative *native = gtk_widget_get_native (widget);

  return native != NULL && GSK_IS_CAIRO_RENDERER (gtk_native_get_renderer (native));
}

static GskRenderNode *
draw (GdkTexture *texture,
      cairo_surface_t *surface,
      const graphene_rect_t *place,
      cairo_filter_t filter)
{
  GskRenderNode *node = gsk_cairo_node_new (place);
  cairo_t *cr = gsk_cairo_node_get_draw_context (node);

  cairo_translate (cr, place->origin.x, place->origin.y);
  cairo_scale (cr, place->size.width / gdk_texture_get_width (texture),
               place->size.height / gdk_texture_get_height (texture));
  cairo_set_source_surface (cr, surface, 0, 0);
  cairo_pattern_set_extend (cairo_get_source (cr), CAIRO_EXTEND_PAD);
  cairo_pattern_set_filter (cairo_get_source (cr), filter);
  cairo_paint (cr);
  cairo_destroy (cr);
  return node;
}

static gboolean
is_drawn_there (const Drawn *drawn, const graphene_rect_t *place, cairo_filter_t filter)
{
  graphene_rect_t bounds;

  if (drawn == NULL || drawn->filter != filter)
    return FALSE;
  gsk_render_node_get_bounds (drawn->node, &bounds);
  return graphene_rect_equal (&bounds, place);
}

/* The same node in the next frame tells GTK that nothing has to be painted there. */
void
adj_texture_append (GdkTexture *texture,
                    GtkSnapshot *snapshot,
                    GtkWidget *widget,
                    const graphene_rect_t *place,
                    cairo_filter_t filter)
{
  cairo_surface_t *surface = g_object_get_data (G_OBJECT (texture), SURFACE);
  Drawn *drawn = g_object_get_data (G_OBJECT (texture), DRAWN);

  if (surface == NULL || !is_drawn_by_cairo (widget))
    {
      gtk_snapshot_append_texture (snapshot, texture, place);
      return;
    }
  if (!is_drawn_there (drawn, place, filter))
    {
      drawn = g_new (Drawn, 1);
      *drawn = (Drawn){ draw (texture, surface, place, filter), filter };
      g_object_set_data_full (G_OBJECT (texture), DRAWN, drawn, drawn_free);
    }
  gtk_snapshot_append_node (snapshot, drawn->node);
}
