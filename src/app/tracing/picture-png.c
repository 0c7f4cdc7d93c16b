/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/tracing/picture-png.h"

#include <errno.h>
#include <glib/gi18n-lib.h>
#include <png.h>
#include <setjmp.h>

#define MOST_OF_CHUNK (64u << 10) /* bytes: of those that are looked into none has so many */

struct _AdjPicturePng
{
  png_structp png;
  png_infop info;
  GInputStream *stream;
  GCancellable *cancellable;
  png_uint_32 come; /* rows */
  gboolean is_over; /* no row comes any more */
  GError *error;
};

/* ---- What libpng asks for. After a fault nothing comes back here, so nothing is held. ---- */

/* A stream that ends has no reason: its rows are just not there. */
static void
adj_picture_png_on_bytes (png_structp png, png_bytep bytes, size_t n)
{
  AdjPicturePng *self = png_get_io_ptr (png);
  gsize read;

  if (!g_input_stream_read_all (self->stream, bytes, n, &read, self->cancellable, &self->error) ||
      read < n)
    png_longjmp (png, 1);
}

static void
adj_picture_png_on_fault (png_structp png, png_const_charp message)
{
  AdjPicturePng *self = png_get_error_ptr (png);

  g_set_error_literal (&self->error, GDK_PIXBUF_ERROR, GDK_PIXBUF_ERROR_CORRUPT_IMAGE,
                       _ ("the picture is damaged"));
  png_longjmp (png, 1);
}

/* Of what a picture can do without. */
static void
adj_picture_png_on_warning (png_structp png, png_const_charp message)
{
}

/* ---- Its steps ---- */

/* Nothing is read but what makes pixels. How large a picture may be, whoever takes its rows knows
 * better: there is room for none before that. */
static void
set_limits (png_structp png)
{
  png_set_keep_unknown_chunks (png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_chunk_cache_max (png, 1);
  png_set_chunk_malloc_max (png, MOST_OF_CHUNK);
  png_set_user_limits (png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
}

static gboolean
read_front (AdjPicturePng *self)
{
  if (setjmp (png_jmpbuf (self->png)) != 0)
    return FALSE;
  png_read_info (self->png, self->info);
  if (png_get_interlace_type (self->png, self->info) != PNG_INTERLACE_NONE)
    png_error (self->png, "interlaced");
  png_set_expand (self->png);
  png_set_strip_16 (self->png);
  png_set_gray_to_rgb (self->png);
  return TRUE;
}

static gboolean
read_row (AdjPicturePng *self, guint8 *pixels)
{
  if (setjmp (png_jmpbuf (self->png)) != 0)
    return FALSE;
  png_read_row (self->png, pixels, NULL);
  return TRUE;
}

static void
give_reason (AdjPicturePng *self, GError **error)
{
  if (self->error != NULL)
    g_propagate_error (error, g_steal_pointer (&self->error));
}

AdjPicturePng *
adj_picture_png_new (GInputStream *stream, GCancellable *cancellable, GError **error)
{
  g_autoptr (AdjPicturePng) self = NULL;

  g_return_val_if_fail (G_IS_INPUT_STREAM (stream), NULL);

  self = g_new0 (AdjPicturePng, 1);
  self->stream = g_object_ref (stream);
  g_set_object (&self->cancellable, cancellable);
  self->png = png_create_read_struct (PNG_LIBPNG_VER_STRING, self, adj_picture_png_on_fault,
                                      adj_picture_png_on_warning);
  self->info = png_create_info_struct (self->png);
  png_set_read_fn (self->png, self, adj_picture_png_on_bytes);
  set_limits (self->png);
  if (self->info == NULL)
    g_set_error_literal (&self->error, G_FILE_ERROR, G_FILE_ERROR_NOMEM, g_strerror (ENOMEM));
  else if (read_front (self))
    return g_steal_pointer (&self);
  give_reason (self, error);
  return NULL;
}

void
adj_picture_png_free (AdjPicturePng *self)
{
  png_destroy_read_struct (&self->png, &self->info, NULL);
  g_object_unref (self->stream);
  g_clear_object (&self->cancellable);
  g_free (self);
}

int
adj_picture_png_get_width (const AdjPicturePng *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (int) png_get_image_width (self->png, self->info);
}

int
adj_picture_png_get_height (const AdjPicturePng *self)
{
  g_return_val_if_fail (self != NULL, 0);

  return (int) png_get_image_height (self->png, self->info);
}

gboolean
adj_picture_png_has_alpha (const AdjPicturePng *self)
{
  g_return_val_if_fail (self != NULL, FALSE);

  return (png_get_color_type (self->png, self->info) & PNG_COLOR_MASK_ALPHA) != 0 ||
         png_get_valid (self->png, self->info, PNG_INFO_tRNS) != 0;
}

gboolean
adj_picture_png_take_row (AdjPicturePng *self, guint8 *pixels, GError **error)
{
  g_return_val_if_fail (self != NULL && pixels != NULL, FALSE);

  if (self->is_over || !read_row (self, pixels))
    {
      self->is_over = TRUE;
      give_reason (self, error);
      return FALSE;
    }
  self->come++;
  self->is_over = self->come == png_get_image_height (self->png, self->info);
  return TRUE;
}
