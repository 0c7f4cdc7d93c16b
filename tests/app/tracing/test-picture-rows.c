/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/tracing/picture-rows.h"

#include <math.h>
#include <string.h>

/* A picture taken row by row, against the same one that lies there whole. */

static GdkPixbuf *
make_pixels (GRand *dice, int width, int height, gboolean has_alpha)
{
  GdkPixbuf *pixels = gdk_pixbuf_new (GDK_COLORSPACE_RGB, has_alpha, 8, width, height);
  int stride = gdk_pixbuf_get_rowstride (pixels);

  for (int y = 0; y < height; y++)
    for (int x = 0; x < (has_alpha ? 4 : 3) * width; x++)
      gdk_pixbuf_get_pixels (pixels)[y * stride + x] = (guint8) g_rand_int_range (dice, 0, 256);
  return pixels;
}

static const guint8 *
pixel_at (const GdkPixbuf *pixels, int x, int y)
{
  return gdk_pixbuf_read_pixels (pixels) + y * gdk_pixbuf_get_rowstride (pixels) +
         x * gdk_pixbuf_get_n_channels (pixels);
}

/* How much of the pixel lies between the two, all counted along one side. */
static double
overlap (int pixel, double from, double to)
{
  return MAX (0, MIN (pixel + 1, to) - MAX (pixel, from));
}

/* The mean of what lies under the pixel, each with as much of it as does. */
static double
mean (const GdkPixbuf *pixels, int width, int height, int x, int y, int channel)
{
  double across = gdk_pixbuf_get_width (pixels) / (double) width;
  double down = gdk_pixbuf_get_height (pixels) / (double) height;
  double sum = 0;

  for (int v = 0; v < gdk_pixbuf_get_height (pixels); v++)
    for (int u = 0; u < gdk_pixbuf_get_width (pixels); u++)
      sum += overlap (u, x * across, (x + 1) * across) * overlap (v, y * down, (y + 1) * down) *
             pixel_at (pixels, u, v)[channel];
  return sum / (across * down);
}

/* The picture, its rows taken a few at a time; the pixels are gone then. */
static GdkPixbuf *
take (GRand *dice, GdkPixbuf *pixels, int orientation, int width, int height)
{
  g_autoptr (AdjPictureRows) rows = adj_picture_rows_new (pixels, orientation, width, height);
  int all = gdk_pixbuf_get_height (pixels);

  for (int y = 0; y < all;)
    {
      int end = g_rand_int_range (dice, y, MIN (all, y + 4)) + 1;

      adj_picture_rows_take (rows, y, end);
      y = end;
    }
  return g_object_ref (adj_picture_rows_get_kept (rows));
}

static void
test_means (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (22);

  for (int i = 0; i < 60; i++)
    {
      int width = g_rand_int_range (dice, 1, 40);
      int height = g_rand_int_range (dice, 1, 40);
      int kept_width = g_rand_int_range (dice, 1, width + 1);
      int kept_height = g_rand_int_range (dice, 1, height + 1);
      g_autoptr (GdkPixbuf) pixels = make_pixels (dice, width, height, FALSE);
      g_autoptr (GdkPixbuf) whole = gdk_pixbuf_copy (pixels);
      g_autoptr (GdkPixbuf) kept = take (dice, pixels, 1, kept_width, kept_height);

      g_assert_cmpint (gdk_pixbuf_get_width (kept), ==, kept_width);
      g_assert_cmpint (gdk_pixbuf_get_height (kept), ==, kept_height);
      for (int y = 0; y < kept_height; y++)
        for (int x = 0; x < kept_width; x++)
          for (int k = 0; k < 3; k++)
            g_assert_cmpfloat (
                fabs (pixel_at (kept, x, y)[k] - mean (whole, kept_width, kept_height, x, y, k)), <,
                0.51);
    }
}

/* A picture that is kept as large as it is has the same pixels, turned as GDK turns them. */
static void
test_turned (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (23);

  for (int orientation = 1; orientation <= 8; orientation++)
    {
      g_autoptr (GdkPixbuf) pixels = make_pixels (dice, 31, 17, FALSE);
      g_autofree char *option = g_strdup_printf ("%d", orientation);
      g_autoptr (GdkPixbuf) told = NULL;
      g_autoptr (GdkPixbuf) turned = NULL;
      g_autoptr (GdkPixbuf) kept = NULL;

      gdk_pixbuf_set_option (pixels, "orientation", option);
      told = gdk_pixbuf_apply_embedded_orientation (pixels);
      turned = gdk_pixbuf_copy (told);
      kept = take (dice, pixels, orientation, 31, 17);
      g_assert_cmpint (gdk_pixbuf_get_width (kept), ==, gdk_pixbuf_get_width (turned));
      for (int y = 0; y < gdk_pixbuf_get_height (kept); y++)
        g_assert_cmpmem (pixel_at (kept, 0, y), 3 * (gsize) gdk_pixbuf_get_width (kept),
                         pixel_at (turned, 0, y), 3 * (gsize) gdk_pixbuf_get_width (kept));
    }
}

/* What is transparent is paper. */
static void
test_paper (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (24);
  g_autoptr (GdkPixbuf) pixels = make_pixels (dice, 20, 10, TRUE);
  g_autoptr (GdkPixbuf) whole = gdk_pixbuf_copy (pixels);
  g_autoptr (GdkPixbuf) kept = take (dice, pixels, 1, 20, 10);

  g_assert_false (gdk_pixbuf_get_has_alpha (kept));
  for (int y = 0; y < 10; y++)
    for (int x = 0; x < 20; x++)
      for (int k = 0; k < 3; k++)
        {
          double alpha = pixel_at (whole, x, y)[3] / 255.0;

          g_assert_cmpfloat (
              fabs (pixel_at (kept, x, y)[k] - (255 - alpha * (255 - pixel_at (whole, x, y)[k]))),
              <, 1.01);
        }
}

/* A photograph that comes in several passes, each of the whole, is as the last one says. */
static void
test_passes (void)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (25);
  g_autoptr (GdkPixbuf) pixels = make_pixels (dice, 1500, 60, FALSE);
  g_autoptr (GdkPixbuf) sharp = make_pixels (dice, 1500, 60, FALSE);
  g_autoptr (AdjPictureRows) rows = adj_picture_rows_new (pixels, 1, 1500, 60);

  adj_picture_rows_take (rows, 0, 60);
  gdk_pixbuf_copy_area (sharp, 0, 0, 1500, 60, pixels, 0, 0);
  adj_picture_rows_take (rows, 0, 33);
  adj_picture_rows_take (rows, 33, 60);
  for (int y = 0; y < 60; y++)
    g_assert_cmpmem (pixel_at (adj_picture_rows_get_kept (rows), 0, y), 4500,
                     pixel_at (sharp, 0, y), 4500);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/tracing/picture-rows/means", test_means);
  g_test_add_func ("/tracing/picture-rows/turned", test_turned);
  g_test_add_func ("/tracing/picture-rows/paper", test_paper);
  g_test_add_func ("/tracing/picture-rows/passes", test_passes);
  return g_test_run ();
}
