/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch-show.h"

/* Free deployment (Y 14.0): before the first move any unit on any of its side's set-up hexes. */

#define CAMPS                                                                                      \
  "map flat 6x5; unit u1 union infantry 5 0101; unit u2 union infantry 4 0101;"                    \
  "unit u3 union infantry 3 0103; unit x1 confederate infantry 5 0601;"                            \
  "unit x2 confederate infantry 4 0603; wait u4 union infantry 3 turn 2 entry 0101"

static Sketch *
freely (const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_option (s, ADJ_OPTION_FREE_DEPLOYMENT, 1);
  return s;
}

static void
test_other_hexes (void)
{
  g_autoptr (Sketch) s = freely (CAMPS);

  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_do (s, "place u1 0103"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "place u3 0101"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "place x1 0603"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "[set-up 0601 Y 14.0 may-be-empty]");
  g_assert_cmpstr (sketch_do (s, "move u1 0103 0203"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, ""); /* the set-up is over */
}

static void
test_unlisted_hexes (void)
{
  g_autoptr (Sketch) s = freely (CAMPS);

  g_assert_cmpstr (sketch_do (s, "place u1 0202"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "place x1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "place x2 0103"), ==, "impossible: enemy-in-hex");
  g_assert_cmpstr (sketch_do (s, "place u4 0103"), ==, "ok"); /* not set up at all */
  g_assert_cmpstr (sketch_duties (s), ==,
                   "set-up u1 Y 14.0; set-up x1 Y 14.0; [set-up 0601 Y 14.0 may-be-empty]; "
                   "set-up u4 Y 14.0");
  g_assert_cmpstr (sketch_judge (s, "next"), ==,
                   "Y 14.0 wrong-set-up; Y 14.0 wrong-set-up; Y 14.0 wrong-set-up");
  g_assert_cmpstr (sketch_do (s, "move u3 0103 0203"), ==,
                   "Y 14.0 wrong-set-up; Y 14.0 wrong-set-up; Y 14.0 wrong-set-up");
  g_assert_cmpstr (sketch_judge (s, "move u2 0101 0201"), ==, "ok");
}

/* A hex of the enemy's set-up is none of one's own. */
static void
test_enemy_hexes (void)
{
  g_autoptr (Sketch) s = freely (CAMPS);

  g_assert_cmpstr (sketch_do (s, "place x1 0603"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "place u1 0601"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "set-up u1 Y 14.0");
}

static void
test_stacking_limit (void)
{
  g_autoptr (Sketch) s = freely (CAMPS);

  g_assert_cmpstr (sketch_do (s, "place u3 0101"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "limit u1 BG 5.32; [set-up 0103 Y 14.0 may-be-empty]");
}

static void
test_not_without_it (void)
{
  g_autoptr (Sketch) s = sketch_new (CAMPS);

  g_assert_cmpstr (sketch_do (s, "place u1 0202"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_judge (s, "move u3 0103 0203"), ==, "ok");
}

/* Where nobody knows the set-up, no hex is wrong. */
static void
test_unknown_set_up (void)
{
  g_autoptr (Sketch) s = freely ("map flat 6x5; unit u1 union infantry 5 0101;"
                                 "wait x1 confederate infantry 5 turn 2 entry 0601");

  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_do (s, "place u1 0103"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "set-up u1 Y 14.0; [set-up 0101 Y 14.0 may-be-empty]");
  sketch_do (s, "place u1 0101");
  sketch_do (s, "dummies confederate 1");
  g_assert_cmpstr (sketch_duties (s), ==, "");
  sketch_do (s, "place dummy-1 0505");
  g_assert_cmpstr (sketch_duties (s), ==, "");
  sketch_do (s, "place dummy-1");
  sketch_do (s, "dummies union 1");
  sketch_do (s, "place dummy-2 0103");
  g_assert_cmpstr (sketch_duties (s), ==, "set-up dummy-2 Y 14.0");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y 14.0/+ any of the side's hexes", test_other_hexes);
  g_test_add_func ("/rules/Y 14.0/- unlisted hexes", test_unlisted_hexes);
  g_test_add_func ("/rules/Y 14.0/- the enemy's hexes", test_enemy_hexes);
  g_test_add_func ("/rules/Y 14.0/- the stacking limit", test_stacking_limit);
  g_test_add_func ("/rules/Y 14.0/- not without it", test_not_without_it);
  g_test_add_func ("/rules/Y 14.0/+ a side without a set-up", test_unknown_set_up);
  return g_test_run ();
}
