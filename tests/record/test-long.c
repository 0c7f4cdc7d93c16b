/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "fixture.h"

/* A long game is taken back and looked back at from tables that are kept on the way: each of its
 * points is what playing from the beginning comes to. */

#define ORDERS 2600

static const char *const units[] = { "wilder", "1/1/xiv", "2/1/xiv", "3/1/xiv" };

/* Mostly orders that do something, a phase now and then, and rows waived. */
static void
play_one (AdjGame *game, guint i)
{
  g_autofree char *place = g_strdup_printf ("place %s %u", units[i % 4], 1021 + i % 5);

  if (i % 900 == 899)
    fixture_play (game, "next!", ADJ_OK);
  else if (i % 100 == 50)
    fixture_play (game, i % 200 == 50 ? "waive BG 5.13" : "mirror losses", ADJ_OK);
  else if (i % 100 == 77)
    fixture_play (game, "mirror full", ADJ_OK);
  else
    fixture_play (game, place, ADJ_OK);
}

typedef struct
{
  AdjTable *table;
  AdjMirror mirror;
  gboolean waived;
} Point;

static Point
point_of (AdjGame *game)
{
  return (Point){
    .table = adj_table_copy (adj_game_get_table (game)),
    .mirror = adj_game_get_mirror (game),
    .waived = adj_game_is_waived (game, "BG 5.13"),
  };
}

static void
assert_at (AdjGame *game, const Point *point)
{
  g_assert_true (adj_table_equal (adj_game_get_table (game), point->table));
  g_assert_cmpint (adj_game_get_mirror (game), ==, point->mirror);
  g_assert_cmpint (adj_game_is_waived (game, "BG 5.13"), ==, point->waived);
}

#define OTHERS 70

/* Where the line is played on in another way nothing is left of what was kept there. */
static void
test_other_end (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  AdjTable *tables[OTHERS];
  guint n_steps;

  for (guint i = 0; i < 200; i++)
    play_one (game, i);
  for (int i = 0; i < 100; i++)
    g_assert_true (adj_game_undo (game));
  n_steps = adj_game_get_play (game)->steps->len;
  for (int i = 0; i < OTHERS; i++)
    {
      fixture_play (game, i % 2 == 0 ? "place wilder 1019" : "place wilder 1020", ADJ_OK);
      tables[i] = adj_table_copy (adj_game_get_table (game));
    }
  for (guint i = 0; i < OTHERS; i++)
    {
      g_autoptr (AdjTable) then = adj_game_table_after (game, n_steps + i + 1);

      g_assert_true (adj_table_equal (then, tables[i]));
      adj_table_free (tables[i]);
    }
}

static void
test_every_point (void)
{
  g_autoptr (AdjGame) game = fixture_game ();
  g_autofree Point *points = g_new (Point, ORDERS + 1);

  points[0] = point_of (game);
  for (guint i = 0; i < ORDERS; i++)
    {
      play_one (game, i);
      points[i + 1] = point_of (game);
    }
  for (guint i = 0; i <= ORDERS; i += 13)
    {
      g_autoptr (AdjTable) then = adj_game_table_after (game, i);

      g_assert_true (adj_table_equal (then, points[i].table));
    }
  for (guint i = ORDERS; i > 0; i--)
    {
      g_assert_true (adj_game_undo (game));
      assert_at (game, &points[i - 1]);
    }
  for (guint i = 0; i < ORDERS; i++)
    {
      g_assert_true (adj_game_redo (game));
      if (i % 7 == 0)
        assert_at (game, &points[i + 1]);
    }
  for (guint i = 0; i <= ORDERS; i++)
    adj_table_free (points[i].table);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/record/long/every point", test_every_point);
  g_test_add_func ("/record/long/other end", test_other_end);
  return g_test_run ();
}
