/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch-show.h"

/* The sketches themselves: what a layout says is what lies on the table. */

static void
test_layout (void)
{
  g_autoptr (Sketch) s = sketch_new ("map pointy 6x5 odd rough; forest 0303; road 0101 0201 0301\n"
                                     "side 0201 0101 creek bridge; unit u1 union infantry 5 0101\n"
                                     "wait x1 confederate artillery ? turn 2 entry 0605 0604\n"
                                     "turns 4 night 3 first confederate; exit 0101");
  const AdjScenario *scenario = s->book->scenario;
  AdjHex hex = sketch_hex (s, 101);
  int d = adj_book_direction (s->book, hex, sketch_hex (s, 201));

  g_assert_cmpuint (s->book->n_hexes, ==, 30);
  g_assert_cmpint (scenario->map.grid.orientation, ==, ADJ_ORIENTATION_POINTY);
  g_assert_cmpint (scenario->map.grid.stagger, ==, ADJ_STAGGER_ODD);
  g_assert_cmpstr (adj_book_terrain (s->book, sketch_hex (s, 303))->id, ==, "forest");
  g_assert_cmpstr (adj_book_terrain (s->book, sketch_hex (s, 304))->id, ==, "rough");
  g_assert_cmpint (adj_book_cost (s->book, adj_ruleset_arm (s->book->ruleset, "infantry"), hex, d),
                   ==, ADJ_MP);
  g_assert_cmpuint (scenario->n_turns, ==, 4);
  g_assert_true (scenario->turns[2].night);
  g_assert_cmpint (scenario->first_player, ==, 1);
  g_assert_cmpuint (scenario->exits->len, ==, 1);
  g_assert_cmpint (scenario->units[1].turn, ==, 2);
  g_assert_cmpint (scenario->units[1].strength, ==, ADJ_UNKNOWN_STRENGTH);
  g_assert_cmpuint (scenario->units[1].n_entries, ==, 2);
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0101");
  g_assert_cmpstr (sketch_where (s, "x1"), ==, "waiting");
}

static void
test_orders (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 6x5; unit u1 union infantry 5 0102");

  g_assert_cmpstr (sketch_judge (s, "move u1 0102 0103"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0102");
  g_assert_cmpstr (sketch_do (s, "move u1 0102 0103"), ==, "ok");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0103");
  g_assert_true (sketch_has (s, "u1", ADJ_FACT_MOVED));
  g_assert_cmpstr (sketch_do (s, "move u1 0103 0105"), ==, "impossible: not-adjacent");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0103");
  g_assert_cmpstr (sketch_judge (s, "move u1 0103 0104"), ==, "BG 5.11 moved-already");
  sketch_phase (s, 2, "second-combat");
  g_assert_cmpint (s->table->turn, ==, 2);
  g_assert_true (adj_table_is_phasing (s->table, 1));
  g_assert_false (adj_table_is_phasing (s->table, 0));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/sketch/layout", test_layout);
  g_test_add_func ("/rules/sketch/orders", test_orders);
  return g_test_run ();
}
