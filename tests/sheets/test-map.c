/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/draft.h"
#include "book/library.h"
#include "sheets/lettering.h"
#include "sheets/map.h"
#include "sheets/page.h"
#include "sheets/position.h"
#include "sheets/region.h"
#include "sheets/trees.h"
#include "table/apply.h"

static AdjBook *
load (const char *id)
{
  g_autofree char *path = adj_library_find_scenario (id);
  g_autoptr (AdjLoaded) loaded = adj_library_load (path);

  g_assert_nonnull (loaded->book);
  return adj_book_ref (loaded->book);
}

/* Everything that is painted lies within the map's own extent, but for half a line's width. */
static void
test_extent (void)
{
  g_autoptr (AdjBook) book = load ("chickamauga");
  AdjMapStyle style = { book, &adj_palette_light, 30, 0 };
  AdjPoint extent = adj_map_extent (&style);
  cairo_surface_t *surface = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (surface);
  double x, y, width, height;

  adj_map_paint (cr, &style);
  g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
  cairo_recording_surface_ink_extents (surface, &x, &y, &width, &height);
  g_assert_cmpfloat (x, >, -0.25 * style.size);
  g_assert_cmpfloat (y, >, -0.25 * style.size);
  g_assert_cmpfloat (x + width, <, extent.x + 0.25 * style.size);
  g_assert_cmpfloat (y + height, <, extent.y + 0.25 * style.size);
  g_assert_cmpfloat (width, >, 0.95 * extent.x);
  g_assert_cmpfloat (height, >, 0.95 * extent.y);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

static guint32
pixel (cairo_surface_t *surface, AdjPoint at)
{
  const guint8 *row = cairo_image_surface_get_data (surface) +
                      (int) at.y * cairo_image_surface_get_stride (surface);

  return ((const guint32 *) (gconstpointer) row)[(int) at.x] & 0xffffff;
}

/* ---- Slopes ---- */

static cairo_surface_t *
ground_of (const AdjBook *book)
{
  AdjMapStyle style = { book, &adj_palette_light, 30, 0 };
  AdjPoint extent = adj_map_extent (&style);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) extent.x, (int) extent.y);
  cairo_t *cr = cairo_create (surface);

  adj_map_ground (cr, &style);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* The pixels in which the two maps differ within the hex. */
static guint
differing (const AdjBook *book, AdjHexId id, cairo_surface_t *one, cairo_surface_t *other)
{
  AdjMapStyle style = { book, &adj_palette_light, 30, 0 };
  AdjPoint center = adj_map_center (&style, adj_book_hex (book, id));
  guint n = 0;

  for (int x = -25; x <= 25; x++)
    for (int y = -25; y <= 25; y++)
      {
        AdjPoint at = { center.x + x, center.y + y };

        n += x * x + y * y < 25 * 25 && pixel (one, at) != pixel (other, at);
      }
  return n;
}

/* R 6.26: ticks lie in the hexes from which it goes up, and in no others. */
static void
test_rises (void)
{
  g_autofree char *path = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = adj_library_load_under (path, "blue-and-grey-revised");
  g_autoptr (AdjDraft) draft = adj_draft_new (loaded->book->scenario);
  cairo_surface_t *flat = ground_of (loaded->book);
  cairo_surface_t *hill;

  g_assert_true (adj_draft_map_line (draft, "1318 level-2"));
  hill = ground_of (adj_draft_get_book (draft));
  g_assert_cmpuint (differing (loaded->book, 1318, flat, hill), ==, 0);
  g_assert_cmpuint (differing (loaded->book, 1319, flat, hill), >, 10);
  g_assert_cmpuint (differing (loaded->book, 1317, flat, hill), >, 10);
  g_assert_cmpuint (differing (loaded->book, 1320, flat, hill), ==, 0);
  cairo_surface_destroy (flat);
  cairo_surface_destroy (hill);
}

/* The number of a hex, black on white; so much around its middle that nothing of its neighbours is
 * to be seen, however they lie. */
static GBytes *
letters_of (AdjBook *book, AdjHexId id, int turns)
{
  const AdjPalette letters = { .paper = 0xffffff, .number = 0, .name = 0 };
  AdjMapStyle style = { book, &letters, 40, turns };
  AdjPoint at = adj_map_center (&style, adj_book_hex (book, id));
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 44, 68);
  cairo_t *cr = cairo_create (surface);
  GBytes *bytes;

  cairo_translate (cr, 22, 34);
  cairo_rotate (cr, turns * G_PI_2);
  cairo_translate (cr, -at.x, -at.y);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  adj_map_letter (cr, &style);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  bytes = g_bytes_new (cairo_image_surface_get_data (surface), 44u * 68u * 4u);
  cairo_surface_destroy (surface);
  return bytes;
}

/* How much of the ink of one lies elsewhere in the other; a hair of it does, as letters are
 * smoothed.
 */
static double
difference (GBytes *one, GBytes *other)
{
  const guint8 *a = g_bytes_get_data (one, NULL);
  const guint8 *b = g_bytes_get_data (other, NULL);
  double ink = 0;
  double apart = 0;

  for (gsize i = 0; i < g_bytes_get_size (one); i += 4)
    {
      ink += 255 - a[i];
      apart += ABS (a[i] - b[i]);
    }
  g_assert_cmpfloat (ink, >, 0);
  return apart / ink;
}

/* However the map lies, its letters are as good to read. */
static void
test_letters_stay_upright (void)
{
  g_autoptr (AdjBook) book = load ("chickamauga");
  g_autoptr (GBytes) straight = letters_of (book, 1111, 0);
  g_autoptr (GBytes) other = letters_of (book, 1112, 0);

  g_assert_cmpfloat (difference (straight, other), >, 0.1);

  for (int turns = 1; turns < 4; turns++)
    {
      g_autoptr (GBytes) turned = letters_of (book, 1111, turns);

      g_assert_cmpfloat (difference (straight, turned), <, 0.1);
    }
}

/* A clear hex, a creek and a counter have the colours of the palette where they should lie. */
static void
test_colours (void)
{
  g_autoptr (AdjBook) book = load ("chickamauga");
  g_autoptr (AdjTable) table = adj_table_new (book);
  AdjView view = adj_view (book, table, ADJ_EYES_ALL);
  AdjMapStyle style = { book, &adj_palette_light, 40, 0 };
  AdjPoint extent = adj_map_extent (&style);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) extent.x + 1, (int) extent.y + 1);
  cairo_t *cr = cairo_create (surface);
  AdjHex creek = adj_book_hex (book, 2408); /* toward 2508, in the south-east */
  int d = adj_book_direction (book, creek, adj_book_hex (book, 2508));
  AdjPoint a = adj_hex_corner (&book->scenario->map.grid, 40, 2408, d);
  AdjPoint counter = adj_map_center (&style, adj_book_hex (book, 1022));

  adj_map_paint (cr, &style);
  adj_position_paint (cr, &style, &view);
  cairo_surface_flush (surface);
  g_assert_cmphex (pixel (surface, adj_map_center (&style, adj_book_hex (book, 1111))), ==,
                   adj_palette_light.ground[ADJ_LOOK_CLEAR]);
  g_assert_cmphex (pixel (surface, a), ==, adj_palette_light.creek_light);
  counter.x -= 0.5 * style.size;
  counter.y += 0.15 * style.size;
  g_assert_cmphex (pixel (surface, counter), ==, adj_palette_light.counter[0]);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Paints a marker of that kind and counts the pixels of its colour in the hex. */
static guint
count_works (AdjMarkerKind kind)
{
  g_autoptr (AdjBook) book = load ("chickamauga");
  g_autoptr (AdjTable) table = adj_table_new (book);
  AdjView view = adj_view (book, table, ADJ_EYES_ALL);
  AdjMapStyle style = { book, &adj_palette_light, 40, 0 };
  AdjPoint extent = adj_map_extent (&style);
  AdjEffect effect = adj_effect (ADJ_EFFECT_MARKER);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) extent.x + 1, (int) extent.y + 1);
  cairo_t *cr = cairo_create (surface);
  AdjPoint center;
  guint n = 0;

  effect.hex = adj_book_hex (book, 1022); /* Wilder stands there */
  effect.marker.kind = (int) kind;
  g_assert_true (adj_table_apply (table, book, &effect));
  adj_map_paint (cr, &style);
  adj_position_paint (cr, &style, &view);
  cairo_surface_flush (surface);
  center = adj_map_center (&style, effect.hex);
  for (int x = -40; x <= 40; x++)
    for (int y = -40; y <= 40; y++)
      n += pixel (surface, (AdjPoint){ center.x + x, center.y + y }) == adj_palette_light.works;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return n;
}

/* An entrenchment shows around the counters in it, and less of it while it is being built. */
static void
test_works (void)
{
  guint none = count_works (ADJ_MARKER_NONE);
  guint building = count_works (ADJ_MARKER_BUILDING);
  guint finished = count_works (ADJ_MARKER_ENTRENCHMENT);

  g_test_message ("%u, %u, %u", none, building, finished);
  g_assert_cmpuint (none, ==, 0);
  g_assert_cmpuint (building, >, 50);
  g_assert_cmpuint (finished, >, 2 * building);
}

#define WOOD 300 /* pixels of a painting's side */

/* Ten rows of trees, upright or turned by a right angle; drawn one by one they are recorded first,
 * as they would be for paper. */
static cairo_surface_t *
paint_wood (gboolean one_by_one, gboolean turned)
{
  cairo_surface_t *image = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WOOD, WOOD);
  cairo_surface_t *record = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *on_image = cairo_create (image);
  cairo_t *cr = cairo_create (one_by_one ? record : image);
  AdjTrees *trees;

  if (turned)
    {
      cairo_translate (cr, WOOD, 0);
      cairo_rotate (cr, G_PI_2);
    }
  trees = adj_trees_new (cr, &adj_palette_light, 60);
  for (int i = 0; i < 100; i++)
    adj_trees_put (trees, 20.3 + 28 * (i % 10), 20.4 + 28 * (i / 10), i / 99.0);
  adj_trees_free (trees);
  cairo_set_source_surface (on_image, record, 0, 0);
  cairo_paint (on_image);
  cairo_destroy (cr);
  cairo_destroy (on_image);
  cairo_surface_destroy (record);
  cairo_surface_flush (image);
  return image;
}

/* How the wood's pixels differ, one channel for all, from 0 to 255. */
static double
differ (cairo_surface_t *a, cairo_surface_t *b)
{
  double sum = 0;

  for (int x = 0; x < WOOD; x++)
    for (int y = 0; y < WOOD; y++)
      sum += ABS ((int) (pixel (a, (AdjPoint){ x, y }) & 0xff) -
                  (int) (pixel (b, (AdjPoint){ x, y }) & 0xff));
  return sum / (WOOD * WOOD);
}

/* Trees that are copied look like trees that are drawn, wherever the light falls from. */
static void
test_trees (void)
{
  cairo_surface_t *bare = cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WOOD, WOOD);
  cairo_surface_t *upright = paint_wood (TRUE, FALSE);

  for (int turned = 0; turned < 2; turned++)
    {
      cairo_surface_t *drawn = paint_wood (TRUE, turned);
      cairo_surface_t *copied = paint_wood (FALSE, turned);

      g_test_message ("%g of %g, lit from above %g", differ (drawn, copied), differ (drawn, bare),
                      differ (upright, copied));
      g_assert_cmpfloat (differ (drawn, copied), <, 0.1 * differ (drawn, bare));
      if (turned)
        g_assert_cmpfloat (differ (drawn, copied), <, 0.8 * differ (upright, copied));
      cairo_surface_destroy (drawn);
      cairo_surface_destroy (copied);
    }
  cairo_surface_destroy (upright);
  cairo_surface_destroy (bare);
}

/* Every shipped battle, complete or not, can be painted in every palette. */
static void
test_all_battles (void)
{
  static const AdjPalette *const palettes[] = { &adj_palette_light, &adj_palette_dark,
                                                &adj_palette_print };
  g_auto (GStrv) paths = adj_library_scenarios ();

  g_assert_cmpuint (g_strv_length (paths), >=, 8);
  for (int i = 0; paths[i] != NULL; i++)
    {
      g_autoptr (AdjLoaded) loaded = adj_library_load (paths[i]);
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 300, 300);
      cairo_t *cr = cairo_create (surface);
      AdjMapStyle style = { loaded->book, palettes[i % 3], 6, 0 };

      adj_map_paint (cr, &style);
      g_assert_cmpint (cairo_status (cr), ==, CAIRO_STATUS_SUCCESS);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

static void
test_paper (void)
{
  g_assert_true (adj_paper_find ("A4") == adj_paper_find ("a4"));
  g_assert_nonnull (adj_paper_find ("letter"));
  g_assert_null (adj_paper_find ("foolscap"));
}

/* Whether the region of these hexes covers their middles and those of no others. */
static void
check_region (const AdjBook *book, const gboolean *marked)
{
  AdjMapStyle style = { book, &adj_palette_light, 10 };
  AdjPoint extent = adj_map_extent (&style);
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_RGB24, (int) extent.x + 1, (int) extent.y + 1);
  cairo_t *cr = cairo_create (surface);

  adj_map_region (cr, &style, marked);
  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_fill (cr);
  cairo_surface_flush (surface);
  for (guint hex = 0; hex < book->n_hexes; hex++)
    g_assert_cmphex (pixel (surface, adj_map_center (&style, (AdjHex) hex)), ==,
                     marked[hex] ? 0xffffff : 0);
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
}

/* Every terrain of the map, a star with a hole in it, and nothing at all. */
static void
test_region (void)
{
  g_autoptr (AdjBook) book = load ("chickamauga");
  g_autofree gboolean *marked = g_new0 (gboolean, book->n_hexes);
  AdjHex middle = adj_book_hex (book, 1010);

  check_region (book, marked);
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    marked[book->hexes[book->hexes[middle].neighbours[d]].neighbours[d]] = TRUE;
  for (int d = 0; d < ADJ_HEX_DIRECTIONS; d++)
    marked[book->hexes[middle].neighbours[d]] = TRUE;
  check_region (book, marked);
  for (AdjTerrainLook look = ADJ_LOOK_UNKNOWN; look <= ADJ_LOOK_SWAMP; look++)
    {
      for (guint hex = 0; hex < book->n_hexes; hex++)
        marked[hex] = adj_book_terrain (book, (AdjHex) hex)->look == look;
      check_region (book, marked);
    }
}

/* ---- Letters ---- */

/* The box around all that is not white: left, top, width and height. */
static cairo_rectangle_int_t
ink_of (cairo_surface_t *surface)
{
  const guint8 *data = cairo_image_surface_get_data (surface);
  int stride = cairo_image_surface_get_stride (surface);
  cairo_rectangle_int_t box = { 999, 999, 0, 0 };
  int right = 0;
  int bottom = 0;

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      if (data[y * stride + x] > 100)
        {
          box.x = MIN (box.x, x);
          box.y = MIN (box.y, y);
          right = MAX (right, x);
          bottom = MAX (bottom, y);
        }
  box.width = MAX (right + 1 - box.x, 0);
  box.height = MAX (bottom + 1 - box.y, 0);
  return box;
}

/* Whatever the scripts and fonts of its letters: its ink is centred, and as wide as Pango has it
 * for the whole line, or as there is room for. */
static void
test_lettering (void)
{
  static const char *const texts[] = { "1018", "Bragg", "Lee & Gordon\342\200\231s Mill",
                                       "Smith \327\251\327\234\327\225\327\235 2 \342\230\205" };

  for (guint i = 0; i < 2 * G_N_ELEMENTS (texts); i++)
    {
      const char *text = texts[i / 2];
      double room = i % 2 == 0 ? 0 : 30;
      cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 400, 60);
      cairo_t *cr = cairo_create (surface);
      g_autoptr (PangoLayout) layout = adj_lettering (cr, 24, TRUE);
      PangoRectangle whole;
      cairo_rectangle_int_t ink;

      adj_lettering_write (layout, cr, (AdjPoint){ 200, 30 }, room, text);
      cairo_surface_flush (surface);
      ink = ink_of (surface);
      pango_layout_set_text (layout, text, -1);
      pango_layout_get_extents (layout, &whole, NULL);
      g_assert_cmpfloat_with_epsilon (ink.x + ink.width / 2.0, 200, 2);
      g_assert_cmpfloat_with_epsilon (ink.y + ink.height / 2.0, 30, 2);
      g_assert_cmpfloat_with_epsilon (ink.width, room > 0 ? room : whole.width / PANGO_SCALE, 3);
      cairo_destroy (cr);
      cairo_surface_destroy (surface);
    }
}

/* On hexes of that size in a context of that scale. */
static gboolean
has_letters (const AdjBook *book, double size, double scale)
{
  AdjMapStyle style = { book, &adj_palette_light, size, 0 };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 300, 300);
  cairo_t *cr = cairo_create (surface);
  gboolean inked;

  cairo_scale (cr, scale, scale);
  adj_map_letter (cr, &style);
  cairo_surface_flush (surface);
  inked = ink_of (surface).width > 0;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return inked;
}

/* Too small to be read they are left out of pixels, and kept wherever one can look closer. */
static void
test_legible (void)
{
  g_autoptr (AdjBook) book = load ("chickamauga");
  AdjMapStyle small = { book, &adj_palette_light, 6, 0 };
  cairo_surface_t *paper = cairo_recording_surface_create (CAIRO_CONTENT_COLOR_ALPHA, NULL);
  cairo_t *cr = cairo_create (paper);
  double x, y, width, height;

  g_assert_true (has_letters (book, 12, 1));
  g_assert_true (has_letters (book, 6, 2));
  g_assert_false (has_letters (book, 6, 1));
  g_assert_false (has_letters (book, 12, 0.5));
  adj_map_letter (cr, &small);
  cairo_recording_surface_ink_extents (paper, &x, &y, &width, &height);
  g_assert_cmpfloat (width, >, 100);
  cairo_destroy (cr);
  cairo_surface_destroy (paper);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/map/extent", test_extent);
  g_test_add_func ("/sheets/map/colours", test_colours);
  g_test_add_func ("/sheets/map/letters-stay-upright", test_letters_stay_upright);
  g_test_add_func ("/sheets/map/works", test_works);
  g_test_add_func ("/sheets/map/trees", test_trees);
  g_test_add_func ("/sheets/map/all battles", test_all_battles);
  g_test_add_func ("/sheets/map/paper", test_paper);
  g_test_add_func ("/sheets/map/region", test_region);
  g_test_add_func ("/sheets/map/rises", test_rises);
  g_test_add_func ("/sheets/map/lettering", test_lettering);
  g_test_add_func ("/sheets/map/no letters too small to read", test_legible);
  return g_test_run ();
}
