/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sheets/chance.h"

#include "book/library.h"
#include "sheets/graph.h"

/* Sums of dice, against counting every case on the fingers, and the graph that shows them. */

static AdjRuleset *
load (void)
{
  g_autofree char *path = adj_library_find_ruleset ("blue-and-gray");
  g_autoptr (AdjProblems) problems = adj_problems_new (path);

  return adj_ruleset_load (path, problems);
}

static void
test_worth (void)
{
  g_assert_cmpint (adj_result_worth (ADJ_RESULT_AE), ==, -2);
  g_assert_cmpint (adj_result_worth (ADJ_RESULT_EX), ==, 0);
  g_assert_cmpint (adj_result_worth (ADJ_RESULT_DE), ==, 2);
}

/* 1-1 is Dr Dr Dr Ar Ar Ar; 6-1 is De De De Dr Dr Ex. */
static void
test_expectation (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();

  g_assert_cmpfloat_with_epsilon (
      adj_column_expectation (ruleset, adj_ruleset_column (ruleset, 1, 1)), 0, 1e-12);
  g_assert_cmpfloat_with_epsilon (
      adj_column_expectation (ruleset, adj_ruleset_column (ruleset, 6, 1)), 8 / 6.0, 1e-12);
}

/* Three throws of three columns, one of them against: all 216 cases. */
static void
test_spread (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();
  g_autoptr (AdjSpread) spread = adj_spread_new ();
  const int columns[] = { adj_ruleset_column (ruleset, 3, 1), adj_ruleset_column (ruleset, 1, 2),
                          adj_ruleset_column (ruleset, 5, 1) };
  const int signs[] = { 1, -1, 1 };
  int counts[13] = { 0 };
  int below = 0;

  for (int i = 0; i < 3; i++)
    adj_spread_add_column (spread, ruleset, columns[i], signs[i]);
  for (int throw = 0; throw < 216; throw ++)
    {
      const int dice[] = { throw % 6, throw / 6 % 6, throw / 36 };
      int sum = 0;

      for (int i = 0; i < 3; i++)
        sum += signs[i] * adj_result_worth ((int) ruleset->columns[columns[i]].results[dice[i]]);
      counts[sum + 6]++;
    }
  for (int sum = -6; sum <= 6; sum++)
    {
      below += counts[sum + 6];
      g_assert_cmpfloat_with_epsilon (adj_spread_at_most (spread, sum), below / 216.0, 1e-12);
      g_assert_cmpfloat_with_epsilon (adj_spread_at_least (spread, sum + 1), 1 - below / 216.0,
                                      1e-12);
    }
}

static void
test_mean (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();
  g_autoptr (AdjSpread) spread = adj_spread_new ();
  double mean = 0;

  for (int column = 0; column < (int) ruleset->n_columns; column++)
    {
      adj_spread_add_column (spread, ruleset, column, 1);
      mean += adj_column_expectation (ruleset, column);
    }
  g_assert_cmpfloat_with_epsilon (adj_spread_mean (spread), mean, 1e-9);
}

/* Beyond either end lies less than a fortieth, and one step further in lies more. */
static void
test_middle (void)
{
  g_autoptr (AdjRuleset) ruleset = load ();
  g_autoptr (AdjSpread) spread = adj_spread_new ();
  int low;
  int high;

  for (int i = 0; i < 40; i++)
    adj_spread_add_column (spread, ruleset, i % (int) ruleset->n_columns, 1);
  adj_spread_middle (spread, &low, &high);
  g_assert_cmpfloat (adj_spread_at_most (spread, low - 1), <, 0.025);
  g_assert_cmpfloat (adj_spread_at_most (spread, low), >=, 0.025);
  g_assert_cmpfloat (adj_spread_at_least (spread, high + 1), <, 0.025);
  g_assert_cmpfloat (adj_spread_at_least (spread, high), >=, 0.025);
}

/* How much ink there is between the first line of a title and the plot. */
static guint
ink_below_title (const char *title)
{
  AdjArea area = { 200, 150, 15 };
  AdjGraph *graph = adj_graph_new (title, 1, NULL, NULL);
  cairo_surface_t *surface = cairo_image_surface_create (CAIRO_FORMAT_A8, 200, 150);
  cairo_t *cr = cairo_create (surface);
  const guchar *pixels;
  guint n = 0;

  adj_graph_paint (cr, &area, graph);
  cairo_destroy (cr);
  cairo_surface_flush (surface);
  pixels = cairo_image_surface_get_data (surface);
  g_assert_nonnull (pixels);
  for (int y = 19; y < 28; y++)
    for (int x = 50; x < 180; x++)
      n += pixels[y * cairo_image_surface_get_stride (surface) + x] > 128;
  cairo_surface_destroy (surface);
  adj_graph_free (graph);
  return n;
}

/* A long one takes two lines: its letters are not pressed together. */
static void
test_long_title (void)
{
  g_assert_cmpuint (ink_below_title ("Sum"), ==, 0);
  g_assert_cmpuint (ink_below_title ("The running sum for the Union"), >, 50);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/chance/long title", test_long_title);
  g_test_add_func ("/sheets/chance/worth", test_worth);
  g_test_add_func ("/sheets/chance/expectation", test_expectation);
  g_test_add_func ("/sheets/chance/spread", test_spread);
  g_test_add_func ("/sheets/chance/mean", test_mean);
  g_test_add_func ("/sheets/chance/middle", test_middle);
  return g_test_run ();
}
