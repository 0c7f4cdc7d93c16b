/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "paper.h"
#include "tests/record/fixture.h"
#include "turn-reader.h"

/* What is drawn on the map of a turn, by its pixels: the same page is made of two games that differ
 * in one thing, and painted where that is to be seen and where it is not. */

#define SOMETHING 500      /* less is the edge of something else */
#define EDGE 0.53          /* half of a counter's side, in sizes of a hex */
#define CORNER 0.38        /* of a counter, from its middle, in sizes of a hex */
#define COUNTER_BELOW 0.74 /* its middle below that of its hex's number, in sizes of a hex */

static cairo_surface_t *
paint (const AdjSheet *sheet)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, 596, 842);
  cairo_t *cr = cairo_create (surface);

  cairo_set_source_rgb (cr, 1, 1, 1);
  cairo_paint (cr);
  adj_sheet_paint (sheet, cr, 0);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  return surface;
}

/* How much darker or lighter the one is than the other around a point. */
static guint
difference (cairo_surface_t *a, cairo_surface_t *b, AdjPoint at, int reach)
{
  guint sum = 0;

  for (int y = (int) at.y - reach; y <= (int) at.y + reach; y++)
    for (int x = (int) at.x - reach; x <= (int) at.x + reach; x++)
      {
        gsize offset = (gsize) (y * cairo_image_surface_get_stride (a) + 4 * x);

        sum += (guint) ABS ((int) cairo_image_surface_get_data (a)[offset] -
                            (int) cairo_image_surface_get_data (b)[offset]);
      }
  return sum;
}

/* ---- Arrows ---- */

/* Marches where nobody else is, in each direction, long and short; and one from its end to another
 * hex. */
static const struct
{
  const char *unit;
  AdjHexId from;
  AdjHexId to;
  AdjHexId beyond;
} marches[] = { { "1/1/res", 102, 105, 106 },    { "2/1/res", 801, 804, 805 },
                { "2/2/res", 1502, 1802, 1902 }, { "wilder", 2105, 2109, 2110 },
                { "2/3/xiv", 405, 402, 401 },    { "3/3/xiv", 1105, 1108, 1109 },
                { "1/1/xiv", 1806, 1506, 1406 } };

/* A march is drawn between its hexes, and nothing where nobody goes. The same sheet is made of two
 * games with as much to tell: in the one the units march, in the other on from where they go. */
static void
test_arrows (void)
{
  g_autoptr (AdjGame) onward = fixture_game ();
  g_autoptr (AdjGame) moved = fixture_game ();
  AdjSheetOptions options = paper_options ();
  g_autoptr (AdjSheet) one = NULL;
  g_autoptr (AdjSheet) two = NULL;
  g_autoptr (GArray) words = NULL;
  cairo_surface_t *a;
  cairo_surface_t *b;

  for (gsize i = 0; i < G_N_ELEMENTS (marches); i++)
    {
      g_autofree char *goal = g_strdup_printf ("place %s %04d!", marches[i].unit, marches[i].to);
      g_autofree char *start = g_strdup_printf ("place %s %04d!", marches[i].unit, marches[i].from);
      g_autofree char *march = g_strdup_printf ("move %s %04d!", marches[i].unit, marches[i].to);
      g_autofree char *on = g_strdup_printf ("move %s %04d!", marches[i].unit, marches[i].beyond);

      g_ptr_array_unref (adj_game_submit (onward, goal, FALSE));
      g_ptr_array_unref (adj_game_submit (onward, on, FALSE));
      g_ptr_array_unref (adj_game_submit (moved, start, FALSE));
      g_ptr_array_unref (adj_game_submit (moved, march, FALSE));
    }
  one = paper_sheet (ADJ_SHEET_SUMMARY, onward, &options);
  two = paper_sheet (ADJ_SHEET_SUMMARY, moved, &options);
  words = reader_words (two);
  a = paint (one);
  b = paint (two);
  for (gsize i = 0; i < G_N_ELEMENTS (marches); i++)
    {
      AdjPoint from = turn_reader_place (words, marches[i].from);
      AdjPoint to = turn_reader_place (words, marches[i].to);
      AdjPoint between = { (from.x + to.x) / 2, (from.y + to.y) / 2 + 4 };

      g_test_message ("%s from %04d to %04d", marches[i].unit, marches[i].from, marches[i].to);
      g_assert_cmpuint (difference (a, b, between, 5), >, 500);
    }
  g_assert_cmpuint (difference (a, b, turn_reader_place (words, 2016), 5), <, 100);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
}

/* ---- Pages ---- */

/* The orders are separated by semicolons, and nobody objects to them. */
static AdjSheet *
page_after (const char *orders, gboolean colour)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autoptr (GPtrArray) outcomes = adj_game_submit (game, orders, FALSE);
  AdjSheetOptions options = paper_options ();

  for (guint i = 0; i < outcomes->len; i++)
    g_assert_true (((AdjOutcome *) g_ptr_array_index (outcomes, i))->recorded);
  options.colour = colour;
  return paper_sheet (ADJ_SHEET_SUMMARY, game, &options);
}

/* From side to side of a hex's corners, halved. */
static double
hex_size (const GArray *words)
{
  return turn_reader_pitch (words) / sqrt (3);
}

/* The middle of a counter in that hex. */
static AdjPoint
counter_at (const GArray *words, AdjHexId id)
{
  AdjPoint at = turn_reader_place (words, id);

  at.y += 3 + COUNTER_BELOW * hex_size (words);
  return at;
}

/* ---- Other arrows, and rings ---- */

/* What is to be seen after the one orders and not after the other, and where: so far from the
 * middle of a hex, in sizes of one. On both pages stands the same, but for names and numbers. */
typedef struct
{
  const char *what;
  const char *one;
  const char *other;
  AdjHexId hex;
  double right;
  double down;
} Sign;

#define ATTACK "place 2/1/xiv 1520!; place 1/1/xiv 1619!; next!; attack 1620 from 2/1/xiv+1/1/xiv "
#define DRIVEN ATTACK "die 1; retreat smith 1720!; "
#define THROWN_BACK "place 2/1/xiv 1520!; next!; attack 1620 from 2/1/xiv die 5; retreat 2/1/xiv "

static const Sign signs[] = {
  { "coming in", "enter 1/2/xiv 0728!; place 2/2/xiv 1027!",
    "enter 2/2/xiv 1027!; place 1/2/xiv 0728!", 728, 1, 0.1 },
  { "leaving the map", "place 1/1/res 0401!; exit 1/1/res!", "place 1/1/res 0601!; exit 1/1/res!",
    401, 0, -0.8 },
  { "retreating", THROWN_BACK "1420; stay", THROWN_BACK "1419; stay", 1520, -0.75, 0.43 },
  { "advancing", DRIVEN "advance 2/1/xiv", DRIVEN "advance 1/1/xiv", 1520, 0.75, 0.43 },
  { "a new holder", "place polk 0603!; move polk 0502!; place polk 1304!",
    "place polk 0210!; move polk 0211!; place polk 1304!", 502, 0, -1.8 },
};

static void
test_signs (void)
{
  for (gsize i = 0; i < G_N_ELEMENTS (signs); i++)
    {
      const Sign *sign = &signs[i];
      g_autoptr (AdjSheet) first = page_after (sign->one, FALSE);
      g_autoptr (AdjSheet) second = page_after (sign->other, FALSE);
      g_autoptr (GArray) words = reader_words (first);
      AdjPoint at = counter_at (words, sign->hex);
      cairo_surface_t *a = paint (first);
      cairo_surface_t *b = paint (second);

      at.x += sign->right * hex_size (words);
      at.y += sign->down * hex_size (words);
      g_test_message ("%s: %u", sign->what, difference (a, b, at, 3));
      g_assert_cmpuint (difference (a, b, at, 3), >, 100);
      g_assert_cmpuint (difference (a, b, turn_reader_place (words, 2303), 12), ==, 0);
      cairo_surface_destroy (a);
      cairo_surface_destroy (b);
    }
}

/* ---- Counters ---- */

/* Around a counter of that hex, as it is after the one and after the other orders. Elsewhere both
 * are the same: no line of the page more, and so no smaller map. */
static guint
difference_at (AdjHexId id, const char *one, const char *other)
{
  g_autoptr (AdjSheet) first = page_after (one, FALSE);
  g_autoptr (AdjSheet) second = page_after (other, FALSE);
  g_autoptr (GArray) words = reader_words (first);
  cairo_surface_t *a = paint (first);
  cairo_surface_t *b = paint (second);
  guint sum = difference (a, b, counter_at (words, id), 4);

  g_assert_cmpuint (difference (a, b, turn_reader_place (words, 2303), 12), ==, 0);
  cairo_surface_destroy (a);
  cairo_surface_destroy (b);
  return sum;
}

/* Whoever is lost is drawn where he stood, and otherwise than if he stood there still. */
static void
test_lost (void)
{
  const char *const lost = "place wilder+1/1/xiv 0405!; place 1/1/xiv 1805!; eliminate wilder!";

  g_assert_cmpuint (
      difference_at (405, lost, "place 1/1/xiv 1805!; place wilder 1808!; eliminate wilder!"), >,
      SOMETHING);
  g_assert_cmpuint (
      difference_at (405, lost, "place wilder 0405!; place 1/1/xiv 1805!; eliminate 1/1/xiv!"), >,
      SOMETHING);
}

/* Whoever is ineffective is drawn so; in a stack only if all are. */
static void
test_inverted (void)
{
  const char *const alone = "place wilder 0405!; place 1/1/xiv 1805!; ";
  const char *const stack = "place wilder+1/1/xiv 0405!; place 2/1/xiv 1805!; ";
  g_autofree char *one = g_strconcat (alone, "status wilder ineffective!", NULL);
  g_autofree char *other = g_strconcat (alone, "status 1/1/xiv ineffective!", NULL);
  g_autofree char *half = g_strconcat (stack, "status 1/1/xiv ineffective!", NULL);
  g_autofree char *whole =
      g_strconcat (stack, "status 1/1/xiv ineffective!; status wilder ineffective!", NULL);
  g_autofree char *none =
      g_strconcat (stack, "status 2/1/xiv ineffective!; status 3/1/xiv ineffective!", NULL);
  g_autofree char *far = g_strconcat (stack, "status 2/1/xiv ineffective!", NULL);

  g_assert_cmpuint (difference_at (405, one, other), >, SOMETHING);
  g_assert_cmpuint (difference_at (405, half, far), <, SOMETHING);
  g_assert_cmpuint (difference_at (405, whole, none), >, SOMETHING);
}

/* Two who go together have one arrow: the same picture as if the other had been there before. */
static void
test_together (void)
{
  const char *const march = "place 2/1/xiv 1805!; move 2/1/xiv 1808!; ";
  g_autofree char *both =
      g_strconcat (march, "place wilder+1/1/xiv 0405!; move wilder+1/1/xiv 0408!", NULL);
  g_autofree char *one =
      g_strconcat (march, "place wilder 0405!; place 1/1/xiv 0408!; move wilder 0408!", NULL);
  g_autofree char *none = g_strconcat (march, "place wilder+1/1/xiv 0408!", NULL);

  g_assert_cmpuint (difference_at (406, both, none), >, SOMETHING);
  g_assert_cmpuint (difference_at (406, both, one), ==, 0);
}

/* ---- Colour ---- */

static guint8
channel (cairo_surface_t *surface, int x, int y, int which)
{
  gsize offset = (gsize) (y * cairo_image_surface_get_stride (surface) + 4 * x + which);

  return cairo_image_surface_get_data (surface)[offset];
}

/* How far the three parts of a pixel are from each other, where that is most. */
static int
most_colour (cairo_surface_t *surface)
{
  int most = 0;

  for (int y = 0; y < cairo_image_surface_get_height (surface); y++)
    for (int x = 0; x < cairo_image_surface_get_width (surface); x++)
      for (int which = 0; which < 3; which++)
        most =
            MAX (most, channel (surface, x, y, which) - channel (surface, x, y, (which + 1) % 3));
  return most;
}

/* In colour if asked for, and otherwise in none at all. */
static void
test_colour (void)
{
  static const AdjSheetKind kinds[] = { ADJ_SHEET_SUMMARY, ADJ_SHEET_MAP, ADJ_SHEET_COUNTERS };
  g_autoptr (AdjGame) game = fixture_game ();

  for (gsize i = 0; i < 2 * G_N_ELEMENTS (kinds); i++)
    {
      AdjSheetOptions options = paper_options ();
      g_autoptr (AdjSheet) sheet = NULL;
      cairo_surface_t *surface;

      options.colour = i % 2 == 1;
      sheet = paper_sheet (kinds[i / 2], game, &options);
      surface = paint (sheet);
      g_test_message ("%s: %d", adj_sheet_name (kinds[i / 2]), most_colour (surface));
      if (options.colour)
        g_assert_cmpint (most_colour (surface), >=, 40);
      else
        g_assert_cmpint (most_colour (surface), ==, 0);
      cairo_surface_destroy (surface);
    }
}

static double
brightness_at (cairo_surface_t *surface, double x, double y)
{
  return 0.11 * channel (surface, (int) x, (int) y, 0) +
         0.59 * channel (surface, (int) x, (int) y, 1) +
         0.3 * channel (surface, (int) x, (int) y, 2);
}

/* The mean of the four corners of a counter, which its figure leaves free. */
static double
brightness_of (const char *orders, AdjHexId id, gboolean colour)
{
  g_autoptr (AdjSheet) sheet = page_after (orders, colour);
  g_autoptr (GArray) words = reader_words (sheet);
  AdjPoint at = counter_at (words, id);
  double corner = CORNER * hex_size (words);
  cairo_surface_t *surface = paint (sheet);
  double sum = 0;

  for (int i = 0; i < 4; i++)
    sum += brightness_at (surface, at.x + (i % 2 == 0 ? corner : -corner),
                          at.y + (i / 2 == 0 ? corner : -corner));
  cairo_surface_destroy (surface);
  return sum / 4;
}

/* The sides are told apart by how dark they are, in colour too. */
static void
test_sides (void)
{
  for (int colour = 0; colour < 2; colour++)
    {
      double dark = brightness_of ("place 1/1/xiv 0405!", 405, colour == 1);
      double light = brightness_of ("place polk 0405!", 405, colour == 1);

      g_test_message ("%.0f and %.0f", dark, light);
      g_assert_cmpfloat (light - dark, >=, 60);
    }
}

/* As light as the paper is a counter that somebody sees from afar by its frame. */
static void
test_frame (void)
{
  g_autoptr (AdjSheet) sheet = page_after ("place polk 0405!", FALSE);
  g_autoptr (GArray) words = reader_words (sheet);
  AdjPoint at = counter_at (words, 405);
  double size = hex_size (words);
  cairo_surface_t *surface = paint (sheet);
  double darkest = 255;

  for (double x = EDGE - 0.15; x < EDGE + 0.15; x += 0.05)
    darkest = MIN (darkest, brightness_at (surface, at.x - x * size, at.y));
  cairo_surface_destroy (surface);
  g_test_message ("%.0f", darkest);
  g_assert_cmpfloat (darkest, <, 100);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/marks/arrows", test_arrows);
  g_test_add_func ("/sheets/marks/signs", test_signs);
  g_test_add_func ("/sheets/marks/lost", test_lost);
  g_test_add_func ("/sheets/marks/inverted", test_inverted);
  g_test_add_func ("/sheets/marks/together", test_together);
  g_test_add_func ("/sheets/marks/colour", test_colour);
  g_test_add_func ("/sheets/marks/sides", test_sides);
  g_test_add_func ("/sheets/marks/frame", test_frame);
  return g_test_run ();
}
