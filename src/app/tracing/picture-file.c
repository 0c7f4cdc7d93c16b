/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/tracing/picture-file.h"

#include <glib/gi18n-lib.h>
#include <math.h>
#include <string.h>

#include "app/tracing/picture-png.h"
#include "app/tracing/picture-rows.h"

#define MOST_SIDE 20000 /* pixels of a side */
#define MOST_PIXELS (160u * 1000000u)
#define MOST_BYTES (512u << 20)
#define PORTION 4096      /* bytes: of a scan, even so few may be a hundred rows */
#define PNG_INTERLACED 28 /* the byte of the file that says so */
#define GLIMPSE 8         /* the part of its width in which a photograph can be read in no time */

/* One reading of the file, in the thread. */
typedef struct
{
  GFile *file;
  GCancellable *cancellable;
  const char *type;  /* as gdk-pixbuf calls it */
  gboolean in_order; /* its rows come one after the other, each of them whole */
  AdjPictureGlimpse glimpse;
  gpointer data;
  int part;  /* of its width and height that is wanted */
  int width; /* as it is in the file */
  int height;
  int kept_width; /* as it is wanted */
  int kept_height;
  int orientation;
  AdjPictureRows *rows;
  int come; /* rows */
  gboolean cut_off;
} Reading;

/* A glimpse on its way to the main loop. */
typedef struct
{
  GTask *task;
  AdjPixels *picture;
} Coarse;

char *
adj_picture_file_name (GFile *file)
{
  g_autofree char *base = NULL;

  g_return_val_if_fail (G_IS_FILE (file), NULL);

  base = g_file_get_basename (file);
  return base != NULL ? g_filename_display_name (base) : g_file_get_parse_name (file);
}

/* ---- What may be read ---- */

G_GNUC_PRINTF (3, 4)
static gboolean
refuse (const Reading *self, GError **error, const char *format, ...)
{
  g_autofree char *name = adj_picture_file_name (self->file);
  g_autofree char *reason = NULL;
  va_list arguments;

  va_start (arguments, format);
  reason = g_strdup_vprintf (format, arguments);
  va_end (arguments);
  g_clear_error (error);
  g_set_error (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA, "%s: %s", name, reason);
  return FALSE;
}

/* By its first bytes, whatever it is called: nothing else gets to a decoder. */
static const char *
find_type (const guint8 *bytes, gsize n)
{
  static const struct
  {
    const char *type;
    gsize n;
    const char *bytes;
  } kinds[] = {
    { "png", 8, "\x89PNG\r\n\x1a\n" },
    { "jpeg", 3, "\xff\xd8\xff" },
    { "tiff", 4, "II*\0" },
    { "tiff", 4, "MM\0*" },
    { "gif", 4, "GIF8" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    if (n >= kinds[i].n && memcmp (bytes, kinds[i].bytes, kinds[i].n) == 0)
      return kinds[i].type;
  return NULL;
}

static gboolean
check_type (Reading *self, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (self->file, self->cancellable, error);
  guint8 bytes[PNG_INTERLACED + 1] = { 0 };
  gsize n = 0;

  if (stream == NULL || !g_input_stream_read_all (G_INPUT_STREAM (stream), bytes, sizeof bytes, &n,
                                                  self->cancellable, error))
    return FALSE;
  self->type = find_type (bytes, n);
  if (self->type == NULL)
    return refuse (self, error, _ ("this is neither a PNG nor a JPEG nor a TIFF picture"));
  if (g_str_equal (self->type, "gif"))
    return refuse (self, error, _ ("pictures that may move are not read; save it as PNG"));
  self->in_order = g_str_equal (self->type, "jpeg") ||
                   (g_str_equal (self->type, "png") && bytes[PNG_INTERLACED] == 0);
  return TRUE;
}

/* A pipe would be waited on for ever. */
static gboolean
check_file (Reading *self, GError **error)
{
  g_autoptr (GFileInfo) info = g_file_query_info (
      self->file, G_FILE_ATTRIBUTE_STANDARD_TYPE "," G_FILE_ATTRIBUTE_STANDARD_SIZE,
      G_FILE_QUERY_INFO_NONE, self->cancellable, error);

  if (info == NULL)
    return FALSE;
  if (g_file_info_get_file_type (info) != G_FILE_TYPE_REGULAR)
    return refuse (self, error, _ ("this is no file"));
  if (g_file_info_get_size (info) > MOST_BYTES)
    return refuse (self, error, _ ("the file has more than %u MiB"), MOST_BYTES >> 20);
  return check_type (self, error);
}

/* ---- Reading ---- */

static gboolean
is_too_large (const Reading *self)
{
  return self->width > MOST_SIDE || self->height > MOST_SIDE ||
         (guint64) self->width * (guint64) self->height > MOST_PIXELS;
}

/* Photographs can be read in a half, a quarter or an eighth of their width, for less time and room.
 */
static void
read_less (GdkPixbufLoader *loader, int width, int height, int part)
{
  gdk_pixbuf_loader_set_size (loader, (width + part - 1) / part, (height + part - 1) / part);
}

static int
part_for (int width, int height)
{
  int part = 1;

  while (part < GLIMPSE && MAX (width, height) / (2 * part) >= ADJ_PICTURE_SIDE)
    part *= 2;
  return part;
}

static void
take_size (Reading *self, int width, int height)
{
  double scale = MIN (1, ADJ_PICTURE_SIDE / (double) MAX (width, height));

  self->width = width;
  self->height = height;
  self->kept_width = MAX (1, (int) round (width * scale));
  self->kept_height = MAX (1, (int) round (height * scale));
}

/* Before any room is taken for its pixels. Nothing of what is too large is read. */
static void
adj_picture_file_on_size (GdkPixbufLoader *loader, int width, int height, Reading *self)
{
  take_size (self, width, height);
  if (is_too_large (self))
    gdk_pixbuf_loader_set_size (loader, 0, 0);
  else if (self->part > 1 || g_str_equal (self->type, "jpeg"))
    read_less (loader, width, height, MAX (self->part, part_for (width, height)));
}

/* A coarse one has fewer pixels than the picture that is kept of it. */
static void
adj_picture_file_on_room (GdkPixbufLoader *loader, Reading *self)
{
  GdkPixbuf *pixels = gdk_pixbuf_loader_get_pixbuf (loader);
  const char *orientation = gdk_pixbuf_get_option (pixels, "orientation");

  self->orientation =
      orientation != NULL ? (int) CLAMP (g_ascii_strtoll (orientation, NULL, 10), 1, 8) : 1;
  self->rows = adj_picture_rows_new (pixels, self->orientation,
                                     MIN (self->kept_width, gdk_pixbuf_get_width (pixels)),
                                     MIN (self->kept_height, gdk_pixbuf_get_height (pixels)));
}

static void
adj_picture_file_on_rows (
    GdkPixbufLoader *loader, int x, int y, int width, int height, Reading *self)
{
  self->come = MAX (self->come, y + height);
  if (self->in_order)
    adj_picture_rows_take (self->rows, y, y + height);
}

static gboolean
feed (Reading *self, GdkPixbufLoader *loader, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (self->file, self->cancellable, error);
  g_autofree guint8 *bytes = g_malloc (PORTION);
  gssize n = stream != NULL ? 1 : -1;

  while (n > 0)
    {
      n = g_input_stream_read (G_INPUT_STREAM (stream), bytes, PORTION, self->cancellable, error);
      if (n > 0 && !gdk_pixbuf_loader_write (loader, bytes, (gsize) n, error))
        n = -1;
    }
  return n == 0;
}

/* There is room for all of it, but only what is written to is memory, and given back row by row. */
static gboolean
take_rows (Reading *self, AdjPicturePng *png, GError **error)
{
  g_autoptr (GdkPixbuf) pixels = gdk_pixbuf_new (
      GDK_COLORSPACE_RGB, adj_picture_png_has_alpha (png), 8, self->width, self->height);

  if (pixels == NULL)
    return refuse (self, error, _ ("there is not memory enough for it"));
  self->rows = adj_picture_rows_new (pixels, 1, self->kept_width, self->kept_height);
  while (
      adj_picture_png_take_row (png,
                                gdk_pixbuf_get_pixels (pixels) +
                                    (gsize) self->come * (gsize) gdk_pixbuf_get_rowstride (pixels),
                                error))
    {
      adj_picture_rows_take (self->rows, self->come, self->come + 1);
      self->come++;
    }
  self->cut_off = self->come < self->height;
  return *error == NULL;
}

static gboolean
load_in_order (Reading *self, GError **error)
{
  g_autoptr (GFileInputStream) stream = g_file_read (self->file, self->cancellable, error);
  g_autoptr (AdjPicturePng) png = NULL;

  if (stream != NULL)
    png = adj_picture_png_new (G_INPUT_STREAM (stream), self->cancellable, error);
  if (png == NULL)
    return FALSE;
  take_size (self, adj_picture_png_get_width (png), adj_picture_png_get_height (png));
  return !is_too_large (self) && take_rows (self, png, error);
}

/* The loader wants to be closed whatever has become of it. It makes up the rows of a photograph
 * that have not come by then, while those of other pictures may come only then. */
static gboolean
load (Reading *self, GError **error)
{
  g_autoptr (GdkPixbufLoader) loader = gdk_pixbuf_loader_new_with_type (self->type, error);
  gboolean fed;
  int come;

  if (loader == NULL)
    return FALSE;
  self->come = 0;
  g_signal_connect (loader, "size-prepared", G_CALLBACK (adj_picture_file_on_size), self);
  g_signal_connect (loader, "area-prepared", G_CALLBACK (adj_picture_file_on_room), self);
  g_signal_connect (loader, "area-updated", G_CALLBACK (adj_picture_file_on_rows), self);
  fed = feed (self, loader, error);
  come = self->come;
  if (!gdk_pixbuf_loader_close (loader, fed ? error : NULL))
    fed = FALSE;
  if (!fed || self->rows == NULL)
    return FALSE;
  if (!g_str_equal (self->type, "jpeg"))
    come = self->come;
  self->cut_off = come + 1 < gdk_pixbuf_get_height (gdk_pixbuf_loader_get_pixbuf (loader));
  adj_picture_rows_take (self->rows, self->in_order ? self->come : 0,
                         gdk_pixbuf_get_height (gdk_pixbuf_loader_get_pixbuf (loader)));
  return TRUE;
}

/* A coarse one is of the same size, in coarser pixels. */
static AdjPixels *
make_picture (const Reading *self)
{
  gboolean on_its_side = self->orientation > 4;

  return adj_pixels_new (g_object_ref (adj_picture_rows_get_kept (self->rows)),
                         on_its_side ? self->kept_height : self->kept_width,
                         on_its_side ? self->kept_width : self->kept_height);
}

static AdjPixels *
read_picture (Reading *self, GError **error)
{
  gboolean is_png = g_str_equal (self->type, "png") && self->in_order;
  gboolean loaded = is_png ? load_in_order (self, error) : load (self, error);
  AdjPixels *picture = NULL;

  if (is_too_large (self))
    refuse (self, error, _ ("%d by %d pixels are too many: at most %d a side and %u million"),
            self->width, self->height, MOST_SIDE, MOST_PIXELS / 1000000u);
  else if (loaded && self->cut_off)
    refuse (self, error, _ ("the file is cut off, part of the picture is missing"));
  else if (loaded)
    picture = make_picture (self);
  else if (*error == NULL)
    refuse (self, error, _ ("there is no picture in it"));
  g_clear_pointer (&self->rows, adj_picture_rows_free);
  return picture;
}

/* ---- The thread ---- */

static gboolean
adj_picture_file_on_coarse (gpointer data)
{
  Coarse *coarse = data;
  const Reading *reading = g_task_get_task_data (coarse->task);

  if (!g_cancellable_is_cancelled (reading->cancellable))
    reading->glimpse (reading->data, coarse->picture);
  else
    adj_pixels_unref (coarse->picture);
  g_object_unref (coarse->task);
  g_free (coarse);
  return G_SOURCE_REMOVE;
}

/* What is wrong with it, the sharp reading tells. The glimpse is always left to the main loop:
 * invoked, it would be shown in this thread whenever nobody happens to hold the loop's context. */
static void
show_glimpse (GTask *task, Reading *reading)
{
  g_autoptr (GError) ignored = NULL;
  g_autoptr (GSource) source = NULL;
  AdjPixels *picture;
  Coarse *coarse;

  reading->part = GLIMPSE;
  picture = read_picture (reading, &ignored);
  reading->part = 1;
  if (picture == NULL)
    return;
  coarse = g_new (Coarse, 1);
  *coarse = (Coarse){ g_object_ref (task), picture };
  source = g_idle_source_new ();
  g_source_set_priority (source, G_PRIORITY_DEFAULT);
  g_source_set_callback (source, adj_picture_file_on_coarse, coarse, NULL);
  g_source_attach (source, g_task_get_context (task));
}

/* What a disk or a decoder says, it says of this picture. */
static GError *
explain (const Reading *self, GError *error)
{
  g_autofree char *told = NULL;

  if (g_error_matches (error, G_IO_ERROR, G_IO_ERROR_INVALID_DATA) ||
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND) ||
      g_error_matches (error, G_IO_ERROR, G_IO_ERROR_CANCELLED))
    return error;
  told = g_strdup (error->message);
  refuse (self, &error, _ ("it cannot be read: %s"), told);
  return error;
}

static void
read_in_thread (GTask *task, gpointer nobody, gpointer data, GCancellable *cancellable)
{
  Reading *reading = data;
  GError *error = NULL;
  AdjPixels *picture = NULL;

  if (check_file (reading, &error))
    {
      if (g_str_equal (reading->type, "jpeg"))
        show_glimpse (task, reading);
      picture = read_picture (reading, &error);
    }
  if (picture != NULL)
    g_task_return_pointer (task, picture, (GDestroyNotify) adj_pixels_unref);
  else
    g_task_return_error (task, explain (reading, error));
}

static void
free_reading (gpointer data)
{
  Reading *self = data;

  g_object_unref (self->file);
  g_clear_object (&self->cancellable);
  g_free (self);
}

void
adj_picture_file_read (GFile *file,
                       GCancellable *cancellable,
                       AdjPictureGlimpse glimpse,
                       GAsyncReadyCallback done,
                       gpointer data)
{
  g_autoptr (GTask) task = NULL;
  Reading *reading;

  g_return_if_fail (G_IS_FILE (file));
  g_return_if_fail (glimpse != NULL && done != NULL);

  task = g_task_new (NULL, cancellable, done, data);
  reading = g_new0 (Reading, 1);
  *reading = (Reading){ .file = g_object_ref (file), .glimpse = glimpse, .data = data, .part = 1 };
  g_set_object (&reading->cancellable, cancellable);
  g_task_set_task_data (task, reading, free_reading);
  g_task_run_in_thread (task, read_in_thread);
}

AdjPixels *
adj_picture_file_read_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (G_IS_TASK (result), NULL);

  return g_task_propagate_pointer (G_TASK (result), error);
}
