/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "sketch-show.h"

#include <string.h>

#include "rules/victory.h"

/* Chickamauga's own rules (CH 9, 16, 17), on the shipped scenario. */

static int
points_of (const Sketch *s, const char *award)
{
  g_autofree AdjVictory *victory = adj_victory_find (&s->field);

  for (guint i = 0; i < victory->n; i++)
    if (strcmp (g_array_index (s->book->scenario->awards, AdjAward, i).id, award) == 0)
      return victory->scores[i].points;
  g_assert_not_reached ();
}

/* Takes every unit of a side off the map, for no reason of the rules. */
static void
clear_side (Sketch *s, int side)
{
  for (guint unit = 0; unit < s->book->scenario->n_units; unit++)
    if (s->table->units[unit].side == side && adj_table_on_map (s->table, (int) unit))
      {
        g_autofree char *order = g_strdup_printf ("place %s", s->book->scenario->units[unit].id);

        g_assert_cmpstr (sketch_do (s, order), ==, "ok");
      }
}

/* ---- Exits ---- */

static void
test_exits (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  sketch_do (s, "place wilder 0101");
  sketch_do (s, "place 1/1/res 0111");
  g_assert_cmpstr (sketch_do (s, "exit wilder"), ==, "ok");
  g_assert_cmpstr (sketch_do (s, "exit 1/1/res"), ==, "ok");
  g_assert_cmpint (s->table->units[sketch_unit (s, "wilder")].spent, ==, ADJ_MP);
  sketch_phase (s, 1, "second-movement");
  sketch_do (s, "place smith 0101");
  g_assert_cmpstr (sketch_do (s, "exit smith"), ==, "ok"); /* either side */
}

static void
test_no_exit (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  sketch_do (s, "place wilder 0110"); /* as printed first, by mistake */
  g_assert_cmpstr (sketch_judge (s, "exit wilder"), ==, "BG 16.1 no-exit");
  sketch_do (s, "place wilder 0102");
  g_assert_cmpstr (sketch_judge (s, "exit wilder"), ==, "BG 16.1 no-exit");
}

/* ---- Strength ---- */

static void
test_strength (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  sketch_do (s, "eliminate wilder");   /* 8 */
  sketch_do (s, "eliminate gracie");   /* 7 */
  sketch_do (s, "place 1/1/res 0111"); /* 6 */
  sketch_do (s, "exit 1/1/res");
  g_assert_cmpint (points_of (s, "confederate-eliminated"), ==, 8);
  g_assert_cmpint (points_of (s, "union-eliminated"), ==, 7);
  g_assert_cmpint (points_of (s, "union-exited"), ==, 6);
}

static void
test_confederate_exit (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  clear_side (s, 0);
  sketch_phase (s, 1, "second-movement");
  sketch_do (s, "place smith 0101");
  sketch_do (s, "exit smith");
  g_assert_cmpint (points_of (s, "confederate-exited"), ==, 40); /* 4 for ten each */
}

/* One Union unit on each road out of 0101 and 0111 is enough. */
static void
test_confederate_exit_for_nothing (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  clear_side (s, 0);
  sketch_phase (s, 1, "second-movement");
  sketch_do (s, "place smith 0101");
  sketch_do (s, "exit smith");
  sketch_do (s, "place wilder 0101");
  g_assert_cmpint (points_of (s, "confederate-exited"), ==, 40); /* 0111 is still open */
  sketch_do (s, "place 1/1/res 0111");
  g_assert_cmpint (points_of (s, "confederate-exited"), ==, 0);
  sketch_do (s, "place wilder 0102"); /* beside the road */
  g_assert_cmpint (points_of (s, "confederate-exited"), ==, 40);
}

/* ---- The train ---- */

static void
test_train_not_out (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  g_assert_cmpint (points_of (s, "confederate-train"), ==, 10); /* not even come on */
  sketch_phase (s, 7, "first-movement");
  sketch_do (s, "enter union-supply-train 0728");
  g_assert_cmpint (points_of (s, "confederate-train"), ==, 10);
  sketch_do (s, "eliminate union-supply-train");
  g_assert_cmpint (points_of (s, "confederate-train"), ==, 10);
}

static void
test_train_out (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  sketch_phase (s, 7, "first-movement");
  sketch_do (s, "place union-supply-train 0101");
  g_assert_cmpstr (sketch_do (s, "exit union-supply-train"), ==, "ok");
  g_assert_cmpint (points_of (s, "confederate-train"), ==, 0);
}

/* ---- Hexes ---- */

static void
test_hexes (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  clear_side (s, 1);
  g_assert_cmpint (points_of (s, "union-0822-1108-1115"), ==, 15);
  sketch_do (s, "place wilder 1920");
  g_assert_cmpint (points_of (s, "union-1920"), ==, 10);
  sketch_do (s, "place wilder 2311");
  g_assert_cmpint (points_of (s, "union-1920"), ==, 10); /* it is still the last one in it */
  g_assert_cmpint (points_of (s, "union-2311"), ==, 20);
  clear_side (s, 0);
  sketch_do (s, "place smith 0211");
  g_assert_cmpint (points_of (s, "confederate-0211-0502"), ==, 20);
  sketch_do (s, "place smith 0502");
  g_assert_cmpint (points_of (s, "confederate-0211-0502"), ==, 40);
  sketch_do (s, "place smith 1108");
  g_assert_cmpint (points_of (s, "confederate-0822-1108-1115"), ==, 5);
  g_assert_cmpint (points_of (s, "union-0822-1108-1115"), ==, 10);
}

static void
test_hexes_at_the_start (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  g_assert_cmpint (points_of (s, "union-1920"), ==, 0);
  g_assert_cmpint (points_of (s, "union-2311"), ==, 0);
  g_assert_cmpint (points_of (s, "confederate-0211-0502"), ==, 0);
  g_assert_cmpint (points_of (s, "confederate-0822-1108-1115"), ==, 0);
  sketch_do (s, "place wilder 1207"); /* the second transcription's hex is none */
  sketch_do (s, "place smith 1207");
  g_assert_cmpint (points_of (s, "union-0822-1108-1115"), ==, 15);
}

/* ---- Cut off ---- */

/* The Union has 70 on the map and 111 to come, the train's 1 with it. */
static void
test_cut_off (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  sketch_do (s, "place smith 0101");
  g_assert_cmpint (points_of (s, "confederate-cut-off"), ==, 0); /* 0111 is enough */
  sketch_do (s, "place wright 0111");
  g_assert_cmpint (points_of (s, "confederate-cut-off"), ==, 181);
}

static void
test_not_cut_off (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  g_assert_cmpint (points_of (s, "confederate-cut-off"), ==, 0);
  sketch_do (s, "place smith 0728");
  g_assert_cmpint (points_of (s, "confederate-cut-off"), ==, 0); /* by 1027 */
  sketch_do (s, "place wright 1027");
  g_assert_cmpint (points_of (s, "confederate-cut-off"), ==, 111); /* all that wait */
}

static void
test_gone_is_not_cut_off (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  sketch_do (s, "place smith 0101");
  sketch_do (s, "place wright 0111");
  sketch_do (s, "eliminate wilder"); /* 8, and counted as eliminated already */
  g_assert_cmpint (points_of (s, "confederate-cut-off"), ==, 173);
}

/* ---- Towns ---- */

static void
test_towns_are_names (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  for (guint i = 0; i < 2; i++)
    {
      AdjHexId id = i == 0 ? 822 : 1122;
      const AdjMapHex *town = adj_scenario_hex (s->book->scenario, id);
      const AdjTerrain *terrain = adj_book_terrain (s->book, sketch_hex (s, id));

      g_assert_cmpint (town->drawn, ==, ADJ_DRAWN_TOWN);
      g_assert_cmpstr (terrain->id, ==, "clear");
      g_assert_cmpint (terrain->entry, ==, ADJ_MP);
    }
}

/* No doubling for 2/4/XIV in 0822, and room for two. */
static void
test_towns_do_nothing (void)
{
  g_autoptr (Sketch) s = sketch_load ("chickamauga");

  sketch_do (s, "place gracie 0821");
  sketch_phase (s, 1, "second-combat");
  g_assert_cmpstr (sketch_sum (s, "attack 0822 from gracie"), ==,
                   "gracie 7 BG 7.3; attack 7 BG 7.24; 2/4/xiv 5 BG 7.3; defence 5 BG 7.25; "
                   "1-1 BG 7.6");
  sketch_do (s, "place wilder 0822");
  g_assert_false (adj_field_over_limit (&s->field, sketch_hex (s, 822)));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/CH 16/+ 0101 and 0111", test_exits);
  g_test_add_func ("/rules/CH 16/- not 0110", test_no_exit);
  g_test_add_func ("/rules/CH 17.1/+ losses and Union exits", test_strength);
  g_test_add_func ("/rules/CH 17.1/+ Confederate exits by an open road", test_confederate_exit);
  g_test_add_func ("/rules/CH 17.1/- for nothing by a closed one",
                   test_confederate_exit_for_nothing);
  g_test_add_func ("/rules/CH 17.2/+ the train has not left", test_train_not_out);
  g_test_add_func ("/rules/CH 17.2/- it has", test_train_out);
  g_test_add_func ("/rules/CH 17.3/+ hexes taken", test_hexes);
  g_test_add_func ("/rules/CH 17.3/- nothing for what one has", test_hexes_at_the_start);
  g_test_add_func ("/rules/CH 17.4/+ cut off", test_cut_off);
  g_test_add_func ("/rules/CH 17.4/- not while there is a way", test_not_cut_off);
  g_test_add_func ("/rules/CH 17.4/- not what is gone", test_gone_is_not_cut_off);
  g_test_add_func ("/rules/CH 9/+ towns are names", test_towns_are_names);
  g_test_add_func ("/rules/CH 9/- and do nothing", test_towns_do_nothing);
  return g_test_run ();
}
