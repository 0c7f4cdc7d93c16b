/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch-show.h"

/* Tight stacking (Y 5.31, 5.32). Flat maps, even columns half a hex lower: 0303 has the neighbours
 * 0302 n, 0402 ne, 0403 se, 0304 s, 0203 sw, 0202 nw. */

static Sketch *
tight (const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_option (s, ADJ_OPTION_TIGHT_STACKING, 1);
  return s;
}

/* ---- Y 5.31 ---- */

static void
test_joining_costs (void)
{
  g_autoptr (Sketch) s = tight ("map flat 1x8; unit u1 union infantry 5 0101;"
                                "unit u2 union infantry 4 0103");

  g_assert_cmpint (sketch_cost (s, "u1", 102), ==, 1);
  g_assert_cmpint (sketch_cost (s, "u1", 103), ==, 3); /* 1 + 1 + 1 */
  g_assert_cmpint (sketch_cost (s, "u1", 106), ==, 6);
  g_assert_cmpint (sketch_cost (s, "u1", 107), ==, -1);
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102 0103 0104 0105 0106 0107"), ==,
                   "Y 5.31 too-far");
  g_assert_cmpstr (sketch_do (s, "move u1 0101 0102 0103 0104 0105 0106"), ==, "ok");
  g_assert_cmpint (s->table->units[0].spent, ==, 6 * ADJ_MP);
}

static void
test_joining_is_free_without (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 1x8; unit u1 union infantry 5 0101;"
                                     "unit u2 union infantry 4 0103");

  g_assert_cmpint (sketch_cost (s, "u1", 103), ==, 2);
  g_assert_cmpint (sketch_cost (s, "u1", 107), ==, 6);
}

/* Its own hex holds no friend: who comes back to it, or leaves a stack, pays nothing more. */
static void
test_own_hex (void)
{
  g_autoptr (Sketch) s = tight ("map flat 3x3; unit u1 union infantry 5 0102");

  g_assert_cmpstr (sketch_do (s, "move u1 0102 0101 0102"), ==, "ok");
  g_assert_cmpint (s->table->units[0].spent, ==, 2 * ADJ_MP);
}

/* Of two that march together the second finds the first one there. */
static void
test_marching_together (void)
{
  g_autoptr (Sketch) s = tight ("map flat 1x6; unit u1 union infantry 5 0101;"
                                "unit u2 union infantry 4 0101");

  g_assert_cmpstr (sketch_do (s, "move u1 u2 0101 0102 0103"), ==, "ok");
  g_assert_cmpint (s->table->units[0].spent, ==, 2 * ADJ_MP);
  g_assert_cmpint (s->table->units[1].spent, ==, 3 * ADJ_MP);
}

static void
test_one_in_forest_bars (void)
{
  static const char *const grounds[] = { "forest", "forest-rough", "town" };

  for (guint i = 0; i < G_N_ELEMENTS (grounds); i++)
    {
      g_autofree char *layout =
          g_strdup_printf ("map flat 1x5; %s 0102; road 0101 0102 0103;"
                           "unit u1 union infantry 5 0101; unit u2 union infantry 4 0102",
                           grounds[i]);
      g_autoptr (Sketch) s = tight (layout);

      g_assert_cmpstr (sketch_reach (s, "u1"), ==, "");
      g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102 0103"), ==, "Y 5.31 crowded");
    }
}

static void
test_one_elsewhere_does_not (void)
{
  g_autoptr (Sketch) s = tight ("map flat 1x5; rough 0102; road 0101 0102 0103;"
                                "unit u1 union infantry 5 0101; unit u2 union infantry 4 0102");

  g_assert_cmpint (sketch_cost (s, "u1", 103), ==, 3);
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102 0103"), ==, "ok");
}

static void
test_two_elsewhere_bar (void)
{
  g_autoptr (Sketch) s = tight ("map flat 1x5; unit u1 union infantry 5 0101;"
                                "unit u2 union infantry 4 0102; unit u3 union infantry 4 0102");

  g_assert_cmpstr (sketch_reach (s, "u1"), ==, "");
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102 0103"), ==, "Y 5.31 crowded");
}

static void
test_two_bar_nobody_without (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 1x5; unit u1 union infantry 5 0101;"
                  "unit u2 union infantry 4 0102; unit u3 union infantry 4 0102");

  g_assert_cmpint (sketch_cost (s, "u1", 103), ==, 2);
  g_assert_cmpstr (sketch_judge (s, "move u1 0101 0102 0103"), ==, "ok");
}

/* An arrival pays for a friend in the entry hex, and cannot pass a full one. */
static void
test_arrivals (void)
{
  g_autoptr (Sketch) s = tight ("map flat 5x3; turns 5; unit u1 union infantry 5 0101;"
                                "wait u2 union infantry 4 turn 1 entry 0101;"
                                "wait u3 union infantry 4 turn 1 entry 0101");

  g_assert_cmpstr (sketch_do (s, "enter u2 0101 0102"), ==, "ok"); /* 1 + 1 and 1 */
  g_assert_cmpint (s->table->units[1].spent, ==, 3 * ADJ_MP);
  g_assert_cmpstr (sketch_do (s, "enter u3 0101 0201"), ==, "ok"); /* 2 + 1 and 1 */
  g_assert_cmpint (s->table->units[2].spent, ==, 4 * ADJ_MP);
}

static void
test_arrivals_at_a_full_hex (void)
{
  g_autoptr (Sketch) s = tight ("map flat 5x3; turns 5; forest 0101; unit u1 union infantry 5 0101;"
                                "wait u2 union infantry 4 turn 1 entry 0101");

  g_assert_cmpstr (sketch_judge (s, "enter u2 0101 0102"), ==, "Y 5.31 crowded");
}

/* ---- Y 5.32 ---- */

static void
test_one_may_stay (void)
{
  g_autoptr (Sketch) s = tight ("map flat 3x3; forest 0102; unit u1 union infantry 5 0101;"
                                "unit u2 union infantry 4 0103");

  g_assert_cmpstr (sketch_do (s, "move u1 0101 0102"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_do (s, "move u2 0103 0102"), ==, "Y 5.31 crowded");
  g_assert_cmpstr (sketch_duties (s), ==, "limit u1 Y 5.32");
  g_assert_cmpstr (sketch_judge (s, "next"), ==, "Y 5.32 over-limit");
}

static void
test_two_may_stay_elsewhere (void)
{
  g_autoptr (Sketch) s = tight ("map flat 3x3; rough 0102; unit u1 union infantry 5 0101;"
                                "unit u2 union infantry 4 0102; unit u3 union infantry 4 0103");

  g_assert_cmpstr (sketch_do (s, "move u1 0101 0102"), ==, "ok");
  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_do (s, "move u3 0103 0102"), ==, "Y 5.31 crowded");
  g_assert_cmpstr (sketch_duties (s), ==, "limit u1 BG 5.32");
}

static void
test_set_up_stack (void)
{
  g_autoptr (Sketch) s = tight ("map flat 3x4; forest 0102; unit u1 union infantry 5 0102;"
                                "unit u2 union infantry 4 0102; unit u3 union infantry 4 0104");

  g_assert_cmpstr (sketch_duties (s), ==, "");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (sketch_do (s, "move u1 0102 0101"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "next"), ==, "ok");
  sketch_phase (s, 3, "first-movement");
  g_assert_cmpstr (sketch_do (s, "move u1 0101 0102"), ==, "Y 5.31 crowded");
  g_assert_cmpstr (sketch_duties (s), ==, "limit u1 Y 5.32");
}

/* A unit that arrived is no part of the set-up. */
static void
test_arrival_is_not_set_up (void)
{
  g_autoptr (Sketch) s = tight ("map flat 3x4; forest 0102; unit u1 union infantry 5 0102;"
                                "wait u2 union infantry 4 turn 1 entry 0102");

  g_assert_cmpstr (sketch_do (s, "enter u2 0102"), ==, "BG 15.1 stacked-entry; Y 5.31 crowded");
  g_assert_cmpstr (sketch_duties (s), ==, "limit u1 Y 5.32");
}

/* Ruling: it holds for retreats too. 0303 is attacked from 0304; of the hexes behind, 0302 is
 * forest with a friend in it and all others are closed. */
#define BEHIND                                                                                     \
  "map flat 5x5; forest 0302; river 0203 0202 0402 0403; unit x1 confederate infantry 2 0303;"     \
  "unit x2 confederate infantry 2 0302; unit u1 union infantry 9 0304"

static void
test_retreat_displaces (void)
{
  g_autoptr (Sketch) s = tight (BEHIND);

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_retreats (s, "x1"), ==, "displacing 0302");
  g_assert_cmpstr (sketch_do (s, "attack 0303 from u1"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "roll 2 Dr"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "retreat x1 0302"), ==, "ok");
  g_assert_cmpstr (sketch_debts (s), ==, "displace 0302 for x1");
  g_assert_cmpstr (sketch_displacements (s), ==, "x2 0301 0401 0201");
}

static void
test_retreat_joins_without (void)
{
  g_autoptr (Sketch) s = sketch_new (BEHIND);

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_retreats (s, "x1"), ==, "0302");
}

/* Two that were set up in a forest leave no room that displacing one of them could make. */
static void
test_retreat_to_a_set_up_stack (void)
{
  g_autoptr (Sketch) s = tight (BEHIND "; unit x3 confederate infantry 2 0302");

  sketch_phase (s, 1, "first-combat");
  g_assert_cmpstr (sketch_retreats (s, "x1"), ==, "");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y 5.31/+ joining costs a point", test_joining_costs);
  g_test_add_func ("/rules/Y 5.31/- joining is free without it", test_joining_is_free_without);
  g_test_add_func ("/rules/Y 5.31/- the own hex costs nothing more", test_own_hex);
  g_test_add_func ("/rules/Y 5.31/+ two march together", test_marching_together);
  g_test_add_func ("/rules/Y 5.31/+ one in a forest bars the way", test_one_in_forest_bars);
  g_test_add_func ("/rules/Y 5.31/- one elsewhere does not", test_one_elsewhere_does_not);
  g_test_add_func ("/rules/Y 5.31/+ two elsewhere bar it", test_two_elsewhere_bar);
  g_test_add_func ("/rules/Y 5.31/- two bar nobody without it", test_two_bar_nobody_without);
  g_test_add_func ("/rules/Y 5.31/+ arrivals", test_arrivals);
  g_test_add_func ("/rules/Y 5.31/+ arrivals at a full hex", test_arrivals_at_a_full_hex);
  g_test_add_func ("/rules/Y 5.32/+ one may stay in a forest", test_one_may_stay);
  g_test_add_func ("/rules/Y 5.32/- two may stay elsewhere", test_two_may_stay_elsewhere);
  g_test_add_func ("/rules/Y 5.32/- a set-up stack stays", test_set_up_stack);
  g_test_add_func ("/rules/Y 5.32/+ an arrival is not set up", test_arrival_is_not_set_up);
  g_test_add_func ("/rules/Y 5.32/+ a retreat displaces", test_retreat_displaces);
  g_test_add_func ("/rules/Y 5.32/- a retreat joins without it", test_retreat_joins_without);
  g_test_add_func ("/rules/Y 5.32/+ no room with a set-up stack", test_retreat_to_a_set_up_stack);
  return g_test_run ();
}
