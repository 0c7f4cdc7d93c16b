/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch.h"
#include "staff/board-hints.h"
#include "staff/starts.h"

/* Where units set out from: the one list behind what the board shows, where counters are let go,
 * and what adjutant-cli prints. u4 is still to come, by either end of a column of hexes. */

#define LAYOUT                                                                                     \
  "map flat 8x7 odd\n"                                                                             \
  "unit u1 union infantry 5 0303\n"                                                                \
  "wait u4 union infantry 4 turn 1 entry 0101 0107\n"                                              \
  "unit c1 confederate infantry 2 0804\n"                                                          \
  "turns 5 first union"

static Sketch *
in_movement (const char *layout)
{
  Sketch *s = sketch_new (layout);

  sketch_phase (s, 1, "first-movement");
  adj_field_read (&s->field, s->book, s->table);
  return s;
}

static void
test_on_the_map (void)
{
  g_autoptr (Sketch) s = in_movement (LAYOUT);
  AdjStart starts[ADJ_MAX_WAYS_IN];

  g_assert_cmpuint (adj_starts_find (&s->field, sketch_unit (s, "u1"), starts), ==, 1);
  g_assert_cmpuint (starts[0].hex, ==, sketch_hex (s, 303));
  g_assert_false (starts[0].enters);
  g_assert_cmpint (starts[0].paid, ==, 0);
  sketch_set (s, "u1", ADJ_FACT_MOVED);
  g_assert_cmpuint (adj_starts_find (&s->field, sketch_unit (s, "u1"), starts), ==, 0);
}

/* BG 15.0: the place in the column is paid before the first step. */
static void
test_to_come (void)
{
  g_autoptr (Sketch) s = in_movement (LAYOUT);
  AdjStart starts[ADJ_MAX_WAYS_IN];

  g_assert_cmpuint (adj_starts_find (&s->field, sketch_unit (s, "u4"), starts), ==, 2);
  for (guint i = 0; i < 2; i++)
    {
      g_assert_true (starts[i].enters);
      g_assert_true (starts[i].open);
      g_assert_cmpint (starts[i].paid, ==, ADJ_MP);
      g_assert_cmpint (starts[i].left, ==, 5 * ADJ_MP);
    }
  g_assert_cmpuint (adj_starts_best_entry (&s->field, sketch_unit (s, "u4"), sketch_hex (s, 202)),
                    ==, sketch_hex (s, 101));
  g_assert_cmpuint (adj_starts_best_entry (&s->field, sketch_unit (s, "u4"), sketch_hex (s, 206)),
                    ==, sketch_hex (s, 107));
}

static guint
way_to (Sketch *s, AdjHexId to, AdjHex path[ADJ_MAX_PATH])
{
  g_autofree AdjHints *hints = g_new0 (AdjHints, 1);
  const guint16 units[] = { (guint16) sketch_unit (s, "u4") };
  gboolean charges;

  adj_hints_reach (hints, &s->field, units, 1);
  return adj_hints_way (hints, &s->field, sketch_hex (s, to), path, &charges);
}

/* The way that is drawn is the one that is paid for, by whichever entry hex. */
static void
test_way (void)
{
  g_autoptr (Sketch) s = in_movement (LAYOUT);
  AdjHex path[ADJ_MAX_PATH];

  g_assert_cmpuint (way_to (s, 102, path), ==, 2);
  g_assert_cmpuint (path[0], ==, sketch_hex (s, 101));
  g_assert_cmpuint (way_to (s, 106, path), ==, 2);
  g_assert_cmpuint (path[0], ==, sketch_hex (s, 107));
}

/* BG 15.5b, by an option: friends bar the hex; then nobody is shown to come by it. */
static void
test_barred (void)
{
  g_autoptr (Sketch) s = in_movement (LAYOUT "; unit u2 union infantry 3 0101");
  AdjHex path[ADJ_MAX_PATH];

  g_assert_cmpuint (way_to (s, 102, path), ==, 2);
  sketch_option (s, ADJ_OPTION_FRIENDS_BAR_ENTRY, 1);
  adj_field_read (&s->field, s->book, s->table);
  g_assert_cmpuint (way_to (s, 102, path), ==, 6);
  g_assert_cmpuint (path[0], ==, sketch_hex (s, 107));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/starts/+ from where it stands, once", test_on_the_map);
  g_test_add_func ("/staff/starts/BG 15.0/+ behind the column", test_to_come);
  g_test_add_func ("/staff/starts/BG 15.2/+ the way it pays for", test_way);
  g_test_add_func ("/staff/starts/BG 15.5b/- by a barred hex", test_barred);
  return g_test_run ();
}
