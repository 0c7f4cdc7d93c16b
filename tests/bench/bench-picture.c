/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "bench-picture.h"

#include <glib/gstdio.h>
#include <time.h>

#include "app/tracing/picture-file.h"

#define WIDTH 6000
#define HEIGHT 4000
#define GRAIN 4 /* pixels, so that its file is as long as that of a camera */

typedef struct
{
  double seen; /* at which second of work; 0: not yet */
  gboolean is_sharp;
} Bench;

/* Of all threads: what else the machine has to do is not its cost. */
static double
seconds_worked (void)
{
  struct timespec now;

  clock_gettime (CLOCK_PROCESS_CPUTIME_ID, &now);
  return (double) now.tv_sec + (double) now.tv_nsec / 1e9;
}

void
bench_photograph (const char *path)
{
  g_autoptr (GRand) dice = g_rand_new_with_seed (1);
  g_autoptr (GdkPixbuf) grains =
      gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, WIDTH / GRAIN, HEIGHT / GRAIN);
  g_autoptr (GdkPixbuf) pixels = NULL;
  guint8 *bytes = gdk_pixbuf_get_pixels (grains);

  for (gsize i = 0; i < gdk_pixbuf_get_byte_length (grains); i++)
    bytes[i] = (guint8) g_rand_int_range (dice, 100, 200);
  pixels = gdk_pixbuf_scale_simple (grains, WIDTH, HEIGHT, GDK_INTERP_BILINEAR);
  if (g_str_has_suffix (path, ".png"))
    g_assert (gdk_pixbuf_save (pixels, path, "png", NULL, "compression", "1", NULL));
  else
    g_assert (gdk_pixbuf_save (pixels, path, "jpeg", NULL, "quality", "90", NULL));
}

static void
bench_picture_on_coarse (gpointer data, AdjPixels *picture)
{
  Bench *bench = data;

  bench->seen = seconds_worked ();
  adj_pixels_unref (picture);
}

static void
bench_picture_on_sharp (GObject *owner, GAsyncResult *result, gpointer data)
{
  Bench *bench = data;
  g_autoptr (AdjPixels) picture = adj_picture_file_read_finish (result, NULL);

  g_assert (picture != NULL);
  bench->is_sharp = TRUE;
}

double
bench_glimpse (const char *folder)
{
  g_autofree char *path = g_build_filename (folder, "photograph.jpg", NULL);
  g_autoptr (GFile) file = g_file_new_for_path (path);
  Bench bench = { 0 };
  double start;

  bench_photograph (path);
  start = seconds_worked ();
  adj_picture_file_read (file, NULL, bench_picture_on_coarse, bench_picture_on_sharp, &bench);
  while (!bench.is_sharp)
    g_main_context_iteration (NULL, TRUE);
  g_assert (bench.seen > 0);
  g_remove (path);
  return bench.seen - start;
}
