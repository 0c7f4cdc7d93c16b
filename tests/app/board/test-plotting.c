/* SPDX-License-Identifier: GPL-3.0-or-later */
#include <string.h>

#include "app/board/board-plots.h"
#include "app/board/board-signs.h"
#include "app/board/board.h"
#include "staff/plot-words.h"
#include "stage.h"

/* Marches plotted on the board, and carried out there: tests/book/both.scenario.xml by night, whose
 * plots are each side's own before the march begins (E N.1, N.2, N.9). */

#define DUSK "option variable-initiative; option night-plots; next!; next; next!; next;"
#define PLACES "place u1 0101; place c1 0105; place c2 0605; place u2 0501; place ug off"

typedef struct
{
  StagePanel panel;
  AdjBoard *board;
  AdjBoardState *state;
  AdjMapView *map;
} Stage;

static Stage
begin (const char *orders)
{
  Stage stage = { .panel = stage_begin_both (orders) };

  stage.board = stage_find (stage.panel.window, ADJ_TYPE_BOARD);
  stage.state = adj_board_get_state (stage.board);
  stage.map = adj_board_get_map (stage.board);
  return stage;
}

/* Behind the Union's curtain. */
static Stage
begin_plotting (void)
{
  Stage stage = begin (DUSK PLACES);

  adj_session_lift_curtain (stage.panel.session, ADJ_EYES_FIRST);
  stage_settle ();
  return stage;
}

static void
change_eyes (Stage *stage, AdjEyes eyes)
{
  adj_session_draw_curtain (stage->panel.session);
  adj_session_lift_curtain (stage->panel.session, eyes);
  stage_settle ();
}

static int
unit_of (Stage *stage, const char *id)
{
  return adj_scenario_unit (adj_session_book (stage->panel.session)->scenario, id);
}

static AdjHex
hex_of (Stage *stage, AdjHexId id)
{
  return adj_book_hex (adj_session_book (stage->panel.session), id);
}

static void
click (Stage *stage, AdjHexId id)
{
  AdjPoint at = adj_map_view_get_place (stage->map, hex_of (stage, id));
  g_autoptr (GListModel) all = gtk_widget_observe_controllers (GTK_WIDGET (stage->map));

  for (guint i = 0; i < g_list_model_get_n_items (all); i++)
    {
      g_autoptr (GObject) one = g_list_model_get_item (all, i);

      if (!GTK_IS_GESTURE_CLICK (one) ||
          gtk_gesture_single_get_button (GTK_GESTURE_SINGLE (one)) != GDK_BUTTON_PRIMARY)
        continue;
      g_signal_emit_by_name (one, "released", 1, at.x, at.y);
      stage_settle ();
      return;
    }
  g_assert_not_reached ();
}

static void
act (Stage *stage, const char *action)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->board), action, NULL);
  stage_settle ();
}

static void
space (Stage *stage)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->board), "board.pick", "b", FALSE);
  stage_settle ();
}

static void
walk (Stage *stage, int right, int down)
{
  gtk_widget_activate_action (GTK_WIDGET (stage->map), "map.step", "(ii)", right, down);
  stage_settle ();
}

/* The unit's plot as these eyes know it: "0102 . . . . .", or "" without one. */
static void
assert_plot (Stage *stage, const char *unit, const char *expected)
{
  AdjSession *session = stage->panel.session;
  AdjView view = adj_session_view (session);
  AdjPlotCase plot;
  g_autofree char *way = NULL;

  adj_plot_case_read (&plot, &view, adj_session_field (session), unit_of (stage, unit), 0);
  way = adj_plot_say_way (&plot, &view);
  g_assert_cmpstr (way, ==, expected);
}

static gboolean
is_picked (Stage *stage, const char *unit)
{
  const AdjPicks *picks = adj_session_get_picks (stage->panel.session);

  return picks->n_units == 1 && picks->units[0] == unit_of (stage, unit);
}

/* The unit stays in hand while its way grows, and the cursor goes along. */
static void
test_clicks (void)
{
  Stage stage = begin_plotting ();

  click (&stage, 101);
  g_assert_true (is_picked (&stage, "u1"));
  click (&stage, 103); /* and the hex between */
  click (&stage, 104);
  assert_plot (&stage, "u1", "0102 in segment 1, 0103 in segment 2 and 0104 in segment 3");
  g_assert_true (is_picked (&stage, "u1"));
  g_assert_cmpint (adj_map_view_get_cursor (stage.map), ==, hex_of (&stage, 104));
  stage_says (stage.board, "U1: 0102 in segment 1");
  g_assert_nonnull (strstr (adj_map_view_get_said (stage.map), "U1 comes here in segment 3"));
  click (&stage, 501); /* another one, far off */
  g_assert_true (is_picked (&stage, "u2"));
  stage_close (stage.panel.window);
}

/* Enter, arrows, Space and Backspace: the keys of a plot, without a look at the panel. */
static void
test_keys (void)
{
  Stage stage = begin_plotting ();

  act (&stage, "board.act");
  g_assert_true (is_picked (&stage, "u1"));
  walk (&stage, 0, 1);
  space (&stage);
  walk (&stage, 0, 1);
  assert_plot (&stage, "u1", "0102 in segment 1 and 0103 in segment 3");
  act (&stage, "board.step-back");
  assert_plot (&stage, "u1", "0102 in segment 1");
  act (&stage, "board.act");
  g_assert_true (is_picked (&stage, "u2"));
  walk (&stage, 0, -1); /* there is no hex */
  assert_plot (&stage, "u2", "no plot");
  space (&stage);
  assert_plot (&stage, "u2", "holds all the time");
  act (&stage, "board.clear-plot");
  assert_plot (&stage, "u2", "no plot");
  gtk_widget_activate_action (GTK_WIDGET (stage.board), "board.drop", NULL);
  stage_settle ();
  walk (&stage, 0, 1); /* nobody is in hand: the cursor walks */
  assert_plot (&stage, "u2", "no plot");
  stage_close (stage.panel.window);
}

/* What is plotted is for one's own eyes; each finds only his own on the board. */
static void
test_secret (void)
{
  Stage stage = begin_plotting ();

  click (&stage, 101);
  click (&stage, 102);
  change_eyes (&stage, ADJ_EYES_SECOND);
  assert_plot (&stage, "u1", "no plot");
  g_assert_cmpuint (stage.state->plots.plots->len, ==, 3);
  click (&stage, 101); /* the enemy's: nobody is taken */
  g_assert_cmpuint (adj_session_get_picks (stage.panel.session)->n_units, ==, 0);
  g_assert_null (stage_find_saying (stage.panel.window, "0102 in segment 1"));
  change_eyes (&stage, ADJ_EYES_PUBLIC);
  g_assert_null (stage.state->plots.plots);
  change_eyes (&stage, ADJ_EYES_FIRST);
  assert_plot (&stage, "u1", "0102 in segment 1");
  stage_close (stage.panel.window);
}

/* E N.2: it has a sign and a reason, and is not picked. */
static void
test_frozen (void)
{
  Stage stage = begin (DUSK PLACES "; place c1 0102");

  adj_session_lift_curtain (stage.panel.session, ADJ_EYES_FIRST);
  stage_settle ();
  g_assert_cmpint (stage.state->plots.signs[unit_of (&stage, "u1")], ==, ADJ_SIGN_FROZEN);
  g_assert_cmpint (stage.state->plots.signs[unit_of (&stage, "u2")], ==, -1);
  click (&stage, 101);
  g_assert_cmpuint (adj_session_get_picks (stage.panel.session)->n_units, ==, 0);
  stage_says (stage.panel.window, "U1 stands in an enemy zone of control");
  stage_close (stage.panel.window);
}

/* Both sides' arrows, and a sign on each unit that has stopped, with its reason in words. */
static void
test_marched (void)
{
  Stage stage =
      begin (DUSK "next!;" PLACES "; plot u1 0102; plot c1 0104 0103; plot u2 . 0502; segment");
  g_autofree char *said = NULL;

  g_assert_cmpuint (stage.state->arrows->len, ==, 2);
  g_assert_cmpint (stage.state->plots.signs[unit_of (&stage, "u1")], ==, ADJ_SIGN_MET);
  g_assert_cmpint (stage.state->plots.signs[unit_of (&stage, "u2")], ==, -1);
  said = adj_board_plots_say (&stage.state->plots, stage.panel.session, hex_of (&stage, 102));
  g_assert_cmpstr (said, ==, "U1 stops in 0102, segment 1: its zone and an enemy's overlap now");
  stage_order (stage.panel.window, "segment");
  g_assert_cmpuint (stage.state->arrows->len, ==, 3);
  g_assert_cmpint (stage.state->plots.signs[unit_of (&stage, "u2")], ==, ADJ_SIGN_ARRIVED);
  adj_session_stride (stage.panel.session, ADJ_STRIDE_ORDER, FALSE);
  stage_settle ();
  g_assert_cmpuint (stage.state->arrows->len, ==, 2);
  g_assert_cmpint (stage.state->plots.signs[unit_of (&stage, "u2")], ==, -1);
  stage_close (stage.panel.window);
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  g_test_add_func ("/app/plotting/clicks", test_clicks);
  g_test_add_func ("/app/plotting/keys", test_keys);
  g_test_add_func ("/app/plotting/secret", test_secret);
  g_test_add_func ("/app/plotting/frozen", test_frozen);
  g_test_add_func ("/app/plotting/marched", test_marched);
  return g_test_run ();
}
