/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "marching.h"
#include "rules/segments.h"
#include "sketch-show.h"

/* Night marches by plot (E N.1 to N.3, N.6): the worked figures, each reason to stop, and who is
 * put back at the end. Flat maps, even columns half a hex lower. */

#define NIGHT "map flat 9x9; turns 4 night 1; "
#define COLUMN "map flat 5x9; turns 4 night 1; "

/* ---- Worked by hand ---- */

static void
test_stop_apart (void)
{
  g_autoptr (Sketch) s = sketch_new (COLUMN "unit u1 union infantry 5 0502; "
                                            "unit x1 confederate infantry 5 0506");

  marching_plot (s, "u1", "0503 0504 0505");
  marching_plot (s, "x1", "0505 0504 0503");
  g_assert_cmpstr (marching_night (s), ==, "1 u1 0503 zones-met; 1 x1 0505 zones-met");
}

static void
test_stop_adjacent (void)
{
  g_autoptr (Sketch) s = sketch_new (COLUMN "unit u1 union infantry 5 0502; "
                                            "unit x1 confederate infantry 5 0507");

  marching_plot (s, "u1", "0503 0504 0505");
  marching_plot (s, "x1", "0506 0505 0504");
  g_assert_cmpstr (marching_segment (s), ==, "");
  g_assert_cmpstr (marching_segment (s), ==, "u1 0504 adjacent; x1 0505 adjacent");
  g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].night_from, ==, sketch_hex (s, 503));
  g_assert_cmpint (s->table->units[sketch_unit (s, "x1")].night_from, ==, sketch_hex (s, 506));
}

static void
test_one_marches (void)
{
  g_autoptr (Sketch) s = sketch_new (COLUMN "unit u1 union infantry 5 0502; "
                                            "unit x1 confederate infantry 5 0507");

  marching_plot (s, "u1", "0503 0504 0505 0506");
  g_assert_cmpstr (marching_night (s), ==, "3 u1 0505 zones-met");
}

static void
test_forest_takes_three (void)
{
  g_autoptr (Sketch) s = sketch_new (COLUMN "forest 0503; unit u1 union infantry 5 0502; "
                                            "unit x1 confederate infantry 5 0507");

  g_assert_cmpstr (marching_fill (s, "u1", "0503"), ==, "- - 0503 . . .");
  marching_plot (s, "u1", "0503");
  marching_plot (s, "x1", "0506 0505 0504");
  g_assert_cmpstr (marching_segment (s), ==, "");
  g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].hex, ==, sketch_hex (s, 502));
  g_assert_cmpstr (marching_segment (s), ==, "");
  g_assert_cmpstr (marching_segment (s), ==, "u1 0503 adjacent; x1 0504 adjacent");
}

/* ---- E N.1 ---- */

static void
test_friends_are_passed (void)
{
  g_autoptr (Sketch) s =
      sketch_new (COLUMN "unit u1 union infantry 5 0501; unit u2 union infantry 5 0502; "
                         "unit u3 union infantry 5 0502");

  marching_plot (s, "u1", "0502 0503");
  g_assert_cmpstr (marching_night (s), ==, "2 u1 0503 plot-ends");
  g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].spent, ==, 2 * ADJ_MP);
  g_assert_cmpint (s->table->units[sketch_unit (s, "u2")].spent, ==, 0); /* it holds */
}

static void
test_tight_friends_are_not (void)
{
  g_autoptr (Sketch) s =
      sketch_new (COLUMN "unit u1 union infantry 5 0501; unit u2 union infantry 5 0502; "
                         "unit u3 union infantry 5 0502");

  sketch_option (s, ADJ_OPTION_TIGHT_STACKING, 1);
  marching_plot (s, "u1", ". . . . . .");
  sketch_option (s, ADJ_OPTION_TIGHT_STACKING, 0);
  marching_plot (s, "u1", "0502 0503");
  sketch_option (s, ADJ_OPTION_TIGHT_STACKING, 1);
  g_assert_cmpstr (marching_night (s), ==, "1 u1 0501 full");
}

static void
test_exit (void)
{
  g_autoptr (Sketch) s = sketch_new (COLUMN "exit 0501; unit u1 union infantry 5 0502");

  g_assert_cmpstr (marching_fill (s, "u1", "0501 exit"), ==, "0501 exit . . . .");
  marching_plot (s, "u1", "0501 exit");
  g_assert_cmpstr (marching_night (s), ==, "");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "exited");
}

/* ---- E N.2 ---- */

static void
test_frozen (void)
{
  g_autoptr (Sketch) s =
      sketch_new (NIGHT "unit u1 union infantry 5 0503; unit u2 union infantry 5 0203; "
                        "unit x1 confederate infantry 5 0504; unit x2 confederate infantry 5 0204; "
                        "unit u3 union infantry 5 0801; unit x3 confederate infantry 5 0803; "
                        "unit u4 union infantry 5 0509; unit x4 confederate infantry 5 0506");

  g_assert_cmpint (adj_night_contact (&s->field, sketch_unit (s, "u1")), ==, ADJ_TOUCH_ZONE);
  g_assert_cmpint (adj_night_contact (&s->field, sketch_unit (s, "u3")), ==, ADJ_TOUCH_OVERLAP);
  g_assert_cmpint (adj_night_contact (&s->field, sketch_unit (s, "x3")), ==, ADJ_TOUCH_OVERLAP);
  g_assert_cmpint (adj_night_contact (&s->field, sketch_unit (s, "u4")), ==, ADJ_TOUCH_NONE);
  marching_plot (s, "u1", "0502 0501");
  marching_plot (s, "u3", "0701");
  g_assert_cmpstr (marching_night (s), ==, "1 u1 0503 in-zone; 1 u3 0801 zones-overlap");
}

/* A creek keeps zones apart, and a train has none (E N.2b). */
static void
test_not_frozen (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 1x9; turns 4 night 1; creek 0104 0105; unit u1 union infantry 5 0103; "
      "unit x1 confederate infantry 5 0105; road 0109 0108 0107; unit t1 union train 1 0107");

  g_assert_cmpint (adj_night_contact (&s->field, sketch_unit (s, "u1")), ==, ADJ_TOUCH_NONE);
  g_assert_cmpint (adj_night_contact (&s->field, sketch_unit (s, "x1")), ==, ADJ_TOUCH_NONE);
  g_assert_cmpint (adj_night_contact (&s->field, sketch_unit (s, "t1")), ==, ADJ_TOUCH_NONE);
  marching_plot (s, "u1", "0104");
  g_assert_cmpstr (marching_night (s), ==, "1 u1 0104 plot-ends");
}

static void
test_train_stops_in_zone (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 1x9; turns 4 night 1; road 0109 0108 0107 0106 0105 0104 0103; "
                  "unit t1 union train 1 0108; unit x1 confederate infantry 5 0104");

  marching_plot (s, "t1", "0107 0106 . 0105 0104");
  g_assert_cmpstr (marching_night (s), ==, "4 t1 0105 adjacent");
}

/* It has no zone: who comes near it goes on, and nobody stops before he stands beside it. */
static void
test_train_stops_nobody (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 1x9; turns 4 night 1; road 0105 0104 0103; "
                  "unit t1 union train 1 0104; unit x1 confederate infantry 5 0108");

  marching_plot (s, "x1", "0107 0106 0105");
  marching_plot (s, "t1", ". . . 0103");
  g_assert_cmpstr (marching_night (s), ==, "3 x1 0105 plot-ends; 3 t1 0104 adjacent");
}

/* ---- E N.3, in places where zones do not meet ---- */

#define BANKS                                                                                      \
  "map flat 1x9; turns 4 night 1; river-ferry 0104; side 0103 0104 ferry; side 0104 0105 ferry; "

/* Nobody's zone reaches into the ferry hex. */
static void
test_one_hex (void)
{
  g_autoptr (Sketch) s = sketch_new (BANKS "unit t1 union infantry 5 0102; "
                                           "unit x1 confederate infantry 5 0106; ");

  marching_plot (s, "t1", "0103 0104 0105");
  marching_plot (s, "x1", "0105 0104 0103");
  g_assert_cmpstr (marching_night (s), ==, "2 t1 0103 one-hex; 2 x1 0105 one-hex");
}

static void
test_swapped (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 1x9; turns 4 night 1; road 0101 0102 0103 0104 0105; unit t1 union train 1 0103; "
      "unit y1 confederate train 1 0104");

  marching_plot (s, "t1", "0104");
  marching_plot (s, "y1", "0103");
  g_assert_cmpstr (marching_night (s), ==, "1 t1 0103 swapped; 1 y1 0104 swapped");
}

/* A hex may be entered that its holder leaves in the same segment. */
static void
test_enemy_in_hex (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 1x9; turns 4 night 1; road 0101 0102 0103 0104 0105; unit t1 union train 1 0103; "
      "unit y1 confederate train 1 0104");
  g_autoptr (Sketch) left = sketch_new (
      "map flat 1x9; turns 4 night 1; road 0101 0102 0103 0104 0105; unit t1 union train 1 0103; "
      "unit y1 confederate train 1 0104");

  marching_plot (s, "y1", ". 0105");
  marching_plot (left, "y1", "0105");
  g_assert_cmpstr (marching_fill (s, "t1", "0104"), ==, "0104 . . . . .");
  marching_plot (s, "t1", "0104");
  marching_plot (left, "t1", "0104");
  g_assert_cmpstr (marching_night (s), ==, "1 t1 0103 enemy-in-hex; 2 y1 0105 plot-ends");
  g_assert_cmpstr (marching_night (left), ==, "1 y1 0105 plot-ends; 1 t1 0104 plot-ends");
}

static void
test_barred_by_train (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 1x9; turns 4 night 1; road 0101 0102 0103 0104; unit t1 union train 1 0102; "
      "unit u1 union infantry 5 0103");

  marching_plot (s, "t1", "0101 . .");
  marching_plot (s, "u1", ". 0102 0101");
  g_assert_cmpstr (marching_night (s), ==, "1 t1 0101 plot-ends; 3 u1 0102 barred");
}

static void
test_out_of_command (void)
{
  g_autoptr (Sketch) s = sketch_new (COLUMN "unit u1 union infantry 5 0502");

  marching_plot (s, "u1", "0503");
  s->table->units[sketch_unit (s, "u1")].control = ADJ_CONTROL_LOST;
  g_assert_cmpstr (marching_night (s), ==, "1 u1 0502 out-of-command");
}

/* Its neighbours march as they were plotted. */
static void
test_in_command (void)
{
  g_autoptr (Sketch) s = sketch_new (COLUMN "unit u1 union infantry 5 0502; "
                                            "unit u2 union infantry 5 0502");

  marching_plot (s, "u1", "0503");
  marching_plot (s, "u2", "0503");
  s->table->units[sketch_unit (s, "u1")].control = ADJ_CONTROL_LOST;
  g_assert_cmpstr (marching_night (s), ==, "1 u2 0503 plot-ends; 1 u1 0502 out-of-command");
}

/* Four trains in a ring, by turns of either side: nobody could be the first. */
static void
test_ring (void)
{
  static const char *const ring[][2] = {
    { "t1", "0203" }, { "y1", "0303" }, { "t2", "0302" }, { "y2", "0202" }
  };
  g_autoptr (Sketch) s =
      sketch_new (NIGHT "road 0202 0203 0303 0302 0202; unit t1 union train 1 0202; "
                        "unit y1 confederate train 1 0203; unit t2 union train 1 0303; "
                        "unit y2 confederate train 1 0302");

  for (guint i = 0; i < G_N_ELEMENTS (ring); i++)
    marching_plot (s, ring[i][0], ring[i][1]);
  g_assert_cmpstr (marching_segment (s), ==,
                   "t1 0202 swapped; y1 0203 swapped; t2 0303 swapped; y2 0302 swapped");
}

/* Three of a ring can: the two friends share a hex for a moment. */
static void
test_ring_of_three (void)
{
  g_autoptr (Sketch) s = sketch_new (NIGHT "road 0202 0203 0303 0202; "
                                           "unit t1 union train 1 0202; "
                                           "unit y1 confederate train 1 0203; "
                                           "unit t2 union train 1 0303");

  marching_plot (s, "t1", "0203");
  marching_plot (s, "y1", "0303");
  marching_plot (s, "t2", "0202");
  g_assert_cmpstr (marching_segment (s), ==,
                   "t2 0202 plot-ends; y1 0303 plot-ends; t1 0203 plot-ends");
}

/* A dummy that lies face down counts until it turns up (E N.2b). */
static void
test_dummies_count (void)
{
  g_autoptr (Sketch) s = sketch_new (COLUMN "unit u1 union infantry 5 0502; "
                                            "unit x1 confederate infantry 5 0506");

  sketch_set (s, "x1", ADJ_FACT_DUMMY | ADJ_FACT_FACE_DOWN);
  marching_plot (s, "u1", "0503 0504 0505");
  g_assert_cmpstr (marching_night (s), ==, "2 u1 0504 zones-met");
}

/* By day zones may overlap: contact is an EZOC. */
static void
test_day (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 5x9; unit u1 union infantry 5 0502; "
                                     "unit x1 confederate infantry 5 0506");

  marching_plot (s, "u1", "0503 0504 0505");
  g_assert_cmpstr (marching_night (s), ==, "3 u1 0505 adjacent");
  g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].night_from, ==, ADJ_NO_HEX);
}

/* ---- E N.3b ---- */

static void
test_full (void)
{
  g_autoptr (Sketch) s =
      sketch_new (COLUMN "unit u1 union infantry 5 0501; unit u2 union infantry 5 0504; "
                         "unit u3 union infantry 5 0505");

  marching_plot (s, "u1", "0502 0503");
  marching_plot (s, "u2", "0503");
  marching_plot (s, "u3", "0504 0503");
  g_assert_cmpstr (marching_night (s), ==,
                   "1 u2 0503 plot-ends; 2 u1 0503 plot-ends; 2 u3 0503 plot-ends; "
                   "6 u3 0504 full");
  g_assert_cmpint (s->table->units[sketch_unit (s, "u3")].night_from, ==, sketch_hex (s, 505));
}

/* The one plotted later goes back, and not the one with the higher number. */
static void
test_full_by_plot (void)
{
  g_autoptr (Sketch) s =
      sketch_new (COLUMN "unit u1 union infantry 5 0502; unit u2 union infantry 5 0504; "
                         "unit u3 union infantry 5 0503");

  marching_plot (s, "u2", "0503");
  marching_plot (s, "u1", "0503");
  g_assert_cmpstr (marching_night (s), ==,
                   "1 u1 0503 plot-ends; 1 u2 0503 plot-ends; 6 u1 0502 full");
  g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].night_from, ==, ADJ_NO_HEX);
}

static void
test_room_in_time (void)
{
  g_autoptr (Sketch) s =
      sketch_new (COLUMN "unit u1 union infantry 5 0502; unit u2 union infantry 5 0503; "
                         "unit u3 union infantry 5 0503");

  marching_plot (s, "u1", "0503");
  marching_plot (s, "u2", ". . . . . 0504");
  g_assert_cmpstr (marching_night (s), ==, "1 u1 0503 plot-ends; 6 u2 0504 plot-ends");
}

/* BG 5.24: nobody stays on a ferry. */
static void
test_no_stopping (void)
{
  g_autoptr (Sketch) s = sketch_new (BANKS "unit u1 union infantry 5 0102; "
                                           "unit x1 confederate infantry 5 0107");

  marching_plot (s, "u1", "0103 0104");
  g_assert_cmpstr (marching_night (s), ==, "2 u1 0104 plot-ends; 6 u1 0103 full");
}

/* ---- E N.6 ---- */

static void
test_enter (void)
{
  g_autoptr (Sketch) s = sketch_new (
      COLUMN "wait u1 union infantry 4 turn 1 entry 0101; wait u2 union infantry 4 turn 1 entry "
             "0101; unit x1 confederate infantry 4 0509");

  marching_plot (s, "u1", "enter 0101 0102");
  g_assert_cmpstr (marching_fill (s, "u2", "enter 0101"), ==, ". enter 0101 . . . .");
  marching_plot (s, "u2", "enter 0101 0201");
  g_assert_cmpstr (marching_night (s), ==, "2 u1 0102 plot-ends; 3 u2 0201 plot-ends");
  g_assert_cmpint (s->table->units[sketch_unit (s, "u1")].entered_turn, ==, 1);
}

static void
test_kept_out (void)
{
  g_autoptr (Sketch) s = sketch_new (
      COLUMN "wait u1 union infantry 4 turn 1 entry 0101; wait u2 union infantry 4 turn 1 entry "
             "0101; unit x1 confederate infantry 4 0102; wait u3 union infantry 4 turn 1 entry "
             "0509; unit x2 confederate infantry 4 0509");

  marching_plot (s, "u1", "enter 0101");
  marching_plot (s, "u2", ". enter 0101");
  marching_plot (s, "u3", ". . enter 0509");
  g_assert_cmpstr (marching_night (s), ==,
                   "1 u1 0000 barred; 2 u2 0000 barred; "
                   "3 u3 0000 enemy-in-hex");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "waiting");
}

/* An enemy who is not beside it bars no entry, though his zone and the unit's meet. */
static void
test_not_kept_out (void)
{
  g_autoptr (Sketch) s = sketch_new (
      COLUMN "wait u1 union infantry 4 turn 1 entry 0101; unit x1 confederate infantry 4 0103");

  marching_plot (s, "u1", "enter 0101 0201");
  g_assert_cmpstr (marching_night (s), ==, "1 u1 0101 zones-met");
  g_assert_cmpstr (sketch_where (s, "u1"), ==, "0101");
}

/* ---- E N.9 ---- */

/* Each reason has a word of its own. */
static void
test_words (void)
{
  for (int one = 0; one < ADJ_N_HALTS; one++)
    for (int other = 0; other < one; other++)
      g_assert_cmpstr (adj_halt_word ((AdjHalt) one), !=, adj_halt_word ((AdjHalt) other));
}

/* Of who marches on, who has no plot and who is off the map nothing is told. */
static void
test_nothing_to_tell (void)
{
  g_autoptr (Sketch) s =
      sketch_new (COLUMN "exit 0501; unit u1 union infantry 5 0502; unit u2 union infantry 5 0504; "
                         "unit u3 union infantry 5 0101");

  marching_plot (s, "u1", "0501 exit");
  marching_plot (s, "u2", "0505 0506 0507");
  g_assert_cmpstr (marching_segment (s), ==, "");
  g_assert_cmpstr (marching_segment (s), ==, "");
  g_assert_cmpstr (marching_segment (s), ==, "u2 0507 plot-ends");
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/E N.3/+ they stop when zones meet", test_stop_apart);
  g_test_add_func ("/rules/E N.3/+ both moves bring them adjacent", test_stop_adjacent);
  g_test_add_func ("/rules/E N.3/+ one marches, and stops", test_one_marches);
  g_test_add_func ("/rules/E N.1/+ a forest takes three segments", test_forest_takes_three);
  g_test_add_func ("/rules/E N.1b/+ friends are passed", test_friends_are_passed);
  g_test_add_func ("/rules/E N.1b/- not where stacking is tight", test_tight_friends_are_not);
  g_test_add_func ("/rules/E N.1b/+ exits", test_exit);
  g_test_add_func ("/rules/E N.2/+ frozen in a zone or where zones overlap", test_frozen);
  g_test_add_func ("/rules/E N.2/- not behind a creek", test_not_frozen);
  g_test_add_func ("/rules/E N.2b/+ the train stops in a zone alone", test_train_stops_in_zone);
  g_test_add_func ("/rules/E N.2b/- the train stops nobody", test_train_stops_nobody);
  g_test_add_func ("/rules/E N.3/+ two make for one hex", test_one_hex);
  g_test_add_func ("/rules/E N.3/+ two would change places", test_swapped);
  g_test_add_func ("/rules/E N.3/- a hex that its holder leaves", test_enemy_in_hex);
  g_test_add_func ("/rules/E N.1b/- nobody passes the train", test_barred_by_train);
  g_test_add_func ("/rules/E N.8/+ out of command", test_out_of_command);
  g_test_add_func ("/rules/E N.8/- those in command", test_in_command);
  g_test_add_func ("/rules/E N.3/+ a ring of both sides", test_ring);
  g_test_add_func ("/rules/E N.3/- a ring that friends open", test_ring_of_three);
  g_test_add_func ("/rules/E N.2b/+ dummies count", test_dummies_count);
  g_test_add_func ("/rules/Y S5.23/- zones that overlap by day", test_day);
  g_test_add_func ("/rules/E N.3b/+ the last to arrive goes back", test_full);
  g_test_add_func ("/rules/E N.3b/+ of one segment the one plotted later", test_full_by_plot);
  g_test_add_func ("/rules/E N.3b/- there is room at the end", test_room_in_time);
  g_test_add_func ("/rules/E N.3b/+ nobody stays on a ferry", test_no_stopping);
  g_test_add_func ("/rules/E N.6/+ number n enters in segment n", test_enter);
  g_test_add_func ("/rules/E N.6b/+ who is kept out waits", test_kept_out);
  g_test_add_func ("/rules/E N.6b/- an enemy two hexes off", test_not_kept_out);
  g_test_add_func ("/rules/E N.9/+ each reason has its word", test_words);
  g_test_add_func ("/rules/E N.9/- nothing of who goes on", test_nothing_to_tell);
  return g_test_run ();
}
