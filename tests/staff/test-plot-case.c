/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "played.h"
#include "rules/plot.h"
#include "sketch.h"
#include "staff/booklets.h"
#include "staff/plot-words.h"
#include "tests/record/fixture.h"

/* Plots in the making: tests/book/both.scenario.xml by night (E N.1). */

typedef struct
{
  AdjGame *game;
  int unit;
  int waits;
} Pencil;

static AdjGame *
begin (void)
{
  AdjGame *game = fixture_both ();

  played_on (game, "option variable-initiative; option night-plots; next!; next; next!; next");
  played_on (game, "next!; place u1 0201; place u2 0101; place c1 0505; place c2 0504");
  played_on (game, "place ug off");
  return game;
}

static AdjPlotCase
look (const Pencil *self)
{
  AdjView view = played_view (self->game);
  AdjPlotCase plot;

  adj_plot_case_read (&plot, &view, adj_game_get_field (self->game), self->unit, self->waits);
  return plot;
}

static void
carry_out (Pencil *self, const AdjPlotEdit *edit)
{
  g_assert_true (edit->done);
  self->waits = edit->waits;
  if (edit->ordered)
    {
      g_autoptr (GPtrArray) outcomes = adj_game_submit_orders (self->game, &edit->order, 1);

      g_assert_true (((AdjOutcome *) g_ptr_array_index (outcomes, 0))->recorded);
    }
}

static AdjPlotEdit
go (const Pencil *self, AdjHexId hex)
{
  AdjPlotCase plot = look (self);

  return adj_plot_case_go (&plot, adj_game_get_field (self->game),
                           adj_book_hex (adj_game_get_book (self->game), hex));
}

static void
step (Pencil *self, AdjHexId hex)
{
  AdjPlotEdit edit = go (self, hex);

  carry_out (self, &edit);
}

static void
wait_one (Pencil *self)
{
  AdjPlotCase plot = look (self);
  AdjPlotEdit edit = adj_plot_case_wait (&plot, adj_game_get_field (self->game));

  carry_out (self, &edit);
}

static void
back (Pencil *self)
{
  AdjPlotCase plot = look (self);
  AdjPlotEdit edit = adj_plot_case_back (&plot, adj_game_get_field (self->game));

  carry_out (self, &edit);
}

/* "0102 . 0103 | 3 of 6 MP". */
static void
assert_plot (const Pencil *self, const char *expected)
{
  AdjPlotCase plot = look (self);
  g_autoptr (GString) text = g_string_new (NULL);
  g_autofree char *points = adj_plot_say_points (&plot);

  for (int segment = 1; segment <= ADJ_SEGMENTS; segment++)
    {
      char cell[ADJ_PLOT_CELL];

      adj_plot_cell (&plot, adj_game_get_book (self->game), segment, cell);
      g_string_append_printf (text, "%s ", cell);
    }
  g_string_append (text, points);
  g_assert_cmpstr (text->str, ==, expected);
}

/* Step by step, a wait between, and back again to nothing. */
static void
test_grows (void)
{
  g_autoptr (AdjGame) game = begin ();
  Pencil pencil = { game, played_unit (game, "u2"), 0 };
  g_autofree char *way = NULL;
  AdjView view;
  AdjPlotCase plot;

  assert_plot (&pencil, "      0 of 6 MP");
  step (&pencil, 102);
  wait_one (&pencil);
  assert_plot (&pencil, "0102 . . . . . 2 of 6 MP");
  step (&pencil, 104);
  assert_plot (&pencil, "0102 . 0103 0104 . . 4 of 6 MP");
  plot = look (&pencil);
  view = played_view (game);
  way = adj_plot_say_way (&plot, &view);
  g_assert_cmpstr (way, ==, "0102 in segment 1, 0103 in segment 3 and 0104 in segment 4");
  back (&pencil);
  back (&pencil);
  assert_plot (&pencil, "0102 . . . . . 2 of 6 MP");
  back (&pencil);
  assert_plot (&pencil, "0102 . . . . . 1 of 6 MP");
  back (&pencil);
  assert_plot (&pencil, "      0 of 6 MP");
  g_assert_false (adj_plot_case_clear (&(AdjPlotCase){ 0 }, adj_game_get_field (game)).done);
}

/* A step into a forest goes with the segments that it takes. */
static void
test_back_over_forest (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 1x9; turns 2; unit u1 union infantry 3 0101; "
                                     "unit x1 confederate infantry 4 0109; forest 0102");
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_FIRST);
  int u1 = sketch_unit (s, "u1");
  const AdjPlotWord words[] = { { ADJ_TOKEN_HOLD, ADJ_NO_HEX },
                                { ADJ_TOKEN_STEP, sketch_hex (s, 102) } };
  g_autofree char *points = NULL;
  AdjPlot way;
  AdjPlotCase plot;
  AdjPlotEdit edit;

  sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_phase (s, 1, "both-plot");
  adj_plot_fill (&s->field, u1, words, 2, &way);
  s->table->units[u1].plot = way.tokens;
  adj_plot_case_read (&plot, &view, &s->field, u1, 0);
  points = adj_plot_say_points (&plot);
  g_assert_cmpstr (points, ==, "4 of 6 MP"); /* ". - - 0102" */
  edit = adj_plot_case_back (&plot, &s->field);
  g_assert_true (edit.done && edit.ordered);
  g_assert_cmpint (edit.waits, ==, 1);
}

/* Who only waits has a plot; a wait more than there are segments is none. */
static void
test_waits (void)
{
  g_autoptr (AdjGame) game = begin ();
  Pencil pencil = { game, played_unit (game, "u2"), 0 };
  AdjPlotCase plot;

  wait_one (&pencil);
  assert_plot (&pencil, ". . . . . . 1 of 6 MP");
  step (&pencil, 102);
  assert_plot (&pencil, ". 0102 . . . . 2 of 6 MP");
  for (int i = 0; i < 4; i++)
    wait_one (&pencil);
  plot = look (&pencil);
  g_assert_false (adj_plot_case_wait (&plot, adj_game_get_field (game)).done);
  for (int i = 0; i < 5; i++)
    back (&pencil);
  assert_plot (&pencil, ". . . . . . 1 of 6 MP");
}

/* What does not fit is named, and as much of a way as the turn has room for is plotted. */
static void
test_too_far (void)
{
  g_autoptr (AdjGame) game = begin ();
  Pencil pencil = { game, played_unit (game, "u2"), 0 };
  AdjView view = played_view (game);
  AdjPlotEdit edit;
  g_autofree char *cut = NULL;
  g_autofree char *still = NULL;

  for (int i = 0; i < 4; i++)
    wait_one (&pencil);
  edit = go (&pencil, 104);
  cut = adj_plot_say_fault (&view, pencil.unit, &edit);
  g_assert_cmpstr (cut, ==, "U2 does not get to 0104 in this turn (E N.1b)");
  carry_out (&pencil, &edit);
  assert_plot (&pencil, ". . . . 0102 0103 6 of 6 MP");
  edit = go (&pencil, 104);
  g_assert_false (edit.done);
  still = adj_plot_say_fault (&view, pencil.unit, &edit);
  g_assert_cmpstr (still, ==, cut);
}

/* By day it cites the row of the day, as the rules do. */
static void
test_too_far_by_day (void)
{
  g_autoptr (Sketch) s = sketch_new ("map flat 1x9; turns 2; unit u1 union infantry 3 0101; "
                                     "unit x1 confederate infantry 4 0109");
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_FIRST);
  g_autofree char *said = NULL;
  AdjPlotCase plot;
  AdjPlotEdit edit;

  sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_phase (s, 1, "both-plot");
  adj_plot_case_read (&plot, &view, &s->field, sketch_unit (s, "u1"), 0);
  edit = adj_plot_case_go (&plot, &s->field, sketch_hex (s, 108));
  said = adj_plot_say_fault (&view, plot.unit, &edit);
  g_assert_nonnull (said);
  g_assert_true (g_str_has_suffix (said, "does not get to 0108 in this turn (Y S5.2)"));
}

/* Reinforcements enter by the hex that is pointed at (E N.6). */
static void
test_enters (void)
{
  g_autoptr (AdjGame) game = begin ();
  Pencil pencil = { game, played_unit (game, "u3"), 0 };

  step (&pencil, 105);
  step (&pencil, 104);
  assert_plot (&pencil, ">0105 0104 . . . . 2 of 6 MP");
  back (&pencil);
  back (&pencil);
  step (&pencil, 104);
  assert_plot (&pencil, ">0105 0104 . . . . 2 of 6 MP");
}

/* E N.2: who is frozen says why, and is passed over; only one's own is listed. */
static void
test_frozen (void)
{
  g_autoptr (AdjGame) game = begin ();
  AdjView view;
  guint16 units[2 * ADJ_MAX_UNITS];
  g_autofree char *why = NULL;
  g_autofree char *state = NULL;
  Pencil pencil = { game, played_unit (game, "u1"), 0 };
  AdjPlotCase plot;

  played_on (game, "place c1 0301");
  view = played_view (game);
  plot = look (&pencil);
  why = adj_plot_say_frozen (&plot, &view);
  g_assert_cmpstr (why, ==,
                   "U1 stands in an enemy zone of control and stays there this night (E N.2)");
  g_assert_cmpint (adj_plots_next (&view, adj_game_get_field (game), -1), ==,
                   played_unit (game, "u3"));
  view.eyes = ADJ_EYES_SECOND;
  g_assert_cmpuint (adj_plots_list (&view, adj_game_get_field (game), units), ==, 3);
  state = adj_plots_say_state (&view, adj_game_get_field (game));
  g_assert_cmpstr (state, ==, "1 unit is frozen by contact. 2 units have no plot yet");
  adj_plot_case_read (&plot, &view, adj_game_get_field (game), pencil.unit, 0);
  g_assert_false (plot.may);
  played_on (game, "plot c2 0503; segment");
  view = played_view (game);
  g_assert_cmpuint (adj_plots_list (&view, adj_game_get_field (game), units), ==, 0);
}

/* Zones that overlap freeze nobody in a night of simultaneous movement, unless it is plotted by its
 * own rules (Y S5.23, E N.2). */
static void
test_not_frozen (void)
{
  g_autoptr (Sketch) s =
      sketch_new ("map flat 5x9; turns 4 night 1; unit u1 union infantry 5 0502; "
                  "unit x1 confederate infantry 4 0504");
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_FIRST);
  int unit = sketch_unit (s, "u1");
  AdjPlotCase plot;
  g_autofree char *free = NULL;
  g_autofree char *frozen = NULL;

  sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_phase (s, 1, "both-night-plot");
  adj_plot_case_read (&plot, &view, &s->field, unit, 0);
  g_assert_cmpint (plot.frozen, ==, ADJ_TOUCH_NONE);
  g_assert_true (adj_plot_case_go (&plot, &s->field, sketch_hex (s, 503)).ordered);
  g_assert_cmpint (adj_plots_next (&view, &s->field, -1), ==, unit);
  free = adj_plots_say_state (&view, &s->field);
  g_assert_cmpstr (free, ==, "1 unit has no plot yet");
  sketch_option (s, ADJ_OPTION_NIGHT_PLOTS, 1);
  adj_plot_case_read (&plot, &view, &s->field, unit, 0);
  g_assert_cmpint (plot.frozen, ==, ADJ_TOUCH_OVERLAP);
  g_assert_cmpint (adj_plots_next (&view, &s->field, -1), ==, -1);
  frozen = adj_plots_say_state (&view, &s->field);
  g_assert_cmpstr (frozen, ==, "1 unit is frozen by contact. 0 units have no plot yet");
}

/* The hexes of enemies that g1 could attack if it were named: "0106". */
static char *
reach (const char *layout)
{
  g_autoptr (Sketch) s = sketch_new (layout);
  AdjView view = adj_view (s->book, s->table, ADJ_EYES_FIRST);
  AdjHex hexes[ADJ_MAX_MISSION_HEXES];
  g_autoptr (GString) text = g_string_new ("");
  AdjPlotCase plot;
  guint n;

  sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_phase (s, 1, "both-plot");
  adj_plot_case_read (&plot, &view, &s->field, sketch_unit (s, "g1"), 0);
  n = adj_plot_case_find_enemies (&plot, &s->field, hexes);
  for (guint i = 0; i < n; i++)
    g_string_append_printf (text, "%s%04d", i > 0 ? " " : "", s->book->hexes[hexes[i]].id);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
assert_reach (const char *layout, const char *expected)
{
  g_autofree char *found = reach (layout);

  g_assert_cmpstr (found, ==, expected);
}

#define LINE                                                                                       \
  "map flat 1x9; turns 2; unit g1 union artillery 3 0101; unit x1 confederate infantry 4 "

/* Y S7.0: three hexes of march and three of fire, if it sees so far (BG 8.22, 8.3); who is beside
 * an enemy stays, and bombards nobody else (BG 8.41). */
static void
test_reach (void)
{
  assert_reach (LINE "0104", "0104");
  assert_reach (LINE "0107", "0107");
  assert_reach (LINE "0108", "");
  assert_reach (LINE "0106", "0106");
  assert_reach (LINE "0106; forest 0104", "");
  assert_reach (LINE "0103; unit x2 confederate infantry 4 0102", "0102");
  assert_reach ("map flat 1x9; turns 2; unit g1 union infantry 3 0101; "
                "unit x1 confederate infantry 4 0106",
                "");
}

/* The longest fire that a ruleset can have, and enemies wherever they keep out of its march: all
 * within nine hexes of those it could stand on. */
static void
test_long_reach (void)
{
  g_autoptr (AdjRuleset) ruleset = adj_booklets_ruleset ();
  g_autoptr (GString) layout =
      g_string_new ("map flat 25x25; turns 2; unit g1 union artillery 3 1313");
  g_autoptr (Sketch) empty = sketch_new ("map flat 25x25");
  g_autoptr (Sketch) s = NULL;
  AdjHex hexes[ADJ_MAX_MISSION_HEXES];
  AdjPlotCase plot;
  AdjView view;
  guint far = 0;

  for (AdjHex hex = 0; hex < empty->book->n_hexes; hex++)
    {
      AdjHexId id = empty->book->hexes[hex].id;
      int distance = adj_hex_distance (&empty->book->scenario->map.grid, 1313, id);

      if (distance < 6)
        continue;
      far += distance <= ADJ_MISSION_REACH;
      g_string_append_printf (layout, "; unit x%04d confederate infantry 3 %04d", id, id);
    }
  ruleset->bombard_most = ADJ_MAX_RANGE;
  s = sketch_under (ruleset, layout->str);
  view = adj_view (s->book, s->table, ADJ_EYES_FIRST);
  sketch_option (s, ADJ_OPTION_SIMULTANEOUS_MOVEMENT, 1);
  sketch_phase (s, 1, "both-plot");
  adj_plot_case_read (&plot, &view, &s->field, sketch_unit (s, "g1"), 0);
  g_assert_cmpuint (far, >, 300);
  g_assert_cmpuint (adj_plot_case_find_enemies (&plot, &s->field, hexes), ==, far);
}

/* What its order would be warned of stands beside it. */
static void
test_warned (void)
{
  g_autoptr (AdjGame) game = begin ();
  Pencil pencil = { game, played_unit (game, "c1"), 0 };
  AdjView view;
  AdjPlotCase plot;
  g_auto (GStrv) lines = NULL;
  g_auto (GStrv) none = NULL;

  plot = look (&pencil);
  view = played_view (game);
  none = adj_plot_say_warnings (&plot, &view, adj_game_get_field (game));
  g_assert_cmpuint (g_strv_length (none), ==, 0);
  played_on (game, "place c1 0301; plot c1 0401!");
  plot = look (&pencil);
  view = played_view (game);
  lines = adj_plot_say_warnings (&plot, &view, adj_game_get_field (game));
  g_assert_cmpuint (g_strv_length (lines), >=, 1);
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/staff/plot case/grows", test_grows);
  g_test_add_func ("/staff/plot case/back over a forest Y S5.0", test_back_over_forest);
  g_test_add_func ("/staff/plot case/waits", test_waits);
  g_test_add_func ("/staff/plot case/too-far", test_too_far);
  g_test_add_func ("/staff/plot case/too-far by day Y S5.2", test_too_far_by_day);
  g_test_add_func ("/staff/plot case/enters", test_enters);
  g_test_add_func ("/staff/plot case/frozen", test_frozen);
  g_test_add_func ("/staff/plot case/not frozen Y S5.23", test_not_frozen);
  g_test_add_func ("/staff/plot case/reach Y S7.0", test_reach);
  g_test_add_func ("/staff/plot case/reach Y S7.0/long", test_long_reach);
  g_test_add_func ("/staff/plot case/warned", test_warned);
  return g_test_run ();
}
