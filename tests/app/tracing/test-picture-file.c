/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <fcntl.h>
#include <glib/gstdio.h>
#include <string.h>
#include <unistd.h>

#include "app/tracing/picture-file.h"
#include "folder.h"

/* Pictures of all kinds and what is none, read in a thread. */

typedef struct
{
  AdjPixels *picture; /* NULL: refused */
  char *reason;
  AdjPixels *glimpse;
  GThread *glimpsed_by;
  gboolean done;
} Answer;

static Answer answer;

static void
test_picture_file_on_glimpse (gpointer data, AdjPixels *picture)
{
  g_assert_false (answer.done);
  g_assert_null (answer.glimpse);
  answer.glimpse = picture;
  answer.glimpsed_by = g_thread_self ();
}

static void
test_picture_file_on_done (GObject *owner, GAsyncResult *result, gpointer data)
{
  g_autoptr (GError) error = NULL;

  answer.picture = adj_picture_file_read_finish (result, &error);
  answer.reason = error != NULL ? g_strdup (error->message) : NULL;
  answer.done = TRUE;
}

static void
forget (void)
{
  g_clear_pointer (&answer.picture, adj_pixels_unref);
  g_clear_pointer (&answer.glimpse, adj_pixels_unref);
  g_free (answer.reason);
  answer = (Answer){ 0 };
}

static void
read_file (const char *path)
{
  g_autoptr (GFile) file = g_file_new_for_path (path);

  forget ();
  adj_picture_file_read (file, NULL, test_picture_file_on_glimpse, test_picture_file_on_done, NULL);
  wait_until (answer.done);
}

/* ---- Pictures made up ---- */

/* Red in the upper left quarter, white elsewhere. */
static GdkPixbuf *
make_pixels (int width, int height)
{
  GdkPixbuf *pixels = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, width, height);
  g_autoptr (GdkPixbuf) corner = gdk_pixbuf_new_subpixbuf (pixels, 0, 0, width / 2, height / 2);

  gdk_pixbuf_fill (pixels, 0xffffffff);
  gdk_pixbuf_fill (corner, 0xff0000ff);
  return pixels;
}

static char *
save (const char *folder, const char *name, const char *type, int width, int height)
{
  g_autoptr (GdkPixbuf) pixels = make_pixels (width, height);
  g_autoptr (GError) error = NULL;
  char *path = g_build_filename (folder, name, NULL);

  gdk_pixbuf_save (pixels, path, type, &error, NULL);
  g_assert_no_error (error);
  return path;
}

static char *
write_bytes (const char *folder, const char *name, gconstpointer bytes, gsize n)
{
  char *path = g_build_filename (folder, name, NULL);

  g_assert_true (g_file_set_contents (path, bytes, (gssize) n, NULL));
  return path;
}

static guint32
crc_of (const guint8 *bytes, gsize n)
{
  guint32 crc = 0xffffffff;

  for (gsize i = 0; i < 8 * n; i++)
    {
      crc ^= (bytes[i / 8] >> i % 8) & 1u;
      crc = crc >> 1 ^ ((crc & 1) != 0 ? 0xedb88320 : 0);
    }
  return ~crc;
}

static void
append_number (GByteArray *file, guint32 number)
{
  const guint32 big = GUINT32_TO_BE (number);

  g_byte_array_append (file, (const guint8 *) &big, sizeof big);
}

static void
append_chunk (GByteArray *file, const char *type, const guint8 *data, gsize n)
{
  guint start = file->len + 4;

  append_number (file, (guint32) n);
  g_byte_array_append (file, (const guint8 *) type, 4);
  g_byte_array_append (file, data, (guint) n);
  append_number (file, crc_of (file->data + start, n + 4));
}

/* The rows of the seven passes, each behind the byte that says how it was filtered. */
static GByteArray *
interlace (const GdkPixbuf *pixels)
{
  static const struct
  {
    int x, y, right, down;
  } passes[] = { { 0, 0, 8, 8 }, { 4, 0, 8, 8 }, { 0, 4, 4, 8 }, { 2, 0, 4, 4 },
                 { 0, 2, 2, 4 }, { 1, 0, 2, 2 }, { 0, 1, 1, 2 } };
  GByteArray *rows = g_byte_array_new ();

  for (guint i = 0; i < G_N_ELEMENTS (passes); i++)
    for (int y = passes[i].y; y < gdk_pixbuf_get_height (pixels); y += passes[i].down)
      {
        const guint8 *row = gdk_pixbuf_read_pixels (pixels) + y * gdk_pixbuf_get_rowstride (pixels);

        g_byte_array_append (rows, (const guint8 *) "", 1);
        for (int x = passes[i].x; x < gdk_pixbuf_get_width (pixels); x += passes[i].right)
          g_byte_array_append (rows, row + 3 * x, 3);
      }
  return rows;
}

/* A PNG of which every part shows the whole, coarsely at first; it is not pressed, so that it comes
 * in many portions. */
static char *
save_interlaced (const char *folder, const GdkPixbuf *pixels)
{
  const guint32 size[] = { GUINT32_TO_BE ((guint32) gdk_pixbuf_get_width (pixels)),
                           GUINT32_TO_BE ((guint32) gdk_pixbuf_get_height (pixels)) };
  guint8 header[13] = { [8] = 8, 2, 0, 0, 1 };
  g_autoptr (GByteArray) rows = interlace (pixels);
  gsize room = 2 * rows->len;
  g_autofree guint8 *data = g_malloc (room);
  g_autoptr (GZlibCompressor) press = g_zlib_compressor_new (G_ZLIB_COMPRESSOR_FORMAT_ZLIB, 0);
  g_autoptr (GByteArray) file = g_byte_array_new ();
  gsize read, written;

  g_assert_cmpint (g_converter_convert (G_CONVERTER (press), rows->data, rows->len, data, room,
                                        G_CONVERTER_INPUT_AT_END, &read, &written, NULL),
                   ==, G_CONVERTER_FINISHED);
  memcpy (header, size, sizeof size);
  g_byte_array_append (file, (const guint8 *) "\x89PNG\r\n\x1a\n", 8);
  append_chunk (file, "IHDR", header, sizeof header);
  append_chunk (file, "IDAT", data, written);
  append_chunk (file, "IEND", NULL, 0);
  return write_bytes (folder, "interlaced.png", file->data, file->len);
}

/* The same photograph, of a camera that was held so: as TIFF tells in an EXIF segment. */
static char *
turn (const char *folder, const char *path, guint8 orientation)
{
  const guint8 exif[] = { 0xff, 0xe1, 0, 34, 'E', 'x',         'i', 'f', 0, 0,  'M', 'M',
                          0,    42,   0, 0,  0,   8,           0,   1,   1, 18, 0,   3,
                          0,    0,    0, 1,  0,   orientation, 0,   0,   0, 0,  0,   0 };
  g_autoptr (GByteArray) turned = g_byte_array_new ();
  g_autofree char *bytes = NULL;
  gsize n;

  g_assert_true (g_file_get_contents (path, &bytes, &n, NULL));
  g_byte_array_append (turned, (const guint8 *) bytes, 2);
  g_byte_array_append (turned, exif, sizeof exif);
  g_byte_array_append (turned, (const guint8 *) bytes + 2, (guint) n - 2);
  return write_bytes (folder, "turned.jpg", turned->data, turned->len);
}

/* The colour in the middle of that quarter of it. */
static guint32
colour_at (const AdjPixels *picture, gboolean right, gboolean lower)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, 1, 1);
  double x = adj_pixels_get_width (picture) * (right ? 0.75 : 0.25);
  double y = adj_pixels_get_height (picture) * (lower ? 0.75 : 0.25);
  guint32 colour;

  adj_pixels_paint (picture, surface, (const double[]){ 1, 0, x, 0, 1, y, 0, 0, 1 }, 1);
  colour = *(guint32 *) (gpointer) cairo_image_surface_get_data (surface);
  cairo_surface_destroy (surface);
  return colour;
}

static gboolean
is_red (guint32 colour)
{
  return ((colour >> 16) & 0xff) > 0xe0 && (colour & 0xff) < 0x20;
}

static void
assert_red_quarter (const AdjPixels *picture, gboolean right, gboolean lower)
{
  for (int i = 0; i < 4; i++)
    g_assert_cmpint (is_red (colour_at (picture, i & 1, i >> 1)), ==,
                     (i & 1) == right && (i >> 1) == lower);
}

/* ---- What is read ---- */

static void
test_kinds (void)
{
  static const struct
  {
    const char *name;
    const char *type;
  } kinds[] = { { "map.png", "png" }, { "map.jpg", "jpeg" }, { "map.tif", "tiff" } };
  char *folder = folder_make ();

  for (guint i = 0; i < G_N_ELEMENTS (kinds); i++)
    {
      g_autofree char *path = save (folder, kinds[i].name, kinds[i].type, 300, 200);

      read_file (path);
      g_assert_cmpstr (answer.reason, ==, NULL);
      g_assert_cmpint (adj_pixels_get_width (answer.picture), ==, 300);
      g_assert_cmpint (adj_pixels_get_height (answer.picture), ==, 200);
      assert_red_quarter (answer.picture, FALSE, FALSE);
    }
  folder_remove (folder);
}

/* All of it, a pixel each. */
static cairo_surface_t *
paint (const AdjPixels *picture)
{
  cairo_surface_t *surface = cairo_image_surface_create (
      CAIRO_FORMAT_ARGB32, adj_pixels_get_width (picture), adj_pixels_get_height (picture));

  adj_pixels_paint (picture, surface, (const double[]){ 1, 0, 0, 0, 1, 0, 0, 0, 1 }, 1);
  return surface;
}

/* It is the same picture, whichever of its pixels come first. */
static void
test_interlaced (void)
{
  char *folder = folder_make ();
  g_autoptr (GRand) dice = g_rand_new_with_seed (1);
  g_autoptr (GdkPixbuf) pixels = make_pixels (512, 300);
  g_autofree char *plain = g_build_filename (folder, "plain.png", NULL);
  g_autofree char *interlaced = NULL;
  cairo_surface_t *expected, *read;

  for (gsize i = 0; i < gdk_pixbuf_get_byte_length (pixels); i++)
    gdk_pixbuf_get_pixels (pixels)[i] = (guint8) g_rand_int_range (dice, 0, 256);
  g_assert_true (gdk_pixbuf_save (pixels, plain, "png", NULL, NULL));
  interlaced = save_interlaced (folder, pixels);
  read_file (plain);
  g_assert_nonnull (answer.picture);
  expected = paint (answer.picture);
  read_file (interlaced);
  g_assert_nonnull (answer.picture);
  read = paint (answer.picture);
  g_assert_cmpmem (cairo_image_surface_get_data (read), 4 * 512 * 300,
                   cairo_image_surface_get_data (expected), 4 * 512 * 300);
  cairo_surface_destroy (expected);
  cairo_surface_destroy (read);
  folder_remove (folder);
}

/* At most 4096 pixels a side, of a photograph a coarse picture of the same size before. */
static void
test_reduced (void)
{
  char *folder = folder_make ();
  g_autofree char *photograph = save (folder, "map.jpg", "jpeg", 5000, 1000);
  g_autofree char *scan = save (folder, "map.png", "png", 600, 4500);

  read_file (photograph);
  g_assert_nonnull (answer.glimpse);
  g_assert_cmpint (adj_pixels_get_width (answer.picture), ==, 4096);
  g_assert_cmpint (adj_pixels_get_height (answer.picture), ==, 819);
  g_assert_cmpint (adj_pixels_get_width (answer.glimpse), ==, 4096);
  g_assert_cmpint (adj_pixels_get_height (answer.glimpse), ==, 819);
  assert_red_quarter (answer.picture, FALSE, FALSE);
  assert_red_quarter (answer.glimpse, FALSE, FALSE);
  read_file (scan);
  g_assert_cmpint (adj_pixels_get_width (answer.picture), ==, 546);
  g_assert_cmpint (adj_pixels_get_height (answer.picture), ==, 4096);
  assert_red_quarter (answer.picture, FALSE, FALSE);
  folder_remove (folder);
}

/* What is shown is shown by the main thread, though its loop was at rest when the glimpse was read
 * and whoever came by could have taken it. */
static void
test_main_thread (void)
{
  char *folder = folder_make ();
  g_autofree char *path = save (folder, "map.jpg", "jpeg", 640, 480);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  forget ();
  adj_picture_file_read (file, NULL, test_picture_file_on_glimpse, test_picture_file_on_done, NULL);
  g_usleep (G_USEC_PER_SEC / 5);
  wait_until (answer.done);
  g_assert_true (answer.glimpsed_by == g_thread_self ());
  forget ();
  folder_remove (folder);
}

/* Turned as the camera was held: 6 says that its top is at the right, 8 at the left. */
static void
test_turned (void)
{
  static const struct
  {
    guint8 orientation;
    gboolean right;
    gboolean lower;
    gboolean upright;
  } cases[] = { { 3, TRUE, TRUE, FALSE }, { 6, TRUE, FALSE, TRUE }, { 8, FALSE, TRUE, TRUE } };
  char *folder = folder_make ();
  g_autofree char *small = save (folder, "small.jpg", "jpeg", 300, 200);
  g_autofree char *large = save (folder, "large.jpg", "jpeg", 4200, 400);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int k = 0; k < 2; k++)
      {
        g_autofree char *path = turn (folder, k == 0 ? small : large, cases[i].orientation);
        gboolean stands;

        read_file (path);
        g_assert_cmpstr (answer.reason, ==, NULL);
        stands = adj_pixels_get_height (answer.picture) > adj_pixels_get_width (answer.picture);
        g_assert_cmpint (stands, ==, cases[i].upright);
        assert_red_quarter (answer.picture, cases[i].right, cases[i].lower);
        assert_red_quarter (answer.glimpse, cases[i].right, cases[i].lower);
        g_assert_cmpint (adj_pixels_get_width (answer.glimpse), ==,
                         adj_pixels_get_width (answer.picture));
      }
  folder_remove (folder);
}

/* ---- What it takes ---- */

#define MOST_OF_PHOTOGRAPH (64u << 20)

/* The decoder of a scan clears room for the whole of it before the first row comes. */
#define MOST_OF_SCAN (6000u * 4000u * 3u + (8u << 20))

/* A line of what the system says of this program, in bytes. */
static gsize
memory (const char *line)
{
  g_autofree char *text = NULL;
  const char *figure;

  g_assert_true (g_file_get_contents ("/proc/self/status", &text, NULL, NULL));
  figure = strstr (text, line);
  g_assert_nonnull (figure);
  return (gsize) g_ascii_strtoull (figure + strlen (line), NULL, 10) << 10;
}

/* From now on the system counts the peak anew. */
static void
forget_peak (void)
{
  FILE *file = fopen ("/proc/self/clear_refs", "w");

  g_assert_nonnull (file);
  g_assert_cmpint (fputs ("5", file), >=, 0);
  g_assert_cmpint (fclose (file), ==, 0);
}

static char *
save_large (const char *folder, const char *type)
{
  g_autoptr (GdkPixbuf) small = make_pixels (60, 40);
  g_autoptr (GdkPixbuf) pixels = gdk_pixbuf_scale_simple (small, 6000, 4000, GDK_INTERP_BILINEAR);
  char *path = g_build_filename (folder, type, NULL);

  g_assert_true (gdk_pixbuf_save (pixels, path, type, NULL, NULL));
  return path;
}

/* What is held at once of 24 megapixels while they are read, and so what is kept of them, too.
 * Whoever watches over memory keeps more of it himself. */
static void
assert_memory (const char *path, gsize most)
{
  gsize before, peak;

  forget ();
  forget_peak ();
  before = memory ("VmRSS:");
  read_file (path);
  peak = memory ("VmHWM:");
  g_assert_nonnull (answer.picture);
  g_assert_cmpint (
      MAX (adj_pixels_get_width (answer.picture), adj_pixels_get_height (answer.picture)), ==,
      ADJ_PICTURE_SIDE);
  g_test_message ("%s: %u MiB", path, (guint) ((peak - MIN (before, peak)) >> 20));
#ifndef __SANITIZE_ADDRESS__
  g_assert_cmpuint (peak, <, before + most);
#endif
}

static void
test_memory (void)
{
  char *folder = folder_make ();
  g_autofree char *photograph = save_large (folder, "jpeg");
  g_autofree char *turned = turn (folder, photograph, 6);
  g_autofree char *scan = save_large (folder, "png");

  assert_memory (photograph, MOST_OF_PHOTOGRAPH);
  assert_memory (turned, MOST_OF_PHOTOGRAPH);
  assert_memory (scan, MOST_OF_SCAN);
  folder_remove (folder);
}

/* ---- What is refused ---- */

static void
assert_refused (const char *path, const char *reason)
{
  g_autofree char *expected = g_strdup_printf ("*%s*", reason);

  read_file (path);
  g_assert_null (answer.picture);
  g_test_message ("%s", answer.reason);
  g_assert_true (g_pattern_match_simple (expected, answer.reason));
}

/* The first part of the file, as a copy that was broken off leaves it. */
static void
cut (const char *path)
{
  g_autofree char *bytes = NULL;
  gsize n;

  g_assert_true (g_file_get_contents (path, &bytes, &n, NULL));
  g_assert_true (g_file_set_contents (path, bytes, (gssize) (n * 3 / 5), NULL));
}

static void
test_cut_off (void)
{
  static const char *const types[] = { "png", "jpeg", "tiff" };
  char *folder = folder_make ();

  for (guint i = 0; i < G_N_ELEMENTS (types); i++)
    {
      g_autofree char *path = save (folder, "half", types[i], 900, 700);

      cut (path);
      assert_refused (path, "half: ");
    }
  folder_remove (folder);
}

/* A header that promises more than anybody can hold is not believed so far as to make room. */
static void
test_enormous (void)
{
  static const guint8 header[] = {
    /* 16000 by 10001 */
    0x89, 'P',  'N',  'G',  '\r', '\n', 0x1a, '\n', 0,    0,   0,   13,   'I',  'H', 'D',
    'R',  0,    0,    0x3e, 0x80, 0,    0,    0x27, 0x11, 8,   2,   0,    0,    0,   0xea,
    0x60, 0x54, 0x72, 0,    0,    0,    9,    'I',  'D',  'A', 'T', 0x78, 0x9c,
  };
  char *folder = folder_make ();
  g_autofree char *wide = save (folder, "wide.png", "png", 30000, 9);
  g_autofree char *promised = write_bytes (folder, "promised.png", header, sizeof header);
  g_autofree char *heavy = g_build_filename (folder, "heavy.png", NULL);
  int file;

  assert_refused (wide, "wide.png: 30000 by 9 pixels are too many: at most 20000 a side");
  assert_refused (promised, "promised.png: 16000 by 10001 pixels are too many*160 million");
  g_assert_true (g_file_set_contents (heavy, "", 0, NULL));
  file = g_open (heavy, O_RDWR, 0);
  g_assert_cmpint (ftruncate (file, (off_t) 600 << 20), ==, 0); /* takes no room on the disk */
  g_close (file, NULL);
  assert_refused (heavy, "heavy.png: the file has more than 512 MiB");
  folder_remove (folder);
}

static void
test_no_picture (void)
{
  static const char text[] = "0412 0413 forest, as far as the creek\n";
  static const char moving[] = "GIF89a\1\0\1\0";
  char *folder = folder_make ();
  g_autofree char *named = write_bytes (folder, "map.png", text, strlen (text));
  g_autofree char *short_one = write_bytes (folder, "short.png", "\x89P", 2);
  g_autofree char *animated = write_bytes (folder, "map.gif", moving, sizeof moving);
  g_autofree char *gone = g_build_filename (folder, "gone.jpg", NULL);

  assert_refused (named, "map.png: this is neither a PNG nor a JPEG nor a TIFF picture");
  assert_refused (short_one, "short.png: this is neither");
  assert_refused (animated, "map.gif: pictures that may move are not read");
  assert_refused (folder, "this is no file");
  assert_refused (gone, "gone.jpg");
  assert_refused ("/proc/self/mem", "mem: it cannot be read: "); /* the disk gives nothing */
  folder_remove (folder);
}

/* ---- A disk that is pulled out ---- */

typedef struct
{
  GFileInputStream parent;
  GInputStream *whole;
  gsize left; /* bytes until it is pulled out */
} PulledStream;

typedef GFileInputStreamClass PulledStreamClass;

typedef struct
{
  GObject parent;
  GFile *whole;
  guint openings; /* until it is pulled out */
  gsize bytes;    /* of each */
} PulledFile;

typedef GObjectClass PulledFileClass;

GType pulled_stream_get_type (void);
G_DEFINE_TYPE (PulledStream, pulled_stream, G_TYPE_FILE_INPUT_STREAM)

static gssize
pulled_stream_read (
    GInputStream *stream, void *buffer, gsize n, GCancellable *cancellable, GError **error)
{
  PulledStream *self = (PulledStream *) stream;
  gssize read;

  if (self->left == 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_FAILED, "Input/output error");
      return -1;
    }
  read = g_input_stream_read (self->whole, buffer, MIN (n, self->left), cancellable, error);
  self->left -= (gsize) MAX (0, read);
  return read;
}

static void
pulled_stream_finalize (GObject *object)
{
  g_object_unref (((PulledStream *) object)->whole);
  G_OBJECT_CLASS (pulled_stream_parent_class)->finalize (object);
}

static void
pulled_stream_class_init (PulledStreamClass *class)
{
  G_OBJECT_CLASS (class)->finalize = pulled_stream_finalize;
  G_INPUT_STREAM_CLASS (class)->read_fn = pulled_stream_read;
}

static void
pulled_stream_init (PulledStream *self)
{
}

static GFileInputStream *
pulled_file_read (GFile *file, GCancellable *cancellable, GError **error)
{
  PulledFile *self = (PulledFile *) file;
  PulledStream *stream;

  if (self->openings == 0)
    {
      g_set_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND, "The picture has gone");
      return NULL;
    }
  self->openings--;
  stream = g_object_new (pulled_stream_get_type (), NULL);
  stream->left = self->bytes;
  stream->whole = G_INPUT_STREAM (g_file_read (self->whole, cancellable, error));
  return G_FILE_INPUT_STREAM (stream);
}

static GFileInfo *
pulled_file_ask (GFile *file,
                 const char *attributes,
                 GFileQueryInfoFlags flags,
                 GCancellable *cancellable,
                 GError **error)
{
  return g_file_query_info (((PulledFile *) file)->whole, attributes, flags, cancellable, error);
}

static char *
pulled_file_name (GFile *file)
{
  return g_file_get_basename (((PulledFile *) file)->whole);
}

static void
pulled_file_is_file (GFileIface *interface)
{
  interface->read_fn = pulled_file_read;
  interface->query_info = pulled_file_ask;
  interface->get_basename = pulled_file_name;
}

GType pulled_file_get_type (void);
G_DEFINE_TYPE_WITH_CODE (PulledFile,
                         pulled_file,
                         G_TYPE_OBJECT,
                         G_IMPLEMENT_INTERFACE (G_TYPE_FILE, pulled_file_is_file))

static void
pulled_file_finalize (GObject *object)
{
  g_object_unref (((PulledFile *) object)->whole);
  G_OBJECT_CLASS (pulled_file_parent_class)->finalize (object);
}

static void
pulled_file_class_init (PulledFileClass *class)
{
  class->finalize = pulled_file_finalize;
}

static void
pulled_file_init (PulledFile *self)
{
}

static void
assert_pulled (const char *path, guint openings, gsize bytes, const char *reason)
{
  PulledFile *pulled = g_object_new (pulled_file_get_type (), NULL);

  pulled->whole = g_file_new_for_path (path);
  pulled->openings = openings;
  pulled->bytes = bytes;
  forget ();
  adj_picture_file_read (G_FILE (pulled), NULL, test_picture_file_on_glimpse,
                         test_picture_file_on_done, NULL);
  wait_until (answer.done);
  g_object_unref (pulled);
  g_assert_null (answer.picture);
  g_assert_cmpstr (answer.reason, ==, reason);
}

/* It goes before it was looked at, in the midst of it, and between the coarse look at a photograph
 * and the sharp one, which then stays. */
static void
test_vanished (void)
{
  char *folder = folder_make ();
  g_autofree char *scan = save (folder, "map.png", "png", 900, 700);
  g_autofree char *photograph = save (folder, "map.jpg", "jpeg", 900, 700);

  assert_pulled (scan, 0, G_MAXSIZE, "The picture has gone");
  assert_pulled (scan, 1, G_MAXSIZE, "The picture has gone");
  assert_pulled (scan, 2, 1000, "map.png: it cannot be read: Input/output error");
  assert_pulled (photograph, 3, 5000, "map.jpg: it cannot be read: Input/output error");
  g_assert_null (answer.glimpse);
  assert_pulled (photograph, 2, G_MAXSIZE, "The picture has gone");
  g_assert_nonnull (answer.glimpse);
  folder_remove (folder);
}

/* Whoever has changed his mind is told nothing but that. */
static void
test_cancelled (void)
{
  char *folder = folder_make ();
  g_autofree char *path = save (folder, "map.jpg", "jpeg", 900, 700);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();

  forget ();
  adj_picture_file_read (file, cancellable, test_picture_file_on_glimpse, test_picture_file_on_done,
                         NULL);
  g_cancellable_cancel (cancellable);
  wait_until (answer.done);
  g_assert_null (answer.picture);
  g_assert_null (answer.glimpse);
  folder_remove (folder);
}

int
main (int argc, char **argv)
{
  int result;

  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tracing/picture-file/kinds", test_kinds);
  g_test_add_func ("/tracing/picture-file/interlaced", test_interlaced);
  g_test_add_func ("/tracing/picture-file/reduced", test_reduced);
  g_test_add_func ("/tracing/picture-file/main-thread", test_main_thread);
  g_test_add_func ("/tracing/picture-file/turned", test_turned);
  g_test_add_func ("/tracing/picture-file/memory", test_memory);
  g_test_add_func ("/tracing/picture-file/cut-off", test_cut_off);
  g_test_add_func ("/tracing/picture-file/enormous", test_enormous);
  g_test_add_func ("/tracing/picture-file/no-picture", test_no_picture);
  g_test_add_func ("/tracing/picture-file/vanished", test_vanished);
  g_test_add_func ("/tracing/picture-file/cancelled", test_cancelled);
  result = g_test_run ();
  forget ();
  return result;
}
