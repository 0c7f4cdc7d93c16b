/* SPDX-License-Identifier: GPL-3.0-or-later */
#include "app/board/board.h"
#include "app/books/charts-drawing.h"
#include "app/combat/debt-page.h"
#include "app/combat/waiting-page.h"
#include "app/command/command-panel.h"
#include "app/command/drift-box.h"
#include "app/desktop/looks.h"
#include "app/desktop/touch.h"
#include "app/plots/dispute-box.h"
#include "app/session/tip-bubble.h"
#include "app/tracing/number-popover.h"
#include "app/turns/next-button.h"
#include "desk-work.h"
#include "hand.h"
#include "stage.h"

/* Moves and a battle by real touches alone, from the start page on; fingers.py is what touches. */

/* ---- The board ---- */

/* Two fingers come together around a hex. */
static void
see_all (AdjBoard *board, AdjHexId id)
{
  graphene_point_t at = hand_hex (board, id);

  hand_finger ("slide %.0f %.0f %.0f %.0f %.0f %.0f %.0f %.0f\n", at.x - 80, at.y, at.x - 20, at.y,
               at.x + 80, at.y, at.x + 20, at.y);
  wait_until (adj_camera_is_fit (adj_map_view_get_camera (adj_board_get_map (board))));
}

/* Two fingers part around a hex, which stays between them. */
static void
look_closer (AdjBoard *board, AdjHexId id)
{
  graphene_point_t at = hand_hex (board, id);
  double size = adj_map_view_get_camera (adj_board_get_map (board))->size;

  hand_finger ("slide %.0f %.0f %.0f %.0f %.0f %.0f %.0f %.0f\n", at.x - 20, at.y, at.x - 60, at.y,
               at.x + 20, at.y, at.x + 60, at.y);
  wait_until (adj_map_view_get_camera (adj_board_get_map (board))->size > 2.99 * size);
  g_assert_cmpfloat_with_epsilon (hand_hex (board, id).x, at.x,
                                  adj_map_view_get_camera (adj_board_get_map (board))->size);
  g_assert_cmpfloat_with_epsilon (hand_hex (board, id).y, at.y,
                                  adj_map_view_get_camera (adj_board_get_map (board))->size);
  g_assert_cmpuint (stage_hex (adj_part_get_session (ADJ_PART (board)), "3/1/xiv"), ==, 1318);
}

static gboolean
is_picked (AdjSession *session, const char *unit)
{
  return adj_picks_has_unit (adj_session_get_picks (session),
                             adj_scenario_unit (adj_session_book (session)->scenario, unit));
}

static void
move_by_taps (AdjBoard *board, AdjSession *session)
{
  hand_tap_at (hand_hex (board, 1318));
  wait_until (is_picked (session, "3/1/xiv"));
  hand_tap_at (hand_hex (board, 1619));
  wait_until (stage_hex (session, "3/1/xiv") == 1619);
}

/* Where the machine is so slow that a finger on its way seems to rest, and so to ask for the menu,
 * it goes once more. */
static void
drag (AdjBoard *board, AdjSession *session, const char *unit, AdjHexId from, AdjHexId to)
{
  for (guint tries = 0; tries < 3 && stage_hex (session, unit) != to; tries++)
    {
      hand_drag (hand_hex (board, from), hand_hex (board, to));
      wait_at_most (4, stage_hex (session, unit) == to);
    }
}

static void
move_by_drag (AdjBoard *board, AdjSession *session)
{
  AdjPoint at = adj_map_view_get_camera (adj_board_get_map (board))->at;

  drag (board, session, "2/1/xiv", 1319, 1519);
  wait_until (stage_hex (session, "2/1/xiv") == 1519);
  g_assert_cmpfloat (adj_map_view_get_camera (adj_board_get_map (board))->at.x, ==, at.x);

  /* the ground is the map's */
  hand_drag (hand_hex (board, 1217), hand_hex (board, 1117));
  wait_until (adj_map_view_get_camera (adj_board_get_map (board))->at.x != at.x);
}

/* Where the unit's counter lies in the stack that is spread out. */
static graphene_point_t
place_in_the_fan (AdjBoard *board, int unit)
{
  const AdjFan *fan = &adj_board_get_state (board)->fan;
  guint i = 0;

  while (i < fan->n && fan->units[i] != unit)
    i++;
  g_assert_cmpuint (i, <, fan->n);
  return hand_place (board, adj_fan_place (fan, i).x, adj_fan_place (fan, i).y);
}

/* The board may still slide from the finger before, and the counter away from under this one: then
 * it taps once more. */
static void
tap_in_the_stack (AdjBoard *board, AdjSession *session, const char *unit, AdjHexId hex)
{
  int one = adj_scenario_unit (adj_session_book (session)->scenario, unit);

  for (guint tries = 0; tries < 3 && !is_picked (session, unit); tries++)
    {
      if (adj_board_get_state (board)->fan.n < 2)
        hand_tap_at (hand_hex (board, hex));
      wait_until (adj_board_get_state (board)->fan.n >= 2);
      stage_settle ();
      hand_tap_at (place_in_the_fan (board, one));
      wait_at_most (4, is_picked (session, unit));
    }
  wait_until (is_picked (session, unit));
}

/* A stack is spread out; what is touched of it goes, the other stays. */
static void
move_from_a_stack (AdjBoard *board, AdjSession *session)
{
  adj_session_submit (session, "place 1/1/xiv 1519");
  tap_in_the_stack (board, session, "1/1/xiv", 1519);
  g_assert_false (is_picked (session, "2/1/xiv"));
  hand_tap_at (hand_hex (board, 1418));
  wait_until (stage_hex (session, "1/1/xiv") == 1418);
  g_assert_cmpuint (stage_hex (session, "2/1/xiv"), ==, 1519);
}

static void
open_a_menu (AdjBoard *board)
{
  graphene_point_t at = hand_hex (board, 1517);

  hand_finger ("hold %.0f %.0f\n", at.x, at.y);
  wait_until (adj_board_get_state (board)->menu != NULL &&
              gtk_widget_get_mapped (adj_board_get_state (board)->menu));
  hand_finger ("lift %.0f %.0f\n", at.x, at.y);
  hand_tap_at (hand_hex (board, 1315));
  wait_until (!gtk_widget_get_visible (adj_board_get_state (board)->menu));
}

/* ---- The journey ---- */

static void
test_turn (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session;
  AdjBoard *board;

  hand_tap_what_says (window, "Chickamauga");
  wait_until (gtk_widget_has_css_class (GTK_WIDGET (window), "finger"));
  wait_until ((session = adj_window_get_session (window)) != NULL);
  g_assert_cmpstr (adj_session_book (session)->scenario->id, ==, "chickamauga");
  board = stage_find (window, ADJ_TYPE_BOARD);
  wait_until (adj_map_view_is_sharp (adj_board_get_map (board)));
  hand_tap (stage_find (stage_find (window, ADJ_TYPE_TIP_BUBBLE), GTK_TYPE_BUTTON));
  wait_until (stage_find_saying (window, "Drag a counter") == NULL);
  see_all (board, 1518);
  look_closer (board, 1320); /* a map narrower than the board stays in its middle */
  move_by_taps (board, session);
  move_by_drag (board, session);
  move_from_a_stack (board, session);
  open_a_menu (board);
  stage_close (window);
}

/* From the picks to the retreat. */
static void
test_battle (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);

  adj_session_submit (session, "move 3/1/xiv 1619");
  hand_tap (stage_find (window, ADJ_TYPE_NEXT_BUTTON));
  wait_until (adj_session_true_table (session)->phase == 1);
  hand_tap_what_says (window, "1620: Smith 4"); /* due, and Wright would be left to nobody */
  wait_until (adj_session_get_picks (session)->n_targets == 2);
  wait_until (adj_session_get_picks (session)->n_units == 1);
  hand_tap (stage_find_button (window, "3"));
  wait_until (stage_find_saying (window, "3/1/XIV must retreat") != NULL);
  hand_tap_what_says (stage_find (window, ADJ_TYPE_DEBT_PAGE), "1618");
  wait_until (stage_hex (session, "3/1/xiv") == 1618);
  stage_close (window);
}

/* ---- A turn that both sides play together ---- */

/* By Union's die 5 and Confederate's 3 only 2/3/XIV and Gist are out of command. */
#define TOGETHER                                                                                   \
  "option simultaneous-movement; option command-control; place wilder 1318; place fulton 1320;"    \
  "place 2/1/xiv 1218; place 3/1/xiv 1417; place 2/4/xiv+1/1/res+2/1/res off;"                     \
  "place polk+bates+trigg+gregg+mcnair+forrest off"

/* One side behind its curtain: a unit to the hex between, by the board, and named to attack; who
 * has the shorter way waits a segment. */
static void
plot_by_taps (AdjWindow *window,
              AdjSession *session,
              const char *lift,
              const char *unit,
              AdjHexId from,
              gboolean waits)
{
  AdjBoard *board = stage_find (window, ADJ_TYPE_BOARD);

  hand_tap_what_says (window, lift);
  wait_until (!adj_session_is_covered (session));
  stage_settle ();
  hand_tap_at (hand_hex (board, from));
  wait_until (is_picked (session, unit));
  if (waits)
    hand_tap_what_says (window, "Wait");
  hand_tap_at (hand_hex (board, 1319));
  wait_until (stage_find_saying (window, "3 of 6 MP") != NULL);
  hand_tap_what_says (window, "Attack");
  wait_until (stage_find_saying (window, "3 of 3 MP, to attack") != NULL);
  hand_tap (stage_find (window, ADJ_TYPE_NEXT_BUTTON));
  wait_until (adj_session_is_covered (session));
}

/* Both sides' dice for Command Control, before anything is revealed. */
static void
command_by_taps (AdjWindow *window, AdjSession *session)
{
  const AdjTable *table = adj_session_true_table (session);
  GtkWidget *panel;

  hand_tap_what_says (window, "Both together");
  wait_until (!adj_session_is_covered (session));
  hand_tap (stage_find (window, ADJ_TYPE_NEXT_BUTTON));
  wait_until (adj_table_phase_kind (table, adj_session_book (session)) == ADJ_PHASE_MOVEMENT);
  hand_tap (stage_find_button (window, "Command"));
  wait_until (stage_find_saying (window, "To be expected:") != NULL);
  panel = stage_find (window, ADJ_TYPE_COMMAND_PANEL);
  hand_tap (stage_find_button (panel, "5"));
  wait_until (table->scatter[0]);
  hand_tap (stage_find_button (panel, "3"));
  wait_until (table->scatter[1]);
}

/* Its two dice in the box, and accepted. */
static void
drift_by_taps (AdjWindow *window, AdjSession *session, const char *unit, const char *title)
{
  GtkWidget *box = stage_find (window, ADJ_TYPE_DRIFT_BOX);
  int index = adj_scenario_unit (adj_session_book (session)->scenario, unit);

  wait_until (stage_find_saying (box, title) != NULL);
  hand_tap (stage_find_button (box, "3"));
  hand_tap (stage_find_button (
      gtk_widget_get_next_sibling (stage_find_saying (box, "Movement Points")), "2"));
  hand_tap_what_says (box, "Accept");
  wait_until (adj_session_true_table (session)->units[index].control == ADJ_CONTROL_DRIFTED);
}

/* One of each side, in the panel that lists both. */
static void
scatter_by_taps (AdjWindow *window, AdjSession *session)
{
  hand_tap (stage_find_button (window, "Command"));
  hand_tap_what_says (stage_find (window, ADJ_TYPE_COMMAND_PANEL), "2/3/XIV");
  drift_by_taps (window, session, "2/3/xiv", "2/3/XIV drifts");
  drift_by_taps (window, session, "gist", "Gist drifts");
}

static void
march_by_taps (AdjWindow *window, AdjSession *session)
{
  GtkWidget *box;

  hand_tap (stage_find (window, ADJ_TYPE_NEXT_BUTTON));
  wait_until (adj_session_true_table (session)->revealed);
  hand_tap (stage_find_button (window, "Plots"));
  for (int segment = 1; segment <= 3; segment++)
    {
      hand_tap (stage_find (window, ADJ_TYPE_NEXT_BUTTON));
      wait_until (adj_session_true_table (session)->segment == segment ||
                  adj_session_true_table (session)->n_debts > 0);
    }
  box = stage_find (window, ADJ_TYPE_DISPUTE_BOX);
  hand_tap (stage_find_button (box, "2"));
  hand_tap (stage_find_button (
      gtk_widget_get_next_sibling (stage_find_saying (box, "Confederate: Fulton")), "6"));
  wait_until (stage_hex (session, "fulton") == 1319);
}

/* A row of what is due, and its button. */
static void
announce_by_taps (AdjWindow *window, AdjSession *session, const char *due, int number)
{
  hand_tap_what_says (window, due);
  wait_until (adj_session_get_picks (session)->n_targets > 0);
  hand_tap_what_says (window, "Announce");
  wait_until (adj_session_true_table (session)->n_engagements == number);
}

static void
fight_by_taps (AdjWindow *window, AdjSession *session)
{
  const AdjTable *table = adj_session_true_table (session);
  GtkWidget *page;

  hand_tap (stage_find (window, ADJ_TYPE_NEXT_BUTTON));
  wait_until (stage_find_saying (window, "All attacks due") != NULL);
  announce_by_taps (window, session, "1319: Fulton 3 must be attacked", 1);
  announce_by_taps (window, session, "1218: 2/1/XIV 5 must be attacked", 2);
  page = stage_find (window, ADJ_TYPE_WAITING_PAGE);
  hand_tap (stage_find_button (page, "1"));
  wait_until (table->engagements[0].die == 1);
  hand_tap (stage_find_button (page, "6"));
  wait_until (table->engagements[1].die == 6);
  hand_tap_what_says (page, "Carry Out the Results");
  wait_until (stage_find_saying (window, "Results are carried out: Advances") != NULL);
  hand_tap_what_says (stage_find (window, ADJ_TYPE_DEBT_PAGE), "Wilder to 1319");
  wait_until (stage_hex (session, "wilder") == 1319);
}

static void
test_together (void)
{
  AdjWindow *window = stage_open ();
  AdjSession *session = stage_begin (window);

  g_assert_true (adj_session_submit (session, TOGETHER));
  wait_until (adj_session_is_covered (session));
  plot_by_taps (window, session, "Union only", "wilder", 1318, TRUE);
  plot_by_taps (window, session, "Confederate only", "fulton", 1320, FALSE);
  command_by_taps (window, session);
  march_by_taps (window, session);
  scatter_by_taps (window, session);
  fight_by_taps (window, session);
  stage_close (window);
}

/* ---- The charts ---- */

/* A picture is laid under the map and turned to its North by touches; the numbers come from the
 * keys that a screen shows. */
static void
test_laying (void)
{
  static const AdjHexId corners[] = { 101, 1001, 108, 1008 };
  g_autofree char *folder = folder_make ();
  AdjWindow *window = stage_open ();
  AdjChartsWindow *charts = desk_work_open_charts (window, "shiloh.scenario.xml");
  AdjChartsLaying *laying = stage_find (charts, ADJ_TYPE_CHARTS_LAYING);
  AdjMapView *map = adj_charts_drawing_get_map (stage_find (charts, ADJ_TYPE_CHARTS_DRAWING));
  AdjOwnBattle *battle = adj_charts_window_get_battle (charts);
  GtkWidget *numbers = stage_find (laying, ADJ_TYPE_NUMBER_POPOVER);
  OwnerMap sheet;
  graphene_point_t at;
  AdjPoint side;

  hand_tap_called (charts, "Units");
  wait_until (gtk_widget_has_css_class (GTK_WIDGET (charts), "finger")); /* it has made room */
  sheet = desk_work_lay (charts, folder);
  for (guint i = 0; i < G_N_ELEMENTS (corners); i++)
    {
      g_autofree char *number = g_strdup_printf ("%04d", corners[i]);
      AdjPoint seen;

      wait_until (adj_map_view_is_complete (map));
      gtk_test_widget_wait_for_draw (GTK_WIDGET (map));
      seen = desk_work_seen (charts, &sheet, corners[i]);
      hand_tap_at (hand_place (map, seen.x, seen.y));
      wait_until (gtk_widget_get_mapped (numbers));
      gtk_editable_set_text (stage_find (numbers, GTK_TYPE_ENTRY), number);
      g_signal_emit_by_name (stage_find (numbers, GTK_TYPE_ENTRY), "activate");
      wait_until (adj_tracer_get (adj_own_battle_get_tracer (battle))->n_references == i + 1);
      wait_until (!gtk_widget_get_visible (numbers));
    }
  hand_tap_called (laying, "Enough");
  wait_until (!adj_charts_laying_is_busy (laying));
  hand_tap_called (charts, "Picture");
  wait_until (hand_find_called (charts, "Click its side") != NULL);
  stage_press (charts, "Click its side"); /* the page would have to be scrolled to it */
  wait_until (adj_charts_laying_asks (laying));
  gtk_test_widget_wait_for_draw (GTK_WIDGET (map));
  side = adj_map_view_get_place (map, adj_book_hex (adj_map_view_get_book (map), 505));
  at = hand_place (map, side.x, side.y + 0.6 * adj_map_view_get_camera (map)->size);
  hand_tap_at (at); /* below the middle: North is at the sheet's lower edge */
  wait_until (adj_draft_get_scenario (desk_work_draft (charts))->map.compass[0] == 3);
  desk_work_close (charts, window);
  folder_remove (g_steal_pointer (&folder));
}

int
main (int argc, char **argv)
{
  gtk_test_init (&argc, &argv, NULL);
  adj_looks_dress ();
  adj_touch_watch ();
  g_test_add_func ("/app/touch/turn", test_turn);
  g_test_add_func ("/app/touch/battle", test_battle);
  g_test_add_func ("/app/touch/together", test_together);
  g_test_add_func ("/app/touch/laying", test_laying);
  return g_test_run ();
}
