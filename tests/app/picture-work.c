/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "picture-work.h"

#include "folder.h"

static PictureAnswer answer;

static void
picture_work_on_glimpse (gpointer data, AdjPixels *picture)
{
  g_assert_false (answer.done);
  g_assert_null (answer.glimpse);
  answer.glimpse = picture;
  answer.glimpsed_by = g_thread_self ();
}

static void
picture_work_on_done (GObject *owner, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  answer.picture = adj_picture_file_read_finish (result, &error);
  answer.reason = error != NULL ? g_strdup (error->message) : NULL;
  answer.done = TRUE;
}

void
picture_forget (void)
{
  g_clear_pointer (&answer.picture, adj_pixels_unref);
  g_clear_pointer (&answer.glimpse, adj_pixels_unref);
  g_free (answer.reason);
  answer = (PictureAnswer){ 0 };
}

const PictureAnswer *
picture_begin (GFile *file, GCancellable *cancellable)
{
  picture_forget ();
  adj_picture_file_read (file, cancellable, picture_work_on_glimpse, picture_work_on_done, NULL);
  return &answer;
}

void
picture_wait (void)
{
  wait_until (answer.done);
}

const PictureAnswer *
picture_read (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  picture_begin (file, NULL);
  picture_wait ();
  return &answer;
}

GdkPixbuf *
picture_pixels (int width, int height)
{
  GdkPixbuf *pixels = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  g_autoptr (GdkPixbuf) corner = gdk_pixbuf_new_subpixbuf (pixels, 0, 0, width / 2, height / 2);

  gdk_pixbuf_fill (pixels, 0xffffffff);
  gdk_pixbuf_fill (corner, 0xff0000ff);
  return pixels;
}

char *
picture_save (const char *folder, const char *name, const char *type, int width, int height)
{
  g_autoptr (GdkPixbuf) pixels = picture_pixels (width, height);
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (folder, name, NULL);

  gdk_pixbuf_save (pixels, path, type, &error, NULL);
  g_assert_no_error (error);
  return path;
}

char *
picture_write (const char *folder, const char *name, gconstpointer bytes, gsize n)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, bytes, (gssize) n, NULL));
  return path;
}
