/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch.h"
#include "staff/no-reach.h"

#define LAYOUT                                                                                     \
  "map flat 8x7 odd\n"                                                                             \
  "unit u1 union infantry 5 0303; unit u2 union infantry 4 0303; turns 5 first union"

static char *
tell (Sketch *sketch, const char *a, const char *b)
{
  AdjView view = adj_view (sketch->book, sketch->table, ADJ_EYES_ALL);
  AdjPicks picks = { 0 };

  adj_picks_toggle_unit (&picks, sketch_unit (sketch, a));
  if (b != NULL)
    adj_picks_toggle_unit (&picks, sketch_unit (sketch, b));
  adj_field_read (&sketch->field, sketch->book, sketch->table);
  return adj_no_reach_tell (&view, &sketch->field, &picks);
}

static void
assert_told (Sketch *sketch, const char *a, const char *b, const char *expected)
{
  g_autofree char *told = tell (sketch, a, b);

  g_assert_cmpstr (told, ==, expected);
}

/* Of those picked together the one who does not move is named. */
static void
test_moved (void)
{
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);

  assert_told (sketch, "u1", "u2", NULL);
  sketch_set (sketch, "u2", ADJ_FACT_MOVED);
  assert_told (sketch, "u1", NULL, NULL);
  assert_told (sketch, "u1", "u2",
               "u2 has moved in this phase and goes nowhere any more (BG 5.11)");
}

static void
test_out_of_command (void)
{
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);
  int unit = sketch_unit (sketch, "u1");

  sketch->table->units[unit].control = ADJ_CONTROL_LOST;
  assert_told (sketch, "u1", NULL, "u1 is out of command and moves by the dice alone (Y 5.52)");
  sketch->table->units[unit].control = ADJ_CONTROL_HELD;
  assert_told (sketch, "u1", NULL, "u1 is out of command and may not move (Y 5.58b)");
}

/* Nobody moves in a Combat Phase, and there nothing is said of it. */
static void
test_combat (void)
{
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);

  sketch_set (sketch, "u1", ADJ_FACT_MOVED);
  sketch_phase (sketch, 1, "first-combat");
  assert_told (sketch, "u1", NULL, NULL);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/no-reach/BG 5.11/moved", test_moved);
  g_test_add_func ("/staff/no-reach/Y 5.52/out-of-command", test_out_of_command);
  g_test_add_func ("/staff/no-reach/combat", test_combat);
  return g_test_run ();
}
