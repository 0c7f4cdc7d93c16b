/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>
#include <stdlib.h>
#include <string.h>

#include "app/map/map-painting.h"
#include "app/map/painted-map.h"
#include "book/draft.h"
#include "book/library.h"
#include "folder.h"
#include "hex/projection.h"
#include "owner-map.h"

/* The picture under a map: what of it is seen where, and how much. */

#define WIDTH 400
#define HEIGHT 300
#define SIZE 40 /* pixels of the picture to a hex */

static AdjBook *
open_book (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  g_assert_nonnull (loaded->book);
  return adj_book_ref (loaded->book);
}

/* The colour that a picture has in a hex: no two neighbours the same. */
static guint32
colour_of (AdjHexId hex)
{
  return (guint32) (hex / 100 * 37 % 256) << 16 | (guint32) (hex % 100 * 53 % 256) << 8 | 0x40;
}

/* A map whose every hex is of one colour, printed upright. */
static AdjPixels *
print_map (const AdjHexGrid *grid)
{
  AdjPoint extent = adj_hex_extent (grid, SIZE);
  GdkPixbuf *pixbuf = gdk_pixbuf_new (GDK_COLORSPACE_RGB, FALSE, 8, (int) extent.x, (int) extent.y);
  guint8 *pixels = gdk_pixbuf_get_pixels (pixbuf);
  int stride = gdk_pixbuf_get_rowstride (pixbuf);

  for (int y = 0; y < (int) extent.y; y++)
    for (int x = 0; x < (int) extent.x; x++)
      {
        guint32 colour = colour_of (adj_hex_at (grid, SIZE, (AdjPoint){ x + 0.5, y + 0.5 }));

        for (int i = 0; i < 3; i++)
          pixels[y * stride + 3 * x + i] = (guint8) (colour >> (16 - 8 * i));
      }
  return adj_pixels_new (pixbuf, (int) extent.x, (int) extent.y);
}

static AdjUnderlay *
lay (const AdjHexGrid *grid)
{
  AdjUnderlay *under = adj_underlay_new (print_map (grid));
  const double printed[9] = { SIZE, 0, 0, 0, SIZE, 0, 0, 0, 1 };

  memcpy (under->to_picture, printed, sizeof printed);
  return under;
}

static AdjCamera
camera_of (const AdjHexGrid *grid, double zoom, int turns)
{
  AdjCamera camera = { .extent = adj_hex_extent (grid, 1), .turns = turns };

  adj_camera_resize (&camera, WIDTH, HEIGHT, 0);
  adj_camera_fit (&camera);
  adj_camera_zoom (&camera, zoom, adj_camera_middle (&camera));
  return camera;
}

static void
take (gpointer owner, AdjMapPainting *painting)
{
  g_object_set_data (owner, "painted", adj_map_painting_steal (painting));
}

static cairo_surface_t *
paint (AdjBook *book, AdjUnderlay *under, const AdjCamera *camera)
{
  const AdjMapLook look = { book, &adj_palette_light, FALSE, under };
  g_autoptr (GObject) owner = g_object_new (G_TYPE_OBJECT, NULL);

  adj_map_painting_start (&look, camera, 1, take, owner);
  wait_until (g_object_get_data (owner, "painted") != NULL);
  return g_object_steal_data (owner, "painted");
}

static guint32
pixel (cairo_surface_t *surface, AdjPoint at)
{
  const guint8 *data = cairo_image_surface_get_data (surface);

  return *(const guint32 *) (gconstpointer) (data +
                                             (int) at.y * cairo_image_surface_get_stride (surface) +
                                             4 * (int) at.x) &
         0xffffff;
}

static gboolean
alike (guint32 a, guint32 b, int most)
{
  for (int shift = 0; shift <= 16; shift += 8)
    if (abs ((int) (a >> shift & 0xff) - (int) (b >> shift & 0xff)) > most)
      return FALSE;
  return TRUE;
}

/* Each hex in sight has its own colour in the middle, however near the map is and however it is
 * turned. */
static void
assert_laid (AdjBook *book, AdjUnderlay *under, double zoom, int turns)
{
  AdjCamera camera = camera_of (&book->scenario->map.grid, zoom, turns);
  cairo_surface_t *surface = paint (book, under, &camera);
  guint n = 0;

  for (guint hex = 0; hex < book->n_hexes; hex++)
    {
      AdjPoint at = adj_camera_to_screen (
          &camera, adj_hex_center (&book->scenario->map.grid, 1, book->hexes[hex].id));

      if (at.x < 1 || at.y < 1 || at.x > WIDTH - 2 || at.y > HEIGHT - 2)
        continue;
      g_assert_true (alike (pixel (surface, at), colour_of (book->hexes[hex].id), 8));
      n++;
    }
  g_assert_cmpuint (n, >, 2);
  cairo_surface_destroy (surface);
}

static void
test_place (void)
{
  g_autoptr (AdjBook) book = open_book ();
  g_autoptr (AdjUnderlay) under = lay (&book->scenario->map.grid);

  under->drawing_share = 0;
  for (int turns = 0; turns < 4; turns++)
    assert_laid (book, under, 1, turns);
  assert_laid (book, under, 4, 0);
  assert_laid (book, under, 12, 1);
}

/* A photograph taken at a slant is straightened: where it is seen from is a matter of four hexes.
 */
static void
test_slanted (void)
{
  g_autoptr (AdjBook) book = open_book ();
  const AdjHexGrid *grid = &book->scenario->map.grid;
  g_autoptr (AdjUnderlay) straight = lay (grid);
  const double slant[9] = { 0.9, 0.1, 30, -0.06, 0.95, 90, 1e-4, 6e-5, 1 };
  static const AdjHexId corners[] = { 101, 2401, 2427, 127 };
  AdjReference references[G_N_ELEMENTS (corners)];
  int width = adj_pixels_get_width (straight->picture);
  int height = adj_pixels_get_height (straight->picture) + 120;
  cairo_surface_t *photograph = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  AdjUnderlay *under;
  AdjLaying laying;
  double back[9];

  g_assert_true (adj_projection_invert (slant, back));
  adj_pixels_paint (straight->picture, photograph, back, 1);
  under = adj_underlay_new (adj_pixels_new (owner_map_pixels (photograph), width, height));
  cairo_surface_destroy (photograph);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    references[i] =
        (AdjReference){ corners[i],
                        adj_projection_apply (slant, adj_hex_center (grid, SIZE, corners[i])) };
  g_assert_cmpint (adj_lay_under (grid, references, G_N_ELEMENTS (corners), &laying), ==, ADJ_LAID);
  memcpy (under->to_picture, laying.to_picture, sizeof laying.to_picture);
  under->drawing_share = 0;
  assert_laid (book, under, 1, 0);
  assert_laid (book, under, 6, 3);
  adj_underlay_unref (under);
}

/* As much of the picture and of the drawing as is asked for. */
static void
test_shares (void)
{
  g_autoptr (AdjBook) book = open_book ();
  AdjUnderlay *unders[3];
  cairo_surface_t *surfaces[3];
  AdjCamera camera = camera_of (&book->scenario->map.grid, 1, 0);
  static const double shares[3] = { 1, 0, 0.5 }; /* of the drawing: alone, none, half */
  guint between = 0;

  for (int i = 0; i < 3; i++)
    {
      unders[i] = lay (&book->scenario->map.grid);
      unders[i]->drawing_share = shares[i];
      surfaces[i] = paint (book, unders[i], &camera);
    }
  for (int y = 20; y < HEIGHT - 20; y += 7)
    for (int x = 130; x < WIDTH - 130; x += 7)
      {
        guint32 drawn = pixel (surfaces[0], (AdjPoint){ x, y });
        guint32 seen = pixel (surfaces[1], (AdjPoint){ x, y });
        guint32 half = pixel (surfaces[2], (AdjPoint){ x, y });
        guint32 mean = ((drawn >> 1) & 0x7f7f7f) + ((seen >> 1) & 0x7f7f7f);

        g_assert_true (alike (half, mean, 4));
        between += !alike (half, drawn, 10) && !alike (half, seen, 10);
      }
  g_assert_cmpuint (between, >, 100);
  for (int i = 0; i < 3; i++)
    {
      cairo_surface_destroy (surfaces[i]);
      adj_underlay_unref (unders[i]);
    }
}

/* A hex that nobody knows yet has nothing over the picture, as long as there is one to be seen; its
 * neighbour is drawn. */
static void
test_gaps (void)
{
  g_autoptr (AdjBook) book = open_book ();
  g_autoptr (AdjDraft) draft = adj_draft_new (book->scenario);
  g_autoptr (AdjUnderlay) under = lay (&book->scenario->map.grid);
  AdjCamera camera = camera_of (&book->scenario->map.grid, 1, 0);

  g_assert_true (adj_draft_map_line (draft, "1010 unknown"));
  g_assert_true (adj_draft_map_line (draft, "1210 clear"));
  for (int i = 0; i < 2; i++)
    {
      cairo_surface_t *surface;
      guint32 unknown, drawn;

      under->picture_share = 1 - i;
      surface = paint (adj_draft_get_book (draft), under, &camera);
      unknown = pixel (surface, adj_camera_to_screen (
                                    &camera, adj_hex_center (&book->scenario->map.grid, 1, 1010)));
      drawn = pixel (surface, adj_camera_to_screen (
                                  &camera, adj_hex_center (&book->scenario->map.grid, 1, 1210)));
      g_assert_cmpint (alike (unknown, colour_of (1010), 8), ==, i == 0);
      g_assert_false (alike (drawn, colour_of (1210), 8));
      cairo_surface_destroy (surface);
    }
}

/* The whole picture lies in the middle of the map, upright. */
static void
test_fit (void)
{
  g_autoptr (AdjBook) book = open_book ();
  g_autoptr (AdjUnderlay) under = lay (&book->scenario->map.grid);
  double width = adj_pixels_get_width (under->picture);
  double height = adj_pixels_get_height (under->picture);
  AdjPoint at;

  adj_underlay_fit (under, (AdjPoint){ 10, 100 });
  at = adj_projection_apply (under->to_picture, (AdjPoint){ 5, 50 });
  g_assert_cmpfloat_with_epsilon (at.x, width / 2, 1e-6);
  g_assert_cmpfloat_with_epsilon (at.y, height / 2, 1e-6);
  at = adj_projection_apply (under->to_picture, (AdjPoint){ 10, 50 });
  g_assert_cmpfloat_with_epsilon (at.x, width, 1e-6);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/map/underlay/place", test_place);
  g_test_add_func ("/map/underlay/slanted", test_slanted);
  g_test_add_func ("/map/underlay/shares", test_shares);
  g_test_add_func ("/map/underlay/gaps", test_gaps);
  g_test_add_func ("/map/underlay/fit", test_fit);
  return g_test_run ();
}
