/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "marching.h"
#include "rules/plot.h"
#include "rules/together.h"
#include "table/apply.h"

/* Plots as they are typed, and what is filled in (E N.1, N.5, N.6). Flat maps, even columns half a
 * hex lower. */

#define GROUND                                                                                     \
  "map flat 5x9; turns 4 night 1; forest 0103 0304 0508; forest-rough 0302; "                      \
  "side 0303 0304 trail; road 0401 0402 0403; creek 0402 0403; side 0402 0403 ford; "              \
  "creek 0404 0405; side 0404 0405 ford; creek 0407 0408; unit u1 union infantry 5 0102; "         \
  "unit u2 union infantry 5 0303; unit u3 union infantry 5 0402; unit u4 union infantry 5 0404; "  \
  "unit u5 union infantry 5 0407; unit x1 confederate infantry 5 0509"

static void
test_filled_in (void)
{
  g_autoptr (Sketch) s = sketch_new (GROUND);

  g_assert_cmpstr (marching_fill (s, "u1", "0103"), ==, "- - 0103 . . .");
  g_assert_cmpstr (marching_fill (s, "u1", "- - 0103 0104 . ."), ==, "- - 0103 0104 . .");
  g_assert_cmpstr (marching_fill (s, "u1", "- 0103"), ==, "- - 0103 . . .");
  g_assert_cmpstr (marching_fill (s, "u1", ". 0202 . 0203"), ==, ". 0202 . 0203 . .");
  g_assert_cmpstr (marching_fill (s, "u2", "0302"), ==, "- - - - - 0302");
  g_assert_cmpstr (marching_fill (s, "u2", "0304"), ==, "- 0304 . . . .");
  g_assert_cmpstr (marching_fill (s, "u3", "0403"), ==, "- 0403 . . . .");
  g_assert_cmpstr (marching_fill (s, "u3", "0401"), ==, "0401 . . . . .");
}

/* The worked figures of the night's terrain. */
static void
test_by_night (void)
{
  g_autoptr (Sketch) s = sketch_new (GROUND);

  sketch_option (s, ADJ_OPTION_NIGHT_TERRAIN, 1);
  g_assert_cmpstr (marching_fill (s, "u1", "0103"), ==, "- - - - - 0103");
  g_assert_cmpstr (marching_fill (s, "u2", "0302"), ==, ". . . . . . cut 0302");
  g_assert_cmpstr (marching_fill (s, "u2", "0304"), ==, "- - - 0304 . .");
  g_assert_cmpstr (marching_fill (s, "u3", "0401"), ==, "0401 . . . . .");
  g_assert_cmpstr (marching_fill (s, "u4", "0405"), ==, "- - - 0405 . .");
  g_assert_cmpstr (marching_fill (s, "u3", "0403"), ==, "- - 0403 . . .");
}

/* By day nothing doubles, and by night no road does. */
static void
test_not_doubled (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 5x9; turns 4 night 2; forest 0103; road 0401 0402; "
                  "unit u1 union infantry 5 0102; unit u3 union infantry 5 0402; "
                  "unit x1 confederate infantry 5 0509");

  sketch_option (s, ADJ_OPTION_NIGHT_TERRAIN, 1);
  g_assert_cmpstr (marching_fill (s, "u1", "0103"), ==, "- - 0103 . . .");
  sketch_phase (s, 2, "first-movement");
  g_assert_cmpstr (marching_fill (s, "u1", "0103"), ==, "- - - - - 0103");
  g_assert_cmpstr (marching_fill (s, "u3", "0401"), ==, "0401 . . . . .");
}

/* To a hex farther off leads the cheapest way. */
static void
test_farther_off (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 3x9; turns 4 night 1; forest 0104; "
                                     "unit u1 union infantry 5 0102; river 0308 0307 0309; "
                                     "unit x1 confederate infantry 1 0309");

  g_assert_cmpstr (marching_fill (s, "u1", "0105"), ==, "0103 0203 0204 0105 . .");
  g_assert_cmpstr (marching_fill (s, "u1", ". . . 0105"), ==, ". . . 0103 0203 0204 cut 0105");
}

/* A far hex beside an enemy or behind him is plotted as well: he may be gone when it comes to it.
 * Where there is time the way goes round his zones. */
static void
test_over_enemies (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 3x9; turns 4 night 1; "
                                     "unit u1 union infantry 5 0201; "
                                     "unit x1 confederate infantry 1 0205");
  g_autoptr (Sketch) round = sketch_new ("map flat 5x9; turns 4 night 1; "
                                         "unit u1 union infantry 5 0101; "
                                         "unit x1 confederate infantry 1 0103");

  g_assert_cmpstr (marching_fill (s, "u1", "0204"), ==, "0202 0203 0204 . . .");
  g_assert_cmpstr (marching_fill (s, "u1", "0207"), ==, "0202 0203 0204 0205 0206 0207");
  g_assert_cmpstr (marching_fill (s, "u1", "0208"), ==, "0202 0203 0204 0205 0206 0207 cut 0208");
  g_assert_cmpstr (marching_fill (round, "u1", "0105"), ==, "0201 0302 0303 0304 0204 0105");
}

/* What makes no plot, and at which word. */
static void
test_faults (void)
{
  g_autoptr (Sketch) s = sketch_new (GROUND);
  g_autoptr (Sketch) island = sketch_new ("map flat 3x9; turns 4 night 1; river 0105 0205 0305; "
                                          "unit u1 union infantry 5 0102; "
                                          "unit x1 confederate infantry 1 0309");

  g_assert_cmpstr (marching_fill (s, "u1", ". . . . . . ."), ==, "too-long 7");
  g_assert_cmpstr (marching_fill (s, "u5", "0408"), ==, "closed 1");
  g_assert_cmpstr (marching_fill (s, "u1", "- 0202"), ==, "out-of-place 2");
  g_assert_cmpstr (marching_fill (s, "u1", "0202 -"), ==, "out-of-place 2");
  g_assert_cmpstr (marching_fill (s, "u1", "- . 0103"), ==, "out-of-place 2");
  g_assert_cmpstr (marching_fill (s, "u1", "enter 0101"), ==, "out-of-place 1");
  g_assert_cmpstr (marching_fill (s, "u1", "0101 exit 0101"), ==, "out-of-place 3");
  g_assert_cmpstr (marching_fill (island, "u1", "0107"), ==, "no-way 1");
  g_assert_cmpstr (marching_fill (s, "u1", "0202 0203 0204 0205 0206 0207"), ==,
                   "0202 0203 0204 0205 0206 0207");
  g_assert_cmpstr (marching_fill (s, "u1", "0202 0203 0204 0205 0206 0207 0208"), ==,
                   "0202 0203 0204 0205 0206 0207 cut 0208");
}

/* An exit takes as many segments as its points. */
static void
test_exit (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 3x9; turns 4 night 1; exit 0101; "
                                     "unit u1 union infantry 5 0102; "
                                     "unit x1 confederate infantry 1 0309");

  g_assert_cmpstr (marching_fill (s, "u1", "0101 exit"), ==, "0101 exit . . . .");
  g_assert_cmpstr (marching_fill (s, "u1", ". . . . . 0101 exit"), ==, ". . . . . 0101 cut 0101");
}

static void
test_column (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 3x9; turns 4 night 1; wait u1 union infantry 4 turn 1 entry 0101; "
      "wait u2 union infantry 4 turn 1 entry 0101; unit x1 confederate infantry 4 0309");

  g_assert_cmpstr (marching_fill (s, "u2", "enter 0101 0102"), ==, "enter 0101 0102 . . . .");
  marching_plot (s, "u1", "enter 0101 0102");
  g_assert_cmpstr (marching_fill (s, "u2", "enter 0101 0102"), ==, ". enter 0101 0102 . . .");
  g_assert_cmpstr (marching_fill (s, "u2", ". . enter 0101"), ==, ". . enter 0101 . . .");
  g_assert_cmpstr (marching_fill (s, "u2", "0102"), ==, "out-of-place 1");
  g_assert_cmpstr (marching_fill (s, "u2", ". . . . . . enter 0101"), ==, ". . . . . . cut 0101");
}

/* The other side's column is its own. */
static void
test_other_column (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 3x9; turns 4 night 1; wait u1 union infantry 4 turn 1 entry 0101; "
      "wait x1 confederate infantry 4 turn 1 entry 0309; unit x2 confederate infantry 4 0305");

  marching_plot (s, "u1", "enter 0101 0102");
  g_assert_cmpstr (marching_fill (s, "x1", "enter 0309"), ==, "enter 0309 . . . . .");
}

/* Y S4.1: by day as well, over all the hexes of a side, or by the switch of each hex by itself. */
static Sketch *
new_columns (void)
{
  Sketch *s =
      sketch_new ("map flat 5x9; turns 4 night 2; wait u1 union infantry 4 turn 1 entry 0101 "
                  "0501; wait u2 union infantry 4 turn 1 entry 0101 0501; wait u3 union "
                  "infantry 4 turn 1 entry 0101 0501; unit x1 confederate infantry 4 0309");

  sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  return s;
}

static void
test_column_by_day (void)
{
  g_autoptr (Sketch) s = new_columns ();

  marching_plot (s, "u3", "enter 0101 0102 0103");
  marching_plot (s, "u1", "enter 0501 0502");
  g_assert_cmpstr (marching_fill (s, "u2", "enter 0101"), ==, ". . enter 0101 . . .");
  marching_plot (s, "u2", "enter 0101 0102");
  g_assert_cmpstr (marching_night (s), ==,
                   "3 u1 0502 plot-ends; 3 u3 0103 plot-ends; 4 u2 0102 plot-ends");
}

static void
test_column_of_each_hex (void)
{
  g_autoptr (Sketch) s = new_columns ();

  sketch_option (s, ADJ_OPTION_COLUMN_PER_ENTRY_HEX, 1);
  marching_plot (s, "u3", "enter 0101 0102 0103");
  g_assert_cmpstr (marching_fill (s, "u1", "enter 0501 0502"), ==, "enter 0501 0502 . . . .");
  marching_plot (s, "u1", "enter 0501 0502");
  g_assert_cmpstr (marching_fill (s, "u2", "enter 0101"), ==, ". enter 0101 . . . .");
  marching_plot (s, "u2", "enter 0101 0102");
  g_assert_cmpstr (marching_night (s), ==,
                   "2 u1 0502 plot-ends; 3 u2 0102 plot-ends; 3 u3 0103 plot-ends");
}

/* ---- Allowances (Y S5.2) ---- */

static const char *
plot_with_points (Sketch *s, int points)
{
  s->book->scenario->units[sketch_unit (s, "u1")].movement = points * ADJ_MP;
  return marching_fill (s, "u1", "0102 0103 0104 0105 0106 0107");
}

/* Six sub-segments for whoever has more, fewer for whoever has less, by day and by night. */
static void
test_points (void)
{
  for (int day = 0; day < 2; day++)
    {
      g_autoptr (Sketch) s = sketch_new ("map flat 3x9; turns 4 night 1; "
                                         "unit u1 union infantry 5 0101; "
                                         "unit x1 confederate infantry 1 0309");

      sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, day);
      sketch_phase (s, 1 + day, "first-movement");
      g_assert_cmpstr (plot_with_points (s, 4), ==, "0102 0103 0104 0105 . . cut 0106");
      g_assert_cmpstr (plot_with_points (s, 6), ==, "0102 0103 0104 0105 0106 0107");
      g_assert_cmpstr (plot_with_points (s, 8), ==, "0102 0103 0104 0105 0106 0107");
      g_assert_cmpstr (marching_fill (s, "u1", "0102 0103 0104 0105 0106 0107 0108"), ==,
                       "0102 0103 0104 0105 0106 0107 cut 0108");
    }
}

/* ---- Objections ---- */

/* In a phase of both sides. */
static const AdjFinding *
first_finding (Sketch *s, const char *unit, const AdjPlotWord *words, guint n_words)
{
  AdjPhase *phase = &s->book->ruleset->phases[s->table->phase];
  int units[] = { sketch_unit (s, unit) };

  phase->player = ADJ_PLAYER_BOTH;
  adj_judge_begin (s->judge, s->table);
  adj_plot (s->judge, units, 1, words, n_words, FALSE);
  phase->player = ADJ_PLAYER_FIRST;
  return s->judge->n_findings > 0 ? &s->judge->findings[0] : NULL;
}

static void
test_objections (void)
{
  g_autoptr (Sketch) s = sketch_new (
      "map flat 3x9; turns 4 night 1; exit 0101; river-ferry 0303; side 0302 0303 ferry; "
      "unit u1 union infantry 5 0102; unit u2 union infantry 5 0302; "
      "unit u3 union infantry 5 0108; unit x1 confederate infantry 5 0109; "
      "wait u4 union infantry 4 turn 2 entry 0201");
  const AdjPlotWord on[] = { { ADJ_TOKEN_STEP, sketch_hex (s, 101) }, { ADJ_TOKEN_EXIT, 0 } };
  const AdjPlotWord off[] = { { ADJ_TOKEN_EXIT, 0 } };
  const AdjPlotWord ferry[] = { { ADJ_TOKEN_STEP, sketch_hex (s, 303) } };
  const AdjPlotWord away[] = { { ADJ_TOKEN_STEP, sketch_hex (s, 107) } };
  const AdjPlotWord early[] = { { ADJ_TOKEN_ENTER, sketch_hex (s, 201) } };
  const AdjPlotWord far[] = { { ADJ_TOKEN_STEP, sketch_hex (s, 109) } };

  g_assert_null (first_finding (s, "u1", on, 2));
  g_assert_cmpint (first_finding (s, "u1", off, 1)->reason, ==, ADJ_REASON_NO_EXIT);
  g_assert_cmpint (first_finding (s, "u2", ferry, 1)->reason, ==, ADJ_REASON_NO_STOPPING);
  g_assert_cmpint (first_finding (s, "u3", away, 1)->reason, ==, ADJ_REASON_FROZEN);
  g_assert_cmpint (first_finding (s, "u4", early, 1)->reason, ==, ADJ_REASON_NOT_DUE);
  g_assert_null (first_finding (s, "u1", NULL, 0));
  sketch_do (s, "place x1 0309");
  g_assert_cmpint (first_finding (s, "u1", far, 1)->reason, ==, ADJ_REASON_PLOT_CUT);
  g_assert_cmpstr (first_finding (s, "u1", far, 1)->row, ==, "E N.1b");
  g_assert_cmpint (first_finding (s, "u4", far, 1)->reason, ==, ADJ_REASON_NO_PATH);
}

/* By turns nobody plots, and once the march has begun it is too late. */
static void
test_moment (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 3x9; turns 4 night 1; unit u1 union infantry 5 0102; "
                  "unit x1 confederate infantry 5 0109");
  int unit = sketch_unit (s, "u1");

  adj_judge_begin (s->judge, s->table);
  adj_plot (s->judge, &unit, 1, NULL, 0, FALSE);
  g_assert_true (adj_judge_has (s->judge, ADJ_REASON_NOT_NOW_PLOTTED));
  adj_judge_begin (s->judge, s->table);
  adj_segment (s->judge);
  g_assert_true (adj_judge_has (s->judge, ADJ_REASON_NO_SEGMENT));
  g_assert_null (first_finding (s, "u1", NULL, 0));
  marching_segment (s);
  g_assert_cmpint (first_finding (s, "u1", NULL, 0)->reason, ==, ADJ_REASON_NOT_NOW_PLOTTED);
}

/* ---- As files have it ---- */

static void
test_letters (void)
{
  static const char *const plots[] = {
    "______", "12-3.4", "<56...", "..1>..", "------", "23-...!"
  };
  char text[ADJ_SEGMENTS + 2];
  guint32 plot;

  for (guint i = 0; i < G_N_ELEMENTS (plots); i++)
    {
      g_assert_true (adj_plot_parse (plots[i], &plot));
      adj_plot_print (plot, text);
      g_assert_cmpstr (text, ==, plots[i]);
    }
  g_assert_false (adj_plot_parse ("12-3.", &plot));
  g_assert_false (adj_plot_parse ("12-3.47", &plot));
  g_assert_false (adj_plot_parse ("12-3.7", &plot));
  g_assert_false (adj_plot_parse ("12-3.!", &plot));
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/rules/E N.1/+ what is not typed is filled in", test_filled_in);
  g_test_add_func ("/rules/E N.5/+ segments by night", test_by_night);
  g_test_add_func ("/rules/E N.5/- by day, and along roads", test_not_doubled);
  g_test_add_func ("/rules/E N.1/+ the cheapest way", test_farther_off);
  g_test_add_func ("/rules/E N.1/+ over enemies who may be gone", test_over_enemies);
  g_test_add_func ("/rules/E N.1/- faults", test_faults);
  g_test_add_func ("/rules/E N.1b/+ an exit's points", test_exit);
  g_test_add_func ("/rules/E N.6/+ a place in the column", test_column);
  g_test_add_func ("/rules/E N.6/- the other side's column", test_other_column);
  g_test_add_func ("/rules/Y S4.1/+ a column by day", test_column_by_day);
  g_test_add_func ("/rules/Y S4.1/+ a column of each entry hex", test_column_of_each_hex);
  g_test_add_func ("/rules/Y S5.2/+ four points, six and eight", test_points);
  g_test_add_func ("/rules/E N.2/+ objections to a plot", test_objections);
  g_test_add_func ("/rules/E N.1/- not by turns, nor too late", test_moment);
  g_test_add_func ("/rules/plot/letters", test_letters);
  return g_test_run ();
}
