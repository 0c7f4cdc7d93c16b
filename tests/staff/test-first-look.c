/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <math.h>

#include "sketch.h"
#include "staff/first-look.h"

/* Three of the Union close together and one far from them; the Confederates are more. */
#define LAYOUT                                                                                     \
  "map flat 30x20 odd\n"                                                                           \
  "unit u1 union infantry 5 0505; unit u2 union infantry 4 0606; unit u3 union infantry 3 0707\n"  \
  "unit u4 union infantry 3 2818\n"                                                                \
  "unit c1 confederate infantry 2 1512; unit c2 confederate infantry 3 1513\n"                     \
  "unit c3 confederate infantry 2 1514; unit c4 confederate infantry 3 1515\n"                     \
  "turns 5 first union"

static AdjPoint
place_of (const Sketch *sketch, AdjHexId id)
{
  return adj_hex_center (&sketch->book->scenario->map.grid, 1, id);
}

static gboolean
sees (AdjPoint at, AdjPoint room, AdjPoint place)
{
  return fabs (place.x - at.x) <= room.x / 2 && fabs (place.y - at.y) <= room.y / 2;
}

/* Where most of the phasing side stand, not where most of all do, nor between the parts of it. */
static void
test_phasing_side (void)
{
  const AdjPoint room = { 12, 12 };
  g_autoptr (Sketch) sketch = sketch_new (LAYOUT);
  AdjPoint at;

  adj_field_read (&sketch->field, sketch->book, sketch->table);
  g_assert_true (adj_first_look (&sketch->field, room, &at));
  g_assert_true (sees (at, room, place_of (sketch, 505)));
  g_assert_true (sees (at, room, place_of (sketch, 606)));
  g_assert_true (sees (at, room, place_of (sketch, 707)));
  g_assert_false (sees (at, room, place_of (sketch, 1512)));
  g_assert_false (sees (at, room, place_of (sketch, 2818)));
}

static void
test_nobody (void)
{
  g_autoptr (Sketch) sketch = sketch_new ("map flat 8x7 odd\nturns 5 first union\n"
                                          "unit c1 confederate infantry 2 0404");
  AdjPoint at;

  adj_field_read (&sketch->field, sketch->book, sketch->table);
  g_assert_false (adj_first_look (&sketch->field, (AdjPoint){ 12, 12 }, &at));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/first-look/phasing-side", test_phasing_side);
  g_test_add_func ("/staff/first-look/nobody", test_nobody);
  return g_test_run ();
}
