/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/counter.h"

#include "book/draft.h"
#include "tests/record/fixture.h"

/* Counters as the eyes may see them. */

static AdjCounter
counter_of (AdjGame *game, const char *unit, AdjEyes eyes)
{
  const AdjBook *book = adj_game_get_book (game);
  AdjView view = adj_view (book, adj_game_get_table (game), eyes);

  return adj_counter_of (&view, adj_scenario_unit (book->scenario, unit));
}

/* The owner sees what it is, and that the other does not; the other sees the back. */
static void
test_face_down (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjCounter own;
  AdjCounter other;

  fixture_play (game, "option limited-intelligence; flip smith down", ADJ_OK);
  own = counter_of (game, "smith", ADJ_EYES_SECOND);
  other = counter_of (game, "smith", ADJ_EYES_FIRST);
  g_assert_true (own.dog_eared && !own.face_down);
  g_assert_true (other.face_down && !other.dog_eared);
  g_assert_false (counter_of (game, "wright", ADJ_EYES_SECOND).dog_eared);
}

#define SIDE 80

static guint32
corner_of (const AdjCounter *counter)
{
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);
  const guint8 *row;
  guint32 colour;

  adj_counter_paint (cr, &adj_palette_light, counter, (AdjPoint){ SIDE / 2, SIDE / 2 }, SIDE);
  cairo_surface_flush (surface);
  row =
      cairo_image_surface_get_data (surface) + SIDE / 10 * cairo_image_surface_get_stride (surface);
  colour = ((const guint32 *) (gconstpointer) row)[SIDE - SIDE / 10] & 0xffffff;
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return colour;
}

static void
test_dog_ear (void)
{
  AdjCounter counter = { .colour = 0, .strength = 4, .name = "Smith" };

  g_assert_cmphex (corner_of (&counter), ==, adj_palette_light.counter[0]);
  counter.dog_eared = TRUE;
  g_assert_cmphex (corner_of (&counter), ==, adj_palette_light.counter_light[0]);
}

/* How many pixels of the card between two parts of its width are lettered on, at the height of the
 * strength. */
static int
count_ink (const AdjCounterFace *face, double from, double to)
{
  const AdjCounter counter = { .colour = 0, .strength = 4, .name = "Smith" };
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_RGB24, SIDE, SIDE);
  cairo_t *cr = cairo_create (surface);
  const guint32 *pixels;
  int n = 0;

  adj_counter_paint_face (cr, &adj_palette_light, &counter, face, (AdjPoint){ SIDE / 2, SIDE / 2 },
                          SIDE);
  cairo_surface_flush (surface);
  pixels = (gconstpointer) cairo_image_surface_get_data (surface);
  for (int y = SIDE * 11 / 20; y < SIDE * 16 / 20; y++)
    for (int x = (int) (from * SIDE); x < (int) (to * SIDE); x++)
      n += (pixels[y * SIDE + x] & 0xffffff) == adj_palette_light.counter_ink[0];
  cairo_destroy (cr);
  cairo_surface_destroy (surface);
  return n;
}

/* Under another counter the strength stands in what lies open; from far away it is larger. */
static void
test_faces (void)
{
  const AdjCounterFace whole = { .open = 1 };
  const AdjCounterFace covered = { .open = 0.35 };
  const AdjCounterFace figure = { .figure = TRUE, .open = 1 };

  g_assert_cmpint (count_ink (&whole, 0.4, 0.6), >, 20);
  g_assert_cmpint (count_ink (&covered, 0.36, 0.95), ==, 0);
  g_assert_cmpint (count_ink (&covered, 0.05, 0.34), >, 20);
  g_assert_cmpint (count_ink (&figure, 0.1, 0.9), >, 2 * count_ink (&whole, 0.1, 0.9));
}

/* Of a unit that is read off its counter nobody knows the strength before he has typed it. */
static void
test_printed (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  const AdjScenario *scenario = adj_game_get_book (game)->scenario;
  g_autoptr (AdjDraft) draft = adj_draft_new (scenario);
  guint smith = (guint) adj_scenario_unit (scenario, "smith");
  AdjCounter counter = adj_counter_printed (scenario, smith);

  g_assert_cmpint (counter.strength, ==, scenario->units[smith].strength);
  g_assert_cmpint (counter.colour, ==, scenario->sides[scenario->units[smith].side].colour);
  g_assert_cmpstr (counter.name, ==, scenario->units[smith].name);
  g_assert_true (adj_draft_add_unit (draft, "Wofford", 1, 0));
  counter = adj_counter_printed (adj_draft_get_scenario (draft), scenario->n_units);
  g_assert_cmpstr (counter.name, ==, "Wofford");
  g_assert_cmpint (counter.strength, ==, ADJ_STRENGTH_UNKNOWN);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/counter/Y 11.5/+ face down", test_face_down);
  g_test_add_func ("/sheets/counter/Y 11.5/+ dog ear", test_dog_ear);
  g_test_add_func ("/sheets/counter/faces", test_faces);
  g_test_add_func ("/sheets/counter/printed", test_printed);
  return g_test_run ();
}
