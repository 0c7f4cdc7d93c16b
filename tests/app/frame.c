/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "frame.h"

#include <stdlib.h>
#include <string.h>

#include "app/map/map-view.h"
#include "app/window/battle-card.h"
#include "stage.h"

#define ALIKE 3    /* so many frames running are the same when a picture is taken */
#define FRAMES 500 /* within so many */

/* Nothing in it waits for a thread that paints. */
static gboolean
is_painted (GtkWidget *widget)
{
  if (!gtk_widget_get_mapped (widget))
    return TRUE;
  if (ADJ_IS_MAP_VIEW (widget) && !adj_map_view_is_complete (ADJ_MAP_VIEW (widget)))
    return FALSE;
  if (ADJ_IS_BATTLE_CARD (widget) && !adj_battle_card_is_painted (ADJ_BATTLE_CARD (widget)))
    return FALSE;
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    if (!is_painted (child))
      return FALSE;
  return TRUE;
}

/* The next frame in which everything is painted, and nothing is left to do. */
static GdkTexture *
draw_frame (GtkWidget *window)
{
  g_autoptr (GdkPaintable) paintable = NULL;
  g_autoptr (GskRenderNode) node = NULL;
  GtkSnapshot *snapshot = gtk_snapshot_new ();

  wait_until (is_painted (window) && !g_main_context_pending (NULL));
  gtk_widget_queue_draw (window);
  gtk_test_widget_wait_for_draw (window);
  paintable = gtk_widget_paintable_new (window);
  gdk_paintable_snapshot (paintable, snapshot, gdk_paintable_get_intrinsic_width (paintable),
                          gdk_paintable_get_intrinsic_height (paintable));
  node = gtk_snapshot_free_to_node (snapshot);
  g_assert_nonnull (node);
  return gsk_renderer_render_texture (gtk_native_get_renderer (GTK_NATIVE (window)), node, NULL);
}

static GBytes *
pixels_of (GdkTexture *texture)
{
  gsize stride = (gsize) gdk_texture_get_width (texture) * 4;
  gsize size = stride * gdk_texture_get_height (texture);
  guchar *pixels = g_malloc (size);

  gdk_texture_download (texture, pixels, stride);
  return g_bytes_new_take (pixels, size);
}

/* One colour from corner to corner. */
static gboolean
is_empty (GBytes *pixels)
{
  gsize size;
  const char *data = g_bytes_get_data (pixels, &size);

  return size <= 4 || memcmp (data, data + 4, size - 4) == 0;
}

static void G_GNUC_NORETURN
give_up (const char *path, const char *why)
{
  g_printerr ("%s: %s\n", path, why);
  exit (1);
}

/* The part that is asked for. */
static GdkTexture *
cut (GdkTexture *texture, GBytes *pixels, const graphene_rect_t *area)
{
  gsize stride = (gsize) gdk_texture_get_width (texture) * 4;
  g_autoptr (GBytes) part = NULL;
  gsize first;

  if (area == NULL)
    return g_object_ref (texture);
  first = (gsize) area->origin.y * stride + (gsize) area->origin.x * 4;
  part = g_bytes_new_from_bytes (pixels, first, g_bytes_get_size (pixels) - first);
  return gdk_memory_texture_new ((int) area->size.width, (int) area->size.height,
                                 GDK_MEMORY_DEFAULT, part, stride);
}

/* Maps are smaller as a photograph. */
static gboolean
save (GdkTexture *texture, const char *path)
{
  g_autoptr (GdkPixbuf) pixels = NULL;

  if (!g_str_has_suffix (path, ".jpg"))
    return gdk_texture_save_to_png (texture, path);
  pixels = gdk_pixbuf_get_from_texture (texture);
  return gdk_pixbuf_save (pixels, path, "jpeg", NULL, "quality", "80", NULL);
}

/* The work that GTK does over several frames, such as laying out a list and scrolling it to a row,
 * is over when two frames running are alike. */
void
frame_keep (GtkWidget *window, const graphene_rect_t *area, const char *path)
{
  g_autoptr (GdkTexture) texture = draw_frame (window);
  g_autoptr (GBytes) pixels = pixels_of (texture);
  g_autoptr (GdkTexture) part = NULL;

  for (guint alike = 1, frames = 1; alike < ALIKE; frames++)
    {
      g_autoptr (GBytes) before = g_steal_pointer (&pixels);

      if (frames > FRAMES)
        give_up (path, "no frame is like the one before");
      g_object_unref (texture);
      texture = draw_frame (window);
      pixels = pixels_of (texture);
      alike = g_bytes_equal (before, pixels) ? alike + 1 : 1;
    }
  if (is_empty (pixels))
    give_up (path, "nothing can be seen on it");
  part = cut (texture, pixels, area);
  if (!save (part, path))
    give_up (path, "cannot be written");
}
