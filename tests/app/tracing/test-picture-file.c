/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "folder.h"
#include "made-png.h"
#include "picture-work.h"

/* Pictures of all kinds, read in a thread, and what they take. */

static const PictureAnswer *answer;

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
  const MadePngHeader header = { (guint32) gdk_pixbuf_get_width (pixels),
                                 (guint32) gdk_pixbuf_get_height (pixels), 8, 2, 1 };
  g_autoptr (GByteArray) rows = interlace (pixels);
  g_autoptr (GByteArray) file = made_png_begin (&header);

  made_png_rows (file, rows, 0, G_MAXSIZE);
  made_png_chunk (file, "IEND", "", 0);
  return picture_write (folder, "interlaced.png", file->data, file->len);
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
  return picture_write (folder, "turned.jpg", turned->data, turned->len);
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
      g_autofree char *path = picture_save (folder, kinds[i].name, kinds[i].type, 300, 200);

      answer = picture_read (path);
      g_assert_cmpstr (answer->reason, ==, NULL);
      g_assert_cmpint (adj_pixels_get_width (answer->picture), ==, 300);
      g_assert_cmpint (adj_pixels_get_height (answer->picture), ==, 200);
      assert_red_quarter (answer->picture, FALSE, FALSE);
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
  g_autoptr (GdkPixbuf) pixels = picture_pixels (512, 300);
  g_autofree char *plain = g_build_filename (folder, "plain.png", NULL);
  g_autofree char *interlaced = NULL;
  cairo_surface_t *expected, *read;

  for (gsize i = 0; i < gdk_pixbuf_get_byte_length (pixels); i++)
    gdk_pixbuf_get_pixels (pixels)[i] = (guint8) g_rand_int_range (dice, 0, 256);
  g_assert_true (gdk_pixbuf_save (pixels, plain, "png", NULL, NULL));
  interlaced = save_interlaced (folder, pixels);
  answer = picture_read (plain);
  g_assert_nonnull (answer->picture);
  expected = paint (answer->picture);
  answer = picture_read (interlaced);
  g_assert_nonnull (answer->picture);
  read = paint (answer->picture);
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
  g_autofree char *photograph = picture_save (folder, "map.jpg", "jpeg", 5000, 1000);
  g_autofree char *scan = picture_save (folder, "map.png", "png", 600, 4500);

  answer = picture_read (photograph);
  g_assert_nonnull (answer->glimpse);
  g_assert_cmpint (adj_pixels_get_width (answer->picture), ==, 4096);
  g_assert_cmpint (adj_pixels_get_height (answer->picture), ==, 819);
  g_assert_cmpint (adj_pixels_get_width (answer->glimpse), ==, 4096);
  g_assert_cmpint (adj_pixels_get_height (answer->glimpse), ==, 819);
  assert_red_quarter (answer->picture, FALSE, FALSE);
  assert_red_quarter (answer->glimpse, FALSE, FALSE);
  answer = picture_read (scan);
  g_assert_cmpint (adj_pixels_get_width (answer->picture), ==, 546);
  g_assert_cmpint (adj_pixels_get_height (answer->picture), ==, 4096);
  assert_red_quarter (answer->picture, FALSE, FALSE);
  folder_remove (folder);
}

/* What is shown is shown by the main thread, though its loop was at rest when the glimpse was read
 * and whoever came by could have taken it. */
static void
test_main_thread (void)
{
  char *folder = folder_make ();
  g_autofree char *path = picture_save (folder, "map.jpg", "jpeg", 640, 480);
  g_autoptr (GFile) file = g_file_new_for_path (path);

  answer = picture_begin (file, NULL);
  g_usleep (G_USEC_PER_SEC / 5);
  picture_wait ();
  g_assert_true (answer->glimpsed_by == g_thread_self ());
  picture_forget ();
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
  g_autofree char *small = picture_save (folder, "small.jpg", "jpeg", 300, 200);
  g_autofree char *large = picture_save (folder, "large.jpg", "jpeg", 4200, 400);

  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (int k = 0; k < 2; k++)
      {
        g_autofree char *path = turn (folder, k == 0 ? small : large, cases[i].orientation);
        gboolean stands;

        answer = picture_read (path);
        g_assert_cmpstr (answer->reason, ==, NULL);
        stands = adj_pixels_get_height (answer->picture) > adj_pixels_get_width (answer->picture);
        g_assert_cmpint (stands, ==, cases[i].upright);
        assert_red_quarter (answer->picture, cases[i].right, cases[i].lower);
        assert_red_quarter (answer->glimpse, cases[i].right, cases[i].lower);
        g_assert_cmpint (adj_pixels_get_width (answer->glimpse), ==,
                         adj_pixels_get_width (answer->picture));
      }
  folder_remove (folder);
}

/* ---- What it takes ---- */

#define MOST_OF_PICTURE (64u << 20)

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
  g_autoptr (GdkPixbuf) small = picture_pixels (60, 40);
  g_autoptr (GdkPixbuf) pixels = gdk_pixbuf_scale_simple (small, 6000, 4000, GDK_INTERP_BILINEAR);
  char *path = g_build_filename (folder, type, NULL);

  g_assert_true (gdk_pixbuf_save (pixels, path, type, NULL, NULL));
  return path;
}

/* What is held at once of 24 megapixels while they are read, and so what is kept of them, too.
 * Whoever watches over memory keeps more of it himself. */
static void
assert_memory (const char *path)
{
  gsize before, peak;

  picture_forget ();
  forget_peak ();
  before = memory ("VmRSS:");
  answer = picture_read (path);
  peak = memory ("VmHWM:");
  g_assert_nonnull (answer->picture);
  g_assert_cmpint (
      MAX (adj_pixels_get_width (answer->picture), adj_pixels_get_height (answer->picture)), ==,
      ADJ_PICTURE_SIDE);
  g_test_message ("%s: %u MiB", path, (guint) ((peak - MIN (before, peak)) >> 20));
#ifndef __SANITIZE_ADDRESS__
  g_assert_cmpuint (peak, <, before + MOST_OF_PICTURE);
#endif
}

static void
test_memory (void)
{
  char *folder = folder_make ();
  g_autofree char *photograph = save_large (folder, "jpeg");
  g_autofree char *turned = turn (folder, photograph, 6);
  g_autofree char *scan = save_large (folder, "png");

  assert_memory (photograph);
  assert_memory (turned);
  assert_memory (scan);
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
  result = g_test_run ();
  picture_forget ();
  return result;
}
