/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "marching.h"
#include "rules/engagement.h"
#include "rules/plot.h"
#include "rules/segments.h"
#include "sketch-show.h"

/* Marches by plot in simultaneous movement (Y S5.0 to S5.23), and the missions in the plots
 * (Y S7.0). Flat maps, even columns half a hex lower. */

#define COLUMN "map flat 5x9; turns 4 night 2; "

static Sketch *
day (const char *layout)
{
  Sketch *self = sketch_new (layout);

  sketch_option (self, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  return self;
}

static AdjHexId
hex_of (const Sketch *self, const char *unit)
{
  return self->book->hexes[self->table->units[sketch_unit (self, unit)].hex].id;
}

/* ---- Who may go where (Y S5.23) ---- */

/* Who cannot leave his hex closes it to who comes behind him, and so on down the road (Y S5.23). */
static void
test_chain (void)
{
  g_autoptr (Sketch) s =
      day (COLUMN "road 0501 0502 0503 0504 0505; unit x1 confederate train 1 0502; "
                  "unit t1 union train 1 0501; unit t2 union train 1 0503; "
                  "unit x3 confederate train 1 0504; unit t3 union train 1 0505");

  marching_plot (s, "x1", "0501");
  marching_plot (s, "t2", "0502");
  marching_plot (s, "x3", "0503");
  marching_plot (s, "t3", "0504");
  g_assert_cmpstr (marching_segment (s), ==,
                   "x1 0502 enemy-in-hex; t2 0503 enemy-in-hex; x3 0504 enemy-in-hex; "
                   "t3 0505 enemy-in-hex");
}

/* And if the first can go, so can all. */
static void
test_chain_goes (void)
{
  g_autoptr (Sketch) s =
      day (COLUMN "road 0501 0502 0503 0504 0505; unit x1 confederate train 1 0502; "
                  "unit t2 union train 1 0503; "
                  "unit x3 confederate train 1 0504; unit t3 union train 1 0505");

  marching_plot (s, "x1", "0501");
  marching_plot (s, "t2", "0502");
  marching_plot (s, "x3", "0503");
  marching_plot (s, "t3", "0504");
  g_assert_cmpstr (marching_segment (s), ==,
                   "x1 0501 plot-ends; t2 0502 plot-ends; x3 0503 plot-ends; t3 0504 plot-ends");
}

/* Enemies that would change places both stay; a unit with a zone never gets so far (Y S5.23b). */
static void
test_swap (void)
{
  g_autoptr (Sketch) s =
      day ("map flat 5x9; turns 4 night 2; road 0503 0504 0505; unit t1 union train 1 0504; "
           "unit u2 union infantry 1 0101; unit x1 confederate train 1 0503");

  marching_plot (s, "t1", "0503");
  marching_plot (s, "x1", "0504");
  g_assert_cmpstr (marching_segment (s), ==, "t1 0504 swapped; x1 0503 swapped");
}

/* A hex that its holder leaves in the same sub-segment may be entered; one that he holds may not,
 * though a plot may run over it without a word (Y S5.23b). */
static void
test_overrun (void)
{
  g_autoptr (Sketch) s =
      day (COLUMN "road 0501 0502 0503 0504; unit u1 union infantry 5 0509; "
                  "unit t1 confederate train 1 0503; unit u2 union infantry 4 0507");

  marching_plot (s, "u2", "0506 0505 0504 0503");
  marching_plot (s, "t1", ". . . 0502");
  g_assert_cmpstr (marching_night (s), ==, "3 t1 0503 adjacent; 4 u2 0504 enemy-in-hex");
}

static void
test_follow (void)
{
  g_autoptr (Sketch) s =
      day (COLUMN "road 0501 0502 0503 0504; unit t1 union train 1 0504; "
                  "unit u1 union infantry 1 0101; unit x1 confederate train 1 0503");

  marching_plot (s, "t1", "0503");
  marching_plot (s, "x1", "0502");
  g_assert_cmpstr (marching_segment (s), ==, "x1 0502 plot-ends; t1 0503 plot-ends");
}

/* Nobody leaves an EZOC, and who is approached stops too. */
static void
test_zones (void)
{
  g_autoptr (Sketch) s =
      day (COLUMN "unit u1 union infantry 5 0502; unit u2 union infantry 5 0509; "
                  "unit x1 confederate infantry 4 0503; "
                  "unit x2 confederate infantry 4 0507");

  marching_plot (s, "u1", "0501");
  marching_plot (s, "u2", "0508");
  marching_plot (s, "x2", ". 0506 0505");
  g_assert_cmpstr (marching_segment (s), ==, "u2 0508 adjacent; u1 0502 in-zone; x2 0507 adjacent");
}

/* ---- Y S5.0 ---- */

/* Nobody ineffective enters an EZOC: he stops before it, and comes up to a hex that is left. */
static void
test_ineffective (void)
{
  g_autoptr (Sketch) s = day (COLUMN "unit u1 union infantry 5 0502; "
                                     "unit x1 confederate infantry 4 0505");
  g_autoptr (Sketch) t = day (COLUMN "unit u1 union infantry 5 0502; "
                                     "unit x1 confederate infantry 4 0505");

  sketch_set (s, "u1", ADJ_FACT_INEFFECTIVE);
  marching_plot (s, "u1", "0503 0504");
  g_assert_cmpstr (marching_night (s), ==, "2 u1 0503 barred");
  sketch_set (t, "u1", ADJ_FACT_INEFFECTIVE);
  marching_plot (t, "u1", "0503 0504");
  marching_plot (t, "x1", "0506 0507");
  g_assert_cmpstr (marching_night (t), ==, "2 u1 0504 plot-ends; 2 x1 0507 plot-ends");
}

/* By night, where the night has no plots of its own, nobody does, though both would come up at
 * once; with night-plots the rules of the night hold. */
static void
test_night (void)
{
  g_autoptr (Sketch) s = day ("map flat 5x9; turns 4 night 1; unit u1 union infantry 5 0502; "
                              "unit x1 confederate infantry 4 0505");
  g_autoptr (Sketch) t = day ("map flat 5x9; turns 4 night 1; unit u1 union infantry 5 0502; "
                              "unit x1 confederate infantry 4 0506");

  marching_plot (s, "u1", "0503");
  marching_plot (s, "x1", "0504");
  g_assert_cmpstr (marching_segment (s), ==, "u1 0502 barred; x1 0505 barred");
  sketch_option (t, ADJ_OPTION_NIGHT_PLOTS, 1);
  marching_plot (t, "u1", "0503 0504");
  marching_plot (t, "x1", "0505 0504");
  g_assert_cmpstr (marching_segment (t), ==, "u1 0503 zones-met; x1 0505 zones-met");
}

/* A hex of so many points is entered in the last of as many sub-segments. */
static void
test_dear_hex (void)
{
  g_autoptr (Sketch) s = day (COLUMN "forest 0503; unit u1 union infantry 5 0502; "
                                     "unit x1 confederate infantry 4 0509");

  marching_plot (s, "u1", "0503 0504");
  g_assert_cmpstr (marching_segment (s), ==, "");
  g_assert_cmpstr (marching_segment (s), ==, "");
  g_assert_cmpint (hex_of (s, "u1"), ==, 502);
  g_assert_cmpstr (marching_segment (s), ==, "");
  g_assert_cmpint (hex_of (s, "u1"), ==, 503);
  g_assert_cmpstr (marching_segment (s), ==, "u1 0504 plot-ends");
}

/* Y S5.2: one hex can always be gone (Y 5.21), in the sixth sub-segment if it is dearer; not after
 * another. */
static void
test_one_hex (void)
{
  g_autoptr (Sketch) s = day ("map flat 5x9; turns 4 night 2; forest-rough 0503; creek 0502 0503; "
                              "side 0502 0503 ford; unit u1 union infantry 5 0502; "
                              "unit x1 confederate infantry 1 0509");

  g_assert_cmpstr (marching_fill (s, "u1", "0503"), ==, ". . . . . . cut 0503");
  sketch_option (s, ADJ_OPTION_ONE_HEX_MOVE, 1);
  g_assert_cmpstr (marching_fill (s, "u1", "0503"), ==, "- - - - - 0503");
  g_assert_cmpstr (marching_fill (s, "u1", ". 0503"), ==, ". . . . . . cut 0503");
}

/* The points of Y 6.2 and 5.31 are not paid in sub-segments. */
static void
test_not_paid (void)
{
  g_autoptr (Sketch) s =
      day (COLUMN "unit u1 union infantry 5 0502; unit u2 union infantry 5 0503; "
                  "unit x1 confederate infantry 4 0505");

  sketch_option (s, ADJ_OPTION_ZOC_COST, 1);
  sketch_option (s, ADJ_OPTION_TIGHT_STACKING, 1);
  g_assert_cmpstr (marching_fill (s, "u1", "0503 0504"), ==, "0503 0504 . . . .");
  marching_plot (s, "u1", "0503 0504");
  g_assert_cmpstr (marching_night (s), ==, "2 u1 0504 adjacent");
}

/* ---- The last room (E N.3b) ---- */

#define THREE_FRIENDS                                                                              \
  COLUMN "unit u1 union infantry 5 0501; unit u2 union infantry 5 0504; "                          \
         "unit u3 union infantry 5 0505; "

static Sketch *
three_friends (const char *enemies)
{
  g_autofree char *layout = g_strconcat (THREE_FRIENDS, enemies, NULL);
  Sketch *self = day (layout);

  marching_plot (self, "u1", "0502 0503");
  marching_plot (self, "u2", "0503");
  marching_plot (self, "u3", ". . . . 0504 0503");
  return self;
}

/* Three come to stand where two may: the last of them goes back, to his hex before. */
static void
test_last_room (void)
{
  g_autoptr (Sketch) s = three_friends ("unit x1 confederate infantry 4 0109");

  g_assert_cmpstr (marching_night (s), ==,
                   "1 u2 0503 plot-ends; 2 u1 0503 plot-ends; 6 u3 0504 plot-ends; 6 u3 0504 full");
}

/* Where an enemy has come up to that in the meantime, he goes farther back; and by day among them,
 * if they have come up to all of his way. */
static void
test_last_room_among_enemies (void)
{
  g_autoptr (Sketch) one = three_friends ("unit x1 confederate infantry 4 0303");
  g_autoptr (Sketch) all = three_friends ("unit x1 confederate infantry 4 0304");

  marching_plot (one, "x1", ". . . . . 0403");
  marching_night (one);
  g_assert_cmpint (hex_of (one, "x1"), ==, 403);
  g_assert_cmpint (hex_of (one, "u3"), ==, 505);
  marching_plot (all, "x1", ". . . . . 0404");
  marching_night (all);
  g_assert_cmpint (hex_of (all, "x1"), ==, 404);
  g_assert_cmpint (hex_of (all, "u3"), ==, 504);
}

/* ---- Missions ---- */

/* What is found wrong with a plot in a phase of both sides, in a word; "" if nothing is. */
static const char *
objection (Sketch *s, const char *unit, const char *way, gboolean attacks)
{
  AdjPhase *phase = &s->book->ruleset->phases[s->table->phase];
  g_auto (GStrv) hexes = g_strsplit (way, " ", -1);
  AdjPlotWord words[ADJ_SEGMENTS];
  int units[] = { sketch_unit (s, unit) };
  guint n = 0;

  for (; *way != '\0' && hexes[n] != NULL; n++)
    words[n] = g_str_equal (hexes[n], ".")
                   ? (AdjPlotWord){ ADJ_TOKEN_HOLD, ADJ_NO_HEX }
                   : (AdjPlotWord){ ADJ_TOKEN_STEP, sketch_hex (s, adj_hex_parse (hexes[n])) };
  phase->player = ADJ_PLAYER_BOTH;
  adj_judge_begin (s->judge, s->table);
  adj_plot (s->judge, units, 1, words, n, attacks);
  phase->player = ADJ_PLAYER_FIRST;
  return s->judge->n_findings > 0 ? adj_reason_name (s->judge->findings[0].reason) : "";
}

/* Three points in the first three sub-segments, by road as well (Y S7.0, S7.2b). */
static void
test_near_mission (void)
{
  g_autoptr (Sketch) s =
      day ("map flat 5x9; turns 4 night 2; forest 0502 0503 0504; road 0501 0502 0503 0504 0505; "
           "unit u1 union infantry 5 0501; unit x1 confederate infantry 4 0109");

  g_assert_cmpstr (objection (s, "u1", "0502 0503 0504", TRUE), ==, "");
  g_assert_cmpstr (objection (s, "u1", ". 0502 0503", TRUE), ==, "");
  g_assert_cmpstr (objection (s, "u1", "", TRUE), ==, "");
  marching_mission (s, "u1", "0502 0503 0504");
  g_assert_cmpstr (marching_night (s), ==, "3 u1 0504 plot-ends");
  g_assert_true (adj_is_named_to_attack (s->table, sketch_unit (s, "u1")));
}

/* Y S7.0: three points at most, none in the last three; Y S7.2b: be it by road. Y S7.1: no enemy is
 * named, and no hex. */
static void
test_mission (void)
{
  g_autoptr (Sketch) s =
      day ("map flat 5x9; turns 4 night 2; road 0501 0502 0503 0504 0505 0506; "
           "road 0409 0408; unit u1 union infantry 5 0501; unit t1 union train 1 0409; "
           "unit x1 confederate infantry 4 0109");

  g_assert_cmpstr (objection (s, "u1", "0502 0503 0504", TRUE), ==, "");
  g_assert_cmpstr (objection (s, "u1", "", TRUE), ==, "");
  g_assert_cmpstr (objection (s, "u1", "0502 0503 0504 0505", TRUE), ==, "mission-too-far");
  g_assert_cmpstr (objection (s, "u1", ". . . 0502", TRUE), ==, "mission-too-far");
  g_assert_cmpstr (objection (s, "u1", "0502 0503 0504 0505", FALSE), ==, "");
  g_assert_cmpstr (objection (s, "t1", "", TRUE), ==, "cannot-attack");
  sketch_set (s, "u1", ADJ_FACT_INEFFECTIVE);
  g_assert_cmpstr (objection (s, "u1", "", TRUE), ==, "ineffective");
  sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 0);
  g_assert_cmpstr (objection (s, "u1", "", TRUE), ==, "not-played");
}

/* Y S5.23: a plot that leaves an EZOC is warned of, one over enemies is not. */
static void
test_plot_near_enemies (void)
{
  g_autoptr (Sketch) s =
      day (COLUMN "unit u1 union infantry 5 0502; unit u2 union infantry 5 0507; "
                  "unit x1 confederate infantry 4 0503");

  g_assert_cmpstr (objection (s, "u1", "0501", FALSE), ==, "leaves-zone");
  g_assert_cmpstr (objection (s, "u1", "", TRUE), ==, "");
  g_assert_cmpstr (objection (s, "u2", "0506 0505 0504 0503 0502", FALSE), ==, "");
}

/* A plot keeps its mission though the unit stops, or is struck for want of command (Y S5.21,
 * S7.2). */
static void
test_mission_stays (void)
{
  g_autoptr (Sketch) s =
      day (COLUMN "unit u1 union infantry 5 0502; unit u2 union infantry 5 0302; "
                  "unit x1 confederate infantry 4 0505");
  int u1 = sketch_unit (s, "u1");
  int u2 = sketch_unit (s, "u2");

  marching_mission (s, "u1", "0503 0504");
  marching_mission (s, "u2", "0303");
  s->table->units[u2].control = ADJ_CONTROL_LOST;
  adj_field_read (&s->field, s->book, s->table);
  g_assert_cmpstr (marching_night (s), ==, "1 u2 0302 out-of-command; 2 u1 0504 adjacent");
  g_assert_true (adj_is_named_to_attack (s->table, u1));
  g_assert_true (adj_is_named_to_attack (s->table, u2));
  g_assert_false (adj_is_named_to_attack (s->table, sketch_unit (s, "x1")));
}

/* Who is out of command scatters when all others have moved: which row says so depends on the day
 * (Y S5.21, E N.8). */
static void
test_scatters_last (void)
{
  g_autoptr (Sketch) s = day (COLUMN "unit u1 union infantry 5 0502; "
                                     "unit u2 union infantry 5 0302");

  marching_plot (s, "u2", "0303");
  sketch_phase (s, 1, "night-march"); /* any march of both, this once by day */
  s->table->units[sketch_unit (s, "u1")].control = ADJ_CONTROL_LOST;
  g_assert_nonnull (strstr (sketch_judge (s, "drift u1 1 1"), "Y S5.21 segments-left"));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/Y S5.23b/- who cannot leave closes his hex", test_chain);
  g_test_add_func ("/rules/Y S5.23b/+ who leaves opens it to a whole column", test_chain_goes);
  g_test_add_func ("/rules/Y S5.23b/- nobody changes places", test_swap);
  g_test_add_func ("/rules/E N.3b/+ the last room by day", test_last_room);
  g_test_add_func ("/rules/E N.3b/+ the last room among enemies", test_last_room_among_enemies);
  g_test_add_func ("/rules/Y S5.23b/- a hex that is held is closed", test_overrun);
  g_test_add_func ("/rules/Y S5.23b/+ a hex that its holder leaves", test_follow);
  g_test_add_func ("/rules/Y S5.23/+ who is approached stops", test_zones);
  g_test_add_func ("/rules/Y S5.0/- nobody ineffective comes into a zone", test_ineffective);
  g_test_add_func ("/rules/Y S5.0/- nobody does at night", test_night);
  g_test_add_func ("/rules/Y S5.0/+ a dear hex takes its sub-segments", test_dear_hex);
  g_test_add_func ("/rules/Y S7.0/+ three points and an attack", test_near_mission);
  g_test_add_func ("/rules/Y S7.2b/+ three hexes by road", test_near_mission);
  g_test_add_func ("/rules/Y S5.2/+ one hex in the sixth", test_one_hex);
  g_test_add_func ("/rules/Y S5.2/- zones and friends cost nothing", test_not_paid);
  g_test_add_func ("/rules/Y S7.0/- no farther than three points", test_mission);
  g_test_add_func ("/rules/Y S5.23/- nobody leaves a zone by plot", test_plot_near_enemies);
  g_test_add_func ("/rules/Y S5.21/+ struck, and still named to attack", test_mission_stays);
  g_test_add_func ("/rules/Y S5.21/- nobody scatters before all have marched", test_scatters_last);
  return g_test_run ();
}
