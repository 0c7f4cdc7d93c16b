/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch.h"
#include "staff/example.h"

static void
assert_example (Sketch *sketch, AdjEyes eyes, const char *expected)
{
  AdjView view = adj_view (sketch->book, sketch->table, eyes);
  AdjOrder order;
  g_autofree char *text = NULL;

  adj_field_read (&sketch->field, sketch->book, sketch->table);
  order = adj_example (&sketch->field, &view);
  text = adj_order_show (&view, &order);
  g_assert_cmpstr (text, ==, expected);
}

/* The first of the book that can march: not one that waits, and of two that can the one whose phase
 * it is. */
static void
test_first (void)
{
  g_autoptr (Sketch) sketch = sketch_new ("map flat 8x7 odd; turns 5 first union\n"
                                          "wait u1 union infantry 4 turn 2 entry 0101\n"
                                          "unit c1 confederate infantry 5 0303\n"
                                          "unit u2 union infantry 5 0505");

  assert_example (sketch, ADJ_EYES_ALL, "move u2 0405");
}

/* Of the others if of those nobody stands on the map, and what ends the phase if nobody does. */
static void
test_nobody (void)
{
  g_autoptr (Sketch) others = sketch_new ("map flat 8x7 odd; turns 5 first union\n"
                                          "unit c1 confederate infantry 5 0303");
  g_autoptr (Sketch) nobody = sketch_new ("map flat 8x7 odd; turns 5 first union\n"
                                          "wait u1 union infantry 4 turn 2 entry 0101");

  assert_example (others, ADJ_EYES_ALL, "move c1 0203");
  assert_example (nobody, ADJ_EYES_ALL, "next");
}

/* One that cannot leave its hex is no example. */
static void
test_enclosed (void)
{
  g_autoptr (Sketch) sketch = sketch_new ("map flat 8x7 odd; turns 5 first union\n"
                                          "unit u1 union infantry 4 0505\n"
                                          "unit c1 confederate infantry 5 0405\n"
                                          "unit u2 union infantry 5 0303");

  assert_example (sketch, ADJ_EYES_ALL, "move u2 0203");
}

/* While plots are written none of a march: its hex might be one that was plotted. */
static void
test_plotting (void)
{
  g_autoptr (Sketch) sketch = sketch_new ("map flat 8x7 odd; turns 5 first union\n"
                                          "unit u2 union infantry 5 0505");

  assert_example (sketch, ADJ_EYES_FIRST, "move u2 0405");
  sketch_option (sketch, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_phase (sketch, 1, "both-plot");
  assert_example (sketch, ADJ_EYES_FIRST, "next");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/example/first", test_first);
  g_test_add_func ("/staff/example/nobody", test_nobody);
  g_test_add_func ("/staff/example/enclosed", test_enclosed);
  g_test_add_func ("/staff/example/plotting", test_plotting);
  return g_test_run ();
}
