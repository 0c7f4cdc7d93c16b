/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "book/library.h"
#include "paper.h"
#include "sheets/course.h"

static AdjGame *
play (const char *const *lines, guint n_lines)
{
  g_autofree char *scenario = adj_library_find_scenario ("chickamauga");
  g_autoptr (AdjLoaded) loaded = adj_library_load (scenario);
  AdjGame *game = adj_game_new (loaded->book, 1);

  for (guint i = 0; i < n_lines; i++)
    {
      g_autoptr (GPtrArray) outcomes = adj_game_submit (game, lines[i], TRUE);

      g_assert_cmpuint (outcomes->len, >, 0);
    }
  return game;
}

static gboolean
is_same (const AdjCourseTurn *a, const AdjCourseTurn *b)
{
  gboolean same = a->turn == b->turn;

  for (int side = 0; side < ADJ_SIDES; side++)
    same = same && a->sides[side].on_map.points == b->sides[side].on_map.points &&
           a->sides[side].on_map.n_unseen == b->sides[side].on_map.n_unseen &&
           a->sides[side].lost.points == b->sides[side].lost.points &&
           a->points[side].points == b->points[side].points &&
           a->points[side].n_unseen == b->points[side].n_unseen;
  return same;
}

/* Read from where each turn ended it is what the chronicle has that reads every order. */
static void
assert_as_told (AdjGame *game, AdjEyes eyes)
{
  g_autoptr (AdjChronicle) chronicle = adj_chronicle_new (game, eyes, 1, 0);
  g_autoptr (GArray) course = adj_course_read (game, eyes, G_MAXINT);
  g_autoptr (GArray) first = adj_course_read (game, eyes, 1);
  AdjView view = adj_view (adj_game_get_book (game), adj_game_get_table (game), eyes);

  g_assert_cmpuint (course->len, ==, chronicle->turns->len);
  for (guint i = 0; i < course->len; i++)
    {
      AdjCourseTurn told = adj_course_turn (&view, g_ptr_array_index (chronicle->turns, i));

      g_assert_true (is_same (&g_array_index (course, AdjCourseTurn, i), &told));
    }
  g_assert_cmpuint (first->len, ==, 1);
  g_assert_true (is_same (&g_array_index (first, AdjCourseTurn, 0),
                          &g_array_index (course, AdjCourseTurn, 0)));
}

static void
test_as_told (void)
{
  static const char *const lines[] = {
    "move 3/1/xiv 1619",
    "next",
    "attack 1620 1720 from 3/1/xiv die 4",
    "retreat 3/1/xiv 1618",
    "next!",
    "next!",
    "eliminate smith",
    "next!",
    "score confederate 7 agreed",
    "next!",
    "next!",
    "next!",
    "next!",
    "flip wilder down",
    "next!",
    "eliminate 1/1/xiv",
    "next!",
    "next!",
    "next!",
    "undo",
    "correct 1 move 3/1/xiv 1418",
    "next!",
    "note the end",
    "next!",
    "next!",
    "next!",
    "next!",
    "next!",
    "next!",
  };

  for (guint n = 0; n <= G_N_ELEMENTS (lines); n++)
    {
      g_autoptr (AdjGame) game = play (lines, n);

      assert_as_told (game, ADJ_EYES_ALL);
      assert_as_told (game, ADJ_EYES_FIRST);
      if (n == G_N_ELEMENTS (lines))
        g_assert_cmpint (adj_game_get_table (game)->turn, >=, 4);
    }
}

static void
test_whole (void)
{
  assert_as_told (paper_long_game (), ADJ_EYES_ALL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/sheets/course/as told", test_as_told);
  g_test_add_func ("/sheets/course/as told of a whole game", test_whole);
  return g_test_run ();
}
